from __future__ import annotations

import pytest

from karuta.chance import Chance
from karuta.games.kyogi import match
from karuta.games.kyogi.rules import Rules, rules_of
from karuta.games.kyogi.state import deal
from karuta.games.reader import hall_of
from karuta.poems.orders import MUSUME_FUSAHOSE, quarter, third

FORMATS = {
    "full": (25, 25, 100, 15),
    "third": (10, 10, 33, 5),
    "quarter": (12, 12, 25, 4),
    "starter": (3, 3, 7, 1),
    "short25": (12, 12, 50, 7),
    "nodead": (25, 25, 50, 15),
}
"""Rules 5.8: cards, poems read, minutes to memorise."""


@pytest.mark.parametrize("name", FORMATS)
def test_formats(name: str) -> None:
    a, b, pool, minutes = FORMATS[name]
    rules = rules_of(f"format={name}" + (",set=C" if name == "third" else ""))
    assert rules.cards == (a, b)
    assert rules.memorising_s == 60 * minutes
    state = match.new(rules, "9")
    assert len(state.order) == pool
    mine, theirs = deal(state)
    assert (len(mine), len(theirs)) == (a, b)
    assert len({*mine, *theirs}) == a + b
    assert {*mine, *theirs} <= set(state.order)


def test_the_starter_has_the_seven_cards_of_one_sound() -> None:
    assert set(rules_of("format=starter").pool(Chance("1"))) == set(MUSUME_FUSAHOSE)


def test_the_seed_draws_the_set_if_none_is_named() -> None:
    thirds = {rules_of("format=third").pool(Chance(str(seed))) for seed in range(30)}
    assert thirds == {third(letter) for letter in "ABC"}
    quarters = {rules_of("format=quarter").pool(Chance(str(seed))) for seed in range(40)}
    assert quarters == {quarter(letter) for letter in "1234"}


@pytest.mark.parametrize(("a", "b", "minutes"), [(25, 15, 12), (5, 5, 3), (1, 1, 1), (20, 25, 14)])
def test_memorising_scales_with_a_handicap(a: int, b: int, minutes: int) -> None:
    assert rules_of(f"cards_a={a},cards_b={b}").memorising_s == 60 * minutes


def test_memorising_can_be_any_number() -> None:
    assert rules_of("memorise_s=0").memorising_s == 0
    assert rules_of("memorise_s=77").memorising_s == 77


def test_one_hall_has_one_order_and_with_fudawake_the_same_cards() -> None:
    one, two = (match.new(Rules(deal="hall"), f"final#{board}") for board in (1, 2))
    assert one.order == two.order
    cards = [set(deal(state)[0]) | set(deal(state)[1]) for state in (one, two)]
    assert cards[0] == cards[1]
    assert deal(one) != deal(two)
    blind = [match.new(Rules(), f"final#{board}") for board in (1, 2)]
    assert blind[0].order == blind[1].order
    assert set(deal(blind[0])[0] + deal(blind[0])[1]) != set(deal(blind[1])[0] + deal(blind[1])[1])
    assert hall_of("a#b#c") == "a"


def test_measures_follow_the_cards() -> None:
    assert Rules().mat_format.card_height == 730
    assert rules_of("card_height=76").mat_format.card_height == 760
