"""Results and ratings: kept once a match, in one transaction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeGuard

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from karuta.hall import codec
from karuta.hall.header import PersonId
from karuta.hall.ratings import Skill, members, settle, settled, shown
from karuta.hall.results import Result
from karuta.store.engine import Database, unbroken
from karuta.store.tables import accounts, chairs, ratings, results

NOBODY: Final = "-"
"""What somebody is called whose account is deleted."""


class Leading(Struct, frozen=True):
    """Somebody in the table of one game and format: account, rating, and when they played last (ms since 1970)."""

    person: PersonId
    name: str
    skill: Skill
    last_ms: int


class Rated(Struct, frozen=True):
    """A rating of one person; `place` in the table, None where not enough is known for one."""

    game: str
    format: str
    skill: Skill
    place: int | None
    last_ms: int


async def keep(connection: AsyncConnection, result: Result) -> None:
    """Writes down `result` and what it does to ratings; `IntegrityError` if it is there already."""
    result = await _without_deleted(connection, result)
    row = {"match": result.match, "game": result.game, "format": result.format, "rated": result.rated}
    body = codec.encode(result).decode()
    await connection.execute(insert(results).values(**row, ended_ms=result.ended_ms, body=body))
    await connection.execute(delete(chairs).where(chairs.c.match == result.match))
    sat = [
        {"match": result.match, "seat": chair.seat, "person": chair.person, "ended_ms": result.ended_ms}
        for chair in result.chairs
        if chair.person is not None
    ]
    if sat:
        await connection.execute(insert(chairs), sat)
    if members(result):
        await _rate(connection, result)


async def _without_deleted(connection: AsyncConnection, result: Result) -> Result:
    """`result` without those whose accounts were deleted while they played."""
    numbers = {chair.person: _number(chair.person) for chair in result.chairs if is_account(chair.person)}
    if not numbers:
        return result
    # None of them can be deleted until this is kept.
    asked = select(accounts.c.id).where(accounts.c.id.in_(numbers.values())).order_by(accounts.c.id)
    there = set((await connection.execute(asked.with_for_update(read=True, key_share=True))).scalars())
    gone = {person for person, number in numbers.items() if number not in there}
    return anonymous(result, gone) if gone else result


def anonymous(result: Result, gone: Iterable[PersonId | None]) -> Result:
    """`result` without a trace of these people."""
    chairs = tuple(
        replace(chair, person=None, name=NOBODY) if chair.person in gone and chair.person is not None else chair
        for chair in result.chairs
    )
    return replace(result, chairs=chairs)


async def _rate(connection: AsyncConnection, result: Result) -> None:
    people = members(result)
    # A rating that is not there yet can't be waited for; accounts can, by all in one order.
    asked = select(accounts.c.id).where(accounts.c.id.in_(map(_number, people))).order_by(accounts.c.id)
    await connection.execute(asked.with_for_update(key_share=True))
    before = await _of(connection, people, result.game, result.format)
    for person, skill in settle(result, before).items():
        row = {"mu": skill.mu, "sigma": skill.sigma, "games": skill.games, "last_ms": result.ended_ms}
        row |= {"shown": shown(skill)[0], "placed": settled(skill)}
        key = {"account": _number(person), "game": result.game, "format": result.format}
        if person in before:
            mine = (ratings.c[name] == value for name, value in key.items())
            await connection.execute(update(ratings).where(*mine).values(row))
        else:
            await connection.execute(insert(ratings).values(key | row))


async def _of(connection: AsyncConnection, people: Iterable[PersonId], game: str, format: str) -> dict[PersonId, Skill]:
    numbers = [_number(person) for person in people if is_account(person)]
    asked = select(ratings).where(ratings.c.account.in_(numbers), ratings.c.game == game, ratings.c.format == format)
    return {_person(row): _skill(row) for row in await connection.execute(asked)}


def _skill(row: Row[Any]) -> Skill:
    return Skill(row.mu, row.sigma, row.games)


def _person(row: Row[Any]) -> PersonId:
    return f"a{row.account}"


def _number(person: PersonId) -> int:
    return int(person[1:])


def is_account(person: PersonId | None) -> TypeGuard[PersonId]:
    """Whether it is the id of an account."""
    return person is not None and person.startswith("a") and person[1:].isdecimal()


async def result_of(connection: AsyncConnection, match: str) -> Result | None:
    """The result of one match."""
    body = (await connection.execute(select(results.c.body).where(results.c.match == match))).scalar_one_or_none()
    return None if body is None else codec.result(body)


class StoreRatings:
    """What is known of people's play."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @unbroken
    async def of(self, people: Iterable[PersonId], game: str, format: str) -> dict[PersonId, Skill]:
        """The ratings of those of `people` who have one."""
        async with self._database.reading() as connection:
            return await _of(connection, people, game, format)

    @unbroken
    async def leaders(self, game: str, format: str, limit: int = 100) -> Sequence[Leading]:
        """The best of whom enough is known."""
        asked = (
            select(accounts.c.name, ratings)
            .join(accounts, ratings.c.account == accounts.c.id)
            .where(ratings.c.game == game, ratings.c.format == format, ratings.c.placed)
            .order_by(ratings.c.shown.desc(), ratings.c.last_ms)
            .limit(limit)
        )
        async with self._database.reading() as connection:
            rows = await connection.execute(asked)
            return [Leading(_person(row), row.name, _skill(row), row.last_ms) for row in rows]

    @unbroken
    async def standings(self, person: PersonId) -> Sequence[Rated]:
        """All ratings of one person, the latest first."""
        if not is_account(person):
            return ()
        async with self._database.reading() as connection:
            asked = select(ratings).where(ratings.c.account == _number(person)).order_by(ratings.c.last_ms.desc())
            mine = (await connection.execute(asked)).all()
            return [
                Rated(row.game, row.format, _skill(row), await self._place(connection, row), row.last_ms)
                for row in mine
            ]

    async def _place(self, connection: AsyncConnection, row: Row[Any]) -> int | None:
        if not row.placed:
            return None
        table = ratings.c.game == row.game, ratings.c.format == row.format, ratings.c.placed
        better = select(func.count()).select_from(ratings).where(*table, ratings.c.shown > row.shown)
        return int((await connection.execute(better)).scalar_one()) + 1

    @unbroken
    async def matches(self, person: PersonId, before_ms: int | None = None, limit: int = 50) -> Sequence[Result]:
        """The results of one person, the latest first, all before that time."""
        # Friends who share a page have one person on several chairs.
        sat = select(chairs.c.match, chairs.c.ended_ms).distinct()
        sat = sat.where(chairs.c.person == person, chairs.c.ended_ms.is_not(None))
        if before_ms is not None:
            sat = sat.where(chairs.c.ended_ms < before_ms)
        latest = sat.order_by(chairs.c.ended_ms.desc(), chairs.c.match).limit(limit).subquery()
        asked = (
            select(results.c.body)
            .join(latest, latest.c.match == results.c.match)
            .order_by(results.c.ended_ms.desc(), results.c.match)
        )
        async with self._database.reading() as connection:
            return [codec.result(row.body) for row in await connection.execute(asked)]

    @unbroken
    async def result(self, match: str) -> Result | None:
        """The result of one match; None: it has none."""
        async with self._database.reading() as connection:
            return await result_of(connection, match)

    @unbroken
    async def results(
        self, since_ms: int = 0, limit: int = 1000, *, after: str = "", rated: bool | None = None
    ) -> Sequence[Result]:
        """All results since that time, in the order of when they ended; of those of the same ms as `since_ms` the ones
        whose match comes behind `after`: so one goes on from the last."""
        behind = (results.c.ended_ms > since_ms) | ((results.c.ended_ms == since_ms) & (results.c.match > after))
        asked = select(results.c.body).where(behind).order_by(results.c.ended_ms, results.c.match).limit(limit)
        if rated is not None:
            asked = asked.where(results.c.rated.is_(rated))
        async with self._database.reading() as connection:
            return [codec.result(row.body) for row in await connection.execute(asked)]
