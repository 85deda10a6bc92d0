"""Quick pairing in one process: its seekers are entered where all processes see them; whoever sees a pair first makes a
room for it, and no other process can make another."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from karuta.hall import rooms as change
from karuta.hall.pace import PaceName
from karuta.hall.pairing import STALE_MS, Seeker, matched, reach
from karuta.hall.premises import Premises
from karuta.hall.ratings import NEW
from karuta.hall.rooms import Room
from karuta.hall.terms import terms_of
from karuta.hall.visits import Sought, Visit

HEARD_MS: Final = 8_000
"""How often it is said that somebody still seeks."""
NEWS: Final = "lobby"


class Paired(msgspec.Struct, frozen=True):
    """Who has sought since `since_ms` finds others in the room `code`."""

    code: str
    since_ms: int


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Paired)


class Seeking:
    """`meet` takes the page of somebody who was paired into the room; `begin` begins the match of a new room."""

    def __init__(
        self,
        premises: Premises,
        *,
        code: Callable[[], str],
        meet: Callable[[Visit, str], None],
        begin: Callable[[Room], Awaitable[None]],
    ) -> None:
        self._rooms, self._channels, self._ratings = premises.rooms, premises.channels, premises.ratings
        self._guests, self._now_ms = premises.guests, premises.now_ms
        self._code, self._meet, self._begin = code, meet, begin
        self._heard_ms = 0

    async def seek(self, visit: Visit, game: str, format: str, *, rated: bool, pace: PaceName) -> None:
        """The person of the page seeks others from now on; a guest's match is not rated. `BadInput` or `IllegalMove`
        for what nobody can be paired for."""
        rated = rated and visit.person.account is not None
        terms = terms_of(game, format, rated=rated, pace=pace)
        person, now = visit.person, self._now_ms()
        skill = (await self._ratings.of([person.id], game, format)).get(person.id, NEW) if rated else NEW
        await self.unseek(visit)
        visit.seeker = Seeker(person, game, terms.format, now, now, rated, pace, skill)
        visit.deaf = await self._channels.listen(f"person:{person.id}", lambda word: self._paired(visit, word))
        await self._rooms.seek(visit.seeker)
        visit.tell(Sought(game, terms.format, True, reach(0)))
        await self._channels.publish(NEWS, b"")
        await self.pair()

    async def unseek(self, visit: Visit) -> None:
        """The page seeks no more."""
        seeker = self._stop(visit)
        if seeker is not None:
            await self._rooms.unseek(seeker.person.id, seeker.since_ms)
            await self._channels.publish(NEWS, b"")

    def _stop(self, visit: Visit) -> Seeker | None:
        seeker, visit.seeker = visit.seeker, None
        if visit.deaf is not None:
            visit.deaf()
            visit.deaf = None
        if seeker is not None:
            visit.tell(Sought(seeker.game, seeker.format, False))
        return seeker

    def _paired(self, visit: Visit, heard: bytes) -> None:
        word = _decoder.decode(heard)
        if visit.seeker is not None and visit.seeker.since_ms == word.since_ms:
            self._stop(visit)
            self._meet(visit, word.code)

    # ---------------------------------------------------------------- pairing

    async def pair(self) -> None:
        """Pairs those who seek, if somebody here does, and tells who goes on seeking how far they reach."""
        own = {seeker.person.id for seeker in self._guests.seekers}
        if not own:
            return
        now = self._now_ms()
        if now - self._heard_ms >= HEARD_MS:
            self._heard_ms = now
            await self._rooms.heard(self._guests.seekers, now)
        seekers = await self._rooms.seekers()
        for gone in (seeker for seeker in seekers if now - seeker.seen_ms >= 4 * STALE_MS):
            await self._rooms.unseek(gone.person.id, gone.since_ms)
        for group in matched(seekers, now):
            # Who has none of them leaves it to those who have.
            if own & {seeker.person.id for seeker in group} and await self._rooms.take(group):
                await self._room(group)
        for visit in self._guests:
            if (seeker := visit.seeker) is not None and seeker.rated:
                visit.tell(Sought(seeker.game, seeker.format, True, reach(now - seeker.since_ms)))

    async def _room(self, group: Sequence[Seeker]) -> None:
        first = min(group, key=lambda seeker: seeker.since_ms)
        terms = terms_of(first.game, first.format, rated=first.rated, pace=first.pace)
        people = tuple(seeker.person for seeker in group)
        room = change.paired(self._code(), terms, people, self._now_ms())
        while not await self._rooms.put(room, 0):
            room = replace(room, code=self._code())
        for seeker in group:
            word = _encoder.encode(Paired(room.code, seeker.since_ms))
            await self._channels.publish(f"person:{seeker.person.id}", word)
        await self._begin(room)
