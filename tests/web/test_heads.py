"""A real server: heads of requests are short and come soon."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from karuta.web.heads import HEAD_BYTES, HeadProtocol
from web.listening import listening

pytestmark = pytest.mark.anyio
ASK = b"GET / HTTP/1.1\r\nHost: karuta.test\r\n"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def _said(request: Request) -> PlainTextResponse:
    return PlainTextResponse(f"{len(await request.body())} bytes")


class Hasty(HeadProtocol):
    """So that a test need not wait for long."""

    head_s = 0.3


@asynccontextmanager
async def _served(http: type[HeadProtocol]) -> AsyncIterator[int]:
    app = Starlette(routes=[Route("/", _said, methods=["GET", "POST"])])
    async with listening(uvicorn.Config(app, http=http, lifespan="off", log_config=None, access_log=False)) as port:
        yield port


@asynccontextmanager
async def _line(port: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield reader, writer
    finally:
        writer.close()


async def test_what_is_asked_in_pieces_is_answered_on_one_line() -> None:
    async with _served(HeadProtocol) as port, _line(port) as (reader, writer):
        for body in (b"", b"x" * 3, b"x" * 2 * HEAD_BYTES):
            asked = ASK.replace(b"GET", b"POST") + b"Content-Length: %d\r\n\r\n" % len(body) + body
            for piece in (asked[:7], asked[7:40], asked[40:]):
                writer.write(piece)
                await writer.drain()
                await asyncio.sleep(0)
            answer = await reader.readuntil(b"bytes")
            assert answer.startswith(b"HTTP/1.1 200")
            assert b"%d bytes" % len(body) in answer


async def test_a_head_that_does_not_end_is_cut_off() -> None:
    async with _served(HeadProtocol) as port, _line(port) as (reader, writer):
        sent = 0
        try:
            while not reader.at_eof() and sent < 40 * HEAD_BYTES:
                writer.write(ASK if not sent else b"X-More: " + b"y" * 1000 + b"\r\n")
                sent += 1000
                await writer.drain()
                await asyncio.sleep(0)
            assert await reader.read() == b""
        except ConnectionError:
            pass
        assert sent < 40 * HEAD_BYTES


@pytest.mark.parametrize("begun", [b"", b"GE", ASK, ASK + b"\r\n" + ASK, ASK + b"\r\n\r\n\r\n"])
async def test_a_head_that_does_not_come_is_not_waited_for(begun: bytes) -> None:
    async with _served(Hasty) as port, _line(port) as (reader, writer):
        writer.write(begun[: begun.find(b"\r\n\r\n") + 4] if b"\r\n\r\n" in begun else begun)
        if b"\r\n\r\n" in begun:
            assert b"0 bytes" in await reader.readuntil(b"bytes")
            writer.write(begun[begun.find(b"\r\n\r\n") + 4 :])
        with suppress(ConnectionError):
            assert await reader.read() == b""


async def test_a_body_may_take_longer_than_a_head() -> None:
    async with _served(Hasty) as port, _line(port) as (reader, writer):
        writer.write(ASK.replace(b"GET", b"POST") + b"Content-Length: 2\r\n\r\nx")
        await asyncio.sleep(2 * Hasty.head_s)
        writer.write(b"y")
        assert b"2 bytes" in await reader.readuntil(b"bytes")
