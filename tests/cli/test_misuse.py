"""A command line that can't be read is told in the user's language, with what would be right."""

from __future__ import annotations

import click
import pytest
from click.testing import CliRunner, Result

from karuta.cli import main
from karuta.cli._misuse import told
from karuta.words import languages, say


def run(*words: str, language: str = "en") -> Result:
    return CliRunner().invoke(main, ["--language", language, *words])


COMMANDS = ", ".join(main.list_commands(click.Context(main)))
MISUSES = [
    (("nothing",), "command", ("nothing", "play", COMMANDS)),
    (("simulate", "nothing"), "command", ("nothing", "koikoi, kyogi")),
    (("yaku", "crane", "--nope"), "option", ("--nope", "--rules, --round, --calls")),
    (("yaku",), "missing", ("CARD",)),
    (("simulate", "koikoi", "--a", "greedy"), "missing", ("--b",)),
    (("rules",), "missing-choice", ("GAME", "kyogi, koikoi")),
    (("rules", "chess"), "choice", ("GAME", "chess", "kyogi, koikoi")),
    (("referee", "25-25", "--target", "C"), "choice", ("--target", "C", "A, B, D")),
    (("yaku", "crane", "--round", "0"), "number", ("--round", "0", "1", "99")),
    (("yaku", "crane", "--calls", "many"), "number", ("--calls", "many", "0", "20")),
    (("simulate", "koikoi", "--a", "easy", "--b", "easy", "--rounds", "1"), "number", ("--rounds", "2", "10000000")),
    (("read", "--span", "-1"), "number", ("--span", "-1", "0", "600")),
    (("yaku", "crane", "--rules"), "value", ("--rules",)),
    (("record", "one", "two", "three"), "extra", ("two three",)),
]


@pytest.mark.parametrize(("words", "kind", "parts"), MISUSES, ids=lambda value: value if isinstance(value, str) else "")
def test_what_is_wrong_is_told_in_every_language(words: tuple[str, ...], kind: str, parts: tuple[str, ...]) -> None:
    facts = dict.fromkeys(("given", "allowed", "name", "least", "most"), "@")
    for language in languages():
        result = run(*words, language=language)
        assert result.exit_code == 2
        assert result.stdout == ""
        sentence, *help_ = result.stderr.splitlines()
        pattern = say(language, f"error-usage-{kind}", **facts).split("@")
        assert all(part in sentence for part in (*pattern, *parts))
        assert kind == "value" or help_[0].endswith(" --help")


def test_a_language_that_is_none() -> None:
    result = CliRunner().invoke(main, ["--language", "xx", "yaku"], env={"KARUTA_LANGUAGE": "fr"})
    assert result.exit_code == 2
    allowed = ", ".join(languages())
    assert say("fr", "error-usage-choice", name="--language", given="xx", allowed=allowed) in result.stderr


def test_help_is_no_misuse() -> None:
    assert run("yaku", "--help").exit_code == 0
    assert "Usage" in CliRunner().invoke(main, []).output
    assert "Usage" in run("simulate").output


def test_what_is_of_no_known_kind_is_told_as_it_comes() -> None:
    assert told(click.UsageError("Something else."), "ja") == "Something else."
    odd = click.BadParameter("no such file", param=click.Option(["--file"], type=click.Path()))
    assert told(odd, "ja") == "Invalid value for '--file': no such file"
