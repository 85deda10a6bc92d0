"""Records of matches: to download, to replay, and a person's own to look at."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from karuta import protocol as wire
from karuta.errors import BadInput, IllegalMove, KarutaError
from karuta.games import notations
from karuta.games.notations import NOTATIONS
from karuta.games.record import Record
from karuta.hall.house import House, Playing
from karuta.web.games import replay_of
from karuta.web.guard import body_of
from karuta.web.limits import RECORD_BYTES

STATUS = {
    "error-match-gone": 404,
    "error-record-early": 409,
    "error-table-record-early": 409,
    "error-record-long": 413,
}
"""Of refusals; 400 for all others."""


async def _ended(request: Request) -> Playing[Any]:
    """The match that the address names, once its record may be seen: it tells what was still to come."""
    house: House = request.app.state.house
    match = request.path_params["match"]
    # What is long over, or was played in another process, is read from the log.
    playing = house.playing(match) or await house.recall(match)
    if playing is None:
        raise BadInput("there is no such match here", key="error-match-gone")
    if not playing.live.host.decided:
        key = "error-table-record-early" if playing.hosted.kind == "cards" else "error-record-early"
        raise IllegalMove("a match's record can be had when it is decided", key=key)
    return playing


def _record(playing: Playing[Any]) -> Record:
    headers = {"Date": datetime.now(UTC).date().isoformat(), "Place": "Karuta"}
    host = playing.live.host
    return NOTATIONS[playing.hosted.name].record_of(host.start, playing.names, tuple(host.moves), headers)


def _json(data: msgspec.Struct, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(data), status, media_type="application/json", headers={"cache-control": "no-store"}
    )


def _refused(error: KarutaError) -> Response:
    return _json(wire.Refused("", error.key, dict(error.facts), str(error)), STATUS.get(error.key, 400))


async def record(request: Request) -> Response:
    """The record as a text file."""
    try:
        playing = await _ended(request)
        text = await asyncio.to_thread(lambda: notations.write(_record(playing)))
    except KarutaError as error:
        return _refused(error)
    headers = {
        "content-disposition": f'attachment; filename="karuta-{playing.live.id}.txt"',
        "cache-control": "no-store",
    }
    return PlainTextResponse(text, headers=headers)


async def replay(request: Request) -> Response:
    """The match reading by reading, or move by move."""
    try:
        kept = _record(await _ended(request))
        async with request.app.state.replays:
            return _json(await asyncio.to_thread(lambda: replay_of(kept, notations.write(kept))))
    except KarutaError as error:
        return _refused(error)


async def uploaded(request: Request) -> Response:
    """A record that somebody brings along, checked and shown as a replay; a damaged one is refused with its line."""
    try:
        text = await _text(request)
        async with request.app.state.replays:
            return _json(await asyncio.to_thread(lambda: replay_of(notations.parse(text), text)))
    except KarutaError as error:
        return _refused(error)


async def _text(request: Request) -> str:
    body = await body_of(request, RECORD_BYTES)
    if body is None:
        raise BadInput(f"the record is longer than {RECORD_BYTES} bytes", key="error-record-long", most=RECORD_BYTES)
    try:
        return body.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput(f"byte {error.start}: write it in UTF-8", key="error-record-text", at=error.start) from error
