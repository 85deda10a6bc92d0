"""Formats (hall/formats.py): each is a rule set that can be played, and is told from all others."""

from __future__ import annotations

import pytest

from karuta.errors import BadInput
from karuta.hall.formats import FORMATS, LOOKS, Format, format_named, format_of
from karuta.hall.games import HOSTED

_ALL = [(game, format) for game, formats in FORMATS.items() for format in formats]


def test_every_game_has_formats_and_the_first_is_the_usual_game() -> None:
    assert list(FORMATS) == list(HOSTED)
    for game, formats in FORMATS.items():
        assert format_of(game, HOSTED[game].rules({}, ""), formats[0].seats) is formats[0]
        assert len({format.name for format in formats}) == len(formats)


@pytest.mark.parametrize(("game", "format"), _ALL)
def test_a_format_can_be_played_and_is_found_again(game: str, format: Format) -> None:
    rules = HOSTED[game].rules(format.rules, format.preset)
    HOSTED[game].game.new(rules, "seed", format.seats)
    assert format_of(game, rules, format.seats) is format
    assert format_named(game, format.name) is format


@pytest.mark.parametrize(("game", "format"), _ALL)
def test_one_option_more_makes_it_nobodys_format_unless_it_is_a_look(game: str, format: Format) -> None:
    told = {found.name for found in FORMATS[game]}
    for option in HOSTED[game].game.options:
        others = {"switch": ("on", "off"), "choice": option.choices, "number": ("1", "2")}[option.kind]
        for word in others:
            try:
                rules = HOSTED[game].rules({**format.rules, option.name: word}, format.preset)
            except BadInput:
                continue
            if rules == HOSTED[game].rules(format.rules, format.preset):
                continue
            found = format_of(game, rules, format.seats)
            if option.name in LOOKS:
                assert found is format
            else:
                assert found is None or (found is not format and found.name in told)


def test_a_format_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(BadInput, match="official") as refused:
        format_named("kyogi", "blitz")
    assert refused.value.key == "error-format"
    with pytest.raises(BadInput):
        format_named("chess", "official")
