"""Records of matches: to download, to replay, and a person's own to look at."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from karuta import protocol as wire
from karuta.errors import BadInput, IllegalMove, KarutaError
from karuta.games.game import Outcome
from karuta.games.kyogi import match as kyogi
from karuta.games.kyogi import record as records
from karuta.games.kyogi.rules import OPTIONS
from karuta.games.record import Record
from karuta.hall.house import AtMat, House
from karuta.web.limits import RECORD_BYTES


def _ended(request: Request) -> AtMat:
    """The match that the address names, once its record may be seen: it names the poems still to come."""
    house: House = request.app.state.house
    seated = house.find(request.path_params["match"])
    if not isinstance(seated, AtMat):
        raise BadInput("there is no such match here", key="error-match-gone")
    if not seated.live.host.decided:
        raise IllegalMove("a match's record can be had when it is decided", key="error-record-early")
    return seated


def _record(seated: AtMat) -> Record:
    host = seated.live.host
    headers = {"Date": datetime.now(UTC).date().isoformat(), "Place": "Karuta"}
    return records.record_of(host.start, seated.names, tuple(host.moves), headers)


def replay_of(record: Record, text: str) -> wire.Replay:
    """All that a replay shows of a record."""
    last, outcome = None, None
    for turn in records.replay(record):
        last = turn.after
    if last is not None:
        outcome = kyogi.outcome(last)
    rules = records.NOTATION.begin(record).rules
    return wire.Replay(
        names=(record.names[0], record.names[1]),
        rules={option.name: getattr(rules, option.name) for option in OPTIONS},
        card_height=rules.mat_format.card_height,
        frames=tuple(_frame(frame) for frame in records.frames(record)),
        winner=_winner(outcome),
        margin=outcome.margin if outcome else 0,
        record=text,
    )


def _winner(outcome: Outcome | None) -> int | None:
    return outcome.winners[0] if outcome and outcome.winners else None


def _frame(frame: records.Frame) -> wire.Frame:
    return wire.Frame(
        number=frame.number,
        places=dict(frame.mat.places),
        unread=frame.unread,
        counts=frame.counts,
        ruling=frame.ruling,
        strokes=frame.strokes,
        after=frame.after,
    )


def _json(data: msgspec.Struct, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(data), status, media_type="application/json", headers={"cache-control": "no-store"}
    )


def _refused(error: KarutaError) -> Response:
    status = {"error-match-gone": 404, "error-record-early": 409, "error-record-long": 413}.get(error.key, 400)
    return _json(wire.Refused("", error.key, dict(error.facts), str(error)), status)


async def record(request: Request) -> Response:
    """The record as a text file."""
    try:
        seated = _ended(request)
        text = await asyncio.to_thread(lambda: records.write(_record(seated)))
    except KarutaError as error:
        return _refused(error)
    headers = {
        "content-disposition": f'attachment; filename="karuta-{seated.live.id}.txt"',
        "cache-control": "no-store",
    }
    return PlainTextResponse(text, headers=headers)


async def replay(request: Request) -> Response:
    """The match reading by reading."""
    try:
        kept = _record(_ended(request))
        return _json(await asyncio.to_thread(lambda: replay_of(kept, records.write(kept))))
    except KarutaError as error:
        return _refused(error)


async def uploaded(request: Request) -> Response:
    """A record that somebody brings along, checked and cut into readings; a damaged one is refused with its line."""
    try:
        text = await _text(request)
        return _json(await asyncio.to_thread(lambda: replay_of(records.parse(text), text)))
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
