from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import pytest
from sqlalchemy import text

from karuta.chance import Chance
from karuta.errors import BadInput
from karuta.store import Store
from karuta.store.engine import Away, Database, clock_ms, url_of
from karuta.store.locking import Taken
from store.samples import Open, arrivals, header

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("given", ["mysql://x", "nonsense", "", "://", "postgresql:/x"])
def test_what_is_no_database_is_said(given: str) -> None:
    with pytest.raises(BadInput) as refused:
        url_of(given)
    assert refused.value.key == "error-database"


def test_a_password_is_never_shown() -> None:
    with pytest.raises(BadInput) as refused:
        url_of("mysql://somebody:hush@host/name")
    assert "hush" not in str(refused.value) + str(refused.value.facts)


async def test_a_database_that_is_not_there_is_said() -> None:
    with pytest.raises(Away) as refused:
        await Store.open("postgresql://nobody:hush@127.0.0.1:9/none")
    assert refused.value.key == "error-database-open"
    assert "hush" not in str(refused.value) + str(refused.value.facts)


async def test_a_file_that_can_not_be_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Away) as refused:
        await Store.open(f"sqlite:///{tmp_path / 'file' / 'house.db'}")
    assert refused.value.key == "error-database-open"
    (tmp_path / "house.db").write_bytes(b"something else entirely" * 100)
    with pytest.raises(Away):
        await Store.open(f"sqlite:///{tmp_path / 'house.db'}")


async def test_a_file_of_sqlite_has_one_process_and_is_nobody_elses(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'new' / 'house.db'}"
    store = await Store.open(url)
    for path in (tmp_path / "new").iterdir():
        assert not stat.S_IMODE(path.stat().st_mode) & 0o077, path
    with pytest.raises(Taken) as refused:
        await Store.open(url)
    assert str(tmp_path / "new" / "house.db") in str(refused.value)
    await store.close()
    await (await Store.open(url)).close()


async def test_what_is_committed_to_sqlite_is_on_the_disk(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'x.db'}")
    async with database.reading() as connection:
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar_one() == "wal"
        assert (await connection.execute(text("PRAGMA synchronous"))).scalar_one() == 2
    await database.close()


async def test_nothing_is_left_of_a_store_in_memory() -> None:
    store = await Store.open("sqlite://")
    path = store.database.path
    assert path is not None
    assert path.exists()
    await store.log.open(header())
    await store.log.append("m1", arrivals(1, 3))
    await store.close()
    assert not path.parent.exists()


async def test_of_two_who_change_the_same_none_is_lost(store: Store) -> None:
    async with store.database.writing() as connection:
        await connection.execute(text("INSERT INTO installation VALUES ('n', '0')"))

    async def more() -> None:
        async with store.database.writing() as connection:
            await connection.execute(text("SELECT value FROM installation WHERE name = 'n'"))
            await connection.execute(
                text("UPDATE installation SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT) WHERE name = 'n'")
            )

    await asyncio.gather(*(more() for _ in range(20)))
    async with store.database.reading() as connection:
        assert (await connection.execute(text("SELECT value FROM installation WHERE name = 'n'"))).scalar_one() == "20"


async def test_the_clock_is_the_databases(opens: Open) -> None:
    store = await opens()
    async with store.database.reading() as connection:
        first = await clock_ms(connection)
        assert first > 1_700_000_000_000
        assert await clock_ms(connection) >= first


async def test_who_is_stopped_in_the_middle_holds_up_nobody(store: Store) -> None:
    chance = Chance("stopped")
    for number in range(40):
        work = asyncio.create_task(store.log.open(header(f"m{number}")))
        await asyncio.sleep(chance.below(8) / 1000)
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)
        assert work.cancelled() or work.exception() is None
    async with asyncio.timeout(10):
        await store.log.open(header())
        await store.log.append("m1", arrivals(1, 1))
    for match in await store.log.every():
        assert await store.log.header(match) == header(match)
