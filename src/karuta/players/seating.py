"""Where players sit round a cloth on which cards lie any way (rules 5.1)."""

from __future__ import annotations

import math
from functools import cache
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
    """The place of one of `seats` players: seat 0 at the lower edge, the others after it clockwise as seen from above,
    at equal angles from the middle of the cloth.

    >>> place = seat_place(1, 2, Spread(12000, 9000, {}))
    >>> round(place.x), round(place.y), place.turn
    (6000, -1500, 180.0)
    """
    return _place(seat, seats, spread.width, spread.depth)


@cache
def _place(seat: int, seats: int, width: int, depth: int) -> SeatPlace:
    turn = 360 * seat / seats
    right, down = -math.sin(math.radians(turn)), math.cos(math.radians(turn))
    edges = [length / 2 / abs(part) for length, part in ((width, right), (depth, down)) if abs(part) > 1e-9]
    far = min(edges) + BODY
    return SeatPlace(width / 2 + right * far, depth / 2 + down * far, turn)
