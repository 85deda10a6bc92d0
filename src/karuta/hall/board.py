"""What hangs in the lobby: rooms that wait for people, matches that are played, and what is sought, in all processes
of the house."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from msgspec import Struct

from karuta.hall.header import PersonId
from karuta.hall.house import House
from karuta.hall.lodge import Ratings, Rooms
from karuta.hall.pairing import Seeker
from karuta.hall.ratings import Skill
from karuta.hall.rooms import Room

SHOWN: Final = 100
"""Rooms, and matches, that are shown at most."""
HEARD_MS: Final = 20_000
"""A process of which nothing was heard for so long is gone."""


class Shown(Struct, frozen=True):
    """A match that may be watched; `since_ms` is ms since 1970."""

    match: str
    game: str
    format: str
    rated: bool
    names: tuple[str, ...]
    since_ms: int


class Summary(Struct, frozen=True):
    """What goes on in one process: how many people are there, and what they play."""

    process: str
    people: int
    playing: tuple[Shown, ...]


class Board(NamedTuple):
    """All of it; `skills` are those of the hosts of rooms, by code."""

    rooms: tuple[Room, ...]
    skills: dict[str, Skill]
    playing: tuple[Shown, ...]
    wishes: tuple[tuple[str, str, int, bool], ...]
    """Game, format, how many seek opponents for it, and whether it is to be rated."""
    people: int


class Summaries:
    """What was heard of the processes of the house."""

    def __init__(self) -> None:
        self._heard: dict[str, tuple[int, Summary]] = {}

    def hear(self, summary: Summary, now_ms: int) -> bool:
        """Whether it is news."""
        before = self._heard.get(summary.process)
        self._heard[summary.process] = now_ms, summary
        return before is None or before[1] != summary

    def forget(self, now_ms: int) -> bool:
        """Processes that are gone are forgotten; whether there were any."""
        gone = [process for process, (at, _) in self._heard.items() if now_ms - at > HEARD_MS]
        for process in gone:
            del self._heard[process]
        return bool(gone)

    @property
    def people(self) -> int:
        return sum(summary.people for _, summary in self._heard.values())

    @property
    def playing(self) -> tuple[Shown, ...]:
        every = {shown.match: shown for _, summary in self._heard.values() for shown in summary.playing}
        return tuple(sorted(every.values(), key=lambda shown: (-shown.since_ms, shown.match)))[:SHOWN]


class Publicity:
    """Which matches of this process may be shown: those between people whose room is no private one."""

    def __init__(self, house: House, rooms: Rooms) -> None:
        self._house, self._rooms = house, rooms
        self._public: dict[str, bool] = {}

    async def playing(self) -> tuple[Shown, ...]:
        """The matches that go on here and may be watched, the latest first."""
        going = [
            playing
            for playing in self._house.every()
            if len(playing.header.pages) > 1 and not playing.live.host.closed and not playing.live.host.decided
        ]
        for playing in going:
            if playing.header.match not in self._public:
                room = await self._rooms.get(playing.header.room) if playing.header.room else None
                self._public[playing.header.match] = room is not None and (room.listed or room.paired)
        self._public = {playing.header.match: self._public[playing.header.match] for playing in going}
        going.sort(key=lambda playing: -playing.header.began_ms)
        return tuple(
            Shown(
                playing.header.match,
                playing.header.game,
                playing.header.format,
                playing.header.rated,
                playing.names,
                playing.header.began_ms,
            )
            for playing in going
            if self._public[playing.header.match]
        )[:SHOWN]


async def board(rooms: Rooms, ratings: Ratings, heard: Summaries, now_ms: int) -> Board:
    """All that hangs in the lobby now."""
    waiting = tuple(room for room in await rooms.waiting(SHOWN) if _waits(room, now_ms))
    return Board(
        waiting,
        await _hosts(waiting, ratings),
        heard.playing,
        _wishes(await rooms.seekers()),
        heard.people,
    )


def _waits(room: Room, now_ms: int) -> bool:
    free = any(seat.free for seat in room.seats)
    return room.listed and free and not room.empty and room.stage(now_ms) == "gathering"


async def _hosts(waiting: Sequence[Room], ratings: Ratings) -> dict[str, Skill]:
    found: dict[str, Skill] = {}
    for game, format in {(room.terms.game, room.terms.format) for room in waiting if room.terms.format}:
        alike = [room for room in waiting if (room.terms.game, room.terms.format) == (game, format)]
        hosts: set[PersonId] = {room.host.id for room in alike if room.host.account is not None}
        skills = await ratings.of(hosts, game, format) if hosts else {}
        found |= {room.code: skills[room.host.id] for room in alike if room.host.id in skills}
    return found


def _wishes(seekers: Iterable[Seeker]) -> tuple[tuple[str, str, int, bool], ...]:
    counted = Counter((seeker.game, seeker.format, seeker.rated) for seeker in seekers)
    return tuple((game, format, count, rated) for (game, format, rated), count in sorted(counted.items()))
