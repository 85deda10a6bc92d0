"""Where players sit round a cloth on which cards lie any way (rules 5.1)."""

from __future__ import annotations

from typing import NamedTuple

from karuta.mat.scatter import Spread

BODY = 1500
"""How far behind the edge of the cloth a player's shoulders are, 0.1 mm."""


class SeatPlace(NamedTuple):
    """Where a player sits, in the coordinates of the cloth, and the `turn` of a card that this player reads upright, in
    degrees clockwise."""

    x: float
    y: float
    turn: float


def seat_place(seat: int, seats: int, spread: Spread) -> SeatPlace:
    """The place of one of `seats` players, who sit along the two long edges so that nobody is far from most cards: seat
    0 at the lower edge, the others after it clockwise as seen from above, the lower edge having one more if the number
    is odd.

    >>> place = seat_place(1, 2, Spread(12000, 9000, {}))
    >>> round(place.x), round(place.y), place.turn
    (6000, -1500, 180.0)
    """
    near = (seats + 1) // 2
    if seat < near:
        return SeatPlace(spread.width * (1 - (seat + 1) / (near + 1)), spread.depth + BODY, 0.0)
    return SeatPlace(spread.width * (seat - near + 1) / (seats - near + 1), -BODY, 180.0)
