"""One page's conversation with the house, from hello to the end of the connection.

What is said at a match becomes commands of the house, and its notices messages, in `karuta.web.mat` and
`karuta.web.table`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from karuta import protocol as wire
from karuta.errors import BadInput, IllegalMove, KarutaError
from karuta.hall import commands, events
from karuta.hall.house import House, Place
from karuta.hall.live import Asked
from karuta.web.games import SHOWN
from karuta.web.limits import Bucket, Throttle, messages
from karuta.web.talks import TALKS
from karuta.web.welcome import welcome

Send = Callable[[wire.ServerMessage], None]


@dataclass
class Desk:
    """What all connections of a process share: the house, the names of its voices, who sits where (one connection a
    seat), and how many matches an address may open (a few dozen at once, then one a second)."""

    house: House
    voices: tuple[str, ...]
    sitters: dict[tuple[str, int], Session] = field(default_factory=dict)
    openings: Throttle = field(default_factory=lambda: Throttle(size=60, rate=1))
    flow: Callable[[], Bucket] = messages
    """Makes the bucket of a connection's messages."""


class Session:
    """One connection, with one seat or, where several people sit at its page, with several. `send` takes messages for
    the page, in order, and never blocks; `address` is where the page comes from."""

    def __init__(self, desk: Desk, send: Send, address: str) -> None:
        self._desk, self._send, self._address = desk, send, address
        self._greeted = False
        self._place: Place[Any] | None = None
        self._deaf: Callable[[], None] | None = None
        self.replaced = False
        """Another connection has taken over this seat."""

    # ---------------------------------------------------------------- from the page

    def receive(self, message: wire.ClientMessage, arrived_ms: float, round_trip_ms: float | None) -> None:
        """A message of the page that arrived at that house time over a line of that trusted round trip."""
        if isinstance(message, wire.Sync):
            self._send(wire.Synced(message.page_ms, self._desk.house.clock.now()))
            if self._place is not None:
                with suppress(KarutaError):
                    self._ask(commands.Measured(), arrived_ms, round_trip_ms)
            return
        try:
            self._receive(message, arrived_ms, round_trip_ms)
        except KarutaError as error:
            self.refuse(error, getattr(message, "id", ""))

    def refuse(self, error: KarutaError, id: str = "") -> None:
        """Tells the page why what it asked can't be."""
        self._send(wire.Refused(id, error.key, dict(error.facts), str(error)))

    def _receive(self, message: wire.ClientMessage, arrived_ms: float, round_trip_ms: float | None) -> None:
        if isinstance(message, wire.Hello):
            self._hello(message, arrived_ms, round_trip_ms)
            return
        if not self._greeted:
            raise BadInput(f"{type(message).__name__}: say hello first", key="error-hello-first")
        if isinstance(message, wire.Begin):
            self._begin(message, arrived_ms, round_trip_ms)
            return
        place = self._place
        if place is None:
            raise IllegalMove(f"{type(message).__name__}: you sit at no match", key="error-no-match")
        if isinstance(message, wire.Leave):
            self._rise(place, arrived_ms, round_trip_ms)
            return
        command = _command(message, place)
        for seat in _seats(message, place):
            self._ask(command, arrived_ms, round_trip_ms, seat)

    def _hello(self, hello: wire.Hello, arrived_ms: float, round_trip_ms: float | None) -> None:
        if hello.protocol != wire.PROTOCOL:
            raise BadInput(
                f"protocol {hello.protocol}: the house speaks {wire.PROTOCOL}; load the page again",
                key="error-protocol",
                given=hello.protocol,
                house=wire.PROTOCOL,
            )
        self._greeted = True
        self._send(welcome(self._desk.voices))
        if hello.match is not None:
            self._sit(self._desk.house.resume(hello.match, hello.key or ""), arrived_ms, round_trip_ms)

    def _begin(self, asked: wire.Begin, arrived_ms: float, round_trip_ms: float | None) -> None:
        if not self._desk.openings.allows(self._address):
            raise KarutaError("too many matches were opened: wait a little", key="error-too-many")
        if self._place is not None:
            self._rise(self._place, arrived_ms, round_trip_ms)
        self._sit(self._desk.house.begin(_beginning(asked)), arrived_ms, round_trip_ms)

    def _rise(self, place: Place[Any], arrived_ms: float, round_trip_ms: float | None) -> None:
        """All people of the page leave their match for good; nobody is left to be told of it where it was stopped."""
        for seat in () if place.live.host.closed else place.own:
            self._ask(commands.Quit(), arrived_ms, round_trip_ms, seat)
        self._leave()

    def _sit(self, place: Place[Any], arrived_ms: float, round_trip_ms: float | None) -> None:
        if self._place is not None and self._place != place:
            self.cut(arrived_ms)
        self._leave()
        self._place = place
        where = (place.live.id, place.seat)
        if (before := self._desk.sitters.get(where)) is not None:
            before.replaced = True
            before.drop()
        self._desk.sitters[where] = self
        self._send(TALKS[place.hosted.kind].greeting(place))
        self._deaf = self._desk.house.bus.listen(place.live.id, self._notice)
        for seat in place.own:
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
        self._place = None

    def drop(self) -> None:
        """Another connection takes this one's seat: the match goes on without a cut."""
        self._leave()
        self.refuse(KarutaError("the match goes on in another window", key="error-replaced"))

    def cut(self, at_ms: float) -> None:
        """The connection is gone."""
        if self._place is not None:
            with suppress(KarutaError):
                for seat in self._place.own:
                    self._ask(commands.Cut(), at_ms, None, seat)
        self._leave()

    # ---------------------------------------------------------------- to the page

    def _notice(self, notice: events.Notice) -> None:
        if self._place is not None:
            for message in _messages(notice, self._place):
                self._send(message)


_OF_ALL = (wire.GoOn, wire.Setting)
"""What is said for all seats of a page unless it names one."""


def _seats(message: Struct, place: Place[Any]) -> tuple[int, ...]:
    """Of which of the page's seats a message is; `BadInput` if of another."""
    seat: int | None = getattr(message, "seat", None)
    if seat is None:
        return place.own if isinstance(message, _OF_ALL) else place.own[:1]
    if seat not in place.own:
        own = ", ".join(map(str, place.own))
        raise BadInput(
            f"seat {seat} is not of this page: its people sit at {own}",
            key="error-own-seat",
            given=seat,
            allowed=own,
        )
    return (seat,)


def _beginning(asked: wire.Begin) -> commands.Beginning:
    """The wish in the house's own words, which are those of the wire."""
    return commands.Beginning(**{name: getattr(asked, name) for name in commands.Beginning.__struct_fields__})


def _command(message: Struct, place: Place[Any]) -> commands.Command:
    """What a message of the page asks of the match."""
    if isinstance(message, wire.TakeBack):
        return commands.Back(message.id)
    command = TALKS[place.hosted.kind].command(message)
    if command is None:
        raise BadInput(f"{type(message).__name__} is nothing that this match understands", key="error-message")
    return command


def _messages(notice: events.Notice, place: Place[Any]) -> Iterable[wire.ServerMessage]:
    """What the page is told of a notice."""
    match notice:
        case events.Remark():
            # What all are told is told once a page.
            if notice.seat in (None, *place.own):
                yield wire.Note(notice.key, notice.facts)
        case events.Denied():
            if notice.seat in (None, *place.own):
                yield wire.Refused(notice.id, notice.key, notice.facts, notice.message)
        case _:
            yield from TALKS[place.hosted.kind].messages(notice, place, SHOWN[place.hosted.name].table)
