"""Okurifuda: cards that are due, sent, placed, waived or lapsed, and the end of a reading (rules 4.2, 4.3)."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from karuta.errors import BrokenInvariant, IllegalMove
from karuta.games.kyogi.events import Ended, Event, Placed, Sent, Waived
from karuta.games.kyogi.moves import Put, Send, Waive
from karuta.games.kyogi.state import State, nobody, side_of
from karuta.games.kyogi.view import Due
from karuta.mat.field import Mat, Place

Step = tuple[State, tuple[Event, ...]]
CENTRE = 4090
"""The left edge of a card in the middle of a row, 0.1 mm."""


def open_due(state: State, giver: int, count: int) -> Step:
    """`count` cards become due from side `giver`, as far as the receiver's field has room; none settles the reading."""
    room = state.mat.format.capacity - state.counts[1 - giver]
    fitting = min(count, room)
    events: tuple[Event, ...] = ()
    if fitting < count:
        events = (Waived(giver, count - fitting, "no_room"),)
    if fitting <= 0:
        return _after(events, settle(state))
    return replace(state, due=Due(giver, fitting), settled=False, phase="sending", since_ms=state.clock_ms), events


def send(state: State, seat: int, move: Send) -> Step:
    """The sender lays cards before the receiver; another choice replaces the first until one is placed."""
    due = _due_of(state, seat)
    cards = move.cards
    if not 1 <= len(cards) <= due.count or len(set(cards)) != len(cards):
        raise IllegalMove(
            f"{len(cards)} cards {cards}: send {due.count} different ones (fewer give up the rest)",
            key="error-kyogi-send-count",
            given=len(cards),
            due=due.count,
        )
    side = side_of(seat)
    for card in cards:
        if state.mat.field_of(card) != side:
            raise IllegalMove(
                f"card {card} is not in the sender's field {side}: send one of {state.mat.cards(side)}",
                key="error-kyogi-send-card",
                card=card,
                side=side,
            )
    after = replace(state, due=Due(due.seat, due.count, cards), phase="placing", since_ms=state.clock_ms)
    return after, (Sent(seat, cards),)


def waive(state: State, seat: int, move: Waive) -> Step:
    """The sender gives up what is due; allowed until a card has been placed."""
    due = _due_of(state, seat)
    return _after((Waived(seat, due.count, "waived"),), settle(state))


def lapse(state: State) -> Step:
    """The right that nobody used ends: the next upper verse is read, or the pause has lasted too long."""
    due = state.due
    if due is None:
        return state, ()
    return _after((Waived(due.seat, due.count, "lapsed"),), settle(state))


def put(state: State, seat: int, move: Put) -> Step:
    """The receiver places one of the cards laid across; after the last one the reading is settled."""
    due = state.due
    if due is None or state.phase != "placing" or due.seat == seat % 2:
        raise IllegalMove("no card lies before you to be placed: wait for a send", key="error-kyogi-put-none")
    if move.card not in due.cards:
        raise IllegalMove(
            f"card {move.card} was not sent: place one of {due.cards}",
            key="error-kyogi-put-card",
            card=move.card,
            cards=" ".join(map(str, due.cards)),
        )
    side = side_of(seat)
    if move.place[0] != side:
        raise IllegalMove(
            f"{tuple(move.place)}: a received card goes into the own field {side}",
            key="error-kyogi-own-field",
            side=side,
        )
    mat = state.mat.shift(move.card, move.place)
    return _placed(state, seat, move.card, Place(*move.place), mat)


def put_for(state: State) -> Step:
    """The table places what the receiver leaves lying, near the centre, closing up a row if need be."""
    events: list[Event] = []
    while state.phase == "placing" and state.due is not None and state.due.cards:
        due, side = state.due, side_of(1 - state.due.seat)
        # Where each holds cards of their own, what nobody puts down is the last one's: the defence's (rules 5.7).
        receiver = 1 - due.seat + 2 * max(0, len(state.rules.shares) - 1)
        found = state.mat.make_room(side, Place(side, 0, CENTRE))
        if found is None:
            raise BrokenInvariant(f"field {side} has no room for card {due.cards[0]}", key="error-kyogi-invariant")
        mat, place = found
        state, more = _placed(state, receiver, due.cards[0], place, mat.shift(due.cards[0], place))
        events += more
    return state, tuple(events)


def _placed(state: State, seat: int, card: int, place: Place, mat: Mat) -> Step:
    due = state.due
    assert due is not None
    counts = (state.counts[0] - 1, state.counts[1] + 1) if due.seat == 0 else (state.counts[0] + 1, state.counts[1] - 1)
    events: tuple[Event, ...] = (Placed(seat, card, place),)
    rest = tuple(c for c in due.cards if c != card)
    holders = state.holders | {card: seat} if state.holders else state.holders
    if not state.settled and len(due.cards) < due.count:
        events = (Waived(due.seat, due.count - len(due.cards), "waived"), *events)
    if rest:
        left = Due(due.seat, len(rest), rest)
        after = replace(state, mat=mat, counts=counts, holders=holders, due=left, settled=True, since_ms=state.clock_ms)
        return after, events
    return _after(events, settle(replace(state, mat=mat, counts=counts, holders=holders)))


def _due_of(state: State, seat: int) -> Due:
    due = state.due
    if due is None or due.seat != seat % 2:
        raise IllegalMove("nothing is due from you now", key="error-kyogi-nothing-due")
    if state.settled:
        raise IllegalMove("a card of this send has been placed: the choice stands", key="error-kyogi-send-settled")
    return due


def settle(state: State) -> Step:
    """All transfers of the reading are over: only now is an empty field a win (rules 4.2)."""
    if (later := state.later) is not None:
        state = replace(state, later=None, due=None, settled=False)
        count = min(later.count, state.counts[later.seat])
        return open_due(state, later.seat, count) if count else settle(state)
    a, b = state.counts
    if a == 0 or b == 0:
        if a == b:
            raise BrokenInvariant(
                "both fields are empty: a card was lost or counted twice", key="error-kyogi-invariant"
            )
        return finish(state, 0 if a == 0 else 1, a + b, "cleared")
    if state.readings == len(state.order):
        return _read_out(state)
    return (
        replace(state, phase="reading", due=None, settled=False, since_ms=state.clock_ms),
        (),
    )


def _read_out(state: State) -> Step:
    """Every poem is read and both fields hold cards: possible only with `untaken = stays_dead`. Fewer cards win, then
    fewer fouls (rules 6.5); then side 0."""
    if state.rules.untaken != "stays_dead":
        raise BrokenInvariant(
            f"all {state.readings} poems are read and {state.counts[0]}-{state.counts[1]} cards are left",
            key="error-kyogi-invariant",
        )
    ranks = [(state.counts[side], state.fouls[side], side) for side in (0, 1)]
    winner = min(ranks)[2]
    return finish(state, winner, abs(state.counts[0] - state.counts[1]), "read_out")


def finish(state: State, winner: int, margin: int, why: Literal["cleared", "resigned", "read_out"]) -> Step:
    """The match is decided; the bows of thanks are left."""
    none = nobody(state)
    after = replace(
        state,
        phase="thanks",
        due=None,
        later=None,
        settled=False,
        hai=None,
        reading=None,
        hands=none,
        bowed=none,
        winner=winner,
        margin=margin,
        why=why,
        since_ms=state.clock_ms,
    )
    return after, (Ended(winner, margin, why),)


def _after(events: tuple[Event, ...], step: Step) -> Step:
    return step[0], events + step[1]
