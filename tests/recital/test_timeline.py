"""The timetable of a reading against the rhythm it is read in (rules 4.6, C24)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from karuta.poems.reading import RHYTHMS, Rhythm
from karuta.recital.timeline import closing, opening, passage
from karuta.recital.voice import Voice

NEW, OLD = RHYTHMS["5-3-1-6"], RHYTHMS["4-3-1-5"]


@pytest.fixture(scope="module")
def voice() -> Voice:
    return Voice.load("mei")


def test_opening_repeats_the_lower_verse_of_the_joka(voice: Voice) -> None:
    stretch = opening(voice, NEW, first=17)
    assert [segment.clip.name for segment in stretch.segments] == ["000_1", "000_2", "000_2", "017_1"]
    assert [segment.start_ms for segment in stretch.segments] == [0, 7000, 16000, 25000]
    assert stretch.onset_ms == 25000
    assert stretch.length_ms == 31000


def test_passage_is_the_rhythm(voice: Voice) -> None:
    """Five seconds and three of lingering, one of silence, six of the upper verse."""
    stretch = passage(voice, NEW, previous=17, following=18)
    lower, upper = stretch.segments
    assert (lower.clip.name, upper.clip.name) == ("017_2", "018_1")
    assert (lower.start_ms, lower.clip.morae[-1].vowel_ms, lower.end_ms) == (0, 5000, 8000)
    assert (upper.start_ms, stretch.onset_ms, stretch.length_ms) == (9000, 9000, 15000)
    assert stretch.is_true_to_rhythm


def test_closing_leads_to_no_onset(voice: Voice) -> None:
    stretch = closing(voice, NEW, last=99)
    assert [(segment.clip.name, segment.start_ms) for segment in stretch.segments] == [("099_2", 0)]
    assert (stretch.onset_ms, stretch.length_ms) == (None, 8000)


def test_another_rhythm_keeps_the_clips_and_says_so(voice: Voice) -> None:
    stretch = passage(voice, OLD, previous=17, following=18)
    assert not stretch.is_true_to_rhythm
    assert (stretch.rhythm, stretch.sung_in) == ("4-3-1-5", "5-3-1-6")
    lower, upper = stretch.segments
    assert upper.start_ms - lower.end_ms == OLD.silence_s * 1000


def test_silences_are_those_of_the_rhythm_asked_for(voice: Voice) -> None:
    slow = Rhythm("5-3-2-6", upper_s=6, lower_s=5, linger_s=3, silence_s=2)
    for before, after in pairwise(opening(voice, slow, first=1).segments):
        assert after.start_ms - before.end_ms == 2000


def test_breath_is_drawn_in_the_silence(voice: Voice) -> None:
    still, breathing = passage(voice, NEW, 1, 2), passage(voice, NEW, 1, 2, breath=True)
    lower, breath, upper = breathing.segments
    assert (lower, upper) == still.segments
    assert breath.clip == voice.breath
    assert lower.end_ms + 100 <= breath.start_ms
    assert breath.end_ms == upper.start_ms - 250
    assert breathing.onset_ms == still.onset_ms
