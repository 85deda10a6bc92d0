from __future__ import annotations

import json
from typing import Any

import pytest
from click.testing import CliRunner, Result

from karuta.cli import main
from karuta.words import languages, say


def run(game: str, *arguments: str, language: str = "en") -> Result:
    return CliRunner(env={"COLUMNS": "100"}).invoke(main, ["--language", language, "simulate", game, *arguments])


def facts(game: str, *arguments: str) -> dict[str, Any]:
    result = run(game, "--json", *arguments)
    assert result.exit_code == 0, result.output
    read = json.loads(result.output)
    assert isinstance(read, dict)
    return read


def test_bozu_is_told_by_seat() -> None:
    made = facts("bozu", "--games", "20", "--seats", "5", "--rules", "stacks=2", "--seed", "7")
    assert (made["game"], made["games"], made["seats"], made["seed"]) == ("bozu", 20, 5, "7")
    assert made["rules"] == {"stacks": "2"}
    assert sum(place["won"]["mean"] for place in made["places"]) == pytest.approx(1)
    assert sum(place["cards"]["mean"] for place in made["places"]) <= 100
    assert made["held"]["mean"] > made["margin"]["mean"]
    assert made == facts("bozu", "--games", "20", "--seats", "5", "--rules", "stacks=2", "--seed", "7")
    assert made["places"] != facts("bozu", "--games", "20", "--seats", "5", "--rules", "stacks=2")["places"]


def test_hanaawase_is_told_by_player() -> None:
    asked = ("--a", "Shizuka", "--b", "greedy", "--games", "4", "--rules", "rounds=1,yaku=paid")
    made = facts("hanaawase", *asked, "--seats", "3")
    assert (made["a"], made["b"], made["seats"], made["games"]) == ("shizuka", "greedy", 3, 6)
    assert made["rules"] == {"rounds": "1", "yaku": "paid"}
    assert 0 <= made["won_a"]["mean"] <= 1
    # All 264 points are captured where three play.
    assert made["captured"]["a"] + 2 * made["captured"]["b"] == pytest.approx(264)
    assert made == facts("hanaawase", *asked, "--seats", "3")
    assert made != facts("hanaawase", *asked, "--seats", "3", "--seed", "8") | {"seed": "1"}


@pytest.mark.parametrize("language", languages())
def test_tables_for_people(language: str) -> None:
    luck = run("bozu", "--games", "5", language=language).output
    for key in ("cards", "taken", "pool", "lost", "leads", "held", "luck"):
        assert " ".join(say(language, f"simulate-bozu-{key}").split()) in " ".join(luck.split())
    asked = ("--a", "hard", "--b", "momo", "--games", "2", "--rules", "rounds=1")
    told = run("hanaawase", *asked, language=language).output
    assert say(language, "simulate-hanaawase-ahead") in told
    assert say(language, "koikoi-character-momo-name") in told
    assert (
        f"{say(language, 'koikoi-character-momo-name')} × 2"
        in run("hanaawase", *asked, "--seats", "3", language=language).output
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("bozu", "--seats", "11"), "--seats"),
        (("bozu", "--rules", "stacks=3"), "stacks"),
        (("hanaawase", "--a", "A", "--b", "hard"), "Nobody called A plays this game here"),
        (("hanaawase", "--a", "hard"), "--b"),
        (("hanaawase", "--a", "hard", "--b", "easy", "--seats", "4"), "--seats"),
    ],
)
def test_what_cannot_be_is_said(arguments: tuple[str, ...], said: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert said in result.output
