"""How large a card is, and how many stand on a sheet. All lengths in 0.1 mm."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from types import MappingProxyType
from typing import Final, NamedTuple

from karuta.errors import BadInput

LEAST, MOST = 200, 2000
"""The shortest and the longest side of a card of free size."""
EDGE: Final = 50
"""What printers leave white at the edge of a sheet."""
FOOT: Final = 110
"""Room above and below the cards: the ruler stands there, and a grid in the middle of the sheet needs both."""
GAP, LEAST_GAP = 40, 20
"""Between cards: wide enough for marks; at least so wide that the backs, which bleed, don't meet."""
_SIZE = re.compile(r"(\d+(?:[.,]\d)?)\s*(?:mm)?\s*[x×X*]\s*(\d+(?:[.,]\d)?)\s*(?:mm)?")
_LAYOUT = re.compile(r"(\d{1,2})\s*[x×X*]\s*(\d{1,2})")


class Size(NamedTuple):
    """Width and height."""

    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.width / 10:g}x{self.height / 10:g}"


PAPERS: Final = MappingProxyType({"a4": Size(2100, 2970), "letter": Size(2159, 2794)})
SIZES: Final = MappingProxyType(
    {
        "52x73": Size(520, 730),
        "52x76": Size(520, 760),
        "33x54": Size(330, 540),
        "62x83": Size(620, 830),
        "88x124": Size(880, 1240),
    }
)
"""The cards of a competition, of a training deck, hanafuda, a backing that is folded round a card of 52x73, and cards
that can be read from afar."""


class Grid(NamedTuple):
    """Cards of `card` on a sheet of `sheet` (as it is read: landscape is wider than high), in the very middle of it."""

    card: Size
    sheet: Size
    columns: int
    rows: int
    gap_x: int
    gap_y: int

    @property
    def places(self) -> int:
        """How many cards stand on a sheet."""
        return self.columns * self.rows

    @property
    def landscape(self) -> bool:
        return self.sheet.width > self.sheet.height

    @property
    def left(self) -> float:
        """White to the left of the cards, as much as to the right."""
        return (self.sheet.width - _span(self.card.width, self.columns, self.gap_x)) / 2

    @property
    def top(self) -> float:
        """White above the cards, as much as below."""
        return (self.sheet.height - _span(self.card.height, self.rows, self.gap_y)) / 2

    def at(self, place: int) -> tuple[float, float]:
        """The upper left corner of a place; they go row by row."""
        row, column = divmod(place, self.columns)
        return self.left + column * (self.card.width + self.gap_x), self.top + row * (self.card.height + self.gap_y)

    def behind(self, place: int) -> tuple[float, float]:
        """The same on the other side of a sheet that is turned over its long edge."""
        x, y = self.at(place)
        if self.landscape:
            return x, self.sheet.height - y - self.card.height
        return self.sheet.width - x - self.card.width, y


def size_of(text: str) -> Size:
    """The size that `text` names, such as `52x73` or `60.5 x 90`, in mm; raises BadInput.

    >>> size_of("52x73"), str(size_of("60,5 x 90"))
    (Size(width=520, height=730), '60.5x90')
    """
    found = _SIZE.fullmatch(text.strip())
    sides = [round(float(side.replace(",", ".")) * 10) for side in found.groups()] if found else []
    if not sides or not all(LEAST <= side <= MOST for side in sides):
        raise BadInput(
            f"{text!r} is no size of a card: give width x height in mm, such as 52x73, each from 20 to 200",
            key="error-print-size",
            given=text,
            least=str(LEAST // 10),
            most=str(MOST // 10),
        )
    return Size(*sides)


def grid_of(card: Size, paper: str, layout: str, count: int) -> Grid:
    """How `count` cards are laid out: `layout` as columns x rows, or the one that takes the fewest sheets for ''.

    Raises BadInput for a layout that is none, and where not so much fits on the paper; any card fits once.
    """
    fitting = list(_fitting(card, PAPERS[paper]))
    if not layout.strip():
        return min(fitting, key=lambda grid: (-(-count // grid.places), grid.places, grid.landscape))
    found = _LAYOUT.fullmatch(layout.strip())
    asked = tuple(map(int, found.groups())) if found else ()
    chosen = next((grid for grid in fitting if (grid.columns, grid.rows) == asked), None)
    if chosen is None:
        most = ", ".join(f"{grid.columns}x{grid.rows}" for grid in _fullest(fitting))
        raise BadInput(
            f"{layout!r}: cards of {card} mm fit on {paper} as columns x rows, at most {most}",
            key="error-print-layout",
            given=layout,
            size=str(card),
            paper=paper,
            most=most,
        )
    return chosen


def _span(side: int, count: int, gap: int) -> int:
    return side * count + gap * (count - 1)


def _fitting(card: Size, paper: Size) -> Iterator[Grid]:
    """All grids that fit, portrait first."""
    for sheet in (paper, Size(paper.height, paper.width)):
        across, down = sheet.width - 2 * EDGE, sheet.height - 2 * FOOT
        for columns, rows in product(_counts(card.width, across), _counts(card.height, down)):
            yield Grid(card, sheet, columns, rows, _gap(card.width, across, columns), _gap(card.height, down, rows))


def _counts(side: int, room: int) -> range:
    return range(1, (room + LEAST_GAP) // (side + LEAST_GAP) + 1)


def _gap(side: int, room: int, count: int) -> int:
    return GAP if count == 1 else min(GAP, (room - side * count) // (count - 1))


def _fullest(grids: list[Grid]) -> Iterator[Grid]:
    for landscape in (False, True):
        if turned := [grid for grid in grids if grid.landscape is landscape]:
            yield max(turned, key=lambda grid: grid.places)
