from __future__ import annotations

import json
import re

import pytest
from click.testing import CliRunner, Result

from karuta.cli import main
from karuta.games.koikoi.presets import PRESETS, preset
from karuta.games.koikoi.rules import OPTIONS
from karuta.games.registry import GAMES
from karuta.words import languages, say


def run(*words: str, language: str = "en") -> Result:
    result = CliRunner().invoke(main, ["--language", language, "rules", *words])
    assert "Traceback" not in result.output
    return result


@pytest.mark.parametrize("language", languages())
def test_every_preset_says_what_differs_from_the_default(language: str) -> None:
    blocks = run("koikoi", language=language).output.split("\n\n")
    assert [re.split("[^a-z-]", block)[0] for block in blocks] == list(PRESETS)
    for name, block in zip(PRESETS, blocks, strict=True):
        told = [line for line in block.splitlines() if line.startswith("  - ")]
        differs = OPTIONS.differing(preset(name))
        assert len(told) == len(differs)
        assert say(language, f"koikoi-preset-{name}-line") in block
        for option in differs:
            assert any(say(language, f"koikoi-option-{option}") in line for line in told)


def test_a_difference_names_both_values() -> None:
    lines = run("koikoi", "steam,rounds=6").output.splitlines()
    assert lines[0].startswith("Steam: ")
    assert "Rounds: 6 (by default: 12)" in lines
    assert "Hanami-zake (curtain and sake cup): 1 (by default: 5)" in lines
    assert run("koikoi", "nintendo").output.splitlines()[-1] == "Nothing differs from the default rules."


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_every_option_in_force(game: str, language: str) -> None:
    lines = run(game, "--all", language=language).output.splitlines()
    options = GAMES[game].options
    assert {line.rpartition("[")[2] for line in lines if line.endswith("]")} == {f"{one.name}]" for one in options}
    assert len(lines) == len(options) + len({(one.words, one.group) for one in options})
    assert not any(line.startswith("  * ") for line in lines)


def test_what_differs_is_marked_among_all() -> None:
    lines = run("kyogi", "format=third,memorise_s=120", "--all").output.splitlines()
    assert [line for line in lines if line.startswith("  * ")] == [
        "  * Format: Third of the hundred: 10 + 10 of 33 or 34  [format]",
        "  * Time to memorise (anki jikan): 120 seconds  [memorise_s]",
    ]


def test_for_programs() -> None:
    found = json.loads(run("koikoi", "--json").output)
    assert list(found) == list(PRESETS)
    assert found["short"]["differs"] == {"rounds": "3"}
    one = json.loads(run("koikoi", "short", "--json").output)
    assert one == found["short"]
    assert len(one["rules"]) == len(GAMES["koikoi"].options)


def test_rules_that_are_none() -> None:
    result = run("koikoi", "nintenda")
    assert result.exit_code == 2
    assert "nintendo-literal" in result.output
