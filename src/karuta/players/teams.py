"""Members of one side at a mat of two fields: who takes part, and which cards are whose (rules 5.3, 5.4, 5.7).

Members sit side by side in the order of their seats, the first at the left end as their side sees it. Where all may
take all cards, each lies in wait for those of both fields that lie before it [own model, not measured on people].
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from karuta.games.kyogi.holding import opposite
from karuta.games.kyogi.view import View
from karuta.mat.field import SIDES, Format, Place

_AWAY_S = 0.5
"""How much later a hand comes to a card for each metre that it lies outside the part that is watched, s."""
_METRE = 10_000


def takers(side: int, seats: int, active: Sequence[int] = ()) -> tuple[int, ...]:
    """The seats of a side that may take now."""
    return tuple(seat for seat in range(side, seats, 2) if not active or seat in active)


def away(fmt: Format, seat: int, members: Sequence[int]) -> Callable[[Place], float] | None:
    """How much later the hand of `seat` comes to a card than it would if all were its own to watch, in s; None if it
    is alone."""
    if len(members) < 2:
        return None
    side = SIDES[seat % 2]
    strip = fmt.width / len(members)
    left = members.index(seat) * strip
    right = left + strip

    def later(place: Place) -> float:
        x = (place.x if place.field == side else fmt.last_x - place.x) + fmt.card_width / 2
        return max(0.0, left - x, x - right) * _AWAY_S / _METRE

    return later


# -- where each holds cards of their own ------------------------------------------------------------------------------


def within_reach(view: View) -> Mapping[int, Place]:
    """The cards that the seat may take: its own, and those of the player opposite."""
    holders, seat = view.holders, view.seat
    assert seat is not None
    mine = {seat, opposite(seat, len(view.hands))}
    return {card: place for card, place in view.mat.places.items() if holders.get(card) in mine}


def most_held(view: View) -> tuple[int, ...]:
    """The cards of the member of the seat's side who holds most of them: the first of equals."""
    holders, seat = view.holders, view.seat
    assert seat is not None
    held = Counter(holder for holder in holders.values() if holder % 2 == seat % 2)
    most = max(held, key=lambda holder: (held[holder], -holder), default=seat)
    return tuple(card for card, holder in holders.items() if holder == most)


def before(view: View) -> Place:
    """A place for one more card before the seat; a field that has no gap there has one elsewhere."""
    seat, fmt = view.seat, view.mat.format
    assert seat is not None
    side = SIDES[seat % 2]
    wish = Place(side, fmt.rows - 1, fmt.last_x * (seat // 2) // max(1, len(view.hands) // 2 - 1))
    return view.mat.room(side, wish) or wish
