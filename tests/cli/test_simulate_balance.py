from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result

from karuta.cli import main
from karuta.games.readings import MadeReadGame
from karuta.games.registry import GAMES
from karuta.words import languages, say

READ = [name for name, game in GAMES.items() if isinstance(game, MadeReadGame) and name != "kyogi"]
SHORT = {"chirashi": "deck=colour", "sakasama": "deck=colour", "goshoku": "", "genpei": "set=1", "relay": "set=2"}
"""Rules that make a game short; the others have a third of the hundred."""


def run(name: str, *arguments: str, language: str = "en") -> Result:
    return CliRunner(env={"COLUMNS": "100"}).invoke(main, ["--language", language, "simulate", name, *arguments])


def facts(name: str, *arguments: str) -> dict[str, Any]:
    result = run(name, "--games", "4", "--rules", SHORT.get(name, "set=A"), "--json", *arguments)
    assert result.exit_code == 0, result.output
    read = json.loads(result.output)
    assert isinstance(read, dict)
    return read


@pytest.mark.parametrize("name", READ)
def test_every_game_with_a_reader_has_a_balance(name: str) -> None:
    made = facts(name, "--levels", "hard,normal", "--seed", "7")
    assert (made["game"], made["games"], made["seed"]) == (name, 4, "7")
    assert [part["who"] for part in made["people"]] == ["hard", "normal"]
    assert sum(part["wins"] for part in made["people"]) == 4
    assert sum(part["wins"] for part in made["places"]) == 4
    assert [part["place"] for part in made["places"]] in (["A", "B"], [0, 1])
    for part in made["people"]:
        assert (part["sent"] is None) == (made["places"][0]["place"] == 0)
        assert part["share"]["low"] < part["share"]["high"]
    assert made == facts(name, "--levels", "hard,normal", "--seed", "7")
    assert made["people"] != facts(name, "--levels", "hard,normal", "--seed", "8")["people"]


def test_who_plays_is_counted_by_strength_wherever_it_sits() -> None:
    made = facts("chirashi", "--levels", "Hard, easy,easy,suzu")
    assert [(part["who"], part["games"]) for part in made["people"]] == [("hard", 4), ("easy", 8), ("suzu", 4)]
    assert len(made["places"]) == made["seats"] == 4
    mixed = facts("genpei", "--levels", "A,easy,normal,easy")
    assert [part["who"] for part in mixed["people"]] == ["A+normal", "easy"]


def test_one_alone_plays_against_the_clock() -> None:
    result = run("chirashi", "--games", "2", "--seats", "1", "--rules", "deck=starter")
    assert say("en", "simulate-balance-alone") in result.output
    assert say("en", "simulate-balance-margin") not in result.output


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["sakasama", "shimo"])
def test_a_table_for_people(name: str, language: str) -> None:
    result = run(
        name, "--games", "2", "--levels", "meijin,easy", "--rules", SHORT.get(name, "set=A"), language=language
    )
    assert result.exit_code == 0, result.output
    assert say(language, f"game-{name}-title") in result.output
    for key in ("won", "takes", "fouls", "times", "readings", "margin", "shared"):
        assert say(language, f"simulate-balance-{key}") in result.output
    assert (say(language, "simulate-balance-sent") in result.output) == (name == "shimo")
    assert say(language, "simulate-class", level="meijin") in result.output
    assert say(language, "simulate-balance-strength", strength="easy", level="E") in result.output


@pytest.mark.parametrize(
    ("name", "arguments", "said"),
    [
        ("chirashi", ("--levels", "F"), "“F” is no opponent."),
        ("chirashi", ("--levels", "easy,hard", "--seats", "3"), "2 players for 3 seats. Name 1 or 3 of them."),
        ("genpei", ("--levels", "A,B,C", "--seats", "4"), "3 players for 4 seats. Name 1, 2 or 4 of them."),
        ("goshoku", ("--seats", "3"), "3"),
        ("shimo", ("--rules", "set=Z"), "Z"),
        ("chirashi", ("--games", "0"), "--games"),
    ],
)
def test_what_cannot_be_is_said(name: str, arguments: tuple[str, ...], said: str) -> None:
    result = run(name, *arguments)
    assert result.exit_code == 2
    assert said in result.output


def test_the_group_names_every_game() -> None:
    told = CliRunner().invoke(main, ["simulate", "--help"]).output
    assert all(name in told for name in READ)
