"""Cards that one player of a side holds (rules 5.7): who may take them, and how cards are passed so that nobody has
too few. Where the rules give no `shares`, cards are the side's and nothing here matters."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from karuta.errors import IllegalMove
from karuta.games.kyogi.events import Event, Passed
from karuta.games.kyogi.moves import Pass
from karuta.games.kyogi.sends import Step
from karuta.games.kyogi.state import BETWEEN, State, side_of
from karuta.games.kyogi.view import View
from karuta.games.reader import refuse
from karuta.mat.field import Mat, Place, Side


def opposite(seat: int, seats: int) -> int:
    """Who sits across: attack faces defence, centre faces centre.

    >>> [opposite(seat, 6) for seat in range(6)]
    [5, 4, 3, 2, 1, 0]
    """
    return seats - 1 - seat


def reach(state: State, poem: int) -> tuple[int, int] | None:
    """The seats that may take a card: who holds it, and the one opposite. None: all may, or it is on no mat."""
    holder = state.holders.get(poem)
    return None if holder is None else (holder, opposite(holder, state.seats))


def short(state: State) -> dict[int, int]:
    """The seats that hold fewer cards than they have to, and how many are missing."""
    if not state.holders:
        return {}
    held = Counter(state.holders.values())
    missing: dict[int, int] = {}
    for side in (0, 1):
        least = _least(state, side)
        missing |= {seat: least - held[seat] for seat in range(side, state.seats, 2) if held[seat] < least}
    return missing


def _least(state: State, side: int) -> int:
    """The fewest cards that each of the side has to hold; no more than there are for all."""
    left = state.counts[side]
    return min(state.rules.least(left), left // len(range(side, state.seats, 2)))


def givers(state: State) -> set[int]:
    """The seats that have cards to spare for a partner who holds too few."""
    held = Counter(state.holders.values())
    sides = {seat % 2 for seat in short(state)}
    if not sides:
        return set()
    return {seat for seat in range(state.seats) if seat % 2 in sides and held[seat] > _least(state, seat % 2)}


def wanted(view: View) -> Pass | None:
    """The cards that the seat of this view does best to pass on now: those missing somewhere, from whoever of the side
    holds most (of equals the first), as far as enough stay there. None: it has none to pass."""
    seat = view.seat
    if seat is None or not view.short:
        return None
    held = Counter(view.holders.values())
    partners = range(seat % 2, len(view.hands), 2)
    if max(partners, key=lambda one: (held[one], -one)) != seat:
        return None
    laid = view.due.cards if view.due is not None else ()
    mine = [card for card, holder in view.holders.items() if holder == seat and card not in laid]
    for partner in partners:
        if missing := view.short.get(partner):
            spare = len(mine) - held[partner] - missing
            return Pass(partner, tuple(sorted(mine)[: min(missing, spare)])) if spare > 0 else None
    return None


def pass_on(state: State, seat: int, move: Pass) -> Step:
    """Own cards given to a partner who holds too few, between readings; they are laid before that partner."""
    if state.phase not in BETWEEN:
        raise refuse(state, "passing cards", "the time between readings")
    _check(state, seat, move, short(state))
    side, mat = side_of(seat), state.mat
    for card in move.cards:
        mat = _before(mat, card, side, _zone(state, move.to))
    places = {card: mat.places[card] for card in move.cards}
    holders = state.holders | dict.fromkeys(move.cards, move.to)
    event = Passed(seat, move.to, places)
    return replace(state, mat=mat, holders=holders, since_ms=state.clock_ms), (event,)


def _check(state: State, seat: int, move: Pass, missing: dict[int, int]) -> None:
    if move.to not in missing or move.to == seat or move.to % 2 != seat % 2:
        raise IllegalMove(
            f"seat {move.to} needs no cards of yours: they are passed to a partner who holds too few",
            key="error-kyogi-pass-to",
            to=move.to,
        )
    laid = state.due.cards if state.due is not None else ()
    own = [card for card, holder in state.holders.items() if holder == seat and card not in laid]
    if not move.cards or len(set(move.cards)) != len(move.cards) or not set(move.cards) <= set(own):
        raise IllegalMove(
            f"cards {move.cards}: pass different ones that you hold, some of {tuple(sorted(own))}",
            key="error-kyogi-pass-card",
            cards=" ".join(map(str, move.cards)),
            own=" ".join(map(str, sorted(own))),
        )
    least = _least(state, seat % 2)
    if len(own) - len(move.cards) < least:
        raise IllegalMove(
            f"you would hold {len(own) - len(move.cards)} cards: {least} at least stay with you",
            key="error-kyogi-pass-least",
            least=least,
        )


def pass_for(state: State) -> Step:
    """The table passes what is missing, from whoever of the side holds most."""
    events: tuple[Event, ...] = ()
    while missing := short(state):
        to, count = next(iter(missing.items()))
        held = Counter(state.holders.values())
        giver = max(range(to % 2, state.seats, 2), key=lambda seat: (held[seat], -seat))
        spare = held[giver] - _least(state, to % 2)
        mine = sorted(card for card, holder in state.holders.items() if holder == giver)
        state, more = pass_on(state, giver, Pass(to, tuple(mine[: min(count, spare)])))
        events += more
    return state, events


def _zone(state: State, seat: int) -> int:
    """The x about which a seat's cards lie, as its side sees them: the first of a side at the left edge."""
    members = len(range(seat % 2, state.seats, 2))
    return state.mat.format.last_x * (seat // 2) // max(1, members - 1)


def _before(mat: Mat, card: int, side: Side, x: int) -> Mat:
    """The mat with the card near x, in the bottom row if it can be."""
    made = mat.take(card).make_room(side, Place(side, mat.format.rows - 1, x))
    assert made is not None, "a card that was lifted leaves room"
    return made[0].put(card, made[1])
