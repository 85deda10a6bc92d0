from __future__ import annotations

from fractions import Fraction
from itertools import combinations, pairwise
from math import cos, radians, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karuta.chance import Chance
from karuta.errors import BadInput
from karuta.mat.scatter import CLEAR, Lie, Spread, Touch, half_edges, rows_of, spread, touches
from karuta.mat.stroke import Sample, Stroke
from mat.draw import thrifty

SPREADS = [spread(range(1, 101), Chance(seed)) for seed in ("1", "2")]
"""Whole cloths, on which hands are drawn."""


def apart(one: tuple[tuple[int, int], ...], two: tuple[tuple[int, int], ...]) -> bool:
    """Whether a straight line keeps two convex shapes apart."""
    for shape, other in ((one, two), (two, one)):
        for (ax, ay), (bx, by) in pairwise((*shape, shape[0])):
            if all((bx - ax) * (y - ay) - (by - ay) * (x - ax) < 0 for x, y in other):
                return True
    return False


# -- how cards lie ----------------------------------------------------------------------------------------------------


@given(st.integers(0, 359), st.sampled_from([(520, 730), (520, 760), (521, 731)]))
def test_a_turned_card_is_the_upright_one_turned(turn: int, size: tuple[int, int]) -> None:
    (ax, ay), (bx, by) = half_edges(turn, *size)
    across, down = size[0] / 2, size[1] / 2
    angle = radians(turn)
    assert abs(ax - across * cos(angle)) <= 0.501
    assert abs(ay - across * sin(angle)) <= 0.501
    assert abs(bx + down * sin(angle)) <= 0.501
    assert abs(by - down * cos(angle)) <= 0.501
    assert half_edges((turn + 180) % 360, *size) == ((-ax, -ay), (-bx, -by))


def test_corners_go_clockwise_from_the_left_top_of_the_card_itself() -> None:
    cloth = Spread(3000, 2000, {1: Lie(1000, 1000, 0), 2: Lie(1000, 1000, 90), 3: Lie(1000, 1000, 180)})
    assert cloth.corners(1) == ((740, 635), (1260, 635), (1260, 1365), (740, 1365))
    assert cloth.corners(2) == ((1365, 740), (1365, 1260), (635, 1260), (635, 740))
    assert cloth.corners(3) == ((1260, 1365), (740, 1365), (740, 635), (1260, 635))
    assert 2 in cloth
    assert 4 not in cloth
    assert cloth.without((1, 3)).lies == {2: Lie(1000, 1000, 90)}


@given(st.sets(st.integers(1, 100)), st.integers(0, 999), st.booleans())
@thrifty
def test_cards_never_overlap_and_lie_wholly_on_the_cloth(cards: set[int], seed: int, upright: bool) -> None:
    laid = spread(cards, Chance(seed), upright=upright)
    assert laid.lies.keys() == cards
    assert laid == spread(sorted(cards, reverse=True), Chance(seed), upright=upright)
    shapes = {card: laid.corners(card) for card in cards}
    for card, corners in shapes.items():
        assert all(0 < x < laid.width and 0 < y < laid.depth for x, y in corners)
        turn = laid.lies[card].turn
        assert 0 <= turn < 360
        assert not upright or min(turn, 360 - turn) <= 14
    for a, b in combinations(shapes, 2):
        assert apart(shapes[a], shapes[b])


def test_a_hundred_cards_lie_every_way_on_a_cloth_of_their_size() -> None:
    for laid in SPREADS:
        assert (laid.width, laid.depth) == (13000, 7680)
        assert len({lie.turn // 45 for lie in laid.lies.values()}) == 8
        # The rows in which the cards lay at first have dissolved.
        assert sum(240 <= lie.y % 960 < 720 for lie in laid.lies.values()) < 85
    assert SPREADS[0] != SPREADS[1]
    sizes = {number: spread(range(1, number + 1), Chance(0)) for number in (1, 2, 7, 20, 34, 50)}
    assert [(it.width, it.depth) for it in sizes.values()] == [
        (1000, 960),
        (2000, 960),
        (4000, 1920),
        (5000, 3840),
        (7000, 4800),
        (9000, 5760),
    ]


def test_a_seed_lays_the_same_cards_for_ever() -> None:
    laid = spread({17, 18, 42}, Chance("7"))
    assert laid.lies == {17: Lie(2663, 454, 181), 18: Lie(1807, 608, 261), 42: Lie(723, 444, 117)}


def test_goshoku_lies_in_rows_tops_toward_each_other() -> None:
    laid = rows_of((range(1, 11), range(11, 21)))
    assert (laid.width, laid.depth) == (3400, 3820)
    assert laid.lies[1] == Lie(460, 2425, 0)
    assert laid.lies[5] == Lie(2940, 2425, 0)
    assert laid.lies[6] == Lie(460, 3255, 0)
    for card in range(1, 11):
        x, y, _ = laid.lies[card]
        assert laid.lies[card + 10] == Lie(3400 - x, 3820 - y, 180)
    assert rows_of((range(1, 4), ())).lies[1].y == 200 + 300 + 730 + 365


# -- touches ----------------------------------------------------------------------------------------------------------


def first_inside(cloth: Spread, card: int, stroke: Stroke) -> Fraction | None:
    """When the stroke is first in the card, worked out edge by edge."""
    corners = cloth.corners(card)
    samples = stroke.samples if len(stroke.samples) > 1 else stroke.samples * 2
    for (t0, x0, y0), (t1, x1, y1) in pairwise(samples):
        low, high = Fraction(0), Fraction(1)
        for (ax, ay), (bx, by) in pairwise((*corners, corners[0])):
            start = (bx - ax) * (y0 - ay) - (by - ay) * (x0 - ax)
            change = (bx - ax) * (y1 - y0) - (by - ay) * (x1 - x0)
            if change > 0:
                low = max(low, Fraction(-start, change))
            elif change < 0:
                high = min(high, Fraction(-start, change))
            elif start < 0:
                high = Fraction(-1)
        if low <= high:
            return t0 + (t1 - t0) * low
    return None


@st.composite
def points(draw: st.DrawFn, cloth: Spread) -> tuple[int, int]:
    """Anywhere on the cloth and beyond, often a corner or the middle of a card."""
    if draw(st.booleans()):
        return draw(st.integers(-500, cloth.width + 500)), draw(st.integers(-500, cloth.depth + 500))
    card = draw(st.sampled_from(sorted(cloth.lies)))
    return draw(st.sampled_from([*cloth.corners(card), cloth.lies[card][:2]]))


@st.composite
def strokes(draw: st.DrawFn, cloth: Spread, pointer: int = 0) -> Stroke:
    t = draw(st.integers(1, 5000))
    samples = []
    for x, y in draw(st.lists(points(cloth), min_size=1, max_size=5)):
        samples.append(Sample(t, x, y))
        t += draw(st.integers(1, 700))
    return Stroke(pointer, tuple(samples))


@given(st.data(), st.sampled_from(SPREADS))
@thrifty
def test_a_card_is_touched_when_the_hand_comes_to_it(data: st.DataObject, cloth: Spread) -> None:
    stroke = data.draw(strokes(cloth))
    found = touches(cloth, {3: [stroke]}).touches
    wanted = {card: first_inside(cloth, card, stroke) for card in cloth.lies}
    assert {touch.card: touch.time for touch in found} == {c: t for c, t in wanted.items() if t is not None}
    assert [(touch.time, touch.card) for touch in found] == sorted((touch.time, touch.card) for touch in found)
    for touch in found:
        assert touch.seat == 3
        assert touch.effective
        assert first_inside(cloth, touch.card, stroke) == touch.time
        x, y, _ = cloth.lies[touch.card]
        assert abs(Fraction(touch.x) - x) <= 449
        assert abs(Fraction(touch.y) - y) <= 449


@given(st.data(), st.sampled_from(SPREADS))
@thrifty
def test_it_makes_no_difference_how_strokes_are_cut_or_in_which_order_seats_come(
    data: st.DataObject, cloth: Spread
) -> None:
    hands = {seat: [data.draw(strokes(cloth))] for seat in (0, 1)}
    whole = touches(cloth, hands)
    assert touches(cloth, dict(reversed(hands.items()))) == whole
    samples = hands[0][0].samples
    at = data.draw(st.integers(0, len(samples) - 1))
    pieces = [Stroke(0, samples[: at + 1]), Stroke(0, samples[at:])]
    assert touches(cloth, {0: pieces, 1: hands[1]}) == whole


def at(cloth: Spread, card: int, *times: int, pointer: int = 0) -> Stroke:
    x, y, _ = cloth.lies[card]
    return Stroke(pointer, tuple(Sample(t, x, y) for t in times))


def test_nothing_is_touched_before_the_onset_and_a_hand_that_lay_on_a_card_is_ignored_until_lifted() -> None:
    cloth = SPREADS[0]
    x, y, _ = cloth.lies[7]
    resting = Stroke(0, (Sample(-900, -400, -400), Sample(-100, x, y), Sample(4000, x, y), Sample(5000, -400, -400)))
    found = touches(cloth, {0: [resting, at(cloth, 9, 6000)], 1: [at(cloth, 7, 0)], 2: [at(cloth, 7, -5)]})
    assert [(it.seat, it.card, it.time) for it in found.touches] == [(0, 9, 6000)]
    assert [(it.seat, it.until) for it in found.ignored] == [(0, None), (1, None)]
    hovering = Stroke(0, (Sample(-900, -400, -400), Sample(100, x, y)))
    came = touches(cloth, {0: [hovering]})
    assert came.ignored == ()
    assert came.touches[-1].card == 7
    assert 0 < came.touches[-1].time < 100


def test_a_seat_s_first_hand_counts_and_each_hand_touches_a_card_once() -> None:
    cloth = SPREADS[0]
    hands = [at(cloth, 5, 900, pointer=2), at(cloth, 5, 800, pointer=4), at(cloth, 5, 950, pointer=2)]
    found = touches(cloth, {1: hands}).touches
    x, y, _ = cloth.lies[5]
    assert found == (Touch(1, 5, 800, x, y, True), Touch(1, 5, 900, x, y, False))


def test_strokes_that_cannot_be_are_refused() -> None:
    with pytest.raises(BadInput, match="the times of a stroke never fall"):
        touches(SPREADS[0], {0: [Stroke(0, (Sample(9, 0, 0), Sample(3, 0, 0)))]})
    with pytest.raises(BadInput, match="pointer 4 has a stroke without samples"):
        touches(SPREADS[0], {0: [Stroke(4, ())]})


def test_cards_keep_off_each_other() -> None:
    for laid in SPREADS:
        grown = Spread(laid.width, laid.depth, laid.lies, 520 + 2 * CLEAR - 2, 730 + 2 * CLEAR - 2)
        for a, b in combinations(laid.lies, 2):
            assert apart(grown.corners(a), grown.corners(b))
