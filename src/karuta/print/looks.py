"""What cards look like: colours and rim of each look."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final, NamedTuple

GREEN, BROWN, INK, CREAM, WHITE, BLACK = "#2d6044", "#8c6420", "#14110c", "#f9f3e1", "#ffffff", "#000000"


class Look(NamedTuple):
    """`rim_width` in 0.1 mm on a card of 52 mm; `soft` is the ink of what is small, `tint`
    of areas; `bold`: letters that carry far."""

    ground: str
    ink: str
    soft: str
    rim: str
    rim_width: float
    bold: bool = False
    tint: str = ""
    face: str = ""
    """The face whatever the order says; '' for the order's."""


LOOKS: Final = MappingProxyType(
    {
        "colour": Look(CREAM, INK, "#5b5344", GREEN, 15, tint="#e8dcbb"),
        "ink-saver": Look(WHITE, INK, "#5b5344", GREEN, 3),
        "black": Look(WHITE, BLACK, BLACK, BLACK, 3),
        "large": Look(BLACK, WHITE, WHITE, WHITE, 6, bold=True, face="clear"),
    }
)
