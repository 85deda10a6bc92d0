"""A match on a stage: a host driven by pretended time, a voice that needs no files, and lines with delay."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from karuta.chance import Chance
from karuta.games.gather.moves import Yield
from karuta.games.kyogi.game import KYOGI
from karuta.games.kyogi.moves import Bow, Hai, Put, Ready, SeatMove, Send
from karuta.games.kyogi.rules import rules_from
from karuta.games.kyogi.state import side_of
from karuta.hall.commands import Act, Beginning, Come, Command, Contact
from karuta.hall.events import Denied, Entry, Notice, Remark, Sounding, Stepped, Stopped
from karuta.hall.fields import FieldManners
from karuta.hall.games import hosted
from karuta.hall.header import Header, Page
from karuta.hall.host import Host
from karuta.hall.laying import Layout
from karuta.hall.opponent import Opponent
from karuta.hall.pace import PaceName
from karuta.hall.plan import Plan
from karuta.hall.reviving import revived
from karuta.hall.seats import Occasion
from karuta.mat.field import Place
from karuta.mat.stroke import Sample
from karuta.players.characters import Character, find
from karuta.players.player import KyogiPlayer
from karuta.poems.anthology import poem
from karuta.poems.reading import Reading, Verse

MORA_MS = 230
UPPER_MS, LOWER_MS, CALL_MS, BREATH_MS = 6000, 8000, 1500, 500
SILENCE_MS = 1000


@dataclass(frozen=True)
class Tone:
    """A clip of the stage's voice; its file and first sample give the poem away, as a real voice's do."""

    path: Path
    samples: int
    first: int

    @property
    def duration_ms(self) -> float:
        return self.samples / 48


class Bell:
    """A voice without sound: every mora takes 230 ms. With a `root` its files are there, each with its name inside."""

    title = "Bell"

    def __init__(self, root: Path | None = None, rhythm: str = "5-3-1-6") -> None:
        self._root = root
        self.rhythm = rhythm

    @property
    def breath(self) -> Tone:
        return Tone(self._file("breath.mp3"), 48 * BREATH_MS, 11)

    def _file(self, name: str) -> Path:
        if self._root is None:
            return Path(name)
        path = self._root / name
        path.write_text(name)
        return path

    def clip(self, number: int, verse: str, /) -> Tone:
        upper = verse == "upper"
        length = UPPER_MS if upper else LOWER_MS
        return Tone(self._file(f"{number:03d}_{1 if upper else 2}.mp3"), 48 * length, 10 * number + upper)

    def call(self, name: str, /) -> Tone:
        return Tone(self._file(f"{name}.mp3"), 48 * CALL_MS, 7)

    def reading(self, number: int, card: int, deciding: int, verse: Verse = "upper", /) -> Reading:
        morae = len(poem(card).upper if verse == "upper" else poem(card).lower)
        starts = tuple(i * MORA_MS for i in range(morae))
        length = UPPER_MS if verse == "upper" else LOWER_MS
        return Reading(number, card, deciding, starts, tuple(start + MORA_MS for start in starts), length)


def character(key: str) -> Character:
    """Somebody of the house."""
    found = find(key)
    assert isinstance(found, Character)
    return found


def bot(key: str, seat: int, seed: str = "bot") -> Opponent:
    """Somebody of the house at a seat."""
    return Opponent(seat, KyogiPlayer(character(key), seed), Chance(seed))


class MatStage:
    """A host at a mat, what it committed and told so far, and commands that are still on their way."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.now = host.now
        self.log: list[Entry] = []
        self.told: list[tuple[float, Notice]] = []
        self.header: Header | None = None
        """What it was begun with."""
        self._ids = count(1)
        self._way: list[tuple[float, int, int, Command, float | None]] = []

    @classmethod
    def of(
        cls,
        wish: Beginning,
        *,
        seed: str = "stage",
        starts: float = 50_000.0,
        still: bool = False,
        pages: tuple[tuple[int, ...], ...] | None = None,
    ) -> MatStage:
        """A match as the house begins it; `pages`: who shares a page (all people, if not told)."""
        game = hosted(wish.game)
        pages = pages or (tuple(seat for seat, who in enumerate(wish.players) if who is None),)
        game.seated(wish, pages)
        rules = game.terms(wish, pages)
        host = game.host(Occasion(wish, rules, seed, starts, lambda rhythm: Bell(rhythm=rhythm), still, pages))
        assert isinstance(host, Host)
        stage = cls(host)
        stage.header = header_of(wish, seed, pages)
        return stage

    def cut(self, at: int, *, now: float = 7000.0) -> MatStage:
        """The match as another process goes on with it, whose clock stands at `now`, when the log had `at` entries."""
        header = self.header
        assert header is not None
        pages = tuple(page.own for page in header.pages)
        other = MatStage.of(header.wish, seed=header.wish.seed or "", starts=now, pages=pages)
        other.log = self.log[:at]
        revived(other.host, other.log)
        other._ids = count(10_000)
        other._take()
        return other

    # ---------------------------------------------------------------- driving

    def ask(self, seat: int, command: Command, *, round_trip_ms: float | None = None) -> None:
        """A command arrives now."""
        self.host.command(seat, command, self.now, round_trip_ms=round_trip_ms)
        self._take()

    def act(self, seat: int, move: SeatMove | Yield, id: str | None = None) -> None:
        """A move arrives now."""
        self.ask(seat, Act(id or f"act {next(self._ids)}", move))

    def send(self, at: float, seat: int, command: Command, round_trip_ms: float | None = None) -> None:
        """A command that arrives at `at`."""
        heapq.heappush(self._way, (at, next(self._ids), seat, command, round_trip_ms))

    def _take(self) -> None:
        entries, notices = self.host.taken()
        assert [entry.seq for entry in entries] == list(range(len(self.log) + 1, len(self.log) + len(entries) + 1))
        self.log += entries
        self.told += [(self.now, notice) for notice in notices]

    def step(self) -> bool:
        """On to the next thing that happens; False if nothing ever does."""
        due = self.host.due()
        arrives = self._way[0][0] if self._way else None
        if due is None and arrives is None:
            return False
        if arrives is not None and (due is None or arrives <= due):
            at, _, seat, command, round_trip = heapq.heappop(self._way)
            self.now = max(self.now, at)
            self.ask(seat, command, round_trip_ms=round_trip)
        else:
            assert due is not None
            self.now = max(self.now, due)
            self.host.advance(self.now)
            self._take()
        return True

    def until(self, wanted: Callable[[], bool], most: int = 20_000) -> None:
        """On until `wanted`; fails if that never comes."""
        for _ in range(most):
            if wanted():
                return
            if not self.step():
                break
        assert wanted(), f"it never came: {self.host.state.phase} at {self.now}"

    def wait(self, ms: float) -> None:
        """On for `ms`."""
        end = self.now + ms
        while True:
            nexts = [t for t in (self.host.due(), self._way[0][0] if self._way else None) if t is not None]
            if not nexts or min(nexts) > end:
                break
            self.step()
        self.now = end
        self.host.advance(end)
        self._take()

    # ---------------------------------------------------------------- what people do

    def opened(self) -> None:
        """On to the first announced reading, all people doing what is due."""
        for seat in self.host.people:
            self.ask(seat, Come())
        self.until(lambda: self.duties() or self.host.reciter.plan is not None)

    def duties(self) -> bool:
        """People do what they owe, the plainest way; always False."""
        host = self.host
        for seat in host.people:
            move = duty(host, seat)
            if move is not None:
                self.act(seat, move)
        return False

    @property
    def plan(self) -> Plan:
        """The announced or open reading."""
        plan = self.host.reciter.plan
        assert plan is not None
        return plan

    @property
    def decided(self) -> bool:
        """Whether somebody has won."""
        return self.host.decided

    def announced(self) -> bool:
        """On to the next announced reading; False if the match is decided first. The same for `open` and `ruled`."""
        reciter = self.host.reciter
        self.until(lambda: self.duties() or self.decided or (reciter.plan is not None and not reciter.open))
        return not self.decided

    def open(self) -> bool:
        """On to the next open reading."""
        self.until(lambda: self.duties() or self.decided or self.host.reciter.open)
        return not self.decided

    def ruled(self) -> bool:
        """On until one more reading is ruled."""
        before = self.host.state.readings
        self.until(lambda: self.duties() or self.decided or self.host.state.readings > before)
        return bool(self.host.state.readings > before)

    def memorising(self) -> None:
        """On until the cards may be memorised."""
        for seat in self.host.people:
            self.ask(seat, Come())
        while not self._memorise():
            self.duties()
            assert self._memorise() or self.step()

    def _memorise(self) -> bool:
        return bool(self.host.state.phase == "memorise")

    def tap(self, seat: int, card: int, t_ms: float, *, pointer: int = 1) -> Contact:
        """A tap on a card, `t_ms` after the onset of the announced reading."""
        (x, y), t = middle(self.host.state, card), round(10 * t_ms)
        return Contact(self.plan.reading.number, pointer, "mouse", (Sample(t, x, y), Sample(t + 300, x, y)), True)

    # ---------------------------------------------------------------- what was told

    def notices(self, kind: type[Notice], seat: int = 0) -> list[Notice]:
        """All notices of a kind that `seat` got."""
        return [notice for _, notice in self.told if isinstance(notice, kind) and notice.seat in (None, seat)]

    def remarks(self, seat: int = 0) -> list[str]:
        """Keys of the remarks that `seat` got."""
        return [notice.key for notice in self.notices(Remark, seat) if isinstance(notice, Remark)]

    def sounding(self, seat: int = 0) -> Sounding:
        """The last announcement of a reading."""
        found = [n for n in self.notices(Sounding, seat) if isinstance(n, Sounding) and n.reading]
        return found[-1]

    def stopped(self) -> list[str]:
        """Why announcements were withdrawn, in order."""
        return [notice.why for notice in self.notices(Stopped) if isinstance(notice, Stopped)]

    def seen(self, seat: int = 0) -> Stepped:
        """The last table that `seat` got."""
        found = [n for n in self.notices(Stepped, seat) if isinstance(n, Stepped)]
        return found[-1]


class Stage(MatStage):
    """A match of kyōgi karuta, against Mio unless others are named."""

    def __init__(
        self,
        rules: Mapping[str, object] | None = None,
        *,
        seed: str = "stage",
        opponents: Mapping[int, Opponent] | None = None,
        pace: PaceName = "quick",
        starts: float = 50_000.0,
        layouts: Mapping[int, Layout] | None = None,
    ) -> None:
        given = {"memorise_s": 0} | dict(rules or {})
        seated = {1: bot("mio", 1)} if opponents is None else opponents
        manners = FieldManners(KYOGI, layouts)
        super().__init__(Host(manners, rules_from(given), seed, seated, Bell(), now=starts, pace=pace))
        players = tuple("mio" if seat in seated else None for seat in range(2))
        wish = Beginning("kyogi", players, ("A", "B")[: players.count(None)], dict(given), pace=pace)  # type: ignore[arg-type]
        self.header = header_of(wish, seed, self.host.pages)


def header_of(wish: Beginning, seed: str, pages: Sequence[tuple[int, ...]]) -> Header:
    """What the house writes down of a match that is begun so."""
    return Header("stage", replace(wish, seed=seed), tuple(Page(page) for page in pages), 0)


def duel(opponent: str, name: str = "A", *, seat: int = 0, **wish: Any) -> Beginning:
    """How a person at `seat` begins a match of kyōgi karuta against one of the house."""
    players = (opponent, None) if seat else (None, opponent)
    return Beginning("kyogi", players, (name,), **wish)


def middle(state: Any, card: int) -> tuple[int, int]:
    """The middle of a card that lies."""
    if hasattr(state, "spread"):
        x, y, _ = state.spread.lies[card]
        return x, y
    left, top, right, bottom = state.mat.rect(card)
    return (left + right) // 2, (top + bottom) // 2


def lies(state: Any, card: int) -> bool:
    """Whether a card lies where it can be taken."""
    return card in (state.spread if hasattr(state, "spread") else state.mat)


def duty(host: Host, seat: int) -> Any:
    """What a person owes now, done the plainest way."""
    if hasattr(host.state, "spread"):
        return Ready() if host.state.phase == "look" and not host.state.ready[seat] else None
    return field_duty(host, seat)


def field_duty(host: Host, seat: int) -> SeatMove | None:
    """The same at two fields."""
    state, view = host.state, host.view(seat)
    if state.phase in ("bow", "bows", "thanks"):
        return None if state.bowed[seat] else Bow()
    if state.phase in ("arrange", "memorise"):
        return None if state.ready[seat] else Ready()
    if state.hai == seat % 2:
        return Hai()
    due, side = state.due, side_of(seat)
    if due is not None and due.seat == seat % 2 and not due.cards:
        return Send(view.mat.cards(side)[: due.count])
    if due is not None and due.seat != seat % 2 and due.cards:
        place = view.mat.room(side, Place(side, 0, 4000))
        assert place is not None
        return Put(due.cards[0], place)
    return None


def takes(stage: MatStage, seat: int, after_ms: float) -> None:
    """The seat's person takes the card of the open reading that many ms after its deciding mora began, if it lies on
    the mat; the touch arrives 20 ms later."""
    plan = stage.plan
    if lies(stage.host.state, plan.reading.poem):
        t = plan.reading.decided_start_ms + after_ms
        stage.send(plan.onset_ms + t + 50, seat, stage.tap(seat, plan.reading.poem, t))


def denials(stage: MatStage, seat: int = 0) -> list[str]:
    """The keys of what was refused to a seat."""
    return [notice.key for notice in stage.notices(Denied, seat) if isinstance(notice, Denied)]
