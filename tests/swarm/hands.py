"""Strokes as a hand makes them, cut into messages as a page cuts them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from karuta.mat.measures import Format, Place

FRAME = 160
"""Between two messages of a stroke: 16 ms in 0.1 ms, as the page batches."""
SAMPLE = 83
"""Between two samples: 120 Hz."""
SPEED = 1.5
"""Of a sweeping hand, 0.1 mm in 0.1 ms (m/s)."""

Samples = list[list[int]]


def sweep(fmt: Format, place: Place, at: int, chance: Random) -> Samples:
    """A stroke that comes down on the card at `place` at time `at` (0.1 ms since the onset) and sweeps it out of the
    nearer side of its field."""
    left, top, right, bottom = fmt.rect(place)
    out = -1 if left + right < fmt.width else 1
    x = (left + right) // 2 - out * chance.randrange((right - left) // 4)
    y = top + (bottom - top) * chance.randrange(35, 65) // 100
    way = (x if out < 0 else fmt.width - x) + fmt.card_width
    samples = [[at, x, y]]
    drift = chance.randrange(-100, 100)
    took = round(way / SPEED)
    for since in range(SAMPLE, took + SAMPLE, SAMPLE):
        part = min(since, took) / took
        samples.append([at + since, round(x + out * way * part), round(y + drift * part)])
    return samples


def messages(samples: Samples) -> Iterator[tuple[int, Samples, bool]]:
    """The same in messages: when each is sent (0.1 ms since the onset), its samples, and whether the hand is lifted.
    The first sample goes at once: it is the contact."""
    yield samples[0][0], samples[:1], False
    batch: Samples = []
    due = samples[0][0] + FRAME
    for sample in samples[1:]:
        batch.append(sample)
        if sample[0] >= due:
            yield sample[0], batch, False
            batch, due = [], sample[0] + FRAME
    yield samples[-1][0], batch, True
