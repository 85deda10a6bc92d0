"""A person's own recordings: packs as they come, what is wrong with them, their cuts and marks, and their end."""

from __future__ import annotations

import base64
import io
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pytest
import soundfile
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Visit, axe, with_axe
from browser.test_axe import look
from karuta.recital.voice import VOICES, Voice
from karuta.words import languages, say

Wave = npt.NDArray[np.float64]
RATE: Final = 48_000
BEFORE_S: Final = 0.7
"""Silence that the packs made here have before each verse."""
SLOTS: Final = [f"{poem:03d}_{part}" for poem in (0, 1, 17, 87, 99) for part in (1, 2)]
VOICE: Final = Voice(VOICES / "mei-4-3-1-5")
"""Sings for the packs; the page compares with mei in the other rhythm, so that nothing falls into place by itself."""
SHEETS = """async () => {
  const sheets = [];
  for (const name of await caches.keys()) {
    if (!name.startsWith("karuta-own-")) continue;
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      if (url.endsWith("/sheet.json")) sheets.push(await (await cache.match(url)).json());
    }
  }
  return sheets;
}"""
SIZES = {"desktop": DESKTOP, "phone": PHONE}


def _clip(slot: str) -> Any:
    return VOICE.clip(int(slot[:3]), "upper" if slot[-1] == "1" else "lower")


def _sung(slot: str, slower: float = 1.0, seed: int = 1) -> Wave:
    """A verse as a person's microphone has it: softer, over noise, with silence around it. `slower`: like a tape, with
    the pitch and the mouth of a larger person."""
    wave, rate = soundfile.read(_clip(slot).path)
    assert rate == RATE
    if slower != 1:
        wave = np.interp(np.arange(int(len(wave) * slower)) / slower, np.arange(len(wave)), wave)
    still = np.zeros(int(BEFORE_S * RATE))
    noise = np.random.default_rng(seed).normal(0, 10 ** (-58 / 20), len(wave) + 2 * len(still))
    return np.concatenate([still, 0.4 * wave, still]) + noise


def _encoded(wave: Wave, ending: str) -> bytes:
    kinds = {"wav": ("WAV", "PCM_16"), "ogg": ("OGG", "VORBIS"), "mp3": ("MP3", "MPEG_LAYER_III")}
    kind, subtype = kinds[ending]
    file = io.BytesIO()
    # Ogg in one piece is more than libsndfile's stack holds.
    with soundfile.SoundFile(file, "w", RATE, 1, subtype, format=kind) as written:
        for at in range(0, len(wave), RATE):
            written.write(wave[at : at + RATE])
    return file.getvalue()


def _folder(root: Path, files: dict[str, bytes]) -> Path:
    for name, body in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_bytes(body)
    return root


def _zip(path: Path, files: dict[str, bytes]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, body in files.items():
            packed.writestr(name, body)
    return path


def _bring(page: Page, given: Path) -> None:
    page.locator(f"input[data-of={'folder' if given.is_dir() else 'files'}]").set_input_files(given)


def _brought(page: Page, given: Path) -> dict[str, Any]:
    """What the page keeps of a pack."""
    _bring(page, given)
    expect(page.locator(".voices-report")).to_be_visible(timeout=120_000)
    sheets: list[dict[str, Any]] = page.evaluate(SHEETS)
    return sheets[-1]


def _odd(page: Page) -> dict[str, list[str]]:
    """Files that the page says are of no use, by why."""
    return {
        str(kind.get_attribute("data-why")): kind.locator("code").all_inner_texts()
        for kind in page.locator(".voices-odd > li").all()
    }


def _missing(page: Page) -> dict[str, str]:
    parts = page.locator(".voices-missing > div").all()
    return {str(part.get_attribute("data-part")): part.locator("dd").inner_text() for part in parts}


def _off(
    sheet: dict[str, Any], slots: Iterable[str], before_ms: Callable[[str], float], slower: float = 1.0
) -> list[float]:
    """How far the onsets that the page proposes lie from the true ones, ms."""
    off = []
    for slot in slots:
        verse = sheet["verses"][slot]
        true = _clip(slot).morae
        assert [mora["kana"] for mora in verse["morae"]] == [mora.kana for mora in true]
        flat = [time for mora in verse["morae"] for time in (mora["start"], mora["vowel"], mora["end"])]
        assert flat == sorted(flat)
        assert verse["from_ms"] <= flat[0]
        assert flat[-1] <= verse["to_ms"]
        off += [
            abs(mora["start"] - before_ms(slot) - slower * real.start_ms)
            for mora, real in zip(verse["morae"], true, strict=True)
        ]
    return off


def _align(page: Page) -> None:
    page.locator(".voices-align").click()
    expect(page.locator(".voices-align")).to_have_count(0, timeout=240_000)
    expect(page.locator(".voices-progress")).to_have_count(0, timeout=240_000)
    expect(page.locator("[data-standing=none]")).to_have_count(0)


@pytest.mark.parametrize(
    ("ending", "name", "slower"),
    [
        ("wav", "{}", 1.0),
        ("ogg", "packs/serino/serino_{}", 1.15),
        ("mp3", "My reader_{}", 0.9),
    ],
)
def test_a_pack_is_brought_in_cut_levelled_and_marked(
    visit: Visit, tmp_path: Path, ending: str, name: str, slower: float
) -> None:
    files = {f"{name.format(slot)}.{ending}": _encoded(_sung(slot, slower), ending) for slot in SLOTS}
    given = _zip(tmp_path / "serino.zip", files) if ending != "wav" else _folder(tmp_path / "serino", files)
    page = visit("/voices")
    sheet = _brought(page, given)
    assert sheet["title"] == "serino"
    assert sheet["kind"] == "verses"
    assert sorted(sheet["verses"]) == SLOTS
    assert sheet["odd"] == []
    assert _missing(page) == {"both": "2–16, 18–86, 88–98, 100"}
    expect(page.get_by_role("heading", level=1)).to_have_text("serino")
    for slot in SLOTS:
        verse, length = sheet["verses"][slot], slower * _clip(slot).duration_ms
        # With what a first consonant needs before it; the last vowel fades away.
        assert BEFORE_S * 1000 - 125 <= verse["from_ms"] <= BEFORE_S * 1000 + 40
        assert length - 300 <= verse["to_ms"] - BEFORE_S * 1000 <= length + 160
        # Mei is at -20 LUFS, and was made softer by 0.4.
        assert verse["gain_db"] == pytest.approx(-20 * np.log10(0.4), abs=1.0)
    _align(page)
    (sheet,) = page.evaluate(SHEETS)
    off = _off(sheet, SLOTS, lambda _: BEFORE_S * 1000, slower)
    print(f"{ending}: {len(off)} onsets, median {np.median(off):.1f} ms, 90 % {np.percentile(off, 90):.1f} ms")
    assert np.median(off) < 15
    assert np.percentile(off, 90) < 50
    assert all(verse["confidence"] > 0.5 for verse in sheet["verses"].values())


def test_a_damaged_pack_says_what_is_wrong_and_the_rest_works(visit: Visit, tmp_path: Path) -> None:
    good = _encoded(_sung("017_1"), "ogg")
    files = {f"nari/nari_{slot}.ogg": _encoded(_sung(slot), "ogg") for slot in SLOTS if slot != "099_2"}
    files |= {
        "nari/nari_050_1.mp3": b"this is no sound at all " * 50,
        "nari/nari_051_1.ogg": b"",
        "nari/nari_052_2.wav": _encoded(np.zeros(3 * RATE), "wav"),
        "nari/nari_053_1.ogg": good[: len(good) // 40],
        # Of two the one that can be played is taken.
        "nari/nari_055_1.mp3": b"nor is this",
        "nari/nari_055_1.ogg": good,
        "nari/again/nari_017_1.mp3": good,
        "nari/nari_101_1.ogg": good,
        "nari/greeting.mp3": good,
        "nari/readme.txt": b"hello",
        "nari/nari_054_1.wav": _encoded(_sung("001_1"), "wav"),
        "__MACOSX/nari/._nari_001_1.ogg": b"\0",
    }
    given = _zip(tmp_path / "nari.zip", files)
    raw = bytearray(given.read_bytes())
    with zipfile.ZipFile(given) as packed:
        head = packed.getinfo("nari/nari_054_1.wav").header_offset
    raw[head + 400 : head + 500] = bytes(100)
    given.write_bytes(raw)
    page = visit("/voices")
    sheet = _brought(page, given)
    assert sorted(sheet["verses"]) == sorted({*SLOTS, "055_1"} - {"099_2"})
    assert _odd(page) == {
        "other": ["nari/readme.txt"],
        "unknown": ["nari/greeting.mp3", "nari/nari_101_1.ogg"],
        "doubled": ["nari/nari_017_1.ogg"],
        "not-audio": ["nari/nari_050_1.mp3", "nari/nari_053_1.ogg", "nari/nari_055_1.mp3"],
        "empty": ["nari/nari_051_1.ogg"],
        "silent": ["nari/nari_052_2.wav"],
        "damaged": ["nari/nari_054_1.wav"],
    }
    assert _missing(page) == {"both": "2–16, 18–54, 56–86, 88–98, 100", "lower": "55, 99"}
    for why in _odd(page):
        expect(page.locator(f".voices-odd > [data-why={why}] > span")).to_have_text(say("en", f"voices-odd-{why}"))
    page.locator("[data-slot='099_1']").click()
    expect(page.locator(".wave-mark").first).to_be_visible(timeout=60_000)
    _played(page)


def _played(page: Page) -> None:
    """A verse sounds: the line goes over the wave."""
    page.get_by_role("button", name=say("en", "voices-play"), exact=True).click()
    expect(page.locator(".wave-head")).to_be_visible()
    first = page.locator(".wave-head").evaluate("(head) => parseFloat(head.style.left)")
    page.wait_for_function(
        "(first) => parseFloat(document.querySelector('.wave-head').style.left) > first + 5", arg=first
    )
    page.get_by_role("button", name=say("en", "voices-stop"), exact=True).click()
    expect(page.locator(".wave-head")).to_be_hidden()


def test_a_long_recording_and_tracks_of_poems_are_parted_by_silence(visit: Visit, tmp_path: Path) -> None:
    parts = [_sung(f"{poem:03d}_{part}") for poem in (1, 2, 3) for part in (1, 2)]
    cough = np.random.default_rng(2).normal(0, 0.2, int(0.2 * RATE))
    whole = np.concatenate([*parts[:3], cough, *parts[3:]])
    page = visit("/voices")
    sheet = _brought(page, _folder(tmp_path, {"evening.mp3": _encoded(whole, "mp3")}) / "evening.mp3")
    assert (sheet["kind"], sheet["stretches"], sheet["opening"]) == ("track", 6, "none")
    assert sorted(sheet["verses"]) == [f"{poem:03d}_{part}" for poem in (1, 2, 3) for part in (1, 2)]
    for slot, verse in sheet["verses"].items():
        assert verse["to_ms"] - verse["from_ms"] == pytest.approx(_clip(slot).duration_ms + 200, abs=250)
    # It is another opening after all.
    page.get_by_role("radio", name=say("en", "voices-opening-once"), exact=True).check(force=True)
    expect(page.locator("[data-slot='000_1']")).to_be_visible()
    (sheet,) = page.evaluate(SHEETS)
    assert sorted(sheet["verses"]) == ["000_1", "000_2", "001_1", "001_2", "002_1", "002_2"]
    assert sheet["odd"] == []
    page.get_by_role("radio", name=say("en", "voices-opening-none"), exact=True).check(force=True)
    expect(page.locator("[data-slot='003_2']")).to_be_visible()
    _align(page)
    (sheet,) = page.evaluate(SHEETS)
    # Of each piece the first onset is not known to us but from itself.
    off = _off(sheet, sheet["verses"], lambda slot: sheet["verses"][slot]["morae"][0]["start"])
    assert np.median(off) < 12

    page.goto(page.url.split("?")[0])
    tracks = {
        f"{poem:02d} Ogura.wav": _encoded(np.concatenate(parts[2 * i : 2 * i + 2]), "wav")
        for i, poem in enumerate((17, 18))
    }
    tracks["19 hum.wav"] = _encoded(_sung("001_1"), "wav")
    _bring(page, _folder(tmp_path / "disc", tracks))
    expect(page.get_by_role("heading", level=1)).to_have_text("disc", timeout=60_000)
    sheet = next(one for one in page.evaluate(SHEETS) if one["title"] == "disc")
    assert (sheet["kind"], sorted(sheet["verses"])) == ("poems", ["017_1", "017_2", "018_1", "018_2"])
    assert _odd(page) == {"one-part": ["disc/19 hum.wav"]}


def _renamed_and_deleted(page: Page) -> list[str]:
    """What axe-core finds on the way."""
    page.get_by_role("button", name=say("en", "voices-rename-one", title="mine")).click()
    page.get_by_role("textbox", name=say("en", "voices-name")).fill("Grandfather")
    page.get_by_role("button", name=say("en", "voices-keep"), exact=True).click()
    expect(page.locator(".voices-one h3")).to_have_text("Grandfather")
    page.reload()
    page.get_by_role("button", name=say("en", "voices-delete-one", title="Grandfather")).click()
    found = look(page, "deletion")
    page.get_by_role("dialog").get_by_role("button", name=say("en", "voices-delete"), exact=True).click()
    expect(page.locator(".voices-one")).to_have_count(0)
    assert [name for name in page.evaluate("caches.keys()") if name.startswith("karuta-own-")] == []
    return found


@pytest.mark.parametrize("size", SIZES)
def test_marks_are_moved_and_kept_and_a_voice_renamed_and_deleted(visit: Visit, tmp_path: Path, size: str) -> None:
    files = {f"{slot}.wav": _encoded(_sung(slot), "wav") for slot in ("017_1", "018_1")}
    # Another poem under this name: the page has to doubt it.
    files["087_1.wav"] = _encoded(_sung("099_1"), "wav")
    page = visit("/voices", context=SIZES[size], before=with_axe)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    found = look(page, "empty")
    _brought(page, _folder(tmp_path / "mine", files))
    found += look(page, "voice")
    _align(page)
    found += look(page, "marked")
    # What is doubtful is all that is shown at first.
    expect(page.locator(".voices-rows button")).to_have_count(1)
    expect(page.locator("[data-slot='087_1']")).to_have_attribute("data-standing", "unsure")
    page.get_by_role("radio", name=say("en", "voices-show-all", count=3)).check(force=True)
    page.locator("[data-slot='017_1']").click()
    mark = page.locator(".wave-decides")
    expect(mark).to_have_attribute("aria-label", say("en", "voices-mark-decides", number=2, kana="は"))
    before = int(str(mark.get_attribute("aria-valuenow")))
    mark.focus()
    mark.press("ArrowRight")
    mark.press("ArrowRight")
    mark.press("Shift+ArrowLeft")
    expect(mark).to_have_attribute("aria-valuenow", str(before + 9))
    page.get_by_role("button", name=say("en", "voices-earlier", ms=5)).click()
    expect(mark).to_have_attribute("aria-valuenow", str(before + 4))
    box = mark.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 80)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 + 6, box["y"] + 80, steps=3)
    page.mouse.up()
    moved = int(str(mark.get_attribute("aria-valuenow")))
    assert before + 4 < moved < before + 80
    found += look(page, "verse")
    _played(page)
    # The next to be looked at is the doubtful one.
    page.get_by_role("button", name=say("en", "voices-accept")).click()
    expect(page.get_by_role("dialog").get_by_role("heading")).to_have_text(say("en", "voices-verse-upper", poem=87))
    page.get_by_role("button", name=say("en", "voices-accept")).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.reload()
    expect(page.locator("[data-slot='017_1']")).to_have_attribute("data-standing", "accepted")
    (sheet,) = page.evaluate(SHEETS)
    verse = sheet["verses"]["017_1"]
    assert round(verse["morae"][1]["start"] - verse["from_ms"]) == moved
    assert verse["morae"][0]["end"] == verse["morae"][1]["start"]

    page.get_by_role("link", name=say("en", "voices-all")).click()
    found += look(page, "shelf")
    assert found + _renamed_and_deleted(page) == []


def test_a_reader_reads_with_it(visit: Visit, tmp_path: Path) -> None:
    """It stands beside the voices of the house; what it lacks is said, and its verses are as long as they are."""
    files = {f"{slot}.wav": _encoded(_sung(slot, 0.8), "wav") for slot in ("000_1", "000_2")}
    page = visit("/voices")
    sheet = _brought(page, _folder(tmp_path / "Grandmother", files))
    page.goto(page.url.split("/voices", maxsplit=1)[0] + "/reader")
    page.get_by_role("button", name=say("en", "reader-voice"), exact=True).click()
    voice = page.locator(".reader-voice", has_text="Grandmother")
    expect(voice).to_contain_text(say("en", "reader-voice-missing", count=200))
    voice.get_by_role("radio").check(force=True)
    page.get_by_role("button", name=say("en", "reader-done"), exact=True).click()
    assert page.evaluate("localStorage.getItem('karuta.reader-voice')") == f'"own-{sheet["id"]}"'
    began = "window.began = []; const start = AudioBufferSourceNode.prototype.start;"
    began += "AudioBufferSourceNode.prototype.start = function (...when) { began.push(this.buffer.duration);"
    began += " return start.apply(this, when); };"
    page.evaluate(f"() => {{ {began} }}")
    page.locator(".pad").click()
    verse = sheet["verses"]["000_1"]
    page.wait_for_function(
        "(seconds) => began.some((each) => Math.abs(each - seconds) < 0.001)",
        arg=(verse["to_ms"] - verse["from_ms"]) / 1000,
    )


def test_what_cannot_be_taken_in_is_answered_in_words(visit: Visit, tmp_path: Path) -> None:
    page = visit("/voices")
    alert = page.locator(".voices-add [role=alert] .fault")

    def refused(given: Path, key: str, **facts: Any) -> None:
        _bring(page, given)
        expect(alert).to_have_text(say("en", f"voices-fault-{key}", **facts), timeout=60_000)
        assert page.evaluate(SHEETS) == []

    wave = _encoded(_sung("017_1"), "wav")
    whole = _zip(tmp_path / "whole.zip", {"017_1.wav": wave}).read_bytes()
    (tmp_path / "cut.zip").write_bytes(whole[: len(whole) // 2])
    refused(tmp_path / "cut.zip", "cut-short")
    (tmp_path / "text.zip").write_bytes(b"hello, hello")
    refused(tmp_path / "text.zip", "not-a-zip")
    refused(_zip(tmp_path / "none.zip", {"a.txt": b"a"}), "nothing")
    refused(_zip(tmp_path / "many.zip", {f"{i}.ogg": b"" for i in range(3001)}), "too-many", files=3000)
    refused(_zip(tmp_path / "bomb.zip", {"017_1.ogg": bytes(60_000_000)}), "nothing")
    assert _odd(page) == {"big": ["017_1.ogg"]}
    # Two gigabytes that take no room on the disk.
    with (tmp_path / "evening.wav").open("wb") as huge:
        huge.truncate(2_100_000_000)
    refused(tmp_path / "evening.wav", "nothing")
    assert _odd(page) == {"big": ["evening.wav"]}
    # After all that a good one comes in, dropped on the page.
    (tmp_path / "good.zip").write_bytes(whole)
    drop = """async (body) => {
      const given = new DataTransfer();
      given.items.add(new File([Uint8Array.from(atob(body), (sign) => sign.charCodeAt(0))], "good.zip"));
      return given;
    }"""
    data = page.evaluate_handle(drop, base64.b64encode(whole).decode())
    page.dispatch_event(".voices-drop", "drop", {"dataTransfer": data})
    expect(page.get_by_role("heading", level=1)).to_have_text("good", timeout=60_000)


@pytest.mark.parametrize("language", languages())
def test_the_page_speaks_all_languages(visit: Visit, tmp_path: Path, language: str) -> None:
    page = visit("/voices", context={**PHONE, "locale": language}, before=with_axe)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_role("heading", level=1)).to_have_text(say(language, "home-voices"))
    page.locator(".voices-names summary").click()
    assert "{" not in page.locator("main").inner_text()
    files = {"017_1.wav": _encoded(_sung("017_1"), "wav"), "018_1.mp3": b"no", "a.txt": b"a"}
    _brought(page, _folder(tmp_path / "x", files))
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]
    assert "voices-" not in page.locator("main").inner_text()
