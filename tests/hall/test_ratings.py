"""Ratings (hall/ratings.py): who wins goes up, by how much depends on what was known, and what does not count changes
nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from karuta.hall.ratings import NEW, Skill, even_sides, members, settle, settled, shown
from karuta.hall.results import Chair, Result


def _result(*seats: tuple[str | None, int], sides: tuple[tuple[int, ...], ...] = ()) -> Result:
    chairs = tuple(Chair(seat, str(person), rank, person) for seat, (person, rank) in enumerate(seats))
    alone = tuple((chair.seat,) for chair in chairs)
    return Result("m", "kyogi", "official", True, "played", 3, "why", chairs, sides or alone, 0, 1)


_skills = st.builds(Skill, st.floats(5, 45), st.floats(0.8, 8.3), st.integers(0, 500))


@given(_skills, _skills)
def test_who_wins_goes_up_and_who_loses_down(a: Skill, b: Skill) -> None:
    after = settle(_result(("a1", 1), ("a2", 2)), {"a1": a, "a2": b})
    assert after["a1"].mu > a.mu
    assert after["a2"].mu < b.mu
    assert after["a1"].games == a.games + 1


@given(_skills, _skills)
def test_a_draw_brings_both_together(a: Skill, b: Skill) -> None:
    after = settle(_result(("a1", 1), ("a2", 1)), {"a1": a, "a2": b})
    assert abs(after["a1"].mu - after["a2"].mu) <= abs(a.mu - b.mu) + 1e-9


def test_a_side_wins_and_loses_together() -> None:
    after = settle(_result(("a1", 1), ("a2", 3), ("a3", 1), ("a4", 3), sides=((0, 2), (1, 3))), {})
    assert after["a1"] == after["a3"]
    assert after["a2"] == after["a4"]
    assert after["a1"].mu > NEW.mu > after["a2"].mu


def test_of_many_who_play_alone_each_has_a_place() -> None:
    after = settle(_result(("a1", 2), ("a2", 1), ("a3", 3), ("a4", 4)), {})
    assert sorted(after, key=lambda who: -after[who].mu) == ["a2", "a1", "a3", "a4"]


@pytest.mark.parametrize(
    "changed",
    [
        replace(_result(("a1", 1), ("a2", 2)), rated=False),
        replace(_result(("a1", 1), ("a2", 2)), ended="abandoned"),
        _result(("a1", 1), (None, 2)),
        _result(("a1", 1), ("g2", 2)),
        _result(("a1", 1), ("a1", 2)),
        _result(("a1", 1), ("a2", 1), sides=((0, 1),)),
    ],
)
def test_what_does_not_count_changes_nothing(changed: Result) -> None:
    assert members(changed) == ()
    assert settle(changed, {"a1": NEW}) == {}


def test_a_forfeit_counts() -> None:
    assert settle(replace(_result(("a1", 1), ("a2", 2)), ended="forfeit"), {})


def test_ten_duels_give_a_place_in_the_table() -> None:
    skills: dict[str, Skill] = {}
    for turn in range(10):
        skills.update(settle(_result(("a1", 1 + turn % 2), ("a2", 2 - turn % 2)), skills))
    assert not settled(NEW)
    assert settled(skills["a1"])
    assert shown(skills["a1"])[1] < shown(NEW)[1]


@given(st.lists(_skills, min_size=4, max_size=10), st.integers(1, 3))
def test_sides_hold_everybody_once(skills: list[Skill], count: int) -> None:
    sides = [tuple(range(side, len(skills), count)) for side in range(count)]
    assert sorted(even_sides(skills, sides)) == list(range(len(skills)))
