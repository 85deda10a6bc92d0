"""Who hosts which match, by the clock of the database.

A process says each second that it is there; what it holds is its own for as long as it was heard of within `LEASE_MS`.
So renewing costs one row, however many matches there are; what guards a match is its epoch, which each new holder
raises and without which nothing is appended (`karuta.store.log`).
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import structlog
from sqlalchemy import ColumnElement, and_, delete, exists, insert, or_, select, true, update
from sqlalchemy.ext.asyncio import AsyncConnection

from karuta.errors import KarutaError
from karuta.store.engine import Database, clock_ms, unbroken
from karuta.store.tables import matches, nodes

LEASE_MS = 4000
"""How long a process that says nothing keeps what it holds."""
MOST = 5000
"""Orphans that are named at once: more than a process may leave behind, for who is not named is gone."""

_log = structlog.get_logger("karuta.store")


@dataclass(eq=False)
class Hold:
    """A match that this process holds in `epoch`; its log ends with `end` (None: that has to be looked up)."""

    epoch: int
    end: int | None = None


class StoreLeases:
    """`karuta.hall.ports.Leases` of the process `node`, which pages reach at `base`; `held` has what it holds."""

    def __init__(self, database: Database, node: str, base: str) -> None:
        self._database = database
        self.node, self._base = node, base
        self._run = secrets.token_hex(8)
        self.held: dict[str, Hold] = {}
        self.superseded = False
        """Another process has started under the same name: this one holds nothing any more."""
        self._gap_until = 0
        self._turn = asyncio.Lock()
        self._asked: asyncio.Task[Sequence[str]] | None = None
        """Who asks for orphans now is answered by this."""

    @unbroken
    async def announce(self) -> None:
        """This process is there. What one of the same name held before it are orphans at once."""
        async with self._database.writing() as connection:
            now = await clock_ms(connection)
            await connection.execute(delete(nodes).where(nodes.c.name == self.node))
            row = {"name": self.node, "base": self._base, "run": self._run, "seen_ms": now}
            await connection.execute(insert(nodes).values(row))
        self._gap_until = now + LEASE_MS

    @unbroken
    async def leave(self) -> None:
        """This process is there no more."""
        async with self._database.writing() as connection:
            await connection.execute(delete(nodes).where(nodes.c.name == self.node, nodes.c.run == self._run))

    def check(self) -> None:
        """`KarutaError` if another process has taken the name."""
        if self.superseded:
            raise KarutaError(
                f"another process of the house runs as node {self.node!r}: give each a name of its own by --node",
                key="error-node-taken",
                given=self.node,
            )

    @unbroken
    async def renew(self) -> Sequence[str]:
        before = dict(self.held)
        async with self._database.writing() as connection:
            still = await self._renewed(connection)
        if still is None:
            if not self.superseded:
                _log.error("another process has the name of this one", node=self.node)
            self.superseded, still = True, {}
        lost = [m for m, hold in before.items() if still.get(m) != hold.epoch and self.held.get(m) is hold]
        for match in lost:
            del self.held[match]
        return lost

    async def _renewed(self, connection: AsyncConnection) -> dict[str, int] | None:
        """The matches that are this process's, with their epochs; None if the process has lost its name."""
        now = await clock_ms(connection)
        mine = nodes.c.name == self.node, nodes.c.run == self._run
        seen = (await connection.execute(select(nodes.c.seen_ms).where(*mine).with_for_update())).scalar_one_or_none()
        if seen is None:
            return None
        await connection.execute(update(nodes).where(*mine).values(seen_ms=now))
        if abs(now - seen) > LEASE_MS:
            # The database was away, or its clock jumped: others have to be heard of again before one counts as dead.
            self._gap_until = now + LEASE_MS
        asked = select(matches.c.id, matches.c.epoch).where(matches.c.open == true(), matches.c.node == self.node)
        return {row.id: row.epoch for row in await connection.execute(asked)}

    async def orphans(self) -> Sequence[str]:
        # When a process has died, all its pages ask at once: who asks while another is being answered is answered
        # together with all the others who do.
        if self._asked is None:
            self._asked = asyncio.create_task(self._named(), name="orphans")
        return await asyncio.shield(self._asked)

    async def _named(self) -> Sequence[str]:
        async with self._turn:
            self._asked = None
            return await self._orphans()

    @unbroken
    async def _orphans(self) -> Sequence[str]:
        if self.superseded:
            return ()
        async with self._database.reading() as connection:
            free = self._free(await clock_ms(connection))
            found = select(matches.c.id).where(matches.c.open == true(), free).order_by(matches.c.began_ms)
            rows = await connection.execute(found.limit(MOST + len(self.held)))
            return [row.id for row in rows if row.id not in self.held][:MOST]

    def _free(self, now: int) -> ColumnElement[bool]:
        """Who may be taken over: whose process gave them up, is heard of no more, or had this one's name before."""
        given_up = or_(matches.c.node.is_(None), matches.c.node == self.node)
        if now < self._gap_until:
            return given_up
        return or_(given_up, ~exists().where(nodes.c.name == matches.c.node, heard(now)))

    @unbroken
    async def claim(self, *wanted: str) -> Sequence[str]:
        asked = [match for match in wanted if match not in self.held]
        if self.superseded or not asked:
            return ()
        async with self._database.writing() as connection:
            now = await clock_ms(connection)
            itself = exists().where(nodes.c.name == self.node, nodes.c.run == self._run)
            free = matches.c.id.in_(padded(asked)), matches.c.open == true(), self._free(now), itself
            # What another has locked is left out: else one that stands still in the middle of a transaction would keep
            # all the others waiting, and two that claim the same would wait for each other.
            found = select(matches.c.id, matches.c.epoch).where(*free).order_by(matches.c.id)
            rows = await connection.execute(found.with_for_update(of=matches, skip_locked=True))
            taken = {row.id: Hold(row.epoch + 1) for row in rows}
            if taken:
                mine = update(matches).where(matches.c.id.in_(padded(taken)))
                await connection.execute(mine.values(node=self.node, epoch=matches.c.epoch + 1))
        self.held |= taken
        return [match for match in asked if match in taken]

    @unbroken
    async def release(self, *given_up: str) -> None:
        holds = {match: hold for match in given_up if (hold := self.held.pop(match, None)) is not None}
        if not holds:
            return
        async with self._database.writing() as connection:
            for match, hold in holds.items():
                mine = and_(matches.c.id == match, matches.c.node == self.node, matches.c.epoch == hold.epoch)
                await connection.execute(update(matches).where(mine).values(node=None))

    @unbroken
    async def base(self, match: str) -> str | None:
        async with self._database.reading() as connection:
            there = heard(await clock_ms(connection))
            asked = (
                select(nodes.c.base)
                .join(matches, matches.c.node == nodes.c.name)
                .where(matches.c.id == match, matches.c.open == true(), there)
            )
            return (await connection.execute(asked)).scalar_one_or_none()

    @unbroken
    async def whereabouts(self, *asked: str) -> Mapping[str, str | None]:
        if not asked:
            return {}
        async with self._database.reading() as connection:
            there = and_(nodes.c.name == matches.c.node, heard(await clock_ms(connection)))
            found = select(matches.c.id, nodes.c.base).outerjoin(nodes, there)
            rows = await connection.execute(found.where(matches.c.id.in_(padded(asked)), matches.c.open == true()))
            return {row.id: None if row.id in self.held else row.base for row in rows}


def padded(which: Iterable[str]) -> list[str]:
    """As many as a power of two, so that few statements have to be prepared."""
    ids = sorted(which)
    return ids + ids[-1:] * ((1 << (len(ids) - 1).bit_length()) - len(ids))


def heard(now: int) -> ColumnElement[bool]:
    """Whether a process was heard of lately; a time to come was written before the clock was set back."""
    return nodes.c.seen_ms.between(now - LEASE_MS, now + LEASE_MS)
