"""What comes of a log when its database fails."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, select, text

import services
from karuta.games.readings import Hand
from karuta.hall.events import Entry, Moved
from karuta.store import Store, engine
from karuta.store.engine import Away
from karuta.store.tables import matches
from store.samples import Open, arrivals, header, result

pytestmark = pytest.mark.anyio


async def test_a_full_disk_fails_what_is_asked_then_and_nothing_later(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / 'house.db'}")
    await store.log.open(header("m1"))
    await store.log.open(header("m2", ("a1", "a2")))
    await store.log.append("m1", arrivals(1, 1))
    most = await _limit(store, 20)
    kept, refused = 1, 0
    while not refused:
        try:
            await store.log.append("m1", _long(kept + 1, 10))
            kept += 10
        except Away:
            refused += 1
    for _ in range(3):
        with pytest.raises(Away) as away:
            await store.log.append("m1", _long(kept + 1, 10))
        assert away.value.key == "error-store-away"
    assert [entry.seq for entry in await store.log.after("m1", 0)] == list(range(1, kept + 1))
    await _limit(store, most)
    await store.log.append("m1", _long(kept + 1, 10))
    assert [entry.seq for entry in await store.log.after("m1", 0)] == list(range(1, kept + 11))
    assert await store.log.settle("m2", result("m2"))
    await store.close()


def _long(first: int, count: int) -> list[Entry]:
    return [Entry(seq, 0.0, Moved(0, Hand(True), (), f"{seq} {'x' * 50}")) for seq in range(first, first + count)]


async def _limit(store: Store, more: int) -> int:
    """Lets the file grow by so many pages, and no further; how much that is in all."""
    async with store.database.reading() as connection:
        most = int((await connection.execute(text("PRAGMA page_count"))).scalar_one()) + more

    @event.listens_for(store.database.engine.sync_engine, "connect")
    def limited(connection: Any, _: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {most}")

    await store.database.engine.dispose()
    return most * 100


async def test_a_database_that_crashes_and_comes_back_has_all_that_was_acknowledged() -> None:
    with services.postgresql() as server:
        store = await Store.open(services.database(server, "house"))
        names = [f"m{index}" for index in range(5)]
        acknowledged = dict.fromkeys(names, 0)
        ends = asyncio.Event()

        async def play(name: str) -> None:
            await _surely(lambda: store.log.open(header(name)))
            while not ends.is_set():
                await _surely(lambda: store.log.append(name, arrivals(acknowledged[name] + 1, 3)))
                acknowledged[name] += 3

        playing = [asyncio.create_task(play(name)) for name in names]
        for how in (signal.SIGQUIT, signal.SIGINT, signal.SIGQUIT):
            await asyncio.sleep(0.2)
            server.stop(how)
            with pytest.raises(Away):
                await store.log.header("m1")
            before = dict(acknowledged)
            server.start()
            for name in names:
                async with asyncio.timeout(20):
                    while acknowledged[name] == before[name]:
                        await asyncio.sleep(0.01)
        ends.set()
        await asyncio.gather(*playing)
        for name in names:
            kept = [entry.seq for entry in await store.log.after(name, 0)]
            assert kept == list(range(1, acknowledged[name] + 1))
        await store.close()


async def _surely(write: Callable[[], Awaitable[None]]) -> None:
    while True:
        with suppress(Away):
            await write()
            return
        await asyncio.sleep(0.02)


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_who_stands_still_in_a_transaction_holds_up_nobody(opens: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "IDLE_MS", 300)
    first, second = await opens("n1"), await opens("n2")
    for match in ("m0", "m1"):
        await first.log.open(header(match))
    async with second.database.writing() as other:
        await other.execute(text("DELETE FROM nodes WHERE name = 'n1'"))
    second.leases._gap_until = 0

    async def still() -> None:
        async with first.database.writing() as connection:
            await connection.execute(select(matches).where(matches.c.id == "m1").with_for_update(read=True))
            assert list(await second.leases.claim("m0", "m1")) == ["m0"]
            while not await second.leases.claim("m1"):
                await asyncio.sleep(0.01)
            await second.log.append("m1", arrivals(1, 1))

    with pytest.raises(Away):
        await still()


async def test_a_result_of_which_no_answer_came_is_told_when_it_is_asked_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.log.open(header())
    kept = store.database.writing

    def silent() -> Any:
        monkeypatch.undo()

        class Silent:
            async def __aenter__(self) -> Any:
                self._kept = kept()
                return await self._kept.__aenter__()

            async def __aexit__(self, *fault: Any) -> None:
                await self._kept.__aexit__(*fault)
                raise Away("no answer", key="error-store-away")

        return Silent()

    monkeypatch.setattr(store.database, "writing", silent)
    with pytest.raises(Away):
        await store.log.settle("m1", result())
    assert await store.log.settle("m1", result())
    assert not await store.log.settle("m1", result())
