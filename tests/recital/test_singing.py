"""The renderer at work: seven verses sung anew against their scores and against the recorded ones.

The onsets of vowels come from a detector of our own and F0 from an estimator (Harvest, out of WORLD); two tests show
that they see what is wrong.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from tools.voice.folder import clip_entry, decoded, write_clip
from tools.voice.measure import clip_figures, f0_errors, onset_errors
from tools.voice.render import sung
from tools.voice.score import Score, score_of, verse_of
from tools.voice.singing import RATE, Wave

from karuta.poems.anthology import poem
from karuta.recital.voice import VOICES
from recital.limits import check

MEI = VOICES / "mei"
ANEW = ("000_1", "017_1", "017_2", "018_1", "044_1", "062_2", "077_1")


@pytest.fixture(scope="module")
def manifest() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((MEI / "manifest.json").read_text(encoding="utf-8"))
    return loaded


@pytest.fixture(scope="module")
def anew(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[Score, Wave, dict[str, Any]]]:
    """Verses sung, encoded and decoded again: their score, wave and manifest entry."""
    folder = tmp_path_factory.mktemp("anew")
    verses = {}
    for name in ANEW:
        score, wave = sung(int(name[:3]), verse_of(name), "5-3-1-6")
        assert wave[0] == wave[-1] == 0
        heard = write_clip(folder / f"{name}.mp3", wave)
        verses[name] = (score, heard, clip_entry(folder / f"{name}.mp3", heard, score))
    return verses


def test_verses_sung_anew(anew: dict[str, tuple[Score, Wave, dict[str, Any]]]) -> None:
    check([clip_figures(name, wave, entry, entry["morae"][-1][3]) for name, (_, wave, entry) in anew.items()])
    for name, (score, wave, _) in anew.items():
        errors = f0_errors(wave, score, name)
        assert np.percentile(np.abs(errors), 95) <= 20, name


def _envelope(wave: Wave) -> Wave:
    frames = wave[: len(wave) // 480 * 480].reshape(-1, 480)
    level: Wave = np.sqrt((frames**2).mean(1))
    return level


def test_verses_sung_anew_are_those_recorded(
    anew: dict[str, tuple[Score, Wave, dict[str, Any]]], manifest: dict[str, Any]
) -> None:
    """The files in the repository are what the renderer in the repository makes, but for the rounding of a machine."""
    for name, (_, wave, entry) in anew.items():
        kept = manifest["clips"][name]
        assert entry["morae"] == kept["morae"]
        assert entry["samples"] == kept["samples"]
        assert abs(entry["loudness"] - kept["loudness"]) <= 0.1
        assert np.corrcoef(_envelope(wave), _envelope(decoded(MEI / kept["file"])))[0, 1] > 0.99, name


def test_detector_sees_a_voice_that_is_late(anew: dict[str, tuple[Score, Wave, dict[str, Any]]]) -> None:
    _, wave, entry = anew["018_1"]
    late = np.concatenate([np.zeros(RATE // 40), wave])
    moved = np.median(onset_errors(late, entry["morae"])) - np.median(onset_errors(wave, entry["morae"]))
    assert 20 <= moved <= 30


def test_estimator_sees_another_melody(anew: dict[str, tuple[Score, Wave, dict[str, Any]]]) -> None:
    _, wave, _ = anew["018_1"]
    other = score_of(poem(17).chant, "upper", "5-3-1-6")
    assert np.percentile(np.abs(f0_errors(wave, other, "017_1")), 95) > 20


def test_the_other_rhythm_can_be_sung() -> None:
    """At 4-3-1-5 an upper verse has five seconds, and the same onsets are found in it."""
    score, wave = sung(17, "upper", "4-3-1-5")
    morae = [[m.sound.kana, m.start * 5, m.vowel * 5, m.end * 5, m.phrase] for m in score.morae]
    assert len(wave) == 5 * RATE
    assert np.median(np.abs(onset_errors(wave, morae))) <= 12
    kept = json.loads((VOICES / "mei-4-3-1-5" / "manifest.json").read_text(encoding="utf-8"))["clips"]["017_1"]
    assert kept["morae"] == morae
    assert np.corrcoef(_envelope(wave), _envelope(decoded(VOICES / "mei-4-3-1-5" / kept["file"])))[0, 1] > 0.99
