"""Copies of all that a house keeps, and back: a SQLite file as it is, or a dump that goes into either database.

A dump is gzipped JSON, a line each: what it is, then the rows table by table, then how many there were. Both kinds are
one state of the database, made while the house goes on; processes that run and who seeks opponents are not in it.
"""

from __future__ import annotations

import asyncio
import base64
import gzip
import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Column, Connection, LargeBinary, MetaData, Table, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from karuta.errors import BadInput
from karuta.store.engine import Database, clock_ms
from karuta.store.leases import heard
from karuta.store.migrating import downgrade, stands_at, upgrade
from karuta.store.tables import META, accounts, matches, nodes, seeks

_SQLITE: Final = b"SQLite format 3\0"
_GZIP: Final = b"\x1f\x8b"
_FORMAT: Final = 1
_ROWS: Final = 500
"""Inserted at once."""
_RUNNING: Final = {nodes.name, seeks.name}
"""Tables of what is only while processes run."""


class _Head(msgspec.Struct):
    karuta: int
    revision: str
    last_account: int


class _Line(msgspec.Struct, array_like=True):
    table: str
    row: dict[str, Any]


class _Foot(msgspec.Struct):
    rows: int


_encoder = msgspec.json.Encoder()
_line = msgspec.json.Decoder(_Line)


async def backup(url: str, target: Path) -> int:
    """Copies the database at `url` to the file `target`, which is there wholly or not at all: a dump, or if its name
    ends with `.db` a SQLite file. How many rows it has. `BadInput` if PostgreSQL should become a SQLite file, or there
    is no house at `url`."""
    database = Database(url, patient=True)
    try:
        if target.suffix == ".db":
            return await asyncio.to_thread(_copied, database, target)
        with _appears(target) as path, gzip.open(path, "wb") as file:
            return await _dump(database, file)
    finally:
        await database.close()


async def restore(url: str, source: Path, *, replace: bool = False) -> int:
    """Makes the database at `url` what `source` is, of either kind, and brings it up to date. How many rows it has.
    `BadInput` if it has people or matches already, unless these are to be replaced; if processes of the house run; or
    for a file that is no copy, or not a whole one: then nothing has changed."""
    with source.open("rb") as file:
        start = file.read(len(_SQLITE))
    if start == _SQLITE:
        with tempfile.TemporaryDirectory(prefix="karuta-") as home:
            # The copy is only read, and may be of an older house.
            dump = Path(home) / "house.gz"
            await backup(f"sqlite:///{source}", dump)
            return await restore(url, dump, replace=replace)
    if start[:2] != _GZIP:
        raise _no_copy(source)
    database = Database(url, patient=True)
    try:
        database.take()
        async with database.writing() as connection:
            await _clear(connection, replace)
            try:
                with gzip.open(source, "rb") as lines:
                    return await _load(connection, lines)
            except (EOFError, OSError, msgspec.MsgspecError, ValueError, KeyError) as error:
                raise _no_copy(source) from error
    finally:
        await database.close()


# ---------------------------------------------------------------- SQLite as it is


def _copied(database: Database, target: Path) -> int:
    if database.path is None:
        raise BadInput(
            f"{target.name}: PostgreSQL is copied to a dump: give a name like house.gz", key="error-backup-kind",
            given=target.name,
        )  # fmt: skip
    if not database.path.exists():
        raise _no_house(str(database.path))
    with _appears(target) as path:
        source = sqlite3.connect(f"{database.path.absolute().as_uri()}?mode=ro", uri=True)
        with closing(source), closing(sqlite3.connect(path)) as copy:
            source.backup(copy)
            (well,) = copy.execute("PRAGMA integrity_check").fetchone()
            if well != "ok":
                raise _no_copy(database.path)
            names = [table.name for table in META.sorted_tables]
            return sum(int(copy.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]) for name in names)


@contextmanager
def _appears(target: Path) -> Iterator[Path]:
    """Where the file is written before it is called `target`; nobody else can read it."""
    handle, name = tempfile.mkstemp(dir=target.absolute().parent, prefix=f".{target.name}.")
    try:
        yield Path(name)
        os.fsync(handle)
        Path(name).replace(target)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise
    finally:
        os.close(handle)


# ---------------------------------------------------------------- dumps


async def _dump(database: Database, file: gzip.GzipFile) -> int:
    rows = 0
    async with _one_state(database) as connection:
        there = await connection.run_sync(_tables)
        if there is None:
            raise _no_house(database.engine.url.render_as_string(hide_password=True))
        revision = await connection.run_sync(stands_at) or ""
        _write(file, _Head(_FORMAT, revision, await _last_account(connection)))
        for table in there:
            names = [str(column.name) for column in table.columns]
            async for row in await connection.stream(select(table).order_by(*table.primary_key)):
                _write(file, _Line(str(table.name), dict(zip(names, row, strict=True))))
                rows += 1
    _write(file, _Foot(rows))
    return rows


@asynccontextmanager
async def _one_state(database: Database) -> AsyncIterator[AsyncConnection]:
    if database.path is not None and not database.path.exists():
        raise _no_house(str(database.path))
    async with database.reading() as connection:
        if not database.sqlite:
            await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        yield connection


def _write(file: gzip.GzipFile, thing: _Head | _Line | _Foot) -> None:
    file.write(_encoder.encode(thing) + b"\n")


def _tables(connection: Connection) -> list[Table] | None:
    """The tables as they are there, those that others refer to first; None: there is no house."""
    if stands_at(connection) is None:
        return None
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in (*_RUNNING, "alembic_version")]


async def _last_account(connection: AsyncConnection) -> int:
    """The highest number that an account ever had."""
    if connection.dialect.name == "sqlite":
        asked = text("SELECT max(seq) FROM sqlite_sequence WHERE name = 'accounts'")
    else:
        asked = text("SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM accounts_id_seq")
    return int((await connection.execute(asked)).scalar_one() or 0)


async def _clear(connection: AsyncConnection, replace: bool) -> None:
    there = await connection.run_sync(_tables)
    if there is None:
        return
    running = select(func.count()).select_from(nodes).where(heard(await clock_ms(connection)))
    if connection.dialect.name != "sqlite" and (await connection.execute(running)).scalar_one():
        raise BadInput("processes of this house are running: end them first", key="error-restore-running")
    kept = [(await connection.execute(select(table).limit(1))).first() for table in (accounts, matches)]
    if any(kept) and not replace:
        raise BadInput("this house has people or matches already: --replace forgets them", key="error-restore-full")
    await connection.run_sync(downgrade)


async def _load(connection: AsyncConnection, lines: gzip.GzipFile) -> int:
    head = msgspec.json.decode(lines.readline(), type=_Head)
    if head.karuta != _FORMAT:
        raise ValueError(head.karuta)
    await connection.run_sync(lambda each: upgrade(each, head.revision))
    there = {table.name: table for table in await connection.run_sync(_tables) or ()}
    rows, waiting = 0, list[dict[str, Any]]()
    table: Table | None = None
    for raw in lines:
        if raw.startswith(b"{"):
            break
        line = _line.decode(raw)
        if waiting and (table is not there[line.table] or len(waiting) >= _ROWS):
            await connection.execute(table.insert(), waiting)  # type: ignore[union-attr]
            waiting = []
        table = there[line.table]
        waiting.append({name: _value(table.c[name], value) for name, value in line.row.items()})
        rows += 1
    if msgspec.json.decode(raw, type=_Foot).rows != rows:
        raise ValueError(rows)
    if waiting and table is not None:
        await connection.execute(table.insert(), waiting)
    await _go_on_from(connection, head.last_account)
    await connection.run_sync(upgrade)
    return rows


def _value(column: Column[Any], value: Any) -> Any:
    return base64.b64decode(value) if isinstance(column.type, LargeBinary) and value is not None else value


async def _go_on_from(connection: AsyncConnection, last: int) -> None:
    """No number of an account is ever given twice."""
    if last and connection.dialect.name == "sqlite":
        await connection.execute(text("DELETE FROM sqlite_sequence WHERE name = 'accounts'"))
        await connection.execute(text(f"INSERT INTO sqlite_sequence (name, seq) VALUES ('accounts', {last})"))
    elif last:
        await connection.execute(text(f"SELECT setval('accounts_id_seq', {last})"))


def _no_copy(source: Path) -> BadInput:
    return BadInput(
        f"{source} is no copy of a house, or not a whole one: nothing was changed", key="error-restore-copy",
        given=str(source),
    )  # fmt: skip


def _no_house(where: str) -> BadInput:
    return BadInput(f"{where}: there is no house", key="error-backup-house", given=where)
