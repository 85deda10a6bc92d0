"""One match at a table of cards, live: the only writer of its state, as `karuta.hall.host` is at a mat.

It knows games by their shape only (`karuta.games.game`) and their `Manners`. The table's moves are made by time;
players of the house are asked for theirs (`questions`), and answer when they have thought and a human pause is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from karuta.chance import Chance
from karuta.errors import BadInput, IllegalMove, KarutaError
from karuta.games.game import TABLE, Actor
from karuta.hall.agenda import Driven
from karuta.hall.commands import Back, Come, Command, Counsel, Cut, GoOn, Make, Measured, Quit, Tempo, Thought
from karuta.hall.events import Closed, Entry, Fact, Line, Moved, Notice, Settled, TableLook, TableStepped, WentBack
from karuta.hall.history import History, Step
from karuta.hall.manners import Manners
from karuta.hall.minutes import Minutes, check
from karuta.hall.musing import Musing, Musings
from karuta.hall.pace import PaceName
from karuta.hall.thinking import Question

PATIENCE_MS = 60_000.0
"""Who has seen the end of a round waits this long for the other people, then the next begins."""


class TableHost(Driven):
    """A match between people and players of the house: `seats` holds the keys of these, and None for people. `pages`:
    which people share a page; who is not named has one alone."""

    def __init__(
        self,
        manners: Manners,
        rules: Any,
        seed: str,
        seats: Sequence[str | None],
        now: float,
        *,
        pace: PaceName = "match",
        pages: Sequence[Sequence[int]] = (),
    ) -> None:
        super().__init__(now)
        self.manners, self.game, self.rules = manners, manners.game, rules
        self.seats = tuple(seats)
        self.players = {seat: who for seat, who in enumerate(seats) if who is not None}
        self.people = tuple(seat for seat, who in enumerate(seats) if who is None)
        self._pages = {seat: tuple(page) for page in pages for seat in page}
        self.pace: PaceName = pace
        self.present = dict.fromkeys(self.people, False)
        self.state = self.start = self.game.new(rules, seed, len(seats))
        self.moves: list[tuple[Actor, Any]] = []
        """All moves that led from `start` to `state`: what a record is written from."""
        self._minutes = Minutes()
        self._musings = Musings(seed)
        self._chance = Chance(seed).child("pauses")
        # The match begins when all its people are there.
        self._frozen_at: float | None = now if self.people else None
        self._last: tuple[Struct, ...] = ()
        self._history = History()
        self._seen: set[int] = set()

    # ---------------------------------------------------------------- from outside

    def command(
        self,
        seat: int,
        command: Command,
        now: float,
        *,
        arrived_ms: float | None = None,
        round_trip_ms: float | None = None,
    ) -> None:
        """`seat` asks for something. When it arrived and over which line makes no difference at a table."""
        self.advance(now)
        try:
            self._handle(seat, command)
        except KarutaError as error:
            self._minutes.deny(seat, getattr(command, "id", ""), error)
        self._settle()

    def taken(self) -> tuple[list[Entry], list[Notice]]:
        """What came of all this since the last time: entries to commit, then notices to publish."""
        return self._minutes.taken()

    def questions(self) -> list[Question]:
        """What has to be thought over, since the last time; the answer is handed in as a `Thought`."""
        return self._musings.asked()

    @property
    def seq(self) -> int:
        """Number of the last entry of the log."""
        return self._minutes.seq

    @property
    def frozen(self) -> bool:
        """Whether all stands still: a person is away."""
        return self._frozen_at is not None

    @property
    def decided(self) -> bool:
        """Whether the match is over, so that its record may be seen."""
        return self.game.outcome(self.state) is not None

    @property
    def practice(self) -> bool:
        """Whether one person plays against the house alone."""
        return len(self.people) == 1

    def view(self, seat: int) -> Any:
        """What `seat` may know of the match."""
        return self.game.view(self.state, seat)

    def may_take_back(self, seat: int) -> bool:
        """Whether `seat` has something to take back now: the last move, its own or that of another at its page, if it
        is not settled yet; in practice any of its own."""
        page = self._pages.get(seat, (seat,))
        if self.moves and self.moves[-1][0] in page and self.manners.open(self.state, self.moves[-1][1]):
            return True
        resigned = bool(self.moves) and self.moves[-1][1] == self.manners.resignation()
        return self.practice and self.manners.takes_back and not resigned and self._history.of(seat)

    # ---------------------------------------------------------------- what people ask for

    def _handle(self, seat: int, command: Command) -> None:
        match command:
            case Make():
                self._make(seat, command.id, command.move)
            case Back():
                self._back(seat, command.id)
            case GoOn():
                self._go_on(seat, command.round)
            case Counsel():
                self._ask_counsel(seat, command.id)
            case Tempo():
                self.pace = command.pace
                self._write(Settled(seat, "pace", command.pace))
            case Thought():
                self._thought(command)
            case Come():
                self._come(seat)
            case Cut():
                if seat in self.present:
                    self.present[seat] = False
                    self._write(Line(seat, "cut"))
            case Quit():
                self._quit(seat)
            case Measured():
                pass
            case _:
                raise BadInput(f"{type(command).__name__} is nothing that is done at a table", key="error-message")

    def _make(self, seat: int, id: str, move: Struct) -> None:
        if self._again(seat, id):
            return
        steps = len(self._history)
        self._history.remember(Step(seat, self.state, self.seq, len(self.moves)))
        try:
            self._act(seat, move, id)
        except KarutaError:
            self._history.cut(steps)
            raise

    def _again(self, seat: int, id: str) -> bool:
        """Whether this was asked before: then the answer only names where it was committed."""
        seq = self._minutes.committed(seat, id)
        if seq is not None:
            self._tell(seq, (), seat, by=seat, id=id)
        return seq is not None

    def _back(self, seat: int, id: str) -> None:
        if self._again(seat, id):
            return
        if not self.may_take_back(seat):
            raise IllegalMove(
                "nothing can be taken back now: the next card was turned, or you have not moved yet",
                key="error-table-take-back",
            )
        step = self._history.back(*self._pages.get(seat, (seat,)))
        self.state, self._last = step.state, ()
        del self.moves[step.moves :]
        self._moved_on()
        self._minutes.done(seat, id, self._write(WentBack(seat, step.seq, id)))
        self._tell(self.seq, (), by=seat, id=id)

    def _go_on(self, seat: int, round: int) -> None:
        # What comes late or twice asks for what has been done.
        if round == self.manners.seen(self.state) and seat not in self._seen:
            self._seen.add(seat)
            self.agenda.strike("table")
            if not self._seen >= set(self.present):
                self._tell(self.seq, (), seat)

    def _ask_counsel(self, seat: int, id: str) -> None:
        check(id)
        if not self.practice:
            raise IllegalMove("advice is for practice against the house only", key="error-table-advice-practice")
        if seat not in self.game.actors(self.state):
            raise IllegalMove("there is nothing to advise now: wait for your turn", key="error-table-advice-turn")
        known = self._musings.advise(seat, id, self.view(seat))
        if known is not None:
            self._minutes.tell(known)

    def _come(self, seat: int) -> None:
        if self.present.get(seat) is False:
            self.present[seat] = True
            self._write(Line(seat, "came"))
        self._settle()
        self._tell(self.seq, (), seat)

    def _quit(self, seat: int) -> None:
        # Who has left for good is not waited for any more.
        self.present.pop(seat, None)
        self._write(Line(seat, "left"))
        resignation = self.manners.resignation()
        if not self.decided and self.game.legal(self.state, seat).check(resignation) is None:
            self._act(seat, resignation)
        if not self.present:
            self.closed = True
            self._minutes.tell(Closed())

    # ---------------------------------------------------------------- what follows by itself

    def _act(self, actor: Actor, move: Any, id: str | None = None) -> None:
        """A move of a seat or the table: applied, committed and told."""
        self.state, events = self.game.apply(self.state, actor, move)
        self.moves.append((actor, move))
        self._last = events
        self._moved_on()
        by = None if actor == TABLE else int(actor)
        seq = self._write(Moved(by, move, events, id))
        if by is not None and id is not None:
            self._minutes.done(by, id, seq)
        self._settle_table()
        self._tell(seq, events, by=by, id=id or "")

    def _moved_on(self) -> None:
        """What was thought of, seen or waited for belongs to a state that is no more."""
        self._musings.clear()
        self._seen.clear()
        self.agenda.strike("table", "seat-")

    def _settle(self) -> None:
        """After everything that happened: what is to be done next, and when."""
        if self.closed:
            return
        self._freeze()
        self._settle_table()
        while not self.frozen and (ready := self._ask_players()) is not None:
            seat, musing = ready
            self._play(seat, musing.move)

    def _freeze(self) -> None:
        want = not all(self.present.values()) and not self.decided
        if want and not self.frozen:
            self._frozen_at = self.now
        elif not want and self._frozen_at is not None:
            self.agenda.delay(self.now - self._frozen_at)
            self._frozen_at = None

    def _settle_table(self) -> None:
        """Enters the table's next move, if it is the table that acts."""
        if self.agenda.has("table") or self.decided or self.game.actors(self.state):
            return
        round = self.manners.seen(self.state)
        if round is None:
            pause = float(self.manners.table_ms(self.state, self.pace))
        elif self._seen >= set(self.present):
            pause = 0.0
        elif self._seen:
            pause = PATIENCE_MS
        else:
            return
        self.agenda.at(self.now + pause, "table", self._table_moves)

    def _table_moves(self) -> None:
        move = self.game.legal(self.state, TABLE).sample(self._chance)
        if move is not None:
            self._act(TABLE, move)

    def _ask_players(self) -> tuple[int, Musing] | None:
        """Has the players of the house think who have to move; the seat and the thought of one that is done."""
        for seat in self.game.actors(self.state):
            if seat not in self.players:
                continue
            musing = self._musings.of(seat)
            if musing is None:
                musing = self._musings.begin(seat, self.players[seat], self.view(seat))
                pause = self.manners.pause_ms(self.state, self._last, self._chance, self.pace)
                self.agenda.at(self.now + pause, f"seat-{seat}", musing.rest)
            elif musing.ripe:
                return seat, musing
        return None

    def _thought(self, thought: Thought) -> None:
        for advised in self._musings.hear(thought):
            if advised.advice is None:
                fault = KarutaError("no advice could be had", key="error-table-advice-none")
                self._minutes.deny(advised.seat or 0, advised.id, fault)
            else:
                self._minutes.tell(advised)

    def _play(self, seat: int, move: Struct | None) -> None:
        legal = self.game.legal(self.state, seat)
        if move is None or legal.check(move) is not None:
            # A player with no idea does something that the rules allow, so that the others can play on.
            move = legal.sample(self._chance)
        self._act(seat, move)

    # ---------------------------------------------------------------- committed and told

    def _write(self, fact: Fact) -> int:
        return self._minutes.write(fact, self.now)

    def _tell(
        self, seq: int, events: tuple[Struct, ...], seat: int | None = None, *, by: int | None = None, id: str = ""
    ) -> None:
        looks = tuple(self._look(seat) for seat in range(len(self.seats)))
        self._minutes.tell(TableStepped(seq, events, looks, seat, by, id))

    def _look(self, seat: int) -> TableLook:
        round = self.manners.seen(self.state)
        return TableLook(
            view=self.view(seat),
            may_take_back=self.may_take_back(seat),
            table_ms=None if self.frozen else self.agenda.when("table"),
            waits=round is not None and seat in self.people and seat not in self._seen,
        )
