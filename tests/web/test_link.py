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
    """An endpoint that keeps the link of its connection and the stamps of what came in; it takes `slow_s` over each."""

    def __init__(self, slow_s: float = 0.0) -> None:
        self.link: Link | None = None
        self.stamps: list[float] = []
        self.code: int | None = None
        self.slow_s = slow_s

    async def endpoint(self, socket: WebSocket) -> None:
        await socket.accept()
        self.link = socket.scope["extensions"][EXTENSION]
        while (event := await socket.receive())["type"] == "websocket.receive":
            self.stamps.append(self.link.arrived)
            if self.slow_s:
                await asyncio.sleep(self.slow_s)
        self.code = event["code"]

    async def measured(self) -> float:
        """The trusted round trip in ms once it is known."""
        while self.link is None or not self.link.round_trips:
            await asyncio.sleep(0.01)
        assert self.link.round_trip_ms is not None
        return self.link.round_trip_ms


@asynccontextmanager
async def _served(ear: Ear, *, every_s: float = 0.1, timeout_s: float = 20.0) -> AsyncIterator[int]:
    app = Starlette(routes=[WebSocketRoute("/ws", ear.endpoint)])
    listening = sockets.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        app,
        ws=LinkProtocol,
        ws_ping_interval=every_s,
        ws_ping_timeout=timeout_s,
        ws_per_message_deflate=False,
        log_config=None,
    )
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


async def test_the_first_round_trip_is_known_long_before_an_interval_has_passed() -> None:
    ear = Ear()
    async with _served(ear, every_s=600) as port, connect(f"ws://127.0.0.1:{port}/ws"):
        assert await ear.measured() > 0


async def test_answers_to_no_question_measure_nothing() -> None:
    """A script can't send them at all; a program of its own can, but does not know what the next ping will say."""
    ear = Ear()
    async with _served(ear, every_s=600) as port, _relayed(port) as slow, connect(f"ws://127.0.0.1:{slow}/ws") as page:
        await ear.measured()
        for number in range(300):
            await page.pong(number.to_bytes(4, "big"))
        await page.pong(b"")
        await page.send("the last")
        while not ear.stamps:
            await asyncio.sleep(0.01)
        assert ear.link is not None
        assert len(ear.link.round_trips) == 1


async def test_a_flood_makes_the_line_no_longer_where_all_is_taken_in_at_once() -> None:
    """uvicorn reads no further while a message waits for the application: one that is slow can be made to seem far
    away, and then late claims would be believed. So the task that receives does nothing else."""
    found = {}
    for slow_s in (0.0, 0.4):
        ear = Ear(slow_s)
        async with _served(ear) as port, connect(f"ws://127.0.0.1:{port}/ws") as page:
            await ear.measured()
            assert ear.link is not None
            ear.link.round_trips.clear()
            # Handed to the kernel at once, and taken in or not, before the next ping goes out.
            for _ in range(4):
                await page.send("x" * 2000)
            await ear.measured()
            found[slow_s] = 1000 * ear.link.round_trips[0]
            ear.slow_s = 0.0
    assert found[0.0] < found[0.4]
    assert found[0.4] > 200


async def test_of_many_round_trips_the_least_counts_so_a_few_that_were_held_up_change_nothing() -> None:
    link = Link(0.0)
    link.round_trips.extend([0.3, 0.08, 0.9])
    assert link.round_trip_ms == 80
    link.round_trips.extend([0.5] * 13)
    assert link.round_trip_ms == 80
    link.round_trips.extend([0.5] * 2)
    assert link.round_trip_ms == 500


async def test_a_line_on_which_no_ping_is_answered_is_cut() -> None:
    ear = Ear()
    async with _served(ear, timeout_s=0.2) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(
            b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        assert b"101" in await reader.readline()
        await reader.read()
        writer.close()
    assert ear.code is not None
    assert ear.link is not None
    assert ear.link.round_trip_ms is None


async def test_a_line_that_was_not_measured_has_no_round_trip() -> None:
    assert Link(0.0).round_trip_ms is None
