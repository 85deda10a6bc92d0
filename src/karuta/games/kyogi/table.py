"""What the table does: the clock, the reader, the referee (rules 4.5, 4.6, 4.8)."""

from __future__ import annotations

from msgspec.structs import replace

from karuta.chance import Chance
from karuta.errors import IllegalMove
from karuta.games.kyogi import holding, seats, sends
from karuta.games.kyogi.events import (
    Acknowledged,
    Event,
    Ruled,
    Swapped,
)
from karuta.games.kyogi.moves import Read, Time, Touches
from karuta.games.kyogi.ruling import rule
from karuta.games.kyogi.sends import Step
from karuta.games.kyogi.state import BETWEEN, State
from karuta.games.kyogi.view import Due
from karuta.games.reader import check_clock, check_reading, hands_down, judged, opened, put_off, read_off, refuse
from karuta.mat.stroke import sweep

# -- the clock --------------------------------------------------------------------------------------------------------


def time(state: State, move: Time) -> Step:
    """The clock goes on. What waits too long is ended, so that no match can hang: bows are taken as made, all as
    ready, a right to send lapses, a card laid across is placed near the centre, *hai* counts as said, hands go down."""
    check_clock(state.clock_ms, move.ms)
    state = replace(state, clock_ms=move.ms)
    if state.phase == "memorise":
        return _memorising(state)
    limit = _limit_s(state)
    if not limit or move.ms - state.since_ms < 1000 * limit:
        return state, ()
    return _overdue(state)


def _limit_s(state: State) -> int:
    """How long the present wait may last, in seconds; 0: for ever."""
    if state.phase in ("bow", "bows", "thanks"):
        return state.rules.bow_limit_s
    if state.phase == "arrange":
        return state.rules.layout_limit_s
    return state.rules.hand_limit_s if state.phase in BETWEEN else 0


def _memorising(state: State) -> Step:
    state, events = seats.call_two_minutes(state)
    if state.memorise_until_ms is None or state.clock_ms < state.memorise_until_ms:
        return state, events
    state, more = seats.after_memorising(state)
    return state, events + more


def _overdue(state: State) -> Step:
    events: tuple[Event, ...] = ()
    if state.phase in ("bow", "bows", "thanks"):
        return seats.after_bows(state)
    if state.phase == "arrange":
        return seats.after_arranging(state)
    if state.hai is not None:
        events += (Acknowledged(state.hai),)
        state = replace(state, hai=None)
    state, down = hands_down(state)
    events += down
    if state.phase in ("sending", "placing"):
        state, more = sends.put_for(state) if state.phase == "placing" else sends.lapse(state)
        events += more
    if state.holders and state.phase in BETWEEN:
        state, more = holding.pass_for(state)
        events += more
    return state, events


# -- the reader -------------------------------------------------------------------------------------------------------


def read(state: State, move: Read) -> Step:
    """An upper verse begins; a right to send that nobody used lapses with it (rules 4.3)."""
    if (obstacle := hindrance(state)) is not None:
        raise obstacle
    check_reading(state, move.reading)
    events: tuple[Event, ...] = ()
    while state.due is not None:
        state, more = sends.lapse(state)
        events += more
    state, last = opened(state, move.reading)
    return state, (*events, *last)


def hindrance(state: State) -> IllegalMove | None:
    """Why the reader may not begin an upper verse now, saying who is waited for; None if it may."""
    if state.phase not in BETWEEN:
        return refuse(state, "reading", "the time between readings")
    if state.due is None and state.hai is None and not any(state.hands) and not state.holders:
        return None
    for seat, up in enumerate(state.hands):
        if up:
            return _waiting(f"seat {seat} has a hand up: the reader waits until it is lowered", "hand", seat)
    due = state.due
    if due is not None and due.cards:
        text = f"seat {1 - due.seat} has yet to place {' '.join(map(str, due.cards))}"
        return _waiting(text, "placing", 1 - due.seat)
    if state.hai is not None:
        return _waiting(f"seat {state.hai} has yet to answer hai to an announced move", "hai", state.hai)
    if due is not None and (0 in state.counts or not state.next_poem()):
        text = f"the send of seat {due.seat} decides the match: it is sent, waived, or lapses with the time"
        return _waiting(text, "deciding", due.seat)
    for seat, missing in holding.short(state).items():
        return _waiting(f"seat {seat} holds {missing} cards too few: a partner passes some", "passing", seat)
    return None


def _waiting(message: str, reason: str, seat: int) -> IllegalMove:
    return IllegalMove(message, key=f"error-kyogi-read-{reason}", seat=seat % 2)


# -- the referee ------------------------------------------------------------------------------------------------------


def touches(state: State, move: Touches) -> Step:
    """The hands of the open reading are judged; the card leaves the mat, swept ones are back at their places."""
    reading = judged(state, move.strokes)
    rules, active, poem = state.rules, state.active, reading.poem
    strokes = {seat: move.strokes[seat] for seat in move.strokes if seat in active} if active else move.strokes
    ruling = rule(
        rules,
        state.mat,
        reading,
        sweep(state.mat, strokes),
        state.counts,
        reach=holding.reach(state, poem),
        again=rules.untaken == "flows" and poem in state.order[: state.readings],
    )
    gone = ruling.counts != state.counts
    flows = rules.untaken == "flows" and ruling.how == "none" and ruling.target != "D"
    unread, shorter = (state.unread, ()) if flows else read_off(state, poem)
    lineup = rules.lineup(active, state.seats, ruling)
    giver = 0 if ruling.net > 0 else 1
    state = replace(
        state,
        mat=state.mat.take(poem) if gone else state.mat,
        counts=ruling.counts,
        holders={card: seat for card, seat in state.holders.items() if card != poem} if gone else state.holders,
        order=_flown(state) if flows else state.order,
        unread=unread,
        active=lineup,
        later=Due(1 - giver, ruling.back) if ruling.back else None,
        readings=state.readings + 1,
        taken=state.taken + gone,
        reading=None,
        fouls=(state.fouls[0] + ruling.fouls[0], state.fouls[1] + ruling.fouls[1]),
        last=ruling,
    )
    event = Ruled(ruling, move.strokes, shorter)
    swapped = (Swapped(lineup),) if lineup != active else ()
    state, events = sends.open_due(state, giver, ruling.due) if ruling.due else sends.settle(state)
    return state, (event, *swapped, *events)


def _flown(state: State) -> tuple[int, ...]:
    """The order of the poems with the one that is read now once more at a random later place (rules 5.7)."""
    now = state.readings
    twice = (*state.order[: now + 1], *state.order[now:])
    return put_off(twice, now + 1, Chance(state.seed).child(f"flow/{now}"))
