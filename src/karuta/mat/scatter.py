"""Cards that lie in any place and any way, with no fields and no rows, and the hands that touch them (rules 5.1).

All lengths are whole numbers of 0.1 mm. The origin is the top left corner of the cloth as seat 0 sees it, x goes to the
right and y down.

A turned card is the parallelogram about its centre whose half edges are those of the upright card turned and rounded to
whole 0.1 mm (at most 0.05 mm off), edges included. So its corners are whole numbers, and hands meet it exactly: times
and places are whole numbers or fractions, and it never matters how a stroke was cut into samples or messages.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import pairwise
from math import cos, hypot, isqrt, radians, sin
from typing import NamedTuple

from msgspec import Struct

from karuta.chance import Chance
from karuta.mat.exact import Exact, Point, entry, ratio
from karuta.mat.hand import Hand
from karuta.mat.stroke import Ignored, Stroke, hands_of

CELL_WIDTH, CELL_HEIGHT = 1000, 960
"""The share of the cloth that a card has: whichever way it is turned, it fits."""
CLEAR = 22
"""How far a card keeps off the edge of the cloth; two cards lie at least twice that apart."""
_STEPS = (*(300,) * 14, 180, 120, 60)
"""The longest shift one way (0.1 mm) each time that all cards are shifted: farther first, so that rows dissolve, then
less, so that a card between others finds room too."""
_TWIST = 60
"""The longest turn with a shift, in degrees one way."""
_TILT = 14
"""How far cards that lie upright may be turned, in degrees."""
ROW = 5
"""Cards in a row of goshoku (rules 5.6)."""
_EDGE, _GAP, _BETWEEN = 200, 100, 300
"""Of rows: the cloth around them, the gaps between cards and rows, the gap between the two sides (as rules C1)."""
_ONE = 1_000_000

Vector = tuple[int, int]


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

    def __contains__(self, card: object) -> bool:
        return card in self.lies

    def without(self, cards: Collection[int]) -> Spread:
        """The same cloth once these cards were taken away; the others stay where they are."""
        rest = {card: lie for card, lie in self.lies.items() if card not in cards}
        return Spread(self.width, self.depth, rest, self.card_width, self.card_height)

    def corners(self, card: int) -> tuple[Vector, Vector, Vector, Vector]:
        """The corners of a card: left top, right top, right bottom, left bottom of the card itself, clockwise."""
        x, y, turn = self.lies[card]
        (ax, ay), (bx, by) = half_edges(turn, self.card_width, self.card_height)
        return (
            (x - ax - bx, y - ay - by),
            (x + ax - bx, y + ay - by),
            (x + ax + bx, y + ay + by),
            (x - ax + bx, y - ay + by),
        )


class Touch(NamedTuple):
    """The first touch of `card` by a hand: when (0.1 ms since the onset) and where. `effective`: by the one hand of its
    seat that counts."""

    seat: int
    card: int
    time: Exact
    x: Exact
    y: Exact
    effective: bool


class Touched(NamedTuple):
    """What the hands touched, in order of time, then seat, then card; and the pointers that lay on a card at the onset
    and were ignored (a warning, rules 4.5)."""

    touches: tuple[Touch, ...]
    ignored: tuple[Ignored, ...]


@cache
def half_edges(turn: int, width: int, height: int) -> tuple[Vector, Vector]:
    """From the centre of a turned card to the middle of its right edge, and to the middle of its bottom edge.

    >>> half_edges(90, 520, 730)
    ((0, 260), (-365, 0))
    """
    across, down = round(cos(radians(turn)) * _ONE), round(sin(radians(turn)) * _ONE)
    return (
        (_part(width * across), _part(width * down)),
        (_part(-height * down), _part(height * across)),
    )


def _part(doubled: int) -> int:
    """The half of a length times `_ONE`, to the nearest whole number."""
    return (abs(doubled) + _ONE) // (2 * _ONE) * (1 if doubled >= 0 else -1)


# -- touches ----------------------------------------------------------------------------------------------------------


def touches(spread: Spread, strokes: Mapping[int, Sequence[Stroke]]) -> Touched:
    """The first touch of each card by each hand, by the conventions of `karuta.mat.stroke`: nothing before the onset;
    the effective hand of a seat is the one that goes down first. Cards stay where they lie and hands slide over them. A
    pointer that lies on a card at the onset is ignored until it is lifted. `BadInput` for strokes that can't be."""
    shapes = [_Shape(card, spread) for card in sorted(spread.lies)]
    hands, ignored = hands_of(strokes, lambda path: [] if _lies_on(shapes, path[0]) else path)
    first: dict[tuple[int, int, int], Touch] = {}
    for hand in hands:
        for touch in _met(shapes, hand):
            key = hand.seat, hand.pointer, touch.card
            if key not in first or touch.time < first[key].time:
                first[key] = touch
    return Touched(tuple(sorted(first.values(), key=lambda it: (it.time, it.seat, it.card))), ignored)


class _Shape:
    """A card as hands meet it: `seen` gives a point in measures in which the card is the square `square`."""

    __slots__ = ("box", "card", "down", "right", "square", "x", "y")

    def __init__(self, card: int, spread: Spread) -> None:
        self.card = card
        self.x, self.y, turn = spread.lies[card]
        self.right, self.down = (ax, ay), (bx, by) = half_edges(turn, spread.card_width, spread.card_height)
        whole = ax * by - ay * bx
        self.square = (-whole, -whole, whole, whole)
        reach_x, reach_y = abs(ax) + abs(bx), abs(ay) + abs(by)
        self.box = (self.x - reach_x, self.y - reach_y, self.x + reach_x, self.y + reach_y)

    def seen(self, x: Exact, y: Exact) -> tuple[Exact, Exact]:
        """A point, or the way from one to another, as this card sees it."""
        (ax, ay), (bx, by) = self.right, self.down
        return x * by - y * bx, ax * y - ay * x

    def entered(self, one: Point, two: Point) -> tuple[Exact, Exact] | None:
        """The share of the way from one point to another at which the card is reached (numerator, denominator)."""
        x, y = self.seen(one[1] - self.x, one[2] - self.y)
        dx, dy = self.seen(two[1] - one[1], two[2] - one[2])
        return entry(x, y, dx, dy, self.square)


def _lies_on(shapes: Iterable[_Shape], point: Point) -> bool:
    return any(shape.entered(point, point) is not None for shape in shapes)


def _met(shapes: Sequence[_Shape], hand: Hand) -> Iterator[Touch]:
    """The cards that a stroke comes to, each once for each straight piece that meets it."""
    path = hand.path
    pieces = pairwise(path) if len(path) > 1 else [(path[0], path[0])]
    near = _within(shapes, path)
    for one, two in pieces:
        for shape in _within(near, (one, two)):
            share = shape.entered(one, two)
            if share is None:
                continue
            t, x, y = (ratio(a * share[1] + (b - a) * share[0], share[1]) for a, b in zip(one, two, strict=True))
            yield Touch(hand.seat, shape.card, t, x, y, hand.effective)


def _within(shapes: Sequence[_Shape], points: Sequence[Point]) -> list[_Shape]:
    """The cards that reach into the box around these points."""
    xs, ys = [point[1] for point in points], [point[2] for point in points]
    left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
    return [s for s in shapes if s.box[0] <= right and s.box[2] >= left and s.box[1] <= bottom and s.box[3] >= top]


# -- how cards come to lie --------------------------------------------------------------------------------------------


def spread(cards: Collection[int], chance: Chance, *, upright: bool = False) -> Spread:
    """The cards anywhere on a cloth that fits their number (100 cards: 1300 x 768 mm), turned any way, or nearly not at
    all if `upright`; no two overlap. Only the set of cards and the seed of `chance` matter."""
    numbers = sorted(cards)
    chance.shuffle(numbers)
    rows = max(1, (isqrt(len(numbers) * 248 // 100) + 1) // 2)
    lengths = [(len(numbers) + row) // rows for row in range(rows)]
    chance.shuffle(lengths)
    width, depth = max(1, *lengths) * CELL_WIDTH, rows * CELL_HEIGHT
    lies: list[Lie] = []
    for row, length in enumerate(lengths):
        for column in range(length):
            turn = (chance.below(2 * _TILT + 1) - _TILT) % 360 if upright else chance.below(360)
            lies.append(Lie((2 * column + 1) * width // (2 * length), (2 * row + 1) * CELL_HEIGHT // 2, turn))
    _shake(lies, width, depth, chance, upright)
    return Spread(width, depth, dict(sorted(zip(numbers, lies, strict=True))))


def rows_of(hands: Sequence[Sequence[int]]) -> Spread:
    """Cards in rows of five before two players, their tops toward each other (rules 5.6): seat 0's at the bottom,
    seat 1's at the top and upside down. The first cards of a hand lie in its row nearest the middle, from the owner's
    left."""
    sides = [max(1, -(-len(cards) // ROW)) for cards in hands]
    width = 2 * _EDGE + ROW * 520 + (ROW - 1) * _GAP
    deep = [730 * rows + _GAP * (rows - 1) for rows in sides]
    depth = 2 * _EDGE + sum(deep) + _BETWEEN
    lies: dict[int, Lie] = {}
    for seat, cards in enumerate(hands):
        for index, card in enumerate(cards):
            row, column = divmod(index, ROW)
            x = _EDGE + column * (520 + _GAP) + 260
            y = depth - _EDGE - deep[seat] + row * (730 + _GAP) + 365
            lies[card] = Lie(x, y, 0) if seat == 0 else Lie(width - x, depth - y, 180)
    return Spread(width, depth, lies)


def _shake(lies: list[Lie], width: int, depth: int, chance: Chance, upright: bool) -> None:
    """Move each card about by small steps that touch no other and keep on the cloth, until no row is left to be seen.
    The cards keep their distances, so that no hole and no heap comes of it."""
    shapes = [_padded(lie) for lie in lies]
    for step in _STEPS:
        for index, lie in enumerate(lies):
            x = lie.x + chance.below(2 * step + 1) - step
            y = lie.y + chance.below(2 * step + 1) - step
            turn = lie.turn if upright else (lie.turn + chance.below(2 * _TWIST + 1) - _TWIST) % 360
            shape = _padded(Lie(x, y, turn))
            if not _on_cloth(shape, width, depth):
                continue
            if any(_overlap(shape, other) for k, other in enumerate(shapes) if k != index and _close(shape, other)):
                continue
            lies[index], shapes[index] = Lie(x, y, turn), shape


_Padded = tuple[int, int, Vector, Vector]
_REACH = round(hypot(520 + 2 * CLEAR, 730 + 2 * CLEAR)) + 2


def _padded(lie: Lie) -> _Padded:
    """The card with the clearance around it: centre and half edges."""
    return lie.x, lie.y, *half_edges(lie.turn, 520 + 2 * CLEAR, 730 + 2 * CLEAR)


def _on_cloth(shape: _Padded, width: int, depth: int) -> bool:
    x, y, (ax, ay), (bx, by) = shape
    reach_x, reach_y = abs(ax) + abs(bx), abs(ay) + abs(by)
    return reach_x <= x <= width - reach_x and reach_y <= y <= depth - reach_y


def _close(one: _Padded, two: _Padded) -> bool:
    return abs(one[0] - two[0]) < _REACH and abs(one[1] - two[1]) < _REACH


def _overlap(one: _Padded, two: _Padded) -> bool:
    """Whether two cards have more than an edge in common: no edge of either has the other wholly beyond it."""
    dx, dy = two[0] - one[0], two[1] - one[1]
    for shape, other in ((one, two), (two, one)):
        (ax, ay), (bx, by) = shape[2], shape[3]
        (cx, cy), (ex, ey) = other[2], other[3]
        whole = abs(ax * by - ay * bx)
        if abs(dx * by - dy * bx) >= whole + abs(cx * by - cy * bx) + abs(ex * by - ey * bx):
            return False
        if abs(ax * dy - ay * dx) >= whole + abs(ax * cy - ay * cx) + abs(ax * ey - ay * ex):
            return False
    return True
