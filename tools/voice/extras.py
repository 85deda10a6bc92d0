"""What a reader says beside the poems: the calls of the memorisation time, and a breath for the gap."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import soundfile
from scipy.signal import butter, sosfilt

from .finish import in_room, levelled
from .singing import RATE, Wave, run_engine

CALLS = {
    "call_start": "暗記時間です。始めてください。",
    "call_two_minutes": "二分前です。",
    "call_time": "暗記時間、終了です。",
}
"""Spoken when the memorisation time starts, two minutes before its end (rules 1.1), and at its end."""

_SPEAKING_RATE = "0.92"
_EDGE_DB = -50.0
_BREATH_MS = 480
_BREATH_PEAK = 0.02
_AIRWAY_HZ = ((500, 900, 0.7), (1500, 2300, 1.0), (3400, 5200, 0.5))


def _trimmed(wave: Wave, before_ms: int = 30, after_ms: int = 120) -> Wave:
    loud = np.flatnonzero(np.abs(wave) > np.abs(wave).max() * 10 ** (_EDGE_DB / 20))
    start = max(0, loud[0] - before_ms * RATE // 1000)
    part: Wave = wave[start : loud[-1] + after_ms * RATE // 1000].copy()
    return part


def _faded(wave: Wave, rise_ms: int, fall_ms: int) -> Wave:
    rise, fall = rise_ms * RATE // 1000, fall_ms * RATE // 1000
    wave[:rise] *= np.linspace(0, 1, rise)
    wave[-fall:] *= np.linspace(1, 0, fall) ** 2
    return wave


def spoken_call(text: str) -> Wave:
    """A sentence spoken, not chanted, by the same voice with the accent of everyday Japanese; -20 LUFS."""
    import pyopenjtalk  # noqa: PLC0415  a dictionary of 100 MB that only these sentences need

    labels = "\n".join(pyopenjtalk.extract_fullcontext(text)) + "\n"
    with TemporaryDirectory() as name:
        folder = Path(name)
        run_engine(["-r", _SPEAKING_RATE, "-ow", "call.wav"], labels, folder)
        wave, _ = soundfile.read(folder / "call.wav", dtype="float64")
    return levelled(_faded(in_room(_trimmed(wave)), 5, 60))


def breath(seed: int = 0) -> Wave:
    """A soft breath drawn in, far below the chant, so that it is no cue; peak 0.02."""
    noise = np.random.default_rng(seed).standard_normal(_BREATH_MS * RATE // 1000)
    airway = sum(
        weight * sosfilt(butter(2, (low, high), "bandpass", fs=RATE, output="sos"), noise)
        for low, high, weight in _AIRWAY_HZ
    )
    t = np.linspace(0, 1, len(noise))
    drawn: Wave = airway * t**0.8 * (1 - t) ** 0.6
    drawn = _faded(in_room(drawn), 10, 40)
    soft: Wave = drawn * (_BREATH_PEAK / np.abs(drawn).max())
    return soft
