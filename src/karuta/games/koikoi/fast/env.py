# ruff: noqa: PLR0917 - compiled functions take no keywords.
"""What the environment of many matches does in compiled code: a step of each match, and what its seat on turn sees."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from karuta.games.koikoi.fast import layout as at
from karuta.games.koikoi.fast.hidden import hand_size
from karuta.games.koikoi.fast.kernel import Cards, Chances, Numbers, kernel, lowest, number, share, word
from karuta.games.koikoi.fast.match import close, next_round, start
from karuta.games.koikoi.fast.play import result
from karuta.games.koikoi.fast.round import choices, legal, matching, points_of, seat_of, step, stop_value

Bytes: TypeAlias = NDArray[np.int8]
Shorts: TypeAlias = NDArray[np.int16]

_TEAMS: Final = at.PLACES["teams"]
_ROUNDS: Final = at.PLACES["rounds"]

# Where a card is, for the seat that looks.
UNSEEN: Final = 0
OWN_HAND: Final = 1
ON_TABLE: Final = 2
OWN_PILE: Final = 3
OTHER_PILE: Final = 4
IN_QUESTION: Final = 5
"""The drawn card that waits for a pick."""

MOST: Final = 2**15 - 1
"""Points beyond this, which only the wildest house rules give, are told as this many."""

TURNS: Final = 20
COLUMNS: Final = 5
"""Of the record of a turn: card laid, lowest card that it took, card drawn, lowest card that it took (each -1: none or
not yet), koi-koi called after it (1)."""

FACTS: Final = (
    "phase",
    "round",
    "rounds",
    "month",
    "turn",
    "first",
    "own_calls",
    "other_calls",
    "own_counted",
    "other_counted",
    "own_held",
    "other_held",
    "own_points",
    "other_points",
    "own_total",
    "own_score",
    "other_score",
    "own_cards",
    "next_cards",
    "partner_cards",
    "last_cards",
    "stock",
)
"""Numbers of an observation: phase (`layout.PHASES`), round from 1, rounds of the match, month from 0, turns done,
whether the own seat's turn came first (0), second (1) ... in this round; koi-koi calls, calls that count, points held
and points of the yaku now, of the own side and the other; what a stop would count; match points; cards in the hands,
the own first and then in turn (0 where there is no such seat); cards in the stock."""


@kernel()
def note(st: Numbers, deck: Cards, action: int, past: Bytes, p: Numbers) -> None:
    """Write into the record of the round (int8[TURNS, COLUMNS]) what all see of `action`, which is about to be done."""
    turn = st[at.TURN]
    if st[at.PHASE] == at.PLAY:
        card = action >> 2
        table = st[at.TABLE]
        taken = matching(table, card)
        if choices(table, card, p):
            taken = 1 << ((card & 60) | (action & 3))
        table = table & ~taken if taken else table | (1 << card)
        past[turn, 0] = card
        past[turn, 1] = lowest(taken) if taken else -1
        drawn = number(deck[24 + 4 * p[_TEAMS] + turn])
        past[turn, 2] = drawn
        taken = matching(table, drawn)
        past[turn, 3] = lowest(taken) if taken and not choices(table, drawn, p) else -1
    elif st[at.PHASE] == at.PICKING:
        past[turn, 3] = action - at.PICK
    elif action == at.KOIKOI:
        past[turn, 4] = 1


@kernel()
def blank_past(past: Bytes) -> None:
    """The record of a round that begins."""
    past[:] = -1
    past[:, 4] = 0


@kernel()
def begin_match(st: Numbers, deck: Cards, rng: Chances, past: Bytes, owed: Numbers, p: Numbers) -> None:
    """A new match up to its first decision. Rounds that a special deal ends pass by: what they brought to side 0, and
    how many they were, stands in `owed` (int64[2]). A match of special deals alone is over before anybody chose
    anything; it is not one to learn from, and another is begun."""
    st[at.OVER_WHY] = 0
    while st[at.OVER_WHY] >= 0:
        start(st, rng, p)
        owed[0] = _go_on(st, deck, rng, past, p)
        owed[1] = st[at.ROUND] - 1


@kernel()
def _go_on(st: Numbers, deck: Cards, rng: Chances, past: Bytes, p: Numbers) -> int:
    """From a round that is over to the next decision or the end of the match; what special deals brought to side 0."""
    brought = 0
    while st[at.PHASE] == at.OVER and st[at.OVER_WHY] < 0:
        next_round(st, deck, rng, p)
        blank_past(past)
        if st[at.PHASE] == at.OVER:
            brought += result(st)
            close(st, p)
    return brought


@kernel()
def act(st: Numbers, deck: Cards, rng: Chances, past: Bytes, action: int, p: Numbers) -> tuple[int, bool]:
    """Do a legal action and go on to the next decision; points that rounds brought to side 0, and whether one ended."""
    note(st, deck, action, past, p)
    step(st, deck, action, p)
    if st[at.PHASE] != at.OVER:
        return 0, False
    points = result(st)
    close(st, p)
    return points + _go_on(st, deck, rng, past, p), True


@kernel()
def _put(places: Bytes, cards: int, what: int) -> None:
    while cards:
        places[lowest(cards)] = what
        cards &= cards - 1


@kernel()
def observe(st: Numbers, seat: int, places: Bytes, facts: Shorts, p: Numbers) -> None:
    """What `seat` sees: `places`, int8[48], and `facts`, int16[len(FACTS)]. Of hidden cards nothing is read."""
    last = 1 + 2 * p[_TEAMS]
    own = seat & 1
    other = 1 - own
    places[:] = UNSEEN
    _put(places, st[at.HANDS + seat], OWN_HAND)
    _put(places, st[at.TABLE], ON_TABLE)
    _put(places, st[at.PILES + own], OWN_PILE)
    _put(places, st[at.PILES + other], OTHER_PILE)
    if st[at.PHASE] == at.PICKING:
        places[st[at.DRAWN]] = IN_QUESTION
    facts[0] = st[at.PHASE]
    facts[1] = st[at.ROUND]
    facts[2] = p[_ROUNDS]
    facts[3] = st[at.MONTH]
    facts[4] = st[at.TURN]
    facts[5] = (seat - st[at.DEALER]) & last
    for i, side in enumerate((own, other)):
        facts[6 + i] = st[at.CALLS + side]
        facts[8 + i] = st[at.COUNTED + side]
        facts[10 + i] = st[at.HELD + side]
        facts[12 + i] = points_of(st, side, p)
        facts[15 + i] = min(max(st[at.SCORES + side], -MOST), MOST)
    facts[14] = min(stop_value(st, own, p), MOST)
    for i in range(4):
        facts[17 + i] = hand_size(st, (seat + i) & last, p) if i <= last else 0
    facts[21] = 24 - 4 * p[_TEAMS] - st[at.TURN] - (0 if st[at.PHASE] == at.PLAY else 1)


@kernel()
def look(st: Numbers, mask: Any, places: Bytes, facts: Shorts, actions: Numbers, p: Numbers) -> int:
    """The mask of actions (bool[ACTIONS]) and what is seen by the seat on turn, which is returned; -1 after the match:
    nothing is seen then and nothing may be done."""
    mask[:] = False
    if st[at.OVER_WHY] >= 0:
        places[:] = UNSEEN
        facts[:] = 0
        return -1
    for i in range(legal(st, actions, p)):
        mask[actions[i]] = True
    seat = seat_of(st, p)
    observe(st, seat, places, facts, p)
    return seat


@kernel()
def step_all(
    st: Numbers,
    deck: Cards,
    rng: Chances,
    past: Bytes,
    actions: Numbers,
    again: bool,
    owed: Numbers,
    points: Numbers,
    ended: Any,
    margins: Numbers,
    over: Any,
    p: Numbers,
) -> int:
    """`act` in every match that is not over. `points`, `ended`: of rounds that ended, with those before the first
    decision of a match (`owed`, int64[n, 2]) in its first step; `margins`: by how much side 0 is ahead in a match that
    ended, `over`. `again`: such a match is followed by the next. The first match whose action is not legal there is
    returned, and nothing is done; else -1."""
    may = np.zeros(32, np.int64)
    for i in range(st.shape[0]):
        if st[i, at.OVER_WHY] < 0:
            found = False
            for k in range(legal(st[i], may, p)):
                found = found or may[k] == actions[i]
            if not found:
                return i
    for i in range(st.shape[0]):
        points[i] = 0
        margins[i] = 0
        ended[i] = False
        over[i] = False
        if st[i, at.OVER_WHY] >= 0:
            continue
        points[i], ended[i] = act(st[i], deck[i], rng[i], past[i], actions[i], p)
        points[i] += owed[i, 0]
        ended[i] |= owed[i, 1] > 0
        owed[i] = 0
        if st[i, at.OVER_WHY] >= 0:
            over[i] = True
            margins[i] = st[i, at.SCORES] - st[i, at.SCORES + 1]
            if again:
                begin_match(st[i], deck[i], rng[i], past[i], owed[i], p)
    return -1


@kernel()
def begin_all(st: Numbers, deck: Cards, rng: Chances, past: Bytes, owed: Numbers, chosen: Any, p: Numbers) -> None:
    """New matches where `chosen` (bool) says so, each with a decision to make."""
    for i in range(st.shape[0]):
        if chosen[i]:
            begin_match(st[i], deck[i], rng[i], past[i], owed[i], p)


@kernel()
def look_all(st: Numbers, masks: Any, places: Bytes, facts: Shorts, seats: Bytes, p: Numbers) -> None:
    """`look` in every match."""
    actions = np.zeros(32, np.int64)
    for i in range(st.shape[0]):
        seats[i] = look(st[i], masks[i], places[i], facts[i], actions, p)


@kernel()
def any_all(masks: Any, rng: Chances, actions: Numbers) -> None:
    """An action at random in every match, each that its mask allows as likely; 0 where none is."""
    for i in range(masks.shape[0]):
        n = 0
        for k in range(masks.shape[1]):
            n += masks[i, k]
        actions[i] = 0
        left = share(word(rng), n)
        for k in range(masks.shape[1]):
            if masks[i, k]:
                if left == 0:
                    actions[i] = k
                    break
                left -= 1
