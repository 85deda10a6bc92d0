"""Yaku points and what a stop counts, compiled (koikoi rules 3, 4)."""

from __future__ import annotations

from typing import Final

from karuta.games.koikoi.fast import layout as at
from karuta.games.koikoi.fast.kernel import Numbers, kernel, ones

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
def _sets(points: int, own: int, n: int, some: int, p: Numbers) -> int:
    """What `n` animals or ribbons count, `own` of which make sets that count `points`, if any; `some` is the place of
    the points of tane or tan."""
    beside = 1
    if points:
        points += (n - own) * p[_FURTHER]
        beside = p[_BESIDE]
    if n >= 5 and beside and p[some]:
        points += p[some] + n - 5
    return points


@kernel(inline=True)
def _ribbons(n: int, poetry: bool, purple: bool, p: Numbers) -> int:
    if poetry and purple:
        return _sets(p[_BOTH], p[_BOTH + 1], n, _TAN, p)
    points = 0
    if poetry:
        points = p[_AKATAN]
    if purple:
        points = p[_AOTAN]
    return _sets(points, 3, n, _TAN, p)


@kernel(inline=True)
def yaku_points(pile: int, calls: int, month: int, p: Numbers) -> int:
    """What the yaku of captured cards (a mask) count for a side that called koi-koi `calls` times in this round, before
    any doubling. `month` of the round from 0."""
    # Yaku are rare: options are looked up only behind what tells that there may be one.
    points = 0
    dry = ones(pile & at.DRY)
    if dry >= 3:
        points = p[_BRIGHT + 2 * dry + (1 if pile & at.RAIN else 0)]
    n = ones(pile & at.ANIMALS)
    trio = (pile & at.TRIO) == at.TRIO
    if trio or n >= 5:
        points += _sets(p[_INOSHIKACHO] if trio else 0, 3, n, _TANE, p)
    n = ones(pile & at.RIBBONS)
    poetry = (pile & at.POETRY) == at.POETRY
    purple = (pile & at.PURPLE) == at.PURPLE
    if poetry or purple or n >= 5:
        points += _ribbons(n, poetry, purple, p)
    n = ones(pile & p[_PLAIN])
    if n >= 10 and p[_KASU]:
        points += p[_KASU] + n - 10
    if p[_TSUKIFUDA] and (pile >> (4 * month)) & 15 == 15:
        points += p[_TSUKIFUDA]
    if pile & at.CUP and pile & (at.CURTAIN | at.MOON) and (points or p[_VIEWING] != _WITH_OTHER):
        points += _viewing(pile, calls, month, p)
    return points


@kernel()
def points_in(pile: int, calls: int, month: int, p: Numbers) -> int:
    """`yaku_points` where speed matters less than the size of the code."""
    return yaku_points(pile, calls, month, p)


@kernel()
def total(points: int, calls: int, counted: int, against: int, p: Numbers) -> int:
    """What a stop counts, nothing without a yaku. `points` of the yaku; `calls` of the winner and how many of them are
    `counted` for doubling; `against`: those of the other side that are counted (koikoi rules 3, 4.7, 4.8)."""
    if not points:
        return 0
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
