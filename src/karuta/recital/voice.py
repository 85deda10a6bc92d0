"""A reader's voice: recorded verses and the manifest that says when each mora sounds.

A voice is a folder in `voices/`: `manifest.json` and the audio files that it names (docs/voice.md gives the format).
Nothing here decodes audio: all that a match needs is in the manifest, and the browser plays the files.
"""

from __future__ import annotations

from hashlib import sha256
from itertools import pairwise, product
from pathlib import Path
from typing import TypeVar

import msgspec

from karuta.errors import BadInput
from karuta.poems.anthology import JOKA, POEMS, poem
from karuta.poems.reading import RHYTHMS, Reading, Verse

FORMAT = 1
VOICES = Path(__file__).with_name("voices")
VERSES: tuple[Verse, Verse] = ("upper", "lower")
MANIFEST = "manifest.json"


class MoraTime(msgspec.Struct, frozen=True, array_like=True):
    """When one mora sounds, in ms since the onset of its verse.

    `kana` is as the voice sings it (long vowels ー); its consonant begins at `start_ms`, its vowel at `vowel_ms`.
    `phrase` is 0..4, counted through the whole poem.
    """

    kana: str
    start_ms: float
    vowel_ms: float
    end_ms: float
    phrase: int


class _Name(msgspec.Struct, frozen=True):
    voice: str


class _Recording(msgspec.Struct, frozen=True):
    file: str
    sha256: str
    samples: int
    first: int
    duration_ms: float
    loudness: float
    morae: tuple[MoraTime, ...] = ()


class _Manifest(msgspec.Struct, frozen=True):
    format: int
    voice: str
    title: str
    licence: str
    attribution: str
    rhythm: str
    sample_rate: int
    guard: float
    clips: dict[str, _Recording]
    calls: dict[str, _Recording] = {}
    breath: _Recording | None = None


_Kind = TypeVar("_Kind", _Name, _Manifest)


class Clip(msgspec.Struct, frozen=True):
    """One audio file of a voice.

    `samples` is its length after decoding, `first` the index of the first sample of at least the voice's `guard`: a
    decoder that finds it elsewhere has delayed the sound by the difference. `loudness` is in LUFS. A call or a breath
    has no `morae`.
    """

    name: str
    path: Path
    sha256: str
    samples: int
    first: int
    duration_ms: float
    loudness: float
    morae: tuple[MoraTime, ...]

    @property
    def file(self) -> str:
        """The name of the file in the voice's folder."""
        return self.path.name


def clip_name(number: int, verse: Verse) -> str:
    """The name of a verse in every voice: `017_1` is the upper verse of poem 17, `017_2` its lower; 000 is the joka.

    >>> clip_name(17, "lower")
    '017_2'
    """
    return f"{number:03d}_{VERSES.index(verse) + 1}"


def voices(root: Path = VOICES) -> dict[str, tuple[Path, ...]]:
    """The voices in `root` by name, in alphabetical order, each with its folders: one for each rhythm that it was
    recorded in, the one that is named as the voice first."""
    found: dict[str, list[Path]] = {}
    for path in sorted(root.glob(f"*/{MANIFEST}")):
        found.setdefault(_decoded(path, _Name).voice, []).append(path.parent)
    return {name: tuple(sorted(found[name], key=lambda folder: folder.name != name)) for name in sorted(found)}


def _damaged(path: Path, what: str, right: str) -> BadInput:
    return BadInput(
        f"voice file {path}: {what}; {right}", key="error-voice-damaged", file=f"{path.parent.name}/{path.name}"
    )


def _folders(name: str, root: Path) -> tuple[Path, ...]:
    known = voices(root)
    if name not in known:
        raise BadInput(
            f"voice {name!r}: there is none of that name; there is {', '.join(known) or 'no voice at all'}",
            key="error-voice-unknown",
            given=name,
            known=", ".join(known),
        )
    return known[name]


def _decoded(path: Path, kind: type[_Kind]) -> _Kind:
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise _damaged(path, str(error), "docs/voice.md gives the format of a manifest") from error


def _read_manifest(path: Path) -> _Manifest:
    manifest = _decoded(path, _Manifest)
    if manifest.format != FORMAT:
        raise _damaged(path, f"format {manifest.format}", f"this program reads format {FORMAT}")
    if manifest.rhythm not in RHYTHMS:
        raise _damaged(path, f"rhythm {manifest.rhythm!r}", f"a voice is sung in {' or '.join(RHYTHMS)}")
    for number, verse in product((JOKA.number, *range(1, len(POEMS) + 1)), VERSES):
        name = clip_name(number, verse)
        if name not in manifest.clips:
            raise _damaged(path, f"clip {name} is missing", "a voice has 000_1 to 100_2")
        _check_morae(path, name, manifest.clips[name], len(getattr(poem(number), verse)))
    return manifest


def _check_morae(path: Path, name: str, recording: _Recording, expected: int) -> None:
    morae = recording.morae
    if len(morae) != expected:
        raise _damaged(path, f"clip {name} has {len(morae)} morae", f"the verse has {expected}")
    for mora in morae:
        if not 0 <= mora.start_ms <= mora.vowel_ms < mora.end_ms <= recording.duration_ms:
            raise _damaged(
                path,
                f"clip {name}, mora {mora.kana} at {mora.start_ms}, {mora.vowel_ms}, {mora.end_ms} ms",
                f"start, vowel and end follow each other within {recording.duration_ms} ms",
            )
    for mora, following in pairwise(morae):
        if following.start_ms < mora.end_ms:
            raise _damaged(
                path,
                f"clip {name}, mora {following.kana} starts at {following.start_ms} ms",
                f"the mora before it ends at {mora.end_ms} ms",
            )


def _clip(folder: Path, name: str, recording: _Recording) -> Clip:
    path = folder / recording.file
    if path.parent != folder:
        raise _damaged(folder / MANIFEST, f"clip {name} names the file {recording.file!r}", "name a file of the folder")
    try:
        digest = sha256(path.read_bytes()).hexdigest()
    except OSError as error:
        raise _damaged(path, f"can't be read ({error.strerror})", f"the manifest names it as clip {name}") from error
    if digest != recording.sha256:
        raise _damaged(path, f"its SHA-256 is {digest}", f"the manifest says {recording.sha256}")
    return Clip(
        name=name,
        path=path,
        sha256=recording.sha256,
        samples=recording.samples,
        first=recording.first,
        duration_ms=recording.duration_ms,
        loudness=recording.loudness,
        morae=recording.morae,
    )


class Voice:
    """A voice in one rhythm, loaded whole: every file is there and is the one that its manifest was written for.

    `name` is the voice's, which it shares with its recordings in other rhythms, `title` what a person reads; `rhythm`
    is the one it is sung in; `guard` is the size of sample (0..1) that a clip's `first` is the first of.
    """

    def __init__(self, folder: Path) -> None:
        manifest = _read_manifest(folder / MANIFEST)
        self.folder = folder
        self.name = manifest.voice
        self.title = manifest.title
        self.licence = manifest.licence
        self.attribution = manifest.attribution
        self.rhythm = manifest.rhythm
        self.sample_rate = manifest.sample_rate
        self.guard = manifest.guard
        self.clips = {name: _clip(folder, name, recording) for name, recording in manifest.clips.items()}
        self.calls = {name: _clip(folder, name, recording) for name, recording in manifest.calls.items()}
        self.breath = _clip(folder, "breath", manifest.breath) if manifest.breath else None

    @classmethod
    def load(cls, name: str = "mei", root: Path = VOICES) -> Voice:
        """The voice of that name as its own folder has it; raises BadInput as `recordings` does."""
        return cls(_folders(name, root)[0])

    @classmethod
    def recordings(cls, name: str = "mei", root: Path = VOICES) -> tuple[Voice, ...]:
        """The voice of that name in each rhythm that it was recorded in, its own folder first.

        Raises BadInput for a name that no voice in `root` has and for a damaged voice.
        """
        return tuple(cls(folder) for folder in _folders(name, root))

    def __repr__(self) -> str:
        return f"Voice({str(self.folder)!r})"

    def clip(self, number: int, verse: Verse) -> Clip:
        """A verse of poem `number` (0 is the joka); raises BadInput for a number that no poem has."""
        return self.clips[clip_name(poem(number).number, verse)]

    def call(self, name: str) -> Clip:
        """A spoken call, `call_start`, `call_two_minutes` or `call_time`; raises BadInput if this voice has it not."""
        try:
            return self.calls[name]
        except KeyError:
            raise BadInput(
                f"call {name!r}: the voice {self.name} has {', '.join(sorted(self.calls)) or 'no calls'}",
                key="error-voice-call",
                given=name,
                voice=self.name,
            ) from None

    def reading(self, number: int, poem: int, deciding: int, verse: Verse = "upper") -> Reading:
        """The reading that is the match's `number`-th, of `poem`, decided by mora `deciding` (from 1) of its `verse`.

        Its times are those of that verse in whole ms; raises BadInput for a mora that the verse does not have.
        """
        clip = self.clip(poem, verse)
        if not 1 <= deciding <= len(clip.morae):
            raise BadInput(
                f"deciding mora {deciding} of poem {poem}: its {verse} verse has morae 1 to {len(clip.morae)}",
                key="error-deciding-mora",
                given=deciding,
                poem=poem,
                verse=verse,
                morae=len(clip.morae),
            )
        return Reading(
            number=number,
            poem=poem,
            kimariji=deciding,
            mora_start_ms=tuple(round(mora.start_ms) for mora in clip.morae),
            mora_end_ms=tuple(round(mora.end_ms) for mora in clip.morae),
            upper_ms=round(clip.duration_ms),
        )
