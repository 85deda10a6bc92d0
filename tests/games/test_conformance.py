from __future__ import annotations

from dataclasses import replace as but
from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace

from karuta.errors import BrokenInvariant
from karuta.games import conformance
from karuta.games.game import Actor, Turn
from karuta.games.kyogi.game import KYOGI
from karuta.games.kyogi.state import State
from karuta.games.kyogi.view import View
from karuta.games.registry import GAMES, game

RULES = {
    "kyogi": (
        "",
        "format=starter",
        "format=third,set=B,deal=hall",
        "format=nodead,untaken=stays_dead,window=kimariji",
        "format=quarter,set=2,cards_a=15,cards_b=8,extra_memorise_a_s=60,card_height=76",
        "format=short25,wrong_hand=opponent_takes,both_push=closest,tie_margin_ms=100,memorise_s=0",
    ),
    "koikoi": (
        "short",
        "nintendo-literal",
        "gamedesign",
        "netdegame",
        "steam",
        "bga-soft",
        "bga-hard",
        "short,teams=on,tie=round",
        "short,three_on_table=one,table_four=play,hand_four=redeal,exhausted=higher,koikoi=once,deal_by=all",
    ),
    "chirashi": (
        "",
        "deck=party,foul=skip_turn,untaken=removed,tiebreak=sudden_card,look_s=0",
        "deck=third,set=B,foul=return_per_card,dead_cards=10,last_two_together=on,tie=first_touch,turned=upright",
        "deck=colour,per_card=on,foul=skip_turn,tiebreak=sudden_card,next_on_take=off,shimo_repeat=once",
        "deck=starter,foul=none,tiebreak=sudden_card,tie_margin_ms=200,after_take_ms=0",
    ),
    "sakasama": ("", "deck=quarter,per_card=on,tiebreak=sudden_card,dead_cards=5,max_voids=9"),
    "genpei": (
        "per_side=12",
        "rows=2,reading=kyogi,foul_scope=any_wrong_card,net_sends=off,per_side=9,tie_margin_ms=200",
        "set=A,dead=6,untaken=stays_dead,cards_a=10,memorise_s=0",
    ),
    "relay": ("per_side=10", "swap_every=3,per_side=8,dead=5,net_sends=off,foul_scope=any_wrong_card"),
    "shimo": (
        "per_side=20",
        "set=B,untaken=flows,attack=6,centre=5,foul_scope=any_wrong_card,net_sends=off",
        "set=4,untaken=stays_dead,each_holds=1",
    ),
    "goshoku": ("", "colour=blue,read=20,tiebreak=sudden_card", "read=10,tiebreak=sudden_card,tie_margin_ms=200"),
    "bozu": (
        "",
        "stacks=2,bozu_discards=5,semimaru=drawer_takes_all",
        "hime_draws_again=on,emperor_extra_draw=on,semimaru=all_players_discard",
        "stacks=2,semimaru=drawer_discards_and_skips",
    ),
    "hanaawase": (
        "rounds=2",
        "rounds=1,tie=round,yaku=added,next_dealer=alternate",
        "rounds=2,yaku=paid,hand_four=redeal,table_four=play,three_on_table=one,deal_by=ones,first_dealer=random",
    ),
}
SEATS = {
    "chirashi": (1, 2, 6),
    "sakasama": (1, 10),
    "genpei": (2, 5, 10),
    "relay": (4, 7),
    "shimo": (6,),
    "bozu": (2, 5, 10),
    "hanaawase": (2, 3),
}
"""Numbers of seats that are tried, where a game takes several by the same rules."""


@pytest.mark.parametrize(("name", "rules"), [(name, rules) for name in GAMES for rules in RULES[name]])
@pytest.mark.parametrize("seed", ["1", "two"])
def test_games_conform(name: str, rules: str, seed: str) -> None:
    played = game(name)
    for seats in SEATS.get(name, (4 if "teams=on" in rules else 2,)):
        assert conformance.check(played, played.rules(rules), seed, seats) > 10


def leaky() -> Any:
    """Shows the order of the poems."""

    def view(state: State, seat: int | None) -> View:
        return replace(KYOGI.view(state, seat), readings=state.next_poem())

    return but(KYOGI, view=view)


def forgetful() -> Any:
    """Gives another result each time."""
    times = count(1)

    def apply(state: State, actor: Actor, move: Any) -> Any:
        after, events = KYOGI.apply(state, actor, move)
        return replace(after, seed=str(next(times))), events

    return but(KYOGI, apply=apply)


def hanging() -> Any:
    """Never gets anywhere."""
    return but(KYOGI, apply=lambda state, actor, move: (state, ()))


def rules() -> Any:
    return game("kyogi").rules("format=starter")


def test_a_game_that_shows_what_is_hidden_is_found() -> None:
    with pytest.raises(BrokenInvariant, match="shows what is hidden from it"):
        conformance.check(leaky(), rules(), "1")


def test_a_game_that_depends_on_more_than_its_arguments_is_found() -> None:
    with pytest.raises(BrokenInvariant, match="the same move gave another result"):
        conformance.check(forgetful(), rules(), "1")


def test_a_game_that_hangs_is_found() -> None:
    with pytest.raises(BrokenInvariant, match="goes on after 50 moves"):
        list(conformance.random_play(hanging(), rules(), "1", most=50))


def test_equal_seeds_give_equal_games() -> None:
    def play() -> list[Turn]:
        return list(conformance.random_play(game("kyogi"), rules(), "same"))

    assert play() == play()
