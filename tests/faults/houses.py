"""A house of one process or several, as it is run in earnest, and what can happen to its processes."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import services

OPENS_S = 60.0
STOPPED = ('"event": "match stopped"', '"event": "match can\'t be read"')
CACHE = Path(tempfile.gettempdir()) / "karuta-faults-pycache"
"""A process that starts anew finds its code compiled, as an installed one does."""


@dataclass
class Node:
    """One process of a house."""

    name: str
    port: int
    arguments: Sequence[str]
    home: Path
    environment: Mapping[str, str] = field(default_factory=dict)
    process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """Where it is reached."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def alive(self) -> bool:
        """Whether it runs."""
        return self.process is not None and self.process.poll() is None

    def start(self) -> None:
        """Starts it, without waiting for it."""
        command = [
            sys.executable, "-m", "karuta", "serve", "--port", str(self.port), "--node", self.name, *self.arguments,
        ]  # fmt: skip
        told = os.environ | {"KARUTA_LOG": "info", "PYTHONPYCACHEPREFIX": str(CACHE), "PYTHONDONTWRITEBYTECODE": ""}
        with (self.home / f"{self.name}.log").open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=told | dict(self.environment)
            )

    def opened(self) -> None:
        """Waits until its database is open: its first line."""
        assert self.process is not None
        assert self.process.stdout is not None
        if not self.process.stdout.readline():
            raise RuntimeError(f"{self.name} did not start: {self.log[-2000:]}")

    def send(self, how: signal.Signals) -> None:
        """Sends it a signal."""
        assert self.process is not None
        self.process.send_signal(how)

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        """Ends it, and waits for that."""
        if self.process is None:
            return
        if self.process.poll() is None:
            self.process.send_signal(how)
            if how == signal.SIGKILL:
                # One that stands still would never notice anything milder.
                self.process.send_signal(signal.SIGCONT)
        self.process.wait(30)
        if self.process.stdout is not None:
            self.process.stdout.close()

    @property
    def log(self) -> str:
        """What it has logged so far."""
        return (self.home / f"{self.name}.log").read_text()


@dataclass
class House:
    """All its processes, and the URL of what they keep."""

    nodes: list[Node]
    url: str
    home: Path
    postgresql: services.Service | None = None
    redis: services.Service | None = None
    clock: Path | None = None
    """Where the wall clock of what counts is told how wrong it goes."""
    _turn: int = 0

    def reach(self, base: str) -> str:
        """Where a page gets to by that base: none is any process that runs, as behind a proxy."""
        if base:
            return base
        running = [node for node in self.nodes if node.alive] or self.nodes
        self._turn += 1
        return running[self._turn % len(running)].address

    def at(self, base: str) -> Node:
        """The process with that address."""
        return next((node for node in self.nodes if node.address == base), self.nodes[0])

    def start(self) -> None:
        """Starts all of them."""
        for node in self.nodes:
            node.start()
        for node in self.nodes:
            node.opened()

    def stopped(self) -> list[str]:
        """What its processes say of matches that they can't go on with, which nothing that happens to a house may
        bring about."""
        return [line for node in self.nodes for line in node.log.splitlines() if any(what in line for what in STOPPED)]

    def end(self) -> None:
        """Ends all of them."""
        for node in self.nodes:
            node.end()


@contextmanager
def small(*, environment: Mapping[str, str] | None = None, home: Path | None = None) -> Iterator[House]:
    """A house of one process with SQLite."""
    with ExitStack() as stack:
        own = home or Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="karuta-small-")))
        node = Node("n1", services.free_port(), ["--data", str(own)], own, environment or {})
        house = House([node], f"sqlite:///{own / 'house.db'}", own)
        if told := node.environment.get("FAKETIME_TIMESTAMP_FILE"):
            house.clock = Path(told)
        stack.callback(house.end)
        house.start()
        yield house


@contextmanager
def large(processes: int, postgresql: services.Service, redis: services.Service, database: str) -> Iterator[House]:
    """A house of several processes over PostgreSQL and Redis."""
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="karuta-large-")))
        url = services.database(postgresql, database)
        ports = [services.free_port() for _ in range(processes)]
        others = [part for port in ports for part in ("--other", f"http://127.0.0.1:{port}")]
        nodes = [
            Node(
                f"n{at}",
                port,
                ["--database", url, "--bus", redis.url, "--base", f"http://127.0.0.1:{port}", *others],
                home,
            )
            for at, port in enumerate(ports, 1)
        ]
        house = House(nodes, url, home, postgresql, redis)
        stack.callback(house.end)
        house.start()
        yield house


async def restarted(node: Node) -> None:
    """Starts a process that has ended; returns once its database is open."""
    node.start()
    await asyncio.to_thread(node.opened)
