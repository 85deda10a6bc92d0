"""The house that an admin looks after: found by its database, also while processes serve it."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import click

from karuta.errors import BadInput, KarutaError
from karuta.words import negotiate

T = TypeVar("T")


def where(command: Callable[..., None]) -> Callable[..., None]:
    """Adds the options that say which house is meant."""
    data = click.option("--data", type=click.Path(path_type=Path, file_okay=False), help="Folder of the house.")
    database = click.option(
        "--database",
        default="",
        envvar="KARUTA_DATABASE",
        help="postgresql://user@host/name in place of SQLite in --data.",
    )
    return data(database(command))


def url_of(data: Path | None, database: str) -> str:
    """The address of the database that the options name."""
    from karuta.web.serve import Terms, data_folder  # noqa: PLC0415  --help needs no server

    return Terms(data=data or data_folder(), database=database).url


def language_of(ctx: click.Context) -> str:
    """In what an admin is told what was done."""
    return str(ctx.obj or negotiate(os.environ))


def run(work: Callable[[], Awaitable[T]]) -> T:
    """Does it; what the system refuses is said as plainly as what the house refuses."""

    async def done() -> T:
        return await work()

    try:
        return asyncio.run(done())
    except OSError as error:
        given = str(error.filename or "")
        raise KarutaError(
            f"{given!r}: {error.strerror or error}", key="error-admin-file", given=given,
            why=str(error.strerror or error),
        ) from error  # fmt: skip


@asynccontextmanager
async def opened(url: str, *, make: bool = False) -> AsyncIterator[Any]:
    """The database of the house at `url` (`karuta.store.engine.Database`); `make`: a new one if there is none.
    `BadInput` if there is none, or one of another version of the program."""
    from sqlalchemy import inspect  # noqa: PLC0415  heavy

    from karuta.store.engine import Database  # noqa: PLC0415
    from karuta.store.migrating import revisions, upgrade  # noqa: PLC0415

    database = Database(url)
    try:
        there = database.path is None or database.path.exists()
        if there:
            async with database.reading() as connection:
                there = await connection.run_sync(lambda each: inspect(each).has_table("alembic_version"))
        if not there and not make:
            shown = str(database.path or database.engine.url.render_as_string(hide_password=True))
            raise BadInput(f"{shown}: there is no house", key="error-admin-none", given=shown)
        if not there:
            database.take()
            async with database.writing() as connection:
                await connection.run_sync(upgrade)
        async with database.reading() as connection:
            found, newest = await connection.run_sync(revisions)
        if found != newest:
            raise BadInput(
                f"the house is of revision {found}, this program of {newest}: start the house once",
                key="error-admin-old",
                given=found,
                house=newest,
            )
        yield database
    finally:
        await database.close()


def write(target: Path, text: str) -> None:
    """Writes a file that only its owner can read, wholly or not at all."""
    handle, name = tempfile.mkstemp(dir=target.absolute().parent, prefix=f".{target.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(target)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise
