from __future__ import annotations

from itertools import pairwise
from typing import get_args

import pytest

from karuta.errors import BadInput
from karuta.players.characters import CHARACTERS, STYLES, Character, StyleName, find
from karuta.players.levels import LEVELS, PARAMETERS, Level
from karuta.words import languages, say


def test_three_of_each_class_one_of_each_style() -> None:
    for level in LEVELS:
        people = [character for character in CHARACTERS if character.level == level]
        assert sorted(character.style for character in people) == sorted(STYLES)
    assert len({character.key for character in CHARACTERS}) == len(CHARACTERS) == 18
    assert get_args(Level) == LEVELS
    assert set(get_args(StyleName)) == set(STYLES)


@pytest.mark.parametrize("character", CHARACTERS, ids=lambda character: character.key)
def test_a_character_stands_inside_its_class(character: Character) -> None:
    level = PARAMETERS[character.level]
    assert abs(character.parameters.mu - level.mu) < level.psd
    assert character.parameters.psd == 0
    assert find(character.name.upper()) is character


def test_higher_classes_are_quicker_steadier_and_surer() -> None:
    ranks = [PARAMETERS[level] for level in LEVELS]
    for lower, higher in pairwise(ranks):
        assert lower.mu > higher.mu
        assert lower.sd > higher.sd
        assert lower.lapse > higher.lapse
        assert lower.side > higher.side
    assert [bool(rank.confusion) for rank in ranks] == [True, True, True, False, False, False]


@pytest.mark.parametrize(("given", "level"), [("a", "A"), (" E", "E"), ("MEIJIN", "meijin")])
def test_classes_are_found(given: str, level: str) -> None:
    assert find(given) == level


def test_an_unknown_name_is_quoted() -> None:
    with pytest.raises(BadInput, match=r"'F' is no opponent: give a class .E, D, C, B, A, meijin.") as fault:
        find("F")
    assert "suzu" in say("fr", fault.value.key, **fault.value.facts)


@pytest.mark.parametrize("language", languages())
def test_everybody_is_introduced(language: str) -> None:
    names = {say(language, f"character-{character.key}-name") for character in CHARACTERS}
    lines = {say(language, f"character-{character.key}") for character in CHARACTERS}
    assert len(names) == len(lines) == len(CHARACTERS)
