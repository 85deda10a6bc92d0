"""The log of matches in a database. One task writes for all matches: what arrives while it is busy, or within a moment,
goes into one transaction, guarded by the epochs of the leases.

`append` returns when its entries are on the disk. It raises `LeaseLost` when another process holds the match,
`ValueError` when the log has other entries under these numbers (a fault of the program), and `Away` when nothing could
be written or no answer came: then either all of its entries are there or none. The same entries may be appended again
until it returns; what was there already is not written twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from hashlib import blake2b
from time import perf_counter, time
from typing import Any

from sqlalchemy import ColumnElement, case, func, insert, or_, select, true
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from karuta.hall import codec
from karuta.hall.events import Entry, Kept, Moved, WentBack
from karuta.hall.header import Header
from karuta.hall.ports import LeaseLost, Past
from karuta.hall.results import Result
from karuta.hall.reviving import ALWAYS_NEEDED
from karuta.store import packing
from karuta.store.engine import Away, Database, unbroken
from karuta.store.leases import Hold, StoreLeases, padded
from karuta.store.results import keep, result_of
from karuta.store.tables import chairs, entries, matches, packs, results

GROUP_S = 0.003
"""How long the writer waits for more to write, when it was idle."""
MOST = 1000
"""Appends in one transaction."""


@dataclass
class _Append:
    match: str
    entries: Sequence[Entry]
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class StoreLog:
    """`karuta.hall.ports.Log`; see above for what an append raises. `told` hears of each transaction: how long it took
    (s), and how many entries it wrote."""

    def __init__(self, database: Database, leases: StoreLeases) -> None:
        self._database, self._leases = database, leases
        self._waiting: list[_Append] = []
        self._ready = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._stopped = False
        self._unsure: set[str] = set()
        """Matches of which the result may be kept already: no answer came."""
        self.told: list[Callable[[float, int], None]] = []

    def start(self) -> None:
        """Begins to write."""
        self._writer = asyncio.create_task(self._write(), name="log")

    async def stop(self) -> None:
        """Writes what waits, and no more."""
        self._stopped = True
        self._ready.set()
        if self._writer is not None:
            await self._writer

    # ---------------------------------------------------------------- one match

    @unbroken
    async def open(self, header: Header) -> None:
        self._leases.check()
        match, node = header.match, self._leases.node
        async with self._database.writing() as connection:
            there = select(matches.c.epoch).where(matches.c.id == match, matches.c.node == node)
            epoch = (await connection.execute(there)).scalar_one_or_none()
            if epoch is None:
                epoch = 1
                body = codec.encode(header).decode()
                row = {"id": match, "game": header.game, "header": body, "open": True, "node": node, "epoch": epoch}
                await connection.execute(insert(matches).values(**row, began_ms=header.began_ms))
                sat = [
                    {"match": match, "seat": seat, "person": page.person}
                    for page in header.pages
                    for seat in page.own
                    if page.person is not None
                ]
                if sat:
                    await connection.execute(insert(chairs), sat)
        self._leases.held[match] = Hold(epoch)

    async def append(self, match: str, entries: Sequence[Entry]) -> None:
        if not entries:
            return
        if self._stopped:
            raise Away("the house is closed: nothing is written any more", key="error-store-away")
        waiting = _Append(match, entries)
        self._waiting.append(waiting)
        self._ready.set()
        await waiting.done

    @unbroken
    async def after(self, match: str, seq: int) -> Sequence[Entry]:
        async with self._database.reading() as connection:
            game = (await connection.execute(select(matches.c.game).where(matches.c.id == match))).scalar_one_or_none()
            if game is None:
                return ()
            asked = select(entries.c.seq, entries.c.house_ms, entries.c.fact)
            rows = await connection.execute(
                asked.where(entries.c.match == match, entries.c.seq > seq).order_by(entries.c.seq)
            )
            found = rows.all()
            body = None
            if not found:
                body = (
                    await connection.execute(select(packs.c.body).where(packs.c.match == match))
                ).scalar_one_or_none()
        if body is not None:
            return [entry for entry in packing.unpacked(game, body) if entry.seq > seq]
        return [Entry(row.seq, row.house_ms, codec.fact(game, row.fact)) for row in found]

    @unbroken
    async def header(self, match: str) -> Header | None:
        async with self._database.reading() as connection:
            asked = select(matches.c.header).where(matches.c.id == match)
            body = (await connection.execute(asked)).scalar_one_or_none()
        return None if body is None else codec.header(body)

    @unbroken
    async def pasts(self, given: Sequence[str]) -> Mapping[str, Past]:
        if not given:
            return {}
        # Most of a long log is hands, whose judgment is kept in it now and then: they are not even read.
        ids = padded(given)
        back, kept = (func.max(case((_is(kind), entries.c.seq), else_=0)) for kind in (WentBack, Kept))
        last = select(entries.c.match, case((back > 0, 0), else_=kept).label("seq"))
        since = last.where(entries.c.match.in_(ids)).group_by(entries.c.match).subquery()
        found = select(entries.c.match, entries.c.seq, entries.c.house_ms, entries.c.fact)
        found = found.join(since, since.c.match == entries.c.match).order_by(entries.c.match, entries.c.seq)
        found = found.where(
            entries.c.match.in_(ids), or_(entries.c.seq >= since.c.seq, *(_is(kind) for kind in ALWAYS_NEEDED))
        )
        begun = select(matches.c.id, matches.c.header).where(matches.c.id.in_(ids), matches.c.open == true())
        async with self._database.reading() as connection:
            headers = (await connection.execute(begun)).all()
            logs: dict[str, list[Any]] = {row.id: [] for row in headers}
            for row in await connection.execute(found):
                logs.get(row.match, []).append(row)
        return {row.id: partial(_past, row.header, logs[row.id]) for row in headers}

    @unbroken
    async def settle(self, match: str, result: Result) -> bool:
        # Of an earlier attempt there may be all but the answer.
        unsure = match in self._unsure
        try:
            async with self._database.writing() as connection:
                there = (await connection.execute(select(results.c.match).where(results.c.match == match))).first()
                if there is None:
                    await keep(connection, result)
        except IntegrityError:
            # Another process kept it at the same moment.
            async with self._database.reading() as connection:
                if await result_of(connection, match) is None:
                    raise
            return False
        except Away:
            self._unsure.add(match)
            raise
        self._unsure.discard(match)
        return there is None or unsure

    @unbroken
    async def close(self, match: str) -> None:
        held = self._leases.held.get(match)
        if held is not None:
            await packing.pack(self._database, match, self._leases.node, held.epoch)
        self._forget(match)

    @unbroken
    async def drop(self, match: str) -> None:
        async with self._database.writing() as connection:
            await packing.forget(connection, match)
        self._forget(match)

    def _forget(self, match: str) -> None:
        self._leases.held.pop(match, None)
        self._unsure.discard(match)

    @unbroken
    async def every(self, after: str = "", limit: int = 500, *, closed: bool | None = None) -> Sequence[str]:
        """Ids of matches in their order, those behind `after`; all, or those that are closed, or those that are not."""
        asked = select(matches.c.id).where(matches.c.id > after).order_by(matches.c.id).limit(limit)
        if closed is not None:
            asked = asked.where(matches.c.open.is_(not closed))
        async with self._database.reading() as connection:
            return list((await connection.execute(asked)).scalars())

    # ---------------------------------------------------------------- all matches together

    async def _write(self) -> None:
        while self._waiting or not self._stopped:
            idle = not self._waiting
            await self._ready.wait()
            if idle:
                await asyncio.sleep(GROUP_S)
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            if not self._waiting:
                self._ready.clear()
            # Who was cancelled meanwhile has asked for nothing.
            batch = [waiting for waiting in batch if not waiting.done.done()]
            if batch:
                await self._serve(batch)

    async def _serve(self, batch: list[_Append]) -> None:
        since = perf_counter()
        try:
            failed = await self._transact(batch)
        except Exception as fault:
            failed = dict.fromkeys(range(len(batch)), fault)
        for index, waiting in enumerate(batch):
            if waiting.done.done():
                continue
            if (refused := failed.get(index)) is not None:
                waiting.done.set_exception(refused)
            else:
                waiting.done.set_result(None)
        written = sum(len(waiting.entries) for index, waiting in enumerate(batch) if index not in failed)
        for ear in self.told:
            ear(perf_counter() - since, written)

    async def _transact(self, batch: list[_Append]) -> dict[int, Exception]:
        """Writes all in one transaction; where one of them can't be, each in one of its own. By index what failed."""
        holds = {waiting.match: hold for waiting in batch if (hold := self._leases.held.get(waiting.match))}
        ends: dict[str, int] = {}
        failed: dict[int, Exception] = {}
        try:
            async with self._database.writing() as connection:
                ends |= await self._guarded(connection, holds)
                await self._insert(connection, batch, ends, failed)
        except BaseException as fault:
            for hold in holds.values():
                hold.end = None
            if isinstance(fault, Away) or not isinstance(fault, Exception):
                raise
            if len(batch) == 1:
                # An act of a seat that is in the log already, or what can't be stored: no use in asking again.
                return {0: ValueError(f"match {batch[0].match}: {fault}")}
        else:
            for match, end in ends.items():
                holds[match].end = end
            return failed
        alone = [await self._transact([waiting]) for waiting in batch]
        return {index: fault for index, faults in enumerate(alone) for fault in faults.values()}

    async def _guarded(self, connection: AsyncConnection, holds: Mapping[str, Hold]) -> dict[str, int]:
        """Where the logs end of those that are still held, by the database; nobody can take these over until the
        transaction ends."""
        if not holds:
            return {}
        asked = select(matches.c.id, matches.c.node, matches.c.epoch).where(matches.c.id.in_(padded(holds)))
        rows = await connection.execute(asked.order_by(matches.c.id).with_for_update(read=True))
        sure = [row.id for row in rows if (row.node, row.epoch) == (self._leases.node, holds[row.id].epoch)]
        ends = {match: end for match in sure if (end := holds[match].end) is not None}
        if unknown := [match for match in sure if match not in ends]:
            last = select(entries.c.match, func.max(entries.c.seq).label("end")).where(
                entries.c.match.in_(padded(unknown))
            )
            found = await connection.execute(last.group_by(entries.c.match))
            ends |= dict.fromkeys(unknown, 0) | {row.match: row.end for row in found}
        return ends

    async def _insert(
        self, connection: AsyncConnection, batch: list[_Append], ends: dict[str, int], failed: dict[int, Exception]
    ) -> None:
        """Inserts what goes on where the logs end, and moves these; by index what failed."""
        rows: list[dict[str, Any]] = []
        at_ms = round(time() * 1000)
        for index, waiting in enumerate(batch):
            match = waiting.match
            if match not in ends:
                failed[index] = LeaseLost(match)
            elif all(entry.seq == ends[match] + at for at, entry in enumerate(waiting.entries, 1)):
                rows += (_row(match, entry, at_ms) for entry in waiting.entries)
                ends[match] += len(waiting.entries)
            elif (differs := await self._differs(connection, waiting)) is not None:
                failed[index] = differs
        if rows:
            await connection.execute(insert(entries), rows)

    async def _differs(self, connection: AsyncConnection, waiting: _Append) -> ValueError | None:
        """Entries that don't go on where the log ends: all is well if they are there, word for word, from an attempt
        whose answer was lost."""
        first, last = waiting.entries[0].seq, waiting.entries[-1].seq
        asked = select(entries.c.seq, entries.c.fact)
        rows = await connection.execute(
            asked.where(entries.c.match == waiting.match, entries.c.seq.between(first, last))
        )
        there = {row.seq: row.fact for row in rows}
        if there == {entry.seq: codec.encode(entry.fact).decode() for entry in waiting.entries}:
            return None
        return ValueError(f"entries {first} to {last} of match {waiting.match}: the log does not go on with these")


def _is(kind: type[Any]) -> ColumnElement[bool]:
    """Whether a fact is of that kind: its JSON begins with that."""
    told = kind.__struct_config__
    return entries.c.fact.startswith(f'{{"{told.tag_field}":"{told.tag}"', autoescape=True)


def _past(body: str, rows: Sequence[Any]) -> tuple[Header, Sequence[Entry]]:
    header = codec.header(body)
    return header, [Entry(row.seq, row.house_ms, codec.fact(header.game, row.fact)) for row in rows]


def _row(match: str, entry: Entry, at_ms: int) -> dict[str, Any]:
    fact = entry.fact
    command = None
    if isinstance(fact, Moved | WentBack) and fact.seat is not None and fact.id is not None:
        id = fact.id if fact.id.isprintable() else blake2b(fact.id.encode(), digest_size=32).hexdigest()
        command = f"{fact.seat}/{id}"
    return {
        "match": match,
        "seq": entry.seq,
        "house_ms": entry.at_ms,
        "at_ms": at_ms,
        "command": command,
        "fact": codec.encode(fact).decode(),
    }
