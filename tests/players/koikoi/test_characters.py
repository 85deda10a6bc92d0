from __future__ import annotations

from typing import get_args

import pytest

from karuta.errors import BadInput
from karuta.players.koikoi.characters import CHARACTERS, LEVELS, Level, Style, find
from karuta.words import languages, say


def test_two_of_each_level_one_careful_and_one_bold() -> None:
    for level in ("easy", "normal", "hard"):
        people = [who for who in CHARACTERS if who.level == level]
        assert sorted(who.style for who in people) == sorted(get_args(Style))
        assert sorted(who.boldness > 0 for who in people) == [False, True]
    assert len({who.key for who in CHARACTERS}) == len(CHARACTERS) == 6
    assert get_args(Level) == LEVELS


def test_names_and_levels_are_found() -> None:
    for who in CHARACTERS:
        assert find(who.name.upper()) is who
    for level in LEVELS:
        assert find(f" {level.title()}") == level


def test_an_unknown_name_is_quoted() -> None:
    with pytest.raises(BadInput, match=r"'suzu' is no player of Koi-Koi: give a level .random, greedy, easy") as fault:
        find("suzu")
    assert "shizuka" in say("ja", fault.value.key, **fault.value.facts)


@pytest.mark.parametrize("language", languages())
def test_everybody_is_introduced(language: str) -> None:
    names = {say(language, f"koikoi-character-{who.key}-name") for who in CHARACTERS}
    lines = {say(language, f"koikoi-character-{who.key}-line") for who in CHARACTERS}
    assert len(names) == len(lines) == len(CHARACTERS)
