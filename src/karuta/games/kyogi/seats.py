"""What the seats do besides taking and sending: bows, laying out, memorising, hands, announced moves."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from karuta.errors import IllegalMove
from karuta.games.kyogi import sends
from karuta.games.kyogi.events import (
    Acknowledged,
    Began,
    Bowed,
    Dealt,
    Event,
    Laid,
    Memorised,
    Memorising,
    Readied,
    Shifted,
    Swung,
    TwoMinutes,
    WentAway,
)
from karuta.games.kyogi.moves import Away, Bow, Hai, Hand, Lay, Phase, Ready, Resign, Shift, Swing
from karuta.games.kyogi.sends import Step
from karuta.games.kyogi.state import BETWEEN, State, deal, lay_out, nobody, side_of
from karuta.games.reader import hand_moved, refuse, with_seat
from karuta.mat.field import Mat, Place

# -- bows ---------------------------------------------------------------------------------------------------------


def bow(state: State, seat: int, move: Bow) -> Step:
    """A bow; the last one takes the match on."""
    if state.phase not in ("bow", "bows", "thanks"):
        raise refuse(state, "a bow", "the beginning and the end of a match")
    if state.bowed[seat]:
        raise IllegalMove("you have bowed: wait for your opponent's bow", key="error-kyogi-bowed")
    bowed = with_seat(state.bowed, seat, True)
    event = Bowed(seat, "opponent" if state.phase == "bow" else "both")
    if not all(bowed):
        return replace(state, bowed=bowed), (event,)
    after, events = after_bows(state)
    return after, (event, *events)


def after_bows(state: State) -> Step:
    """On from a phase of bows: to the deal, the joka, or the end of all."""
    if state.phase == "thanks":
        return replace(state, phase="over", bowed=(True,) * state.seats), ()
    if state.phase == "bows":
        return _enter(state, "joka"), (Began(),)
    hands = deal(state)
    mat, holders = lay_out(state, hands)
    counts = (len(hands[0]), len(hands[1]))
    laid = [Laid(side, {c: mat.places[c] for c in hands[side]}) for side in (0, 1)]
    return replace(_enter(state, "arrange"), mat=mat, counts=counts, holders=holders), (Dealt(*hands), *laid)


def _enter(state: State, phase: Phase) -> State:
    none = nobody(state)
    return replace(state, phase=phase, bowed=none, ready=none, since_ms=state.clock_ms)


# -- arranging and memorising ---------------------------------------------------------------------------------------


def lay(state: State, seat: int, move: Lay) -> Step:
    """Own cards laid anew before memorising."""
    if state.phase != "arrange":
        raise refuse(state, "laying cards", "arranging; later, announce a move (Shift)")
    mat, places = _moved(state, seat, move.places)
    return replace(state, mat=mat), (Laid(seat, places),)


def _moved(state: State, seat: int, wishes: Mapping[int, Place]) -> tuple[Mat, dict[int, Place]]:
    """The mat with own cards at other places, all changed at once."""
    side = side_of(seat)
    if not wishes:
        raise IllegalMove("no card is named: say which cards go where", key="error-kyogi-move-empty")
    laid = state.due.cards if state.due is not None else ()
    clean: dict[int, Place] = {}
    for card, wish in wishes.items():
        place = Place(*wish)
        if state.mat.field_of(card) != side or card in laid:
            raise IllegalMove(
                f"card {card} is not yours to move: it is not in field {side}, or lies before your opponent",
                key="error-kyogi-own-card",
                card=card,
                side=side,
            )
        if place.field != side:
            raise IllegalMove(
                f"{tuple(place)}: own cards stay in the own field {side}", key="error-kyogi-own-field", side=side
            )
        clean[card] = place
    return state.mat.relay(clean), clean


def ready(state: State, seat: int, move: Ready) -> Step:
    """Done; when all are, the match goes on at once."""
    if state.phase not in ("arrange", "memorise"):
        raise refuse(state, "being ready", "arranging and memorising")
    if state.ready[seat]:
        raise IllegalMove("you said so already: wait for your opponent", key="error-kyogi-ready")
    event = Readied(seat)
    flags = with_seat(state.ready, seat, True)
    if not all(flags):
        return replace(state, ready=flags), (event,)
    after, events = after_arranging(state) if state.phase == "arrange" else after_memorising(state)
    return after, (event, *events)


def after_arranging(state: State) -> Step:
    """Memorising begins: the rules' time, and longer by the larger handicap."""
    rules = state.rules
    length = 1000 * (rules.memorising_s + max(rules.extra_memorise_s))
    if length == 0:
        return after_memorising(state)
    until = state.clock_ms + length
    after = replace(_enter(state, "memorise"), memorise_until_ms=until, called=False)
    after, call = call_two_minutes(after)
    return after, (Memorising(until), *call)


def call_two_minutes(state: State) -> Step:
    """The call before the end of memorising, if it is due and was not made."""
    until = state.memorise_until_ms
    if state.called or until is None or state.clock_ms < until - 1000 * state.rules.call_before_s:
        return state, ()
    return replace(state, called=True), (TwoMinutes(),)


def after_memorising(state: State) -> Step:
    """The bows before the match; whoever is away has come back."""
    back: tuple[Event, ...] = tuple(WentAway(seat, False) for seat, away in enumerate(state.away) if away)
    return replace(_enter(state, "bows"), away=nobody(state)), (*back, Memorised())


def swing(state: State, seat: int, move: Swing) -> Step:
    """A practice swing, from the call on (rules C18)."""
    if state.phase != "memorise":
        raise refuse(state, "a practice swing", "the last two minutes of memorising")
    if not state.called:
        raise IllegalMove(
            f"no practice swing yet: only from the call {state.rules.call_before_s} s before the end on",
            key="error-kyogi-swing",
            seconds=state.rules.call_before_s,
        )
    return state, (Swung(seat),)


def away(state: State, seat: int, move: Away) -> Step:
    """Out of the seat while memorising, or back."""
    if state.phase != "memorise":
        raise refuse(state, "leaving the seat", "memorising")
    if state.away[seat] == move.away:
        word = "away" if move.away else "in your seat"
        raise IllegalMove(f"you are {word} already", key="error-kyogi-away", away=str(move.away).lower())
    return replace(state, away=with_seat(state.away, seat, move.away)), (WentAway(seat, move.away),)


# -- between readings -----------------------------------------------------------------------------------------------


def hand(state: State, seat: int, move: Hand) -> Step:
    """A hand up or down between readings; the same again changes nothing."""
    if state.phase not in BETWEEN:
        raise refuse(state, "raising or lowering a hand", "the time between readings")
    return hand_moved(state, seat, move.up)


def shift(state: State, seat: int, move: Shift) -> Step:
    """An announced move: the cards move at once, and the reader waits for the opponent's *hai* if the game has it."""
    if state.phase not in BETWEEN and state.phase != "memorise":
        raise refuse(state, "moving cards", "memorising and the time between readings")
    if state.hai == seat % 2:
        raise IllegalMove("first answer your opponent's move with hai", key="error-kyogi-hai-first")
    mat, places = _moved(state, seat, move.places)
    since = state.since_ms if state.phase == "memorise" else state.clock_ms
    hai = 1 - seat % 2 if state.rules.hai else None
    return replace(state, mat=mat, hai=hai, since_ms=since), (Shifted(seat, places),)


def hai(state: State, seat: int, move: Hai) -> Step:
    """The answer to an announced move."""
    if state.hai != seat % 2:
        raise IllegalMove("no move waits for your hai", key="error-kyogi-no-hai")
    return replace(state, hai=None, since_ms=state.clock_ms if state.phase in BETWEEN else state.since_ms), (
        Acknowledged(seat),
    )


def resign(state: State, seat: int, move: Resign) -> Step:
    """The other side wins without a margin."""
    if state.phase in ("thanks", "over"):
        raise refuse(state, "resigning", "a match that goes on")
    return sends.finish(state, 1 - seat % 2, 0, "resigned")
