"""One page's conversation with the house, from hello to the end of the connection.

What is said at a match becomes commands of the house, and its notices messages, in `karuta.web.mat` and
`karuta.web.table`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import structlog
from msgspec import Struct

from karuta import protocol as wire
from karuta.errors import BadInput, IllegalMove, KarutaError
from karuta.hall import commands, events
from karuta.hall.header import Person
from karuta.hall.house import House, Place
from karuta.hall.live import Asked
from karuta.hall.lobby import Lobby
from karuta.hall.pledge import pledge
from karuta.hall.ports import Channels
from karuta.protocol import lobby
from karuta.web.limits import Bucket, Throttle, messages
from karuta.web.lobby import ASKED, Courtesy, Reception
from karuta.web.returning import found, tail
from karuta.web.talks import TALKS, asked, beginning, seats, told
from karuta.web.watch import Gallery
from karuta.web.welcome import welcome

Send = Callable[[Struct], None]
MOST_ID: Final = 40
WAITING: Final = 200
"""Messages that wait while a match is looked for."""
_log = structlog.get_logger("karuta.web")


@dataclass
class Desk:
    """What all connections of a process share: the house and its lobby, the names of its voices, who sits where (one
    connection a seat), and how many matches an address may open (a few dozen at once, then one a second)."""

    house: House
    voices: tuple[str, ...]
    channels: Channels
    lobby: Lobby
    sitters: dict[tuple[str, int], Session] = field(default_factory=dict)
    openings: Throttle = field(default_factory=lambda: Throttle(size=60, rate=1))
    courtesy: Courtesy = field(default_factory=Courtesy)
    flow: Callable[[], Bucket] = messages
    """Makes the bucket of a connection's messages."""


class Session:
    """One connection, of `person`, with one seat or, where several people sit at its page, with several. `send` takes
    messages for the page, in order, and never blocks; `address` is where the page comes from."""

    def __init__(self, desk: Desk, send: Send, address: str, person: Person) -> None:
        self._desk, self._send, self._address, self._person = desk, send, address, person
        gallery = Gallery(desk.house, desk.channels, send)
        self._reception = Reception(desk.lobby, gallery, desk.courtesy, person, address=address, send=send)
        self._greeted = False
        self._place: Place[Any] | None = None
        self._deaf: Callable[[], None] | None = None
        self._returning: asyncio.Task[None] | None = None
        self._waiting: list[tuple[wire.ClientMessage, float, float | None]] = []
        self._held: list[events.Notice] | None = None
        """Notices that wait until what was missed has been told."""
        self._revealed = False
        self._moving: asyncio.Task[None] | None = None
        self._moved_on = False
        """The match is elsewhere by now: what the page says to it here is not answered, so that it says it there."""
        self.replaced = False
        """Another connection has taken over this seat."""

    # ---------------------------------------------------------------- from the page

    def receive(self, message: wire.ClientMessage, arrived_ms: float, round_trip_ms: float | None) -> None:
        """A message of the page that arrived at that house time over a line of that trusted round trip."""
        if isinstance(message, wire.Sync):
            self._sync(message, arrived_ms, round_trip_ms)
            return
        try:
            if self._returning is not None and not isinstance(message, ASKED):
                self._wait(message, arrived_ms, round_trip_ms)
            else:
                self._receive(message, arrived_ms, round_trip_ms)
        except KarutaError as error:
            self.refuse(error, getattr(message, "id", ""))

    def refuse(self, error: KarutaError, id: str = "") -> None:
        """Tells the page why what it asked can't be."""
        self._send(wire.Refused(id, error.key, dict(error.facts), str(error)))

    def _sync(self, sync: wire.Sync, arrived_ms: float, round_trip_ms: float | None) -> None:
        self._send(wire.Synced(sync.page_ms, self._desk.house.clock.now()))
        if self._place is None:
            return
        with suppress(KarutaError):
            self._ask(commands.Measured(), arrived_ms, round_trip_ms)
        if (line := TALKS[self._place.hosted.kind].line) is not None:
            self._send(line(self._place))

    def _wait(self, message: wire.ClientMessage, arrived_ms: float, round_trip_ms: float | None) -> None:
        if len(self._waiting) >= WAITING:
            raise KarutaError("the match is being looked for: this was dropped, ask again", key="error-busy")
        self._waiting.append((message, arrived_ms, round_trip_ms))

    def _receive(self, message: wire.ClientMessage, arrived_ms: float, round_trip_ms: float | None) -> None:
        if isinstance(message, wire.Hello):
            self._hello(message, arrived_ms, round_trip_ms)
            return
        if not self._greeted:
            raise BadInput(f"{type(message).__name__}: say hello first", key="error-hello-first")
        if isinstance(message, ASKED):
            self._reception.receive(message)
            return
        if isinstance(message, wire.Begin):
            self._begin(message, arrived_ms, round_trip_ms)
            return
        place = self._place
        if place is None and self._moved_on:
            return
        if place is None:
            raise IllegalMove(f"{type(message).__name__}: you sit at no match", key="error-no-match")
        if isinstance(message, wire.Leave):
            self._rise(place, arrived_ms, round_trip_ms)
            return
        command = asked(message, place)
        for seat in seats(message, place):
            self._ask(command, arrived_ms, round_trip_ms, seat)

    def _hello(self, hello: wire.Hello, arrived_ms: float, round_trip_ms: float | None) -> None:
        if hello.protocol != wire.PROTOCOL:
            raise BadInput(
                f"protocol {hello.protocol}: the house speaks {wire.PROTOCOL}; load the page again",
                key="error-protocol",
                given=hello.protocol,
                house=wire.PROTOCOL,
            )
        self._greeted, self._moved_on = True, False
        self._send(welcome(self._desk.voices))
        self._reception.greet()
        if hello.match is not None:
            work = self._return(hello, hello.match[:MOST_ID], arrived_ms, round_trip_ms)
            self._returning = asyncio.create_task(work, name="coming back")

    async def _return(self, hello: wire.Hello, match: str, arrived_ms: float, round_trip_ms: float | None) -> None:
        """Sits down at a match again, or tells where it is by now; what the page says meanwhile is heard then."""
        try:
            where = await found(self._desk.house, match, hello.key or "")
            if isinstance(where, Place):
                self._sit(where, arrived_ms, round_trip_ms, seq=hello.seq)
                await self._tell_missed(where, hello.seq, arrived_ms, round_trip_ms)
            else:
                self._moved_on = True
                self._send(where)
        except KarutaError as error:
            self.refuse(error)
        except Exception:
            _log.exception("no way back", match=match)
            self.refuse(KarutaError("nothing can be looked up now: try again", key="error-store-away"))
        finally:
            self._returning = None
            waiting, self._waiting = self._waiting, []
            for message, at_ms, trip_ms in waiting:
                self.receive(message, at_ms, trip_ms)

    async def _tell_missed(
        self, place: Place[Any], seq: int | None, arrived_ms: float, round_trip_ms: float | None
    ) -> None:
        """What was committed after `seq`, then what has been told since, then how things stand."""
        if seq is None or self._held is None:
            return
        try:
            missed = tail(await self._desk.house.log.after(place.live.id, max(0, seq)))
            self._send(missed)
            last = missed.steps[-1].seq if missed.steps else seq
        finally:
            held, self._held = self._held, None
        for notice in held:
            if not isinstance(notice, events.Stepped | events.TableStepped) or notice.seq > last:
                self._notice(notice)
        self._come(arrived_ms, round_trip_ms)

    def _begin(self, wish: wire.Begin, arrived_ms: float, round_trip_ms: float | None) -> None:
        if not self._desk.openings.allows(self._address):
            raise KarutaError("too many matches were opened: wait a little", key="error-too-many")
        if self._place is not None:
            self._rise(self._place, arrived_ms, round_trip_ms)
        self._sit(self._desk.house.begin(beginning(wish), self._person.id), arrived_ms, round_trip_ms)

    def _rise(self, place: Place[Any], arrived_ms: float, round_trip_ms: float | None) -> None:
        """All people of the page leave their match for good; nobody is left to be told of it where it was stopped."""
        for seat in () if place.live.host.closed else place.own:
            self._ask(commands.Quit(), arrived_ms, round_trip_ms, seat)
        self._leave()

    def _sit(
        self, place: Place[Any], arrived_ms: float, round_trip_ms: float | None, *, seq: int | None = None
    ) -> None:
        if self._place is not None and self._place != place:
            self.cut(arrived_ms)
        self._leave()
        self._place, self._moved_on = place, False
        where = (place.live.id, place.seat)
        if (before := self._desk.sitters.get(where)) is not None:
            before.replaced = True
            before.drop()
        self._desk.sitters[where] = self
        header = place.playing.header
        self._send(TALKS[place.hosted.kind].greeting(place))
        self._pledge(place)
        self._reception.sat(header, header.pages[place.page].person)
        self._held = None if seq is None else []
        self._deaf = self._desk.house.bus.listen(place.live.id, self._notice)
        if seq is None:
            self._come(arrived_ms, round_trip_ms)

    def _come(self, arrived_ms: float, round_trip_ms: float | None) -> None:
        for seat in self._place.own if self._place is not None else ():
            self._ask(commands.Come(), arrived_ms, round_trip_ms, seat)

    def _ask(
        self, command: commands.Command, arrived_ms: float, round_trip_ms: float | None, seat: int | None = None
    ) -> None:
        """Asked for the page's first seat if for none."""
        assert self._place is not None
        live = self._place.live
        if live.host.closed:
            raise IllegalMove("the match has ended here: nobody answers any more", key="error-match-gone")
        whose = self._place.seat if seat is None else seat
        if not live.ask(Asked(whose, command, arrived_ms, round_trip_ms)):
            raise KarutaError("the match is busy: this was dropped, ask again", key="error-busy")

    def _leave(self) -> None:
        if self._deaf is not None:
            self._deaf()
            self._deaf = None
        if self._place is not None:
            where = (self._place.live.id, self._place.seat)
            if self._desk.sitters.get(where) is self:
                del self._desk.sitters[where]
        self._place = self._held = None

    def drop(self) -> None:
        """Another connection takes this one's seat: the match goes on without a cut."""
        self._leave()
        self.refuse(KarutaError("the match goes on in another window", key="error-replaced"))

    def cut(self, at_ms: float) -> None:
        """The page has gone from its match."""
        if self._place is not None:
            with suppress(KarutaError):
                for seat in self._place.own:
                    self._ask(commands.Cut(), at_ms, None, seat)
        self._leave()

    async def close(self, at_ms: float) -> None:
        """The connection is gone."""
        tasks = [task for task in (self._returning, self._moving) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.cut(at_ms)
        await self._reception.close()

    # ---------------------------------------------------------------- to the page

    def _notice(self, notice: events.Notice) -> None:
        place = self._place
        if place is None:
            return
        if isinstance(notice, events.Rehosted):
            self._leave()
            self._moved_on = True
            self._moving = asyncio.create_task(self._moved(place.live.id), name="moved")
        elif self._held is not None:
            self._held.append(notice)
        else:
            for message in told(notice, place):
                self._send(message)
            self._reveal(place)

    def _pledge(self, place: Place[Any]) -> None:
        """What chance will do is settled, and can be checked later."""
        self._revealed = False
        self._send(lobby.Pledged(pledge(place.playing.header.wish.seed or "")))

    def _reveal(self, place: Place[Any]) -> None:
        """Once the match is decided everybody may know what chance was given."""
        if place.live.host.decided and not self._revealed:
            self._revealed = True
            seed = place.playing.header.wish.seed or ""
            self._send(lobby.Pledged(pledge(seed), seed))

    async def _moved(self, match: str) -> None:
        """Another process has the match, or will have it."""
        base = None
        with suppress(Exception):
            base = await self._desk.house.leases.base(match)
        self._send(lobby.Moved(match, base or ""))
