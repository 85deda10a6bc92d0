"""Rooms, and who seeks opponents, in a database: all processes of a house see the same, and of two changes to the same
version one is made."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress

import msgspec
from msgspec.structs import replace
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from karuta.hall.header import PersonId
from karuta.hall.pairing import Seeker
from karuta.hall.rooms import Room
from karuta.store.engine import Database, unbroken
from karuta.store.tables import rooms, seeks

_encoder = msgspec.json.Encoder()
_room = msgspec.json.Decoder(Room)
_seeker = msgspec.json.Decoder(Seeker)


class StoreRooms:
    """`karuta.hall.lodge.Rooms`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # ---------------------------------------------------------------- rooms

    @unbroken
    async def get(self, code: str) -> Room | None:
        async with self._database.reading() as connection:
            body = (await connection.execute(select(rooms.c.body).where(rooms.c.code == code))).scalar_one_or_none()
        return None if body is None else _room.decode(body)

    @unbroken
    async def put(self, room: Room, after: int) -> bool:
        values = {
            "version": room.version,
            "body": _encoder.encode(room).decode(),
            "listed": room.listed,
            "touched_ms": room.touched_ms,
        }
        try:
            async with self._database.writing() as connection:
                if not after:
                    await connection.execute(insert(rooms).values(code=room.code, **values))
                    return True
                there = rooms.c.code == room.code, rooms.c.version == after
                return (await connection.execute(update(rooms).where(*there).values(values))).rowcount == 1
        except IntegrityError:
            return False

    @unbroken
    async def delete(self, code: str, version: int) -> bool:
        async with self._database.writing() as connection:
            there = rooms.c.code == code, rooms.c.version == version
            return (await connection.execute(delete(rooms).where(*there))).rowcount == 1

    @unbroken
    async def count(self) -> int:
        async with self._database.reading() as connection:
            return int((await connection.execute(select(func.count()).select_from(rooms))).scalar_one())

    @unbroken
    async def waiting(self, limit: int) -> Sequence[Room]:
        asked = select(rooms.c.body).where(rooms.c.listed).order_by(rooms.c.touched_ms.desc(), rooms.c.code)
        async with self._database.reading() as connection:
            return [_room.decode(body) for body in (await connection.execute(asked.limit(limit))).scalars()]

    @unbroken
    async def idle(self, before_ms: int, limit: int) -> Sequence[str]:
        asked = select(rooms.c.code).where(rooms.c.touched_ms < before_ms).order_by(rooms.c.touched_ms)
        async with self._database.reading() as connection:
            return list((await connection.execute(asked.limit(limit))).scalars())

    # ---------------------------------------------------------------- seekers

    @unbroken
    async def seek(self, seeker: Seeker) -> None:
        async with self._database.writing() as connection:
            await connection.execute(delete(seeks).where(seeks.c.person == seeker.person.id))
            await connection.execute(
                insert(seeks).values(
                    person=seeker.person.id,
                    since_ms=seeker.since_ms,
                    seen_ms=seeker.seen_ms,
                    body=_encoder.encode(seeker).decode(),
                )
            )

    @unbroken
    async def unseek(self, person: PersonId, since_ms: int | None = None) -> None:
        gone = delete(seeks).where(seeks.c.person == person)
        async with self._database.writing() as connection:
            await connection.execute(gone if since_ms is None else gone.where(seeks.c.since_ms == since_ms))

    @unbroken
    async def heard(self, seekers: Iterable[Seeker], seen_ms: int) -> None:
        async with self._database.writing() as connection:
            for seeker in sorted(seekers, key=lambda seeker: seeker.person.id):
                there = seeks.c.person == seeker.person.id, seeks.c.since_ms == seeker.since_ms
                await connection.execute(update(seeks).where(*there).values(seen_ms=seen_ms))

    @unbroken
    async def seekers(self) -> Sequence[Seeker]:
        async with self._database.reading() as connection:
            rows = (await connection.execute(select(seeks.c.body, seeks.c.seen_ms))).all()
        return [replace(_seeker.decode(row.body), seen_ms=row.seen_ms) for row in rows]

    @unbroken
    async def take(self, group: Sequence[Seeker]) -> bool:
        with suppress(_Gone):
            async with self._database.writing() as connection:
                # In one order, so that two processes never wait for each other.
                for seeker in sorted(group, key=lambda seeker: seeker.person.id):
                    there = seeks.c.person == seeker.person.id, seeks.c.since_ms == seeker.since_ms
                    if (await connection.execute(delete(seeks).where(*there))).rowcount != 1:
                        raise _Gone
            return True
        return False


class _Gone(Exception):
    """One of them seeks no more: the others go on seeking."""
