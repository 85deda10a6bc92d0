"""Whole voices over HTTP, for a page that reads for a real mat: the list of them, their manifests, their files.

A voice is no secret: a match hides which poem comes (`karuta.web.sound`), not how a poem sounds.
"""

from __future__ import annotations

import asyncio
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
import structlog
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from karuta.errors import BadInput
from karuta.recital.voice import MANIFEST, VOICES, Clip, Voice, voices
from karuta.web.data import Sheet
from karuta.web.pages import ASK_AGAIN, FOR_EVER

VERSION_SIGNS: Final = 8
"""At least so much of a file's SHA-256 tells which version of it is asked for."""
MEDIA: Final = {".mp3": "audio/mpeg", ".ogg": "audio/ogg", ".flac": "audio/flac", ".wav": "audio/wav"}
_log = structlog.get_logger("karuta.web")


class Shelf:
    """The voices in a folder. Nothing but their manifests and what these name is handed out; a damaged voice is left
    out and said in the log."""

    def __init__(self, root: Path = VOICES) -> None:
        self._root = root

    @cached_property
    def _voices(self) -> dict[str, Voice]:
        """By folder. Read when they are first asked for: most pages never do."""
        found: dict[str, Voice] = {}
        for folder in (folder for folders in voices(self._root).values() for folder in folders):
            try:
                found[folder.name] = Voice(folder)
            except BadInput as fault:
                _log.error("a voice is left out", folder=folder.name, why=str(fault))
        return found

    @cached_property
    def manifests(self) -> dict[str, Sheet]:
        """By folder, as they lie there."""
        return {name: _sheet((voice.folder / MANIFEST).read_bytes()) for name, voice in self._voices.items()}

    @cached_property
    def files(self) -> dict[str, dict[str, Clip]]:
        """By folder and by the name of the file."""
        return {name: {clip.file: clip for clip in _clips(voice)} for name, voice in self._voices.items()}

    @cached_property
    def index(self) -> Sheet:
        """What there is: each voice, and its folders with how much they weigh. `hash` changes with the recordings."""
        listed: dict[str, dict[str, Any]] = {}
        for name, voice in self._voices.items():
            entry = listed.setdefault(
                voice.name,
                {
                    "name": voice.name,
                    "title": voice.title,
                    "licence": voice.licence,
                    "attribution": voice.attribution,
                    "folders": [],
                },
            )
            files = self.files[name].values()
            entry["folders"].append(
                {
                    "folder": name,
                    "rhythm": voice.rhythm,
                    "hash": self.manifests[name].tag.strip('"'),
                    "files": len(files),
                    "bytes": sum(clip.path.stat().st_size for clip in files),
                }
            )
        return _sheet(msgspec.json.encode(list(listed.values())))


def _clips(voice: Voice) -> list[Clip]:
    breath = [] if voice.breath is None else [voice.breath]
    return [*voice.clips.values(), *voice.calls.values(), *breath]


def _sheet(body: bytes) -> Sheet:
    return Sheet(body, f'"{sha256(body).hexdigest()[:16]}"')


def _shelf(request: Request) -> Shelf:
    shelf: Shelf = request.app.state.shelf
    return shelf


def _told(request: Request, sheet: Sheet | None) -> Response:
    if sheet is None:
        return Response(status_code=404)
    headers = {"etag": sheet.tag, "cache-control": ASK_AGAIN}
    if request.headers.get("if-none-match", "").removeprefix("W/") == sheet.tag:
        return Response(status_code=304, headers=headers)
    return Response(sheet.body, media_type="application/json", headers=headers)


async def _index(request: Request) -> Response:
    shelf = _shelf(request)
    return _told(request, await asyncio.to_thread(lambda: shelf.index))


async def _manifest(request: Request) -> Response:
    shelf = _shelf(request)
    manifests = await asyncio.to_thread(lambda: shelf.manifests)
    return _told(request, manifests.get(request.path_params["folder"]))


async def _file(request: Request) -> Response:
    """A file that the manifest names. Asked for with the beginning of its SHA-256 (`?v=`) it may be kept for ever; a
    wrong one gets what is there now, to be asked for again."""
    shelf = _shelf(request)
    files = await asyncio.to_thread(lambda: shelf.files)
    clip = files.get(request.path_params["folder"], {}).get(request.path_params["file"])
    if clip is None:
        return Response(status_code=404)
    version = request.query_params.get("v", "")
    known = len(version) >= VERSION_SIGNS and clip.sha256.startswith(version)
    try:
        body = await asyncio.to_thread(clip.path.read_bytes)
    except OSError as error:
        # A voice may be taken away or exchanged while the house runs.
        _log.error("a file of a voice can't be read", file=str(clip.path), why=error.strerror)
        return Response(status_code=404)
    # Encoding "identity" keeps the compressor off what is compressed already.
    headers = {"cache-control": FOR_EVER if known else ASK_AGAIN, "content-encoding": "identity"}
    media = MEDIA.get(clip.path.suffix.lower(), "application/octet-stream")
    return Response(body, media_type=media, headers=headers)


ROUTES: Final = [
    Route("/voices/index.json", _index),
    Route("/voices/{folder}/manifest.json", _manifest),
    Route("/voices/{folder}/{file}", _file),
]
