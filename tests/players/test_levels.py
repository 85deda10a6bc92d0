from __future__ import annotations

from dataclasses import astuple
from pathlib import Path

import pytest

from karuta.players.bands import FOULS
from karuta.players.levels import LEVELS, PARAMETERS, Level

DOCS = Path(__file__).parents[2] / "docs" / "players.md"


def rows() -> dict[str, list[str]]:
    """The first row of docs/players.md that begins with each class: its numbers."""
    found: dict[str, list[str]] = {}
    for line in DOCS.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[0] in LEVELS:
            found.setdefault(cells[0], cells[1:])
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_the_documents_tell_the_numbers_in_use(level: Level) -> None:
    assert tuple(map(float, rows()[level])) == astuple(PARAMETERS[level])


def test_every_class_has_numbers_and_a_band_of_fouls() -> None:
    assert set(PARAMETERS) == set(FOULS) == set(LEVELS)


@pytest.mark.parametrize("level", LEVELS)
def test_probabilities_are_probabilities(level: Level) -> None:
    numbers = PARAMETERS[level]
    for value in (numbers.lapse, numbers.guess, numbers.dead, numbers.confusion):
        assert 0 <= value < 0.5
    assert numbers.mu > numbers.sd > 0
