"""A voice is a folder: what is in it is checked whole, and a second one fits without code."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from karuta.errors import BadInput
from karuta.poems.anthology import JOKA, POEMS, Poem
from karuta.poems.kana import morae
from karuta.poems.reading import RHYTHMS, Verse
from karuta.recital.voice import VERSES, VOICES, Voice, clip_name, voices

ALL = (JOKA, *POEMS)
VOWELS = frozenset("あいうえお")
AS_HEARD = {"ぢ": "じ", "づ": "ず"}


@pytest.fixture(scope="module")
def mei() -> Voice:
    return Voice.load()


@pytest.fixture(scope="module")
def recordings() -> tuple[Voice, ...]:
    return Voice.recordings()


def _entry(path: Path, kana: tuple[str, ...] = ()) -> dict[str, Any]:
    path.write_bytes(f"sound of {path.stem}".encode())
    times = [[sign, 100.5 * i, 100.5 * i + 40, 100.5 * (i + 1), 0] for i, sign in enumerate(kana)]
    return {
        "file": path.name,
        "sha256": sha256(path.read_bytes()).hexdigest(),
        "samples": 44100,
        "first": 12,
        "duration_ms": 100.5 * len(kana),
        "loudness": -20,
        "morae": times,
    }


def _make(root: Path, name: str = "taro") -> Path:
    """A whole voice of another name, rate and rhythm, in files that no audio library would read."""
    folder = root / name
    folder.mkdir()
    clips = {
        clip_name(entry.number, verse): _entry(folder / f"{clip_name(entry.number, verse)}.ogg", getattr(entry, verse))
        for entry in ALL
        for verse in VERSES
    }
    manifest = {
        "format": 1,
        "voice": name,
        "title": "Tarō",
        "licence": "CC0-1.0",
        "attribution": "nobody",
        "rhythm": "4-3-1-5",
        "sample_rate": 44100,
        "guard": 0.01,
        "clips": clips,
        "calls": {"call_time": _entry(folder / "call_time.ogg")},
    }
    (folder / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def pattern(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return _make(tmp_path_factory.mktemp("voices"))


@pytest.fixture
def taro(pattern: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(pattern, tmp_path / "taro"))


def test_the_house_has_a_voice_that_sings_in_both_rhythms(recordings: tuple[Voice, ...]) -> None:
    assert voices() == {"mei": (VOICES / "mei", VOICES / "mei-4-3-1-5")}
    assert [(voice.name, voice.title, voice.rhythm) for voice in recordings] == [
        ("mei", "Mei", rhythm) for rhythm in RHYTHMS
    ]


@pytest.mark.parametrize("which", range(2), ids=tuple(RHYTHMS))
def test_files_are_those_of_the_manifest(recordings: tuple[Voice, ...], which: int) -> None:
    """Loading has compared every hash; nothing lies in the folder that the manifest does not name."""
    mei = recordings[which]
    assert mei.breath is not None
    named = {clip.file for clip in (*mei.clips.values(), *mei.calls.values(), mei.breath)} | {"manifest.json"}
    assert {path.name for path in mei.folder.iterdir()} == named
    assert len(mei.clips) == 202
    assert set(mei.calls) == {"call_start", "call_two_minutes", "call_time"}
    assert mei.licence == "CC-BY-3.0"
    assert "Nagoya Institute of Technology" in mei.attribution


@pytest.mark.parametrize("entry", ALL, ids=lambda entry: str(entry.number))
@pytest.mark.parametrize("verse", VERSES)
def test_morae_are_those_of_the_poem(recordings: tuple[Voice, ...], entry: Poem, verse: Verse) -> None:
    """As chanted, and one for each mora that decides: ー stands for a vowel, じ and ず are how ぢ and づ are heard."""
    for voice in recordings:
        _check_morae(voice, entry, verse)


def _check_morae(mei: Voice, entry: Poem, verse: Verse) -> None:
    clip = mei.clip(entry.number, verse)
    sung = [mora.kana for mora in clip.morae]
    phrases = entry.chant[:3] if verse == "upper" else entry.chant[3:]
    first_phrase = 0 if verse == "upper" else 3
    assert [(mora.kana, mora.phrase) for mora in clip.morae] == [
        (kana, first_phrase + k) for k, phrase in enumerate(phrases) for kana in morae(phrase)
    ]
    for kana, heard in zip(sung, getattr(entry, verse), strict=True):
        assert kana == AS_HEARD.get(heard, heard) or (kana == "ー" and heard in VOWELS)
    assert clip.samples == clip.duration_ms * mei.sample_rate / 1000


def test_reading_has_whole_ms_of_the_upper_verse(mei: Voice) -> None:
    reading = mei.reading(3, 17, 2)
    assert (reading.number, reading.poem, reading.kimariji, reading.upper_ms) == (3, 17, 2, 6000)
    clip = mei.clip(17, "upper")
    assert reading.mora_start_ms == tuple(mora.start_ms for mora in clip.morae)
    assert reading.mora_end_ms == tuple(mora.end_ms for mora in clip.morae)
    assert all(isinstance(ms, int) for ms in (*reading.mora_start_ms, *reading.mora_end_ms))
    assert (reading.decided_start_ms, reading.decided_end_ms) == (260, 495)


def test_a_reading_told_by_the_lower_verse_has_its_times(mei: Voice) -> None:
    reading, clip = mei.reading(3, 17, 2, "lower"), mei.clip(17, "lower")
    assert reading.upper_ms == round(clip.duration_ms)
    assert reading.mora_start_ms == tuple(round(mora.start_ms) for mora in clip.morae)
    with pytest.raises(BadInput, match=r"15 of poem 17: its lower verse has morae 1 to 14"):
        mei.reading(3, 17, 15, "lower")


@pytest.mark.parametrize("deciding", [0, 18, -1])
def test_a_mora_that_the_verse_has_not_is_refused(mei: Voice, deciding: int) -> None:
    with pytest.raises(BadInput, match=rf"{deciding} of poem 17.*1 to 17"):
        mei.reading(1, 17, deciding)


def test_a_poem_that_does_not_exist_is_refused(mei: Voice) -> None:
    with pytest.raises(BadInput, match="101"):
        mei.clip(101, "upper")


def test_an_unknown_voice_or_call_is_refused(mei: Voice) -> None:
    with pytest.raises(BadInput, match=r"'hanako'.*mei"):
        Voice.load("hanako")
    with pytest.raises(BadInput, match=r"'\.\./voices/mei'"):
        Voice.load("../voices/mei")
    with pytest.raises(BadInput, match=r"'call_lunch'.*call_start"):
        mei.call("call_lunch")


def test_a_second_voice_needs_no_code(taro: Path) -> None:
    assert voices(taro.parent) == {"taro": (taro,)}
    voice = Voice.load("taro", taro.parent)
    assert (voice.name, voice.title, voice.rhythm, voice.sample_rate) == ("taro", "Tarō", "4-3-1-5", 44100)
    assert voice.breath is None
    clip = voice.clip(17, "lower")
    assert (clip.file, clip.path.read_bytes()) == ("017_2.ogg", b"sound of 017_2")
    assert voice.reading(1, 17, 2).mora_start_ms[:3] == (0, 100, 201)
    assert voice.call("call_time").morae == ()


def test_a_voice_is_one_name_in_as_many_rhythms_as_it_has_folders(taro: Path) -> None:
    """The folder that is named as the voice comes first, whatever the others are called."""
    other = Path(shutil.copytree(taro, taro.parent / "a-slower-taro"))
    path = other / "manifest.json"
    path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8")) | {"rhythm": "5-3-1-6"}), encoding="utf-8")
    assert voices(taro.parent) == {"taro": (taro, other)}
    assert Voice.load("taro", taro.parent).folder == taro
    both = Voice.recordings("taro", taro.parent)
    assert [(voice.name, voice.folder, voice.rhythm) for voice in both] == [
        ("taro", taro, "4-3-1-5"),
        ("taro", other, "5-3-1-6"),
    ]
    with pytest.raises(BadInput, match="'a-slower-taro'"):
        Voice.load("a-slower-taro", taro.parent)


def _without_file(folder: Path, manifest: dict[str, Any]) -> None:
    (folder / "042_1.ogg").unlink()


def _with_a_changed_byte(folder: Path, manifest: dict[str, Any]) -> None:
    (folder / "042_1.ogg").write_bytes(b"Sound of 042_1")


def _without_clip(folder: Path, manifest: dict[str, Any]) -> None:
    del manifest["clips"]["042_1"]


def _without_a_mora(folder: Path, manifest: dict[str, Any]) -> None:
    del manifest["clips"]["042_1"]["morae"][-1]


def _with_a_mora_backwards(folder: Path, manifest: dict[str, Any]) -> None:
    manifest["clips"]["042_1"]["morae"][3][2] = 5


def _with_morae_on_each_other(folder: Path, manifest: dict[str, Any]) -> None:
    manifest["clips"]["042_1"]["morae"][3][3] += 20


def _with_a_mora_after_the_end(folder: Path, manifest: dict[str, Any]) -> None:
    manifest["clips"]["042_1"]["morae"][-1][3] += 2000


def _out_of_the_folder(folder: Path, manifest: dict[str, Any]) -> None:
    manifest["clips"]["042_1"]["file"] = "../042_1.ogg"


@pytest.mark.parametrize(
    "damage",
    [
        _without_file,
        _with_a_changed_byte,
        _without_clip,
        _without_a_mora,
        _with_a_mora_backwards,
        _with_morae_on_each_other,
        _with_a_mora_after_the_end,
        _out_of_the_folder,
    ],
)
def test_damage_is_named(taro: Path, damage: Callable[[Path, dict[str, Any]], None]) -> None:
    path = taro / "manifest.json"
    manifest = json.loads(path.read_text(encoding="utf-8"))
    damage(taro, manifest)
    path.write_text(json.dumps(manifest), encoding="utf-8")
    with pytest.raises(BadInput, match="042_1") as caught:
        Voice.load("taro", taro.parent)
    assert caught.value.key == "error-voice-damaged"
    assert str(caught.value.facts["file"]).startswith("taro/")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": 2}, "format 2; this program reads format 1"),
        ({"rhythm": "1-2-3-4"}, "rhythm '1-2-3-4'; a voice is sung in 5-3-1-6 or 4-3-1-5"),
        ({"clips": []}, "clips"),
    ],
)
def test_a_manifest_of_another_kind_is_refused(taro: Path, change: dict[str, Any], said: str) -> None:
    path = taro / "manifest.json"
    path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8")) | change), encoding="utf-8")
    with pytest.raises(BadInput, match=said):
        Voice.load("taro", taro.parent)


def test_a_manifest_that_is_no_json_is_refused(taro: Path) -> None:
    (taro / "manifest.json").write_text('{"format": 1,', encoding="utf-8")
    with pytest.raises(BadInput, match=r"taro/manifest\.json"):
        Voice.load("taro", taro.parent)


def test_playing_needs_no_audio_library() -> None:
    blocked = ("numpy", "scipy", "soundfile", "pyworld", "pyloudnorm", "pyopenjtalk")
    program = (
        "import sys\n"
        f"sys.modules.update(dict.fromkeys({blocked!r}))\n"
        "from karuta.poems.reading import RHYTHMS\n"
        "from karuta.recital.timeline import opening\n"
        "from karuta.recital.voice import Voice\n"
        "print(opening(Voice.load(), RHYTHMS['5-3-1-6'], 17).length_ms)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "31000.0\n"
