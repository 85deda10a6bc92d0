from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import pytest

import services
from karuta.store import Store
from store.samples import Open

_names = count(1)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def empty(postgresql: services.Service) -> str:
    """The name of a database with all tables and nothing in them."""

    async def make(url: str) -> None:
        store = await Store.open(url)
        await store.close()

    asyncio.run(make(services.database(postgresql, "empty")))
    return "empty"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'house.db'}"
    like = request.getfixturevalue("empty")
    return services.database(request.getfixturevalue("postgresql"), f"house{next(_names)}", like=like)


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
