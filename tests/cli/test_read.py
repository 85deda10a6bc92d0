from __future__ import annotations

from pathlib import Path
from typing import Any

import mutagen.id3
import pytest
import soundfile
from click.testing import CliRunner, Result

from karuta.cli import main
from karuta.poems import reading
from karuta.poems.orders import BY_KIMARIJI
from karuta.recital.mixing import LEAD_S
from karuta.words import languages, say

FEW = ("--poems", "17 87", "--seed", "7", "--joka", "0-1", "--span", "0.5")


def _tags(file: Path) -> Any:
    id3: Any = mutagen.id3  # it has types for some of its names only
    return id3.ID3(file)


def run(*arguments: str, language: str = "en", **env: str) -> Result:
    return CliRunner(env=env).invoke(main, ["--language", language, "read", *arguments])


def _numbers(*arguments: str) -> list[int]:
    return [int(line.split("\t")[2]) for line in run("--list", *arguments).stdout.splitlines()]


def test_the_order_is_that_of_the_seed() -> None:
    lines = [line.split("\t") for line in run("--order", "competition", "--seed", "7", "--list").stdout.splitlines()]
    assert [int(line[2]) for line in lines] == list(reading.order("7", range(1, 101)))
    assert [line[0] for line in lines] == [str(n) for n in range(1, 101)]
    assert {len(line) for line in lines} == {4}


def test_a_poem_is_told_by_what_decides_it_when_it_is_read() -> None:
    lines = run("--order", "number", "--poems", "17 42 75", "--seed", "7", "--list").stdout.splitlines()
    # Of these three ち alone tells nothing; when two were read it tells the third.
    assert [line.split("\t")[1:3] for line in lines] == [["ちは", "17"], ["ちぎりき", "42"], ["ち", "75"]]


@pytest.mark.parametrize(
    ("options", "numbers"),
    [
        (("--order", "musume", "--seed", "7"), list(BY_KIMARIJI)),
        (("--order", "number", "--poems", "3..5", "--order", "study"), [3, 4, 5]),
        (("--order", "recreation", "--poems", "17"), [17]),
    ],
)
def test_uses_and_orders_go_together(options: tuple[str, ...], numbers: list[int]) -> None:
    assert _numbers(*options) == numbers


def test_dead_cards_are_told_from_the_others() -> None:
    lines = run("--poems", "17 87", "--dead", "3", "--likeness", "100", "--seed", "7", "--list").stdout.splitlines()
    dead = [line.split("\t")[2] for line in lines if line.endswith("\tkarafuda")]
    assert len(dead) == 3
    assert not {"17", "87"} & set(dead)
    assert len(lines) == 5


def test_a_seed_that_was_drawn_is_told_and_gives_the_same_again() -> None:
    drawn = run("--list")
    seed = drawn.stderr.removeprefix("Seed: ").strip()
    assert len(seed) == 8
    assert run("--list", "--seed", seed).stdout == drawn.stdout
    assert run("--list", "--seed", seed).stderr == ""


@pytest.mark.parametrize("language", languages())
def test_a_table_in_a_terminal_speaks_the_language(language: str) -> None:
    shown = run("--list", *FEW, language=language, FORCE_COLOR="1", COLUMNS="120").stdout
    assert say(language, "read-column-author") in shown
    assert ("在原業平朝臣" if language == "ja" else "Narihira") in shown


def test_an_evening_is_one_file_with_chapters(tmp_path: Path) -> None:
    file = tmp_path / "evening.mp3"
    done = run(*FEW, "--out", str(file))
    assert done.exit_code == 0
    # A second before, the joka's lower verse, 1 s, the first upper verse, twice half a second, and so on.
    assert done.stdout == f"{file}: 2 poems, 0:41\n"
    tags = _tags(file)
    titles = [str(tags[f"CHAP:chp{n}"].sub_frames["TIT2"]) for n in range(1, 5)]
    assert titles[0] == "Joka"
    assert titles[1].startswith("1/2 · ")
    assert titles[3] == "The last lower verse"
    assert [path.name for path in tmp_path.iterdir()] == ["evening.mp3"]
    assert file.stat().st_mode & 0o077 == 0o044


def test_a_cue_sheet_lies_beside_each_file_that_has_no_chapters(tmp_path: Path) -> None:
    files = [tmp_path / f"evening.{kind}" for kind in ("wav", "flac")]
    for file in files:
        assert run(*FEW, "--out", str(file), language="ja").exit_code == 0
    for file in files:
        sheet = (tmp_path / f"{file.name}.cue").read_text(encoding="utf-8")
        assert f'FILE "{file.name}" WAVE' in sheet
        assert 'TITLE "序歌"' in sheet
        assert 'PERFORMER "在原業平朝臣"' in sheet
        assert sheet.count("TRACK") == 4
        assert soundfile.info(file).samplerate == 48_000


@pytest.mark.parametrize(("pace", "seconds"), [("5316", 6 + 1 + 8), ("4-3-1-5", 5 + 1 + 7), ("6-2-0.5-7", 7 + 0.5 + 8)])
def test_own_seconds_change_the_length(tmp_path: Path, pace: str, seconds: float) -> None:
    file = tmp_path / "one.flac"
    assert run("--order", "study", "--poems", "17", "--seed", "7", "--pace", pace, "--out", str(file)).exit_code == 0
    assert soundfile.info(file).duration == pytest.approx(2 * LEAD_S + seconds)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("options", "quoted"),
    [
        (("--pace", "53"), "53"),
        (("--pace", "5-3-x-6"), "5-3-x-6"),
        (("--pace", "5-3-1-99"), "99"),
        (("--joka", "3-1"), "3-1"),
        (("--pattern", "3/1"), "3/1"),
        (("--poems", "purple"), "purple"),
        (("--dead", "100"), "100"),
        (("--span", "-1"), "-1"),
        (("--span", "long"), "long"),
        (("--order", "backwards"), "backwards"),
        (("--out", "evening.aiff"), "evening.aiff"),
        (("--out", "nowhere/evening.mp3"), "nowhere/evening.mp3"),
        (("--voice", "nobody", "--out", "evening.mp3"), "nobody"),
    ],
)
def test_what_will_not_do_is_said_in_the_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, options: tuple[str, ...], quoted: str
) -> None:
    monkeypatch.chdir(tmp_path)
    listed = () if "--out" in options else ("--list",)
    refused = run(*options, *listed, language=language)
    assert refused.exit_code == 2
    assert quoted in refused.stderr
    assert list(tmp_path.iterdir()) == []
    if language != "en":
        assert refused.stderr != run(*options, *listed).stderr


def test_nothing_asked_is_nothing_done() -> None:
    refused = run()
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert "--list" in refused.stderr


def test_a_file_that_can_not_be_finished_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("karuta.recital.chapters.write", full)
    (tmp_path / "evening.ogg").write_text("what was there before")
    refused = run(*FEW, "--out", str(tmp_path / "evening.ogg"))
    assert refused.exit_code == 2
    assert "No space left" in refused.stderr
    assert [path.read_text() for path in tmp_path.iterdir()] == ["what was there before"]
