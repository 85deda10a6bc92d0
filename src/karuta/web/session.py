"""One page's conversation: the wire's messages to commands of the house, its notices back to messages.

Nothing passes here that a seat may not know: tables are made from views, sound goes by token, and what is open stays
without its poem.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from importlib.metadata import version

from msgspec import Struct

from karuta import protocol as wire
from karuta.errors import BadInput, IllegalMove, KarutaError
from karuta.games.koikoi import rules as koikoi
from karuta.games.koikoi.presets import PRESETS
from karuta.games.kyogi.rules import OPTIONS
from karuta.games.options import Option
from karuta.hall import commands, events
from karuta.hall.house import House, Seated
from karuta.hall.live import Asked
from karuta.players.characters import CHARACTERS, Character
from karuta.poems.kimariji import heard_romaji, kimariji
from karuta.web.limits import Bucket, Throttle, messages

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
    characters = tuple(_character(character) for character in CHARACTERS)
    options = tuple(_option(option) for option in OPTIONS if not option.on_word)
    return wire.Welcome(wire.PROTOCOL, version("karuta"), characters, options, voices, koikoi_house())


def koikoi_house() -> wire.KoikoiHouse:
    """Who plays Koi-Koi here, and by which rules."""
    presets = {name: dict(differs) for name, differs in PRESETS.items()}
    return wire.KoikoiHouse((), tuple(_option(option) for option in koikoi.OPTIONS), presets)


def _option(option: Option) -> wire.OptionInfo:
    return wire.OptionInfo(
        name=option.name,
        group=option.group,
        kind=option.kind,
        default=option.default,
        choices=option.choices,
        least=option.least,
        most=option.most,
        words=option.words,
    )


def _character(who: Character) -> wire.Character:
    return wire.Character(who.key, who.name, who.level, who.style)


def table(look: events.Look) -> wire.Table:
    """The table as its seat may see it."""
    view = look.view
    hints: dict[int, wire.Hint] = {}
    if look.hints != "off":
        unread = view.unread
        hints = {card: wire.Hint(kimariji(card, unread), heard_romaji(card, unread)) for card in view.mat.places}
    return wire.Table(
        seat=view.seat,
        phase=view.phase,
        card_height=view.mat.format.card_height,
        places=dict(view.mat.places),
        counts=view.counts,
        unread=tuple(sorted(view.unread)),
        readings=view.readings,
        dead_left=view.dead_left,
        due=view.due,
        hands=view.hands,
        ready=view.ready,
        away=view.away,
        hai=view.hai,
        clock_ms=view.clock_ms,
        memorise_until_ms=view.memorise_until_ms,
        swings=view.swings,
        fouls=view.fouls,
        last=view.last,
        winner=view.winner,
        margin=view.margin,
        hints=hints,
        may_take_back=look.may_take_back,
        paused=look.paused,
    )


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
        if isinstance(message, wire.Open):
            self._open(message, arrived_ms, round_trip_ms)
            return
        if self._seated is None:
            raise IllegalMove(f"{type(message).__name__}: you sit at no match", key="error-no-match")
        command = _command(message)
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

    def _open(self, asked: wire.Open, arrived_ms: float, round_trip_ms: float | None) -> None:
        if not self._desk.openings.allows(self._address):
            raise KarutaError("too many matches were opened: wait a little", key="error-too-many")
        if self._seated is not None:
            self._ask(commands.Quit(), arrived_ms, round_trip_ms)
            self._leave()
        sitting = commands.Sitting(**{name: getattr(asked, name) for name in commands.Sitting.__struct_fields__})
        self._sit(self._desk.house.sit(sitting), arrived_ms, round_trip_ms)

    def _sit(self, seated: Seated, arrived_ms: float, round_trip_ms: float | None) -> None:
        self._leave()
        self._seated = seated
        live, seat = seated.live, seated.seat
        if (before := self._desk.sitters.get((live.id, seat))) is not None:
            before.replaced = True
            before.drop()
        self._desk.sitters[live.id, seat] = self
        host = live.host
        rules = {option.name: getattr(host.state.rules, option.name) for option in OPTIONS}
        self._send(
            wire.Opened(
                match=live.id,
                key=live.keys[seat],
                seat=seat,
                names=seated.names,
                opponent=_character(seated.opponent),
                rules=rules,
                differs=tuple(OPTIONS.differing(host.state.rules)),
                hints=host.hints[seat],
                captions=host.captions[seat],
                pace=host.pace.name,
                breath=host.breath,
                ranked=not host.captions[seat],
                rulings=tuple(host.rulings),
            )
        )
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


def _command(message: Struct) -> commands.Command:
    """What a message of the page asks of the match."""
    match message:
        case wire.Act():
            return commands.Act(message.id, message.move)
        case wire.LayOut():
            return commands.LayOut(message.id, message.choice, message.mirrored, message.teiichi)
        case wire.Touch():
            return commands.Contact(message.reading, message.pointer, message.input, message.samples, message.up)
        case wire.Setting():
            return commands.Change(message.hints, message.captions, message.pace, message.breath)
        case wire.Pause():
            return commands.Hold(message.on)
        case wire.TakeBack():
            return commands.Back(message.id)
        case wire.Leave():
            return commands.Quit()
    raise BadInput(f"{type(message).__name__} is nothing that a match understands", key="error-message")


def _message(notice: events.Notice, seated: Seated) -> wire.ServerMessage | None:
    """What the page is told of a notice."""
    match notice:
        case events.Stepped():
            return wire.Update(notice.seq, notice.events, table(notice.looks[seated.seat]), notice.answers)
        case events.Sounding():
            return _programme(notice, seated.live.id)
        case events.Stopped():
            return wire.Cancelled(notice.reading, notice.why)
        case events.Shown():
            return wire.Swept(notice.reading, notice.by, notice.strokes)
        case events.Remark():
            return wire.Note(notice.key, notice.facts)
        case events.Denied():
            return wire.Refused(notice.id, notice.key, notice.facts, notice.message)
    return None


def _programme(sounding: events.Sounding, match: str) -> wire.Programme:
    return wire.Programme(
        reading=sounding.reading,
        clips=tuple(
            wire.Clip(
                url=f"/sound/{match}/{piece.token}.mp3",
                samples=piece.samples,
                first=piece.first,
                kind=piece.kind,
                at_ms=piece.at_ms,
                cut_ms=piece.cut_ms,
            )
            for piece in sounding.pieces
        ),
        onset_ms=sounding.onset_ms,
        captions=tuple(wire.CaptionMora(kana.kana, kana.start_ms, kana.end_ms) for kana in sounding.captions),
        kimariji=sounding.kimariji,
        fade_on_ruling=sounding.fade,
    )
