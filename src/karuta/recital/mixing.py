"""One continuous sound of a whole reading: where each recording lies in it, to the sample, and how it is made.

**The gap.** Between two verses of a step there is nothing but the silence of the pacing: from the sample after the last
of the one recording to the first of the other, `silence_s` times the rate, rounded to a sample. Recordings begin and
end as their manifest says (`samples`): what a decoder put before is taken off by the manifest's `first`
(docs/voice.md). It is measured on a file by `found`: both recordings are looked for in the decoded file by
correlation, whatever it was encoded in, and the gap is what lies between the end of the one and the beginning of the
other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

import msgspec
import numpy as np
import soundfile

from karuta.errors import BadInput
from karuta.poems.reading import Verse
from karuta.recital.programme.reading import Reading
from karuta.recital.programme.steps import nominal
from karuta.recital.programme.wish import PACINGS, Pacing
from karuta.recital.stretching import Piece, Wave, pieces_of, strain, stretched
from karuta.recital.voice import Clip, Voice

LEAD_S: Final = 1.0
"""Silence before the first sound, and after the last: players fade in, and cut off."""
LATE_S: Final = 0.05
"""A recording that a decoder delays by more is not the one that the manifest describes."""
BLOCK: Final = 48_000
"""So many samples are handed on at once: encoders of libsndfile take no long ones well."""
KINDS: Final[dict[str, dict[str, object]]] = {
    "wav": {"format": "WAV", "subtype": "PCM_16"},
    "flac": {"format": "FLAC", "subtype": "PCM_16"},
    "ogg": {"format": "OGG", "subtype": "VORBIS", "compression_level": 0.4},
    "mp3": {
        "format": "MP3",
        "subtype": "MPEG_LAYER_III",
        "bitrate_mode": "VARIABLE",
        # 0 is the best and largest: about 90 kbit/s for one voice.
        "compression_level": 0.2,
    },
}
"""How a file is encoded, by the ending of its name."""
WAV_BYTES: Final = 2**32 - 2**16
"""No WAV is longer: its head counts so far."""
ChapterKind: TypeAlias = Literal["joka", "poem", "last"]
"""`last`: the end of the last poem, in a step of its own."""


class Placed(msgspec.Struct, frozen=True):
    """A recording in the sound, `start` to `end` in samples."""

    poem: int
    verse: Verse
    start: int
    end: int


class Chapter(msgspec.Struct, frozen=True):
    """From `start` (in samples) the poem at this `place` is read; the joka and the end have place 0."""

    kind: ChapterKind
    start: int
    place: int
    poem: int


class Mix(msgspec.Struct, frozen=True):
    """A whole reading, laid out: the recordings in the order of time, and all in samples."""

    rate: int
    length: int
    placed: tuple[Placed, ...]
    chapters: tuple[Chapter, ...]

    @property
    def seconds(self) -> float:
        """How long it sounds."""
        return self.length / self.rate


class Verses:
    """A voice's verses in the asked seconds: of its recordings the one that has to be changed least, made to fit."""

    def __init__(self, recordings: Sequence[Voice], pacing: Pacing) -> None:
        self.rate = recordings[0].sample_rate
        # One file has one rate.
        self._recordings = [voice for voice in recordings if voice.sample_rate == self.rate]
        self._pacing = pacing
        # The same verse may come twice in a step, hardly ever again later.
        self.wave = lru_cache(maxsize=4)(self._wave)

    def _chosen(self, verse: Verse) -> tuple[Voice, Pacing]:
        sung = [(voice, PACINGS[voice.rhythm]) for voice in self._recordings]
        return min(sung, key=lambda each: strain(verse, each[1], self._pacing))

    def _pieces(self, poem: int, verse: Verse) -> tuple[Voice, Clip, tuple[Piece, ...]]:
        voice, sung = self._chosen(verse)
        clip = voice.clip(poem, verse)
        held = round(clip.morae[-1].vowel_ms * self.rate / 1000)
        return voice, clip, pieces_of(verse, clip.samples, held, self.rate, sung=sung, wanted=self._pacing)

    def samples(self, poem: int, verse: Verse) -> int:
        """How long a verse sounds."""
        return sum(piece.into for piece in self._pieces(poem, verse)[2])

    def _wave(self, poem: int, verse: Verse) -> Wave:
        voice, clip, pieces = self._pieces(poem, verse)
        return stretched(decoded(clip, voice), pieces, self.rate)


def decoded(clip: Clip, voice: Voice) -> Wave:
    """A recording from its first sample to its last, as the manifest describes it; `BadInput` if it is another."""
    try:
        wave, rate = soundfile.read(clip.path, dtype="float32", always_2d=True)
    except (OSError, soundfile.SoundFileError) as error:
        raise _damaged(clip, str(error)) from error
    heard: Wave = wave[:, 0]
    loud = np.flatnonzero(np.abs(heard) >= voice.guard)
    late = (int(loud[0]) if loud.size else 0) - clip.first
    if rate != voice.sample_rate or abs(late) > LATE_S * rate:
        raise _damaged(clip, f"{rate} Hz, its first sound {late} samples late")
    exact = np.zeros(clip.samples, np.float32)
    kept = heard[max(late, 0) : max(late, 0) + clip.samples - max(-late, 0)]
    exact[max(-late, 0) : max(-late, 0) + len(kept)] = kept
    return exact


def _damaged(clip: Clip, what: str) -> BadInput:
    file = f"{clip.path.parent.name}/{clip.file}"
    return BadInput(
        f"voice file {file}: {what}; it is not the one of its manifest", key="error-voice-damaged", file=file
    )


def mixed(reading: Reading, verses: Verses, span_s: float) -> Mix:
    """Lays out a round of a reading, with `span_s` of silence where a person would tap to go on."""
    rate = verses.rate
    silence, lead, span = (round(s * rate) for s in (reading.wish.pacing.silence_s, LEAD_S, span_s))
    opening = reading.wish.joka.upper + reading.wish.joka.lower
    placed: list[Placed] = []
    chapters: list[Chapter] = []
    now = lead
    for at in range(reading.count):
        parts = reading.step_at(at, nominal(reading.wish.pacing)).parts
        now += span if at else 0
        last = at == len(reading.order)
        for index, part in enumerate(parts):
            now += silence if index else 0
            first_of_poem = index == (0 if at else opening)
            if at == 0 and index == 0 and opening:
                chapters.append(Chapter("joka", now, 0, part.poem))
            if first_of_poem and not last:
                chapters.append(Chapter("poem", now, at + 1, reading.order[at]))
            elif first_of_poem:
                chapters.append(Chapter("last", now, 0, part.poem))
            end = now + verses.samples(part.poem, part.verse)
            placed.append(Placed(part.poem, part.verse, now, end))
            now = end
    return Mix(rate, now + lead, tuple(placed), tuple(chapters))


def blocks(mix: Mix, verses: Verses) -> Iterator[Wave]:
    """The sound itself, a second or less at a time: no more than a few verses are in memory."""
    now = 0
    for part in mix.placed:
        yield from _silence(part.start - now)
        wave = verses.wave(part.poem, part.verse)
        yield from (wave[at : at + BLOCK] for at in range(0, len(wave), BLOCK))
        now = part.end
    yield from _silence(mix.length - now)


def _silence(samples: int) -> Iterator[Wave]:
    for at in range(0, samples, BLOCK):
        yield np.zeros(min(BLOCK, samples - at), np.float32)


def encode(mix: Mix, verses: Verses, file: Path, kind: str, told: Callable[[int], None] = lambda samples: None) -> None:
    """Writes the sound into `file` as one of `KINDS`; `told` hears how many samples are written so far.

    Raises BadInput for a damaged voice and for a sound too long for a WAV, `OSError` or `soundfile.SoundFileError` for
    a file that can't be written.
    """
    if kind == "wav" and 2 * mix.length > WAV_BYTES:
        most = WAV_BYTES // (2 * mix.rate) // 3600
        raise BadInput(
            f"{mix.seconds / 3600:.1f} h are too long for a WAV file ({most} h): write flac, ogg or mp3",
            key="error-read-long",
            hours=round(mix.seconds / 3600),
            most=most,
        )
    written = 0
    with soundfile.SoundFile(file, "w", mix.rate, 1, **KINDS[kind]) as sound:
        for block in blocks(mix, verses):
            sound.write(block)
            written += len(block)
            told(written)


def found(sound: Wave, wave: Wave, about: int, within: int) -> int:
    """Where in a decoded file a recording begins: at the place, at most `within` samples from `about`, at which the two
    are most alike (the greatest correlation). For whoever measures a file."""
    start = max(0, about - within)
    there = sound[start : about + within + len(wave)]
    size = 1 << (len(there) + len(wave)).bit_length()
    product = np.fft.rfft(there, size) * np.conj(np.fft.rfft(wave, size))
    both = np.fft.irfft(product, size)[: max(1, len(there) - len(wave) + 1)]
    return start + int(np.argmax(both))
