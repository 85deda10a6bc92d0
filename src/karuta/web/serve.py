"""Starts the server of one process on a socket that listens already."""

from __future__ import annotations

import os
import socket
from pathlib import Path

import uvicorn

from karuta.hall.house import House
from karuta.hall.ports import LocalBus, MemoryLog, MonotonicClock
from karuta.recital.voice import VOICES, Voice, voices
from karuta.web.app import create
from karuta.web.limits import MESSAGE_BYTES
from karuta.web.link import LinkProtocol
from karuta.web.logs import configure

PING_S = 1.0
"""Between two pings: each is a trusted round trip."""
SILENT_S = 6.0
"""A line that answers no ping for so long is cut off: shorter than a verse with its window (rules 4.8)."""


def house_of(seed: str | None, voice: str, root: Path) -> House:
    """The house of one process, all in memory. With KARUTA_STILL set its players never touch a card at a mat,
    and do the first thing they may at a table."""
    still = bool(os.environ.get("KARUTA_STILL"))
    reader = Voice.recordings(voice, root)
    return House(MonotonicClock(), MemoryLog(), LocalBus(), reader, seed=seed, still=still, apart=True)


def serve(listening: socket.socket, *, seed: str | None = None, voice: str = "mei") -> None:
    """Serves until the process is told to end. Voices are looked for in KARUTA_VOICES if that is set."""
    configure()
    root = Path(os.environ.get("KARUTA_VOICES") or VOICES)
    app = create(house_of(seed, voice, root), tuple(voices(root)))
    config = uvicorn.Config(
        app,
        ws=LinkProtocol,
        loop="uvloop",
        http="httptools",
        ws_ping_interval=PING_S,
        ws_ping_timeout=SILENT_S,
        ws_per_message_deflate=False,
        ws_max_size=MESSAGE_BYTES,
        lifespan="on",
        access_log=False,
        server_header=False,
        log_config=None,
        timeout_graceful_shutdown=3,
    )
    uvicorn.Server(config).run(sockets=[listening])
