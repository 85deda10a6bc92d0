from __future__ import annotations

from dataclasses import astuple, replace
from math import exp
from pathlib import Path

import pytest

from karuta.players.characters import CHARACTERS
from karuta.players.levels import LEVELS, PARAMETERS, Level
from karuta.players.sight import SIGHT, eye

DOCS = Path(__file__).parents[2] / "docs" / "players.md"


def test_every_class_has_an_eye_and_a_better_one_than_the_class_below() -> None:
    assert tuple(SIGHT) == LEVELS
    for field in ("scan", "turned", "overlook", "mistake"):
        worse = [getattr(SIGHT[level], field) for level in LEVELS]
        assert worse == sorted(worse, reverse=True)
    for field in ("poems", "looked", "noticed"):
        better = [getattr(SIGHT[level], field) for level in LEVELS]
        assert better == sorted(better)


@pytest.mark.parametrize("level", LEVELS)
def test_the_documents_tell_the_numbers_in_use(level: Level) -> None:
    """The second row of docs/players.md that begins with the class and has as many numbers."""
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in DOCS.read_text(encoding="utf-8").splitlines()
    ]
    found = [row[1:] for row in rows if row[0] == level and len(row) == 1 + len(astuple(SIGHT[level]))]
    assert [tuple(map(float, numbers)) for numbers in found] == [astuple(SIGHT[level])]


def test_the_eye_of_bare_numbers_is_that_of_the_nearest_class() -> None:
    for numbers, level in ((PARAMETERS["B"], "B"), (replace(PARAMETERS["B"], mu=2.0), "E")):
        made = eye(numbers, "s")
        assert replace(made, scan=0) == replace(SIGHT[level], scan=0)  # type: ignore[index]


def test_eyes_of_a_class_differ_and_those_of_a_person_do_not() -> None:
    assert len({eye("C", str(seed)).scan for seed in range(20)}) == 20
    for who in CHARACTERS:
        assert eye(who, "s") == eye(who, "t")
        assert eye(who, "s").scan == pytest.approx(SIGHT[who.level].scan * exp(0.12 * who.standing))
