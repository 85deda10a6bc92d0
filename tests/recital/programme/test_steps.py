"""What sounds in a step, and when."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from karuta.poems.reading import RHYTHMS, Verse, programme
from karuta.recital.programme.reading import Reading
from karuta.recital.programme.steps import Lengths, Step, nominal
from karuta.recital.programme.wish import wish_of

PATTERNS = ("2/1", "2/1-2", "1-2", "1-2-2", "1", "2", "2/2", "12/1", "1/2", "1/1", "22/2")


def steps_of(lengths: Lengths | None = None, **wish: object) -> list[Step]:
    """All steps of a reading."""
    reading = Reading.begin(wish_of({"seed": "7", **wish}))
    return [reading.step_at(at, lengths or nominal(reading.wish.pacing)) for at in range(reading.count)]


def sounding(steps: list[Step]) -> list[list[tuple[int, Verse]]]:
    """What sounds, without times."""
    return [[(part.poem, part.verse) for part in step.parts] for step in steps]


def test_competition_reads_on_from_lower_to_upper_verse() -> None:
    steps = steps_of(poems="1 2", order="number")
    assert sounding(steps) == [
        [(0, "upper"), (0, "lower"), (0, "lower"), (1, "upper")],
        [(1, "lower"), (2, "upper")],
        [(2, "lower")],
    ]
    assert [(part.start_ms, part.end_ms) for part in steps[1].parts] == [(0, 8000), (9000, 15000)]
    assert [(step.poem, step.decides) for step in steps] == [(1, 3), (2, 1), (None, None)]


def test_it_sounds_as_a_match_does() -> None:
    """The same verses with the same silences as the programme of the rules (4.6), which parts steps by the hands."""
    steps = steps_of()
    order = Reading.begin(wish_of({"seed": "7"})).order
    ours = [(part.poem, part.verse) for step in steps for part in step.parts]
    theirs = programme(order, RHYTHMS["5-3-1-6"])
    assert ours == [(part.poem, part.verse) for part in theirs]
    ends = [number for number, part in enumerate(theirs) if part.then != "gap"]
    lasts = [sum(len(step.parts) for step in steps[: at + 1]) - 1 for at in range(len(steps))]
    assert lasts == ends


def test_other_presets() -> None:
    assert sounding(steps_of(preset="recreation", poems="1 2", order="number"))[1] == [
        (2, "upper"), (2, "lower"), (2, "lower")
    ]  # fmt: skip
    assert sounding(steps_of(preset="study", poems="1 2", order="number"))[0] == [(1, "upper"), (1, "lower")]
    assert sounding(steps_of(preset="hokkaido", poems="17 18", order="number")) == [
        [(1, "lower"), (17, "lower")],
        [(17, "lower"), (18, "lower")],
        [(18, "lower")],
    ]
    assert [step.poem for step in steps_of(preset="hokkaido", poems="17 18", order="number")] == [17, 18, None]


def test_a_poem_decided_after_the_slash_counts_in_the_next_step() -> None:
    steps = steps_of(pattern="1/2", poems="17 18", order="number", joka={"upper": 0, "lower": 0})
    assert [(step.poem, step.decides) for step in steps] == [(None, None), (17, 0), (18, 0)]


@given(
    st.sampled_from(PATTERNS),
    st.tuples(st.integers(0, 2), st.integers(0, 2)),
    st.floats(0, 10),
    st.sampled_from(("shuffle", "replacement")),
    st.integers(0, 10**6),
)
def test_there_is_nothing_between_parts_but_silence(
    pattern: str, joka: tuple[int, int], silence_s: float, order: str, length: int
) -> None:
    def lengths(poem: int, verse: Verse) -> float:
        return 1 + (poem * 7919 + length) % 4000 + (0.5 if verse == "upper" else 0.25)

    wish = {"pattern": pattern, "joka": {"upper": joka[0], "lower": joka[1]}, "order": order, "poems": "length:1"}
    steps = steps_of(lengths, **wish, pacing={"silence_s": silence_s})
    silence = int(silence_s * 1000 + 0.5)
    for step in steps:
        assert step.parts[0].start_ms == 0
        assert step.length_ms == step.parts[-1].end_ms
        assert all(after.start_ms - part.end_ms == silence for part, after in pairwise(step.parts))
        assert all(abs(it.end_ms - it.start_ms - lengths(it.poem, it.verse)) <= 0.5 for it in step.parts)
    assert sum(step.poem is not None for step in steps) == 7


@given(st.sampled_from(PATTERNS), st.sampled_from(("shuffle", "number", "musume")))
def test_each_poem_is_decided_once_and_when_first_told(pattern: str, order: str) -> None:
    reading = Reading.begin(wish_of({"seed": "7", "pattern": pattern, "order": order, "poems": "pink"}))
    steps = [reading.step_at(at, nominal(reading.wish.pacing)) for at in range(reading.count)]
    assert tuple(step.poem for step in steps if step.poem) == reading.order
    heard: set[int] = set()
    for step in steps:
        for number, part in enumerate(step.parts):
            if (
                part.poem in reading.order
                and part.verse == reading.pattern.deciding
                and not is_joka(step, number, reading)
            ):
                assert (step.decides == number) == (part.poem not in heard)
                heard.add(part.poem)


def is_joka(step: Step, part: int, reading: Reading) -> bool:
    """Whether that part opens the reading: in games of lower verses it is of the hundred too."""
    first = step == reading.step_at(0, nominal(reading.wish.pacing))
    return first and part < reading.wish.joka.upper + reading.wish.joka.lower
