"""Rounds played at random, compiled: whole ones, and from a state to the end.

A round is played out on plain numbers instead of a state, and a hand is a shuffled part of the deck: playing any card
at random is then playing the next one.
"""

# ruff: noqa: PLR0917 - compiled functions take no keywords.
from __future__ import annotations

from typing import Final

import numpy as np

from karuta.games.koikoi.fast import layout as at
from karuta.games.koikoi.fast.deal import NO_SPECIAL, REDEAL, shuffle, special, special_side
from karuta.games.koikoi.fast.kernel import (
    Cards,
    Chances,
    Numbers,
    below,
    kernel,
    lowest,
    number,
    ones,
    rest,
    share,
    word,
)
from karuta.games.koikoi.fast.round import choices, matching, may_call, seat_of, step
from karuta.games.koikoi.fast.yaku import total, yaku_points

_P = at.PLACES
_TEAMS: Final = _P["teams"]
_SPECIAL_POINTS: Final = _P["special_points"]
_THREE: Final = _P["three_on_table"]
_EXHAUSTED: Final = _P["exhausted"]
_EXHAUSTED_POINTS: Final = _P["exhausted_points"]
_DOUBLE_AT: Final = _P["double_at"]
_CALL_AT: Final = _P["call_at_threshold"]


@kernel(inline=True)
def any_of(found: int, n: int, w: np.uint64) -> int:
    """One of `n` cards of a mask, by a random word."""
    k = share(w, n)
    if k:
        found &= found - 1
    if k > 1:
        found &= found - 1
    return found & -found


@kernel(inline=True)
def _taken(table: int, card: int, w: np.uint64, p: Numbers) -> int:
    """What `card` takes, by a random word where there is a choice."""
    # Nobody can foretell what lies there, processors neither: this is computed without branches.
    found = matching(table, card)
    n = ones(found)
    if p[_THREE] == 1 and n == 3:
        return any_of(found, n, w)
    one = (found & -found) ^ (found & -share(w, 2))
    return one if n == 2 else found


@kernel(inline=True)
def laid(table: int, pile: int, card: int, taken: int) -> tuple[int, int]:
    """Table and pile after `card` has taken `taken`."""
    stays = 1 << card if taken == 0 else 0
    return (table ^ taken) | stays, pile | taken | ((1 << card) ^ stays)


@kernel(inline=True)
def unstopped(
    mine: int, theirs: int, calls: int, counted: int, calls_2: int, counted_2: int, month: int, p: Numbers
) -> int:
    """What an exhausted round brings to the dealer's side, which captured `mine`."""
    if p[_EXHAUSTED] == 1:
        points: int = p[_EXHAUSTED_POINTS]
        return points
    if p[_EXHAUSTED] == 2:
        first = yaku_points(mine, calls, month, p)
        second = yaku_points(theirs, calls_2, month, p)
        if first > second:
            return total(first, calls, counted, counted_2, p)
        if second > first:
            return -total(second, calls_2, counted_2, counted, p)
    return 0


@kernel(inline=True)
def random_turns(
    deck: Cards,
    rng: Chances,
    drawing: bool,
    turn: int,
    dealer: int,
    month: int,
    table: int,
    mine: int,
    theirs: int,
    calls: int,
    counted: int,
    held: int,
    calls_2: int,
    counted_2: int,
    held_2: int,
    p: Numbers,
) -> int:
    """Play a round at random to its end from a turn whose side has captured `mine`; what it brings to side 0."""
    seats = 2 + 2 * p[_TEAMS]
    hand = 8 - 3 * p[_TEAMS]
    stock = 24 + 4 * p[_TEAMS]
    while turn < seats * hand:
        w = word(rng)
        seat = (dealer + turn) & (seats - 1)
        card = number(deck[seat * hand + (turn >> (1 + p[_TEAMS]))])
        place = stock + turn
        if drawing:
            j = place + share(w, 48 - place)
            w = rest(w, 48 - place)
            drawn = number(deck[j])
            deck[j] = deck[place]
            deck[place] = drawn
        else:
            drawn = number(deck[place])
        for c in (card, drawn):
            taken = _taken(table, c, w, p)
            w = rest(w, 6)
            table, mine = laid(table, mine, c, taken)
        points = yaku_points(mine, calls, month, p)
        if points > held:
            if not may_call(turn, calls, p) or share(w, 2):
                points = total(points, calls, counted, counted_2, p)
                return -points if seat & 1 else points
            counted += 1 if points >= p[_DOUBLE_AT] or not p[_CALL_AT] else 0
            calls += 1
            points = yaku_points(mine, calls, month, p)
        held = points
        turn += 1
        mine, theirs = theirs, mine
        calls, calls_2 = calls_2, calls
        counted, counted_2 = counted_2, counted
        held, held_2 = held_2, held
    # The number of turns is even, so the dealer's side would be on turn again.
    points = unstopped(mine, theirs, calls, counted, calls_2, counted_2, month, p)
    return -points if dealer & 1 else points


@kernel(inline=True)
def random_round(deck: Cards, rng: Chances, dealer: int, month: int, p: Numbers) -> int:
    """Shuffle, deal and play a round at random; what it brings to side 0. `deck` holds the 48 cards in any order."""
    while True:
        shuffle(deck, 0, 24, rng)
        if p[_TEAMS]:
            shuffle(deck, 24, 28, rng)
        kind, holder, table = special(deck, dealer, p)
        if kind == NO_SPECIAL:
            return random_turns(deck, rng, True, 0, dealer, month, table, 0, 0, 0, 0, 0, 0, 0, 0, p)
        if kind != REDEAL:
            points: int = p[_SPECIAL_POINTS]
            return -points if special_side(kind, holder, dealer, p) else points


@kernel()
def shuffle_hands(st: Numbers, deck: Cards, rng: Chances, p: Numbers) -> None:
    """Put the hands of `st` into the deck, where playouts look for them, each in a random order."""
    seats = 2 + 2 * p[_TEAMS]
    hand = 8 - 3 * p[_TEAMS]
    for seat in range(seats):
        cards = st[at.HANDS + seat]
        end = seat * hand + hand
        place = end - ones(cards)
        while cards:
            deck[place] = lowest(cards)
            cards &= cards - 1
            place += 1
        w = word(rng)
        for i in range(end - ones(st[at.HANDS + seat]), end - 1):
            j = i + share(w, end - i)
            w = rest(w, end - i)
            card = deck[j]
            deck[j] = deck[i]
            deck[i] = card


@kernel()
def random_action(st: Numbers, rng: Chances, p: Numbers) -> int:
    """Any card of the hand, any choice, stop or koi-koi: each as likely."""
    if st[at.PHASE] == at.DECIDE:
        return at.STOP + below(rng, 2)
    w = word(rng)
    if st[at.PHASE] == at.PICKING:
        found = matching(st[at.TABLE], st[at.DRAWN])
        return at.PICK + lowest(any_of(found, ones(found), w))
    hand = st[at.HANDS + seat_of(st, p)]
    k = share(w, ones(hand))
    w = rest(w, ones(hand))
    for _ in range(k):
        hand &= hand - 1
    card = lowest(hand)
    among = choices(st[at.TABLE], card, p)
    return 4 * card + (lowest(any_of(among, ones(among), w)) & 3 if among else card & 3)


@kernel()
def result(st: Numbers) -> int:
    """What a round that is over brought to side 0: its points, less those of side 1. What a loser pays is not counted
    again."""
    first: int = st[at.GAINS]
    second: int = st[at.GAINS + 1]
    return max(first, 0) - max(second, 0)


@kernel()
def random_playout(st: Numbers, deck: Cards, rng: Chances, p: Numbers) -> int:
    """Play the round of `st` at random to its end; what it brings to side 0 (`result`). `st` is used up; of `deck` the
    places of the hands are overwritten, the stock stays as it is."""
    while st[at.PHASE] == at.PICKING or st[at.PHASE] == at.DECIDE:
        step(st, deck, random_action(st, rng, p), p)
    if st[at.PHASE] == at.OVER:
        return result(st)
    shuffle_hands(st, deck, rng, p)
    side = seat_of(st, p) & 1
    other = 1 - side
    return random_turns(
        deck,
        rng,
        False,
        st[at.TURN],
        st[at.DEALER],
        st[at.MONTH],
        st[at.TABLE],
        st[at.PILES + side],
        st[at.PILES + other],
        st[at.CALLS + side],
        st[at.COUNTED + side],
        st[at.HELD + side],
        st[at.CALLS + other],
        st[at.COUNTED + other],
        st[at.HELD + other],
        p,
    )
