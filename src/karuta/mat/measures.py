"""The measures of the two fields, and the places of cards in them (rules C1, C4, C5, 4.7).

All lengths are whole numbers of 0.1 mm. *Mat coordinates* have x to the right and y down as side A sees them; their
origin is the top left corner of field B, which lies on top with its bottom row farthest away. With cards of 73 mm the
rows of B (gedan, chudan, jodan) lie at y 0..730, 830..1560 and 1660..2390, those of A (jodan, chudan, gedan) at
2690..3420, 3520..4250 and 4350..5080, and both fields are 8700 wide. A `Place` is given as the card's *owner* sees it,
so the same place means the same thing on both sides: for B, x runs to the left in mat coordinates.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Literal, NamedTuple

from karuta.errors import IllegalMove

Side = Literal["A", "B"]
SIDES: tuple[Side, Side] = ("A", "B")
Rect = tuple[int, int, int, int]
"""Left, top, right, bottom in mat coordinates."""


def other(side: Side) -> Side:
    """The side across the mat."""
    return "B" if side == "A" else "A"


class Place(NamedTuple):
    """Where a card lies: whose field, which row (0 jodan, nearest the centre, 1 chudan, 2 gedan), and the x of its left
    edge as its owner sees it (0.1 mm, 0 to 8180)."""

    field: Side
    row: int
    x: int


class Gap(NamedTuple):
    """A free stretch of a row that holds at least one card: from `left` to `right` as the owner sees it (0.1 mm)."""

    row: int
    left: int
    right: int


@dataclass(frozen=True)
class Format:
    """The measures of cards and fields (rules C1, C17, 4.7), in 0.1 mm."""

    card_width: int = 520
    card_height: int = 730
    width: int = 8700
    row_gap: int = 100
    field_gap: int = 300
    rows: int = 3

    @cached_property
    def last_x(self) -> int:
        """The largest x of a place: 8180."""
        return self.width - self.card_width

    @cached_property
    def row_capacity(self) -> int:
        """The most cards that a row holds: 16 (rules 4.7)."""
        return self.width // self.card_width

    @cached_property
    def capacity(self) -> int:
        """The most cards that a field holds: 48 (rules 4.3)."""
        return self.rows * self.row_capacity

    @cached_property
    def field_depth(self) -> int:
        """From the outer edge of the top row to that of the bottom row: 2390 with cards of 73 mm."""
        return self.rows * self.card_height + (self.rows - 1) * self.row_gap

    @cached_property
    def depth(self) -> int:
        """Both fields and the gap between them: 5080 with cards of 73 mm."""
        return 2 * self.field_depth + self.field_gap

    @cached_property
    def tops(self) -> Mapping[Side, tuple[int, ...]]:
        """For each side the y of the upper edge (mat coordinates) of rows jodan, chudan, gedan."""
        pitch = self.card_height + self.row_gap
        start = self.field_depth + self.field_gap
        return {
            "A": tuple(start + row * pitch for row in range(self.rows)),
            "B": tuple((self.rows - 1 - row) * pitch for row in range(self.rows)),
        }

    @cached_property
    def fields(self) -> Mapping[Side, Rect]:
        """Each field's rectangle, which the competition lines bound."""
        return {
            "A": (0, self.field_depth + self.field_gap, self.width, self.depth),
            "B": (0, 0, self.width, self.field_depth),
        }

    def field_at(self, x: int | Fraction, y: int | Fraction) -> Side | None:
        """The field within whose lines the point lies (lines included), if any."""
        if not 0 <= x <= self.width:
            return None
        for side, (_, top, _, bottom) in self.fields.items():
            if top <= y <= bottom:
                return side
        return None

    def rect(self, place: Place) -> Rect:
        """The rectangle of a card at `place`, in mat coordinates."""
        field, row, x = place
        left = x if field == "A" else self.last_x - x
        top = self.tops[field][row]
        return left, top, left + self.card_width, top + self.card_height

    def misfit(self, place: Place) -> IllegalMove | None:
        """Why no card could lie at `place` even on an empty mat: an unknown field or row, or over the edge."""
        field, row, x = place
        if field not in SIDES:
            return IllegalMove(f"field {field!r}: a field is 'A' or 'B'", key="error-mat-field", field=str(field))
        if not 0 <= row < self.rows:
            return IllegalMove(
                f"row {row}: rows are 0 (jodan) to {self.rows - 1}, one card in one row",
                key="error-mat-row",
                row=row,
                last=self.rows - 1,
            )
        if not 0 <= x <= self.last_x:
            return IllegalMove(
                f"x {x}: a card lies wholly inside its field, so x is 0 to {self.last_x} (0.1 mm)",
                key="error-mat-outside",
                x=x,
                last=self.last_x,
            )
        return None
