"""A voice folder: MP3 files and the manifest that times them (docs/voice.md gives the format)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
import pyloudnorm
import soundfile

from karuta.recital.voice import FORMAT, MANIFEST

from .score import TICK_MS, Score
from .singing import RATE, Wave

GUARD = 0.01
"""The sample that `first` names is the first one of at least this size (-40 dBFS)."""
_GUARD_MARGIN, _ROUNDING = 1e-4, 6e-5
"""How far samples should keep from the guard, and two steps of 16 bits, by which decoders differ."""
_GAIN_STEP_DB = 0.05
_QUALITY = 0.85
"""LAME's variable rate: 0.9 cuts off all above 7.5 kHz and makes a first s 11 dB weaker; 0.85 keeps 11 kHz."""


@dataclass(frozen=True, slots=True)
class Identity:
    """Who speaks: what the manifest says of the voice, beside its clips."""

    voice: str
    title: str
    licence: str
    attribution: str


MEI = Identity(
    voice="mei",
    title="Mei",
    licence="CC-BY-3.0",
    attribution=(
        'HTS Voice "Mei", released by the MMDAgent Project Team, (c) 2009-2013 Nagoya Institute of Technology, '
        "Department of Computer Science; Creative Commons Attribution 3.0. Modified: sung as a chant."
    ),
)


def first_loud(wave: Wave) -> int:
    """The index of the first sample of at least -40 dBFS."""
    return int(np.argmax(np.abs(wave) >= GUARD))


def _encode(path: Path, wave: Wave) -> Wave:
    soundfile.write(
        path,
        wave,
        RATE,
        format="MP3",
        subtype="MPEG_LAYER_III",
        compression_level=_QUALITY,
        bitrate_mode="VARIABLE",
    )
    return decoded(path)


def decoded(path: Path) -> Wave:
    """The samples of a clip, mono, -1..1."""
    wave, rate = soundfile.read(path, dtype="float64")
    if rate != RATE or wave.ndim != 1:
        raise ValueError(f"{path}: {rate} Hz, {wave.ndim} dimensions; a clip is mono at {RATE} Hz")
    samples: Wave = wave
    return samples


def guard_margin(wave: Wave) -> float:
    """How far the samples keep from the guard, up to the first one that reaches it (0..1).

    Decoders that differ by less agree on which sample that is.
    """
    first = first_loud(wave)
    return float(min(GUARD - np.abs(wave[:first]).max(initial=0.0), abs(wave[first]) - GUARD))


def write_clip(path: Path, wave: Wave) -> Wave:
    """Write a clip and give back what a decoder makes of it; the gain moves by hundredths of a dB for a clear guard.

    A sound that swells slowly has no sample far from the guard: then the clearest of all gains is kept, beyond what
    decoders differ by.
    """
    margins: dict[float, float] = {}
    for step in (0, 1, -1, 2, -2, 3, -3, 4, -4):
        gain = 10 ** (step * _GAIN_STEP_DB / 20)
        heard = _encode(path, wave * gain)
        margins[gain] = guard_margin(heard)
        if margins[gain] > _GUARD_MARGIN:
            return heard
    clearest = max(margins, key=lambda gain: margins[gain])
    if margins[clearest] > _ROUNDING:
        return _encode(path, wave * clearest)
    raise ValueError(f"{path}: no gain within {4 * _GAIN_STEP_DB} dB makes its first loud sample clear")


def clip_entry(path: Path, heard: Wave, score: Score | None = None) -> dict[str, Any]:
    """What the manifest says of one clip; times in ms, each mora as [kana, start, vowel, end, phrase]."""
    entry: dict[str, Any] = {
        "file": path.name,
        "sha256": sha256(path.read_bytes()).hexdigest(),
        "samples": len(heard),
        "first": first_loud(heard),
        "duration_ms": round(len(heard) * 1000 / RATE, 1),
        "loudness": round(float(pyloudnorm.Meter(RATE).integrated_loudness(heard)), 2),
    }
    if score:
        entry["morae"] = [
            [mora.sound.kana, mora.start * TICK_MS, mora.vowel * TICK_MS, mora.end * TICK_MS, mora.phrase]
            for mora in score.morae
        ]
    return entry


def _lines(entries: Mapping[str, Mapping[str, Any]]) -> str:
    lines = (f'    "{name}": {json.dumps(entries[name], ensure_ascii=False)}' for name in sorted(entries))
    return "{\n" + ",\n".join(lines) + "\n  }"


def write_manifest(
    folder: Path,
    identity: Identity,
    rhythm: str,
    *,
    clips: Mapping[str, Mapping[str, Any]],
    calls: Mapping[str, Mapping[str, Any]],
    breath: Mapping[str, Any] | None,
) -> None:
    """Write manifest.json, one clip a line so that a change of one verse is a change of one line."""
    head = {
        "format": FORMAT,
        "voice": identity.voice,
        "title": identity.title,
        "licence": identity.licence,
        "attribution": identity.attribution,
        "rhythm": rhythm,
        "sample_rate": RATE,
        "guard": GUARD,
    }
    parts = [f'  "{key}": {json.dumps(value, ensure_ascii=False)}' for key, value in head.items()]
    parts.append(f'  "breath": {json.dumps(breath)}')
    parts += [f'  "calls": {_lines(calls)}', f'  "clips": {_lines(clips)}']
    (folder / MANIFEST).write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")
