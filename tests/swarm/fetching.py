"""Sound by HTTP over lines that are kept open, as a browser does it."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import suppress
from urllib.parse import urlsplit


class Fetcher:
    """Lines that are open and idle, by address."""

    def __init__(self) -> None:
        self._idle: defaultdict[str, list[tuple[asyncio.StreamReader, asyncio.StreamWriter]]] = defaultdict(list)

    async def get(self, address: str, path: str) -> tuple[int, bytes]:
        """The status and the body; OSError if there is no answer."""
        idle = self._idle[address]
        kept = idle.pop() if idle else None
        if kept is not None:
            # The house may have closed it meanwhile: then once more, on a new one.
            with suppress(OSError, asyncio.IncompleteReadError):
                return await self._ask(address, path, *kept)
        where = urlsplit(address)
        line = await asyncio.open_connection(where.hostname, where.port)
        try:
            return await self._ask(address, path, *line)
        except asyncio.IncompleteReadError as error:
            raise ConnectionResetError(f"{address}{path}: no whole answer") from error

    async def _ask(
        self, address: str, path: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> tuple[int, bytes]:
        where = urlsplit(address)
        done = False
        try:
            asked = f"GET {where.path}{path} HTTP/1.1\r\nHost: {where.netloc}\r\nAccept-Encoding: identity\r\n\r\n"
            writer.write(asked.encode())
            head = await reader.readuntil(b"\r\n\r\n")
            status = int(head.split(b" ", 2)[1])
            length = next(
                (int(line[15:]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")), 0
            )
            body = await reader.readexactly(length)
            done = True
        finally:
            if not done:
                writer.close()
        self._idle[address].append((reader, writer))
        return status, body

    def close(self) -> None:
        """Closes all of them."""
        for idle in self._idle.values():
            for _, writer in idle:
                writer.close()
        self._idle.clear()
