"""Marks of where each poem begins: in the file itself where its kind has a place for them, or as a cue sheet beside it.

MP3 has chapter frames (ID3v2 CHAP and CTOC), Ogg and FLAC have comments `CHAPTER001`, `CHAPTER001NAME`, which players
of audio books read. A cue sheet lists as many tracks as there are poems; the CD, for which it was made, has 99 at most,
players of files read more.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import mutagen.flac
import mutagen.id3
import mutagen.oggvorbis

_id3: Any = mutagen.id3  # it has types for some of its names only
_tags: dict[str, Any] = {"ogg": mutagen.oggvorbis.OggVorbis, "flac": mutagen.flac.FLAC}

CUE_FRAMES = 75
"""Of a second, in a cue sheet."""


class Mark(msgspec.Struct, frozen=True):
    """A chapter that begins at `start_ms`, as players show it."""

    start_ms: float
    title: str
    performer: str = ""


def write(file: Path, kind: str, title: str, marks: Sequence[Mark], length_ms: float) -> None:
    """Puts the marks into a file of a `kind` (mp3, ogg, flac; others have no place for them)."""
    if kind == "mp3":
        _frames(title, marks, length_ms).save(file)
    elif kind in _tags:
        # The name may not tell the kind: it may be that of a file which is not yet whole.
        tagged = _tags[kind](file)
        tagged["title"] = title
        for number, mark in enumerate(marks, 1):
            tagged[f"CHAPTER{number:03d}"] = _clock(mark.start_ms)
            tagged[f"CHAPTER{number:03d}NAME"] = mark.title
        tagged.save()


def _frames(title: str, marks: Sequence[Mark], length_ms: float) -> Any:
    utf8, unknown = _id3.Encoding.UTF8, 0xFFFFFFFF
    flags = _id3.CTOCFlags.TOP_LEVEL | _id3.CTOCFlags.ORDERED
    names = [f"chp{number}" for number in range(1, len(marks) + 1)]
    tags = _id3.ID3()
    tags.add(_id3.TIT2(encoding=utf8, text=title))
    tags.add(_id3.CTOC(element_id="toc", flags=flags, child_element_ids=names, sub_frames=[]))
    ends = [*(mark.start_ms for mark in marks[1:]), length_ms]
    for name, mark, end in zip(names, marks, ends, strict=True):
        tags.add(
            _id3.CHAP(
                element_id=name,
                start_time=round(mark.start_ms),
                end_time=round(end),
                start_offset=unknown,
                end_offset=unknown,
                sub_frames=[_id3.TIT2(encoding=utf8, text=mark.title)],
            )
        )
    return tags


def _clock(ms: float) -> str:
    """`01:02:03.004`.

    >>> _clock(3723004.4)
    '01:02:03.004'
    """
    seconds, rest = divmod(round(ms), 1000)
    return f"{seconds // 3600:02d}:{seconds // 60 % 60:02d}:{seconds % 60:02d}.{rest:03d}"


def cue(file: Path, title: str, marks: Sequence[Mark]) -> str:
    """A cue sheet of `file`."""
    lines = [f'TITLE "{_quoted(title)}"', f'FILE "{_quoted(file.name)}" WAVE']
    for number, mark in enumerate(marks, 1):
        # Never later than the sound: a frame is 13 ms, and the first consonant decides.
        frames = int(mark.start_ms * CUE_FRAMES // 1000)
        minutes, rest = divmod(frames, 60 * CUE_FRAMES)
        lines.append(f"  TRACK {number:02d} AUDIO")
        lines.append(f'    TITLE "{_quoted(mark.title)}"')
        lines += [f'    PERFORMER "{_quoted(mark.performer)}"'] if mark.performer else []
        lines.append(f"    INDEX 01 {minutes:02d}:{rest // CUE_FRAMES:02d}:{rest % CUE_FRAMES:02d}")
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return " ".join(text.replace('"', "'").split())
