"""Opponents at hana-awase: what they do where one can say it, from their view alone."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.hanaawase.tables import dealt, position, step
from games.koikoi.piles import cards
from karuta.chance import Chance
from karuta.errors import BadInput
from karuta.games.flowers.moves import Pick, Play
from karuta.games.hanaawase import match
from karuta.games.hanaawase.rules import rules_of
from karuta.players.hanaawase.advice import advice
from karuta.players.hanaawase.choices import choices
from karuta.players.hanaawase.heuristic import worth
from karuta.players.hanaawase.player import decide, find
from karuta.players.koikoi.characters import CHARACTERS, LEVELS
from karuta.words import languages, say

LOOKING = ("greedy", "normal", "hard")
HANDS = ("moon 01-plain-1 boar 06-ribbon", "deer 02-ribbon 12-plain-1 swallow")


def chosen(
    level: str, hands: tuple[str, ...], table: str, piles: tuple[str, ...] = (), options: str = ""
) -> Play | Pick:
    return decide(level, "1", match.view(position(hands, table, "cup", piles, options), 0))


@pytest.mark.parametrize("level", LOOKING)
def test_a_bright_is_taken(level: str) -> None:
    assert chosen(level, HANDS, "crane 08-plain-1 07-plain-1") in (Play(cards("01-plain-1")[0]), Play(cards("moon")[0]))
    assert chosen(level, HANDS, "crane 07-plain-1 03-ribbon") == Play(cards("01-plain-1")[0])


@pytest.mark.parametrize("level", LOOKING)
def test_of_two_the_one_with_more_points(level: str) -> None:
    taken = Play(cards("moon")[0], cards("geese")[0])
    assert chosen(level, ("moon 06-ribbon", "deer 02-ribbon"), "08-plain-1 geese 03-ribbon") == taken


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_nothing_is_laid_that_another_could_take_if_it_need_not(level: str) -> None:
    """Two boar cards were captured, so the other two are safe in one hand; of the peony two are unseen."""
    hands = ("boar 07-ribbon 06-ribbon", "deer 02-ribbon swallow")
    laid = chosen(level, hands, "03-ribbon", ("07-plain-1 07-plain-2", "06-plain-1 06-plain-2"))
    assert laid in (Play(cards("boar")[0]), Play(cards("07-ribbon")[0]))


def test_hard_takes_first_what_may_be_gone() -> None:
    """Nobody else can take the wisteria; the deer on the table is for whoever holds a maple."""
    hands = ("04-ribbon 10-plain-1", "deer swallow")
    table, piles = "cuckoo 10-ribbon", ("04-plain-1 04-plain-2", "")
    assert chosen("hard", hands, table, piles) == Play(cards("10-plain-1")[0])
    assert chosen("greedy", hands, table, piles) == Play(cards("04-ribbon")[0])


def test_cards_of_a_yaku_are_worth_more_where_it_is_played() -> None:
    plain = match.view(position(HANDS, "crane", "cup"), 0)
    assert worth(plain) == tuple(float(points) for points in worth(plain))
    yaku = position(HANDS, "crane", "cup", ("02-ribbon 03-ribbon", "10-ribbon"), "yaku=paid")
    found = worth(match.view(yaku, 0))
    ribbon, gone, other = cards("01-ribbon 06-ribbon 04-ribbon")
    assert found[ribbon] > found[other] == 5
    assert found[gone] > 5
    dead = replace(yaku, piles=(cards("02-ribbon 03-ribbon 06-ribbon"), cards("01-ribbon 10-ribbon")))
    assert worth(match.view(dead, 0))[ribbon] == worth(match.view(dead, 0))[gone] == 5


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("level", LEVELS)
def test_moves_are_legal_and_a_function_of_the_view(level: str, seats: int) -> None:
    state, chance = dealt("rounds=1,yaku=added,three_on_table=one", "played", seats)[0], Chance("played")
    seen = 0
    while not state.why:
        if match.actors(state):
            view = match.view(state, state.turn)
            move = decide(level, "1", view)
            assert move in choices(view) == match.legal(state, state.turn).moves()
            other = match.redrawn(state, chance.child(str(seen)), state.turn)
            assert decide(level, "1", match.view(other, state.turn)) == move
            seen += 1
        state, _ = step(state, chance)
    assert seen >= 16


def test_who_has_nothing_to_do_is_not_asked() -> None:
    view = match.view(position(HANDS, "crane", "cup"), 1)
    assert (choices(view), advice(view)) == ((), ())
    assert choices(match.view(position(HANDS, "crane", "cup"), None)) == ()
    with pytest.raises(ValueError, match="seat 1 has nothing to choose"):
        decide("hard", "1", view)


def test_the_people_are_those_of_koi_koi() -> None:
    assert [find(who.key) for who in CHARACTERS] == list(CHARACTERS)
    with pytest.raises(BadInput, match="'Bo' does not play hana-awase here: choose of random") as refused:
        find("Bo")
    assert all(say(language, refused.value.key, **refused.value.facts) for language in languages())


def test_advice_is_what_hard_would_do() -> None:
    view = match.view(position(HANDS, "crane 08-plain-1 07-plain-1", "cup"), 0)
    found = advice(view)
    assert [one.move for one in found[:1]] == [decide("hard", "1", view)]
    assert {one.move for one in found} == set(choices(view))
    assert [one.points for one in found] == sorted((one.points for one in found), reverse=True)


def test_a_pick_is_chosen() -> None:
    state = position(HANDS, "06-plain-1 06-plain-2 butterflies", "crane")
    state = replace(state, phase="pick", table=cards("06-plain-1 butterflies"), drawn=cards("06-plain-2")[0])
    view = replace(match.view(state, 0), rules=rules_of(""))
    for level in LOOKING:
        assert decide(level, "1", view) == Pick(cards("butterflies")[0])
