"""The WebSocket of a page: one task does nothing but receive, another does nothing but send.

A round trip can only be trusted while the receiving side never waits: uvicorn stops reading from the line while a
message lies unreceived, and the time until then would count as the line's.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Any

import msgspec
import structlog
from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from karuta import protocol as wire
from karuta.errors import BadInput, KarutaError
from karuta.web.guard import own_origin
from karuta.web.limits import MESSAGE_BYTES, source
from karuta.web.link import EXTENSION, Link
from karuta.web.metrics import Figures
from karuta.web.session import Desk, Session
from karuta.web.visitors import visitor

OUTBOX = 1000
"""Messages that may wait for a slow page; beyond, it is cut off and may come back."""
POLICY_VIOLATION, REPLACED = 1008, 4001
FAREWELL_S = 2.0

_decoder = msgspec.json.Decoder(wire.ClientMessage)
_encoder = msgspec.json.Encoder()
_log = structlog.get_logger("karuta.web")


async def endpoint(socket: WebSocket) -> None:
    """`/ws`: a page's conversation from hello to the end of the connection."""
    if not own_origin(socket):
        await socket.close(POLICY_VIOLATION)
        return
    await socket.accept()
    desk: Desk = socket.app.state.desk
    outbox: asyncio.Queue[Struct | None] = asyncio.Queue(OUTBOX)

    def send(message: Struct) -> None:
        try:
            outbox.put_nowait(message)
        except asyncio.QueueFull:
            # A page that takes nothing any more: the receiving side ends when the sending one closes the line.
            while not outbox.empty():
                outbox.get_nowait()
            outbox.put_nowait(None)

    address = source(socket.client.host) if socket.client else ""
    session = Session(desk, send, address, visitor(socket))
    figures: Figures = socket.app.state.figures
    figures.sockets.inc()
    sender = asyncio.create_task(_send(socket, outbox, session, figures))
    try:
        if await _receive(socket, session, desk, figures):
            with suppress(asyncio.QueueFull):
                outbox.put_nowait(None)
            await asyncio.wait({sender}, timeout=FAREWELL_S)
    finally:
        figures.sockets.dec()
        await session.close(desk.house.clock.now())
        sender.cancel()
        with suppress(asyncio.CancelledError):
            await sender


async def _send(socket: WebSocket, outbox: asyncio.Queue[Struct | None], session: Session, figures: Figures) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        while (message := await outbox.get()) is not None:
            figures.told.inc()
            await socket.send_text(_encoder.encode(message).decode())
            if session.replaced and outbox.empty():
                await socket.close(REPLACED)
                return
        await socket.close(POLICY_VIOLATION)


async def _receive(socket: WebSocket, session: Session, desk: Desk, figures: Figures) -> bool:
    """Takes in messages until the line ends (False), or until the page has sent too much and is told so (True)."""
    link: Link | None = socket.scope.get("extensions", {}).get(EXTENSION)
    bucket = desk.flow()
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return False
        figures.heard.inc()
        stamp = link.arrived if link else monotonic()
        if not bucket.take(stamp):
            session.refuse(KarutaError("too many messages: the connection ends", key="error-too-many"))
            return True
        message = _decoded(event, session)
        if message is not None:
            session.receive(message, stamp * 1000, link.round_trip_ms if link else None)


def _decoded(event: Any, session: Session) -> wire.ClientMessage | None:
    try:
        return understood(event.get("text") or event.get("bytes") or "")
    except BadInput as error:
        session.refuse(error)
        return None


def understood(data: str | bytes) -> wire.ClientMessage:
    """The message of a page; `BadInput` for what is none, or too long."""
    if len(data) > MESSAGE_BYTES:
        raise BadInput(f"{len(data)} bytes: a message has {MESSAGE_BYTES} at most", key="error-message")
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadInput(f"{data[:80]!r}: {error}", key="error-message") from error
