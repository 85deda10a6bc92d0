"""Rooms, and who seeks opponents, in a database: all processes of a house see the same, and of two changes to the same
version one is made."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from karuta.hall.header import PersonId
from karuta.hall.pairing import Seeker
from karuta.hall.ratings import shown
from karuta.hall.rooms import Room
from karuta.store.tables import rooms, seeks

_encoder = msgspec.json.Encoder()
_room = msgspec.json.Decoder(Room)
_seeker = msgspec.json.Decoder(Seeker)


class StoreRooms:
    """`karuta.hall.lodge.Rooms`; `node` names the process that enters seekers."""

    def __init__(self, engine: AsyncEngine, node: str) -> None:
        self._engine, self._node = engine, node

    # ---------------------------------------------------------------- rooms

    async def get(self, code: str) -> Room | None:
        async with self._engine.connect() as connection:
            body = (await connection.execute(select(rooms.c.body).where(rooms.c.code == code))).scalar_one_or_none()
        return None if body is None else _room.decode(body)

    async def put(self, room: Room, after: int) -> bool:
        values = {
            "version": room.version,
            "body": _encoder.encode(room).decode(),
            "listed": room.listed,
            "touched_ms": room.touched_ms,
        }
        try:
            async with self._engine.begin() as connection:
                if not after:
                    await connection.execute(insert(rooms).values(code=room.code, **values))
                    return True
                there = rooms.c.code == room.code, rooms.c.version == after
                return (await connection.execute(update(rooms).where(*there).values(values))).rowcount == 1
        except IntegrityError:
            return False

    async def delete(self, code: str, version: int) -> bool:
        async with self._engine.begin() as connection:
            there = rooms.c.code == code, rooms.c.version == version
            return (await connection.execute(delete(rooms).where(*there))).rowcount == 1

    async def count(self) -> int:
        async with self._engine.connect() as connection:
            return int((await connection.execute(select(func.count()).select_from(rooms))).scalar_one())

    async def waiting(self, limit: int) -> Sequence[Room]:
        asked = select(rooms.c.body).where(rooms.c.listed).order_by(rooms.c.touched_ms.desc(), rooms.c.code)
        async with self._engine.connect() as connection:
            return [_room.decode(body) for body in (await connection.execute(asked.limit(limit))).scalars()]

    async def idle(self, before_ms: int, limit: int) -> Sequence[str]:
        asked = select(rooms.c.code).where(rooms.c.touched_ms < before_ms).order_by(rooms.c.touched_ms)
        async with self._engine.connect() as connection:
            return list((await connection.execute(asked.limit(limit))).scalars())

    # ---------------------------------------------------------------- seekers

    async def seek(self, seeker: Seeker) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(delete(seeks).where(seeks.c.person == seeker.person.id))
            await connection.execute(
                insert(seeks).values(
                    person=seeker.person.id,
                    node=self._node,
                    game=seeker.game,
                    format=seeker.format,
                    rated=seeker.rated,
                    shown=shown(seeker.skill)[0],
                    since_ms=seeker.since_ms,
                    body=_encoder.encode(seeker).decode(),
                )
            )

    async def unseek(self, person: PersonId, since_ms: int | None = None) -> None:
        gone = delete(seeks).where(seeks.c.person == person)
        async with self._engine.begin() as connection:
            await connection.execute(gone if since_ms is None else gone.where(seeks.c.since_ms == since_ms))

    async def heard(self, seekers: Iterable[Seeker], seen_ms: int) -> None:
        async with self._engine.begin() as connection:
            for seeker in sorted(seekers, key=lambda seeker: seeker.person.id):
                there = seeks.c.person == seeker.person.id, seeks.c.since_ms == seeker.since_ms
                body = _encoder.encode(replace(seeker, seen_ms=seen_ms)).decode()
                await connection.execute(update(seeks).where(*there).values(body=body))

    async def seekers(self) -> Sequence[Seeker]:
        async with self._engine.connect() as connection:
            return [_seeker.decode(body) for body in (await connection.execute(select(seeks.c.body))).scalars()]

    async def take(self, group: Sequence[Seeker]) -> bool:
        async with self._engine.connect() as connection, connection.begin() as change:
            # In one order, so that two processes never wait for each other.
            for seeker in sorted(group, key=lambda seeker: seeker.person.id):
                there = seeks.c.person == seeker.person.id, seeks.c.since_ms == seeker.since_ms
                if (await connection.execute(delete(seeks).where(*there))).rowcount != 1:
                    await change.rollback()
                    return False
        return True
