"""Records of matches: to download, to replay, and a person's own to look at."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from karuta import protocol as wire
from karuta.errors import BadInput, IllegalMove, KarutaError
from karuta.games.koikoi import record as koikoi
from karuta.games.kyogi import record as kyogi
from karuta.games.record import Record
from karuta.hall.house import AtTable, House, Seated
from karuta.web import replays
from karuta.web.limits import RECORD_BYTES

STATUS = {
    "error-match-gone": 404,
    "error-record-early": 409,
    "error-table-record-early": 409,
    "error-record-long": 413,
}
"""Of refusals; 400 for all others."""


def _ended(request: Request) -> Seated:
    """The match that the address names, once its record may be seen: it tells what was still to come."""
    house: House = request.app.state.house
    seated = house.find(request.path_params["match"])
    if seated is None:
        raise BadInput("there is no such match here", key="error-match-gone")
    if not seated.live.host.decided:
        key = "error-table-record-early" if isinstance(seated, AtTable) else "error-record-early"
        raise IllegalMove("a match's record can be had when it is decided", key=key)
    return seated


def _record(seated: Seated) -> Record:
    headers = {"Date": datetime.now(UTC).date().isoformat(), "Place": "Karuta"}
    if isinstance(seated, AtTable):
        table = seated.live.host
        return koikoi.record_of(table.start, seated.names, tuple(table.moves), headers)
    host = seated.live.host
    return kyogi.record_of(host.start, seated.names, tuple(host.moves), headers)


def _json(data: msgspec.Struct, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(data), status, media_type="application/json", headers={"cache-control": "no-store"}
    )


def _refused(error: KarutaError) -> Response:
    return _json(wire.Refused("", error.key, dict(error.facts), str(error)), STATUS.get(error.key, 400))


async def record(request: Request) -> Response:
    """The record as a text file."""
    try:
        seated = _ended(request)
        text = await asyncio.to_thread(lambda: replays.write(_record(seated)))
    except KarutaError as error:
        return _refused(error)
    headers = {
        "content-disposition": f'attachment; filename="karuta-{seated.live.id}.txt"',
        "cache-control": "no-store",
    }
    return PlainTextResponse(text, headers=headers)


async def replay(request: Request) -> Response:
    """The match reading by reading, or move by move."""
    try:
        kept = _record(_ended(request))
        return _json(await asyncio.to_thread(lambda: replays.replay_of(kept, replays.write(kept))))
    except KarutaError as error:
        return _refused(error)


async def uploaded(request: Request) -> Response:
    """A record that somebody brings along, checked and shown as a replay; a damaged one is refused with its line."""
    try:
        text = await _text(request)
        return _json(await asyncio.to_thread(lambda: replays.replay_of(replays.parse(text), text)))
    except KarutaError as error:
        return _refused(error)


async def _text(request: Request) -> str:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > RECORD_BYTES:
            raise BadInput(
                f"the record is longer than {RECORD_BYTES} bytes", key="error-record-long", most=RECORD_BYTES
            )
    try:
        return body.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput(f"byte {error.start}: write it in UTF-8", key="error-record-text", at=error.start) from error
