"""Looking on at matches, with a delay, from any process of the house.

The process that hosts a match shows it on the channel `watch:<match>` for as long as somebody asks for it on the
channel `look`; who looks on there gets each word `delay` later, its times moved by as much. So a spectator hears the
reader as the players did, only later, and can tell them nothing in time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
import structlog
from msgspec.structs import replace

from karuta import protocol as wire
from karuta.errors import BadInput, KarutaError
from karuta.hall import events
from karuta.hall.games import hosted
from karuta.hall.header import Header
from karuta.hall.house import House, Playing
from karuta.hall.ports import Channels
from karuta.protocol import lobby
from karuta.web.games import SHOWN
from karuta.web.talks import TALKS

LEAST_S, MOST_S = 3, 60
"""Delay of who looks on at a match between people; longer than any touch can be late."""
MOST_BOARDS = 12
"""Matches that one page looks on at."""
ASK_AGAIN_S = 10.0
SHOWN_FOR_S = 30.0
"""A match is shown for so long after somebody asked for it last."""
LOOK: Final = "look"

Onlooker = Callable[[wire.ServerMessage], None]
Told = wire.Update | wire.TableUpdate | wire.Programme | wire.Cancelled | wire.Swept | lobby.Key | lobby.Watching
_log = structlog.get_logger("karuta.web")


class Word(msgspec.Struct, frozen=True):
    """Something shown of a match, and when by the clock of the process that hosts it (ms). `whole`: it stands for all
    that was before, so it is enough for who has just come; `since_ms` is when it became so."""

    sent_ms: float
    since_ms: float
    message: Told
    whole: bool = False


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Word)


def channel(match: str) -> str:
    """Where `match` is shown."""
    return f"watch:{match}"


def later(message: Told, ms: float) -> Told:
    """The same message as it is true `ms` later: what it says of house time is moved.

    >>> later(wire.Programme(1, (), 1000.0), 5000.0).onset_ms
    6000.0
    """
    match message:
        case wire.Programme():
            clips = tuple(
                replace(clip, at_ms=clip.at_ms + ms, cut_ms=None if clip.cut_ms is None else clip.cut_ms + ms)
                for clip in message.clips
            )
            onset = None if message.onset_ms is None else message.onset_ms + ms
            return replace(message, clips=clips, onset_ms=onset)
        case wire.TableUpdate():
            draw_ms: float | None = getattr(message.table, "draw_ms", None)
            return message if draw_ms is None else replace(message, table=replace(message.table, draw_ms=draw_ms + ms))
    return message


# ---------------------------------------------------------------- where the match is hosted


@dataclass
class _Stage:
    """A match of this process that is being shown."""

    until: float
    end: Callable[[], None]
    stepped_ms: float


@dataclass(frozen=True)
class _Onlooking:
    """Stands where a page's place stands when notices are put into messages: it sits nowhere, and sees what nobody in
    particular may see."""

    playing: Playing[Any]
    own: tuple[int, ...] = (0,)
    seat: int = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.playing, name)


def shown(playing: Playing[Any], notice: events.Notice) -> Iterator[Told]:
    """What is shown to everybody of a notice: nothing of what one seat alone is told."""
    first = playing.header.pages[0].own[0] if playing.header.pages and playing.header.pages[0].own else 0
    match notice:
        case events.Stepped() | events.TableStepped():
            if notice.seat is not None:
                return
            notice = replace(notice, looks=(notice.watch,), by=None, id="")
        case events.Sounding() | events.Keyed():
            # Each page is told of the same sound; captions are a seat's own.
            if notice.seat not in (None, first):
                return
            notice = replace(notice, seat=None)
            if isinstance(notice, events.Sounding):
                notice = replace(notice, captions=(), kimariji=0)
        case events.Stopped() | events.Shown():
            if notice.seat is not None:
                return
        case _:
            return
    talk = TALKS[playing.hosted.kind]
    for message in talk.messages(notice, _Onlooking(playing), SHOWN[playing.hosted.name].table):  # type: ignore[arg-type]
        if isinstance(
            message, wire.Update | wire.TableUpdate | wire.Programme | wire.Cancelled | wire.Swept | lobby.Key
        ):
            yield replace(message, match=playing.live.id)


class Stages:
    """The matches of this process that somebody, here or elsewhere, looks on at."""

    def __init__(self, house: House, channels: Channels) -> None:
        self._house, self._channels = house, channels
        self._stages: dict[str, _Stage] = {}
        self._words: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(10_000)
        self._deaf: Callable[[], None] | None = None
        self._sender: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begins to listen for who wants to look on."""
        self._deaf = await self._channels.listen(LOOK, self._asked)
        self._sender = asyncio.create_task(self._send(), name="stages")

    async def stop(self) -> None:
        """Shows nothing any more."""
        if self._deaf is not None:
            self._deaf()
        for match in tuple(self._stages):
            self._strike(match)
        if self._sender is not None:
            self._sender.cancel()
            await asyncio.gather(self._sender, return_exceptions=True)

    def __len__(self) -> int:
        return len(self._stages)

    def _asked(self, word: bytes) -> None:
        match = word.decode("ascii", "replace")
        playing = self._house.playing(match)
        if playing is None:
            return
        now = self._house.clock.now()
        for other in [other for other, stage in self._stages.items() if stage.until < now]:
            self._strike(other)
        stage = self._stages.get(match)
        if stage is None:
            end = self._house.bus.listen(match, lambda notice: self._hear(playing, notice))
            stage = self._stages[match] = _Stage(0.0, end, now)
        stage.until = now + SHOWN_FOR_S * 1000
        self._whole(playing, stage, now)

    def _whole(self, playing: Playing[Any], stage: _Stage, now: float) -> None:
        """How things stand, for who has just come."""
        host = playing.live.host
        notice = host.watched()
        for message in shown(playing, notice):
            self._say(playing, message, now, stage.stepped_ms, whole=True)

    def _hear(self, playing: Playing[Any], notice: events.Notice) -> None:
        match, now = playing.live.id, self._house.clock.now()
        stage = self._stages.get(match)
        if stage is None:
            return
        if isinstance(notice, events.Closed | events.Rehosted) or stage.until < now:
            if isinstance(notice, events.Closed):
                self._say(playing, replace(_curtain(playing.header), over=True), now, now)
            self._strike(match)
            return
        if isinstance(notice, events.Stepped | events.TableStepped) and notice.seat is None:
            stage.stepped_ms = now
        for message in shown(playing, notice):
            self._say(playing, message, now, now)

    def _say(self, playing: Playing[Any], message: Told, now: float, since_ms: float, *, whole: bool = False) -> None:
        word = _encoder.encode(Word(now, since_ms, message, whole))
        try:
            self._words.put_nowait((channel(playing.live.id), word))
        except asyncio.QueueFull:
            # Those who look on miss a picture and get the next: the match is not held up by them.
            _log.warning("a picture was dropped", match=playing.live.id)

    async def _send(self) -> None:
        while True:
            where, word = await self._words.get()
            await self._channels.publish(where, word)

    def _strike(self, match: str) -> None:
        stage = self._stages.pop(match, None)
        if stage is not None:
            stage.end()


def _curtain(header: Header, delay_s: int = 0, base: str = "") -> lobby.Watching:
    """What stands over a match."""
    wish = header.wish
    game = hosted(wish.game)
    rules = game.terms(wish, [page.own for page in header.pages])
    given = iter(wish.names)
    names = tuple(next(given, "-") if who is None else game.player(who).name for who in wish.players)
    options = game.game.options
    return lobby.Watching(
        match=header.match,
        game=wish.game,
        names=names,
        rules={option.name: getattr(rules, option.name) for option in options},
        differs=tuple(options.differing(rules)),
        delay_s=delay_s,
        base=base,
        rated=header.rated,
    )


# ---------------------------------------------------------------- where somebody looks on


@dataclass
class _Seat:
    """One page at one match."""

    delay_ms: float
    deaf: Callable[[], None]
    asking: asyncio.Task[None]
    silent: bool
    timers: set[asyncio.TimerHandle] = field(default_factory=set)
    seen: bool = False

    def say(self, wait_s: float, tell: Callable[[], None]) -> None:
        """Says something after a while, unless the page is gone by then."""

        def now() -> None:
            self.timers.discard(timer)
            tell()

        timer = asyncio.get_running_loop().call_later(wait_s, now)
        self.timers.add(timer)

    def leave(self) -> None:
        """Says no more."""
        self.deaf()
        self.asking.cancel()
        for timer in self.timers:
            timer.cancel()


class Gallery:
    """From where one page looks on: `tell` takes what it is told, in order."""

    def __init__(self, house: House, channels: Channels, tell: Onlooker) -> None:
        self._house, self._channels, self._tell = house, channels, tell
        self._seats: dict[str, _Seat] = {}

    @property
    def matches(self) -> Sequence[str]:
        """Those that are looked on at."""
        return tuple(self._seats)

    async def watch(self, asked: lobby.Watch) -> None:
        """Looks on at a match from now on; again with another delay. `BadInput` if there is none of that id,
        `KarutaError` if the page looks on at as many as it may."""
        header = await self._house.log.header(asked.match[:40])
        if header is None:
            raise BadInput(f"match {asked.match[:40]!r}: there is none that could be watched", key="error-watch-none")
        self.leave(asked.match)
        if len(self._seats) >= MOST_BOARDS:
            raise KarutaError(
                f"{len(self._seats)} matches are watched: a page shows {MOST_BOARDS} at most",
                key="error-watch-many",
                most=MOST_BOARDS,
            )
        delay_s = max(LEAST_S if len(header.pages) > 1 else 0, min(MOST_S, asked.delay_s))
        here = self._house.playing(asked.match)
        base = "" if here is not None else await self._house.leases.base(asked.match) or ""
        self._tell(_curtain(header, delay_s, base))
        match = asked.match
        deaf = await self._channels.listen(channel(match), lambda word: self._hear(match, word))
        asking = asyncio.create_task(self._ask(match), name=f"looks on at {match}")
        self._seats[match] = _Seat(1000.0 * delay_s, deaf, asking, asked.silent)

    def leave(self, match: str | None = None) -> None:
        """Looks on no more at `match`; None: at none."""
        for each in [match] if match is not None else list(self._seats):
            seat = self._seats.pop(each, None)
            if seat is not None:
                seat.leave()

    async def _ask(self, match: str) -> None:
        while True:
            await self._channels.publish(LOOK, match.encode())
            await asyncio.sleep(ASK_AGAIN_S)

    def _hear(self, match: str, heard: bytes) -> None:
        seat = self._seats.get(match)
        if seat is None:
            return
        word = _decoder.decode(heard)
        if word.whole and seat.seen:
            return
        if seat.silent and isinstance(word.message, wire.Programme | lobby.Key):
            return
        seat.seen = seat.seen or word.whole
        # Machines count from different beginnings: what matters is how long ago something was.
        shift = self._house.clock.now() - word.sent_ms
        waited = word.sent_ms - word.since_ms if word.whole else 0.0
        wait_ms = max(0.0, seat.delay_ms - waited)
        message = later(word.message, shift + wait_ms)
        if isinstance(message, lobby.Watching):
            message = replace(message, delay_s=round(seat.delay_ms / 1000))
        seat.say(wait_ms / 1000, lambda: self._tell(message))
