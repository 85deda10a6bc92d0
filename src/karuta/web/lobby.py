"""A page's conversation with the lobby: what it asks, one thing after the other, and what it is told.

All of this may have to wait for the store. The line is never kept waiting by it: what comes meanwhile lies in a queue.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import structlog
from msgspec import Struct
from msgspec.structs import asdict

from karuta.errors import BadInput, KarutaError
from karuta.hall.board import Board
from karuta.hall.header import Header, Person, PersonId
from karuta.hall.lobby import Lobby
from karuta.hall.ratings import Skill, shown
from karuta.hall.rooms import Room, name_at
from karuta.hall.terms import Terms
from karuta.hall.visits import Counted, Gone, RoomSeen, Sought, Told, Visit
from karuta.protocol import lobby as wire
from karuta.protocol.message import Refused
from karuta.web.limits import Throttle, here, source
from karuta.web.watch import Gallery

Send = Callable[[Struct], None]
WAITING: Final = 40
"""What one page may have asked of the lobby and not been answered yet."""

_log = structlog.get_logger("karuta.web")


@dataclass
class Courtesy:
    """How much one person, or one address, may ask of the lobby: rooms and searches, sayings, all else."""

    making: Throttle = field(default_factory=lambda: Throttle(size=10, rate=0.1))
    saying: Throttle = field(default_factory=lambda: Throttle(size=6, rate=0.5))
    asking: Throttle = field(default_factory=lambda: Throttle(size=60, rate=4))
    crowd: Throttle = field(default_factory=lambda: Throttle(size=600, rate=40))
    """All of it from one address: a school has one for all."""

    def check(self, message: Struct, person: PersonId, address: str) -> None:
        """`KarutaError` if that was too much."""
        match message:
            case wire.MakeRoom() | wire.Seek():
                of = self.making
            case wire.Say():
                of = self.saying
            case _:
                of = self.asking
        place = source(address)
        if not of.allows(person) or not (here(address) or self.crowd.allows(place)):
            raise KarutaError("too much at once: wait a little", key="error-too-many")


class Reception:
    """The lobby's side of one connection. `send` takes messages for the page and never blocks."""

    def __init__(
        self, lobby: Lobby, gallery: Gallery, courtesy: Courtesy, person: Person, *, address: str, send: Send
    ) -> None:
        self._lobby, self._gallery, self._courtesy = lobby, gallery, courtesy
        self._person, self._address, self._send = person, address, send
        self._visit: Visit | None = None
        self._asked: deque[Awaitable[None]] = deque()
        self._worker: asyncio.Task[None] | None = None

    # ---------------------------------------------------------------- from the page

    def greet(self) -> None:
        """The page has said hello."""
        if self._visit is None:
            self._visit = self._lobby.visit(self._person, self._tell)
        account = self._person.account is not None
        self._send(wire.Self(self._person.id, self._visit.person.name, account))

    def receive(self, message: Struct) -> None:
        """Something asked of the lobby; `KarutaError` if it is too much."""
        visit = self._visit
        assert visit is not None, "greeted before"
        self._courtesy.check(message, visit.person.id, self._address)
        self._later(partial(self._do, visit, message))

    def sat(self, header: Header, person: PersonId | None) -> None:
        """The page sits down at a match; it is in the room of that match from now on. A guest whom the house does not
        know by a cookie is the guest who sits there."""
        visit = self._visit
        if visit is None:
            return
        if person is not None and person.startswith("g") and visit.person.account is None and visit.code is None:
            visit.person = Person(person, visit.person.name)
        self._later(partial(self._sat, visit, header))

    async def _sat(self, visit: Visit, header: Header) -> None:
        await self._lobby.sat(header)
        if header.room:
            await self._lobby.back(visit, header.room)

    def _later(self, work: Callable[[], Awaitable[None]]) -> None:
        if len(self._asked) >= WAITING:
            raise KarutaError("the lobby is busy: this was dropped, ask again", key="error-busy")
        self._asked.append(work())
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._work(), name="reception")

    async def _work(self) -> None:
        while self._asked:
            try:
                await self._asked.popleft()
            except KarutaError as error:
                self._tell(error)
            except Exception:
                _log.exception("the lobby did not answer")
                self._tell(KarutaError("nothing can be looked up now: try again", key="error-store-away"))

    async def _do(self, visit: Visit, message: Struct) -> None:
        lobby = self._lobby
        match message:
            case wire.Enter(on=on):
                await lobby.enter(visit, on)
            case wire.MakeRoom():
                await lobby.make(visit, _terms(message.terms), listed=message.listed, name=message.name)
            case wire.JoinRoom():
                await lobby.join(visit, message.code, message.seat, message.name)
            case wire.LeaveRoom():
                await lobby.leave(visit)
            case wire.TakeSeat(seat=seat):
                await lobby.take(visit, seat)
            case wire.Invite(seat=seat, who=who):
                await lobby.invite(visit, seat, who)
            case wire.Change(terms=terms):
                await lobby.arrange(visit, _terms(terms))
            case wire.ReadyUp(on=on):
                await lobby.ready(visit, on)
            case wire.Say(phrase=phrase):
                await lobby.say(visit, phrase)
            case wire.Seek():
                await lobby.seek(
                    visit, message.game, message.format, rated=message.rated, pace=message.pace, name=message.name
                )
            case wire.Unseek():
                await lobby.unseek(visit)
            case wire.Watch():
                await self._gallery.watch(message)
            case wire.Unwatch(match=match):
                self._gallery.leave(match)
            case _:
                raise BadInput(f"{type(message).__name__} is nothing that the lobby understands", key="error-message")

    async def close(self) -> None:
        """The connection is gone."""
        self._gallery.leave()
        for work in self._asked:
            work.close()  # type: ignore[attr-defined]
        self._asked.clear()
        if self._worker is not None:
            # What is being done is done to its end: half a change would leave somebody in a room for ever.
            with suppress(Exception):
                await self._worker
        if self._visit is not None:
            try:
                await self._lobby.gone(self._visit)
            except Exception:
                # The store is away: its person is found to be missing later.
                _log.exception("nobody could be told that a page has gone")

    # ---------------------------------------------------------------- to the page

    def _tell(self, told: Told) -> None:
        if self._visit is not None:
            self._send(_message(told, self._visit))


ASKED: Final = (
    wire.Enter
    | wire.MakeRoom
    | wire.JoinRoom
    | wire.LeaveRoom
    | wire.TakeSeat
    | wire.Invite
    | wire.Change
    | wire.ReadyUp
    | wire.Say
    | wire.Seek
    | wire.Unseek
    | wire.Watch
    | wire.Unwatch
)
"""What is asked of the lobby, and not of a match."""


def _terms(asked: wire.RoomTerms) -> Terms:
    return Terms(**asdict(asked))


def _told_terms(terms: Terms) -> wire.RoomTerms:
    return wire.RoomTerms(**asdict(terms))


def rating(skill: Skill | None) -> wire.Rating | None:
    """A rating as pages are told of it."""
    return None if skill is None else wire.Rating(*shown(skill), skill.games)


def _message(told: Told, visit: Visit) -> Struct:
    match told:
        case RoomSeen():
            return _room(told, visit)
        case Gone(why=why):
            return wire.RoomGone(why)
        case Board():
            return _lobby(told)
        case Sought():
            return wire.Seeking(told.game, told.format, told.on, told.reach)
        case Counted():
            gains = tuple(
                wire.Gain(seat, rating(before), wire.Rating(*shown(after), after.games))
                for seat, before, after in told.gains
            )
            return wire.Rated(told.match, told.game, told.format, gains)
        case KarutaError():
            return Refused("", told.key, dict(told.facts), str(told))


def _room(seen: RoomSeen, visit: Visit) -> wire.RoomTold:
    room = seen.room
    return wire.RoomTold(
        code=room.code,
        terms=_told_terms(room.terms),
        seats=tuple(_seat(room, at, seen.skills) for at in range(len(room.seats))),
        listed=room.listed,
        host=room.host.id == visit.person.id,
        seat=room.seat_of(visit.person.id),
        said=tuple(wire.Said(saying.name, saying.phrase, saying.at_ms) for saying in room.said),
        match=room.match,
        key=seen.key,
        base=seen.base,
        over=room.over,
    )


def _seat(room: Room, at: int, skills: dict[PersonId, Skill]) -> wire.RoomSeat:
    seat = room.seats[at]
    if seat.person is None:
        return wire.RoomSeat(who=seat.who)
    return wire.RoomSeat(
        name=name_at(room, at),
        account=seat.person.name if seat.person.account is not None else None,
        ready=seat.ready,
        here=seat.here,
        rating=rating(skills.get(seat.person.id)),
        again=room.over and seat.ready,
    )


def _lobby(board: Board) -> wire.Lobby:
    return wire.Lobby(
        rooms=tuple(
            wire.LobbyRoom(
                code=room.code,
                terms=_told_terms(room.terms),
                host=room.host.name,
                names=tuple(name_at(room, at) for at, seat in enumerate(room.seats) if seat.person is not None),
                free=sum(seat.free for seat in room.seats),
                rating=rating(board.skills.get(room.code)),
            )
            for room in board.rooms
        ),
        playing=tuple(wire.Playing(**asdict(shown)) for shown in board.playing),
        wishes=tuple(wire.Wish(*wish) for wish in board.wishes),
        people=board.people,
    )
