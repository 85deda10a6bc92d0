"""Playouts over deals that the seat believes in, compiled.

What a seat can't see (the other hands and the stock) is dealt anew for every comparison, likelier cards oftener; every
move is played out to the end of the round on the same deal by greedy players who stop, and what it brings is averaged.
"""

# ruff: noqa: PLR0917 - compiled functions take no keywords.

from __future__ import annotations

from typing import Final

import numpy as np

from karuta.games.koikoi.fast import layout as at
from karuta.games.koikoi.fast.deal import shuffle
from karuta.games.koikoi.fast.kernel import Cards, Chances, Numbers, lowest, number, ones, word
from karuta.games.koikoi.fast.round import legal, matching, seat_of, step, stop_value
from karuta.players.koikoi.belief import LAID, NOTHING, PASSED, PASSED_LIMITS, TAKEN, TAKEN_LIMITS
from karuta.players.koikoi.fast.choice import best_take, card_of, greedy_action, potential, taken_by
from karuta.players.koikoi.fast.kernel import Reals, strategy

_TEAMS: Final = at.PLACES["teams"]
_11: Final = np.uint64(11)
_UNIT: Final = 2.0**-53


@strategy()
def note_play(st: Numbers, seat: int, action: int, belief: Reals, p: Numbers, w: Reals, s: Reals) -> None:
    """What everybody learns of the hand of `seat` as it plays (see `belief.belief`); before the action is done."""
    played = card_of(st, action)
    taken = taken_by(st, action, p)
    side = seat & 1
    mine = st[at.PILES + side]
    other = st[at.PILES + 1 - side]
    calls = st[at.CALLS + side]
    month = st[at.MONTH]
    got = potential(mine | taken | (1 << played), other, calls, month, p, w, s) if taken else 0.0
    unseen = at.ALL & ~(st[at.TABLE] | mine | other | (1 << played))
    while unseen:
        card = lowest(unseen)
        unseen &= unseen - 1
        left = matching(st[at.TABLE], card)
        if card >> 2 != played >> 2:
            if left and not taken:
                belief[seat, card] *= NOTHING
            elif left:
                more = best_take(left, mine | (1 << card), other, -np.inf, calls, month, p, w, s) - got
                grade = 0
                for limit in PASSED_LIMITS:
                    if more >= limit:
                        grade += 1
                belief[seat, card] *= PASSED[grade]
        elif taken:
            more = potential(mine | taken | (1 << card), other, calls, month, p, w, s) - got
            grade = 0
            for limit in TAKEN_LIMITS:
                if more >= limit:
                    grade += 1
            belief[seat, card] *= TAKEN[grade]
        else:
            belief[seat, card] *= LAID


@strategy()
def draw_hand(deck: Cards, first: int, wanted: int, seat: int, belief: Reals, ways: Reals, rng: Chances) -> int:
    """Draw `wanted` cards of those from `first` on: each hand as likely as the product of what is believed of its cards
    says. Returns the hand as a mask; its cards come to lie first. `ways`: float64[49, 10] to work in."""
    for j in range(wanted + 1):
        ways[48, j] = 0.0
    ways[48, 0] = 1.0
    for i in range(47, first - 1, -1):
        likely = belief[seat, deck[i]]
        ways[i, 0] = 1.0
        for j in range(1, wanted + 1):
            ways[i, j] = ways[i + 1, j] + likely * ways[i + 1, j - 1]
    hand = 0
    i = first
    while wanted:
        card = deck[i]
        likely = belief[seat, card]
        if (word(rng) >> _11) * _UNIT * ways[i, wanted] < likely * ways[i + 1, wanted - 1]:
            hand |= 1 << number(card)
            deck[i] = deck[first]
            deck[first] = card
            first += 1
            wanted -= 1
        i += 1
    return hand


@strategy()
def deal_hidden(st: Numbers, deck: Cards, seat: int, belief: Reals, ways: Reals, rng: Chances, p: Numbers) -> None:
    """Deal the cards that `seat` can't see: the other hands of `st`, as large as they are, and the stock of `deck`."""
    unseen = at.ALL & ~(st[at.HANDS + seat] | st[at.TABLE] | st[at.PILES] | st[at.PILES + 1])
    if st[at.DRAWN] >= 0:
        unseen &= ~(1 << st[at.DRAWN])
    first = 48 - ones(unseen)
    n = first
    while unseen:
        deck[n] = lowest(unseen)
        unseen &= unseen - 1
        n += 1
    for other in range(2 + 2 * p[_TEAMS]):
        if other != seat:
            wanted = ones(st[at.HANDS + other])
            st[at.HANDS + other] = draw_hand(deck, first, wanted, other, belief, ways, rng)
            first += wanted
    shuffle(deck, first, 48, rng)


@strategy()
def play_out(st: Numbers, deck: Cards, actions: Numbers, need: Numbers, p: Numbers) -> None:
    """To the end of the round with greedy players, who stop as soon as a stop counts at least `need` of their side."""
    while st[at.PHASE] != at.OVER:
        if st[at.PHASE] == at.DECIDE:
            side = seat_of(st, p) & 1
            step(st, deck, at.STOP if stop_value(st, side, p) >= need[side] else at.KOIKOI, p)
        else:
            n = legal(st, actions, p)
            step(st, deck, greedy_action(st, actions, n, p), p)


@strategy(inline=True)
def gain_of(st: Numbers, side: int) -> int:
    """Points of the round to a side, below 0: to the other."""
    return int(st[at.GAINS + side] if st[at.GAINS + side] > 0 else -st[at.GAINS + 1 - side])


@strategy()
def compare(
    st: Numbers,
    actions: Numbers,
    n: int,
    deals: int,
    belief: Reals,
    worth: Reals,
    need: Numbers,
    rng: Chances,
    p: Numbers,
    sums: Reals,
) -> None:
    """Play out each of the `n` actions of the seat on turn on `deals` deals. `sums[i]` becomes the sum of the worths
    and `sums[n + i]` that of their squares. Of the other hands in `st` only the sizes are looked at."""
    seat = seat_of(st, p)
    side = seat & 1
    dealt = np.empty(at.SLOTS, np.int64)
    played = np.empty(at.SLOTS, np.int64)
    deck = np.empty(48, np.uint8)
    free = np.empty(64, np.int64)
    ways = np.empty((49, 10))
    most = (worth.shape[0] - 1) // 2
    for i in range(2 * n):
        sums[i] = 0.0
    for _ in range(deals):
        dealt[:] = st
        deal_hidden(dealt, deck, seat, belief, ways, rng, p)
        for i in range(n):
            played[:] = dealt
            step(played, deck, actions[i], p)
            play_out(played, deck, free, need, p)
            gain = gain_of(played, side)
            value = worth[most + min(max(gain, -most), most)]
            sums[i] += value
            sums[n + i] += value * value


@strategy()
def hard_action(
    st: Numbers,
    actions: Numbers,
    n: int,
    playouts: int,
    boldness: float,
    belief: Reals,
    worth: Reals,
    need: Numbers,
    rng: Chances,
    p: Numbers,
    sums: Reals,
) -> int:
    """The action that brings most in so many playouts, shared by all; `boldness` is added to that of going on."""
    if n == 1:
        return int(actions[0])
    deals = max(1, playouts // n)
    compare(st, actions, n, deals, belief, worth, need, rng, p, sums)
    if st[at.PHASE] == at.DECIDE:
        sums[1] += boldness * deals
    chosen = 0
    for i in range(1, n):
        if sums[i] > sums[chosen]:
            chosen = i
    return int(actions[chosen])
