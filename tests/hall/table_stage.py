"""A table of cards on a stage: a host driven by pretended time, with players who think as the test has them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

from msgspec import Struct

from hall.stage import Bell
from karuta.games.koikoi.moves import Play, SeatMove
from karuta.games.koikoi.view import View
from karuta.hall.commands import Back, Beginning, Come, Command, Counsel, GoOn, Make, Thought
from karuta.hall.events import Advised, Denied, Entry, Notice, TableLook, TableStepped
from karuta.hall.games import hosted
from karuta.hall.koikoi import MIND
from karuta.hall.pace import PaceName
from karuta.hall.reviving import revived
from karuta.hall.seats import Occasion
from karuta.hall.table import TableHost
from karuta.hall.thinking import Mind, Question
from karuta.players.koikoi.choices import choices
from karuta.players.koikoi.player import decide


def plain(_: str, seed: str, view: View) -> SeatMove:
    """Plays greedily, whoever is asked: quick enough for many matches."""
    return decide("greedy", seed, view)


def calling(_: str, seed: str, view: View) -> SeatMove:
    """The same, and calls koi-koi whenever that may be."""
    return choices(view)[-1] if view.phase == "decide" else plain("", seed, view)


PLAIN = Mind(plain, MIND.advise)


class TableStage:
    """A host, what it committed and told so far. With `thinks` off questions wait in `asked`."""

    def __init__(self, host: TableHost, mind: Mind = PLAIN, *, thinks: bool = True) -> None:
        self.host = host
        self.now = host.now
        self.mind = mind
        self.thinks = thinks
        self.asked: list[Question] = []
        self.log: list[Entry] = []
        self.told: list[tuple[float, Notice]] = []
        self._ids = count(1)

    def cut(self, host: TableHost, at: int) -> TableStage:
        """The match as another process goes on with it, whose `host` was just made, when the log had `at` entries."""
        other = TableStage(host, self.mind, thinks=self.thinks)
        other.log = self.log[:at]
        revived(host, other.log)
        other._ids = count(10_000)
        other._take()
        return other

    # ---------------------------------------------------------------- driving

    def ask(self, seat: int, command: Command) -> None:
        """A command arrives now."""
        self.host.command(seat, command, self.now)
        self._take()

    def make(self, seat: int, move: Struct, id: str | None = None) -> None:
        """A move arrives now."""
        self.ask(seat, Make(id or f"move {next(self._ids)}", move))

    def back(self, seat: int = 0, id: str | None = None) -> None:
        """One's last move is taken back."""
        self.ask(seat, Back(id or f"back {next(self._ids)}"))

    def _take(self) -> None:
        while True:
            entries, notices = self.host.taken()
            numbers = list(range(len(self.log) + 1, len(self.log) + len(entries) + 1))
            assert [entry.seq for entry in entries] == numbers
            self.log += entries
            self.told += [(self.now, notice) for notice in notices]
            self.asked += self.host.questions()
            if not self.thinks or not self.asked:
                return
            self.answer(self.asked.pop(0))

    def answer(self, question: Question, answer: Any = None) -> None:
        """A question is answered now, by `answer` or else by the mind."""
        function, given = self.mind.call(question)
        thought = Thought(question.token, function(*given) if answer is None else answer)
        self.host.command(question.seat, thought, self.now)
        if not self.thinks:
            self._take()

    def step(self) -> bool:
        """On to the next thing that happens by itself; False if nothing ever does."""
        due = self.host.due()
        if due is None:
            return False
        self.now = max(self.now, due)
        self.host.advance(self.now)
        self._take()
        return True

    def wait(self, ms: float) -> None:
        """On for `ms`."""
        end = self.now + ms
        while (due := self.host.due()) is not None and due <= end:
            self.step()
        self.now = end
        self.host.advance(end)
        self._take()

    def until(self, wanted: Callable[[], bool], most: int = 10_000) -> None:
        """On until `wanted`; fails if that never comes."""
        for _ in range(most):
            if wanted():
                return
            if not self.step():
                break
        assert wanted(), f"it never came: {self.state} at {self.now}"

    # ---------------------------------------------------------------- what people do

    def begin(self) -> None:
        """All people come and want the first cards."""
        for seat in self.host.people:
            self.ask(seat, Come())
        self.go_on()

    def go_on(self) -> None:
        """All people have seen how the round ended."""
        for seat in self.host.people:
            round = self.host.manners.seen(self.state)
            if round is not None:
                self.ask(seat, GoOn(round))

    def turn(self, seat: int = 0) -> bool:
        """On until it is the turn of `seat`, people going on from round to round; False if the match is over first."""
        self.until(lambda: self._onward() or self.host.decided or seat in self.host.game.actors(self.state))
        return not self.host.decided

    def _onward(self) -> bool:
        if self.look().waits:
            self.go_on()
        return False

    def choices(self, seat: int = 0) -> tuple[SeatMove, ...]:
        """What the seat may do now."""
        return choices(self.host.view(seat))

    def play_out(self, choose: Callable[[View], SeatMove] = lambda view: plain("", "person", view)) -> None:
        """All people play on to the end of the match."""
        while not self.host.decided:
            self.until(lambda: self._onward() or self.host.decided or self._people_act())
            for seat in self.host.people:
                if seat in self.host.game.actors(self.state):
                    self.make(seat, choose(self.host.view(seat)))

    def _people_act(self) -> bool:
        return bool(set(self.host.people) & set(self.host.game.actors(self.state)))

    # ---------------------------------------------------------------- what was told

    @property
    def state(self) -> Any:
        """The match as it stands."""
        return self.host.state

    def look(self, seat: int | None = None) -> TableLook:
        """The last table that a seat (None: the first person's) was shown."""
        return self.seen(seat).looks[self.host.people[0] if seat is None else seat]

    def seen(self, seat: int | None = None) -> TableStepped:
        """The last step that a seat was told of."""
        return self.steps(seat)[-1]

    def steps(self, seat: int | None = None) -> list[TableStepped]:
        """All of them."""
        who = self.host.people[0] if seat is None else seat
        return [n for _, n in self.told if isinstance(n, TableStepped) and n.seat in (None, who)]

    def denials(self, seat: int = 0) -> list[str]:
        """The keys of what was refused to a seat."""
        return [n.key for _, n in self.told if isinstance(n, Denied) and n.seat == seat]

    def advice(self, seat: int = 0) -> list[Advised]:
        """All advice that a seat got."""
        return [n for _, n in self.told if isinstance(n, Advised) and n.seat == seat]

    def happened(self, kind: type) -> list[Any]:
        """All events of a kind that everybody was told of."""
        return [e for _, n in self.told if isinstance(n, TableStepped) for e in n.events if isinstance(e, kind)]


def koikoi_at(
    rules: dict[str, str | int | bool] | None = None,
    *,
    preset: str = "short",
    players: tuple[str, ...] = ("momo",),
    seed: str = "table",
    seat: int = 0,
    pace: PaceName = "match",
    mind: Mind = PLAIN,
    thinks: bool = True,
) -> TableStage:
    """A table of Koi-Koi laid for one person."""
    wish = koikoi(*players, name="One", preset=preset, rules=rules or {}, seat=seat, pace=pace)
    return TableStage(host_of(wish, seed), mind, thinks=thinks)


def koikoi(*players: str, name: str = "A", preset: str = "short", seat: int = 0, **wish: Any) -> Beginning:
    """How a person at `seat` begins a match of Koi-Koi with players of the house at the others, in their order."""
    return Beginning("koikoi", (*players[:seat], None, *players[seat:]), (name,), preset=preset, **wish)


def host_of(
    wish: Beginning,
    seed: str = "table",
    now: float = 50_000.0,
    *,
    still: bool = False,
    pages: tuple[tuple[int, ...], ...] | None = None,
) -> TableHost:
    """A table laid as the house lays it; `pages`: who shares a page (all people, if not told)."""
    game = hosted(wish.game)
    pages = pages or (tuple(seat for seat, who in enumerate(wish.players) if who is None),)
    game.seated(wish, pages)
    rules = game.terms(wish, pages)
    host = game.host(Occasion(wish, rules, seed, now, lambda rhythm: Bell(rhythm=rhythm), still, pages))
    assert isinstance(host, TableHost)
    return host


def people_of_two() -> TableHost:
    """A table at which two people sit, and nobody of the house."""
    laid = koikoi_at().host
    return TableHost(laid.manners, laid.start.rules, "two people", (None, None), 50_000.0)


def played(stage: TableStage) -> Play:
    """The person's turn comes and they play the first card that they may."""
    assert stage.turn()
    move = stage.choices()[0]
    stage.make(0, move)
    assert isinstance(move, Play)
    return move


__all__ = ["PLAIN", "Counsel", "TableStage", "calling", "koikoi", "koikoi_at", "people_of_two", "plain", "played"]
