"""Figures of one process for Prometheus, and whether it is well. Nothing in them tells who plays."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from karuta.errors import KarutaError
from karuta.games.gather.events import Awarded
from karuta.games.kyogi.events import Ruled
from karuta.games.readings import Voided
from karuta.hall.events import Notice, Remark, Stepped
from karuta.hall.host import Host
from karuta.hall.house import House
from karuta.hall.ports import LocalBus
from karuta.store import Store
from karuta.web.guard import answer

LAG_S: Final = 0.25
"""How often the event loop is asked whether it is late."""
_MS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000)


class Figures:
    """What is counted in one process; `house` and `store` are asked for the rest when somebody wants to know."""

    def __init__(self, house: House, store: Store | None = None) -> None:
        self.registry = CollectorRegistry()
        self._house = house
        self.sockets = self._gauge("karuta_sockets", "Open sockets.")
        self.heard = self._counter("karuta_messages_received", "Messages of pages.")
        self.told = self._counter("karuta_messages_sent", "Messages to pages.")
        self.lag = self._histogram("karuta_loop_lag_ms", "How late the event loop is.")
        self.ruling = self._histogram("karuta_ruling_ms", "From the end of a take window until its ruling is told.")
        self.commit = self._histogram("karuta_commit_ms", "How long a transaction of the log took.")
        self.entries = self._counter("karuta_entries", "Entries of logs that are on the disk.")
        self.clamps = self._counter("karuta_clamps", "Touches that counted from later.")
        self.voids = self._counter("karuta_voids", "Readings that did not count.")
        self._gauge("karuta_matches", "Matches of this process.").set_function(lambda: len(house))
        if store is not None:
            held = store.leases.held
            self._gauge("karuta_leases", "Matches that this process holds.").set_function(lambda: len(held))
            store.log.told.append(self._wrote)
        if isinstance(house.bus, LocalBus):
            house.bus.overheard.append(self._overheard)

    def _counter(self, name: str, what: str) -> Counter:
        return Counter(name, what, registry=self.registry)

    def _gauge(self, name: str, what: str) -> Gauge:
        return Gauge(name, what, registry=self.registry)

    def _histogram(self, name: str, what: str) -> Histogram:
        return Histogram(name, what, buckets=_MS, registry=self.registry)

    def _wrote(self, seconds: float, entries: int) -> None:
        self.commit.observe(seconds * 1000)
        self.entries.inc(entries)

    def _overheard(self, match: str, notice: Notice) -> None:
        match notice:
            case Remark(key="note-clamped"):
                self.clamps.inc()
            case Stepped(events=events) if events:
                for event in events:
                    if isinstance(event, Ruled | Awarded):
                        self._ruled(match)
                    elif isinstance(event, Voided):
                        self.voids.inc()

    def _ruled(self, match: str) -> None:
        playing = self._house.playing(match)
        if playing is not None and isinstance(host := playing.live.host, Host):
            self.ruling.observe(self._house.clock.now() - host.reciter.closed_ms)

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
    # What comes over a proxy on this machine comes from anywhere.
    if host not in allowed or "x-forwarded-for" in request.headers or "forwarded" in request.headers:
        return PlainTextResponse("", 404)
    figures: Figures = request.app.state.figures
    return Response(figures.text(), media_type=CONTENT_TYPE_LATEST)


async def health(request: Request) -> Response:
    """`/health`: 200 while matches can be played, 503 when they can't; what is well, and what is not."""
    state = request.app.state
    store: Store | None = state.store
    database, leases = True, True
    if store is not None:
        leases = not store.leases.superseded
        try:
            await asyncio.wait_for(store.ping(), 2)
        except (KarutaError, TimeoutError, OSError):
            database = False
    bus = True if state.channels is None else bool(getattr(state.channels, "up", True))
    leaving = state.house.leaving
    told = {"matches": len(state.house), "database": database, "bus": bus, "leases": leases, "leaving": leaving}
    # Without a bus the lobby hears of other processes late; matches go on.
    return answer(told, 200 if database and leases and not leaving else 503)
