"""Entries a second that the log makes durable, on SQLite and PostgreSQL, beside the same rows by the bare driver.

The peer writes groups of the same size, one transaction each, with nothing in between: no guard of leases, no futures,
no JSON. Then as many matches as a full house has append at the pace of play: how long each waits for the disk.

    python bench/store.py [sqlite] [postgresql]
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import statistics
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import services
from karuta.games.readings import Hand, HandMoved
from karuta.hall import codec
from karuta.hall.commands import Beginning
from karuta.hall.events import Entry, Moved
from karuta.hall.header import Header, Page
from karuta.store import Store

SECONDS = 4.0
MATCHES = 500
EACH = 2
"""Entries of one append, as a match at a mat has on average."""
PACE_S = 1.0
"""Between two appends of a match at real pace."""


def entries(first: int) -> list[Entry]:
    """What a match appends at once."""
    fact = Moved(0, Hand(True), (HandMoved(0, True),), None, 123456)
    return [Entry(first + at, 1.5, fact) for at in range(EACH)]


async def opened(url: str) -> tuple[Store, list[str]]:
    """A store with matches to append to."""
    store = await Store.open(url)
    wish = Beginning("kyogi", (None, None), ("A", "B"), seed="s")
    names = [f"m{index}" for index in range(MATCHES)]
    for name in names:
        await store.log.open(Header(name, wish, (Page((0,)), Page((1,))), 0))
    return store, names


async def flood(store: Store, names: list[str], at: dict[str, int]) -> tuple[float, float, float]:
    """As fast as it goes: entries and transactions a second, and entries of a transaction."""
    told: list[int] = []
    store.log.told.append(lambda _, count: told.append(count))
    began = perf_counter()

    async def play(name: str) -> None:
        while perf_counter() - began < SECONDS:
            await store.log.append(name, entries(at[name]))
            at[name] += EACH

    await asyncio.gather(*map(play, names))
    used = perf_counter() - began
    store.log.told.clear()
    return sum(told) / used, len(told) / used, sum(told) / len(told)


async def paced(store: Store, names: list[str], at: dict[str, int]) -> list[float]:
    """At real pace: how long each append took, in ms, the shortest first."""
    took: list[float] = []
    began = perf_counter()

    async def play(name: str) -> None:
        await asyncio.sleep(random.random() * PACE_S)
        while perf_counter() - began < SECONDS:
            since = perf_counter()
            await store.log.append(name, entries(at[name]))
            at[name] += EACH
            took.append((perf_counter() - since) * 1000)
            await asyncio.sleep(PACE_S * random.uniform(0.5, 1.5))

    await asyncio.gather(*map(play, names))
    return sorted(took)


ROW = ("m0", 0, 1.5, 0, None, codec.encode(entries(0)[0].fact).decode())
TABLE = "CREATE TABLE entries (match text, seq int, house_ms float, at_ms bigint, command text, fact text, {})"
KEY = "PRIMARY KEY (match, seq), UNIQUE (match, command)"


async def bare_sqlite(path: Path, group: int) -> float:
    """Entries a second by the driver."""

    def work() -> float:
        connection = sqlite3.connect(path, isolation_level=None)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute(TABLE.format(KEY))
        done, began = 0, perf_counter()
        while perf_counter() - began < SECONDS:
            connection.execute("BEGIN IMMEDIATE")
            rows = [(f"m{at}", done, *ROW[2:]) for at in range(group)]
            connection.executemany("INSERT INTO entries VALUES (?,?,?,?,?,?)", rows)
            connection.execute("COMMIT")
            done += group
        return done / (perf_counter() - began)

    return await asyncio.to_thread(work)


async def bare_postgresql(url: str, group: int) -> float:
    """Entries a second by the driver."""
    import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415

    connection: Any = await asyncpg.connect(url)
    await connection.execute(TABLE.format(KEY))
    done, began = 0, perf_counter()
    while perf_counter() - began < SECONDS:
        rows = [(f"m{at}", done, *ROW[2:]) for at in range(group)]
        async with connection.transaction():
            await connection.executemany("INSERT INTO entries VALUES ($1,$2,$3,$4,$5,$6)", rows)
        done += group
    await connection.close()
    return done / (perf_counter() - began)


async def compare(kind: str, url: str, bare: Callable[[int], Awaitable[float]]) -> None:
    """All figures of one database."""
    store, names = await opened(url)
    at = dict.fromkeys(names, 1)
    rate, transactions, group = await flood(store, names, at)
    waits = await paced(store, names, at)
    await store.close()
    peer, single = await bare(round(group)), await bare(1)
    print(f"{kind}: {rate:,.0f} entries/s in {transactions:,.0f} durable transactions/s of {group:.0f}")
    print(f"  bare driver in groups of {group:.0f}: {peer:,.0f} entries/s (ratio {rate / peer:.2f}); ", end="")
    print(f"one by one: {single:,.0f}")
    p99 = waits[int(len(waits) * 0.99)]
    print(f"  {MATCHES} matches at real pace, {len(waits) / SECONDS:,.0f} appends/s: ", end="")
    print(f"median {statistics.median(waits):.1f} ms, p99 {p99:.1f} ms, most {waits[-1]:.1f} ms")


async def sqlite() -> None:
    """SQLite that waits for the disk."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as home:
        numbers = iter(range(9))
        await compare(
            "SQLite (WAL, FULL)",
            f"sqlite:///{home}/house.db",
            lambda group: bare_sqlite(Path(home) / f"bare{next(numbers)}.db", group),
        )


async def postgresql() -> None:
    """PostgreSQL that waits for the disk."""
    with services.postgresql(durable=True) as server:
        numbers = iter(range(9))
        await compare(
            "PostgreSQL (fsync on)",
            services.database(server, "house"),
            lambda group: bare_postgresql(services.database(server, f"bare{next(numbers)}"), group),
        )


def main() -> int:
    for kind in sys.argv[1:] or ("sqlite", "postgresql"):
        asyncio.run({"sqlite": sqlite, "postgresql": postgresql}[kind]())
    return 0


if __name__ == "__main__":
    sys.exit(main())
