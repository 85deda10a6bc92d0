"""Rims: paper that is pasted on the back of the board and folded round its edge to the front (docs/printing.md).

The corners are cut off, so that the folds meet; short lines at the edge show where the board lies, and vanish under the
paper of the front.
"""

from __future__ import annotations

from typing import Final

from karuta.print.looks import BLACK, GREEN, INK, WHITE
from karuta.print.order import Order
from karuta.print.setting import literal, mm

FOLD: Final = 50
"""What is folded: as much as the board is thick, and the rest over the front."""
_CORNER: Final = 70
"""What is cut off a corner, along both sides: the folds of a board of 1.5 mm then just meet."""
_TICK: Final = 20


def rim(order: Order) -> str:
    """The paper for one card, in typst."""
    wide, high = order.card
    fill, line = {
        "colour": (GREEN, "#8fb09e"),
        "ink-saver": (WHITE, INK),
        "black": (BLACK, "#bbbbbb"),
        "large": (BLACK, "#bbbbbb"),
    }[order.look]
    near, far_x, far_y = _CORNER, wide - _CORNER, high - _CORNER
    points = (near, 0), (far_x, 0), (wide, near), (wide, far_y), (far_x, high), (near, high), (0, far_y), (0, near)
    outline = ", ".join(f"({mm(x)}, {mm(y)})" for x, y in points)
    stroke = f"0.2mm + rgb({literal(line)})" if order.look == "ink-saver" else "none"
    return "\n".join(
        [
            f"#place(polygon(fill: rgb({literal(fill)}), stroke: {stroke}, {outline}))",
            *_ticks(wide, high, line),
        ]
    )


def _ticks(wide: int, high: int, colour: str) -> list[str]:
    ends = [
        *(((x, y), (x, y + way)) for x in (FOLD, wide - FOLD) for y, way in ((30, _TICK), (high - 30, -_TICK))),
        *(((x, y), (x + way, y)) for y in (FOLD, high - FOLD) for x, way in ((30, _TICK), (wide - 30, -_TICK))),
    ]
    return [
        f"#place(line(start: ({mm(a)}, {mm(b)}), end: ({mm(c)}, {mm(d)}), stroke: 0.15mm + rgb({literal(colour)})))"
        for (a, b), (c, d) in ends
    ]
