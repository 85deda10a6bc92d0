"""What the points of a round are worth to the match.

Far from the end a point is a point. In the last rounds, or where a target, a lead or ruin may end the match, what
counts is to be ahead when it ends: a win that still loses the match is worth nothing, and what is won is not risked.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from karuta.games.koikoi.rules import Rules
from karuta.games.koikoi.state import side_of
from karuta.games.koikoi.view import View

MOST: Final = 400
"""Gains are told apart up to here, points."""
LATE: Final = 3
"""Rounds before the end from which on the lead is looked at."""
_SPREAD: Final = 11.0
"""How far the gain of one round spreads, points: what the lead may yet change by a round."""
_OUTCOME: Final = 20.0
"""Points that a match decided now is worth, against one that is lost."""
_POINT: Final = 0.01
"""What a point more is worth where the match is decided."""

Worth = tuple[float, ...]
"""Of the gains of a round from -MOST to MOST, in points: `[MOST + gain]`; a gain below 0 is the other side's."""

FLAT: Final[Worth] = tuple(float(gain) for gain in range(-MOST, MOST + 1))
"""A point is a point."""


def worth(view: View) -> Worth:
    """What each gain of this round is worth to the side of the view's seat."""
    mine, other = _scores(view)
    left = rounds_left(view)
    rules = view.rules
    if left >= LATE and not (rules.target or rules.ruin or rules.lead):
        return FLAT
    return _worth(rules, left, mine, other)


def needs(view: View) -> tuple[int, int]:
    """The least that a stop must count, by side, not to lose a match that it ends; 1 where it ends nothing."""
    scores = view.scores
    left = rounds_left(view)
    found = [1, 1]
    for side in (0, 1):
        for gain in range(1, MOST):
            after_it = after(view.rules, scores[side], scores[1 - side], gain)
            if not ends(view.rules, left, after_it) or after_it[0] >= after_it[1]:
                found[side] = gain
                break
    return found[0], found[1]


def rounds_left(view: View) -> int:
    """After this one."""
    return max(0, view.rules.rounds - view.round)


def after(rules: Rules, mine: int, other: int, gain: int) -> tuple[int, int]:
    """Match points of both sides after a round that brings `gain` to mine (below 0: to the other)."""
    pays = gain if rules.payment else 0
    return (mine + gain, other - pays) if gain >= 0 else (mine + pays, other - gain)


def ends(rules: Rules, left: int, scores: tuple[int, int]) -> bool:
    """Whether the match is over at `scores` with `left` rounds to play (koikoi rules 4.12)."""
    if rules.target and max(scores) >= rules.target:
        return True
    if rules.ruin and min(scores) <= 0:
        return True
    if rules.lead and abs(scores[0] - scores[1]) >= rules.lead:
        return True
    return left == 0 and not (rules.tie == "round" and scores[0] == scores[1])


def standing(rules: Rules, left: int, mine: int, other: int, gain: int) -> float:
    """The chance to win the match after a round with this gain, a draw counted half."""
    scores = after(rules, mine, other, gain)
    if ends(rules, left, scores):
        return 0.5 + 0.5 * ((scores[0] > scores[1]) - (scores[0] < scores[1]))
    return _chance(scores[0] - scores[1], left, rules)


def _scores(view: View) -> tuple[int, int]:
    assert view.seat is not None
    mine = side_of(view.seat)
    return view.scores[mine], view.scores[1 - mine]


@lru_cache(maxsize=256)
def _worth(rules: Rules, left: int, mine: int, other: int) -> Worth:
    now = _chance(mine - other, left, rules)
    scale = _OUTCOME
    if left:
        slope = (_chance(mine - other + 1, left, rules) - _chance(mine - other - 1, left, rules)) / 2
        scale = min(2 * _OUTCOME, 1 / max(slope, 1e-3) / (2 if rules.payment else 1))
    gains = range(-MOST, MOST + 1)
    return tuple([scale * (standing(rules, left, mine, other, gain) - now) + _POINT * gain for gain in gains])


def _chance(lead: int, left: int, rules: Rules) -> float:
    """The same between equals while the match is open: the lead against what the rounds left may change."""
    if left == 0:
        return 0.5 + 0.5 * ((lead > 0) - (lead < 0))
    spread = _SPREAD * (2 if rules.payment else 1) * math.sqrt(left)
    return 0.5 * (1 + math.erf(lead / spread / math.sqrt(2)))
