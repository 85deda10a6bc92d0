"""The rooms in which pages of this process are. What changes a room is done where rooms are kept; every process with a
page in it hears of that and tells its own. Who missed a word reads it from where it is kept.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import msgspec

from karuta.errors import BadInput, KarutaError
from karuta.hall import rooms as change
from karuta.hall.header import PersonId
from karuta.hall.premises import Premises
from karuta.hall.rooms import EMPTY_MS, Room
from karuta.hall.visits import Gone, RoomSeen, Visit, accounts

TRIES: Final = 30
"""How often a change is tried anew when others were faster."""
PAUSE_S: Final = 0.02
FORGOTTEN_MS: Final = 30 * 60_000
"""A room of which nobody has said for so long that they are in it is gone, whatever it says itself."""
AT_ONCE: Final = 200
"""Idle rooms that are looked at in one go."""
LISTED: Final = "lobby"
"""The channel that tells of changes to listed rooms, with an empty word."""

Change = Callable[[Room], Room | None]


class Word(msgspec.Struct, frozen=True):
    """A room is like this now; None: it is gone."""

    room: Room | None


@dataclass(eq=False)
class Lodging:
    """A room with pages of this process in it, as it was heard of last."""

    room: Room | None = None
    visits: set[Visit] = field(default_factory=set)
    deaf: Callable[[], None] | None = None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    telling: bool = False
    homeless: int = 0
    """How often in a row nobody was found to host its match."""


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Word)


class Lodgings:
    """Those of one process."""

    def __init__(self, premises: Premises) -> None:
        self._house, self._rooms = premises.house, premises.rooms
        self._channels, self._ratings = premises.channels, premises.ratings
        self._chores, self._now_ms = premises.chores, premises.now_ms
        self._lodgings: dict[str, Lodging] = {}

    def visits(self, code: str) -> Sequence[Visit]:
        """The pages of this process in a room."""
        lodging = self._lodgings.get(code)
        return () if lodging is None else [visit for visit in lodging.visits if visit.code == code]

    # ---------------------------------------------------------------- changing

    async def change(self, code: str, how: Change) -> tuple[Room, Room | None]:
        """The room before and after `how`; the same, and nothing was done, if `how` gave it back. `BadInput` if there
        is none of that code, and whatever `how` raises."""
        for _ in range(TRIES):
            before = await self._rooms.get(code)
            if before is None:
                raise BadInput(
                    f"room {code!r}: there is none of that code, or it is closed", key="error-room-none", given=code
                )
            after = how(before)
            if after is before:
                return before, after
            if after is None:
                done = await self._rooms.delete(code, before.version)
            else:
                done = await self._rooms.put(after, before.version)
            if done:
                await self._publish(before, after)
                return before, after
            await asyncio.sleep(PAUSE_S * random.random())
        raise KarutaError(f"room {code}: too many want to change it at once, ask again", key="error-busy")

    async def _publish(self, before: Room, after: Room | None) -> None:
        await self._channels.publish(f"room:{before.code}", _encoder.encode(Word(after)))
        if before.listed:
            await self._channels.publish(LISTED, b"")

    # ---------------------------------------------------------------- coming and going

    async def enter(self, visit: Visit, code: str, how: Change) -> Room:
        """The page goes into the room, which changes like `how`."""
        lodging = self._lodgings.setdefault(code, Lodging())
        lodging.visits.add(visit)
        try:
            async with lodging.lock:
                if lodging.deaf is None:
                    lodging.deaf = await self._channels.listen(f"room:{code}", partial(self._hear, code))
            _, room = await self.change(code, how)
            assert room is not None, "nobody is sent away by coming in"
        except BaseException:
            self._detach(visit, code)
            raise
        visit.code, visit.seated = code, False
        self._renew(lodging, room)
        self._tell_soon(lodging)
        return room

    async def leave(self, visit: Visit) -> None:
        """The page leaves its room for good, and its person the seat there."""
        code = visit.code
        if code is None:
            return
        self._detach(visit, code)
        visit.tell(Gone("left"))
        await self.quietly(code, lambda room: change.left(room, visit.person.id, self._now_ms()))

    async def cut(self, visit: Visit) -> None:
        """The page is gone; its person may come back."""
        code = visit.code
        if code is None:
            return
        self._detach(visit, code)
        if not any(other.person.id == visit.person.id for other in self.visits(code)):
            await self.quietly(code, lambda room: change.absent(room, visit.person.id, self._now_ms()))

    async def quietly(self, code: str, how: Change) -> None:
        """A change of which nobody has to be told why it can't be."""
        try:
            await self.change(code, how)
        except KarutaError:
            return

    def _detach(self, visit: Visit, code: str) -> None:
        visit.code = None
        lodging = self._lodgings.get(code)
        if lodging is None:
            return
        lodging.visits.discard(visit)
        if not lodging.visits:
            del self._lodgings[code]
            if lodging.deaf is not None:
                lodging.deaf()

    # ---------------------------------------------------------------- hearing and telling

    def _hear(self, code: str, heard: bytes) -> None:
        lodging = self._lodgings.get(code)
        if lodging is None:
            return
        room = _decoder.decode(heard).room
        if room is None:
            self._close(code, lodging)
        elif self._renew(lodging, room):
            self._tell_soon(lodging)

    def _renew(self, lodging: Lodging, room: Room) -> bool:
        """Whether it is newer than what was known."""
        newer = lodging.room is None or lodging.room.version < room.version
        if newer:
            lodging.room = room
        return newer

    def _close(self, code: str, lodging: Lodging) -> None:
        for visit in tuple(lodging.visits):
            # Who is about to come in finds out by itself.
            if visit.code == code:
                self._detach(visit, code)
                visit.tell(Gone("closed"))

    def _tell_soon(self, lodging: Lodging) -> None:
        if not lodging.telling:
            lodging.telling = True
            self._chores.soon(self._tell(lodging))

    async def _tell(self, lodging: Lodging) -> None:
        """Tells the pages of the room as it is by then."""
        lodging.telling = False
        room = lodging.room
        if room is None:
            return
        terms, rated = room.terms, accounts(room.people)
        skills = await self._ratings.of(rated, terms.game, terms.format) if rated and terms.format else {}
        base = await self._base(room.match) if room.match is not None and not room.over else ""
        for visit in self.visits(room.code):
            seat = room.seat_of(visit.person.id)
            if visit.seated and seat is None:
                self._detach(visit, room.code)
                visit.tell(Gone("sent_off"))
                continue
            visit.seated = seat is not None
            visit.tell(RoomSeen(room, skills, self._key(room, visit.person.id), base))
            if seat is not None and room.seats[seat].away_ms:
                self._chores.soon(self.quietly(room.code, partial(self._present, visit.person.id)))

    def _present(self, person: PersonId, room: Room) -> Room:
        return change.present(room, person, self._now_ms())

    def _key(self, room: Room, person: PersonId) -> str | None:
        """Of the person's page at the match that goes on."""
        if room.match is None or room.over or person not in room.pages:
            return None
        return self._house.key(room.match, room.pages.index(person))

    async def _base(self, match: str) -> str:
        return "" if self._house.playing(match) is not None else await self._house.leases.base(match) or ""

    # ---------------------------------------------------------------- tidying up

    async def sweep(self) -> None:
        """Seats of those who have been away for long are free, rooms in which nobody is are gone, and a room whose
        match nobody hosts any more may play another. What was missed is heard of."""
        for code, lodging in tuple(self._lodgings.items()):
            room = await self._rooms.get(code)
            if room is None:
                self._close(code, lodging)
                continue
            if self._renew(lodging, room):
                self._tell_soon(lodging)
            sweep = partial(self._swept, lodging)
            if sweep(room) is not room:
                await self.quietly(code, sweep)
            await self._orphaned(room, lodging)
        for code in await self._rooms.idle(self._now_ms() - EMPTY_MS, AT_ONCE):
            if code not in self._lodgings:
                await self.quietly(code, self._idle)

    def _swept(self, lodging: Lodging, room: Room) -> Room | None:
        here = {visit.person.id for visit in lodging.visits}
        return change.swept(change.seen(room, here, self._now_ms()), self._now_ms())

    def _idle(self, room: Room) -> Room | None:
        if self._now_ms() - room.touched_ms > FORGOTTEN_MS:
            return None
        return change.swept(room, self._now_ms())

    async def _orphaned(self, room: Room, lodging: Lodging) -> None:
        match = room.match
        if match is None or room.over:
            lodging.homeless = 0
            return
        playing = self._house.playing(match)
        here = playing is not None and not playing.live.host.closed and not playing.live.host.decided
        homeless = not here and (playing is not None or await self._house.leases.base(match) is None)
        # A process that died leaves its matches to nobody for some seconds.
        lodging.homeless = lodging.homeless + 1 if homeless else 0
        if lodging.homeless > 1:
            await self.quietly(room.code, lambda room: change.ended(room, match, self._now_ms()))
