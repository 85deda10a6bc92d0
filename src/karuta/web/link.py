"""A WebSocket whose round trip can be trusted: measured by the protocol's own pings, which no page script can forge."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from time import monotonic

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

EXTENSION = "karuta.link"
"""Under this name the ASGI scope's extensions hold the `Link`; a test client has none."""


@dataclass(slots=True)
class Link:
    """The line of one connection. `arrived` is when the data with the message just received came (s, monotonic)."""

    arrived: float
    round_trips: deque[float] = field(default_factory=lambda: deque(maxlen=16))
    """The latest, in s."""

    @property
    def round_trip_ms(self) -> float | None:
        """The least of the recent round trips; None before the first."""
        return min(self.round_trips) * 1000 if self.round_trips else None


class LinkProtocol(WebSocketsSansIOProtocol):
    """uvicorn's sans-IO WebSocket that stamps what arrives and times its pings.

    The stamps are of `time.monotonic`: uvloop's own clock counts whole ms and stands still within a turn of the loop.
    """

    link: Link | None = None
    pinged: float = 0.0

    def data_received(self, data: bytes) -> None:
        if self.link:
            self.link.arrived = monotonic()
        super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        self.link = Link(monotonic())
        super().handle_connect(event)
        # The application's task starts only after this returns, so it finds the link in its scope.
        if self.handshake_initiated and not self.close_sent:
            self.scope["extensions"][EXTENSION] = self.link  # type: ignore[assignment]

    def start_keepalive(self) -> None:
        if self.ping_interval:
            # The first ping at once: the first reading may come before an interval has passed.
            self.send_keepalive_ping()

    def send_keepalive_ping(self) -> None:
        self.pinged = monotonic()
        super().send_keepalive_ping()

    def handle_pong(self, event: Frame) -> None:
        asked = self.pending_ping_payload
        super().handle_pong(event)
        if self.link and asked and not self.pending_ping_payload:
            self.link.round_trips.append(self.link.arrived - self.pinged)
