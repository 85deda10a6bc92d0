"""A sung verse in other seconds, at the pitch it was sung: pieces of it are laid over each other closer or wider, each
where its waves fit those before it (waveform similarity overlap-add). The page does the same in `reader/stretch.ts`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from karuta.poems.reading import Verse
from karuta.recital.programme.wish import Pacing

Wave: TypeAlias = NDArray[np.float32]

WINDOW_S = 0.05
"""Length of the pieces that are overlaid."""
SEEK_S = 0.009
"""How far around its place a piece is looked for: more than a low voice's wave."""
ROUGH = 4
"""The rough search looks at every so many samples."""
FADE_S = 0.03
LEAST_HELD_S = 0.25
"""A last vowel that is not to be held is still heard."""


class Piece(msgspec.Struct, frozen=True):
    """Samples `start` to `end` of what was sung are to last `into` samples. Pieces follow each other without a gap."""

    start: int
    end: int
    into: int


def pieces_of(verse: Verse, samples: int, held: int, rate: int, *, sung: Pacing, wanted: Pacing) -> tuple[Piece, ...]:
    """What brings a verse from the seconds it was sung in to those that are asked for: an upper verse as a whole, a
    lower one up to the vowel that is `held`, and that vowel."""
    if verse == "upper":
        same = sung.upper_s == wanted.upper_s
        return (Piece(0, samples, samples if same else round(wanted.upper_s * rate)),)
    if (sung.lower_s, sung.linger_s) == (wanted.lower_s, wanted.linger_s):
        return (Piece(0, samples, samples),)
    long = round((wanted.lower_s + wanted.linger_s) * rate)
    vowel = min(round(wanted.lower_s * rate), long - round(LEAST_HELD_S * rate))
    return Piece(0, held, vowel), Piece(held, samples, long - vowel)


def strain(verse: Verse, sung: Pacing, wanted: Pacing) -> float:
    """How much a verse has to be changed; 0 for nothing."""
    if verse == "upper":
        return abs(float(np.log(wanted.upper_s / sung.upper_s)))
    return abs(float(np.log(wanted.lower_s / sung.lower_s))) + abs(wanted.linger_s - sung.linger_s) / 20


def stretched(wave: Wave, pieces: Sequence[Piece], rate: int) -> Wave:
    """The verse in the asked lengths."""
    length = sum(piece.into for piece in pieces)
    if all(piece.end - piece.start == piece.into for piece in pieces):
        return wave[pieces[0].start : pieces[-1].end]
    hop, seek = round(WINDOW_S * rate / 2), round(SEEK_S * rate)
    window = (0.5 - 0.5 * np.cos(np.pi * (np.arange(2 * hop) + 0.5) / hop)).astype(np.float32)
    edges = np.cumsum([0, *(piece.into for piece in pieces)])
    places = [pieces[0].start, *(piece.end for piece in pieces)]
    # Room on both sides, so that no piece reaches beyond what was sung.
    room = 2 * hop + seek + ROUGH
    padded = np.concatenate([np.zeros(room, np.float32), wave, np.zeros(2 * room, np.float32)])
    made = np.zeros(length + 3 * hop, np.float32)
    before = room - hop
    for at in range(-hop, length, hop):
        wanted = room + round(float(np.interp(max(0, at), edges, places))) + min(0, at)
        place = wanted if at <= 0 else _best(padded, before + hop, wanted, seek, hop)
        made[at + hop : at + 3 * hop] += window * padded[place : place + 2 * hop]
        before = place
    result = made[hop : hop + length].copy()
    # Cut short, a held vowel would end with a click.
    fade = min(length, round(FADE_S * rate))
    result[length - fade :] *= np.linspace(1, 0, fade, endpoint=False, dtype=np.float32)
    return result


def _best(wave: Wave, natural: int, wanted: int, seek: int, long: int) -> int:
    """The place around `wanted` whose waves go on best where `natural` would go on."""
    if natural == wanted:
        return wanted
    rough = _look(wave, natural, range(wanted - seek, wanted + seek + 1, ROUGH), long, ROUGH)
    return _look(wave, natural, range(rough - ROUGH, rough + ROUGH + 1), long, 1)


def _look(wave: Wave, natural: int, places: range, long: int, every: int) -> int:
    """The likest of places that are `every` samples apart, compared at every so many samples."""
    there = wave[places.start : places[-1] + long : every]
    here = wave[natural : natural + long : every]
    both = np.correlate(there, here, "valid")
    squares = np.correlate(there * there, np.ones(len(here), np.float32), "valid")
    return places[int(np.argmax(both / np.sqrt(squares + 1e-9)))]
