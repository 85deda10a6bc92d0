"""The faults. Each strikes a house while people play, says from when play has to go on, and is over afterwards."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import (
    AbstractAsyncContextManager,
    AbstractContextManager,
    asynccontextmanager,
    contextmanager,
    suppress,
)
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

import services
from faults.houses import House, Node, large, restarted, small
from faults.play import Game, sound
from swarm.pairs import guest, meet

LEASE_S = 4.0
FAKETIME = Path("/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1")
_numbers = count(1)


@dataclass(frozen=True)
class Struck:
    """From when play has to go on (monotonic s), at matches hosted by `node` (None: at all); `again`: pages have to sit
    down anew for it."""

    since: float
    node: Node | None = None
    again: bool = True


Strike = Callable[[House, Game, Random], AbstractAsyncContextManager[Struck]]


@dataclass(frozen=True)
class Fault:
    """A kind of fault. `within_s`: how soon play has to go on; None: nothing is asked of that. `crooked`: the first
    page's line can be cut; `rude`: pages say everything several times and in any order."""

    house: Callable[[], AbstractContextManager[House]]
    strike: Strike
    within_s: float | None = None
    crooked: bool = False
    rude: bool = False


# ---------------------------------------------------------------- houses


@contextmanager
def _large(processes: int) -> Iterator[House]:
    with (
        services.postgresql() as postgresql,
        services.redis() as redis,
        large(processes, postgresql, redis, f"faults{next(_numbers)}") as house,
    ):
        yield house


@contextmanager
def _narrow() -> Iterator[House]:
    """Its disk is so small that it can be filled; PermissionError for who may mount none."""
    with tempfile.TemporaryDirectory(prefix="karuta-disk-") as home:
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", home], check=False)
        if mounted.returncode:
            raise PermissionError("a small disk can be mounted by root only")
        try:
            with small(home=Path(home)) as house:
                yield house
        finally:
            subprocess.run(["umount", "-l", home], check=True)


@contextmanager
def _timeless() -> Iterator[Mapping[str, str]]:
    """What makes the wall clock of a process go wrong; the monotonic one goes on."""
    with tempfile.NamedTemporaryFile("w", prefix="karuta-clock-", delete=False) as told:
        told.write("+0")
    os.chmod(told.name, 0o644)
    try:
        yield {
            "LD_PRELOAD": str(FAKETIME),
            "FAKETIME_TIMESTAMP_FILE": told.name,
            "FAKETIME_CACHE_DURATION": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }
    finally:
        os.unlink(told.name)


@contextmanager
def _small_timeless() -> Iterator[House]:
    with _timeless() as told, small(environment=told) as house:
        yield house


@contextmanager
def _large_timeless() -> Iterator[House]:
    """It is the database's clock that goes wrong: leases go by that."""
    with _timeless() as told:
        before = {name: os.environ.get(name) for name in told}
        os.environ.update(told)
        try:
            running = services.postgresql()
            postgresql = running.__enter__()
        finally:
            for name, value in before.items():
                os.environ.pop(name)
                if value is not None:
                    os.environ[name] = value
        try:
            with services.redis() as redis, large(2, postgresql, redis, "faults") as house:
                house.clock = Path(told["FAKETIME_TIMESTAMP_FILE"])
                yield house
        finally:
            running.__exit__(None, None, None)


# ---------------------------------------------------------------- faults


@asynccontextmanager
async def _killed_and_restarted(house: House, game: Game, chance: Random) -> AsyncIterator[Struck]:
    """The only process dies, and is started anew."""
    node = game.owner
    node.end(signal.SIGKILL)
    since = monotonic()
    await restarted(node)
    yield Struck(since, node)


@asynccontextmanager
async def _ended(house: House, game: Game, chance: Random, how: signal.Signals) -> AsyncIterator[Struck]:
    """The process that hosts the match ends; another one goes on."""
    node = game.owner
    since = monotonic()
    await asyncio.to_thread(node.end, how)
    try:
        yield Struck(since, node)
    finally:
        await restarted(node)


@asynccontextmanager
async def _stopped(house: House, game: Game, chance: Random) -> AsyncIterator[Struck]:
    """The process stands still until another has its matches, and then goes on as if nothing had been."""
    node = game.owner
    node.send(signal.SIGSTOP)
    await asyncio.sleep(LEASE_S + chance.uniform(1.5, 4.0))
    node.send(signal.SIGCONT)
    yield Struck(monotonic(), node)


@asynccontextmanager
async def _database(house: House, game: Game, chance: Random) -> AsyncIterator[Struck]:
    """PostgreSQL is told to end, or crashes, and is started anew."""
    service = house.postgresql
    assert service is not None
    await asyncio.to_thread(service.stop, chance.choice((signal.SIGINT, signal.SIGQUIT)))
    await asyncio.sleep(chance.uniform(0.0, 5.0))
    await asyncio.to_thread(service.start)
    yield Struck(monotonic(), again=False)


@asynccontextmanager
async def _bus(house: House, game: Game, chance: Random) -> AsyncIterator[Struck]:
    """Redis crashes and is started anew: people at different processes find each other again."""
    service = house.redis
    assert service is not None
    await asyncio.to_thread(service.stop, signal.SIGKILL)
    await asyncio.sleep(chance.uniform(0.0, 3.0))
    await asyncio.to_thread(service.start)
    yield Struck(monotonic(), again=False)
    async with sound() as fetcher:
        pages = [guest(node.address, Random(0), fetcher) for node in house.nodes[:2]]
        try:
            await meet(pages, {"game": "kyogi", "seats": 2})
        finally:
            for page in pages:
                await page.close()


@asynccontextmanager
async def _disk(house: House, game: Game, chance: Random) -> AsyncIterator[Struck]:
    """The disk is full, until somebody notices it, and has room again."""
    filler = house.home / "filler"
    before = game.away
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(4096))
    try:
        async with asyncio.timeout(60):
            while game.away == before and not game.over:
                await asyncio.sleep(0.02)
        await asyncio.sleep(chance.uniform(0.0, 3.0))
    finally:
        filler.unlink()
    yield Struck(monotonic(), again=False)


@asynccontextmanager
async def _cut(house: House, game: Game, chance: Random) -> AsyncIterator[Struck]:
    """One page's line is cut for a while, maybe too short to be noticed before it is back."""
    line = game.line
    assert line is not None
    line.cut()
    await asyncio.sleep(chance.choice((0.0, chance.uniform(0.0, 4.0))))
    line.mend()
    yield Struck(monotonic(), again=False)


@asynccontextmanager
async def _nothing(house: House, game: Game, chance: Random) -> AsyncIterator[Struck]:
    """Pages are bad enough."""
    yield Struck(monotonic(), again=False)


@asynccontextmanager
async def _clock(house: House, game: Game, chance: Random) -> AsyncIterator[Struck]:
    """The wall clock jumps: a little, past a lease, an hour, a year, forward or back."""
    assert house.clock is not None
    jump = chance.choice((1, 3, 10, 3600, 86_400 * 365)) * chance.choice((-1, 1))
    house.clock.write_text(f"{jump:+d}")
    yield Struck(monotonic(), again=False)


KINDS: Final[Mapping[str, Fault]] = {
    "kill": Fault(small, _killed_and_restarted, 3.0),
    "kill-two": Fault(partial(_large, 2), partial(_ended, how=signal.SIGKILL), 8.0),
    "kill-three": Fault(partial(_large, 3), partial(_ended, how=signal.SIGKILL), 8.0),
    "term-two": Fault(partial(_large, 2), partial(_ended, how=signal.SIGTERM)),
    "zombie": Fault(partial(_large, 2), _stopped),
    "postgresql": Fault(partial(_large, 2), _database),
    "redis": Fault(partial(_large, 2), _bus),
    "disk": Fault(_narrow, _disk),
    "cut": Fault(small, _cut, crooked=True),
    "rude": Fault(small, _nothing, rude=True),
    "clock": Fault(_small_timeless, _clock),
    "clock-two": Fault(_large_timeless, _clock),
}
"""By name."""
