from __future__ import annotations

import gzip
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import services
from karuta.errors import BadInput
from karuta.store import Store
from karuta.store.backup import backup, restore
from karuta.store.engine import Database
from karuta.store.locking import Taken
from karuta.store.people import Passkey
from karuta.store.tables import META
from store.samples import Open, arrivals, header, result

pytestmark = pytest.mark.anyio
_names = count(1)
KINDS = ("sqlite", "postgresql")


@pytest.fixture(params=KINDS)
def other(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a copy goes."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'other' / 'house.db'}"
    return services.database(request.getfixturevalue("postgresql"), f"other{next(_names)}")


@pytest.fixture
async def full(store: Store) -> Store:
    """A house with something in every table that is copied."""
    for name in ("Aki", "Boris", "gone"):
        await store.people.create(name, "hash")
    await store.people.delete(3)
    await store.people.add_passkey(Passkey("c", 1, "phone", bytes(range(256)), 3))
    for match in ("closed", "open"):
        await store.log.open(header(match, ("a1", "a2")))
        await store.log.append(match, arrivals(1, 600))
    await store.log.settle("closed", result("closed"))
    await store.log.close("closed")
    return store


async def contents(url: str) -> dict[str, Any]:
    database = Database(url)
    try:
        async with database.reading() as connection:
            return {
                table.name: sorted((await connection.execute(table.select())).all(), key=repr)
                for table in META.sorted_tables
                if table.name not in ("nodes", "seeks")
            }
    finally:
        await database.close()


async def test_a_copy_of_a_house_that_goes_on_is_the_house(full: Store, url: str, other: str, tmp_path: Path) -> None:
    dump = tmp_path / "house.gz"
    rows = await backup(url, dump)
    assert not dump.stat().st_mode & 0o077
    await full.log.append("open", arrivals(601, 1))
    assert await restore(other, dump) == rows
    copied, kept = await contents(other), await contents(url)
    kept["entries"] = [row for row in kept["entries"] if row.seq <= 600]
    assert copied == kept
    again = await Store.open(other)
    assert again.secret == full.secret
    assert list(await again.leases.orphans()) == ["open"]
    assert await again.leases.claim("open")
    await again.log.append("open", arrivals(601, 1))
    assert (await again.people.create("Chieko", None)).id == 4
    await again.close()


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_file_of_sqlite_is_copied_as_it_is(full: Store, url: str, other: str, tmp_path: Path) -> None:
    rows = await backup(url, tmp_path / "copy.db")
    assert rows > 600
    copy = await contents(f"sqlite:///{tmp_path / 'copy.db'}")
    assert copy == await contents(url)
    await restore(other, tmp_path / "copy.db")
    assert await contents(other) == copy


async def test_what_is_there_is_replaced_only_if_that_is_meant(opens: Open, url: str, tmp_path: Path) -> None:
    store = await opens()
    await store.people.create("Aki", None)
    await backup(url, tmp_path / "one.gz")
    await store.people.create("Boris", None)
    with pytest.raises((BadInput, Taken)):
        await restore(url, tmp_path / "one.gz", replace=True)
    await store.close()
    with pytest.raises(BadInput) as refused:
        await restore(url, tmp_path / "one.gz")
    assert refused.value.key == "error-restore-full"
    await restore(url, tmp_path / "one.gz", replace=True)
    again = await opens()
    assert await again.people.count() == 1


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_what_is_no_whole_copy_changes_nothing(full: Store, url: str, other: str, tmp_path: Path) -> None:
    await backup(url, tmp_path / "house.gz")
    whole = gzip.decompress((tmp_path / "house.gz").read_bytes())
    lines = whole.splitlines(keepends=True)
    broken = tmp_path / "broken.gz"
    cut = gzip.compress(whole)[:-200]
    for bad in (
        cut,
        gzip.compress(b"".join(lines[:-1])),
        gzip.compress(b"".join(lines[:-2] + lines[-1:])),
        gzip.compress(b""),
        gzip.compress(b'{"karuta":9,"revision":"0001","last_account":0}\n{"rows":0}\n'),
        b"nothing",
        b"",
    ):
        broken.write_bytes(bad)
        with pytest.raises(BadInput) as refused:
            await restore(other, broken)
        assert refused.value.key == "error-restore-copy"
    await restore(other, tmp_path / "house.gz")
    kept = await contents(other)
    broken.write_bytes(cut)
    with pytest.raises(BadInput):
        await restore(other, broken, replace=True)
    assert await contents(other) == kept


async def test_where_there_is_no_house_nothing_is_copied(other: str, tmp_path: Path, postgresql: Any) -> None:
    for target in ("house.gz", "house.db"):
        with pytest.raises(BadInput):
            await backup(other, tmp_path / target)
        assert not (tmp_path / target).exists()
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == []
