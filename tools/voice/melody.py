"""The two tones of the chant, and its breath: pitch and loudness by frame of 5 ms.

A verse begins on a low tone, glides into the reciting tone on its second mora and stays there; each phrase closes with
a small dip, the upper verse falls at its end, the lower verse lingers with a slight vibrato. Seeded micro-variation
keeps it from sounding like an organ; it stays within a few cents and half a decibel.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from .score import TICK_MS, Score
from .sounds import UNVOICED

Frames = npt.NDArray[np.float64]
FRAME_S = TICK_MS / 1000


@dataclass(frozen=True, slots=True)
class Melody:
    """Tones in Hz, bends in semitones, vibrato and jitter in cents."""

    low: float = 246.9
    high: float = 370.0
    drift: float = -0.15
    dip: float = -0.7
    upper_cadence: float = -5.0
    lower_cadence: float = -1.2
    vibrato: float = 14.0
    vibrato_hz: float = 4.8
    jitter: float = 6.0
    voiced_dip: float = -0.25


def _step(t: Frames, centre: float, width: float) -> Frames:
    rising: Frames = 1 / (1 + np.exp(-np.clip((t - centre) / width, -60, 60)))
    return rising


def wander(count: int, memory: float, chance: np.random.Generator) -> Frames:
    """Noise of variance 1 that forgets itself in about `memory` frames."""
    kernel = np.exp(-np.arange(5 * memory) / memory)
    noise = chance.standard_normal(count + len(kernel))
    smooth: Frames = np.convolve(noise, kernel / np.linalg.norm(kernel), "valid")[:count]
    return smooth


def frame_times(score: Score) -> Frames:
    """Seconds from the onset, one a frame, both ends included."""
    times: Frames = np.arange(score.length + 1, dtype=np.float64) * FRAME_S
    return times


def _closing_dips(score: Score, t: Frames, melody: Melody) -> Frames:
    bend = np.zeros_like(t)
    for mora in score.morae[:-1]:
        if mora.closes:
            end, held = mora.end * FRAME_S, (mora.end - mora.vowel) * FRAME_S
            bend += melody.dip * _step(t, end - 0.35 * held, 0.05) * (1 - _step(t, end + 0.03, 0.02))
    return bend


def _consonant_dips(score: Score, t: Frames, melody: Melody) -> Frames:
    bend = np.zeros_like(t)
    for mora in score.morae:
        if mora.sound.consonant and mora.sound.consonant not in UNVOICED:
            centre = (mora.start + mora.vowel) / 2 * FRAME_S
            bend += melody.voiced_dip * np.exp(-0.5 * ((t - centre) / 0.02) ** 2)
    return bend


def pitch(score: Score, melody: Melody, seed: int) -> Frames:
    """F0 in Hz at each frame, through voiced and unvoiced phones alike."""
    t = frame_times(score)
    chance = np.random.default_rng(seed)
    last = score.morae[-1]
    onset, held = last.vowel * FRAME_S, (last.end - last.vowel) * FRAME_S
    climb = 12 * np.log2(melody.high / melody.low)
    bend: Frames = -climb * (1 - _step(t, score.morae[1].vowel * FRAME_S + 0.02, 0.022)) + melody.drift * t / t[-1]
    bend += _closing_dips(score, t, melody) + _consonant_dips(score, t, melody)
    if score.verse == "upper":
        bend += melody.upper_cadence * _step(t, onset + 0.55 * held, 0.09)
    else:
        bend += melody.lower_cadence * _step(t, onset + held - 0.25, 0.08)
        swell = np.clip((t - onset - 0.7) / 1.2, 0, 1)
        phase = 2 * np.pi * melody.vibrato_hz * t + 0.6 * np.sin(2 * np.pi * 0.31 * t)
        bend += swell * melody.vibrato / 100 * np.sin(phase)
    bend += melody.jitter / 100 * wander(len(t), 12, chance)
    hertz: Frames = melody.high * 2 ** (bend / 12)
    return hertz


def loudness(score: Score, seed: int) -> Frames:
    """A factor 0..1 at each frame: the verse softens on its last vowel and is silent 15 ms before its end."""
    t = frame_times(score)
    last = score.morae[-1]
    onset, held = last.vowel * FRAME_S, (last.end - last.vowel) * FRAME_S
    fade, delay, release = (0.45, 0.3, 0.45) if score.verse == "lower" else (0.25, 0.2, 0.12)
    shape = 1 - fade * np.clip((t - onset - delay) / max(0.2, held - delay), 0, 1) ** 1.3
    shape *= np.clip((t[-1] - 0.015 - t) / release, 0, 1) ** 0.7
    waver = 0.4 * wander(len(t), 20, np.random.default_rng([seed, 1]))
    factor: Frames = shape * 10 ** (waver / 20)
    return factor
