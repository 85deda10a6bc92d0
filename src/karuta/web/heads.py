"""HTTP whose heads are short and come soon: who sends a line of one now and then, or never ends it, is cut off."""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_BYTES: Final = 32_768
"""The address and all headers of a request; up to what comes with one reading of the line more."""
HEAD_S: Final = 10.0
"""How long they may take to come in."""


class HeadProtocol(HttpToolsProtocol):
    """uvicorn's own with these two limits: its parser takes heads of any length, and waits for them for ever."""

    head_s = HEAD_S
    _late: asyncio.TimerHandle | None = None
    _bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        self._whole()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._late is None and (self.cycle is None or self.cycle.response_complete):
            # Whatever comes after an answer is the next head: it ends the wait for one, but not for its end.
            self._begin()
        self._bytes += len(data)
        super().data_received(data)
        if self._late is not None and self._bytes > HEAD_BYTES:
            self._cut()

    def on_headers_complete(self) -> None:
        self._whole()
        super().on_headers_complete()

    def _begin(self) -> None:
        self._bytes = 0
        self._late = self.loop.call_later(self.head_s, self._cut)

    def _whole(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _cut(self) -> None:
        self._whole()
        if not self.transport.is_closing():
            self.transport.close()
