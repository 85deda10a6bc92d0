"""Logs of closed matches: one row each instead of one for each entry."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, insert, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from karuta.hall import codec
from karuta.hall.events import Entry
from karuta.store.engine import Database
from karuta.store.tables import chairs, entries, matches, packs, results


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


async def forget(connection: AsyncConnection, match: str) -> None:
    """Takes away all that is kept of a match, but for what it did to ratings."""
    for table in (entries, packs, chairs, results):
        await connection.execute(delete(table).where(table.c.match == match))
    await connection.execute(delete(matches).where(matches.c.id == match))
