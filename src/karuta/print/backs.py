"""Backs: hemp leaves all over, so that neither a sheet that drifts nor a card that is turned can be told."""

from __future__ import annotations

import math
from types import MappingProxyType
from typing import Final, NamedTuple

from karuta.print.order import Order
from karuta.print.setting import literal, mm
from karuta.print.sheets import BLEED

NAME: Final = "back.svg"
_LEAF: Final = 130.0
"""The side of a leaf's triangle on a card of 52 mm, in 0.1 mm."""


class _Colours(NamedTuple):
    ground: str
    lines: str
    width: float


_POEMS: Final = MappingProxyType(
    {
        "colour": _Colours("#2d6044", "#4f8466", 3.5),
        "ink-saver": _Colours("#ffffff", "#8fb09e", 2.5),
        "black": _Colours("#ffffff", "#555555", 2.5),
        "large": _Colours("#000000", "#000000", 2.5),
    }
)
_FLOWERS: Final = _POEMS | {"colour": _Colours("#8f1a17", "#c25a4c", 3.5), "large": _Colours("#8f1a17", "#c25a4c", 3.5)}


def back(order: Order) -> tuple[str, dict[str, bytes]]:
    """A back in typst, larger than the card by what bleeds, and the picture in it."""
    colours = (_FLOWERS if order.kind == "hanafuda" else _POEMS)[order.look]
    wide, high = order.card.width + 2 * BLEED, order.card.height + 2 * BLEED
    box = f"width: {mm(wide)}, height: {mm(high)}"
    drawn = (
        f"#place(rect({box}, fill: rgb({literal(colours.ground)})))\n"
        f'#place(image({literal(NAME)}, {box}, fit: "stretch"))'
    )
    return drawn, {NAME: _leaves(wide, high, colours).encode()}


def _leaves(wide: int, high: int, colours: _Colours) -> str:
    """Triangles of a lattice, each parted from its middle; the same when turned by half, for the middle is a node."""
    side = (wide - 2 * BLEED) / max(2, round((wide - 2 * BLEED) / _LEAF))
    rise = side * math.sqrt(3) / 2
    columns, rows = math.ceil(wide / side / 2) + 1, math.ceil(high / rise / 2)
    lines = []
    for row in range(-rows, rows + 1):
        for column in range(-columns, columns + 1):
            x, y = wide / 2 + (column + (row % 2) / 2) * side, high / 2 + row * rise
            for down in (-1, 1):
                middle = x + side / 2, y + down * rise / 3
                corners = (x, y), (x + side, y), (x + side / 2, y + down * rise)
                lines += [(corner, middle) for corner in corners]
            lines += [((x, y), end) for end in ((x + side, y), (x + side / 2, y + rise), (x - side / 2, y + rise))]
    path = "".join(f"M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}" for (a, b), (c, d) in lines)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"><path d="{path}" fill="none" '
        f'stroke="{colours.lines}" stroke-width="{colours.width}" stroke-linecap="round"/></svg>'
    )
