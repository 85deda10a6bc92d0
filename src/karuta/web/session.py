"""One page's conversation with the house, from hello to the end of the connection.

What is said at a match becomes commands of the house, and its notices messages, in the module of its game.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from importlib.metadata import version

from msgspec import Struct

from karuta import protocol as wire
from karuta.errors import BadInput, IllegalMove, KarutaError
from karuta.games.kyogi.rules import OPTIONS
from karuta.hall import commands, events
from karuta.hall.house import AtTable, House, Seated
from karuta.hall.live import Asked
from karuta.players.characters import CHARACTERS
from karuta.web import koikoi, kyogi
from karuta.web.limits import Bucket, Throttle, messages
from karuta.web.options import option_of

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


def welcome(voices: tuple[str, ...]) -> wire.Welcome:
    """What every page is told first. No option is offered that waits for a referee's word: at a mat of the house nobody
    gives one."""
    characters = tuple(kyogi.character(who) for who in CHARACTERS)
    options = tuple(option_of(option) for option in OPTIONS if not option.on_word)
    return wire.Welcome(wire.PROTOCOL, version("karuta"), characters, options, voices, koikoi.house())


class Session:
    """One connection. `send` takes messages for the page, in order, and never blocks; `address` is where the page
    comes from."""

    def __init__(self, desk: Desk, send: Send, address: str) -> None:
        self._desk, self._send, self._address = desk, send, address
        self._greeted = False
        self._seated: Seated | None = None
        self._deaf: Callable[[], None] | None = None
        self.replaced = False
        """Another connection has taken over this seat."""

    # ---------------------------------------------------------------- from the page

    def receive(self, message: wire.ClientMessage, arrived_ms: float, round_trip_ms: float | None) -> None:
        """A message of the page that arrived at that house time over a line of that trusted round trip."""
        if isinstance(message, wire.Sync):
            self._send(wire.Synced(message.page_ms, self._desk.house.clock.now()))
            if self._seated is not None:
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
        if isinstance(message, wire.Open | wire.SitDown):
            self._open(message, arrived_ms, round_trip_ms)
            return
        if self._seated is None:
            raise IllegalMove(f"{type(message).__name__}: you sit at no match", key="error-no-match")
        command = _command(message, self._seated)
        self._ask(command, arrived_ms, round_trip_ms)
        if isinstance(command, commands.Quit):
            self._leave()

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
            seated = self._desk.house.resume(hello.match, hello.key or "")
            self._sit(seated, arrived_ms, round_trip_ms)

    def _open(self, asked: wire.Open | wire.SitDown, arrived_ms: float, round_trip_ms: float | None) -> None:
        if not self._desk.openings.allows(self._address):
            raise KarutaError("too many matches were opened: wait a little", key="error-too-many")
        if self._seated is not None:
            self._ask(commands.Quit(), arrived_ms, round_trip_ms)
            self._leave()
        if isinstance(asked, wire.SitDown):
            seated: Seated = self._desk.house.sit_down(koikoi.sitting(asked))
        else:
            seated = self._desk.house.sit(kyogi.sitting(asked))
        self._sit(seated, arrived_ms, round_trip_ms)

    def _sit(self, seated: Seated, arrived_ms: float, round_trip_ms: float | None) -> None:
        self._leave()
        self._seated = seated
        live, seat = seated.live, seated.seat
        if (before := self._desk.sitters.get((live.id, seat))) is not None:
            before.replaced = True
            before.drop()
        self._desk.sitters[live.id, seat] = self
        self._send(koikoi.seated(seated) if isinstance(seated, AtTable) else kyogi.opened(seated))
        self._deaf = self._desk.house.bus.listen(live.id, self._notice)
        self._ask(commands.Come(), arrived_ms, round_trip_ms)

    def _ask(self, command: commands.Command, arrived_ms: float, round_trip_ms: float | None) -> None:
        assert self._seated is not None
        if not self._seated.live.ask(Asked(self._seated.seat, command, arrived_ms, round_trip_ms)):
            raise KarutaError("the match is busy: this was dropped, ask again", key="error-busy")

    def _leave(self) -> None:
        if self._deaf is not None:
            self._deaf()
            self._deaf = None
        if self._seated is not None:
            where = (self._seated.live.id, self._seated.seat)
            if self._desk.sitters.get(where) is self:
                del self._desk.sitters[where]
        self._seated = None

    def drop(self) -> None:
        """Another connection takes this one's seat: the match goes on without a cut."""
        self._leave()
        self.refuse(KarutaError("the match goes on in another window", key="error-replaced"))

    def cut(self, at_ms: float) -> None:
        """The connection is gone."""
        if self._seated is not None:
            with suppress(KarutaError):
                self._ask(commands.Cut(), at_ms, None)
        self._leave()

    # ---------------------------------------------------------------- to the page

    def _notice(self, notice: events.Notice) -> None:
        seated = self._seated
        if seated is None or notice.seat not in (None, seated.seat):
            return
        message = _message(notice, seated)
        if message is not None:
            self._send(message)


def _command(message: Struct, seated: Seated) -> commands.Command:
    """What a message of the page asks of the match."""
    match message:
        case wire.TakeBack():
            return commands.Back(message.id)
        case wire.Leave():
            return commands.Quit()
    command = koikoi.command(message) if isinstance(seated, AtTable) else kyogi.command(message)
    if command is None:
        raise BadInput(f"{type(message).__name__} is nothing that this match understands", key="error-message")
    return command


def _message(notice: events.Notice, seated: Seated) -> wire.ServerMessage | None:
    """What the page is told of a notice."""
    match notice:
        case events.Remark():
            return wire.Note(notice.key, notice.facts)
        case events.Denied():
            return wire.Refused(notice.id, notice.key, notice.facts, notice.message)
    if isinstance(seated, AtTable):
        return koikoi.message(notice, seated.seat)
    return kyogi.message(notice, seated)
