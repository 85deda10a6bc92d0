"""The lobby of one process: all that its pages ask of the hall before, between and after matches, and what they are
told of it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from time import time
from typing import Final

import msgspec
import structlog
from msgspec.structs import replace

from karuta.errors import IllegalMove, KarutaError
from karuta.hall import rooms as change
from karuta.hall.board import Publicity, Summaries, Summary, board
from karuta.hall.header import Header, Person, PersonId
from karuta.hall.house import House
from karuta.hall.lodge import MemoryRooms, NoRatings, Ratings, Rooms
from karuta.hall.lodgings import LISTED, Change, Lodgings
from karuta.hall.pace import PaceName
from karuta.hall.ports import Channels
from karuta.hall.premises import Premises
from karuta.hall.ratings import Skill, members
from karuta.hall.results import Result
from karuta.hall.rooms import ALPHABET, CODE_LENGTH, Room
from karuta.hall.seeking import Seeking
from karuta.hall.terms import NAME_LENGTH, Terms, called
from karuta.hall.visits import Counted, Told, Visit

MOST_ROOMS: Final = 5000
"""In the whole house."""
PROCESSES: Final = "lobby:processes"
"""The channel on which each process says what goes on in it."""
OPENED_S: Final = 5.0
"""How long a match may take to be written down before its room is told of it."""
SWEEP_S, SUMMARY_S, PAIR_S, BREATH_S = 15.0, 5.0, 1.0, 1.0
"""Between two looks at rooms, two words of what goes on here, two tries to pair, two words of the lobby to a page."""

_log = structlog.get_logger("karuta.hall")
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Summary)


class Lobby:
    """`now_ms` is ms since 1970."""

    def __init__(
        self,
        house: House,
        channels: Channels,
        rooms: Rooms | None = None,
        ratings: Ratings | None = None,
        *,
        now_ms: Callable[[], int] = lambda: round(time() * 1000),
    ) -> None:
        self._house, self._channels, self._now_ms = house, channels, now_ms
        premises = Premises(house, channels, rooms or MemoryRooms(), ratings or NoRatings(), now_ms)
        self._rooms, self._ratings = premises.rooms, premises.ratings
        self._guests, self._chores = premises.guests, premises.chores
        self._lodgings = Lodgings(premises)
        self._seeking = Seeking(
            premises,
            code=_code,
            meet=lambda visit, code: self._chores.soon(self._meet(visit, code)),
            begin=self._begin,
        )
        self._process = secrets.token_urlsafe(6)
        self._summaries, self._publicity = Summaries(), Publicity(house, self._rooms)
        self._before: dict[str, dict[PersonId, Skill]] = {}
        self._news, self._due = asyncio.Event(), asyncio.Event()
        self._deaf: list[Callable[[], None]] = []
        house.ended.append(self._ended)
        house.over.append(lambda header: self._chores.soon(self._another(header)))

    async def start(self) -> None:
        """Begins to hear and to tell."""
        self._deaf.append(await self._channels.listen(LISTED, lambda _: self._news.set()))
        self._deaf.append(await self._channels.listen(PROCESSES, self._summary))
        self._chores.again(self._summarise, BREATH_S)
        self._chores.again(self._lodgings.sweep, SWEEP_S)
        self._chores.again(self._seeking.pair, PAIR_S)
        self._chores.again(self._announce, BREATH_S)

    async def stop(self) -> None:
        """Ends all that it does by itself."""
        for deaf in self._deaf:
            deaf()
        await self._chores.stop()

    # ---------------------------------------------------------------- pages

    def visit(self, person: Person, tell: Callable[[Told], None]) -> Visit:
        """A page of `person` has come; `tell` takes what it is told and never blocks."""
        visit = Visit(person, tell)
        self._guests.add(visit)
        self._due.set()
        return visit

    async def gone(self, visit: Visit) -> None:
        """The page has gone: its person is away from the room, and seeks no more."""
        self._guests.discard(visit)
        self._due.set()
        visit.entered = False
        try:
            await self._lodgings.cut(visit)
        finally:
            await self._seeking.unseek(visit)

    async def enter(self, visit: Visit, on: bool) -> None:
        """The page is told of the lobby from now on, or no more."""
        visit.entered = on
        if on:
            visit.tell(await self._board())
            self._due.set()

    # ---------------------------------------------------------------- rooms

    async def make(self, visit: Visit, terms: Terms, *, listed: bool, name: str) -> None:
        """A new room with the page in it. `KarutaError` for terms that can't be, or if there are too many rooms."""
        _name(visit, name)
        room = change.made(_code(), terms, visit.person, self._now_ms(), listed=listed)
        if await self._rooms.count() >= MOST_ROOMS:
            raise KarutaError(f"there are {MOST_ROOMS} rooms, as many as fit", key="error-rooms-full")
        while not await self._rooms.put(room, 0):
            room = replace(room, code=_code())
        await self._into(visit, room.code, lambda room: room)
        if listed:
            await self._channels.publish(LISTED, b"")

    async def join(self, visit: Visit, code: str, seat: int | None, name: str) -> None:
        """The page goes into a room, and its person to a seat if one is free."""
        _name(visit, name)
        wanted = code.strip().upper()[: 2 * CODE_LENGTH]
        await self._into(visit, wanted, lambda room: change.joined(room, visit.person, seat, self._now_ms()))

    async def back(self, visit: Visit, code: str) -> None:
        """The page sits at the match of a room, and is in that room too, if it is still there."""
        if visit.code != code:
            with suppress(KarutaError):
                await self._into(visit, code, lambda room: change.present(room, visit.person.id, self._now_ms()))

    async def leave(self, visit: Visit) -> None:
        """The page leaves its room, if it is in one."""
        await self._lodgings.leave(visit)

    async def take(self, visit: Visit, seat: int | None) -> None:
        """Another seat; None: looks on."""
        visit.seated = False
        await self._change(visit, lambda room: change.took(room, visit.person, seat, self._now_ms()))

    async def invite(self, visit: Visit, seat: int, who: str | None) -> None:
        """A player of the house on a seat, or nobody."""
        await self._change(visit, lambda room: change.invited(room, visit.person.id, seat, who, self._now_ms()))

    async def arrange(self, visit: Visit, terms: Terms) -> None:
        """Other terms."""
        await self._change(visit, lambda room: change.changed(room, visit.person.id, terms, self._now_ms()))

    async def ready(self, visit: Visit, on: bool) -> None:
        """Ready for a match, or for another one."""
        await self._change(visit, lambda room: change.readied(room, visit.person.id, on, self._now_ms()))

    async def say(self, visit: Visit, phrase: str) -> None:
        """One of the courteous phrases."""
        await self._change(visit, lambda room: change.said(room, visit.person.id, phrase, self._now_ms()))

    async def _into(self, visit: Visit, code: str, how: Change) -> None:
        if visit.code != code:
            await self._lodgings.leave(visit)
        await self._lodgings.enter(visit, code, how)

    async def _meet(self, visit: Visit, code: str) -> None:
        """The person of the page was paired."""
        await self.join(visit, code, None, "")

    async def _change(self, visit: Visit, how: Change) -> None:
        code = visit.code
        if code is None:
            raise IllegalMove("you are in no room: go into one first", key="error-room-out")
        before, after = await self._lodgings.change(code, how)
        now = self._now_ms()
        if after is not None and before.stage(now) != "starting" and after.stage(now) == "starting":
            await self._begin(after)

    # ---------------------------------------------------------------- seeking

    async def seek(self, visit: Visit, game: str, format: str, *, rated: bool, pace: PaceName, name: str) -> None:
        """The page's person seeks others who want the same."""
        _name(visit, name)
        await self._seeking.seek(visit, game, format, rated=rated, pace=pace)

    async def unseek(self, visit: Visit) -> None:
        """Seeks no more."""
        await self._seeking.unseek(visit)

    # ---------------------------------------------------------------- matches

    async def _begin(self, room: Room) -> None:
        """The match for which all in the room are ready, here; its pages hear of it once it is written down."""
        code, terms = room.code, room.terms
        wish, pages = change.beginning(room)
        people = tuple(page.person or "" for page in pages)
        try:
            playing = self._house.open(wish, pages, rated=terms.rated, format=terms.format, room=code)
        except KarutaError:
            await self._lodgings.change(code, lambda room: change.unready(room, self._now_ms()))
            raise
        match = playing.header.match
        await self.sat(playing.header)
        with suppress(TimeoutError):
            await asyncio.wait_for(playing.live.opened.wait(), OPENED_S)
        await self._lodgings.change(code, lambda room: change.begun(room, match, people, self._now_ms()))
        self._due.set()

    async def sat(self, header: Header) -> None:
        """A page sits down at a match here: what its people are rated before it is known from now on."""
        if header.rated and header.match not in self._before:
            people = [page.person for page in header.pages if page.person is not None]
            self._before[header.match] = await self._ratings.of(people, header.game, header.format)

    def _ended(self, header: Header, result: Result) -> None:
        self._chores.soon(self._over(header, result))

    async def _over(self, header: Header, result: Result) -> None:
        """The result is kept: who is in the room hears what it did to ratings, and may play another."""
        before = self._before.pop(header.match, {})
        counted = members(result)
        if counted:
            after = await self._ratings.of(counted, header.game, header.format)
            gains = tuple(
                (chair.seat, before.get(chair.person), after[chair.person])
                for chair in result.chairs
                if chair.person is not None and chair.person in after
            )
            for visit in self._lodgings.visits(header.room):
                visit.tell(Counted(header.match, header.game, header.format, gains))
        await self._another(header)

    async def _another(self, header: Header) -> None:
        """The room of a match that is over may play another."""
        if header.room:
            await self._lodgings.quietly(header.room, lambda room: change.ended(room, header.match, self._now_ms()))
        self._due.set()

    # ---------------------------------------------------------------- the board

    async def _board(self) -> Told:
        return await board(self._rooms, self._ratings, self._summaries, self._now_ms())

    async def _announce(self) -> None:
        """Tells those in the lobby, if there is news."""
        await self._news.wait()
        self._news.clear()
        if entered := self._guests.entered:
            seen = await self._board()
            for visit in entered:
                visit.tell(seen)

    async def _summarise(self) -> None:
        """Says in all processes what goes on here, when it has changed, and now and then in any case."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._due.wait(), SUMMARY_S)
        self._due.clear()
        live = {playing.header.match for playing in self._house.every()}
        self._before = {match: skills for match, skills in self._before.items() if match in live}
        summary = Summary(self._process, self._guests.count(), await self._publicity.playing())
        if self._summaries.forget(self._now_ms()):
            self._news.set()
        await self._channels.publish(PROCESSES, _encoder.encode(summary))

    def _summary(self, heard: bytes) -> None:
        if self._summaries.hear(_decoder.decode(heard), self._now_ms()):
            self._news.set()


def _code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def _name(visit: Visit, name: str) -> None:
    """A guest may say what they want to be called; an account has its name."""
    if visit.person.account is None and (given := called(name)):
        visit.person = Person(visit.person.id, given[:NAME_LENGTH])
