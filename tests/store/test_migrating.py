from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, inspect

import services
from karuta.store import Store, migrating
from karuta.store.engine import Database
from karuta.store.migrating import downgrade, upgrade
from karuta.store.tables import META

pytestmark = pytest.mark.anyio
_names = count(1)


@pytest.fixture(params=["sqlite", "postgresql"])
def bare(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database with nothing in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'bare.db'}"
    return services.database(request.getfixturevalue("postgresql"), f"bare{next(_names)}")


async def test_the_tables_are_those_of_the_migrations_and_go_again(bare: str) -> None:
    database = Database(bare)
    async with database.writing() as connection:
        await connection.run_sync(upgrade)
        assert await connection.run_sync(_differences) == []
    async with database.writing() as connection:
        await connection.run_sync(downgrade)
        left = await connection.run_sync(lambda each: set(inspect(each).get_table_names()))
        assert left == {"alembic_version"}
    async with database.writing() as connection:
        await connection.run_sync(upgrade)
        assert await connection.run_sync(_differences) == []
    await database.close()


def _differences(connection: Connection) -> list[Any]:
    from alembic.autogenerate import compare_metadata  # noqa: PLC0415
    from alembic.migration import MigrationContext  # noqa: PLC0415

    return list(compare_metadata(MigrationContext.configure(connection), META))


def test_the_latest_revision_is_known() -> None:
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    scripts = ScriptDirectory(str(Path(migrating.__file__).with_name("migrations")))
    assert scripts.get_heads() == [migrating.HEAD]


async def test_a_migration_that_fails_leaves_nothing(bare: str) -> None:
    database = Database(bare)

    def halfway(connection: Connection) -> None:
        upgrade(connection)
        raise RuntimeError("the power is gone")

    with pytest.raises(RuntimeError):
        async with database.writing() as connection:
            await connection.run_sync(halfway)
    async with database.reading() as connection:
        assert await connection.run_sync(lambda each: inspect(each).get_table_names()) == []
    await database.close()


async def test_processes_that_start_together_make_one_house(postgresql: services.Service) -> None:
    url = services.database(postgresql, "together")
    stores = await asyncio.gather(*(Store.open(url, f"n{index}") for index in range(4)))
    assert len({store.secret for store in stores}) == 1
    for store in stores:
        await store.close()
