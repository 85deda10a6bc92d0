"""Month 7, bush clover (hagi): thin sprays with leaves in threes and pea flowers."""

from random import Random

from tools.hanafuda_art import ribbons
from tools.hanafuda_art.boar import boar
from tools.hanafuda_art.contour import Arc, along, arc
from tools.hanafuda_art.palette import CREAM, INK, PURPLE, RED, YELLOW
from tools.hanafuda_art.pen import Card, Stamp, fill, group, line

Sprays = tuple[tuple[Arc, int], ...]


def _leaflet() -> str:
    return fill("M0,0C-2.2,-1.4 -2.2,-4.6 0,-5.8C2.2,-4.6 2.2,-1.4 0,0Z", INK, CREAM, 0.3) + line(
        "M0,-1V-4.4", CREAM, 0.35
    )


def _three() -> str:
    side = _leaflet()
    return group(side, 0, -1.2, -72) + group(side, 0, -1.2, 72) + group(side, 0, -1.4)


def _flower() -> str:
    wings = "M0,0C-2.6,-.4 -3.2,-3 -1.5,-4Q-.5,-4.4 0,-3.4Q.5,-4.4 1.5,-4C3.2,-3 2.6,-.4 0,0Z"
    keel = "M-.8,-.2Q0,-2.8 .8,-.2Q0,.9 -.8,-.2Z"
    return f'<path d="{wings}" stroke="{CREAM}" stroke-width=".4"/>' + fill(keel, YELLOW)


class _Bush:
    """The sprays of one card."""

    def __init__(self, card: Card, seed: int) -> None:
        self._card = card
        self._leaf: Stamp = card.stamp("leaf", _three())
        self._flower: Stamp = card.stamp("flower", _flower())
        self._chance = Random(seed)

    def spray(self, twig: Arc, nodes: int) -> None:
        """One stem: leaves by turns left and right and smaller to the tip, a flower across from each."""
        self._card.add(line(arc(twig), INK, 0.9))
        flowers = []
        for i in range(nodes):
            t = (i + 0.6) / nodes
            x, y, heading = along(twig, t)
            side = (-1) ** i
            self._card.add(self._leaf(x, y, heading + side * (52 + self._chance.uniform(-8, 8)), 1.5 - 0.6 * t))
            colour = (RED, RED, PURPLE)[(i + nodes) % 3]
            flowers.append(self._flower(x, y, heading - side * 46, 1.1, fill=colour))
        x, y, heading = along(twig, 1)
        flowers += [
            self._flower(x, y, heading + turn, 0.95, fill=colour)
            for turn, colour in ((-50, RED), (50, PURPLE), (0, RED))
        ]
        self._card.add(*flowers)


def _ground(colour: str = INK) -> str:
    return fill("M0,104V97Q18,93 34,97T64,95V104Z", colour)


def _sprays(card: Card, seed: int, sprays: Sprays) -> None:
    bush = _Bush(card, seed)
    for twig, nodes in sprays:
        bush.spray(twig, nodes)


def _boar() -> str:
    card = Card("boar")
    card.add(_ground())
    _sprays(
        card,
        7,
        (
            ((-1, 4, -2, 34, 10, 55), 7),
            ((12, -3, 10, 26, 26, 46), 7),
            ((30, -3, 30, 22, 44, 43), 7),
            ((48, -3, 48, 24, 59, 48), 7),
        ),
    )
    card.add(group(boar(), 1, 5, 0, 0.95))
    return card.svg()


def _ribbon() -> str:
    card = Card("07-ribbon")
    _sprays(
        card,
        17,
        (
            ((30, 106, 44, 92, 57, 93), 4),
            ((8, 106, -2, 60, 16, 20), 11),
            ((12, 106, 22, 40, 54, 30), 11),
            ((16, 106, 34, 66, 58, 66), 8),
            ((5.5, 58, 12, 12, 46, 9), 7),
        ),
    )
    card.add(ribbons.red(34, 54, 9))
    return card.svg()


def _first() -> str:
    card = Card("07-plain-1")
    card.add(_ground())
    _sprays(
        card,
        27,
        (
            ((32, 100, 34, 30, 52, 18), 10),
            ((30, 100, 26, 26, 10, 14), 10),
            ((34, 100, 42, 56, 58, 52), 7),
            ((28, 100, 20, 60, 6, 54), 7),
            ((38, 100, 46, 82, 57, 80), 4),
            ((26, 100, 18, 84, 7, 82), 4),
        ),
    )
    return card.svg()


def _second() -> str:
    card = Card("07-plain-2")
    card.add(_ground(RED))
    _sprays(
        card,
        37,
        (
            ((28, -4, 50, 0, 57, 14), 5),
            ((-4, 4, 34, 4, 56, 40), 9),
            ((-4, 26, 26, 26, 52, 66), 9),
            ((-4, 50, 18, 48, 36, 84), 7),
            ((-4, 72, 8, 74, 14, 90), 3),
        ),
    )
    return card.svg()


def cards() -> dict[str, str]:
    """Token -> SVG text."""
    return {"boar": _boar(), "07-ribbon": _ribbon(), "07-plain-1": _first(), "07-plain-2": _second()}
