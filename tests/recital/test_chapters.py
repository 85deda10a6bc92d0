"""Where each poem begins, as players of each kind of file find it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import mutagen
import mutagen.id3
import numpy as np
import pytest
import soundfile

from karuta.recital.chapters import Mark, cue, write
from karuta.recital.mixing import KINDS

MARKS = [Mark(1000, "Joka"), Mark(32_000.4, '1/2 · ちは · "A"', "在原業平朝臣"), Mark(3_723_004, "2/2 · む · B", "B")]
LENGTH_MS = 4_000_000.0


def _file(folder: Path, kind: str) -> Path:
    file = folder / f"made.{kind}.part"
    with soundfile.SoundFile(file, "w", 48_000, 1, **KINDS[kind]) as sound:
        sound.write(np.zeros(48_000, np.float32))
    return file


@pytest.mark.parametrize("kind", ["ogg", "flac"])
def test_comments_tell_the_chapters(tmp_path: Path, kind: str) -> None:
    file = _file(tmp_path, kind)
    write(file, kind, "An evening", MARKS, LENGTH_MS)
    tags: Any = mutagen.File(file)
    assert tags["title"] == ["An evening"]
    assert [tags[f"CHAPTER00{n}"] for n in (1, 2, 3)] == [["00:00:01.000"], ["00:00:32.000"], ["01:02:03.004"]]
    assert [tags[f"CHAPTER00{n}NAME"] for n in (1, 2, 3)] == [[mark.title] for mark in MARKS]
    assert len(soundfile.read(file)[0]) == 48_000


def test_frames_tell_the_chapters_of_an_mp3(tmp_path: Path) -> None:
    file = _file(tmp_path, "mp3")
    write(file, "mp3", "An evening", MARKS, LENGTH_MS)
    id3: Any = mutagen.id3  # it has types for some of its names only
    tags = id3.ID3(file)
    assert str(tags["TIT2"]) == "An evening"
    assert tags["CTOC:toc"].child_element_ids == ["chp1", "chp2", "chp3"]
    chapters = [tags[f"CHAP:chp{n}"] for n in (1, 2, 3)]
    assert [(each.start_time, each.end_time) for each in chapters] == [
        (1000, 32_000),
        (32_000, 3_723_004),
        (3_723_004, 4_000_000),
    ]
    assert [str(each.sub_frames["TIT2"]) for each in chapters] == [mark.title for mark in MARKS]
    # The tags come before the sound, and take nothing of it away.
    assert len(soundfile.read(file)[0]) == 48_000


def test_a_wav_is_left_alone(tmp_path: Path) -> None:
    file = _file(tmp_path, "wav")
    before = file.read_bytes()
    write(file, "wav", "An evening", MARKS, LENGTH_MS)
    assert file.read_bytes() == before


def test_a_cue_sheet_never_begins_after_the_sound() -> None:
    assert cue(Path("/somewhere/evening.flac"), "An evening", MARKS) == (
        'TITLE "An evening"\n'
        'FILE "evening.flac" WAVE\n'
        "  TRACK 01 AUDIO\n"
        '    TITLE "Joka"\n'
        "    INDEX 01 00:01:00\n"
        "  TRACK 02 AUDIO\n"
        "    TITLE \"1/2 · ちは · 'A'\"\n"
        '    PERFORMER "在原業平朝臣"\n'
        "    INDEX 01 00:32:00\n"
        "  TRACK 03 AUDIO\n"
        '    TITLE "2/2 · む · B"\n'
        '    PERFORMER "B"\n'
        "    INDEX 01 62:03:00\n"
    )
