"""Which cards lie where in the two fields, and a mat as one line of text (rules C4, 4.3, 4.5, 4.7).

Measures, sides and places are those of `karuta.mat.measures`, which can be had from here too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import pairwise
from types import MappingProxyType

from karuta.errors import BadInput, IllegalMove
from karuta.mat.measures import SIDES, Format, Gap, Place, Rect, Side, other

__all__ = [
    "SIDES",
    "Format",
    "Gap",
    "Mat",
    "Place",
    "Rect",
    "Side",
    "mat_text",
    "other",
    "parse_mat",
]

Row = tuple[tuple[int, int], ...]
"""The cards of a row from their owner's left: x of the left edge and number."""


class Mat:
    """Which cards lie where. Immutable: `put`, `take`, `shift` and `close_up` give another mat.

    Every card lies wholly inside a field, in one row, overlapping none (rules C4, 4.5, 4.7); edges may meet. A mat that
    breaks this can't be built: `IllegalMove` says which card and why.
    """

    __slots__ = ("_order", "_places", "_rects", "_rows", "format")

    format: Format
    _places: dict[int, Place]
    _rects: dict[int, Rect]
    _rows: dict[tuple[Side, int], Row]
    _order: dict[Side, tuple[int, ...]]

    def __init__(self, fmt: Format, places: Mapping[int, Place]) -> None:
        self.format = fmt
        self._places = {}
        self._rects = {}
        self._order = {}
        rows: dict[tuple[Side, int], list[tuple[int, int]]] = {(s, row): [] for s in SIDES for row in range(fmt.rows)}
        for card, place in places.items():
            if (misfit := fmt.misfit(place)) is not None:
                raise misfit
            self._places[card] = place if type(place) is Place else Place(*place)
            self._rects[card] = fmt.rect(place)
            rows[place[:2]].append((place[2], card))
        for row in rows.values():
            row.sort()
            for (left_x, left), (x, card) in pairwise(row):
                if x - left_x < fmt.card_width:
                    raise _overlap(card, self._places[card], left, self._places[left])
        self._rows = {key: tuple(row) for key, row in rows.items()}

    def _of(self, places: dict[int, Place], rects: dict[int, Rect], rows: dict[tuple[Side, int], Row]) -> Mat:
        mat = Mat.__new__(Mat)
        mat.format, mat._places, mat._rects, mat._rows, mat._order = self.format, places, rects, rows, {}
        return mat

    @property
    def places(self) -> Mapping[int, Place]:
        """Card number -> place, of all cards on the mat."""
        return MappingProxyType(self._places)

    @property
    def rects(self) -> Mapping[int, Rect]:
        """Card number -> rectangle in mat coordinates."""
        return MappingProxyType(self._rects)

    @property
    def rows(self) -> Mapping[tuple[Side, int], Row]:
        """Side and row -> the cards there from their owner's left, as (x, card)."""
        return MappingProxyType(self._rows)

    def cards(self, side: Side) -> tuple[int, ...]:
        """The numbers of the cards in `side`'s field, jodan first, each row from its owner's left."""
        order = self._order.get(side)
        if order is None:
            rows = [self._rows[side, row] for row in range(self.format.rows)]
            order = self._order[side] = tuple([card for row in rows for _, card in row])
        return order

    def row(self, side: Side, row: int) -> tuple[int, ...]:
        """The cards of one row from its owner's left."""
        return tuple([card for _, card in self._rows[side, row]])

    def count(self, side: Side) -> int:
        """How many cards lie in `side`'s field."""
        return len(self.cards(side))

    def field_of(self, card: int) -> Side | None:
        """The field in which `card` lies; None if it is not on the mat."""
        place = self._places.get(card)
        return None if place is None else place.field

    def rect(self, card: int) -> Rect:
        """The card's rectangle in mat coordinates; `IllegalMove` if it is not on the mat."""
        rect = self._rects.get(card)
        if rect is None:
            raise _absent(card)
        return rect

    def check(self, card: int, place: Place) -> IllegalMove | None:
        """Why `card` may not lie at `place`, or None if it may. The card itself, if it is on the mat, is in nobody's
        way."""
        misfit = self.format.misfit(place)
        if misfit is not None:
            return misfit
        field, row, x = place
        width = self.format.card_width
        others = [(at_x, number) for at_x, number in self._rows[field, row] if number != card]
        if len(others) >= self.format.row_capacity:
            return IllegalMove(
                f"row {row} of field {field} holds {len(others)} cards, as many as fit: choose another row",
                key="error-mat-row-full",
                row=row,
                field=field,
                count=len(others),
            )
        for at_x, number in reversed(others):
            if -width < at_x - x < width:
                return _overlap(card, place, number, self._places[number])
        return None

    def put(self, card: int, place: Place) -> Mat:
        """The mat with `card`, which was not on it, at `place`; `IllegalMove` if it may not lie there."""
        if card in self._places:
            raise IllegalMove(
                f"card {card} already lies on the mat, at {self._places[card]}: shift it instead",
                key="error-mat-present",
                card=card,
            )
        return self._with(card, place)

    def take(self, card: int) -> Mat:
        """The mat without `card`; `IllegalMove` if it is not on it."""
        if card not in self._places:
            raise _absent(card)
        places, rects, rows = self._places.copy(), self._rects.copy(), self._rows.copy()
        del rects[card]
        _lift(rows, card, places.pop(card))
        return self._of(places, rects, rows)

    def shift(self, card: int, place: Place) -> Mat:
        """The mat with `card`, which lies on it, moved to `place` (in either field: whose it may be is the game's
        matter); `IllegalMove` if it may not lie there."""
        if card not in self._places:
            raise _absent(card)
        return self._with(card, place)

    def relay(self, places: Mapping[int, Place]) -> Mat:
        """The mat with these of its cards at other places, all changed at once, so that two may swap; `IllegalMove` if
        one is not on it or they may not lie so."""
        for card in places:
            if card not in self._places:
                raise _absent(card)
        if len(places) == 1:
            [(card, place)] = places.items()
            if self.check(card, place) is None:
                return self._with(card, place)
        return Mat(self.format, {**self._places, **places})

    def _with(self, card: int, place: Place) -> Mat:
        if (illegal := self.check(card, place)) is not None:
            raise illegal
        places, rects, rows = self._places.copy(), self._rects.copy(), self._rows.copy()
        if card in places:
            _lift(rows, card, places[card])
        places[card], rects[card] = Place(*place), self.format.rect(place)
        key = place[:2]
        rows[key] = tuple(sorted((*rows[key], (place[2], card))))
        return self._of(places, rects, rows)

    def free(self, side: Side) -> list[Gap]:
        """The free stretches of `side`'s field that hold a card, jodan first, each row from the owner's left."""
        return [gap for row in range(self.format.rows) for gap in self._gaps(side, row)]

    def _gaps(self, side: Side, row: int) -> list[Gap]:
        width = self.format.card_width
        gaps = []
        left = 0
        for x, _ in self._rows[side, row]:
            if x - left >= width:
                gaps.append(Gap(row, left, x))
            left = x + width
        if self.format.width - left >= width:
            gaps.append(Gap(row, left, self.format.width))
        return gaps

    def room(self, side: Side, near: Place) -> Place | None:
        """The legal place in `side`'s field nearest to the wish `near` (straight-line distance; of equals the wished
        row, then the upper, then the left), moving no card. None if no gap holds a card: see `close_up`, `make_room`.
        """
        width = self.format.card_width
        pitch = self.format.card_height + self.format.row_gap
        best: tuple[int, int, int, int] | None = None
        _, near_row, near_x = near
        for row, left, right in self.free(side):
            x = near_x if left <= near_x <= right - width else left if near_x < left else right - width
            off = abs(row - near_row)
            rank = ((x - near_x) ** 2 + (off * pitch) ** 2, off, row, x)
            if best is None or rank < best:
                best = rank
        return None if best is None else Place(side, best[2], best[3])

    def close_up(self, side: Side, row: int) -> Mat:
        """The mat with the row closed up to make room (rules 4.3): what lies left of the row's widest gap goes flush
        to the left edge, the rest flush to the right, in order, so that all free space is in one stretch."""
        cards = self.row(side, row)
        if not cards:
            return self
        width, places = self.format.card_width, self._places.copy()
        xs = [places[card].x for card in cards]
        gaps = [xs[0], *(b - a - width for a, b in pairwise(xs)), self.format.last_x - xs[-1]]
        split = gaps.index(max(gaps))
        for i, card in enumerate(cards):
            x = i * width if i < split else self.format.width - (len(cards) - i) * width
            places[card] = Place(side, row, x)
        return Mat(self.format, places)

    def make_room(self, side: Side, near: Place) -> tuple[Mat, Place] | None:
        """A mat and a place in it for one more card as near to the wish as can be: without moving a card if any gap
        holds it, else after closing up the nearest row that has fewer cards than fit; None if the field is full."""
        if (place := self.room(side, near)) is not None:
            return self, place
        rows = [row for row in range(self.format.rows) if len(self.row(side, row)) < self.format.row_capacity]
        for row in sorted(rows, key=lambda row: (abs(row - near.row), row)):
            closed = self.close_up(side, row)
            if (place := closed.room(side, near)) is not None:
                return closed, place
        return None

    def full(self, side: Side) -> bool:
        """Whether no further card fits even with all rows closed up: 48 cards (rules 4.3)."""
        return self.count(side) >= self.format.capacity

    def __contains__(self, card: object) -> bool:
        return card in self._places

    def __len__(self) -> int:
        return len(self._places)

    def __eq__(self, that: object) -> bool:
        if not isinstance(that, Mat):
            return NotImplemented
        return self._places == that._places and self.format == that.format

    def __hash__(self) -> int:
        return hash((self.format, frozenset(self._places.items())))

    def __repr__(self) -> str:
        return f"Mat({self.format!r}, {self._places!r})"


def _lift(rows: dict[tuple[Side, int], Row], card: int, place: Place) -> None:
    key = place[:2]
    rows[key] = tuple([it for it in rows[key] if it[1] != card])


def _overlap(card: int, place: Place, lying: int, at: Place) -> IllegalMove:
    return IllegalMove(
        f"card {card} at {place} would overlap card {lying} at {at}: leave a card's width between left edges",
        key="error-mat-overlap",
        card=card,
        lying=lying,
    )


def _absent(card: int) -> IllegalMove:
    return IllegalMove(f"card {card} does not lie on the mat", key="error-mat-absent", card=card)


def mat_text(mat: Mat) -> str:
    """The mat as one line without blanks: the rows separated by `/` from B's bottom row to A's, each row's cards as
    `number@x` from its owner's left, separated by commas (x as in `Place`), `-` for an empty row. What differs from
    cards 73 mm high in fields of three rows, 870 mm wide, is said first: `76mm:`, `2x1456mm:`, `76mm,3x988mm:`.

    >>> mat_text(Mat(Format(card_height=760), {17: Place("A", 2, 0), 3: Place("B", 0, 520), 5: Place("B", 0, 0)}))
    '76mm:-/-/5@0,3@520/-/-/17@0'
    """
    fmt = mat.format
    if fmt != Format(card_height=fmt.card_height, width=fmt.width, rows=fmt.rows):
        raise BadInput(
            f"{fmt}: the text of a mat knows cards 52 mm wide, rows 1 cm and fields 3 cm apart only",
            key="error-mat-text-format",
        )
    lines = (",".join(f"{card}@{x}" for x, card in mat.rows[key]) or "-" for key in _from_the_top(fmt))
    return _measures(fmt) + "/".join(lines)


def _from_the_top(fmt: Format) -> list[tuple[Side, int]]:
    """The rows as A sees them, the farthest first."""
    rows = range(fmt.rows)
    return [("B", row) for row in reversed(rows)] + [("A", row) for row in rows]


def _measures(fmt: Format) -> str:
    """What stands before the rows."""
    said = []
    if fmt.card_height != Format.card_height:
        said.append(f"{fmt.card_height / 10:g}mm")
    if (fmt.rows, fmt.width) != (Format.rows, Format.width):
        said.append(f"{fmt.rows}x{fmt.width / 10:g}mm")
    return ",".join(said) + ":" if said else ""


def parse_mat(text: str) -> Mat:
    """The mat that `mat_text` wrote (blanks are allowed between its parts). `BadInput` quotes the bad piece."""
    header, colon, body = text.strip().rpartition(":")
    fmt = _parse_measures(header) if colon else Format()
    rows = body.split("/")
    if len(rows) != 2 * fmt.rows:
        raise BadInput(
            f"{body!r} has {len(rows)} rows: a mat has {2 * fmt.rows} separated by '/', B's bottom row first",
            key="error-mat-text-rows",
            text=body,
            rows=len(rows),
            wanted=2 * fmt.rows,
        )
    places: dict[int, Place] = {}
    for (side, row), line in zip(_from_the_top(fmt), rows, strict=True):
        for card, x in _parse_row(line):
            if card in places:
                raise BadInput(
                    f"card {card} is named twice: a card lies in one place", key="error-mat-text-twice", card=card
                )
            places[card] = Place(side, row, x)
    try:
        return Mat(fmt, places)
    except IllegalMove as fault:
        raise BadInput(f"{text!r}: {fault}", key=fault.key, **fault.facts) from fault


_MEASURES = re.compile(r"\s*(?:([0-9.]{1,6})mm)?\s*,?\s*(?:([1-9])x([0-9.]{1,6})mm)?\s*")


def _parse_measures(header: str) -> Format:
    said = _MEASURES.fullmatch(header)
    try:
        height, width = (round(float(text) * 10) if text else None for text in said.group(1, 3)) if said else (0, 0)
    except ValueError:
        height = width = 0
    if height == 0 or width == 0 or (width or Format.width) < Format.card_width or not header.strip():
        raise BadInput(
            f"{header!r}: before ':' stand the height of a card such as '76mm', and rows and width of a field such as"
            " '2x1456mm'",
            key="error-mat-text-height",
            text=header,
        )
    rows = int(said[2]) if said and said[2] else Format.rows
    return Format(card_height=height or Format.card_height, width=width or Format.width, rows=rows)


def _parse_row(line: str) -> Iterable[tuple[int, int]]:
    line = line.strip()
    if line in ("", "-"):
        return
    for piece in line.split(","):
        number, at, x = (part.strip() for part in piece.partition("@"))
        if not (
            at and number.isascii() and number.isdigit() and 1 <= int(number) <= 100 and x.isascii() and x.isdigit()
        ):
            raise BadInput(
                f"{piece.strip()!r}: an entry is number@x, a card (1 to 100) and its left edge (0.1 mm)",
                key="error-mat-text-entry",
                text=piece.strip(),
            )
        yield int(number), int(x)
