from __future__ import annotations

import math

import pytest

from karuta.mat.scatter import Spread
from karuta.players.seating import seat_place

CLOTH = Spread(13000, 7680, {})


def test_two_sit_across_from_each_other() -> None:
    below, above = seat_place(0, 2, CLOTH), seat_place(1, 2, CLOTH)
    assert (round(below.x), below.turn) == (6500, 0)
    assert (round(above.x), above.turn) == (6500, 180)
    assert below.y > CLOTH.depth
    assert above.y < 0


def test_four_sit_two_at_each_long_edge_clockwise() -> None:
    right, left, far_left, far_right = (seat_place(seat, 4, CLOTH) for seat in range(4))
    assert (left.x, right.x) == pytest.approx((CLOTH.width / 3, CLOTH.width * 2 / 3))
    assert (far_left.x, far_right.x) == pytest.approx((left.x, right.x))
    assert left.y == right.y > CLOTH.depth > 0 > far_left.y == far_right.y
    assert [place.turn for place in (right, left, far_left, far_right)] == [0, 0, 180, 180]


@pytest.mark.parametrize("seats", range(1, 11))
def test_all_sit_outside_the_cloth_and_face_it(seats: int) -> None:
    places = [seat_place(seat, seats, CLOTH) for seat in range(seats)]
    assert len({(round(place.x), round(place.y)) for place in places}) == seats
    for place in places:
        assert not (0 < place.x < CLOTH.width and 0 < place.y < CLOTH.depth)
        # What is upright for a player has its top away from that player.
        up = math.sin(math.radians(place.turn)), -math.cos(math.radians(place.turn))
        middle = CLOTH.width / 2 - place.x, CLOTH.depth / 2 - place.y
        assert up[0] * middle[0] + up[1] * middle[1] == pytest.approx(abs(middle[1]))
