"""Sheets of cards: where each stands, what is cut along, what is measured, and what is behind. All lengths in 0.1 mm.

A card is drawn in typst at the upper left corner of its own box; here the boxes are put on pages.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from karuta.print.setting import face, literal, mm
from karuta.print.sizes import FOOT, Grid

BLEED = 10
"""How much a back is larger than its card on each side: sheets that are printed on both sides drift by so much."""
_MARK, _MARK_FROM = 13, 6
"""Crop marks, so short that those of neighbours don't touch in the gap."""
_OUTER_MARK = 40
RULER = 1000

__all__ = ["BLEED", "RULER", "backs", "document", "fronts", "separate"]


def document(pages: Iterable[str], grid: Grid) -> str:
    """The source of a document of these pages."""
    width, height = mm(grid.sheet.width), mm(grid.sheet.height)
    return (
        f"#set document(date: none)\n#set page(width: {width}, height: {height}, margin: 0mm)\n"
        f"#set text(font: {face('clear')}, top-edge: 0.88em, bottom-edge: -0.12em)\n"
        # A sign in the middle of (x, y); a line of text that begins, is centred or ends there.
        "#let sign(x, y, size, it) = place(dx: x - size, dy: y - size / 2, "
        "box(width: size * 2, height: size, align(center, text(size: size, it))))\n"
        "#let line-at(x, y, width, how, size, it) = place(dx: x, dy: y - size / 2, "
        "box(width: width, height: size, align(how, text(size: size, it))))\n"
        "#let card(x, y, w, h, it) = place(dx: x, dy: y, box(width: w, height: h, it))\n"
        + "\n#pagebreak()\n".join(pages)
    )


def fronts(cards: Sequence[str], grid: Grid, *, crop: bool, foot: Sequence[str]) -> Iterator[str]:
    """The pages with `cards`; `foot` is what the ruler says and what the sheets are, or nothing."""
    sheets = -(-len(cards) // grid.places)
    for number in range(sheets):
        shown = cards[number * grid.places :][: grid.places]
        placed = [_card(grid, *grid.at(place), drawn) for place, drawn in enumerate(shown)]
        marks = [_marks(grid, range(len(shown)))] if crop else []
        rulers = [_foot(grid, foot[0], f"{foot[1]} · {number + 1} / {sheets}")] if foot else []
        yield "\n".join((*placed, *marks, *rulers))


def backs(back: str, grid: Grid, count: int) -> Iterator[str]:
    """For each page of `fronts` the other side: `back` behind each card, with what bleeds, and nothing to cut along."""
    for first in range(0, count, grid.places):
        places = range(min(grid.places, count - first))
        yield "\n".join(_bleeding(grid, *grid.behind(place), back) for place in places)


def separate(back: str, grid: Grid, count: int, *, crop: bool, foot: Sequence[str]) -> Iterator[str]:
    """Pages of `count` backs for themselves."""
    sheets = -(-count // grid.places)
    for number in range(sheets):
        places = range(min(grid.places, count - number * grid.places))
        placed = [_bleeding(grid, *grid.at(place), back) for place in places]
        marks = [_marks(grid, places, BLEED)] if crop else []
        rulers = [_foot(grid, foot[0], f"{foot[1]} · {number + 1} / {sheets}")] if foot else []
        yield "\n".join((*placed, *marks, *rulers))


def _card(grid: Grid, x: float, y: float, drawn: str) -> str:
    return f"#card({mm(x)}, {mm(y)}, {mm(grid.card.width)}, {mm(grid.card.height)})[{drawn}]"


def _bleeding(grid: Grid, x: float, y: float, back: str) -> str:
    wide, high = grid.card.width + 2 * BLEED, grid.card.height + 2 * BLEED
    return f"#card({mm(x - BLEED)}, {mm(y - BLEED)}, {mm(wide)}, {mm(high)})[{back}]"


def _marks(grid: Grid, places: Iterable[int], bleed: int = 0) -> str:
    """At each corner of each card, outside of it: long ones at the edge of the sheet, short ones between cards."""
    return "\n".join(_corner(grid, place, right, low, bleed) for place in places for right in (0, 1) for low in (0, 1))


def _corner(grid: Grid, place: int, right: int, low: int, bleed: int) -> str:
    row, column = divmod(place, grid.columns)
    x, y = grid.at(place)
    x, y = x + right * grid.card.width, y + low * grid.card.height
    across = _mark(grid.left, grid.gap_x, bleed, outer=column == (grid.columns - 1 if right else 0))
    down = _mark(grid.top, grid.gap_y, bleed, outer=row == (grid.rows - 1 if low else 0))
    signs = (1 if right else -1), (1 if low else -1)
    return "".join(
        f"#place(line(start: ({mm(x + dx * near)}, {mm(y + dy * near_y)}), end: ({mm(x + dx * far)}, "
        f"{mm(y + dy * far_y)}), stroke: 0.1mm))"
        for dx, dy, near, far, near_y, far_y in ((signs[0], 0, *across, 0.0, 0.0), (0, signs[1], 0.0, 0.0, *down))
        if (near, near_y) != (far, far_y)
    )


def _mark(white: float, gap: int, bleed: int, *, outer: bool) -> tuple[float, float]:
    """Where a mark begins and ends, from the corner of its card; the same twice where there is no room for one."""
    start = bleed + _MARK_FROM
    if outer:
        return start, start + min(_OUTER_MARK, white - start - 15)
    return start, max(start, min(start + _MARK, gap / 2 - 1))


def _foot(grid: Grid, ruler: str, title: str) -> str:
    """The line of 100 mm with a tick for each 10, what it is for, and what the sheet is."""
    x, y = grid.left, grid.sheet.height - FOOT / 2 - min(20.0, (grid.top - FOOT) / 2)
    ticks = [
        f"#place(line(start: ({mm(x + at)}, {mm(y - (12 if at % (RULER // 2) == 0 else 7))}), "
        f"end: ({mm(x + at)}, {mm(y)}), stroke: 0.15mm))"
        for at in range(0, RULER + 1, 100)
    ]
    width = mm(grid.sheet.width - 2 * x)
    return "".join(
        (
            f"#place(line(start: ({mm(x)}, {mm(y)}), end: ({mm(x + RULER)}, {mm(y)}), stroke: 0.15mm))",
            *ticks,
            f"#line-at({mm(x)}, {mm(y + 22)}, {width}, left, 2.6mm, {literal(ruler)})",
            f"#line-at({mm(x)}, {mm(y - 8)}, {width}, right, 2.6mm, {literal(title)})",
        )
    )
