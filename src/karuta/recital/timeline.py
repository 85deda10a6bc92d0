"""The timetable of a reading: which clip sounds when, as data.

A match is read in stretches, each of which runs without a stop: the opening (joka and first upper verse), then again
and again the lower verse of the poem just taken, silence, and the upper verse of the next (rules 4.6). Games are read
in other manners too: whole poems, or lower verses alone (rules 5). Between two stretches the reader waits for the
hands. No clock is read here: whoever drives the match lays a stretch on one.
"""

from __future__ import annotations

from typing import Final, Generic, Literal, Protocol, TypeAlias, TypeVar

import msgspec

from karuta.games.readings import Manner
from karuta.poems.anthology import JOKA
from karuta.poems.reading import Part, Rhythm, Verse, joka_parts, lower_part, upper_part

SegmentKind: TypeAlias = Literal["joka_upper", "joka_lower", "lower", "upper", "lower_again", "breath"]
"""`lower_again`: the lower verse once more, for who has not found the card; it is not heard once that is taken."""
KYOGI: Final = Manner()
"""How kyōgi karuta is read."""
LOWER_JOKA: Final = 1
"""Where only lower verses are read, that of this poem opens them: *waga koromode wa* ... (rules 5.7)."""

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

    `onset_ms` is where the verse begins that the stretch leads to and from which the card is told. `rhythm` is the one
    asked for, `sung_in` the one that the clips were made for; where they differ, the silences are those of `rhythm` and
    the verses keep the lengths of `sung_in`.
    """

    segments: tuple[Segment[ClipT], ...]
    onset_ms: float
    rhythm: str
    sung_in: str

    @property
    def length_ms(self) -> float:
        """When all is over."""
        return self.segments[-1].end_ms

    @property
    def whole_ms(self) -> float:
        """From the onset to the end of all that sounds."""
        return self.length_ms - self.onset_ms

    @property
    def once_ms(self) -> float:
        """From the onset to the end of what is heard even when the card is taken: all but what is read again."""
        return max(one.end_ms for one in self.segments if one.kind not in ("breath", "lower_again")) - self.onset_ms

    @property
    def is_true_to_rhythm(self) -> bool:
        """Whether the verses too have the lengths of the rhythm that was asked for."""
        return self.rhythm == self.sung_in


def opening(
    voice: Reader[ClipT],
    rhythm: Rhythm,
    first: int,
    manner: Manner = KYOGI,
    *,
    joka: bool = True,
    breath: bool = False,
) -> Stretch[ClipT]:
    """What is read up to the first reading, that of the poem `first`, and this itself: the joka's upper verse, its
    lower verse and its lower verse again; in games of lower verses the one that opens these (rules 5.7); nothing where
    no verse leads.

    Without `joka` the stretch begins with the silence before the verse. With `breath` the reader is heard to draw
    breath in each silence, and is done 250 ms before the next onset.
    """
    lead: tuple[Part, ...] = ()
    if joka and manner.lead is not None:
        lead = joka_parts(rhythm, JOKA.number) if manner.verse == "upper" else (lower_part(LOWER_JOKA, rhythm, "gap"),)
    return _stretch(voice, rhythm, lead, _read(first, rhythm, manner), breath=breath, joka=True)


def passage(
    voice: Reader[ClipT],
    rhythm: Rhythm,
    previous: int,
    following: int,
    manner: Manner = KYOGI,
    *,
    breath: bool = False,
    lower_ms: float | None = None,
) -> Stretch[ClipT]:
    """The lower verse of `previous` with its lingering, the silence, and what is read of `following`; without the lower
    verse where none leads.

    `lower_ms` is how long that lower verse sounds at most before it is faded out. At 0 it is left out, and the stretch
    begins with the silence.
    """
    leads = manner.lead is not None and lower_ms != 0
    lead = (lower_part(previous, rhythm, "gap"),) if leads else ()
    return _stretch(voice, rhythm, lead, _read(following, rhythm, manner), breath=breath, lower_ms=lower_ms)


def _read(poem: int, rhythm: Rhythm, manner: Manner) -> tuple[Part, ...]:
    """The verses of an open reading, the deciding one first."""
    upper = manner.verse == "upper"
    parts = [upper_part(poem, rhythm, "gap") if upper else lower_part(poem, rhythm, "gap")]
    if manner.whole and upper:
        parts.append(lower_part(poem, rhythm, "gap"))
    if manner.whole and manner.again:
        parts.append(lower_part(poem, rhythm, "gap"))
    return tuple(parts)


def _stretch(
    voice: Reader[ClipT],
    rhythm: Rhythm,
    lead: tuple[Part, ...],
    read: tuple[Part, ...],
    *,
    breath: bool,
    joka: bool = False,
    lower_ms: float | None = None,
) -> Stretch[ClipT]:
    """`lead` and `read` laid one after the other. Whatever the stretch begins with, a verse that decides comes after a
    silence."""
    segments: list[Segment[ClipT]] = []
    drawn = voice.breath if breath else None

    def after_silence(now: float, silence_s: float) -> float:
        onset = now + silence_s * 1000
        if drawn is not None:
            segments.append(Segment(drawn, "breath", onset - _BREATH_END_BEFORE_ONSET_MS - drawn.duration_ms))
        return onset

    now = 0.0
    for part in lead:
        kind: SegmentKind = part.verse
        if joka:
            kind = "joka_upper" if part.verse == "upper" else "joka_lower"
        segments.append(_segment(voice, part, kind, now, lower_ms))
        now = after_silence(segments[-1].end_ms, part.silence_s)
    onset = now if lead else after_silence(now, rhythm.silence_s)
    now = onset
    heard: set[Verse] = set()
    for part in read:
        if heard:
            now = after_silence(now, part.silence_s)
        segments.append(_segment(voice, part, "lower_again" if part.verse in heard else part.verse, now))
        heard.add(part.verse)
        now = segments[-1].end_ms
    return Stretch(tuple(segments), onset, rhythm.name, voice.rhythm)


def _segment(
    voice: Reader[ClipT], part: Part, kind: SegmentKind, start_ms: float, cut_ms: float | None = None
) -> Segment[ClipT]:
    clip = voice.clip(part.poem, part.verse)
    if kind == "lower" and cut_ms is not None and cut_ms < clip.duration_ms:
        return Segment(clip, kind, start_ms, start_ms + cut_ms)
    return Segment(clip, kind, start_ms)
