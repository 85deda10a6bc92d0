"""The recorded voice measured: all files, 202 in each rhythm.

What a figure rests on:

- **on the score** (the times that were asked for, in whole ticks of 5 ms) and on counting samples: length, peak,
  loudness, ends, guard, the level of the vowels and of the first consonant. There is no judgement in them;
- **on a detector** of our own (`tools/voice/measure.py`): the onsets of vowels. It looks for the strongest rise of
  energy within 60 ms of the scored time, in steps of 2.5 ms, so it can neither see an error beyond 60 ms nor be exact
  to less than a few ms; the burst of a k is found about 25 ms before its vowel. tests/recital/test_singing.py shows
  that it does see a voice that is late. In the second rhythm it hears each fourth file;
- **on an estimator** (Harvest, out of WORLD): F0, against the melody that was asked for, inside vowels only.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
from tools.voice.folder import decoded, first_loud, guard_margin
from tools.voice.measure import Figures, f0_errors, figures
from tools.voice.score import PACES, score_of, verse_of
from tools.voice.singing import RATE

from karuta.poems.anthology import poem
from karuta.recital.voice import VOICES
from recital.limits import check

SETS = {"mei": 1, "mei-4-3-1-5": 4}
"""Folders, and in which part of their files onsets are detected."""
SAMPLED_FOR_F0 = (
    *(("mei", name) for name in ("000_2", "003_1", "022_1", "030_2", "048_1", "066_2")),
    *(("mei-4-3-1-5", name) for name in ("017_1", "055_2")),
)
STOPS = frozenset("かきくけこたちつてと") | {"きょ"}
ROUNDING = 6e-5
"""Two steps of 16 bits, by which decoders differ."""


class Recording(NamedTuple):
    """A voice folder, its manifest, and the cheap figures of all its files, each decoded once."""

    folder: Path
    manifest: dict[str, Any]
    measured: list[Figures]


def _manifest(folder: Path) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    return loaded


@pytest.fixture(scope="module", params=SETS)
def recording(request: pytest.FixtureRequest) -> Recording:
    folder = VOICES / request.param
    return Recording(folder, _manifest(folder), figures(folder, detect_every=SETS[request.param]))


def test_all_files(recording: Recording) -> None:
    assert len(recording.measured) == 202
    assert sum(len(clip.onsets) for clip in recording.measured) > 2500 // SETS[recording.folder.name]
    check(recording.measured)


def test_all_files_have_the_length_of_the_score(recording: Recording) -> None:
    pace = PACES[recording.manifest["rhythm"]]
    for clip in recording.measured:
        wanted = pace.upper if verse_of(clip.name) == "upper" else pace.lower + pace.linger
        assert recording.manifest["clips"][clip.name]["duration_ms"] == wanted


def test_manifest_is_the_score(recording: Recording) -> None:
    for name, entry in recording.manifest["clips"].items():
        score = score_of(poem(int(name[:3])).chant, verse_of(name), recording.manifest["rhythm"])
        assert [mora[:4] for mora in entry["morae"]] == [
            [mora.sound.kana, mora.start * 5, mora.vowel * 5, mora.end * 5] for mora in score.morae
        ]


def test_guard_finds_the_first_sample(recording: Recording) -> None:
    """Another decoder may round otherwise: nothing before the first loud sample comes near the guard."""
    for clip in recording.measured:
        assert clip.first == recording.manifest["clips"][clip.name]["first"]
        assert clip.guard_margin > ROUNDING, clip.name
    for entry in (*recording.manifest["calls"].values(), recording.manifest["breath"]):
        wave = decoded(recording.folder / entry["file"])
        assert (len(wave), first_loud(wave)) == (entry["samples"], entry["first"])
        assert guard_margin(wave) > ROUNDING


def test_verses_begin_at_once(recording: Recording) -> None:
    """A vowel, a breath or a murmur is heard within 25 ms of the onset, a stop when its closure opens."""
    for name, entry in recording.manifest["clips"].items():
        stop = entry["morae"][0][0] in STOPS
        assert entry["first"] / RATE <= (0.065 if stop else 0.025), name


@pytest.mark.parametrize(("folder", "name"), SAMPLED_FOR_F0)
def test_pitch_of_recorded_verses(folder: str, name: str) -> None:
    rhythm = _manifest(VOICES / folder)["rhythm"]
    score = score_of(poem(int(name[:3])).chant, verse_of(name), rhythm)
    errors = f0_errors(decoded(VOICES / folder / f"{name}.mp3"), score, name)
    assert len(errors) > 500
    assert np.percentile(np.abs(errors), 95) <= 20


def test_calls_are_as_loud_as_the_chant(recording: Recording) -> None:
    for call in recording.manifest["calls"].values():
        assert abs(call["loudness"] - -20) <= 0.3
        assert 500 <= call["duration_ms"] <= 4000
    assert recording.manifest["breath"]["loudness"] < -40
