"""Points of a pile, and yaku counted as in Koi-Koi with points of their own (koikoi rules 1, 3, 7)."""

from __future__ import annotations

import pytest

from games.hanaawase.tables import at_end, play
from games.koikoi.piles import cards
from games.koikoi.tables import tokens
from karuta.games.hanaawase.counting import WHOLE, held, par, points
from karuta.games.hanaawase.rules import YAKU, Rules, rules_of
from karuta.games.koikoi.rules import OPTIONS as KOIKOI
from karuta.hanafuda.deck import DECK


def test_all_cards_are_264_points() -> None:
    assert points(range(48)) == WHOLE == 264 == 2 * par(2) == 3 * par(3)
    assert [points([card.number for card in DECK if card.kind == kind]) for kind in ("bright", "animal")] == [100, 90]


@pytest.mark.parametrize(
    ("pile", "found"),
    [
        ("crane curtain moon", {"sanko": 20}),
        ("crane curtain rain-man", {}),
        ("crane curtain moon rain-man", {"ame-shiko": 40}),
        ("crane curtain moon phoenix", {"shiko": 40}),
        ("crane curtain moon phoenix rain-man", {"goko": 50}),
        ("curtain moon cup", {"hanami-zake": 20, "tsukimi-zake": 20}),
        ("boar deer butterflies geese swallow", {"inoshikacho": 20}),
        ("01-ribbon 02-ribbon 03-ribbon 04-ribbon", {"akatan": 30}),
        ("06-ribbon 09-ribbon 10-ribbon 01-ribbon 02-ribbon 03-ribbon", {"akatan": 30, "aotan": 30}),
        ("01-plain-1 02-plain-1 01-ribbon", {}),
    ],
)
def test_yaku_of_a_pile(pile: str, found: dict[str, int]) -> None:
    assert {one.yaku: one.points for one in held(cards(pile), rules_of("yaku=added"), 1)} == found
    assert held(cards(pile), Rules(), 1) == ()


def test_what_koi_koi_counts_besides_can_be_given_points() -> None:
    rules = rules_of("yaku=added,tane=5,kasu=10,tsukifuda=7,cup_plain=off,viewing=off,sanko=0")
    pile = cards("boar geese cup swallow warbler 01-ribbon 01-plain-1 01-plain-2 crane curtain moon")
    assert {one.yaku: one.points for one in held(pile, rules, 1)} == {"tane": 5, "tsuki-fuda": 7}
    assert {one.yaku: one.points for one in held(pile, rules, 2)} == {"tane": 5}


def test_the_options_of_yaku_are_those_of_koi_koi() -> None:
    """But for akatan and aotan together, which count side by side."""
    assert {option.name for option in KOIKOI if option.group == "yaku"} == {*YAKU, "akatan_aotan"}


@pytest.mark.parametrize(
    ("yaku", "bonus"),
    [("off", (0, 0, 0)), ("added", (20, 30, 0)), ("paid", (2 * 20 - 30, 2 * 30 - 20, -50))],
)
def test_what_yaku_bring(yaku: str, bonus: tuple[int, ...]) -> None:
    state = at_end(("crane curtain moon", "01-ribbon 02-ribbon 03-ribbon", ""), f"yaku={yaku}")
    result = play(state, tokens(state.hands[0]))[0].results[0]
    assert result.points == (60, 15, 0)
    assert result.gains == tuple(made - 88 + more for made, more in zip(result.points, bonus, strict=True))
    assert [sum(one.points for one in of_seat) for of_seat in result.yaku] == (
        [20, 30, 0] if yaku != "off" else [0] * 3
    )
