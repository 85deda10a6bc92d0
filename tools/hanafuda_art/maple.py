"""Month 10, maple (momiji): red and yellow leaves with seven points."""

from math import dist
from random import Random

from tools.hanafuda_art import ribbons
from tools.hanafuda_art.contour import Arc, along
from tools.hanafuda_art.deer import deer
from tools.hanafuda_art.limbs import limbs
from tools.hanafuda_art.palette import BLUE, CREAM, INK, RED, YELLOW
from tools.hanafuda_art.pen import Card, Stamp, fill, line, num, polar

_LOBES = ((-90, 9.4), (-46, 8.4), (-4, 6.8), (46, 4.4), (134, 4.4), (184, 6.8), (226, 8.4))


def _leaf() -> str:
    """A leaf that grows upwards from the end of its stalk at (0, 0), 13.6 long; the blade has no colour of its own."""
    points = []
    for i, (angle, long) in enumerate(_LOBES):
        for turn, part in ((-17, 0.5), (-9, 0.72), (0, 1), (9, 0.72), (17, 0.5)):
            points.append(polar(long * part, angle + turn, 0, -4.2))
        after = _LOBES[(i + 1) % len(_LOBES)][0] + (360 if i == len(_LOBES) - 1 else 0)
        points.append(polar(1.2 if (angle, after) == (46, 134) else 2.9, (angle + after) / 2, 0, -4.2))
    d = "M" + "L".join(f"{num(x)},{num(y)}" for x, y in points) + "Z"
    ends = (polar(long * 0.76, angle, 0, -4.2) for angle, long in _LOBES)
    veins = "".join(f"M0,-3.8L{num(x)},{num(y)}" for x, y in ends)
    return (
        line("M0,0V-4", INK, 0.8)
        + f'<path d="{d}" stroke="{INK}" stroke-width=".5" stroke-linejoin="round"/>'
        + line(veins, CREAM, 0.42)
    )


class _Tree:
    """The twigs and leaves of one card; ``seed`` turns the leaves a little."""

    def __init__(self, card: Card, seed: int) -> None:
        self._card = card
        self._chance = Random(seed)
        self._leaf: Stamp = card.stamp("leaf", _leaf())

    def grow(self, *branches: tuple[Arc, str, float, float]) -> None:
        """Branches as (twig, colours, size of its leaves, width at its foot): all the wood first, then the leaves.

        Leaves stand by turns left and right and one at the tip; ``colours`` has r or y for each. One that would hide
        another is left out.
        """
        wood = [([along(twig, k / 4)[:2] for k in range(5)], root, 0.7) for twig, _, _, root in branches]
        self._card.add(limbs(wood, INK, width=0))
        middles: list[tuple[float, float]] = []
        for twig, colours, size, _ in branches:
            for i, colour in enumerate(colours):
                x, y, heading = along(twig, (i + 0.6) / (len(colours) - 0.4))
                side = 0 if i == len(colours) - 1 else (-1) ** i * (62 + self._chance.uniform(-12, 12))
                big = size * self._chance.uniform(0.92, 1.06)
                middle = polar(6 * big, heading + side - 90, x, y)
                if all(dist(middle, other) > 7.4 * size for other in middles):
                    middles.append(middle)
                    self.leaf(x, y, heading + side, big, colour)

    def leaf(self, x: float, y: float, turn: float, size: float, colour: str) -> None:
        """One leaf whose stalk ends at (x, y); ``colour`` is r or y."""
        self._card.add(self._leaf(x, y, turn, size, fill=RED if colour == "r" else YELLOW))


def _deer() -> str:
    card = Card("deer")
    tree = _Tree(card, 1)
    tree.grow(
        ((66, 6, 46, 12, 22, 3), "ryrry", 1.15, 2.6),
        ((66, 12, 56, 20, 54, 38), "ryrry", 1.1, 2.6),
    )
    card.add(fill("M0,104V96Q18,92 34,96T64,94V104Z", INK))
    card.add(*deer())
    return card.svg()


def _ribbon() -> str:
    card = Card("10-ribbon")
    tree = _Tree(card, 2)
    tree.grow(
        ((-2, 10, 16, 22, 66, 12), "yryr", 1.3, 2.6),
        ((4, 14, 16, 50, 8, 84), "yryryr", 1.3, 2.6),
        ((66, 34, 50, 60, 54, 86), "ryryry", 1.3, 2.6),
    )
    card.add(ribbons.purple(32, 54, 7))
    return card.svg()


def _first() -> str:
    card = Card("10-plain-1")
    tree = _Tree(card, 3)
    tree.grow(
        ((39.6, 55, 16, 60, 12, 26), "yryr", 1.35, 2.2),
        ((-2, 104, 24, 70, 66, 28), "ryrryyr", 1.4, 4),
        ((15.6, 82.4, 34, 94, 57, 82), "yrryr", 1.3, 2.2),
        ((42, 52.6, 48, 36, 38, 18), "yr", 1.3, 2),
    )
    return card.svg()


def _stream() -> list[str]:
    crests = (68, 75, 82, 89, 96)
    return [
        fill("M0,62C14,56 26,70 40,64C50,60 58,62 66,58V106H0Z", BLUE),
        *(
            line(
                f"M-4,{y}C{10 + y % 3},{y - 6} {24 + y % 4},{y + 8} {40 + y % 3},{y + 1}S58,{y - 1} 68,{y - 4}",
                CREAM,
                0.7,
            )
            for y in crests
        ),
    ]


def _second() -> str:
    card = Card("10-plain-2")
    tree = _Tree(card, 4)
    card.add(*_stream())
    tree.grow(
        ((66, 2, 36, 8, 10, 30), "ryrryr", 1.35, 2.6),
        ((50, 5, 54, 26, 48, 44), "yrry", 1.3, 2.6),
    )
    for x, y, turn, size, colour in (
        (10, 74, 70, 1.3, "r"),
        (58, 76, -60, 1.25, "y"),
        (38, 98, 20, 1.3, "r"),
        (10, 101, 40, 1, "y"),
    ):
        tree.leaf(x, y, turn, size, colour)
    return card.svg()


def cards() -> dict[str, str]:
    """Token -> SVG text."""
    return {"deer": _deer(), "10-ribbon": _ribbon(), "10-plain-1": _first(), "10-plain-2": _second()}
