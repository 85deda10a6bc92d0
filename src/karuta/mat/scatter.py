"""Cards that lie in any place and any way, with no fields and no rows (rules 5.1).

All lengths are whole numbers of 0.1 mm. The origin is the top left corner of the cloth as seat 0 sees it, x goes to the
right and y down.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct


class Lie(NamedTuple):
    """How a card lies: its centre, and how far it is turned clockwise from upright as seat 0 sees it (whole degrees, 0
    to 359)."""

    x: int
    y: int
    turn: int


class Spread(Struct, frozen=True, gc=False):
    """Cards on a cloth of `width` and `depth`: card number -> `Lie`. Cards are 52 by 73 mm and never overlap."""

    width: int
    depth: int
    lies: Mapping[int, Lie]
    card_width: int = 520
    card_height: int = 730
