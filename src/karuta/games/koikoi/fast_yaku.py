"""Yaku points and what a stop counts, compiled (koikoi rules 3, 4)."""

from __future__ import annotations

from typing import Final

from karuta.games.koikoi import fast_layout as at
from karuta.games.koikoi.fast_kernel import Numbers, kernel, ones

# Constants of this module are constants of the compiled code, which attributes of a class are not.
_P = at.PLACES
_AKATAN: Final = _P["akatan"]
_AOTAN: Final = _P["aotan"]
_INOSHIKACHO: Final = _P["inoshikacho"]
_TANE: Final = _P["tane"]
_TAN: Final = _P["tan"]
_KASU: Final = _P["kasu"]
_TSUKIFUDA: Final = _P["tsukifuda"]
_VIEWING: Final = _P["viewing"]
_CANCELLED: Final = _P["viewing_cancelled"]
_IN_MONTH: Final = _P["viewing_in_month"]
_DOUBLE_AT: Final = _P["double_at"]
_FACTOR: Final = _P["double_factor"]
_OPPONENT: Final = _P["opponent_koikoi"]
_DOUBLING: Final = _P["doubling"]
_OWN: Final = _P["own_koikoi"]
_BRIGHT: Final = at.Derived.BRIGHT
_HANAMI: Final = at.Derived.HANAMI
_TSUKIMI: Final = at.Derived.TSUKIMI
_FURTHER: Final = at.Derived.FURTHER
_BESIDE: Final = at.Derived.BESIDE
_BOTH: Final = at.Derived.BOTH
_PLAIN: Final = at.Derived.KASU
_WITH_OTHER: Final = 2
_BRIGHTS: Final = at.DRY | at.RAIN


@kernel(inline=True)
def _brights(pile: int, p: Numbers) -> int:
    rain = 1 if pile & at.RAIN else 0
    points: int = p[_BRIGHT + 2 * ones(pile & at.DRY) + rain]
    return points


@kernel(inline=True)
def _viewing(pile: int, calls: int, month: int, p: Numbers) -> int:
    """Hanami-zake and tsukimi-zake; the cup is in the pile."""
    points = 0
    raised = 1 if calls > 0 else 0
    if pile & at.CURTAIN and not ((p[_CANCELLED] and pile & at.WILLOWS) or (p[_IN_MONTH] and month != at.MARCH)):
        points += p[_HANAMI + raised]
    if pile & at.MOON and not ((p[_CANCELLED] and pile & at.PAULOWNIAS) or (p[_IN_MONTH] and month != at.AUGUST)):
        points += p[_TSUKIMI + raised]
    return points


@kernel(inline=True)
def _animals(pile: int, p: Numbers) -> int:
    n = ones(pile & at.ANIMALS)
    points = 0
    beside = 1
    if (pile & at.TRIO) == at.TRIO and p[_INOSHIKACHO]:
        points = p[_INOSHIKACHO] + (n - 3) * p[_FURTHER]
        beside = p[_BESIDE]
    if n >= 5 and beside and p[_TANE]:
        points += p[_TANE] + n - 5
    return points


@kernel(inline=True)
def _ribbons(pile: int, p: Numbers) -> int:
    n = ones(pile & at.RIBBONS)
    poetry = (pile & at.POETRY) == at.POETRY
    purple = (pile & at.PURPLE) == at.PURPLE
    points = 0
    own = 3
    if poetry and purple:
        points = p[_BOTH]
        own = p[_BOTH + 1]
    elif poetry:
        points = p[_AKATAN]
    elif purple:
        points = p[_AOTAN]
    beside = 1
    if points:
        points += (n - own) * p[_FURTHER]
        beside = p[_BESIDE]
    if n >= 5 and beside and p[_TAN]:
        points += p[_TAN] + n - 5
    return points


@kernel(inline=True)
def yaku_points(pile: int, calls: int, month: int, p: Numbers) -> int:
    """What the yaku of captured cards (a mask) count for a side that called koi-koi `calls` times in this round, before
    any doubling. `month` of the round from 0."""
    points = _brights(pile, p) + _animals(pile, p) + _ribbons(pile, p)
    n = ones(pile & p[_PLAIN])
    if n >= 10 and p[_KASU]:
        points += p[_KASU] + n - 10
    if p[_TSUKIFUDA] and (pile >> (4 * month)) & 15 == 15:
        points += p[_TSUKIFUDA]
    if pile & at.CUP and (points or p[_VIEWING] != _WITH_OTHER):
        points += _viewing(pile, calls, month, p)
    return points


@kernel()
def total(points: int, calls: int, counted: int, against: int, p: Numbers) -> int:
    """What a stop counts. `points` of the yaku; `calls` of the winner and how many of them are `counted` for doubling;
    `against`: those of the other side that are counted (koikoi rules 3, 4.7, 4.8)."""
    own = p[_OWN]
    factor = 1
    if own == 1:
        points += calls
    elif own == 2:
        factor = 1 + calls
    elif own == 3:
        factor = max(1, min(calls, 5) - 1)
    elif own == 4:
        if calls < 4:
            points += calls
        else:
            factor = calls - 2
    seven = p[_DOUBLE_AT] > 0 and points >= p[_DOUBLE_AT]
    if p[_DOUBLING] == 2:
        if seven:
            factor *= 4 if against else (2 if counted else 1)
        return points * factor
    double = p[_FACTOR] if seven else 1
    opponent = 1
    if against and p[_OPPONENT]:
        opponent = 2 if p[_OPPONENT] == 1 else 1 << against
    if p[_DOUBLING] == 1:
        return points * factor * (double + opponent - 1)
    return points * factor * double * opponent
