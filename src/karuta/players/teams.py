"""Members of one side at a mat of two fields: who takes part, and which part of the mat each watches (rules 5.3, 5.4).

Members sit side by side in the order of their seats, the first at the left end as their side sees it, and each lies in
wait for the cards of both fields that lie before it [own model, not measured on people].
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

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
