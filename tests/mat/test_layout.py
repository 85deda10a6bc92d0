"""The usual layout, layouts as players make them, and a personal one."""

from __future__ import annotations

import doctest
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karuta.chance import Chance
from karuta.errors import BadInput
from karuta.mat import layout
from karuta.mat.field import SIDES, Format, Mat, Place, Side
from karuta.mat.layout import STYLES, Home, LayoutStyle, Teiichi, mirror, players_layout, side_by_side, standard
from karuta.poems.kimariji import deciding
from karuta.poems.orders import TOMOFUDA
from mat.draw import TEAMS, thrifty

hands = st.lists(st.integers(1, 100), max_size=48, unique=True)
seeds = st.integers(0, 10**6)


def ends(laid: dict[int, Place]) -> dict[tuple[int, str], int]:
    """How many cards lie in each row's left and right half."""
    found: dict[tuple[int, str], int] = {}
    for place in laid.values():
        key = place.row, "left" if place.x < 4090 else "right"
        found[key] = found.get(key, 0) + 1
    return found


def test_standard_is_that_of_source_004() -> None:
    laid = standard(range(1, 26))
    assert ends(laid) == {
        (2, "left"): 6, (2, "right"): 6, (1, "left"): 3, (1, "right"): 4, (0, "left"): 3, (0, "right"): 3,
    }  # fmt: skip
    assert (laid[1], laid[2], laid[7]) == (Place("A", 2, 0), Place("A", 2, 520), Place("A", 2, 8180))


@thrifty
@given(hands, st.sampled_from(SIDES))
def test_standard_lays_any_number(cards: list[int], side: Side) -> None:
    laid = standard(cards, side)
    assert sorted(Mat(Format(), laid).cards(side)) == sorted(cards)


@thrifty
@given(st.integers(0, 56), st.sampled_from(TEAMS), st.sampled_from(SIDES), seeds)
def test_wide_fields_are_laid_in_every_way(count: int, fmt: Format, side: Side, seed: int) -> None:
    cards = Chance(seed).shuffled(range(1, 101))[:count]
    style = STYLES["balanced"]
    own = Teiichi.drawn(style, Chance(seed))
    for laid in (
        standard(cards, side, fmt),
        players_layout(cards, style, Chance(seed), side, fmt),
        own.apply(cards, side, fmt),
    ):
        assert sorted(Mat(fmt, laid).cards(side)) == sorted(cards)
    few = standard(cards[:24], side, fmt)
    saved = Teiichi.saved({card: (row, x) for card, (_, row, x) in few.items()}, fmt)
    assert saved.apply(few, side, fmt) == few


@thrifty
@given(st.lists(st.integers(0, 40), min_size=1, max_size=5), st.sampled_from([Format(), *TEAMS]), seeds)
def test_players_of_a_side_lay_their_cards_beside_each_other(sizes: list[int], fmt: Format, seed: int) -> None:
    cards = Chance(seed).shuffled(range(1, 101))
    hands = [[cards.pop() for _ in range(min(size, len(cards)))] for size in sizes]
    if sum(-(-len(hand) // fmt.rows) for hand in hands) > fmt.row_capacity:
        with pytest.raises(BadInput, match="a field holds"):
            side_by_side(hands, "A", fmt)
        return
    laid = side_by_side(hands, "B", fmt)
    Mat(fmt, laid)
    spans = [(min(xs), max(xs)) for hand in hands if (xs := [laid[card].x for card in hand])]
    assert all(right + 520 <= left for (_, right), (left, _) in pairwise(spans))
    assert sorted(laid) == sorted(card for hand in hands for card in hand)


@thrifty
@given(hands, seeds, st.sampled_from(sorted(STYLES)), st.sampled_from(SIDES))
def test_players_layouts_are_legal_and_flush_with_both_edges(
    cards: list[int], seed: int, name: str, side: Side
) -> None:
    laid = players_layout(cards, STYLES[name], Chance(seed), side)
    mat = Mat(Format(), laid)
    assert sorted(mat.cards(side)) == sorted(cards)
    assert all(gap.right - gap.left >= 380 for gap in mat.free(side))
    assert len(mat.free(side)) <= 3
    assert laid == players_layout(cards, STYLES[name], Chance(seed), side)


def test_about_55_in_100_lie_on_the_strong_side() -> None:
    right = 0
    for seed in range(200):
        cards = Chance(seed).shuffled(range(1, 101))[:25]
        laid = players_layout(cards, STYLES["balanced"], Chance(seed))
        right += sum(place.x > 4090 for place in laid.values())
    assert 0.52 < right / (200 * 25) < 0.58


def test_twins_lie_together_or_apart_as_the_style_wants() -> None:
    """Of the pairs that are both here: side by side for the one style, at different ends for the other."""
    together = apart = pairs = 0
    for seed in range(100):
        cards = Chance(seed).shuffled(range(1, 101))[:25]
        near = players_layout(cards, LayoutStyle(twins="together"), Chance(seed))
        far = players_layout(cards, LayoutStyle(twins="apart"), Chance(seed))
        for a, b in (group for group in TOMOFUDA if len(group) == 2):
            if a in near and b in near:
                pairs += 1
                together += near[a].row == near[b].row and abs(near[a].x - near[b].x) == 520
                apart += (far[a].x < 4090) != (far[b].x < 4090)
    assert pairs > 50
    assert together >= 0.9 * pairs
    assert apart >= 0.9 * pairs


def test_short_and_long_cards_lie_near_oneself_by_style() -> None:
    """Rules 1.1 no. 16."""
    cards = [n for n in range(1, 101) if deciding(n) == 1][:4] + [n for n in range(1, 101) if deciding(n) == 6][:4]
    cards += [n for n in range(1, 101) if deciding(n) == 2][:17]
    near = players_layout(cards, LayoutStyle(), Chance(3))
    assert all(near[card].row == 2 for card in cards[:8])
    free = players_layout(cards, LayoutStyle(short_near=False, long_near=False), Chance(3))
    assert any(free[card].row != 2 for card in cards[:8])


@thrifty
@given(hands, seeds)
def test_mirror_changes_left_and_right(cards: list[int], seed: int) -> None:
    laid = players_layout(cards, STYLES["attack"], Chance(seed))
    turned = mirror(laid)
    Mat(Format(), turned)
    assert mirror(turned) == laid
    assert all(turned[card].x + laid[card].x == 8180 and turned[card].row == laid[card].row for card in cards)


@thrifty
@given(hands, seeds, st.sampled_from(sorted(STYLES)))
def test_a_teiichi_lays_whatever_one_gets(cards: list[int], seed: int, name: str) -> None:
    own = Teiichi.drawn(STYLES[name], Chance(seed))
    assert sorted(own.homes) == list(range(1, 101))
    laid = own.apply(cards, "B")
    assert sorted(Mat(Format(), laid).cards("B")) == sorted(cards)
    assert Teiichi.parse(str(own)) == own == Teiichi.from_dict(own.to_dict())
    assert eval(repr(own), vars(layout)) == own
    assert hash(own) == hash(Teiichi.parse(str(own)))


def test_a_teiichi_keeps_row_end_and_order() -> None:
    own = Teiichi.parse("18,57|3/|42,4/17,2|99,98")
    assert own.homes[4] == Home(1, "right", 1)
    assert own.apply([2, 4, 57, 98]) == {
        57: Place("A", 0, 0), 4: Place("A", 1, 8180), 2: Place("A", 2, 0), 98: Place("A", 2, 8180),
    }  # fmt: skip
    assert str(own.mirrored()) == "3|18,57/42,4|/99,98|17,2"
    assert own != "18,57|3/|42,4/17,2|99,98"


def test_a_poem_without_a_home_goes_where_fewest_lie() -> None:
    own = Teiichi.parse("1|2/3|4/5|")
    assert own.apply([1, 2, 3, 4, 5, 50])[50] == Place("A", 2, 8180)


def test_a_full_row_gives_its_innermost_cards_to_the_next() -> None:
    own = Teiichi.parse("/".join(["|", "|", ",".join(map(str, range(1, 21))) + "|"]))
    laid = own.apply(range(1, 21))
    assert {card for card, place in laid.items() if place.row == 1} == {17, 18, 19, 20}


@thrifty
@given(hands, seeds)
def test_a_saved_field_comes_back_as_it_lay(cards: list[int], seed: int) -> None:
    laid = players_layout(cards, STYLES["defence"], Chance(seed))
    if max((sum(place.row == row for place in laid.values()) for row in range(3)), default=0) <= 14:
        own = Teiichi.saved({card: (place.row, place.x) for card, place in laid.items()})
        if all((place.x < 4090) == (own.homes[card].end == "left") for card, place in laid.items()):
            again = own.apply(cards)
            assert {card: place.row for card, place in again.items()} == {card: p.row for card, p in laid.items()}


def test_a_saved_field_of_25_is_the_same_again() -> None:
    laid = players_layout(range(20, 45), STYLES["balanced"], Chance(5))
    own = Teiichi.saved({card: (place.row, place.x) for card, place in laid.items()})
    assert own.apply(range(20, 45)) == laid


@pytest.mark.parametrize(
    ("text", "key", "quoted"),
    [
        ("1|2/3|4", "error-teiichi-shape", "'1|2/3|4'"),
        ("1,2/3|4/5|", "error-teiichi-shape", "'1,2/3|4/5|'"),
        ("1|2/3|4/5|x", "error-teiichi-poem", "'x'"),
        ("1|2/3|4/5|101", "error-teiichi-poem", "'101'"),
        ("1|2/3|4/5|1", "error-teiichi-twice", "poem 1"),
    ],
)
def test_a_bad_teiichi_is_refused_with_the_piece(text: str, key: str, quoted: str) -> None:
    with pytest.raises(BadInput) as fault:
        Teiichi.parse(text)
    assert fault.value.key == key
    assert quoted in str(fault.value)


@pytest.mark.parametrize("home", [(3, "left", 0), (0, "middle", 0), (0, "left", -1)])
def test_a_bad_home_is_refused(home: tuple[int, str, int]) -> None:
    with pytest.raises(BadInput, match="poem 7"):
        Teiichi.from_dict({7: home})  # type: ignore[dict-item]


def test_more_than_a_field_holds_is_refused() -> None:
    with pytest.raises(BadInput, match="49 cards"):
        standard(range(1, 50))
    with pytest.raises(BadInput, match="0: poems"):
        Teiichi({0: Home(0, "left", 0)})


def test_examples() -> None:
    assert doctest.testmod(layout).failed == 0
