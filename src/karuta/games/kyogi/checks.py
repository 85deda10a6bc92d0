"""What holds in every state of a match on two fields (rules 4.1, 4.2)."""

from __future__ import annotations

from karuta.games.heard import check_heard
from karuta.games.kyogi.state import State, side_of
from karuta.games.states import demand

_BOWING = ("bow", "bows", "thanks")
_PREPARING = ("arrange", "memorise")


def invariants(state: State) -> None:
    """Raises `BrokenInvariant` for a match that can't be: a card lost or doubled, a reading that is not due, a send
    that nobody owes, a wait for nobody."""
    check_heard(state)
    for flags in (state.bowed, state.away):
        demand(len(flags) == state.seats, f"{state.seats} seats, and {len(flags)} that bow or are away")
    _check_mat(state)
    _check_waits(state)
    _check_due(state)
    over = state.phase in ("thanks", "over")
    demand((state.winner is not None) == over and state.winner in (None, 0, 1), f"{state.winner} won: {state.phase}")
    demand(bool(state.why) == over, f"phase {state.phase} with reason {state.why!r}")


def _check_mat(state: State) -> None:
    rules, mat, counts = state.rules, state.mat, state.counts
    demand(mat.format == rules.mat_format, "the mat has other measures than the rules give")
    lie = mat.count("A"), mat.count("B")
    demand(counts == lie, f"the fields hold {lie[0]}-{lie[1]} cards, counted {counts}")
    unread = set(mat.places) <= set(state.unread) or rules.untaken == "stays_dead"
    demand(unread, "a card lies on the mat whose poem was read")
    demand(not mat.places or state.phase != "bow", "cards lie there before they are dealt")
    owned = set(mat.places) if rules.shares else set()
    demand(set(state.holders) == owned, "who holds a card is unknown")
    at_home = all(mat.field_of(card) == side_of(seat) for card, seat in state.holders.items())
    there = set(state.holders.values()) <= set(range(state.seats))
    demand(at_home and there, "a card lies in the field of the side that does not hold it")
    settled = state.due is None and state.phase not in ("bow", "thanks", "over")
    demand(not settled or min(counts) > 0, f"{counts[0]}-{counts[1]} cards, and nobody has won")


def _check_waits(state: State) -> None:
    phase = state.phase
    demand(phase not in _BOWING or not all(state.bowed), "all have bowed, and a bow is waited for")
    demand(phase not in _PREPARING or not all(state.ready), "all are ready, and are waited for")
    demand(phase != "memorise" or state.memorise_until_ms is not None, "memorising has no end")
    demand(state.hai in (None, 0, 1), f"side {state.hai} has to answer a move")
    first = state.rules.lineup((), state.seats, None)
    demand(len(state.active) == len(first), f"{state.active} may take")
    sides = [seat % 2 for seat in state.active if 0 <= seat < state.seats]
    demand(sides == [seat % 2 for seat in first], f"{state.active} may take")


def _check_due(state: State) -> None:
    due, later = state.due, state.later
    demand((due is not None) == (state.phase in ("sending", "placing")), f"{due} in phase {state.phase}")
    demand(later is None or (due is not None and later.seat == 1 - due.seat), f"{later} is due after {due}")
    demand(later is None or later.count > 0, f"{later} is due")
    if due is None:
        demand(not state.settled, "a send is settled that is not due")
        return
    demand(due.seat in (0, 1), f"cards are due from side {due.seat}")
    room = state.mat.format.capacity - state.counts[1 - due.seat]
    demand(0 < due.count <= min(state.counts[due.seat], room), f"{due.count} cards are due")
    laid = set(due.cards)
    demand(len(laid) == len(due.cards) <= due.count, f"cards {due.cards} are sent, {due.count} due")
    demand(
        all(state.mat.field_of(card) == side_of(due.seat) for card in laid), f"cards {due.cards} are not the sender's"
    )
    demand(bool(laid) == (state.phase == "placing"), f"cards {due.cards} are sent in phase {state.phase}")
