"""The timetable of a reading against the rhythm it is read in (rules 4.6, C24)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from karuta.games.readings import Manner
from karuta.poems.reading import RHYTHMS, Rhythm
from karuta.recital.timeline import Segment, Stretch, opening, passage
from karuta.recital.voice import Clip, Voice

NEW, OLD = RHYTHMS["5-3-1-6"], RHYTHMS["4-3-1-5"]
SLOW = Rhythm("5-3-2-6", upper_s=6, lower_s=5, linger_s=3, silence_s=2)


@pytest.fixture(scope="module")
def voices() -> dict[str, Voice]:
    return {voice.rhythm: voice for voice in Voice.recordings("mei")}


@pytest.fixture(scope="module")
def voice(voices: dict[str, Voice]) -> Voice:
    return voices["5-3-1-6"]


def _drawn(voice: Voice, stretch: Stretch[Clip]) -> list[Segment[Clip]]:
    """The breaths of a stretch, each of which is the voice's and over 250 ms before what follows it."""
    for breath, following in pairwise(stretch.segments):
        if breath.kind == "breath":
            assert breath.clip == voice.breath
            assert breath.end_ms == following.start_ms - 250
    return [segment for segment in stretch.segments if segment.kind == "breath"]


def test_opening_repeats_the_lower_verse_of_the_joka(voice: Voice) -> None:
    stretch = opening(voice, NEW, first=17)
    assert [segment.clip.name for segment in stretch.segments] == ["000_1", "000_2", "000_2", "017_1"]
    assert [segment.kind for segment in stretch.segments] == ["joka_upper", "joka_lower", "joka_lower", "upper"]
    assert [segment.start_ms for segment in stretch.segments] == [0, 7000, 16000, 25000]
    assert stretch.onset_ms == 25000
    assert stretch.length_ms == 31000


def test_passage_is_the_rhythm(voice: Voice) -> None:
    """Five seconds and three of lingering, one of silence, six of the upper verse."""
    stretch = passage(voice, NEW, previous=17, following=18)
    lower, upper = stretch.segments
    assert (lower.clip.name, upper.clip.name) == ("017_2", "018_1")
    assert (lower.kind, upper.kind) == ("lower", "upper")
    assert (lower.start_ms, lower.clip.morae[-1].vowel_ms, lower.end_ms) == (0, 5000, 8000)
    assert (upper.start_ms, stretch.onset_ms, stretch.length_ms) == (9000, 9000, 15000)
    assert stretch.is_true_to_rhythm


@pytest.mark.parametrize("rhythm", RHYTHMS.values(), ids=RHYTHMS)
def test_a_cycle_of_the_voice_is_that_of_its_rhythm(voices: dict[str, Voice], rhythm: Rhythm) -> None:
    """The four figures of a name are its seconds: up to the last sound, that sound held, silence, upper verse."""
    stretch = passage(voices[rhythm.name], rhythm, previous=17, following=18)
    assert stretch.is_true_to_rhythm
    lower, upper = stretch.segments
    assert lower.clip.morae[-1].vowel_ms == 1000 * rhythm.lower_s
    assert upper.end_ms - upper.start_ms == 1000 * rhythm.upper_s
    assert upper.start_ms - lower.end_ms == 1000 * rhythm.silence_s
    assert lower.end_ms - lower.clip.morae[-1].vowel_ms == 1000 * rhythm.linger_s
    assert stretch.length_ms == 1000 * rhythm.cycle_s


def test_another_rhythm_keeps_the_clips_and_says_so(voice: Voice) -> None:
    stretch = passage(voice, OLD, previous=17, following=18)
    assert not stretch.is_true_to_rhythm
    assert (stretch.rhythm, stretch.sung_in) == ("4-3-1-5", "5-3-1-6")
    lower, upper = stretch.segments
    assert upper.start_ms - lower.end_ms == OLD.silence_s * 1000


def test_silences_are_those_of_the_rhythm_asked_for(voice: Voice) -> None:
    for before, after in pairwise(opening(voice, SLOW, first=1).segments):
        assert after.start_ms - before.end_ms == 2000


@pytest.mark.parametrize("rhythm", [NEW, SLOW], ids=lambda rhythm: rhythm.name)
def test_with_nothing_before_it_an_upper_verse_comes_after_the_silence(voice: Voice, rhythm: Rhythm) -> None:
    for stretch in (opening(voice, rhythm, 2, joka=False), passage(voice, rhythm, 1, 2, lower_ms=0)):
        (upper,) = stretch.segments
        assert (upper.clip.name, upper.kind) == ("002_1", "upper")
        assert upper.start_ms == stretch.onset_ms == 1000 * rhythm.silence_s
        assert stretch.length_ms == stretch.onset_ms + 6000


def test_a_lower_verse_can_be_faded_out_and_the_silence_stays(voice: Voice) -> None:
    lower, upper = passage(voice, NEW, 1, 2, lower_ms=2000).segments
    assert (lower.start_ms, lower.cut_ms, lower.end_ms, upper.start_ms) == (0, 2000, 2000, 3000)
    assert passage(voice, NEW, 1, 2, lower_ms=9000) == passage(voice, NEW, 1, 2)


def test_breath_is_drawn_in_each_silence_and_moves_nothing(voice: Voice) -> None:
    pairs = (
        (opening(voice, NEW, 1), opening(voice, NEW, 1, breath=True), 3),
        (passage(voice, NEW, 1, 2), passage(voice, NEW, 1, 2, breath=True), 1),
        (passage(voice, NEW, 1, 2, lower_ms=2000), passage(voice, NEW, 1, 2, lower_ms=2000, breath=True), 1),
        (opening(voice, NEW, 1, joka=False), opening(voice, NEW, 1, joka=False, breath=True), 1),
    )
    for still, breathing, silences in pairs:
        breaths = _drawn(voice, breathing)
        assert len(breaths) == silences
        assert tuple(segment for segment in breathing.segments if segment not in breaths) == still.segments
        assert breathing.onset_ms == still.onset_ms
        ends = [0.0, *(segment.end_ms for segment in still.segments[:-1])]
        assert all(min(abs(breath.start_ms - end) for end in ends) >= 100 for breath in breaths)


# ---------------------------------------------------------------- other manners than kyōgi's (rules 5)

SCHOOL = Manner(lead=None, whole=True, again=True, on_take=True)
WOODEN = Manner(verse="lower")


def _shape(stretch: Stretch[Clip]) -> list[tuple[str, str, float]]:
    return [(segment.clip.name, segment.kind, segment.start_ms - stretch.onset_ms) for segment in stretch.segments]


def test_a_whole_poem_goes_on_to_its_lower_verse_and_says_that_again(voice: Voice) -> None:
    for stretch in (opening(voice, NEW, 17, SCHOOL), passage(voice, NEW, 5, 17, SCHOOL, lower_ms=2000)):
        assert _shape(stretch) == [("017_1", "upper", 0), ("017_2", "lower", 7000), ("017_2", "lower_again", 16000)]
        assert stretch.onset_ms == 1000
        assert (stretch.once_ms, stretch.whole_ms) == (15000, 24000)


def test_a_whole_poem_may_be_read_once_and_after_the_verse_of_the_one_before(voice: Voice) -> None:
    once = passage(voice, NEW, 5, 17, Manner(whole=True))
    assert _shape(once) == [("005_2", "lower", -9000), ("017_1", "upper", 0), ("017_2", "lower", 7000)]
    assert once.once_ms == once.whole_ms == 15000
    assert passage(voice, NEW, 5, 17, Manner(again=True)) == passage(voice, NEW, 5, 17)


def test_lower_verses_alone_follow_each_other_and_are_opened_by_one(voice: Voice) -> None:
    """Waga koromode wa ..., then always the lower verse before and the new one (rules 5.7)."""
    assert _shape(opening(voice, NEW, 17, WOODEN)) == [("001_2", "joka_lower", -9000), ("017_2", "lower", 0)]
    assert _shape(opening(voice, NEW, 17, WOODEN, joka=False)) == [("017_2", "lower", 0)]
    assert _shape(passage(voice, NEW, 5, 17, WOODEN)) == [("005_2", "lower", -9000), ("017_2", "lower", 0)]
    cut = passage(voice, NEW, 5, 17, WOODEN, lower_ms=2000)
    assert [segment.cut_ms for segment in cut.segments] == [2000, None]


def test_a_lower_verse_alone_is_said_again(voice: Voice) -> None:
    alone = Manner(verse="lower", lead=None, whole=True, again=True)
    stretch = passage(voice, NEW, 5, 17, alone)
    assert _shape(stretch) == [("017_2", "lower", 0), ("017_2", "lower_again", 9000)]
    assert (stretch.once_ms, stretch.whole_ms) == (8000, 17000)


def test_between_the_verses_of_one_reading_breath_is_drawn_too(voice: Voice) -> None:
    breathing = opening(voice, NEW, 17, SCHOOL, breath=True)
    assert len(_drawn(voice, breathing)) == 3
    assert (breathing.once_ms, breathing.whole_ms) == (15000, 24000)
