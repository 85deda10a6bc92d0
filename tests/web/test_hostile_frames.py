"""A real server and raw frames: what is no WebSocket, or a broken one, ends its own line and no other."""

from __future__ import annotations

import asyncio
import base64
import json
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from karuta.web.app import create
from karuta.web.limits import MESSAGE_BYTES
from karuta.web.serve import _config
from web.guest import built, house_at
from web.listening import listening

pytestmark = pytest.mark.anyio
TEXT, BINARY, CLOSE, PING, CONTINUED = 1, 2, 8, 9, 0
SYNC = b'{"type":"sync","page_ms":1}'


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def port(tmp_path: Path) -> AsyncIterator[int]:
    async with listening(_config(create(house_at(tmp_path), ("bell",), built(tmp_path)), ())) as port:
        yield port


@asynccontextmanager
async def _line(port: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    key = base64.b64encode(bytes(16)).decode()
    asked = (
        f"GET /ws HTTP/1.1\r\nHost: karuta.test\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    writer.write(asked.encode())
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
    try:
        yield reader, writer
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


def _frame(kind: int, body: bytes, *, end: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    length = len(body)
    short = length if length < 126 else 126 if length < 65_536 else 127
    more = b"" if short < 126 else struct.pack("!H" if short == 126 else "!Q", length)
    return (
        bytes([(0x80 if end else 0) | reserved | kind, (0x80 if masked else 0) | short])
        + more
        + (bytes(4) if masked else b"")
        + body
    )


async def _next(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    first, second = await reader.readexactly(2)
    length = second & 0x7F
    if length == 126:
        (length,) = struct.unpack("!H", await reader.readexactly(2))
    return first & 0x0F, await reader.readexactly(length)


async def _until(reader: asyncio.StreamReader, kind: int) -> bytes:
    """The body of the next frame of a kind."""
    while True:
        found, body = await _next(reader)
        if found == kind:
            return body


BROKEN = {
    "too long": _frame(TEXT, b"x" * (MESSAGE_BYTES + 1)),
    "too long in pieces": b"".join(_frame(TEXT if at == 0 else CONTINUED, b"x" * 30_000, end=False) for at in range(4)),
    "a length that nothing has": bytes([0x81, 0xFF]) + struct.pack("!Q", 2**62) + bytes(4),
    "no mask": _frame(TEXT, SYNC, masked=False),
    "reserved bits": _frame(TEXT, SYNC, reserved=0x40),
    "an unknown kind": _frame(0x0B, b""),
    "no text": _frame(TEXT, b"\xff\xfe\xfd"),
    "a piece of nothing": _frame(CONTINUED, SYNC),
    "a ping that is too long": _frame(PING, b"x" * 126),
    "a ping in pieces": _frame(PING, b"x", end=False),
    "a close that says too little": _frame(CLOSE, b"\x03"),
    "a close with no such code": _frame(CLOSE, b"\x00\x01"),
    "HTTP": b"GET / HTTP/1.1\r\nHost: karuta.test\r\n\r\n" * 20,
    "zeros": bytes(5000),
}


async def test_what_is_broken_ends_its_own_line(port: int) -> None:
    async with _line(port) as (calm, writer):
        for what, sent in BROKEN.items():
            async with _line(port) as (reader, hostile):
                with suppress(ConnectionError, asyncio.IncompleteReadError):
                    hostile.write(sent)
                    await hostile.drain()
                    await asyncio.wait_for(_until(reader, CLOSE), 10)
                    assert await asyncio.wait_for(reader.read(), 10) == b"", what
            writer.write(_frame(TEXT, SYNC))
            assert json.loads(await _until(calm, TEXT))["type"] == "synced", what


async def test_a_message_may_come_in_pieces_and_as_bytes(port: int) -> None:
    async with _line(port) as (reader, writer):
        writer.write(_frame(TEXT, SYNC[:9], end=False) + _frame(PING, b"?") + _frame(CONTINUED, SYNC[9:]))
        assert json.loads(await _until(reader, TEXT))["type"] == "synced"
        writer.write(_frame(BINARY, SYNC))
        assert json.loads(await _until(reader, TEXT))["type"] == "synced"


async def test_pongs_that_nobody_asked_for_measure_nothing(port: int) -> None:
    async with _line(port) as (reader, writer):
        writer.write(b"".join(_frame(0x0A, body) for body in (b"", b"x" * 100, b"\x00" * 4)))
        writer.write(_frame(TEXT, SYNC))
        assert json.loads(await _until(reader, TEXT))["type"] == "synced"
