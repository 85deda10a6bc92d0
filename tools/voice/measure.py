"""Measures clips against their scores, with no library that knows about them.

Duration, peak, ends, loudness and level figures come from counting samples at the times of the score. The onset of a
vowel is *detected*: the strongest rise of the voice's harmonics (after a voiceless consonant or a sibilant, whose noise
is no vowel) or of the whole spectrum (after another), within 60 ms of where the score puts it. F0 is *estimated* by
Harvest and compared with the melody that was asked for.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pyloudnorm
import pyworld
from scipy.signal import resample_poly

from karuta.recital.voice import MANIFEST

from .folder import decoded, first_loud, guard_margin
from .melody import FRAME_S, Melody, pitch
from .score import TICK_MS, Score, seed_of
from .singing import RATE, Wave
from .sounds import LONG, MORAIC_N, STRIDENTS, UNVOICED, sounds

_ANALYSIS_RATE = 16_000
_HOP = 40
_WINDOW = 256
_BANDS = 40
_LOW_HZ, _HIGH_HZ, _VOICE_HZ = 80.0, 7500.0, (150.0, 600.0)
_REACH_MS = 60
_SPAN = 4

Times = Sequence[Sequence[Any]]
"""The morae of a manifest entry: [kana, start, vowel, end, phrase], ms."""


def _edges() -> Wave:
    """Hz between which the bands lie, evenly spaced on the mel scale."""
    low, high = (2595 * np.log10(1 + hertz / 700) for hertz in (_LOW_HZ, _HIGH_HZ))
    edges: Wave = 700 * (10 ** (np.linspace(low, high, _BANDS + 2) / 2595) - 1)
    return edges


def _filterbank(edges: Wave) -> Wave:
    """Triangles from each band's lower edge to its upper one; one row a band."""
    hertz = np.fft.rfftfreq(2 * _WINDOW, 1 / _ANALYSIS_RATE)
    rising = (hertz - edges[:-2, None]) / np.diff(edges)[:-1, None]
    falling = (edges[2:, None] - hertz) / np.diff(edges)[1:, None]
    bank: Wave = np.clip(np.minimum(rising, falling), 0, None)
    return bank


_EDGES = _edges()
_BANK = _filterbank(_EDGES)
_VOICE = (_EDGES[1:-1] > _VOICE_HZ[0]) & (_EDGES[1:-1] < _VOICE_HZ[1])


def band_levels(wave: Wave) -> Wave:
    """Log energy by band (rows) and frame of 2.5 ms; frame i is centred on i * 2.5 ms."""
    slow = resample_poly(wave, _ANALYSIS_RATE, RATE)
    padded = np.pad(slow, _WINDOW // 2)
    frames = np.lib.stride_tricks.sliding_window_view(padded, _WINDOW)[::_HOP]
    power = np.abs(np.fft.rfft(frames * np.hanning(_WINDOW), 2 * _WINDOW, axis=1)) ** 2
    levels: Wave = np.log(power @ _BANK.T + 1e-7).T
    return levels


def onset_errors(wave: Wave, morae: Times) -> list[float]:
    """Detected minus scored vowel onset in ms, for every mora whose onset can be heard as one.

    Left out are long marks, ん and a vowel straight after another: there nothing begins.
    """
    levels = band_levels(wave)
    change = np.zeros_like(levels)
    change[:, _SPAN:-_SPAN] = levels[:, 2 * _SPAN :] - levels[:, : -2 * _SPAN]
    energy, spectrum = change[_VOICE].mean(0), np.maximum(change, 0).mean(0)
    frame_ms = 1000 * _HOP / _ANALYSIS_RATE
    errors = []
    for kana, _, vowel, _, _ in morae:
        sound = sounds(kana)[0] if kana != LONG else None
        if sound is None or not sound.consonant or sound.vowel == MORAIC_N:
            continue
        curve = energy if sound.consonant in UNVOICED | STRIDENTS else spectrum
        start = max(0, int((vowel - _REACH_MS) / frame_ms))
        found = start + int(np.argmax(curve[start : int((vowel + _REACH_MS) / frame_ms) + 1]))
        errors.append(found * frame_ms - vowel)
    return errors


def vowel_levels(wave: Wave, morae: Times) -> Wave:
    """Level of each vowel in dB from the verse's median vowel, 20 ms after its onset and over at most 250 ms."""
    per_ms = RATE // 1000
    levels = []
    for _, _, vowel, end, _ in morae:
        start, stop = int(vowel) + 20, min(int(end), int(vowel) + 250)
        part = wave[min(start, stop - 10) * per_ms : stop * per_ms]
        levels.append(10 * np.log10(np.mean(part**2) + 1e-12))
    relative: Wave = np.array(levels) - np.median(levels)
    return relative


def first_consonant_level(wave: Wave, morae: Times) -> float | None:
    """Loudest 20 ms of the first consonant, dB from the median vowel; None for a verse that begins with a vowel."""
    _, start, vowel, _, _ = morae[0]
    if start == vowel:
        return None
    per_ms = RATE // 1000
    windows = range(0, max(1, int(vowel) - 19), 5)
    loudest = max(10 * np.log10(np.mean(wave[at * per_ms : (at + 20) * per_ms] ** 2) + 1e-12) for at in windows)
    medians = []
    for _, _, onset, end, _ in morae:
        part = wave[(int(onset) + 10) * per_ms : min(int(end), int(onset) + 250) * per_ms]
        medians.append(10 * np.log10(np.mean(part**2) + 1e-12))
    return float(loudest - np.median(medians))


def f0_errors(wave: Wave, score: Score, name: str, melody: Melody | None = None) -> Wave:
    """Estimated minus asked F0 of clip `name` in cents, at each frame well inside a vowel that is found voiced."""
    slow = resample_poly(wave, _ANALYSIS_RATE, RATE)
    f0, t = pyworld.harvest(slow, _ANALYSIS_RATE, f0_floor=120.0, f0_ceil=600.0, frame_period=TICK_MS)
    asked = pitch(score, melody or Melody(), seed_of(name))
    target = np.interp(t, np.arange(len(asked)) * FRAME_S, asked)
    inside = np.zeros(len(t), bool)
    for mora in score.morae:
        inside |= (t > mora.vowel * FRAME_S + 0.03) & (t < mora.end * FRAME_S - 0.03)
    known = inside & (f0 > 0)
    cents: Wave = 1200 * np.log2(f0[known] / target[known])
    return cents


@dataclass(frozen=True, slots=True)
class Figures:
    """What was measured on one clip; levels in dB, times in ms, loudness in LUFS.

    `first` is the first loud sample, `guard_margin` how sure that is (0..1). `begins` is the size of the first sample,
    `ends` the largest of the last 5 ms (0..1).
    """

    name: str
    duration_error: float
    peak: float
    loudness: float
    first: int
    guard_margin: float
    begins: float
    ends: float
    onsets: list[float] = field(default_factory=list)
    weakest_vowel: float = 0.0
    first_consonant: float | None = None


def clip_figures(name: str, wave: Wave, entry: Mapping[str, Any], scored_ms: float, *, detect: bool = True) -> Figures:
    """The cheap figures of one clip; `scored_ms` is the length that the score gives it. To `detect` the onsets of its
    vowels costs more than all the rest."""
    return Figures(
        name=name,
        duration_error=len(wave) * 1000 / RATE - scored_ms,
        peak=float(20 * np.log10(np.abs(wave).max())),
        loudness=float(pyloudnorm.Meter(RATE).integrated_loudness(wave)),
        first=first_loud(wave),
        guard_margin=guard_margin(wave),
        begins=float(abs(wave[0])),
        ends=float(np.abs(wave[-5 * RATE // 1000 :]).max()),
        onsets=onset_errors(wave, entry["morae"]) if detect else [],
        weakest_vowel=float(vowel_levels(wave, entry["morae"]).min()),
        first_consonant=first_consonant_level(wave, entry["morae"]),
    )


def figures(folder: Path, *, detect_every: int = 1) -> list[Figures]:
    """The figures of all verses of a voice folder; onsets are detected in each `detect_every`-th of them."""
    manifest = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    return [
        clip_figures(
            name, decoded(folder / entry["file"]), entry, entry["morae"][-1][3], detect=place % detect_every == 0
        )
        for place, (name, entry) in enumerate(manifest["clips"].items())
    ]


def _row(label: str, values: Iterable[float], unit: str) -> str:
    low, middle, high = np.percentile(np.array(list(values)), [0, 50, 100])
    return f"| {label} | {low:.2f} | {middle:.2f} | {high:.2f} | {unit} |"


def table(measured: Sequence[Figures]) -> str:
    """The figures of a voice as a table in Markdown."""
    onsets = np.concatenate([clip.onsets for clip in measured])
    median = float(np.median(onsets))
    near = float(np.mean(np.abs(onsets - median) <= 30))
    spread = " / ".join(f"{x:.1f}" for x in np.percentile(onsets, [10, 25, 75, 90]))
    rows = [
        f"{len(measured)} clips, {len(onsets)} vowel onsets",
        "",
        "| figure | least | median | most | unit |",
        "|---|---|---|---|---|",
        _row("length, measured - score", (clip.duration_error for clip in measured), "ms"),
        _row("peak", (clip.peak for clip in measured), "dBFS"),
        _row("loudness", (clip.loudness for clip in measured), "LUFS"),
        _row("first sample", (1000 * clip.begins for clip in measured), "thousandths"),
        _row("last 5 ms", (1000 * clip.ends for clip in measured), "thousandths"),
        _row("weakest vowel from the median vowel", (clip.weakest_vowel for clip in measured), "dB"),
        _row(
            "first consonant from the median vowel",
            (clip.first_consonant for clip in measured if clip.first_consonant is not None),
            "dB",
        ),
        _row("vowel onset, detected - score", onsets, "ms"),
        "",
        f"Vowel onsets: median of the size of the error {np.median(np.abs(onsets)):.1f} ms; {near:.1%} within 30 ms of",
        f"the median; percentiles 10/25/75/90: {spread} ms",
    ]
    return "\n".join(rows)
