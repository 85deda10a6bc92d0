from __future__ import annotations

import json

import pytest
from click.testing import CliRunner, Result

from karuta.cli import main
from karuta.words import languages, say


def run(*arguments: str, language: str = "en") -> Result:
    return CliRunner(env={"COLUMNS": "100"}).invoke(main, ["--language", language, "simulate", "koikoi", *arguments])


def facts(*arguments: str) -> dict[str, object]:
    result = run("--a", "greedy", "--b", "haru", "--rounds", "200", "--json", *arguments)
    assert result.exit_code == 0, result.output
    read = json.loads(result.output)
    assert isinstance(read, dict)
    return read


def test_json_says_who_and_how() -> None:
    made = facts("--seed", "7")
    assert (made["game"], made["a"], made["b"], made["rounds"], made["seed"]) == ("koikoi", "greedy", "haru", 200, "7")
    assert made["rules"] == {}
    won, called = made["won"], made["called"]
    assert isinstance(won, dict)
    assert isinstance(called, dict)
    assert 0 < won["a"] + won["b"] <= 1
    assert called["a"] == 0 < called["b"]


def test_the_seed_fixes_the_figures() -> None:
    assert facts("--seed", "7") == facts("--seed", "7")
    assert facts("--seed", "7") != facts("--seed", "8")


def test_rules_are_a_preset_options_or_both() -> None:
    assert facts("--rules", "nintendo-literal")["rules"] == {"doubling": "literal"}
    assert facts("--rules", "nintendo-literal,kasu=2")["rules"] == {"doubling": "literal", "kasu": "2"}


@pytest.mark.parametrize("language", languages())
def test_a_table_for_people(language: str) -> None:
    result = run("--a", "takeru", "--b", "random", "--rounds", "100", language=language)
    assert result.exit_code == 0, result.output
    for key in ("points", "won", "win", "asked", "without"):
        assert say(language, f"simulate-koikoi-{key}") in result.output
    assert say(language, "koikoi-character-takeru-name") in result.output
    assert say(language, "simulate-koikoi-level", level="random") in result.output


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (
            ("--a", "A", "--b", "hard"),
            2,
            "“A” plays no Koi-Koi here. Give a level (random, greedy, easy, normal, hard)",
        ),
        (("--a", "hard"), 2, "--b"),
        (("--a", "easy", "--b", "hard", "--rounds", "1"), 2, "--rounds"),
        (("--a", "easy", "--b", "hard", "--rules", "kasu=many"), 2, "many"),
        (("--a", "easy", "--b", "hard", "--rules", "house"), 2, "house"),
    ],
)
def test_what_cannot_be_is_said(arguments: tuple[str, ...], code: int, said: str) -> None:
    result = run(*arguments)
    assert result.exit_code == code
    assert said in result.output
