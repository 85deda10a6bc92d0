"""The voice itself: the HTS engine says how each phone sounds, WORLD sings it on the tones of the chant.

The engine gives its mel-cepstra, whose spectra are exact, so nothing is estimated from a wave; pitch and voicing come
from the score. It is asked for what its model knows better than a chant: vowels of the length of speech, which are then
held by stretching their middle; and a vowel before the first sound and after the last, cut off again, because next to
silence the model hardly sounds a consonant and lets a vowel die away.
"""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from itertools import accumulate
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import numpy.typing as npt
import pyworld

from .labels import Sung, timed_labels
from .melody import FRAME_S, Melody, pitch, wander
from .score import TICK_MS, Mora, Score, consonant_ms
from .sounds import BREATHS, UNVOICED

Wave = npt.NDArray[np.float64]
RATE = 48_000
_SILENCE = 30
_EXTRA = 20
_SPOKEN_VOWEL = 44
_ATTACK, _RELEASE = 22, 12
_LATE_VOICED, _LATE_UNVOICED = 3, 1
"""Ticks to sing a mora later than the model does, whose vowels swell ahead of their boundary, by its consonant."""
_FFT = 2048
_CEPSTRA = 35
_WARP = 0.55
_BLOWN = BREATHS | {"s", "sh"}
_BREATH_SWELL_DB = 3.0
_HISS = frozenset({"z", "j"})
_TIMBRE_WANDER = 0.02
_SETTLED = 6
_SAG_DB_PER_S, _SAG_AT_MOST_DB, _LIFT_AT_MOST_DB = 3.0, 2.0, 20.0


@cache
def mei() -> Path:
    """The model file of the HTS voice Mei, out of the installed package that carries it."""
    spec = find_spec("pyopenjtalk")
    if spec is None or spec.origin is None:
        raise FileNotFoundError("the HTS voice Mei is missing: install this package's extra `voice`")
    return Path(spec.origin).with_name("htsvoice") / "mei_normal.htsvoice"


def run_engine(arguments: Sequence[str], labels: str, folder: Path) -> None:
    """Run Debian's hts_engine on a label file in `folder`."""
    (folder / "verse.lab").write_text(labels, encoding="ascii")
    command = ["hts_engine", "-m", str(mei()), *arguments, str(folder / "verse.lab")]
    subprocess.run(command, check=True, cwd=folder)


def spoken(score: Score) -> list[Sung]:
    """The phones to ask the engine for: a vowel, the score's own, none longer than in speech, and the last vowel again.

    A first consonant that the score cuts short is asked for whole.
    """
    first, last = score.morae[0], score.morae[-1]
    starts: dict[int, int] = {}
    for i, mora in enumerate(score.morae):
        starts.setdefault(mora.phrase, i)
    starts[first.phrase] = -1
    phones = [Sung(first.sound.vowel, _EXTRA, 0, 0)]
    for i, phone in enumerate(score.phones):
        length = phone.end - phone.start
        if i == 0 and first.sound.consonant:
            length = max(length, consonant_ms(first.sound, first=False) // TICK_MS)
        place = phone.mora - starts[phone.phrase]
        phones.append(Sung(phone.name, min(length, _SPOKEN_VOWEL), phone.phrase - first.phrase, place))
    return [*phones, Sung(last.sound.vowel, _EXTRA, phones[-1].phrase, phones[-1].mora + 1)]


def _source(length: int, asked: int) -> Wave:
    """For each frame of a phone, its place in the one asked for: the middle is stretched, or the beginning left out."""
    if length <= asked:
        return np.arange(asked - length, asked, dtype=float)
    knots, places = (0, _ATTACK, length - _RELEASE, length), (0, _ATTACK, asked - _RELEASE, asked)
    frames: Wave = np.interp(np.arange(length), knots, places)
    return frames


def _late(mora: Mora) -> int:
    return _LATE_UNVOICED if mora.sound.consonant in UNVOICED else _LATE_VOICED


def _mel_cepstra(score: Score) -> Wave:
    """The engine's mel-cepstra at each frame of the score, one more than it has ticks."""
    asked = spoken(score)
    with TemporaryDirectory() as name:
        folder = Path(name)
        run_engine(["-vp", "-om", "mel"], timed_labels(asked, _SILENCE, _SILENCE), folder)
        mel = np.fromfile(folder / "mel", np.float32).reshape(-1, _CEPSTRA).astype(np.float64)
    starts = accumulate((phone.length for phone in asked), initial=_SILENCE)
    sources = [
        start + _source(phone.end - phone.start, sung.length)
        for phone, sung, start in zip(score.phones, asked[1:-1], list(starts)[1:], strict=False)
    ]
    at = np.concatenate([*sources, sources[-1][-1:]])
    late = np.concatenate([np.full(mora.end - mora.start, _late(mora)) for mora in score.morae])
    at = at[np.maximum(0, np.arange(len(at)) - np.append(late, late[-1]))]
    below = at.astype(int)
    share = (at - below)[:, None]
    frames: Wave = mel[below] * (1 - share) + mel[below + 1] * share
    return frames


@cache
def _cosines() -> Wave:
    """Rows turn mel-cepstra into log amplitude at each FFT bin of the warped axis."""
    omega = np.linspace(0, np.pi, _FFT // 2 + 1)
    warped = omega + 2 * np.arctan(_WARP * np.sin(omega) / (1 - _WARP * np.cos(omega)))
    matrix: Wave = np.cos(np.arange(_CEPSTRA)[:, None] * warped)
    return matrix


def _breathiness(score: Score) -> Wave:
    """Share of noise (amplitude, 0..1) by frame and bin: little below 3 kHz, nearly all above 7 kHz."""
    kilohertz = np.linspace(0, RATE / 2000, _FFT // 2 + 1)
    vowel = np.clip(0.02 + 0.3 * (kilohertz / 5) ** 1.5, 0, 0.7) + 0.27 / (1 + np.exp(-(kilohertz - 6.3) / 0.4))
    hiss = np.maximum(vowel, 0.9 / (1 + np.exp(-(kilohertz - 2.5) / 0.4)))
    noise = np.tile(vowel, (score.length + 1, 1))
    for phone in score.phones:
        if phone.name in UNVOICED:
            noise[phone.start : phone.end] = 0.999
        elif phone.name in _HISS:
            noise[phone.start : phone.end] = hiss
    return np.clip(noise, 0.001, 0.999)


def _hold(spectra: Wave, score: Score) -> None:
    """Keep each stretched vowel at the level of its beginning: a spoken one dies away, a chanted one is held."""
    for phone in score.phones:
        if phone.end - phone.start <= _SPOKEN_VOWEL:
            continue
        level = 10 * np.log10(spectra[phone.start : phone.end].mean(1))
        wanted = np.percentile(level[_SETTLED:_ATTACK], 80)
        sag = np.arange(len(level)) * FRAME_S * _SAG_DB_PER_S
        lift = np.clip(wanted - np.minimum(sag, _SAG_AT_MOST_DB) - level, -2, _LIFT_AT_MOST_DB)
        lift[:_SETTLED] = 0
        lift[-_RELEASE:] = lift[-_RELEASE - 1]
        smooth = np.convolve(np.pad(lift, 4, "edge"), np.full(9, 1 / 9), "valid")
        spectra[phone.start : phone.end] *= 10 ** (smooth / 10)[:, None]


def _open_breath(spectra: Wave, score: Score) -> None:
    """Let a first s, sh, h or f blow from its very beginning: players go on it before any vowel is heard."""
    phone = score.phones[0]
    if phone.name in _BLOWN:
        level = 10 * np.log10(spectra[: phone.end].mean(1))
        lift = np.clip(np.percentile(level, 80) - _BREATH_SWELL_DB - level, 0, _LIFT_AT_MOST_DB)
        spectra[: phone.end] *= 10 ** (lift / 10)[:, None]


def _voiced(score: Score) -> npt.NDArray[np.bool_]:
    voiced = np.ones(score.length + 1, bool)
    for phone in score.phones:
        voiced[phone.start : phone.end] = phone.name not in UNVOICED
    return voiced


def sing(score: Score, melody: Melody, seed: int) -> Wave:
    """The verse as a wave at 48 kHz from the onset on, neither balanced nor levelled yet."""
    mel = _mel_cepstra(score)
    chance = np.random.default_rng([seed, 2])
    for quefrency in range(1, 9):
        mel[:, quefrency] += _TIMBRE_WANDER * wander(len(mel), 30, chance)
    spectra = np.exp(2 * mel @ _cosines())
    _hold(spectra, score)
    _open_breath(spectra, score)
    f0 = np.where(_voiced(score), pitch(score, melody, seed), 0.0)
    wave = pyworld.synthesize(f0, spectra, _breathiness(score), RATE, TICK_MS)
    length = round(score.length * FRAME_S * RATE)
    verse: Wave = np.pad(wave, (0, max(0, length - len(wave))))[:length] / 32768
    return verse
