from __future__ import annotations

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from karuta.mat.scatter import Lie, Spread
from karuta.mat.scatter import touches as judge
from karuta.players.dice import Dice
from karuta.players.reaction import Aim
from karuta.players.seating import seat_place
from karuta.players.touching import touches

SEEDS = st.integers(0, 10_000).map(str)
SEATS = st.integers(0, 9)


@given(SEEDS, SEATS, st.integers(0, 359), st.integers(1200, 90_000))
@settings(max_examples=150, deadline=None)
def test_a_touch_meets_its_card_when_it_was_meant_to_and_nothing_else(seed: str, seat: int, turn: int, at: int) -> None:
    lies = {number: Lie(1000 + 1000 * (number % 3), 1000 + 1000 * (number // 3), turn) for number in range(9)}
    cloth = Spread(4000, 4000, lies)
    made = touches(cloth, seat_place(seat, 10, cloth), (Aim(4, at / 10_000),), Dice(seed))
    (touch,) = judge(cloth, {seat: made}).touches
    assert (touch.card, touch.time, touch.effective) == (4, at, True)


@given(SEEDS, st.integers(2, 9000))
@settings(max_examples=60, deadline=None)
def test_a_hand_that_went_wrong_goes_on_to_the_right_card(seed: str, gap: int) -> None:
    cloth = Spread(4000, 2000, {1: Lie(800, 1000, 200), 2: Lie(3000, 900, 30)})
    made = touches(cloth, seat_place(0, 2, cloth), (Aim(1, 0.5), Aim(2, 0.5 + gap / 10_000)), Dice(seed))
    assert all(one.samples[-1].t < two.samples[0].t for one, two in pairwise(made))
    assert [(touch.card, touch.time) for touch in judge(cloth, {0: made}).touches] == [(1, 5000), (2, 5000 + gap)]


def test_the_hand_comes_from_the_side_of_its_seat() -> None:
    cloth = Spread(4000, 4000, {1: Lie(2000, 2000, 45)})
    for seat, axis, sign in ((0, 2, 1), (1, 1, -1), (2, 2, -1), (3, 1, 1)):
        (stroke,) = touches(cloth, seat_place(seat, 4, cloth), (Aim(1, 0.5),), Dice("s"))
        down, up = stroke.samples
        assert sign * (up[axis] - down[axis]) > 0, "the card is drawn towards the player"
        assert sign * (up[axis] - 2000) > 0
