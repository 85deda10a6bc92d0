"""What an account leaves behind in matches, results and rooms: gathered for who takes it along, wiped for who goes."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from karuta.hall import codec
from karuta.hall.header import Header, PersonId
from karuta.hall.results import Result
from karuta.hall.rooms import Room, Seat
from karuta.store.results import NOBODY, anonymous
from karuta.store.tables import chairs, matches, ratings, results, rooms, seeks

_rooms = msgspec.json.Decoder(Room)


async def gathered(connection: AsyncConnection, account: int) -> dict[str, Any]:
    """Ratings and results of an account as plain data."""
    rated = await connection.execute(select(ratings).where(ratings.c.account == account))
    person = f"a{account}"
    sat = select(chairs.c.match).where(chairs.c.person == person)
    played = select(results.c.body).where(results.c.match.in_(sat)).order_by(results.c.ended_ms)
    return {
        "ratings": [{key: value for key, value in row._mapping.items() if key != "account"} for row in rated],
        "matches": [_own(codec.result(body), person) for body in (await connection.execute(played)).scalars()],
    }


def _own(result: Result, person: PersonId) -> dict[str, Any]:
    """A result as its person takes it along: of others nothing but names and what everybody saw."""
    data: dict[str, Any] = msgspec.to_builtins(result)
    for chair in data["chairs"]:
        chair["own"] = chair.pop("person") == person
        if not chair["own"]:
            del chair["reactions"]
    return data


async def wiped(connection: AsyncConnection, account: int) -> None:
    """Makes the account nobody in all that is kept of matches, results and rooms."""
    person = f"a{account}"
    sat = set((await connection.execute(select(chairs.c.match).where(chairs.c.person == person))).scalars())
    for match in sorted(sat):
        await _wipe_match(connection, match, person)
    await connection.execute(delete(chairs).where(chairs.c.person == person))
    await connection.execute(delete(ratings).where(ratings.c.account == account))
    await connection.execute(delete(seeks).where(seeks.c.person == person))
    there = select(rooms.c.code, rooms.c.body).where(rooms.c.body.contains(f'"{person}"', autoescape=True))
    for row in (await connection.execute(there)).all():
        await _wipe_room(connection, _rooms.decode(row.body), person)


async def _wipe_match(connection: AsyncConnection, match: str, person: PersonId) -> None:
    header = (await connection.execute(select(matches.c.header).where(matches.c.id == match))).scalar_one()
    body = codec.encode(headless(codec.header(header), person)).decode()
    await connection.execute(update(matches).where(matches.c.id == match).values(header=body))
    found = (await connection.execute(select(results.c.body).where(results.c.match == match))).scalar_one_or_none()
    if found is not None:
        body = codec.encode(anonymous(codec.result(found), {person})).decode()
        await connection.execute(update(results).where(results.c.match == match).values(body=body))


def headless(header: Header, person: PersonId) -> Header:
    """The same header with `person` as nobody."""
    own = {seat for page in header.pages if page.person == person for seat in page.own}
    people = (seat for seat, who in enumerate(header.wish.players) if who is None)
    names = tuple(NOBODY if seat in own else name for seat, name in zip(people, header.wish.names, strict=False))
    pages = tuple(replace(page, person=None) if page.person == person else page for page in header.pages)
    return replace(header, wish=replace(header.wish, names=names), pages=pages)


async def _wipe_room(connection: AsyncConnection, room: Room, person: PersonId) -> None:
    left = emptied(room, person)
    mine = rooms.c.code == room.code
    if left is None:
        await connection.execute(delete(rooms).where(mine))
    else:
        body = msgspec.json.encode(left).decode()
        await connection.execute(update(rooms).where(mine).values(version=left.version, body=body))


def emptied(room: Room, person: PersonId) -> Room | None:
    """The room without `person`; None where nobody else is left to be its host."""
    names = {each.name for each in (*room.people, room.host) if each.id == person}
    seats = tuple(Seat() if seat.person and seat.person.id == person else seat for seat in room.seats)
    others = [seat.person for seat in seats if seat.person is not None]
    host = room.host if room.host.id != person else next(iter(others), None)
    if host is None:
        return None
    said = tuple(replace(saying, name=NOBODY) if saying.name in names else saying for saying in room.said)
    pages = tuple("" if page == person else page for page in room.pages)
    return replace(room, seats=seats, host=host, said=said, pages=pages, version=room.version + 1)
