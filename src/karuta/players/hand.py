"""The hand of a player: from the cards that it goes for to strokes over the mat (rules 4.8).

A hand hovers from its home behind the lower row to the card and comes down on it, on the inner half; what touches is
the sweep from there, sideways out of the field. The cards that lie outside in the same row fly with it.
"""

from __future__ import annotations

from collections.abc import Sequence

from karuta.mat.field import Mat
from karuta.mat.stroke import Sample, Stroke
from karuta.players.dice import Dice
from karuta.players.listening import Aim

_TICKS = 10_000
"""Ticks of 0.1 ms in a second."""
_FLICK = 400
"""Ticks that a hand stays on a wrong card at most before it leaves for the right one."""
_PACES = ((1, 1), (13, 10), (8, 5), (2, 1), (13, 5), (13, 4), (4, 1))
"""Speeds of hands, as a way in 0.1 mm and its ticks: at these a hand passes a card's width of 52 mm in whole ticks, and
the referee, who reckons in exact fractions, has an easy time."""
POINTER = 0


def strokes(mat: Mat, aims: Sequence[Aim], speed: float, dice: Dice) -> tuple[Stroke, ...]:
    """One stroke for each card, in order, by one hand; `speed` of a sweep in m/s (0.1 mm in 0.1 ms)."""
    made: list[Stroke] = []
    for at, aim in enumerate(aims):
        until = None
        if at + 1 < len(aims):
            gap = round((aims[at + 1].at_s - aim.at_s) * _TICKS)
            until = min(_FLICK, gap // 2)
        made.append(Stroke(POINTER, _sweep(mat, aim, speed, until, dice)))
    return tuple(made)


def _sweep(mat: Mat, aim: Aim, speed: float, until: int | None, dice: Dice) -> tuple[Sample, ...]:
    """Down on the card at the aimed time, then out; lifted after `until` ticks if given, else beyond the lines."""
    left, top, right, bottom = mat.rect(aim.card)
    width = mat.format.width
    outward = -1 if left + right <= width else 1
    depth = right - left
    inner = right if outward < 0 else left
    x = inner + outward * round(depth * (0.1 + 0.4 * dice.unit()))
    y = top + round((bottom - top) * (0.3 + 0.4 * dice.unit()))
    start = round(aim.at_s * _TICKS)
    way, ticks = min(_PACES, key=lambda pace: abs(pace[0] / pace[1] - speed))
    beyond = 280 + dice.below(300)
    far = beyond + (x if outward < 0 else width - x)
    steps = -(-far // way)
    if until is not None:
        steps = max(1, min(steps, until // ticks))
    drift = dice.below(121) - 60
    return Sample(start, x, y), Sample(start + steps * ticks, x + outward * steps * way, y + drift)
