"""The store of a house: one database, and all that is kept in it."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Self

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from karuta.store.engine import Away, Database
from karuta.store.leases import StoreLeases
from karuta.store.log import StoreLog
from karuta.store.migrating import upgrade
from karuta.store.people import People
from karuta.store.results import StoreRatings
from karuta.store.rooms import StoreRooms
from karuta.store.tables import installation


class Store:
    """An open store; made by `Store.open`."""

    def __init__(self, database: Database, secret: bytes, node: str, base: str) -> None:
        self.database = database
        self.secret = secret
        """What keys and cookies are made with, the same for all processes of the house."""
        self.leases = StoreLeases(database, node, base)
        self.log = StoreLog(database, self.leases)
        self.people = People(database)
        self.ratings = StoreRatings(database)
        self.rooms = StoreRooms(database)

    @classmethod
    async def open(cls, url: str, node: str = "n1", base: str = "") -> Self:
        """The store at `url` (`karuta.store.engine.url_of`), its tables brought up to date. `node` names this process
        for good: what it held when it ended is its own again. `base` is where pages reach it.

        `Taken` if another process uses the SQLite file, `Away` if the database can't be opened.
        """
        database = Database(url)
        try:
            database.take()
            store = cls(database, await _prepared(database, url), node, base)
            await store.leases.announce()
        except BaseException as error:
            await database.close()
            if not isinstance(error, Away):
                raise
            where = database.engine.url.render_as_string(hide_password=True)
            raise Away(
                f"{where} can't be opened: {error}", key="error-database-open", given=where, why=str(error)
            ) from error
        store.log.start()
        return store

    @property
    def alone(self) -> bool:
        """Whether this process is the only one: SQLite."""
        return self.database.sqlite

    async def ping(self) -> None:
        """`Away` if the database does not answer."""
        await self.database.whole(self._asked())

    async def _asked(self) -> None:
        async with self.database.reading() as connection:
            await connection.execute(select(1))

    async def close(self) -> None:
        """Writes what waits, and lets go of everything: others may take over at once what was held here."""
        await self.log.stop()
        with suppress(Away):
            await self.leases.leave()
        await self.database.close()


async def _prepared(database: Database, url: str) -> bytes:
    """Brings the tables up to date; the secret of the house."""
    # Tables of a large house may take long to change.
    patient = database if database.sqlite else Database(url, patient=True)
    try:
        async with patient.writing() as connection:
            await connection.run_sync(upgrade)
            return await _secret(connection)
    finally:
        if patient is not database:
            await patient.close()


async def _secret(connection: AsyncConnection) -> bytes:
    """Made by whoever comes first; processes that start together come one after the other."""
    asked = select(installation.c.value).where(installation.c.name == "secret")
    found = (await connection.execute(asked)).scalar_one_or_none()
    if found is None:
        found = secrets.token_hex(32)
        await connection.execute(insert(installation).values(name="secret", value=found))
    return bytes.fromhex(found)
