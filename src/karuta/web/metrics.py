"""Figures of one process for Prometheus, and whether it is well. Nothing in them tells who plays."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from karuta.errors import KarutaError
from karuta.hall.house import House
from karuta.web.guard import answer

LAG_S: Final = 0.25
"""How often the event loop is asked whether it is late."""
_MS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000)


class Figures:
    """What is counted in one process; `house` is asked for the rest when somebody wants to know."""

    def __init__(self, house: House) -> None:
        self.registry = CollectorRegistry()
        self._house = house
        self.sockets = Gauge("karuta_sockets", "Open sockets.", registry=self.registry)
        self.heard = Counter("karuta_messages_received", "Messages of pages.", registry=self.registry)
        self.told = Counter("karuta_messages_sent", "Messages to pages.", registry=self.registry)
        self.lag = Histogram("karuta_loop_lag_ms", "How late the event loop is.", buckets=_MS, registry=self.registry)
        self.ruling = Histogram(
            "karuta_ruling_ms", "From the end of a take window to its ruling.", buckets=_MS, registry=self.registry
        )
        self.commit = Histogram(
            "karuta_commit_ms", "How long the log took to be on the disk.", buckets=_MS, registry=self.registry
        )
        self.clamps = Counter("karuta_clamps", "Touches that counted from later.", registry=self.registry)
        self.voids = Counter("karuta_voids", "Readings that did not count.", registry=self.registry)
        playing = Gauge("karuta_matches", "Matches of this process.", registry=self.registry)
        playing.set_function(lambda: len(house))

    async def watch(self) -> None:
        """Looks how late the event loop is, until cancelled."""
        while True:
            since = perf_counter()
            await asyncio.sleep(LAG_S)
            self.lag.observe(max(0.0, (perf_counter() - since - LAG_S) * 1000))

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)


async def metrics(request: Request) -> Response:
    """`/metrics`: for this machine and those that are allowed to see it."""
    allowed: frozenset[str] = request.app.state.allowed
    host = request.client.host if request.client else ""
    if host not in allowed:
        return PlainTextResponse("", 404)
    figures: Figures = request.app.state.figures
    return Response(figures.text(), media_type=CONTENT_TYPE_LATEST)


async def health(request: Request) -> Response:
    """`/health`: 200 while matches can be played, 503 when they can't; what is well, and what is not."""
    state = request.app.state
    store = True
    if state.store is not None:
        try:
            await asyncio.wait_for(state.store.ping(), 2)
        except (KarutaError, TimeoutError, OSError):
            store = False
    bus = True if state.channels is None else bool(getattr(state.channels, "up", True))
    well = store and not state.house.leaving
    told = {"matches": len(state.house), "store": store, "bus": bus, "leaving": state.house.leaving}
    return answer(told, 200 if well else 503)
