"""One match at a mat, live: the only writer of its state.

It knows games with a reader by their shape only (`karuta.games.readings`) and their `MatManners`. So that the same host
runs in the house by the clock and in a test as fast as it can, and always alike, it looks at no clock itself.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from karuta.errors import BadInput, IllegalMove
from karuta.games.game import TABLE, Actor
from karuta.games.moves import Resign
from karuta.games.readings import Hand, ReadGame, ReadingOpened, Time, Touches
from karuta.hall.commands import Act, Back, Change, Come, Command, Contact, Contest, Cut, Hold, LayOut, Measured, Quit
from karuta.hall.events import Clocked, Look, Moved, Notice, Remark, Settled, Stepped
from karuta.hall.evidence import Evidence
from karuta.hall.fairness import Touched, line_of
from karuta.hall.history import Step
from karuta.hall.keeping import KEPT_ENTRIES, kept
from karuta.hall.manners import MatManners
from karuta.hall.match import Match
from karuta.hall.opponent import Opponent
from karuta.hall.pace import PACES, Pace, PaceName
from karuta.hall.ports import Voice
from karuta.hall.practice import Practice
from karuta.hall.reciter import Reciter
from karuta.hall.sounds import Sounds

TICK_MS = 250.0
"""How often the match learns the time while something in it waits."""
UNRATE_READINGS = 3
"""So many readings may have been ruled when somebody whose line is too slow asks that the match should not count."""
CLOCKED_MS = 5000
"""How far the match clock goes on before that is written down."""


class Host(Match[ReadGame[Any, Any, Any, Any]]):
    """A match of `seats` between people and players of the house; `opponents` by seat, the other seats are people's.
    `pages`: which people share a page; who is not named has one alone."""

    def __init__(
        self,
        manners: MatManners,
        rules: Any,
        seed: str,
        opponents: Mapping[int, Opponent],
        voice: Voice,
        *,
        now: float,
        seats: int = 2,
        pace: PaceName = "match",
        pages: Sequence[Sequence[int]] = (),
    ) -> None:
        people = tuple(seat for seat in range(seats) if seat not in opponents)
        super().__init__(manners.game, manners.game.new(rules, seed, seats), people, pages, now)
        self.manners = manners
        self.seats = seats
        self.opponents = dict(opponents)
        self.voice = voice
        self.pace: Pace = PACES[pace]
        self.breath = False
        """Whether the reader is heard to draw breath in a silence."""
        self.sounds = Sounds()
        self.evidence = Evidence(self.people, self.pages)
        """What people's hands did."""
        self.allowances = self.evidence.allowances
        """How late the claims of each seat may be."""
        self.hints = {seat: manners.hints(rules, seat) for seat in range(seats)}
        self.captions = dict.fromkeys(range(seats), False)
        self.held = False
        self.rulings: list[Any] = []
        """Those of all readings so far, in order."""
        self.reciter = Reciter(self)
        self.practising = Practice(self)
        self._began = now
        self._idle: Time | None = None
        self._clocked = self.state.clock_ms
        """Where the match clock stands in the log."""
        self._kept = 0
        """Where in the log the match was last kept as a whole."""

    # ---------------------------------------------------------------- what there is to know

    @property
    def decided(self) -> bool:
        """Whether it is settled who won, so that the record may be seen."""
        return bool(self.state.decided)

    @property
    def over(self) -> bool:
        """Whether nothing more can be done."""
        return bool(self.state.phase == "over")

    @property
    def practice(self) -> bool:
        """Whether all people are at one page: nobody elsewhere is kept waiting or set back."""
        return len(self.pages) == 1

    @property
    def together(self) -> bool:
        """Whether there are several people, all of them at one page."""
        return self.evidence.together

    @property
    def busy(self) -> bool:
        """Whether a reading is open."""
        return self.reciter.open

    def hands_of(self, seat: int) -> Mapping[int, Touched]:
        """How the hand of `seat` touched, by number of the reading; nothing for a player of the house."""
        return self.evidence.touched.get(seat, {})

    def may_unrate(self, seat: int) -> bool:
        # Later it would be a way out for who is losing.
        return self.state.readings < UNRATE_READINGS and line_of(self, seat).slow

    # ---------------------------------------------------------------- from the log

    def replayed(self) -> None:
        self._keep_ruling()
        self._clocked = self.state.clock_ms

    def set(self, settled: Settled) -> None:
        super().set(settled)
        match settled.name:
            case "hints":
                self.hints[settled.seat] = settled.value  # type: ignore[assignment]
            case "captions":
                self.captions[settled.seat] = settled.value == "True"
            case "pace":
                self.pace = PACES[settled.value]  # type: ignore[index]
            case "breath":
                self.breath = settled.value == "True"
            case "held":
                self.held = settled.value == "True"

    def go_on(self, seq: int) -> None:
        super().go_on(seq)
        self._began = self.now - self.state.clock_ms
        self._clocked = self.state.clock_ms

    def stalled(self, now: float, untold: Sequence[Notice]) -> None:
        self.now = max(self.now, now)
        self.reciter.stalled(untold)

    # ---------------------------------------------------------------- for the reciter

    def act(self, actor: Actor, move: Any, id: str | None = None) -> None:
        """A move of a seat or the table: applied, committed, told, and what follows from it."""
        before = self.state.clock_ms
        self.state, events = self.game.apply(self.state, actor, move)
        by = None if actor == TABLE else int(actor)
        clocked, self._clocked = self._clocked, self.state.clock_ms
        seq = self.write(Moved(by, move, events, id, None if before == clocked else before))
        self.made(actor, move)
        self._keep_ruling()
        if self.reciter.open and self.state.phase != "open":
            # Somebody gave the match up while the verse sounded.
            self.reciter.silence()
        if id is not None and by is not None:
            self._minutes.done(by, id, seq)
        if isinstance(move, Touches) and seq - self._kept >= KEPT_ENTRIES * len(self.people):
            self._kept = self.write(kept(self))
        told = tuple(event for event in events if not isinstance(event, ReadingOpened))
        self._show(seq, told, by=by, id=id or "")
        self._follow(events)

    def _keep_ruling(self) -> None:
        """The rulings are those of the readings so far, the last one as it stands now."""
        last = self.state.last
        del self.rulings[self.state.readings :]
        if last is not None and last.number > len(self.rulings):
            self.rulings.append(last)
        elif last is not None:
            self.rulings[last.number - 1] = last

    def remark(self, seat: int, key: str, **facts: str | int) -> None:
        """Tells a seat something that changes nothing."""
        self.tell(Remark(key, dict(facts), seat))

    def go_back(self, step: Step) -> None:
        """The match stands as it did then, and so does its clock, so that nothing that waits again is overdue."""
        self.state = step.state
        del self.moves[step.moves :]
        self._keep_ruling()
        self._began = (self.now if self._frozen_at is None else self._frozen_at) - self.state.clock_ms
        self._clocked = self.state.clock_ms

    def look_again(self, seat: int) -> None:
        """Tells a seat how things stand."""
        self._show(self.seq, (), seat)

    def calm(self) -> bool:
        """Whether nobody of the house is about to do something and time goes on."""
        return not self.frozen and not any(self.agenda.has(f"seat-{seat}") for seat in self.opponents)

    # ---------------------------------------------------------------- what people ask for

    def _handle(self, seat: int, command: Command, arrived_ms: float, round_trip_ms: float | None) -> None:
        if seat in self.allowances:
            self.allowances[seat].trust(round_trip_ms)
        match command:
            case Act():
                self._act(seat, command.id, command.move)
            case LayOut():
                self._act(seat, command.id, self.manners.laid(self.state, seat, command))
            case Contact():
                self.reciter.touch(seat, command, arrived_ms)
            case Contest():
                self.reciter.contest(seat, command, arrived_ms)
            case Change():
                self.practising.change(seat, command)
            case Hold():
                self.practising.hold(seat, command)
            case Back():
                if not self._again(seat, command.id):
                    self._minutes.done(seat, command.id, self.practising.back(seat, command.id))
                    self._show(self.seq, (), by=seat, id=command.id)
            case Come():
                self._come(seat)
            case Measured():
                pass
            case Cut():
                self._cut(seat)
            case Quit():
                self._quit(seat)
            case _:
                raise BadInput(f"{type(command).__name__} is nothing that is done at a mat", key="error-message")

    def _act(self, seat: int, id: str, move: Any) -> None:
        if self._again(seat, id):
            return
        late = self.reciter.too_late()
        if (late or self.reciter.spent(seat)) and isinstance(move, Hand) and move.up:
            raise IllegalMove("the verse had begun: a hand raised now stops nothing", key="note-hand-late")
        if late and not self.reciter.open and not isinstance(move, Resign):
            raise IllegalMove(
                f"{type(move).__name__}: the verse begins within a quarter of a second; wait for the ruling",
                key="error-too-late",
            )
        known, free = self.reciter.begun and not self.reciter.open, self.game.hindrance(self.state) is None
        if free and self.patience is not None and self.patience.spent(seat):
            self._check_stops(seat, move)
        with self.practising.step(seat, move):
            self.act(seat, move, id)
        stops = self.game.hindrance(self.state) is not None
        if known and stops:
            self.reciter.stopped(seat)
        if free and stops and self.patience is not None:
            self.patience.stop(seat)

    def _check_stops(self, seat: int, move: Any) -> None:
        """Who has kept the others waiting for as long as may be does not stop the reader any more."""
        after, _ = self.game.apply(self.state, seat, move)
        if after.phase == self.state.phase and self.game.hindrance(after) is not None:
            raise IllegalMove(
                f"{type(move).__name__}: you have stopped the reader long enough in this match; it is read on",
                key="error-patience",
            )

    def _come(self, seat: int) -> None:
        super()._come(seat)
        plan = self.reciter.plan
        if plan is not None and plan.ends_ms > self.now and seat in plan.soundings:
            self.tell(plan.announced(seat))
            if plan.keys is not None:
                plan.keys.tell(seat)

    def _cut(self, seat: int) -> None:
        super()._cut(seat)
        if seat in self.present:
            self.reciter.cut(seat)

    def plays(self, seat: int) -> bool:
        return self.decided or self.manners.resignation(self.state, seat) is not None

    def _give_up(self, seat: int) -> None:
        if any(self.manners.partners(seat, other) for other in self.present):
            # Who is left on its side plays on.
            return
        move = self.manners.resignation(self.state, seat)
        if move is not None:
            self.reciter.withdraw("paused")
            self.act(seat, move)

    # ---------------------------------------------------------------- what follows by itself

    def _settle(self) -> None:
        """After everything that happened: what is to be done next, and when."""
        if self.closed:
            return
        self._pause()
        if self.patience is not None:
            self._wait_for(() if self.frozen or self.decided else tuple(self.manners.waits_for(self.state)))
        if not self.frozen:
            self._tick()
            for seat in self.opponents:
                self._wish(seat)
        self.reciter.settle()

    def _pause(self) -> None:
        """Stands still, or goes on, as it should be."""
        # Between several nobody is waited for once it is decided: the bows have their own time.
        missed = self.away and (self.practice or not self.decided)
        want = (missed or self.held) and not self.over
        if want and not self.frozen:
            # An open reading is played out, and so is one that is about to begin unless somebody is gone; and even then
            # if somebody may know its poem, for whoever knew it could cut the line to hear of another.
            if self.reciter.begun or (not self.away and self.reciter.too_late()):
                return
            self._freeze()
            self._show(self.seq, ())
        elif not want and self.frozen:
            self._began += self._thaw()
            self._show(self.seq, ())

    def _end_wait(self) -> None:
        assert self.patience is not None
        for wait in tuple(self.manners.waits_for(self.state)):
            end = self.patience.ends_ms(wait.seats)
            if end is not None and end <= self.now and self.game.legal(self.state, wait.seat).check(wait.move) is None:
                self.act(wait.seat, wait.move)
                self.tell(Remark("note-hastened", {}))

    def _tick(self) -> None:
        if self.state.phase in ("open", "over"):
            self.agenda.strike("tick")
            return
        if self.agenda.has("tick"):
            return
        at = self.now + TICK_MS
        for ms in self.manners.moments(self.state):
            if self.now < self._began + ms < at:
                at = self._began + ms
        self.agenda.at(at, "tick", self._time)

    def _time(self) -> None:
        time = Time(max(self.state.clock_ms, round(self.now - self._began)))
        later, events = self.game.apply(self.state, TABLE, time)
        if events or later.phase != self.state.phase:
            self.act(TABLE, time)
            return
        self.state = later
        # Of hours that nothing happened in only the last moment is worth keeping.
        if self.moves and self.moves[-1][0] == TABLE and self.moves[-1][1] == self._idle:
            self.moves.pop()
        self._idle = time
        self.moves.append((TABLE, time))
        if time.ms - self._clocked >= CLOCKED_MS:
            self._clocked = time.ms
            self.write(Clocked(time.ms))

    def _wish(self, seat: int) -> None:
        """What a player of the house has to do is entered for after a human pause."""
        if self.agenda.has(f"seat-{seat}"):
            return
        view = self.view(seat)
        moves = self.opponents[seat].wants(view, all(view.ready[person] for person in self.present))
        if moves:
            self._later(seat, moves)

    def _later(self, seat: int, moves: tuple[Any, ...]) -> None:
        pause = self.opponents[seat].pause_ms(moves[0], self.pace.haste)
        self.agenda.at(self.now + pause, f"seat-{seat}", lambda: self._play(seat, moves))

    def _play(self, seat: int, moves: tuple[Any, ...]) -> None:
        move, *rest = moves
        # What it meant to do may have become impossible meanwhile: the rival ran out of time, a step was taken back.
        if self.game.legal(self.state, seat).check(move) is None:
            self.act(seat, move)
            if rest:
                self._later(seat, tuple(rest))

    def _follow(self, events: tuple[Any, ...]) -> None:
        for seat, move in self.manners.follow(self.state, events):
            self.act(seat, move)
        call = self.manners.call(self.state, events) if self.pace.joka else ""
        if call:
            self.reciter.call(call)

    def _show(
        self, seq: int, events: tuple[Any, ...], seat: int | None = None, *, by: int | None = None, id: str = ""
    ) -> None:
        looks = tuple(self._look(one) for one in range(self.seats))
        self.tell(Stepped(seq, events, looks, seat, by, id, self._watch()))

    def watched(self) -> Stepped:
        return Stepped(self.seq, (), (), watch=self._watch())

    def _look(self, seat: int) -> Look:
        return Look(self.view(seat), self.hints[seat], self.practising.may_take_back(seat), self.frozen)

    def _watch(self) -> Look:
        return Look(self.view(None), "off", may_take_back=False, paused=self.frozen)
