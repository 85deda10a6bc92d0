"""Looks through all that a house keeps: whether it can be read, hangs together, and was ruled as the rules say."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

import msgspec
from sqlalchemy import select, text

from karuta.errors import KarutaError
from karuta.hall.header import Header
from karuta.hall.rulings import Difference, recomputed
from karuta.store.engine import Database
from karuta.store.leases import StoreLeases
from karuta.store.log import StoreLog
from karuta.store.tables import entries, matches, packs, results

Fault: TypeAlias = Literal["unreadable", "ruling", "log", "result", "database"]


@dataclass
class Found:
    """What came of it: how many matches and entries were looked through, and for each fault its kind, the match and
    what is wrong."""

    matches: int = 0
    entries: int = 0
    faults: list[tuple[Fault, str, str]] = field(default_factory=list)


async def checked(database: Database, *, only: str | None = None) -> Found:
    """Goes through all matches, or `only` one."""
    found = Found()
    log = StoreLog(database, StoreLeases(database, "check", ""))
    if only is None:
        found.faults += [("database", "", fault) async for fault in _broken(database)]
    async for match in _every(log) if only is None else _one(only):
        await _match(database, log, match, found)
        found.matches += 1
    return found


async def _every(log: StoreLog) -> AsyncIterator[str]:
    last = ""
    while some := await log.every(last):
        for last in some:
            yield last


async def _one(match: str) -> AsyncIterator[str]:
    yield match


async def _match(database: Database, log: StoreLog, match: str, found: Found) -> None:
    try:
        header = await log.header(match)
        if header is None:
            found.faults.append(("log", match, "there is no such match"))
            return
        kept = await log.after(match, 0)
        differences = recomputed(header, kept)
    except (KarutaError, msgspec.MsgspecError, ValueError, KeyError) as error:
        found.faults.append(("unreadable", match, str(error)[:400]))
        return
    found.entries += len(kept)
    found.faults += [("ruling", match, _said(difference)) for difference in differences]
    async for kind, fault in _kept(database, header, len(kept)):
        found.faults.append((kind, match, fault))


def _said(difference: Difference) -> str:
    return f"entry {difference.seq}, {difference.what}: {difference.stored} -> {difference.found}"


async def _kept(database: Database, header: Header, length: int) -> AsyncIterator[tuple[Fault, str]]:
    """What does not hang together of one match: an open one is in entries, a closed one in a pack, and a result is of
    the seats that the header has."""
    async with database.reading() as connection:

        async def first(asked: Any) -> Any:
            return (await connection.execute(asked.limit(1))).first()

        is_open = await first(select(matches.c.open).where(matches.c.id == header.match))
        loose = await first(select(entries.c.seq).where(entries.c.match == header.match))
        packed = await first(select(packs.c.match).where(packs.c.match == header.match))
        result = await first(select(results.c.body).where(results.c.match == header.match))
    if is_open is not None and is_open.open and packed is not None:
        yield "log", "it goes on, but is packed"
    if is_open is not None and not is_open.open and (loose is not None or (packed is None and length)):
        yield "log", "it is closed, but not packed"
    if result is not None:
        try:
            told = msgspec.json.decode(result.body)
            fits = (told["match"], told["game"], len(told["chairs"])) == (
                header.match,
                header.game,
                len(header.wish.players),
            )
        except (msgspec.MsgspecError, KeyError, TypeError) as error:
            yield "result", f"the result can't be read: {error}"
            return
        if not fits:
            yield "result", "the result is of another match"


async def _broken(database: Database) -> AsyncIterator[str]:
    """What SQLite finds broken in its file, and references to what is not there."""
    if not database.sqlite:
        return
    async with database.reading() as connection:
        for (line,) in await connection.execute(text("PRAGMA integrity_check(20)")):
            if line != "ok":
                yield str(line)
        for row in (await connection.execute(text("PRAGMA foreign_key_check"))).fetchmany(20):
            yield f"row {row[1]} of {row[0]} refers to nothing in {row[2]}"
