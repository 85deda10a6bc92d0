from __future__ import annotations

import json

import pytest
from click.testing import CliRunner, Result

from karuta.cli import main
from karuta.words import languages, say


def run(*arguments: str, language: str = "en") -> Result:
    return CliRunner(env={"COLUMNS": "100"}).invoke(main, ["--language", language, "simulate", "kyogi", *arguments])


def facts(*arguments: str) -> dict[str, object]:
    result = run("--a", "A", "--b", "suzu", "--matches", "4", "--json", *arguments)
    assert result.exit_code == 0, result.output
    read = json.loads(result.output)
    assert isinstance(read, dict)
    return read


def test_json_says_who_and_how() -> None:
    made = facts("--seed", "7")
    assert (made["a"], made["b"], made["matches"], made["seed"], made["rules"]) == ("A", "suzu", 4, "7", {})
    wins = made["wins"]
    assert isinstance(wins, dict)
    assert wins["a"] + wins["b"] == 4
    fouls, own, other = made["fouls"], made["takes_own"], made["takes_other"]
    for figure in (fouls, own, other):
        assert isinstance(figure, dict)
        assert figure.keys() == {"a", "b"}


def test_the_seed_fixes_the_figures() -> None:
    assert facts("--seed", "7") == facts("--seed", "7")
    assert facts("--seed", "7") != facts("--seed", "8")


def test_rules_are_those_given() -> None:
    made = facts("--rules", "format=third,tie_margin_ms=0")
    assert made["rules"] == {"format": "third", "tie_margin_ms": "0"}
    reads = made["reads"]
    assert isinstance(reads, dict)
    assert reads["mean"] <= 34


@pytest.mark.parametrize("language", languages())
def test_a_table_for_people(language: str) -> None:
    result = run("--a", "meijin", "--b", "sora", "--matches", "3", "--rules", "format=third", language=language)
    assert result.exit_code == 0, result.output
    for key in ("wins", "share", "fouls", "takes-own", "takes-other", "margin", "reads", "take-time"):
        assert say(language, f"simulate-{key}") in result.output
    assert say(language, "character-sora-name") in result.output
    assert say(language, "simulate-class", level="meijin") in result.output


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (("--a", "F", "--b", "A"), 2, "“F” is no opponent. Give a class (E, D, C, B, A, meijin) or a name (mio, "),
        (("--a", "A"), 2, "--b"),
        (("--a", "A", "--b", "B", "--matches", "0"), 2, "--matches"),
        (("--a", "A", "--b", "B", "--rules", "format=huge"), 2, "huge"),
    ],
)
def test_what_cannot_be_is_said(arguments: tuple[str, ...], code: int, said: str) -> None:
    result = run(*arguments)
    assert result.exit_code == code
    assert said in result.output


def test_the_group_explains_itself() -> None:
    result = CliRunner().invoke(main, ["simulate", "--help"])
    assert result.exit_code == 0
    assert "kyogi" in result.output
