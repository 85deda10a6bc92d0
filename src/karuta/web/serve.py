"""Starts the server of one process on a socket that listens already, and ends it without breaking anything off."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

import structlog
import uvicorn
import uvloop

from karuta.bus.local import LocalChannels
from karuta.errors import KarutaError
from karuta.hall.events import Remark
from karuta.hall.house import MOST_MATCHES, House
from karuta.hall.ports import Channels, LocalBus, MonotonicClock
from karuta.recital.voice import VOICES, Voice, voices
from karuta.store import Store
from karuta.web.app import LOOPBACK, create
from karuta.web.heads import HeadProtocol
from karuta.web.limits import MESSAGE_BYTES
from karuta.web.link import LinkProtocol
from karuta.web.logs import configure
from karuta.web.pages import STATIC

PING_S = 1.0
"""Between two pings: each is a trusted round trip."""
SILENT_S = 6.0
"""A line that answers no ping for so long is cut off: shorter than a verse with its window (rules 4.8)."""
KEPT_S = 30
"""How long an idle HTTP connection is kept: longer than a reading, so that a far page gets its sound a round trip
sooner."""
GRACE_MS = 12_000.0
"""How long open readings may go on when the process is told to end."""
FAREWELL_S = 0.5
TIDY_S = 300.0
"""Between two looks through the whole memory."""
_log = structlog.get_logger("karuta.web")


@dataclass(frozen=True)
class Terms:
    """How a house is run. `database` and `bus` are URLs ("": SQLite in `data`, and no other process); `node` names this
    process for good, `base` is where pages reach it when they have to come to it ("": where they are), `others` are the
    bases of all processes of the house. `proxies`: whose word about addresses and TLS is believed; `allowed`: who may
    see /metrics."""

    data: Path
    database: str = ""
    bus: str = ""
    node: str = "n1"
    base: str = ""
    others: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    allowed: tuple[str, ...] = LOOPBACK
    most: int = MOST_MATCHES
    seed: str | None = None
    voice: str = "mei"

    @property
    def url(self) -> str:
        """The address of the database."""
        return self.database or f"sqlite:///{(self.data / 'house.db').absolute()}"


def data_folder() -> Path:
    """Where this person's house is kept: KARUTA_DATA, or what the system has for such things."""
    if given := os.environ.get("KARUTA_DATA"):
        return Path(given)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "karuta"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "karuta"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "karuta"


class Server(uvicorn.Server):
    """A server that, told to end, says so, lets readings that are open be ruled, gives its matches up and ends then.
    Told twice it ends at once."""

    house: House | None = None
    _farewell: asyncio.Task[None] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.house is None or self._farewell is not None or self.should_exit:
            super().handle_exit(sig, frame)
            return
        self._captured_signals.append(sig)
        loop = asyncio.get_running_loop()
        self._farewell = loop.create_task(self._leave(self.house), name="farewell")

    async def _leave(self, house: House) -> None:
        for playing in house.every():
            house.bus.publish(playing.live.id, Remark("note-house-leaving", {}))
        try:
            await house.close(GRACE_MS)
        except Exception:
            _log.exception("not all matches were given up")
        # Pages are told where their matches go on before their lines are closed.
        await asyncio.sleep(FAREWELL_S)
        self.should_exit = True


def serve(listening: socket.socket, terms: Terms, opened: Callable[[], None] = lambda: None) -> None:
    """Serves until the process is told to end; calls `opened` once the database is open, before anybody is answered.
    Voices are looked for in KARUTA_VOICES and the built page in KARUTA_STATIC if they are set; with KARUTA_STILL set
    the house's players never touch a card at a mat, and do the first thing they may at a table. `KarutaError` if the
    database can't be opened, or there can be no bus."""
    configure()
    _many_files()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_serve(listening, terms, opened))


def _many_files() -> None:
    """Each socket is a file: as many as the system lets this process have."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  only there

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def _serve(listening: socket.socket, terms: Terms, opened: Callable[[], None]) -> None:
    store = await Store.open(terms.url, terms.node, terms.base)
    try:
        channels = await _channels(terms.bus)
        opened()
        root = Path(os.environ.get("KARUTA_VOICES") or VOICES)
        house = House(
            MonotonicClock(),
            store.log,
            LocalBus(),
            Voice.recordings(terms.voice, root),
            most=terms.most,
            seed=terms.seed,
            still=bool(os.environ.get("KARUTA_STILL")),
            apart=True,
            leases=store.leases,
            secret=store.secret,
        )
        app = create(
            house,
            tuple(voices(root)),
            Path(os.environ.get("KARUTA_STATIC") or STATIC),
            recordings=root,
            store=store,
            channels=channels,
            bases=terms.others,
            allowed=terms.allowed,
        )
    except BaseException:
        await store.close()
        raise
    server = Server(_config(app, terms.proxies))
    server.house = house
    tidying = asyncio.create_task(_tidy(), name="tidying")
    await server.serve(sockets=[listening])
    tidying.cancel()


async def _tidy() -> None:
    """Python stops all else while it looks through the whole memory for what nobody needs: a tenth of a second with
    hundreds of matches, and it would do so every few seconds. What is there from the start is never looked at again,
    and the rest now and then."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 20, 1_000_000)
    while True:
        await asyncio.sleep(TIDY_S)
        gc.collect()


async def _channels(url: str) -> Channels:
    if not url:
        return LocalChannels()
    try:
        from karuta.bus.redis import RedisChannels  # noqa: PLC0415  its package is not installed everywhere
    except ModuleNotFoundError as error:
        raise KarutaError(
            "Redis needs a package that is not installed: pip install 'karuta[redis]'", key="error-bus-driver"
        ) from error

    channels = RedisChannels(url)
    await channels.start()
    return channels


def _config(app: object, proxies: Sequence[str]) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        ws=LinkProtocol,
        loop="none",
        http=HeadProtocol,
        ws_ping_interval=PING_S,
        ws_ping_timeout=SILENT_S,
        ws_per_message_deflate=False,
        ws_max_size=MESSAGE_BYTES,
        lifespan="on",
        access_log=False,
        server_header=False,
        log_config=None,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies) or None,
        timeout_keep_alive=KEPT_S,
        timeout_graceful_shutdown=3,
    )
