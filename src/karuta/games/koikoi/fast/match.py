# ruff: noqa: PLR0917 - compiled functions take no keywords.
"""Whole matches, compiled: scores, who deals next, the end (koikoi rules 2.7, 4.12, 4.13)."""

from __future__ import annotations

from typing import Final

from karuta.games.koikoi.fast import layout as at
from karuta.games.koikoi.fast.deal import deal
from karuta.games.koikoi.fast.greedy import greedy_action
from karuta.games.koikoi.fast.kernel import Cards, Chances, Numbers, below, kernel
from karuta.games.koikoi.fast.play import random_action
from karuta.games.koikoi.fast.round import seat_of, step

_P = at.PLACES
_TEAMS: Final = _P["teams"]
_ROUNDS: Final = _P["rounds"]
_START: Final = _P["start_points"]
_TARGET: Final = _P["target"]
_RUIN: Final = _P["ruin"]
_LEAD: Final = _P["lead"]
_TIE: Final = _P["tie"]
_FIRST: Final = _P["first_dealer"]
_NEXT: Final = _P["next_dealer"]
_EXHAUSTED_DEAL: Final = _P["exhausted_deal"]
_HAND_FOUR: Final = _P["hand_four"]


@kernel()
def start(st: Numbers, rng: Chances, p: Numbers) -> None:
    """A match before its first deal. Cards that are drawn for the deal choose each seat as often as chance alone."""
    st[:] = 0
    st[at.PHASE] = at.OVER
    st[at.OVER_WHY] = -1
    st[at.DEALER] = p[_FIRST] - 2 if p[_FIRST] >= 2 else below(rng, 2 + 2 * p[_TEAMS])
    st[at.SCORES] = p[_START]
    st[at.SCORES + 1] = p[_START]


@kernel()
def next_dealer(st: Numbers, p: Numbers) -> int:
    """Who deals after the round that is over in `st`."""
    last = 1 + 2 * p[_TEAMS]
    dealer: int = st[at.DEALER]
    after: int = (dealer + 1) & last
    if st[at.WHY] == at.EXHAUSTED:
        return after if p[_EXHAUSTED_DEAL] else dealer
    if p[_NEXT] == 2:
        return after
    winner: int = st[at.SEAT]
    if winner < 0 or (st[at.SPECIAL] >= 0 and p[_HAND_FOUR + st[at.SPECIAL]] == (1 if st[at.SPECIAL] < 2 else 0)):
        winner = dealer
    following: int = winner if p[_NEXT] == 0 else (winner + 1) & last
    return following


@kernel()
def close(st: Numbers, p: Numbers) -> None:
    """Pay a round that is over, name the next dealer, and see whether the match is over."""
    for side in range(2):
        st[at.SCORES + side] += st[at.GAINS + side]
        st[at.GAINS + side] = 0
    st[at.DEALER] = next_dealer(st, p)
    first, second = st[at.SCORES], st[at.SCORES + 1]
    if p[_TARGET] and max(first, second) >= p[_TARGET]:
        st[at.OVER_WHY] = 1
    elif p[_RUIN] and min(first, second) <= 0:
        st[at.OVER_WHY] = 2
    elif p[_LEAD] and abs(first - second) >= p[_LEAD]:
        st[at.OVER_WHY] = 3
    elif st[at.ROUND] >= p[_ROUNDS] and (first != second or p[_TIE] == 0):
        st[at.OVER_WHY] = 0


@kernel()
def next_round(st: Numbers, deck: Cards, rng: Chances, p: Numbers) -> None:
    """Deal the next round of the match."""
    st[at.ROUND] += 1
    st[at.MONTH] = (st[at.ROUND] - 1) % 12
    deal(st, deck, rng, p)


@kernel()
def action_of(policy: int, st: Numbers, rng: Chances, p: Numbers) -> int:
    """What a policy (RANDOM, GREEDY) does in `st`."""
    if policy == at.GREEDY:
        return greedy_action(st, rng, p)
    return random_action(st, rng, p)


@kernel()
def match(st: Numbers, deck: Cards, rng: Chances, first: int, second: int, p: Numbers) -> None:
    """Play a whole match, side 0 by the policy `first`, side 1 by `second`; scores and reason stand in `st`."""
    start(st, rng, p)
    while st[at.OVER_WHY] < 0:
        next_round(st, deck, rng, p)
        while st[at.PHASE] != at.OVER:
            policy = second if seat_of(st, p) & 1 else first
            step(st, deck, action_of(policy, st, rng, p), p)
        close(st, p)
