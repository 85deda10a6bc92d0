"""From a raw voice to a reading: phones balanced, a small room around it, the loudness set."""

from __future__ import annotations

import numpy as np
import pyloudnorm
from scipy.ndimage import maximum_filter1d, uniform_filter1d
from scipy.signal import butter, sosfilt, sosfiltfilt

from .melody import FRAME_S, loudness
from .score import TICK_MS, Mora, Score
from .singing import RATE, Wave
from .sounds import BREATHS, NASALS, STOPS, STRIDENTS, UNVOICED

LOUDNESS_LUFS = -20.0
_CEILING = 10 ** (-3.5 / 20)
_TICK = TICK_MS * RATE // 1000
_WINDOW = 20 * RATE // 1000
_SILENCE_DB = -120.0

# Where a consonant lies (see consonant_level), dB from the median vowel. The HTS voice shouts its sibilants and loses
# its h: a player goes on the breath before the first vowel, so there it has to be neither.
_CONSONANT_RANGE = (
    (BREATHS, -18.0, -12.0),
    (STRIDENTS & UNVOICED, -15.0, -10.0),
    (STOPS & UNVOICED, -17.0, -9.0),
    (NASALS, -13.0, -4.0),
)
_VOICED_RANGE = (-14.0, -3.0)
_FIRST_LIFT_DB = 3.0
_VOWEL_LEVELLING, _WEAKEST_VOWEL_DB = 0.6, 8.0
_VOWEL_ATTACK_MS = 12

# Early reflections of a tatami room of about 4 x 5 m: (delay in ms, dB). They come after the onset, never before it.
_REFLECTIONS = ((7.3, -19.0), (11.9, -20.5), (17.1, -22.0), (22.7, -24.0), (29.3, -26.0), (37.9, -28.0), (46.1, -30.0))


def _decibels(wave: Wave) -> float:
    return float(10 * np.log10(np.mean(wave**2) + 1e-12)) if len(wave) else _SILENCE_DB


def vowel_level(wave: Wave, mora: Mora) -> float:
    """Level of a vowel in dB, taken 20 ms after its onset and over at most 250 ms."""
    start, end = mora.vowel * _TICK + _WINDOW, min(mora.end * _TICK, mora.vowel * _TICK + RATE // 4)
    return _decibels(wave[min(start, end - _WINDOW // 2) : end])


def consonant_level(wave: Wave, mora: Mora) -> float:
    """Level in dB of the loudest 20 ms of a consonant; of a nasal, of its murmur before it opens into the vowel."""
    start, end = mora.start * _TICK, mora.vowel * _TICK
    if mora.sound.consonant in NASALS:
        return _decibels(wave[start + (end - start) // 6 : start + (end - start) * 3 // 4])
    windows = range(start, max(start + 1, end - _WINDOW + 1), _WINDOW // 4)
    return max(_decibels(wave[at : min(end, at + _WINDOW)]) for at in windows)


def consonant_range(consonant: str, first: bool) -> tuple[float, float]:
    """The lowest and highest level of a consonant, dB from the median vowel."""
    low, high = next((span for group, *span in _CONSONANT_RANGE if consonant in group), _VOICED_RANGE)
    return (low + _FIRST_LIFT_DB, high) if first else (low, high)


def _gains(wave: Wave, score: Score) -> Wave:
    levels = [vowel_level(wave, mora) for mora in score.morae]
    median = float(np.median(levels))
    gains = np.zeros(len(wave))
    for i, (mora, level) in enumerate(zip(score.morae, levels, strict=True)):
        short = median - level
        lift = max(short * _VOWEL_LEVELLING, short - _WEAKEST_VOWEL_DB)
        gains[mora.vowel * _TICK : mora.end * _TICK] = np.clip(lift, -8, 20)
        if mora.sound.consonant:
            low, high = consonant_range(mora.sound.consonant, first=i == 0)
            now = consonant_level(wave, mora) - median
            gains[mora.start * _TICK : mora.vowel * _TICK] = np.clip(np.clip(now, low, high) - now, -20, 30)
    return gains


def _smoothed(gains: Wave) -> Wave:
    width = 10 * RATE // 1000 + 1
    kernel = np.hanning(width)
    padded = np.pad(gains, width // 2, "edge")
    smooth: Wave = np.convolve(padded, kernel / kernel.sum(), "valid")
    return smooth


def in_room(wave: Wave) -> Wave:
    """The wave with the early reflections of a small room; as long as before."""
    dull = sosfilt(butter(1, 5000, fs=RATE, output="sos"), wave)
    heard = wave.copy()
    for delay, gain in _REFLECTIONS:
        shift = round(delay * RATE / 1000)
        heard[shift:] += 10 ** (gain / 20) * dull[:-shift]
    return heard


def levelled(wave: Wave, lufs: float = LOUDNESS_LUFS) -> Wave:
    """The wave at an integrated loudness (ITU-R BS.1770) of `lufs`."""
    louder: Wave = wave * 10 ** ((lufs - pyloudnorm.Meter(RATE).integrated_loudness(wave)) / 20)
    return louder


def limited(wave: Wave) -> Wave:
    """The wave with the rare peak above -3.5 dBFS turned down, 5 ms ahead of it and after."""
    width = 5 * RATE // 1000
    loudest = maximum_filter1d(np.abs(wave), 2 * width + 1)
    gain = uniform_filter1d(np.minimum(1.0, _CEILING / np.maximum(loudest, _CEILING)), width)
    softer: Wave = wave * gain
    return softer


def finished(wave: Wave, score: Score, seed: int) -> Wave:
    """A raw verse made ready to be heard: no rumble, balanced, shaped, in a room, at -20 LUFS, silent at both ends."""
    clean = sosfiltfilt(butter(2, 70, "highpass", fs=RATE, output="sos"), wave)
    clean = clean * 10 ** (_smoothed(_gains(clean, score)) / 20)
    shape = loudness(score, seed)
    t = np.arange(len(clean)) / RATE
    heard = in_room(clean * np.interp(t, np.arange(len(shape)) * FRAME_S, shape))
    rise = (3 if score.morae[0].sound.consonant else _VOWEL_ATTACK_MS) * RATE // 1000
    fall = 40 * RATE // 1000
    heard[:rise] *= np.linspace(0, 1, rise)
    heard[-fall:] *= np.linspace(1, 0, fall) ** 2
    return limited(levelled(heard))
