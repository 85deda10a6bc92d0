"""The timetable of a reading: which clip sounds when, as data.

A match is read in stretches, each of which runs without a stop: the opening (joka and first upper verse), then again
and again the lower verse of the poem just taken, silence, and the upper verse of the next (rules 4.6). Between two
stretches the reader waits for the hands. No clock is read here: whoever drives the match lays a stretch on one.
"""

from __future__ import annotations

from typing import Generic, Literal, Protocol, TypeAlias, TypeVar

import msgspec

from karuta.poems.anthology import JOKA
from karuta.poems.reading import Part, Rhythm, Verse, programme

SegmentKind: TypeAlias = Literal["joka_upper", "joka_lower", "lower", "upper", "breath"]

_BREATH_END_BEFORE_ONSET_MS = 250.0


class Sound(Protocol):
    """A piece of sound, as long as its decoded samples."""

    @property
    def duration_ms(self) -> float: ...


ClipT = TypeVar("ClipT", bound=Sound)
ClipT_co = TypeVar("ClipT_co", bound=Sound, covariant=True)


class Reader(Protocol[ClipT_co]):
    """What a timetable needs of a voice: the rhythm that it is sung in, its verses, and its breath if it has one."""

    @property
    def rhythm(self) -> str: ...

    @property
    def breath(self) -> ClipT_co | None: ...

    def clip(self, number: int, verse: Verse, /) -> ClipT_co:
        """The upper or lower verse of a poem, 0 for the joka."""
        ...


class Segment(msgspec.Struct, Generic[ClipT], frozen=True):
    """One clip, when it starts, and when it is faded out if before its end, in ms since the beginning of its
    stretch."""

    clip: ClipT
    kind: SegmentKind
    start_ms: float
    cut_ms: float | None = None

    @property
    def end_ms(self) -> float:
        """When the clip is over."""
        return self.start_ms + self.clip.duration_ms if self.cut_ms is None else self.cut_ms


class Stretch(msgspec.Struct, Generic[ClipT], frozen=True):
    """What is read without a stop; `segments` in order of time.

    `onset_ms` is where the upper verse begins that the stretch leads to. `rhythm` is the one asked for, `sung_in` the
    one that the clips were made for; where they differ, the silences are those of `rhythm` and the verses keep the
    lengths of `sung_in`.
    """

    segments: tuple[Segment[ClipT], ...]
    onset_ms: float
    rhythm: str
    sung_in: str

    @property
    def length_ms(self) -> float:
        """When the upper verse is over."""
        return self.segments[-1].end_ms

    @property
    def is_true_to_rhythm(self) -> bool:
        """Whether the verses too have the lengths of the rhythm that was asked for."""
        return self.rhythm == self.sung_in


def opening(
    voice: Reader[ClipT], rhythm: Rhythm, first: int, *, joka: bool = True, breath: bool = False
) -> Stretch[ClipT]:
    """The joka's upper verse, its lower verse, its lower verse again, and the upper verse of the poem `first`.

    Without the joka the stretch begins with the silence before the upper verse. With `breath` the reader is heard to
    draw breath in each silence, and is done 250 ms before the next onset.
    """
    return _stretch(voice, rhythm, programme((first,), rhythm, JOKA.number if joka else None)[:-1], breath=breath)


def passage(
    voice: Reader[ClipT],
    rhythm: Rhythm,
    previous: int,
    following: int,
    *,
    breath: bool = False,
    lower_ms: float | None = None,
) -> Stretch[ClipT]:
    """The lower verse of `previous` with its lingering, the silence, and the upper verse of `following`.

    `lower_ms` is how long the lower verse sounds at most before it is faded out. At 0 it is left out, and the stretch
    begins with the silence.
    """
    parts = programme((previous, following), rhythm, None)[1 if lower_ms != 0 else 2 : -1]
    return _stretch(voice, rhythm, parts, breath=breath, lower_ms=lower_ms)


def _stretch(
    voice: Reader[ClipT], rhythm: Rhythm, parts: tuple[Part, ...], *, breath: bool, lower_ms: float | None = None
) -> Stretch[ClipT]:
    """`parts` laid one after the other. Whatever the stretch begins with, an upper verse comes after a silence."""
    segments: list[Segment[ClipT]] = []
    drawn = voice.breath if breath else None

    def after_silence(now: float, silence_s: float) -> float:
        onset = now + silence_s * 1000
        if drawn is not None:
            segments.append(Segment(drawn, "breath", onset - _BREATH_END_BEFORE_ONSET_MS - drawn.duration_ms))
        return onset

    now = after_silence(0.0, rhythm.silence_s) if len(parts) == 1 else 0.0
    onset = now
    for part in parts:
        onset = now
        segments.append(_segment(voice, part, now, lower_ms))
        now = segments[-1].end_ms
        if part.then == "gap":
            now = after_silence(now, part.silence_s)
    return Stretch(tuple(segments), onset, rhythm.name, voice.rhythm)


def _segment(voice: Reader[ClipT], part: Part, start_ms: float, lower_ms: float | None) -> Segment[ClipT]:
    clip = voice.clip(part.poem, part.verse)
    if part.poem == JOKA.number:
        return Segment(clip, "joka_upper" if part.verse == "upper" else "joka_lower", start_ms)
    if part.verse == "lower" and lower_ms is not None and lower_ms < clip.duration_ms:
        return Segment(clip, "lower", start_ms, start_ms + lower_ms)
    return Segment(clip, part.verse, start_ms)
