"""The hand of a player: from the cards that it goes for to strokes over the mat (rules 4.8).

A hand hovers from its home behind the lower row to the card and comes down on it, on the inner half. Mostly it sweeps
from there (haraite), sideways out of the field, and the cards that lie outside in the same row fly with it; a card that
lies far in is as often met by a short thrust forward (tsukite).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from karuta.mat.field import Mat, Rect, Side
from karuta.mat.stroke import Sample, Stroke
from karuta.players.dice import Dice
from karuta.players.reaction import Aim

_TICKS = 10_000
"""Ticks of 0.1 ms in a second."""
_FLICK = 400
"""Ticks that a hand stays on a wrong card at most before it leaves for the right one."""
_PACES = ((1, 1), (13, 10), (8, 5), (2, 1), (13, 5), (13, 4), (4, 1))
"""Speeds of hands, as a way in 0.1 mm and its ticks: at these a hand passes a card's width of 52 mm in whole ticks, and
the referee, who reckons in exact fractions, has an easy time."""
_FAR_IN = 3
"""From so many widths of cards inwards on a card may be thrust at."""
_THRUST = 240
"""The way of a thrust, 0.1 mm: it ends where the card lay."""
POINTER = 0


def pace(speed: float) -> tuple[int, int]:
    """The pace nearest to a speed in m/s: a way in 0.1 mm and the ticks of 0.1 ms that it takes."""
    return min(_PACES, key=lambda it: abs(it[0] / it[1] - speed))


def strokes(mat: Mat, side: Side, aims: Sequence[Aim], at_pace: tuple[int, int], dice: Dice) -> tuple[Stroke, ...]:
    """One stroke for each card, in order, by one hand of the player at `side` that moves at a `pace`."""
    way, ticks = at_pace
    made: list[Stroke] = []
    for at, aim in enumerate(aims):
        card = mat.rect(aim.card)
        start, x, y = round(aim.at_s * _TICKS), *_landing(card, _outward(mat, card), dice)
        across, down, length, drift = _motion(mat, side, card, x, dice)
        steps = max(1, -(-length // way))
        if at + 1 < len(aims):
            # The hand that went wrong is lifted in time to go for the right card.
            gap = round((aims[at + 1].at_s - aim.at_s) * _TICKS)
            steps = max(1, min(steps, min(_FLICK, gap // 2) // ticks))
        far = steps * way
        end = Sample(start + steps * ticks, x + across * far, y + down * far + drift)
        made.append(Stroke(POINTER, (Sample(start, x, y), end)))
    return tuple(made)


class _Motion(NamedTuple):
    """A hand's way: its direction (1, 0 or -1) to the right and down, its length and its drift down, in 0.1 mm."""

    across: int
    down: int
    way: int
    drift: int


def _outward(mat: Mat, card: Rect) -> int:
    """1 if the nearer edge of the field is on the right, -1 if on the left (mat coordinates)."""
    return -1 if card[0] + card[2] <= mat.format.width else 1


def _landing(card: Rect, outward: int, dice: Dice) -> tuple[int, int]:
    """Where the hand comes down: on the inner half of the card, about the middle of its height."""
    left, top, right, bottom = card
    inner = right if outward < 0 else left
    x = inner + outward * round((right - left) * (0.1 + 0.4 * dice.unit()))
    return x, top + round((bottom - top) * (0.35 + 0.3 * dice.unit()))


def _motion(mat: Mat, side: Side, card: Rect, x: int, dice: Dice) -> _Motion:
    """Out beyond the lines, or a little forward."""
    left, _, right, _ = card
    outward, width = _outward(mat, card), mat.format.width
    within = left if outward < 0 else width - right
    if within >= _FAR_IN * mat.format.card_width and dice.happens(0.5):
        return _Motion(0, -1 if side == "A" else 1, _THRUST, 0)
    beyond = 280 + dice.below(300)
    return _Motion(outward, 0, beyond + (x if outward < 0 else width - x), dice.below(121) - 60)
