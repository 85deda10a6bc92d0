"""What the seats do besides taking: being ready, raising a hand, handing a card over, leaving."""

from __future__ import annotations

from msgspec.structs import replace

from karuta.errors import IllegalMove
from karuta.games.gather.end import Step, finish, go_on
from karuta.games.gather.events import Began, Event, Left, Readied, Yielded
from karuta.games.gather.ledger import settle
from karuta.games.gather.moves import Hand, Ready, Resign, Yield
from karuta.games.gather.state import State
from karuta.games.reader import hand_moved, refuse, with_seat


def ready(state: State, seat: int, move: Ready) -> Step:
    """Has looked enough; when all have, the reading begins at once."""
    if state.phase != "look":
        raise refuse(state, "being ready", "the time to look at the cards")
    if state.ready[seat]:
        raise IllegalMove("you said so already: wait for the others", key="error-gather-ready")
    after = replace(state, ready=with_seat(state.ready, seat, True))
    return begun(after, (Readied(seat),)) if all_ready(after) else (after, (Readied(seat),))


def all_ready(state: State) -> bool:
    """Whether all who still play have looked enough."""
    return all(done or left for done, left in zip(state.ready, state.left, strict=True))


def begun(state: State, events: tuple[Event, ...] = ()) -> Step:
    """The look is over; the reader may begin."""
    return replace(state, phase="reading", since_ms=state.clock_ms), (*events, Began())


def hand(state: State, seat: int, move: Hand) -> Step:
    """A hand up or down between readings; the same again changes nothing."""
    if state.phase != "reading":
        raise refuse(state, "raising or lowering a hand", "the time between readings")
    return hand_moved(state, seat, move.up)


def may_yield(state: State, seat: int) -> bool:
    """Whether the seat has a card that it may hand over."""
    mine = state.last is not None and state.last.taker == seat
    return state.phase == "reading" and state.settling is not None and mine and state.seats > 1


def hand_over(state: State, seat: int, move: Yield) -> Step:
    """The card that was taken last is another's: the reading is settled anew as if that one had taken it. A sudden card
    decides then, if it makes one the first; it goes to no one who has no part in it."""
    if not may_yield(state, seat) or state.last is None or state.settling is None:
        raise IllegalMove(
            "you have no card to hand over: only who took the last one may, until the next reading begins",
            key="error-gather-yield",
        )
    others = [other for other in state.sudden or range(state.seats) if other != seat and not state.left[other]]
    if move.to not in others:
        raise IllegalMove(
            f"to seat {move.to}: a card is handed over to another who plays", key="error-gather-yield-to", given=move.to
        )
    ledger, gained, returned = (settled := settle(state.settling, move.to)).ledger, settled.gained, settled.returned
    award = replace(
        state.last,
        taker=move.to,
        gained=gained,
        returned=returned,
        debts=ledger.debts,
        pool=ledger.pool,
        counts=ledger.counts,
    )
    return go_on(replace(state, ledger=ledger, last=award), (Yielded(seat, move.to, gained),))


def resign(state: State, seat: int, move: Resign) -> Step:
    """Plays no more; the cards stay where they are. Who then is alone has won."""
    if state.phase == "over":
        raise refuse(state, "leaving", "a game that goes on")
    left = with_seat(state.left, seat, True)
    after = replace(state, left=left, hands=with_seat(state.hands, seat, False))
    playing = [other for other in after.sudden or range(state.seats) if not left[other]]
    if not playing:
        return finish(after, (), 0, "resigned", (Left(seat),))
    if len(playing) == 1:
        return finish(after, tuple(playing), 0, "left", (Left(seat),))
    return begun(after, (Left(seat),)) if state.phase == "look" and all_ready(after) else (after, (Left(seat),))
