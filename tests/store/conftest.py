from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

import services
from karuta.store import Store
from karuta.store.tables import META
from store.samples import Open


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def _made(url: str) -> None:
    await (await Store.open(url)).close()


@pytest.fixture(scope="session")
def tables(postgresql: services.Service) -> str:
    """A database of PostgreSQL with all tables."""
    url = services.database(postgresql, "house")
    asyncio.run(_made(url))
    return url


@pytest.fixture(scope="session")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of SQLite with all tables and nothing in them."""
    path = tmp_path_factory.mktemp("made") / "house.db"
    asyncio.run(_made(f"sqlite:///{path}"))
    with closing(sqlite3.connect(path)) as connection:
        for table in META.tables:
            connection.execute(f"DELETE FROM {table}")
        connection.commit()
    return path


async def _empty(url: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(f"TRUNCATE {', '.join(META.tables)} RESTART IDENTITY CASCADE")
    await connection.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database with nothing in it, of each kind."""
    if request.param == "sqlite":
        path = shutil.copy(request.getfixturevalue("file"), tmp_path / "house.db")
        return f"sqlite:///{path}"
    url = str(request.getfixturevalue("tables"))
    asyncio.run(_empty(url))
    return url


@pytest.fixture
async def opens(url: str) -> AsyncIterator[Open]:
    """Opens stores on the database of the test; they are closed at its end."""
    opened: list[Store] = []

    async def open(node: str = "n1", base: str = "") -> Store:
        opened.append(await Store.open(url, node, base))
        return opened[-1]

    yield open
    for store in opened:
        await store.close()


@pytest.fixture
async def store(opens: Open) -> Store:
    return await opens()
