from __future__ import annotations

import pytest

from karuta.mat.field import SIDES, Format, Place, Side
from karuta.mat.scatter import Lie, Spread
from karuta.players.scenes import Cloth, Part
from karuta.players.seating import seat_place

FMT = Format()
MEMBERS = [1, 2, 3, 5]


def everywhere() -> dict[int, Place]:
    """A card here and there in all rows of both fields."""
    places = [Place(field, row, x) for field in SIDES for row in range(3) for x in range(0, FMT.last_x, 700)]
    return dict(enumerate(places))


@pytest.mark.parametrize("members", MEMBERS)
@pytest.mark.parametrize("side", [0, 1])
def test_every_card_is_watched_by_somebody_and_others_are_later(members: int, side: int) -> None:
    """From left to right as the side sees it, in both fields."""
    places = everywhere()
    parts = [Part(FMT, places, side, rank, members, 0.0) for rank in range(members)]
    for card, place in places.items():
        later = [part.reach_s(card) for part in parts]
        x = (place.x if place.field == SIDES[side] else FMT.last_x - place.x) + 260
        assert later[x * members // FMT.width] == 0.0
        assert later.count(0.0) <= 2
        assert max(later) < 0.5
    assert parts[0].over == len(places) / members


@pytest.mark.parametrize("side", SIDES)
def test_own_cards_are_near_and_upright_and_others_are_not(side: Side) -> None:
    other: Side = "B" if side == "A" else "A"
    places = {1: Place(side, 2, 4000), 2: Place(side, 0, 4000), 3: Place(other, 0, 4000), 4: Place(other, 2, 4000)}
    part = Part(FMT, places, SIDES.index(side), 0, 1, 0.0)
    near = [part.near(card) for card in (1, 2, 3, 4)]
    assert near == sorted(near)
    assert 0 < near[0] < near[-1] < 1
    assert [part.away(card) for card in (1, 2, 3, 4)] == [0, 0, 1, 1]


def test_what_is_far_or_turned_on_a_cloth() -> None:
    cloth = Spread(13000, 7680, {1: Lie(6500, 7000, 0), 2: Lie(6500, 400, 180), 3: Lie(6500, 7000, 90)})
    scene = Cloth(cloth, seat_place(0, 2, cloth), 0.0)
    assert scene.near(1) < scene.near(2) <= 1
    assert scene.reach_s(1) == 0 < scene.reach_s(2)
    assert [round(scene.away(card), 3) for card in (1, 2, 3)] == [0, 1, 0.5]
    across = Cloth(cloth, seat_place(1, 2, cloth), 0.0)
    assert across.away(2) == pytest.approx(0)
    assert across.near(2) < across.near(1)
    assert scene.over == len(scene.cards) == 3
