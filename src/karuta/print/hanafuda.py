"""Hanafuda: the 48 flower cards of the house, and the marks that tell beginners the month and the kind."""

from __future__ import annotations

import re
from importlib.resources import files

from karuta.hanafuda.deck import DECK, Card
from karuta.print.looks import LOOKS
from karuta.print.order import Order
from karuta.print.setting import literal, mm

ALIKE = 0.03
"""How much a picture may be stretched unseen; on a card of another shape it stands in the middle."""
_WIDE, _HIGH = 64, 104
_FRAME = f'<rect width="{_WIDE}" height="{_HIGH}" rx="4" fill="#1b1715"/>'
_LINE = (
    f'<rect x=".3" y=".3" width="{_WIDE - 0.6}" height="{_HIGH - 0.6}" rx="3.7" fill="#fff" stroke="#1b1715" '
    'stroke-width=".6"/>'
)
_GROUND = f'<rect width="{_WIDE}" height="{_HIGH}" fill="#f7f0dd"/>'
_LIGHT = 225
"""From here on a grey is left white: a printer would strew dots over the whole card."""
_HEX = re.compile("#[0-9a-f]{6}")


def cards(order: Order) -> tuple[tuple[str, ...], dict[str, bytes]]:
    """The cards in typst by number, and the pictures in them by name. Marks for beginners where hints are asked for."""
    marked = order.hints != "none"
    names = {card: f"{card.token}.svg" for card in DECK}
    pictures = {name: picture(card, order.look) for card, name in names.items()}
    if marked:
        pictures |= {f"mark-{card.token}.svg": _read("corners", f"{card.token}.svg").encode() for card in DECK}
    drawn = tuple(_card(order, [name, *([f"mark-{name}"] if marked else [])]) for name in names.values())
    return drawn, pictures


def picture(card: Card, look: str) -> bytes:
    """The SVG of a card: to save ink without the black of its frame and the tint of its ground, in greys where there is
    to be no colour."""
    drawn = _read(f"{card.token}.svg")
    if look == "ink-saver":
        drawn = drawn.replace(_FRAME, _LINE).replace(_GROUND, _GROUND.replace("#f7f0dd", "#ffffff"))
    elif look == "black":
        drawn = _HEX.sub(_grey, drawn)
    return drawn.encode()


def _card(order: Order, names: list[str]) -> str:
    size = order.card
    stretched = abs(size.width * _HIGH / (size.height * _WIDE) - 1) < ALIKE
    fit = literal("stretch" if stretched else "contain")
    ground = "#ffffff" if order.look == "ink-saver" else LOOKS["black"].ink if order.look == "black" else "#1b1715"
    box = f"width: {mm(size.width)}, height: {mm(size.height)}"
    return "\n".join(
        [
            f"#place(rect({box}, fill: rgb({literal(ground)})))",
            *(f"#place(image({literal(name)}, {box}, fit: {fit}))" for name in names),
        ]
    )


def _read(*path: str) -> str:
    return files("karuta.hanafuda").joinpath("art", *path).read_text(encoding="utf-8")


def _grey(found: re.Match[str]) -> str:
    red, green, blue = (int(found[0][at : at + 2], 16) for at in (1, 3, 5))
    light = round(0.3 * red + 0.59 * green + 0.11 * blue)
    return "#ffffff" if light >= _LIGHT else f"#{light:02x}{light:02x}{light:02x}"
