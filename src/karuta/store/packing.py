"""Logs of closed matches: one row each instead of one for each entry."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import delete, func, insert, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from karuta.hall import codec
from karuta.hall.events import Entry
from karuta.store.engine import Database
from karuta.store.tables import chairs, entries, matches, packs, results

CLEARED_AT_ONCE: Final = 200
"""Packed logs that are taken away in one transaction."""


class _Packed(msgspec.Struct, frozen=True, array_like=True):
    seq: int
    house_ms: float
    at_ms: int
    fact: msgspec.Raw


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[_Packed])


async def pack(database: Database, match: str, node: str, epoch: int) -> None:
    """Closes the match that `node` holds in `epoch`: its log is packed, and nobody holds it any more. Nothing happens
    if another holds it, or it is closed."""
    async with database.reading() as connection:
        asked = select(entries).where(entries.c.match == match).order_by(entries.c.seq)
        rows = (await connection.execute(asked)).all()
    kept = [_Packed(row.seq, row.house_ms, row.at_ms, msgspec.Raw(row.fact.encode())) for row in rows]
    body = await asyncio.to_thread(lambda: zlib.compress(_encoder.encode(kept)))
    mine = matches.c.id == match, matches.c.node == node, matches.c.epoch == epoch, matches.c.open == true()
    async with database.writing() as connection:
        closed = await connection.execute(update(matches).where(*mine).values(open=False, node=None))
        if closed.rowcount:
            await connection.execute(insert(packs).values(match=match, body=body))
            gone = await connection.execute(delete(entries).where(entries.c.match == match))
            if gone.rowcount != len(rows):
                raise ValueError(f"match {match} went on while it was closed")


def unpacked(game: str, body: bytes) -> Sequence[Entry]:
    """The entries of a packed log of `game`."""
    return [
        Entry(one.seq, one.house_ms, codec.fact(game, bytes(one.fact)))
        for one in _decoder.decode(zlib.decompress(body))
    ]


class Cleared(NamedTuple):
    """Packed logs that are gone, or would be, and how many bytes they are."""

    logs: int = 0
    bytes: int = 0


async def cleared(database: Database, before_ms: int, *, dry: bool = False) -> Cleared:
    """Takes away the packed logs of matches that ended before then and whose results are kept; `dry`: only counts them.
    A few at once, so that a house that is served writes in between."""
    old = (
        select(packs.c.match, func.length(packs.c.body).label("bytes"))
        .join(results, results.c.match == packs.c.match)
        .where(results.c.ended_ms < before_ms)
        .order_by(packs.c.match)
        .limit(CLEARED_AT_ONCE)
    )
    logs, size, last = 0, 0, ""
    while True:
        async with database.reading() as connection:
            rows = (await connection.execute(old.where(packs.c.match > last))).all()
        if not rows:
            return Cleared(logs, size)
        if not dry:
            async with database.writing() as connection:
                await connection.execute(delete(packs).where(packs.c.match.in_([row.match for row in rows])))
        last = rows[-1].match
        logs, size = logs + len(rows), size + sum(row.bytes for row in rows)


async def forget(connection: AsyncConnection, match: str) -> None:
    """Takes away all that is kept of a match, but for what it did to ratings."""
    for table in (entries, packs, chairs, results):
        await connection.execute(delete(table).where(table.c.match == match))
    await connection.execute(delete(matches).where(matches.c.id == match))
