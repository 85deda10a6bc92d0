"""From what a seat sees to states of the fast engine: what it knows, and the hidden cards put somewhere."""

# ruff: noqa: PLR0917 - compiled functions take no keywords.
from __future__ import annotations

from typing import Final

import numpy as np

from karuta.games.koikoi.fast import layout as at
from karuta.games.koikoi.fast.kernel import Cards, Chances, Numbers, kernel, lowest, number, rest, share, word
from karuta.games.koikoi.state import State
from karuta.games.koikoi.view import View

_TEAMS: Final = at.PLACES["teams"]
_PHASES: Final = {"play": at.PLAY, "draw": at.PLAY, "pick": at.PICKING, "decide": at.DECIDE}


def blank() -> tuple[Numbers, Cards]:
    """A state and a deck to fill."""
    return np.zeros(at.SLOTS, np.int64), np.arange(48, dtype=np.uint8)


def from_view(view: View, st: Numbers) -> None:
    """What `view` tells: everything but the other hands and the stock, which `assign` and `scatter` put in. The view is
    that of a seat at a decision (phases play, pick and decide)."""
    left = sum(view.left)
    _known(view, st, view.rules.seats * view.rules.hand - left)
    if view.seat is not None:
        st[at.HANDS + view.seat] = at.mask(view.hand)


def from_state(state: State, st: Numbers, deck: Cards) -> None:
    """All of a readable state at a decision."""
    played = state.rules.seats * state.rules.hand - sum(len(hand) for hand in state.hands)
    _known(state, st, played)
    for seat, hand in enumerate(state.hands):
        st[at.HANDS + seat] = at.mask(hand)
    deck[48 - len(state.stock) :] = state.stock


def _known(seen: View | State, st: Numbers, played: int) -> None:
    """`played`: hand cards that were played in this round."""
    st[:] = 0
    st[at.TABLE] = at.mask(seen.table)
    st[at.PHASE] = _PHASES[seen.phase]
    st[at.TURN] = played if seen.phase == "play" else played - 1
    st[at.DRAWN] = seen.drawn
    st[at.DEALER] = seen.dealer
    st[at.ROUND] = seen.round
    st[at.MONTH] = (seen.round - 1) % 12
    for side in range(2):
        st[at.PILES + side] = at.mask(seen.piles[side])
        st[at.CALLS + side] = seen.calls[side]
        st[at.COUNTED + side] = seen.counted[side]
        st[at.HELD + side] = seen.held[side]
        st[at.SCORES + side] = seen.scores[side]
    for slot in (at.WHY, at.WINNER, at.SEAT, at.SPECIAL):
        st[slot] = -1


@kernel()
def hidden(st: Numbers, seat: int, cards: Cards, p: Numbers) -> int:
    """Fill `cards` (uint8, 48 are enough) with those that `seat` can't see, ascending; how many those are."""
    unseen = at.ALL & ~(st[at.HANDS + seat] | st[at.TABLE] | st[at.PILES] | st[at.PILES + 1])
    if st[at.PHASE] == at.PICKING:
        unseen &= ~(1 << st[at.DRAWN])
    n = 0
    while unseen:
        cards[n] = lowest(unseen)
        unseen &= unseen - 1
        n += 1
    return n


@kernel()
def hand_size(st: Numbers, seat: int, p: Numbers) -> int:
    """Cards that `seat` still has in hand."""
    seats = 2 + 2 * p[_TEAMS]
    first = (seat - st[at.DEALER]) & (seats - 1)
    played = st[at.TURN] + (0 if st[at.PHASE] == at.PLAY else 1)
    size: int = 8 - 3 * p[_TEAMS] - (played - first + seats - 1) // seats
    return size


@kernel()
def assign(st: Numbers, deck: Cards, seat: int, cards: Cards, n: int, p: Numbers) -> None:
    """Give out the `n` hidden cards in the order in which they lie: first to the other seats, the lowest number first,
    as many as each holds; the rest is the stock from its top."""
    seats = 2 + 2 * p[_TEAMS]
    given = 0
    for other in range(seats):
        if other != seat:
            size = hand_size(st, other, p)
            held = 0
            for i in range(given, given + size):
                held |= 1 << number(cards[i])
            st[at.HANDS + other] = held
            given += size
    for i in range(given, n):
        deck[48 - n + i] = cards[i]


@kernel()
def scatter(st: Numbers, deck: Cards, seat: int, cards: Cards, n: int, rng: Chances, p: Numbers) -> None:
    """The same in a random order: every world that `seat` may be in is as likely. `cards` are shuffled."""
    i = 0
    while i < n - 1:
        w = word(rng)
        for _ in range(6):
            if i < n - 1:
                j = i + share(w, n - i)
                w = rest(w, n - i)
                card = cards[j]
                cards[j] = cards[i]
                cards[i] = card
                i += 1
    assign(st, deck, seat, cards, n, p)
