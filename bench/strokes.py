"""How long one `sweep` takes when hands come from their homes to a card and sweep outward; up to 50 cards on the mat.

Prints microseconds per sweep (the best of five rounds, processor time of one core) beside the events in it, for each
kind of reading. These hands make 2 to 4 samples with ends at any place, so that most times are fractions: dearer than
those of simulated players, whose paces keep times whole. The bar is on the mean of the three kinds.
"""

from __future__ import annotations

import sys
from time import process_time

from karuta.chance import Chance
from karuta.mat.field import SIDES, Format, Mat, Place, Side
from karuta.mat.stroke import Sample, Stroke, sweep

BAR_US = 185.0
"""About 43 of the 78 readings of a simulated match have strokes, so 60 matches a second leave 390 us for each of those,
all else of the match included: strokes may have half of it, less a little. It says what is enough, not what is
possible."""


def dealt(chance: Chance, a_side: int) -> Mat:
    """`a_side` cards in each field, from both edges inwards as players lay them."""
    cards = chance.shuffled(range(1, 101))
    mat = Mat(Format(), {})
    for side in SIDES:
        for i in range(a_side):
            from_left, rank, row = i % 2, i // 6, i // 2 % 3
            x = rank * 520 if from_left else 8180 - rank * 520
            mat = mat.put(cards.pop(), Place(side, row, x))
    return mat


def reach(mat: Mat, chance: Chance, seat: int, card: int, start: int) -> Stroke:
    """A hand that comes from its own bottom line to a card beside the target and sweeps outward, in 2 to 4 samples."""
    samples = 2 + chance.below(3)
    left, top, right, bottom = mat.rect(card)
    outward = 1 if left + right > mat.format.width else -1
    home: tuple[int, int] = (4350, 5400) if seat == 0 else (4350, -320)
    y = top + 100 + chance.below(bottom - top - 200)
    inner = left - 200 if outward > 0 else right + 200
    far = mat.format.width + 900 if outward > 0 else -900
    points = [home, (inner, y), (right if outward > 0 else left, y + chance.below(80)), (far, y + 150)][4 - samples :]
    times = [start + 700 * i + chance.below(60) for i in range(len(points))]
    return Stroke(0, tuple(Sample(t, x, y) for t, (x, y) in zip(times, points, strict=True)))


def readings(kind: str, number: int) -> list[tuple[Mat, dict[int, list[Stroke]]]]:
    """`number` mats with strokes: both hands at one card, at different cards, or one hand alone."""
    chance = Chance(f"bench strokes {kind}")
    made = []
    for _ in range(number):
        mat = dealt(chance, 1 + chance.below(25))
        side: Side = "A" if chance.below(2) else "B"
        cards = mat.cards(side)
        card = cards[chance.below(len(cards))]
        elsewhere = cards[chance.below(len(cards))] if kind == "apart" else card
        strokes = {0: [reach(mat, chance, 0, card, 5000)]}
        if kind != "alone":
            strokes[1] = [reach(mat, chance, 1, elsewhere, 5000 + chance.below(900))]
        made.append((mat, strokes))
    return made


def main() -> int:
    """Print the table; the exit code says whether the usual case is within the bar."""
    usual = 0.0
    for kind in ("alone", "apart", "same"):
        work = readings(kind, 400)
        swept = [sweep(mat, strokes) for mat, strokes in work]
        best = min(_round(work) for _ in range(5))
        contacts = sum(len(it.contacts) for it in swept) / len(work)
        outs = sum(len(it.outs) for it in swept) / len(work)
        moved = sum(len(it.rest) for it in swept) / len(work)
        print(f"{kind:6} {best:7.1f} us a sweep   contacts {contacts:.2f}   moved {moved:.2f}   outs {outs:.2f}")
        usual += best / 3
    print(f"mean   {usual:7.1f} us   bar {BAR_US:.0f} us")
    return 0 if usual <= BAR_US else 1


def _round(work: list[tuple[Mat, dict[int, list[Stroke]]]]) -> float:
    begun = process_time()
    for mat, strokes in work:
        sweep(mat, strokes)
    return (process_time() - begun) / len(work) * 1e6


if __name__ == "__main__":
    sys.exit(main())
