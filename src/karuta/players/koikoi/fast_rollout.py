"""Playouts over deals that the seat believes in, compiled.

What a seat can't see (the other hands and the stock) is dealt anew for every comparison, likelier cards oftener; every
move is played out to the end of the round on the same deal by greedy players who stop, and what it brings is averaged.
"""

# ruff: noqa: PLR0917 - compiled functions take no keywords.

from __future__ import annotations

from typing import Final

import numpy as np

from karuta.games.koikoi import fast_layout as at
from karuta.games.koikoi.fast_kernel import Cards, Chances, Numbers, below, lowest, ones, word
from karuta.games.koikoi.fast_round import legal, matching, seat_of, step, stop_value
from karuta.players.koikoi.belief import STRONG, WEAK
from karuta.players.koikoi.fast_choice import card_of, greedy_action
from karuta.players.koikoi.fast_kernel import Reals, strategy

_TEAMS: Final = at.PLACES["teams"]
_TRIES: Final = 400
"""Refusals after which a hand is filled with what comes."""
_32: Final = np.uint64(32)
_UNIT: Final = 2.0**32


@strategy()
def note_pass(st: Numbers, seat: int, action: int, belief: Reals) -> None:
    """What everybody learns of the hand of `seat` as it plays (see `belief.belief`); before the action is done."""
    card = card_of(st, action)
    factor = WEAK if matching(st[at.TABLE], card) else STRONG
    for month in range(12):
        if st[at.TABLE] & (15 << (4 * month)) and month != card >> 2:
            belief[seat, month] *= factor


@strategy()
def deal_hidden(st: Numbers, deck: Cards, seat: int, belief: Reals, rng: Chances, p: Numbers) -> None:
    """Deal the cards that `seat` can't see: the other hands of `st`, as large as they are, and the stock of `deck`."""
    seats = 2 + 2 * p[_TEAMS]
    unseen = at.ALL & ~(st[at.HANDS + seat] | st[at.TABLE] | st[at.PILES] | st[at.PILES + 1])
    if st[at.DRAWN] >= 0:
        unseen &= ~(1 << st[at.DRAWN])
    first = 48 - ones(unseen)
    n = first
    while unseen:
        deck[n] = lowest(unseen)
        unseen &= unseen - 1
        n += 1
    for i in range(first, 47):
        j = i + below(rng, 48 - i)
        card = deck[i]
        deck[i] = deck[j]
        deck[j] = card
    for other in range(seats):
        if other == seat:
            continue
        wanted = ones(st[at.HANDS + other])
        hand = np.int64(0)
        i = first
        refused = 0
        while wanted:
            if i == 48:
                i = first
            card = np.int64(deck[i])
            likely = belief[other, card >> 2]
            if likely >= 1.0 or refused > _TRIES or (word(rng) >> _32) < likely * _UNIT:
                hand |= 1 << card
                deck[i] = deck[first]
                first += 1
                wanted -= 1
                i = max(i + 1, first)
            else:
                refused += 1
                i += 1
        st[at.HANDS + other] = hand
    # The refused lie at the front of what is left: without this the stock would turn them first.
    for i in range(first, 47):
        j = i + below(rng, 48 - i)
        card = deck[i]
        deck[i] = deck[j]
        deck[j] = card


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
    most = (worth.shape[0] - 1) // 2
    for i in range(2 * n):
        sums[i] = 0.0
    for _ in range(deals):
        dealt[:] = st
        deal_hidden(dealt, deck, seat, belief, rng, p)
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
