"""A round, compiled: what may be done, what comes of it (koikoi rules 2.4-2.6, 2.8, 4.9-4.11).

States, decks, actions and parameters are described in `layout`.
"""

from __future__ import annotations

from typing import Final

from karuta.games.koikoi.fast import layout as at
from karuta.games.koikoi.fast.deal import award
from karuta.games.koikoi.fast.kernel import Cards, Numbers, kernel, lowest, number, ones
from karuta.games.koikoi.fast.yaku import points_in, total

_P = at.PLACES
_TEAMS: Final = _P["teams"]
_KOIKOI: Final = _P["koikoi"]
_EXHAUSTED: Final = _P["exhausted"]
_EXHAUSTED_POINTS: Final = _P["exhausted_points"]
_THREE: Final = _P["three_on_table"]
_DOUBLE_AT: Final = _P["double_at"]
_CALL_AT: Final = _P["call_at_threshold"]


@kernel(inline=True)
def matching(table: int, card: int) -> int:
    """The table cards of the month of `card`."""
    return table & (15 << (card & 60))


@kernel(inline=True)
def choices(table: int, card: int, p: Numbers) -> int:
    """Among which of them there is a choice; 0: there is none."""
    found = matching(table, card)
    n = ones(found)
    return found if n == 2 or (n == 3 and p[_THREE] == 1) else 0


@kernel(inline=True)
def seat_of(st: Numbers, p: Numbers) -> int:
    """The seat on turn."""
    seat: int = (st[at.DEALER] + st[at.TURN]) & (1 + 2 * p[_TEAMS])
    return seat


@kernel(inline=True)
def _capture(st: Numbers, side: int, card: int, taken: int, p: Numbers) -> None:
    """Lay `card` on the table; where there is a choice it takes `taken`."""
    found = matching(st[at.TABLE], card)
    if found:
        if choices(st[at.TABLE], card, p):
            found = 1 << taken
        st[at.TABLE] &= ~found
        st[at.PILES + side] |= found | (1 << card)
    else:
        st[at.TABLE] |= 1 << card


@kernel()
def legal(st: Numbers, actions: Numbers, p: Numbers) -> int:
    """Fill `actions` (int64, 32 are enough) with what may be done, ascending; how many those are."""
    n = 0
    if st[at.PHASE] == at.PLAY:
        hand = st[at.HANDS + seat_of(st, p)]
        while hand:
            card = lowest(hand)
            hand &= hand - 1
            among = choices(st[at.TABLE], card, p)
            if among == 0:
                actions[n] = 4 * card + (card & 3)
                n += 1
            while among:
                actions[n] = 4 * card + (lowest(among) & 3)
                among &= among - 1
                n += 1
    elif st[at.PHASE] == at.PICKING:
        among = matching(st[at.TABLE], st[at.DRAWN])
        while among:
            actions[n] = at.PICK + lowest(among)
            among &= among - 1
            n += 1
    elif st[at.PHASE] == at.DECIDE:
        actions[0] = at.STOP
        actions[1] = at.KOIKOI
        n = 2
    return n


@kernel(inline=True)
def last_turn(turn: int, p: Numbers) -> bool:
    """No card is left to the side for a later turn (koikoi rules 2.5, 2.8)."""
    turns: int = 16 + 4 * p[_TEAMS]
    return turn + 2 >= turns


@kernel(inline=True)
def may_call(turn: int, calls: int, p: Numbers) -> bool:
    """Whether a side that called so often before may call koi-koi in this turn."""
    return not last_turn(turn, p) and (p[_KOIKOI] == 0 or (p[_KOIKOI] == 1 and calls == 0))


@kernel()
def points_of(st: Numbers, side: int, p: Numbers) -> int:
    """Yaku points of a side as they count now."""
    return points_in(st[at.PILES + side], st[at.CALLS + side], st[at.MONTH], p)


@kernel()
def stop_value(st: Numbers, side: int, p: Numbers) -> int:
    """What the side would get if it stopped now."""
    other = 1 - side
    return total(points_of(st, side, p), st[at.CALLS + side], st[at.COUNTED + side], st[at.COUNTED + other], p)


@kernel()
def _stop(st: Numbers, seat: int, why: int, p: Numbers) -> None:
    st[at.PHASE] = at.OVER
    st[at.WHY] = why
    st[at.SEAT] = seat
    st[at.WINNER] = seat & 1
    award(st, seat & 1, stop_value(st, seat & 1, p), p)


@kernel()
def exhaust(st: Numbers, p: Numbers) -> None:
    """Nobody stopped (koikoi rules 2.6, 4.10)."""
    st[at.PHASE] = at.OVER
    st[at.WHY] = at.EXHAUSTED
    if p[_EXHAUSTED] == 1:
        award(st, st[at.DEALER] & 1, p[_EXHAUSTED_POINTS], p)
    elif p[_EXHAUSTED] == 2:
        first = points_of(st, 0, p)
        second = points_of(st, 1, p)
        if first != second:
            st[at.WINNER] = 0 if first > second else 1
            award(st, st[at.WINNER], stop_value(st, st[at.WINNER], p), p)


@kernel()
def _next_turn(st: Numbers, p: Numbers) -> None:
    st[at.TURN] += 1
    st[at.PHASE] = at.PLAY
    if st[at.TURN] == 16 + 4 * p[_TEAMS]:
        exhaust(st, p)


@kernel()
def _settle(st: Numbers, seat: int, p: Numbers) -> None:
    """After the draw: did the side's yaku rise in this turn (koikoi rules 2.5)?"""
    side = seat & 1
    points = points_of(st, side, p)
    if points <= st[at.HELD + side]:
        st[at.HELD + side] = points
        _next_turn(st, p)
    elif may_call(st[at.TURN], st[at.CALLS + side], p):
        st[at.PHASE] = at.DECIDE
    else:
        _stop(st, seat, at.LAST_CARD if last_turn(st[at.TURN], p) else at.STOPPED, p)


@kernel()
def call(st: Numbers, side: int, p: Numbers) -> None:
    """Koi-koi, and on to the next turn."""
    st[at.COUNTED + side] += 1 if points_of(st, side, p) >= p[_DOUBLE_AT] or not p[_CALL_AT] else 0
    st[at.CALLS + side] += 1
    st[at.HELD + side] = points_of(st, side, p)
    _next_turn(st, p)


@kernel()
def step(st: Numbers, deck: Cards, action: int, p: Numbers) -> None:
    """Do a legal action, and turn the stock card after a play. `st` then stands at the next decision, or the round is
    over."""
    seat = seat_of(st, p)
    if st[at.PHASE] == at.PLAY:
        card = action >> 2
        st[at.HANDS + seat] &= ~(1 << card)
        _capture(st, seat & 1, card, (card & 60) | (action & 3), p)
        drawn = number(deck[24 + 4 * p[_TEAMS] + st[at.TURN]])
        if choices(st[at.TABLE], drawn, p):
            st[at.DRAWN] = drawn
            st[at.PHASE] = at.PICKING
        else:
            _capture(st, seat & 1, drawn, 0, p)
            _settle(st, seat, p)
    elif st[at.PHASE] == at.PICKING:
        _capture(st, seat & 1, st[at.DRAWN], action - at.PICK, p)
        st[at.DRAWN] = -1
        _settle(st, seat, p)
    elif action == at.STOP:
        _stop(st, seat, at.STOPPED, p)
    else:
        call(st, seat & 1, p)
