"""The hand of a player at a cloth on which cards lie any way: short straight touches from where it sits (rules 5.1)."""

from __future__ import annotations

import math
from collections.abc import Sequence

from karuta.mat.scatter import Spread
from karuta.mat.stroke import Sample, Stroke
from karuta.players.dice import Dice
from karuta.players.hand import POINTER
from karuta.players.reaction import Aim
from karuta.players.seating import SeatPlace

_TICKS = 10_000
"""Ticks of 0.1 ms in a second."""
_STAYS = 800
"""Ticks that a hand stays on a card."""
_INSIDE = 60
"""How far inside the card's edges a hand stays, 0.1 mm."""


def touches(spread: Spread, place: SeatPlace, aims: Sequence[Aim], dice: Dice) -> tuple[Stroke, ...]:
    """One touch for each card, in order, by one hand: it comes down on the half that is nearer to the player and draws
    the card a little towards it."""
    made: list[Stroke] = []
    for at, aim in enumerate(aims):
        down, up = _path(spread, place, aim.card, dice)
        start, stays = round(aim.at_s * _TICKS), _STAYS
        if at + 1 < len(aims):
            stays = max(1, min(stays, round((aims[at + 1].at_s - aim.at_s) * _TICKS) // 2))
        made.append(Stroke(POINTER, (Sample(start, *down), Sample(start + stays, *up))))
    return tuple(made)


def _path(spread: Spread, place: SeatPlace, card: int, dice: Dice) -> tuple[tuple[int, int], tuple[int, int]]:
    """Where the hand comes down on the card and where it leaves it, both inside its edges."""
    x, y, turn = spread.lies[card]
    angle = math.atan2(place.y - y, place.x - x) - math.radians(turn)
    right, low = math.cos(angle), math.sin(angle)
    half_width, half_height = spread.card_width / 2 - _INSIDE, spread.card_height / 2 - _INSIDE
    reach = min(half_width / max(abs(right), 1e-6), half_height / max(abs(low), 1e-6))
    aside = (dice.unit() - 0.5) * min(half_width, half_height)
    ends = []
    for part in (0.1 + 0.4 * dice.unit(), 0.9):
        across = _within(part * reach * right - aside * low, half_width)
        down = _within(part * reach * low + aside * right, half_height)
        ends.append(_turned(x, y, turn, across, down))
    return ends[0], ends[1]


def _within(value: float, half: float) -> float:
    return max(-half, min(half, value))


def _turned(x: int, y: int, turn: int, across: float, down: float) -> tuple[int, int]:
    """A point of a card, given from its centre as it lies upright, on the cloth."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return round(x + across * cos - down * sin), round(y + across * sin + down * cos)
