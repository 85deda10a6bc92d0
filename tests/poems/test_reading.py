from __future__ import annotations

from collections import Counter
from typing import TypeVar

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from karuta.errors import BadInput
from karuta.poems.reading import RHYTHMS, Part, Reading, joka_parts, order, programme

T = TypeVar("T")
READING = Reading(3, 17, 2, (0, 230, 480), (225, 475, 700), 6000)


@given(st.sets(st.integers(1, 100)), st.integers() | st.text(max_size=5))
def test_order_is_a_permutation_that_the_seed_fixes(numbers: set[int], seed: int | str) -> None:
    drawn = order(seed, numbers)
    assert sorted(drawn) == sorted(numbers)
    assert order(seed, sorted(numbers, reverse=True)) == drawn
    assert order(str(seed), numbers) == drawn


def test_order_of_a_seed_stays_for_ever() -> None:
    """A seed printed on paper means the same order in any later version."""
    assert order("naniwazu")[:10] == (73, 46, 72, 21, 10, 87, 47, 75, 90, 13)


def test_seeds_differ() -> None:
    assert len({order(seed) for seed in range(200)}) == 200


def chi_square(counts: Counter[T], cells: int) -> float:
    expected = counts.total() / cells
    seen = sum((count - expected) ** 2 / expected for count in counts.values())
    return seen + (cells - len(counts)) * expected


def test_all_permutations_are_as_likely() -> None:
    """24 orders of four cards; 49.7 is the 0.999 quantile of chi-square with 23 degrees of freedom."""
    assert chi_square(Counter(order(f"four {seed}", (2, 3, 5, 7)) for seed in range(4800)), 24) < 49.7


@pytest.mark.parametrize("place", [0, 49, 99])
def test_every_poem_is_as_likely_at_a_place(place: int) -> None:
    """148.2 is the 0.999 quantile of chi-square with 99 degrees of freedom."""
    drawn = Counter(order(f"hundred {place} {seed}")[place] for seed in range(1500))
    assert chi_square(drawn, 100) < 148.2


def test_a_poem_given_twice_is_refused() -> None:
    with pytest.raises(BadInput, match="poem 17 is given twice"):
        order(1, [17, 18, 17])


def test_rhythms_are_named_by_their_seconds() -> None:
    """Rules 4.6: 5-3-1-6 is 15 s a cycle, 4-3-1-5 is 13 s."""
    for name, rhythm in RHYTHMS.items():
        seconds = (rhythm.lower_s, rhythm.linger_s, rhythm.silence_s, rhythm.upper_s)
        assert rhythm.name == name == "-".join(f"{second:g}" for second in seconds)
    assert {name: rhythm.cycle_s for name, rhythm in RHYTHMS.items()} == {"5-3-1-6": 15, "4-3-1-5": 13}
    assert next(iter(RHYTHMS)) == "5-3-1-6"


def test_the_joka_is_read_in_three_parts() -> None:
    parts = joka_parts(RHYTHMS["5-3-1-6"])
    assert [part.verse for part in parts] == ["upper", "lower", "lower"]
    assert {part.poem for part in parts} == {0}
    assert [part.voice_s for part in parts] == [6, 8, 8]
    assert [(part.then, part.silence_s) for part in parts] == [("gap", 1)] * 3


def test_programme_of_a_match() -> None:
    rhythm = RHYTHMS["4-3-1-5"]
    assert programme((17, 42), rhythm)[3:] == (
        Part(17, "upper", 5, 0, 0, "hands"),
        Part(17, "lower", 4, 3, 1, "gap"),
        Part(42, "upper", 5, 0, 0, "hands"),
        Part(42, "lower", 4, 3, 0, "end"),
    )
    assert programme((17, 42), rhythm)[:3] == joka_parts(rhythm)
    assert programme((17, 42), rhythm, joka=None) == programme((17, 42), rhythm)[3:]
    assert programme((), rhythm, joka=None) == ()


def test_a_hundred_readings_last_25_minutes() -> None:
    parts = programme(range(1, 101), RHYTHMS["5-3-1-6"], joka=None)
    assert sum(part.voice_s + part.silence_s for part in parts) == 100 * 15 - 1


def test_a_reading_is_a_frozen_value_that_travels() -> None:
    assert (READING.decided_start_ms, READING.decided_end_ms) == (230, 475)
    assert msgspec.json.decode(msgspec.json.encode(READING), type=Reading) == READING
    with pytest.raises(AttributeError):
        READING.poem = 18  # type: ignore[misc]
