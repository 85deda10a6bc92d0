"""Databases by URL: SQLite in a file (one process) or PostgreSQL, both so that what is committed is on the disk."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import wraps
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, TypeVar, cast

from sqlalchemy import event, func, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, NoSuchModuleError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from karuta.errors import BadInput, KarutaError
from karuta.store.locking import Lock

_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
POOL = 8
"""Connections to PostgreSQL at once, and as many more for a moment."""
PATIENCE_S = 10
"""How long an answer of the database is waited for."""
IDLE_MS = 3000
"""PostgreSQL breaks off a transaction whose process says nothing for so long: a process that stands still must not
keep others from taking its matches over."""
_WRITES = "karuta_writes"
T = TypeVar("T")


class Away(KarutaError):
    """The database can't be reached, can't write (a full disk), or did not answer in time. Nothing is half there; it
    may be asked again."""

    exit_code = 5


def url_of(given: str) -> URL:
    """The address of a database: `sqlite:///path`, `sqlite://` (a file that is gone afterwards) or
    `postgresql://user@host/name`. `BadInput` for others.

    >>> str(url_of("sqlite:///karuta.db"))
    'sqlite+aiosqlite:///karuta.db'
    """
    try:
        url = make_url(given)
    except (ArgumentError, ValueError) as error:
        raise _bad(given) from error
    driver = _DRIVERS.get(url.drivername.split("+")[0])
    if driver is None:
        raise _bad(given)
    return url.set(drivername=driver)


def _bad(given: str) -> BadInput:
    # The address may hold a password: nothing behind the scheme is shown.
    scheme = given.split("://", maxsplit=1)[0][:20]
    allowed = "sqlite:///path/to/file.db, postgresql://user@host/name"
    return BadInput(f"{scheme!r} is no database: give one of {allowed}", key="error-database", given=scheme)


class Database:
    """A database of the house. All that is asked of it is asked inside `reading` or `writing`, which tell `Away` from
    other errors; on SQLite those who write wait for each other in turn, as only one can. Whoever may be cancelled asks
    in a method that is `unbroken`."""

    def __init__(self, given: str, *, patient: bool = False) -> None:
        """`patient`: waits for PostgreSQL however long something takes."""
        url = url_of(given)
        self.sqlite = url.drivername.startswith("sqlite")
        self._gone_after: TemporaryDirectory[str] | None = None
        if self.sqlite and url.database in (None, "", ":memory:"):
            self._gone_after = TemporaryDirectory(prefix="karuta-")
            url = url.set(database=str(Path(self._gone_after.name) / "house.db"))
        self.path = Path(url.database or "") if self.sqlite else None
        """The file of SQLite."""
        self.engine = self._sqlite(url) if self.sqlite else _postgres(url, patient)
        self._turn = asyncio.Lock()
        self._lock: Lock | None = None
        self._begun: set[asyncio.Task[Any]] = set()

    def take(self) -> None:
        """Keeps other processes from the file; `Taken` if one has it, `Away` if it can't be."""
        if self.path is None:
            return
        with _told():
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._lock = Lock(self.path)
            self._lock.take()
            # Made here, so that nobody else can read the secret in it.
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))

    async def close(self) -> None:
        """Ends all connections, after what was begun."""
        await asyncio.gather(*self._begun, return_exceptions=True)
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.free()
        if self._gone_after is not None:
            with suppress(OSError):
                self._gone_after.cleanup()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees one state of the database (SQLite) or what is committed (PostgreSQL)."""
        with _told():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is committed at the end, or nothing."""
        with _told():
            if not self.sqlite:
                async with self.engine.begin() as connection:
                    yield connection
                return
            async with self._turn, self.engine.connect() as connection:
                await connection.execution_options(**{_WRITES: True})
                async with connection.begin():
                    yield connection

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Does `work` to its end, even if nobody waits for it any more."""
        task = asyncio.get_running_loop().create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._begun.discard(task)
        if not task.cancelled():
            # Asked for, so that the loop does not complain where nobody waits.
            task.exception()

    def _sqlite(self, url: URL) -> AsyncEngine:
        engine = create_async_engine(url, pool_size=POOL, max_overflow=POOL)
        synchronous = "FULL" if self._gone_after is None else "OFF"

        @event.listens_for(engine.sync_engine, "connect")
        def durable(connection: Any, _: object) -> None:
            # The driver's own transactions begin too late: what was read before is not guarded by them.
            connection.isolation_level = None
            cursor = connection.cursor()
            pragmas = ("journal_mode=WAL", f"synchronous={synchronous}", "busy_timeout=10000", "foreign_keys=ON")
            for pragma in pragmas:
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

        @event.listens_for(engine.sync_engine, "begin")
        def begin(connection: Any) -> None:
            writes = connection.get_execution_options().get(_WRITES, False)
            connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

        return engine


M = TypeVar("M", bound=Callable[..., Coroutine[Any, Any, Any]])


def unbroken(method: M) -> M:
    """A method of what has a `_database`: what is begun is done, so that a cancelled caller does not tear a connection
    out of the middle of what it is asked."""

    @wraps(method)
    async def asked(self: Any, *args: Any, **kwargs: Any) -> Any:
        database: Database = self._database
        return await database.whole(method(self, *args, **kwargs))

    return cast(M, asked)


def _postgres(url: URL, patient: bool) -> AsyncEngine:
    settings = {"application_name": "karuta", "synchronous_commit": "on"}
    if not patient:
        settings["idle_in_transaction_session_timeout"] = str(IDLE_MS)
    try:
        return create_async_engine(
            url,
            pool_size=POOL,
            max_overflow=POOL,
            pool_pre_ping=True,
            pool_timeout=PATIENCE_S,
            connect_args={
                "timeout": PATIENCE_S,
                "command_timeout": None if patient else PATIENCE_S,
                "server_settings": settings,
            },
        )
    except (ModuleNotFoundError, NoSuchModuleError) as error:
        raise KarutaError(
            "PostgreSQL needs a package that is not installed: pip install 'karuta[postgres]'",
            key="error-database-driver",
        ) from error


@contextmanager
def _told() -> Iterator[None]:
    """Tells a database that is away from a fault of the program."""
    try:
        yield
    except (IntegrityError, ProgrammingError, DataError):
        raise
    except (DBAPIError, PoolTimeout, OSError) as error:
        raise _away(error) from error
    except Exception as error:
        # What goes wrong while it connects comes as the driver's own errors.
        if type(error).__module__.startswith("asyncpg."):
            raise _away(error) from error
        raise


def _away(error: BaseException) -> Away:
    why = str(getattr(error, "orig", None) or error)[:200] or type(error).__name__
    return Away(f"the database does not answer or can't write: {why}", key="error-store-away")


async def clock_ms(connection: AsyncConnection) -> int:
    """The time of the database, ms since 1970."""
    if connection.dialect.name == "sqlite":
        asked = text("SELECT CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)")
        return int((await connection.execute(asked)).scalar_one())
    return int((await connection.execute(select(func.extract("epoch", func.clock_timestamp()) * 1000))).scalar_one())
