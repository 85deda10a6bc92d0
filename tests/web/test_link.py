"""Round trips measured on a real server behind a relay that delays."""

from __future__ import annotations

import asyncio
import socket as sockets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect

from karuta.web.link import EXTENSION, Link, LinkProtocol

pytestmark = pytest.mark.anyio
DELAY_S = 0.05


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Ear:
    """An endpoint that keeps the link of its connection and the stamps of what came in."""

    def __init__(self) -> None:
        self.link: Link | None = None
        self.stamps: list[float] = []

    async def endpoint(self, socket: WebSocket) -> None:
        await socket.accept()
        self.link = socket.scope["extensions"][EXTENSION]
        while (await socket.receive())["type"] == "websocket.receive":
            self.stamps.append(self.link.arrived)


@asynccontextmanager
async def _served(ear: Ear) -> AsyncIterator[int]:
    app = Starlette(routes=[WebSocketRoute("/ws", ear.endpoint)])
    listening = sockets.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(app, ws=LinkProtocol, ws_ping_interval=0.1, ws_per_message_deflate=False, log_config=None)
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    yield listening.getsockname()[1]
    server.should_exit = True
    await task


@asynccontextmanager
async def _relayed(port: int) -> AsyncIterator[int]:
    """A relay that holds everything back for DELAY_S in either direction."""
    tasks: set[asyncio.Task[None]] = set()

    async def pump(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        while data := await source.read(65536):
            loop.call_later(DELAY_S, sink.write, data)
        await asyncio.sleep(2 * DELAY_S)
        sink.close()

    async def joined(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port)
        for pair in ((reader, back), (there, writer)):
            task = asyncio.create_task(pump(*pair))
            tasks.add(task)

    relay = await asyncio.start_server(joined, "127.0.0.1", 0)
    yield relay.sockets[0].getsockname()[1]
    relay.close()
    await asyncio.gather(*tasks, return_exceptions=True)
    await relay.wait_closed()


async def test_the_round_trip_of_a_slow_line_is_known_and_messages_are_stamped_on_arrival() -> None:
    ear = Ear()
    async with _served(ear) as port, _relayed(port) as slow:
        async with connect(f"ws://127.0.0.1:{slow}/ws") as page:
            sent = []
            for _ in range(4):
                sent.append(monotonic())
                await page.send("x")
                await asyncio.sleep(0.12)
        await asyncio.sleep(0.05)
    assert ear.link is not None
    assert ear.link.round_trip_ms is not None
    # Never less than the relay's two delays: a page can't pretend to be nearer, and this one is not farther.
    assert ear.link.round_trip_ms >= 2000 * DELAY_S - 1
    assert len(ear.stamps) == 4
    assert all(stamp - at >= DELAY_S - 0.001 for at, stamp in zip(sent, ear.stamps, strict=True))


async def test_a_line_that_was_not_measured_has_no_round_trip() -> None:
    assert Link(0.0).round_trip_ms is None
