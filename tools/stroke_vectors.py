"""Write tests/vectors/strokes.json: strokes and what `karuta.mat.stroke.sweep` makes of them, for the page's twin.

    python tools/stroke_vectors.py [--check]

Each vector has `mat` (its text), `strokes` ([seat, pointer, [[t, x, y], ...]] in any order), `contacts`
([seat, card, field, time, effective]), `outs` ([card, field, time, seat, effective]), `rest` ({card: [left, top]}) and
`ignored` ([seat, pointer, until or null]); times in 0.1 ms and positions in 0.1 mm, as decimal numbers nearest to the
exact fraction. The vectors come from a fixed seed: the file is always the same.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

from karuta.chance import Chance
from karuta.mat.field import SIDES, Format, Mat, Place, Side, mat_text, other
from karuta.mat.stroke import Sample, Stroke, Sweep, sweep

FILE = Path(__file__).parent.parent / "tests" / "vectors" / "strokes.json"
Strokes = dict[int, list[Stroke]]
Point = tuple[int, int]


def dealt(chance: Chance) -> Mat:
    """Up to 25 cards in each field: flush rows from both edges, wide rows, and single cards anywhere."""
    mat = Mat(Format(card_height=760 if chance.below(8) == 0 else 730), {})
    cards = chance.shuffled(range(1, 101))
    for side in SIDES:
        step = 520 if chance.below(3) else 560 + chance.below(200)
        for i in range(1 + chance.below(25)):
            x = i // 6 * step if i % 2 else 8180 - i // 6 * step
            place = Place(side, i // 2 % 3, max(x, 0)) if chance.below(6) else wish(chance, side)
            room = mat.room(side, place)
            if room is not None:
                mat = mat.put(cards.pop(), room)
    return mat


def wish(chance: Chance, side: Side) -> Place:
    """Any place in the field."""
    return Place(side, chance.below(3), chance.below(8181))


def point_in(chance: Chance, mat: Mat, card: int) -> Point:
    """A point inside the card, now and then on an edge of it."""
    left, top, right, bottom = mat.rect(card)
    x, y = left + 1 + chance.below(518), top + 1 + chance.below(700)
    edge = chance.below(12)
    return (left if edge == 0 else right if edge == 1 else x), (top if edge == 2 else bottom if edge == 3 else y)


def timed(chance: Chance, pointer: int, start: int, points: list[Point]) -> Stroke:
    """A stroke through the points, 5 to 120 ms from one to the next."""
    samples, t = [], start
    for x, y in points:
        samples.append(Sample(t, x, y))
        t += 50 + chance.below(1150)
    return Stroke(pointer, tuple(samples))


def home(chance: Chance, seat: int) -> Point:
    """Behind the own bottom row, where a hand rests before the reading."""
    return 2500 + chance.below(3700), (5200 + chance.below(300)) if seat == 0 else -120 - chance.below(300)


def any_card(chance: Chance, mat: Mat, side: Side | None = None) -> int:
    """A card of the mat, of one side if that has any."""
    cards = mat.cards(side) if side and mat.count(side) else tuple(mat.places)
    return cards[chance.below(len(cards))]


def outward(chance: Chance, mat: Mat, seat: int, card: int, start: int) -> Stroke:
    """From home to beside the card and through it out of the nearer edge: a sweep as players make it."""
    left, top, right, bottom = mat.rect(card)
    way = 1 if left + right > 8700 else -1
    y = top + 40 + chance.below(bottom - top - 80)
    inner = (left if way > 0 else right) - way * (50 + chance.below(1600))
    far = (8700 + 700 if way > 0 else -700) + way * chance.below(600)
    points = [home(chance, seat), (inner, y), (far, y + chance.below(400) - 200)]
    return timed(chance, 0, start, points[chance.below(2) :])


def through(chance: Chance, mat: Mat, start: int, pointer: int = 0) -> Stroke:
    """Through two to five points in cards, turning between them."""
    points = [point_in(chance, mat, any_card(chance, mat)) for _ in range(2 + chance.below(4))]
    return timed(chance, pointer, start, points)


def one_hand(chance: Chance, mat: Mat) -> Strokes:
    """A seat sweeps one card out."""
    seat = chance.below(2)
    return {seat: [outward(chance, mat, seat, any_card(chance, mat), 1000 + chance.below(9000))]}


def two_hands(chance: Chance, mat: Mat) -> Strokes:
    """Both seats go for the same card or its row within 60 ms, each by its own way."""
    card = any_card(chance, mat)
    side = mat.field_of(card)
    start = 2000 + chance.below(6000)
    rival = card if chance.below(2) else any_card(chance, mat, side)
    return {
        0: [outward(chance, mat, 0, card, start)],
        1: [outward(chance, mat, 1, rival, start + chance.below(600) - 300)],
    }


def same_moment(chance: Chance, mat: Mat) -> Strokes:
    """Taps and short strokes that begin at the very same time."""
    card = any_card(chance, mat)
    start = 3000 + chance.below(100)
    point = point_in(chance, mat, card)
    strokes = {
        seat: [timed(chance, 0, start, [point, point_in(chance, mat, card)][: 1 + chance.below(2)])] for seat in (0, 1)
    }
    strokes[chance.below(2)].append(
        timed(chance, 0, start + 3000, [point, point_in(chance, mat, any_card(chance, mat))])
    )
    return strokes


def across(chance: Chance, mat: Mat) -> Strokes:
    """One hand pushes a card into the other field, the other seat reaches for it there."""
    seat = chance.below(2)
    own: Side = SIDES[chance.below(2)]
    card = any_card(chance, mat, own)
    x, y = point_in(chance, mat, card)
    toward = -1 if own == "A" else 1
    there = (x + chance.below(800) - 400, y + toward * (900 + chance.below(2400)))
    start = 2000 + chance.below(3000)
    push = timed(chance, 0, start, [(x, y), there, (there[0] + chance.below(2000) - 1000, there[1])])
    rival = timed(
        chance, 0, start + chance.below(1500), [point_in(chance, mat, any_card(chance, mat, other(own))), there]
    )
    return {seat: [push], 1 - seat: [rival]}


def from_inside(chance: Chance, mat: Mat) -> Strokes:
    """Pointers that are down before the onset, inside the lines or behind them."""
    strokes = {}
    for seat in range(1 + chance.below(2)):
        begin = point_in(chance, mat, any_card(chance, mat)) if chance.below(3) else home(chance, seat)
        points = [begin, point_in(chance, mat, any_card(chance, mat)), home(chance, seat)]
        points += [point_in(chance, mat, any_card(chance, mat)), (-900 - chance.below(300), 900 + chance.below(3000))]
        strokes[seat] = [timed(chance, 0, -chance.below(900), points), through(chance, mat, 9000)]
    return strokes


def pointers(chance: Chance, mat: Mat) -> Strokes:
    """Several fingers of both seats, each lifted and put down again."""
    strokes: Strokes = {}
    for seat in (0, 1):
        strokes[seat] = []
        for pointer in range(1 + chance.below(3)):
            start = chance.below(3000) + 1
            for _ in range(1 + chance.below(2)):
                strokes[seat].append(stroke := through(chance, mat, start, pointer))
                start = stroke.samples[-1].t + chance.below(2) * chance.below(900)
        strokes[seat] = chance.shuffled(strokes[seat])
    return strokes


def chains(chance: Chance, mat: Mat) -> Strokes:
    """Along a row to and fro, so that cards push their neighbours; sometimes two hands against each other."""
    strokes: Strokes = {}
    side = SIDES[chance.below(2)]
    _, top, _, bottom = mat.rect(any_card(chance, mat, side))
    for seat in range(1 + chance.below(2)):
        points = []
        for _ in range(2 + chance.below(3)):
            points.append((chance.below(10500) - 900, top + chance.below(bottom - top)))
        strokes[seat] = [timed(chance, 0, 1500 + chance.below(400), points)]
    return strokes


KINDS: tuple[tuple[Callable[[Chance, Mat], Strokes], int], ...] = (
    (one_hand, 60),
    (two_hands, 140),
    (same_moment, 60),
    (across, 80),
    (from_inside, 60),
    (pointers, 80),
    (chains, 120),
)


def vector(kind: str, mat: Mat, strokes: Strokes, result: Sweep) -> dict[str, object]:
    """One vector as it stands in the file."""
    return {
        "kind": kind,
        "mat": mat_text(mat),
        "strokes": [[seat, it.pointer, [list(s) for s in it.samples]] for seat, mine in strokes.items() for it in mine],
        "contacts": [[it.seat, it.card, it.field, _number(it.time), it.effective] for it in result.contacts],
        "outs": [[it.card, it.field, _number(it.time), it.seat, it.effective] for it in result.outs],
        "rest": {str(card): [_number(x), _number(y)] for card, (x, y) in result.rest.items()},
        "ignored": [[it.seat, it.pointer, None if it.until is None else _number(it.until)] for it in result.ignored],
    }


def _number(exact: Fraction) -> float:
    return float(exact)


def text() -> str:
    """The whole file: one vector a line."""
    lines = []
    for make, number in KINDS:
        chance = Chance(f"stroke vectors {make.__name__}")
        for _ in range(number):
            mat = dealt(chance)
            strokes = make(chance, mat)
            lines.append(json.dumps(vector(make.__name__, mat, strokes, sweep(mat, strokes)), separators=(",", ":")))
    return "[\n" + ",\n".join(lines) + "\n]\n"


def main() -> int:
    """Write the file, or with --check say whether it is current."""
    if "--check" in sys.argv[1:]:
        return 0 if FILE.read_text() == text() else 1
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(text())
    return 0


if __name__ == "__main__":
    sys.exit(main())
