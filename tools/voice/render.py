"""Renders a whole voice folder, or single verses of it."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from karuta.poems.anthology import JOKA, POEMS, poem
from karuta.poems.reading import Verse
from karuta.recital.voice import VERSES, clip_name

from . import extras
from .finish import finished
from .folder import MEI, clip_entry, write_clip, write_manifest
from .melody import Melody
from .score import Score, score_of, seed_of
from .singing import Wave, sing

ALL = tuple(entry.number for entry in (JOKA, *POEMS))


def sung(number: int, verse: Verse, rhythm: str, melody: Melody | None = None) -> tuple[Score, Wave]:
    """The score of a verse and its reading as a wave; the same for the same arguments."""
    score = score_of(poem(number).chant, verse, rhythm)
    seed = seed_of(clip_name(number, verse))
    return score, finished(sing(score, melody or Melody(), seed), score, seed)


def _verse_clips(number: int, rhythm: str, folder: Path) -> dict[str, dict[str, Any]]:
    entries = {}
    for verse in VERSES:
        score, wave = sung(number, verse, rhythm)
        path = folder / f"{clip_name(number, verse)}.mp3"
        entries[path.stem] = clip_entry(path, write_clip(path, wave), score)
    return entries


def _clip(folder: Path, name: str, wave: Wave) -> dict[str, Any]:
    path = folder / f"{name}.mp3"
    return clip_entry(path, write_clip(path, wave))


def render(folder: Path, rhythm: str, numbers: Iterable[int] = ALL, processes: int = 1) -> None:
    """Fill `folder` with the voice Mei at `rhythm`: each poem of `numbers`, the calls, the breath and the manifest."""
    folder.mkdir(parents=True, exist_ok=True)
    calls = {name: _clip(folder, name, extras.spoken_call(text)) for name, text in extras.CALLS.items()}
    clips: dict[str, dict[str, Any]] = {}
    with ProcessPoolExecutor(processes) as pool:
        for entries in pool.map(partial(_verse_clips, rhythm=rhythm, folder=folder), numbers):
            clips |= entries
    breath = _clip(folder, "breath", extras.breath())
    write_manifest(folder, MEI, rhythm, clips=clips, calls=calls, breath=breath)
