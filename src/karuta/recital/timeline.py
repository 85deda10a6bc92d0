"""The timetable of a reading: which clip sounds when, as data.

A match is read in stretches, each of which runs without a stop: the opening (joka and first upper verse), then again
and again the lower verse of the poem just taken, silence, and the upper verse of the next (rules 4.6). Between two
stretches the reader waits for the hands. No clock is read here: whoever drives the match lays a stretch on one.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from karuta.poems.reading import Part, Rhythm, programme
from karuta.recital.voice import Clip, Voice

_BREATH_END_BEFORE_ONSET_MS = 250.0


class Segment(msgspec.Struct, frozen=True):
    """One clip and when it starts, in ms since the beginning of its stretch."""

    clip: Clip
    start_ms: float

    @property
    def end_ms(self) -> float:
        """When the clip is over."""
        return self.start_ms + self.clip.duration_ms


class Stretch(msgspec.Struct, frozen=True):
    """What is read without a stop; `segments` in order of time.

    `onset_ms` is where the upper verse begins that the stretch leads to, None for the last one, which leads to none.
    `rhythm` is the one asked for, `sung_in` the one that the clips were made for; where they differ, the silences are
    those of `rhythm` and the verses keep the lengths of `sung_in`.
    """

    segments: tuple[Segment, ...]
    length_ms: float
    onset_ms: float | None
    rhythm: str
    sung_in: str

    @property
    def is_true_to_rhythm(self) -> bool:
        """Whether the verses too have the lengths of the rhythm that was asked for."""
        return self.rhythm == self.sung_in


def _stretch(voice: Voice, rhythm: Rhythm, parts: Iterable[Part], breath: bool) -> Stretch:
    segments: list[Segment] = []
    now, onset = 0.0, None
    for part in parts:
        segments.append(Segment(voice.clip(part.poem, part.verse), now))
        if part.then == "hands":
            onset = now
        now = segments[-1].end_ms
        if part.then == "gap":
            now += part.silence_s * 1000
            if breath and voice.breath:
                segments.append(Segment(voice.breath, now - _BREATH_END_BEFORE_ONSET_MS - voice.breath.duration_ms))
    return Stretch(tuple(segments), now, onset, rhythm.name, voice.rhythm)


def opening(voice: Voice, rhythm: Rhythm, first: int, joka: int = 0, *, breath: bool = False) -> Stretch:
    """The joka's upper verse, its lower verse, its lower verse again, and the upper verse of the poem `first`.

    With `breath` the reader is heard to draw breath in each silence, and is done 250 ms before the next onset.
    """
    return _stretch(voice, rhythm, programme((first,), rhythm, joka)[:-1], breath)


def passage(voice: Voice, rhythm: Rhythm, previous: int, following: int, *, breath: bool = False) -> Stretch:
    """The lower verse of `previous` with its lingering, the silence, and the upper verse of `following`."""
    return _stretch(voice, rhythm, programme((previous, following), rhythm, None)[1:-1], breath)


def closing(voice: Voice, rhythm: Rhythm, last: int) -> Stretch:
    """The lower verse of the last poem, after which nothing is read."""
    return _stretch(voice, rhythm, programme((last,), rhythm, None)[1:], breath=False)
