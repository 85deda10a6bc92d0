"""A verse in other seconds keeps its pitch, and begins and ends as it was sung."""

from __future__ import annotations

import numpy as np
import pytest

from karuta.recital.programme.wish import PACINGS, Pacing
from karuta.recital.stretching import Piece, Wave, pieces_of, strain, stretched
from karuta.recital.voice import VERSES

RATE = 48_000
OFFICIAL, OLDER = PACINGS["5-3-1-6"], PACINGS["4-3-1-5"]


def _tone(seconds: float, hertz: float = 370.0) -> Wave:
    """A sung vowel: a few overtones with a little vibrato."""
    at = np.arange(round(seconds * RATE)) / RATE
    phase = 2 * np.pi * hertz * at + 0.3 * np.sin(2 * np.pi * 5 * at)
    wave = sum(np.sin(k * phase) / k for k in range(1, 6))
    return (0.2 * np.asarray(wave)).astype(np.float32)


def _pitch(wave: Wave) -> float:
    """Of the middle of a wave, in Hz."""
    middle = wave[len(wave) // 2 - 12_000 : len(wave) // 2 + 12_000] * np.hanning(24_000)
    spectrum = np.abs(np.fft.rfft(middle, 1 << 18))
    return float(np.argmax(spectrum)) * RATE / (1 << 18)


@pytest.mark.parametrize("factor", [0.6, 0.8, 1.3, 2.0])
def test_pitch_and_loudness_stay(factor: float) -> None:
    sung = _tone(4)
    made = stretched(sung, [Piece(0, len(sung), round(factor * len(sung)))], RATE)
    assert len(made) == round(factor * len(sung))
    assert _pitch(made) == pytest.approx(_pitch(sung), rel=0.01)
    inside = slice(RATE // 10, -RATE // 10)
    assert float(np.std(made[inside])) == pytest.approx(float(np.std(sung[inside])), rel=0.05)
    # No piece is laid so that its waves work against those before it: nowhere does the sound break down.
    levels = [float(np.std(made[at : at + 960])) for at in range(RATE // 10, len(made) - RATE // 10, 960)]
    assert min(levels) > 0.6 * float(np.std(sung[inside]))


def test_what_keeps_its_length_is_the_very_same() -> None:
    sung = _tone(2)
    assert stretched(sung, [Piece(0, 48_000, 48_000), Piece(48_000, 96_000, 48_000)], RATE) is not sung
    assert np.array_equal(stretched(sung, [Piece(0, len(sung), len(sung))], RATE), sung)
    half = stretched(sung, [Piece(0, 48_000, 48_000), Piece(48_000, 96_000, 72_000)], RATE)
    assert np.allclose(half[: 48_000 - 2400], sung[: 48_000 - 2400], atol=1e-5)


def test_an_upper_verse_is_changed_as_a_whole_a_lower_one_in_two_pieces() -> None:
    slow = Pacing(6, 2, 1, 9)
    upper = pieces_of("upper", 6 * RATE, 5 * RATE, RATE, sung=OFFICIAL, wanted=slow)
    assert upper == (Piece(0, 6 * RATE, 9 * RATE),)
    lower = pieces_of("lower", 8 * RATE, 5 * RATE, RATE, sung=OFFICIAL, wanted=slow)
    assert lower == (Piece(0, 5 * RATE, 6 * RATE), Piece(5 * RATE, 8 * RATE, 2 * RATE))


def test_another_silence_changes_no_verse() -> None:
    quiet = Pacing(5, 3, 4, 6)
    for verse in VERSES:
        (piece,) = pieces_of(verse, 287_000, 240_000, RATE, sung=OFFICIAL, wanted=quiet)
        assert piece == Piece(0, 287_000, 287_000)
        assert strain(verse, OFFICIAL, quiet) == 0


def test_a_last_vowel_that_is_not_held_is_still_heard() -> None:
    body, vowel = pieces_of("lower", 8 * RATE, 5 * RATE, RATE, sung=OFFICIAL, wanted=Pacing(5, 0, 1, 6))
    assert (body.into + vowel.into) / RATE == 5
    assert vowel.into / RATE == 0.25


def test_the_nearer_recording_is_changed_less() -> None:
    quick = Pacing(3.5, 3, 1, 4.5)
    for verse in VERSES:
        assert strain(verse, OLDER, quick) < strain(verse, OFFICIAL, quick)
