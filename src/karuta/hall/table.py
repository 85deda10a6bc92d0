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
from karuta.games.game import TABLE, Actor, Game
from karuta.hall.commands import Back, Come, Command, Counsel, Cut, GoOn, Make, Measured, Quit, Tempo, Thought
from karuta.hall.events import Moved, Remark, Settled, TableLook, TableStepped, WentBack
from karuta.hall.history import History, Step
from karuta.hall.manners import Manners
from karuta.hall.match import Match
from karuta.hall.minutes import check
from karuta.hall.musing import Musing, Musings
from karuta.hall.pace import PaceName
from karuta.hall.patience import Wait
from karuta.hall.thinking import Question

PATIENCE_MS = 60_000.0
"""Who has seen the end of a round waits this long for the other people, then the next begins."""
TURN_MS = 60_000.0
"""How long people at several pages wait for a move; then the house makes it."""


class TableHost(Match[Game[Any, Any, Any, Any]]):
    """A match between people and players of the house: `seats` holds the keys of these, and None for people. `pages`:
    which people share a page; who is not named has one alone."""

    patience_ms = 20 * 60_000.0

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
        people = tuple(seat for seat, who in enumerate(seats) if who is None)
        super().__init__(manners.game, manners.game.new(rules, seed, len(seats)), people, pages, now)
        self.manners, self.rules = manners, rules
        self.seats = tuple(seats)
        self.players = {seat: who for seat, who in enumerate(seats) if who is not None}
        self.pace: PaceName = pace
        self._musings = Musings(seed)
        self._history = History()
        self._chance = Chance(seed).child("pauses")
        self._last: tuple[Struct, ...] = ()
        self._seen: set[int] = set()

    # ---------------------------------------------------------------- what there is to know

    def questions(self) -> list[Question]:
        """What has to be thought over, since the last time; the answer is handed in as a `Thought`."""
        return self._musings.asked()

    @property
    def decided(self) -> bool:
        """Whether the match is over, so that its record may be seen."""
        return self.game.outcome(self.state) is not None

    @property
    def practice(self) -> bool:
        """Whether one person plays against the house alone."""
        return len(self.people) == 1

    def may_take_back(self, seat: int) -> bool:
        """Whether `seat` has something to take back now: the last move, its own or that of another at its page, if it
        is not settled yet; in practice any of its own."""
        if not any(self._history.of(own) for own in self.page(seat)):
            # It was settled, or was played before the match came here.
            return False
        if self.moves and self.moves[-1][0] in self.page(seat) and self.manners.open(self.state, self.moves[-1][1]):
            return True
        resigned = bool(self.moves) and self.moves[-1][1] == self.manners.resignation()
        return self.practice and self.manners.takes_back and not resigned and self._history.of(seat)

    # ---------------------------------------------------------------- from the log

    def set(self, settled: Settled) -> None:
        super().set(settled)
        if settled.name == "pace":
            self.pace = settled.value  # type: ignore[assignment]

    # ---------------------------------------------------------------- what people ask for

    def _handle(self, seat: int, command: Command, arrived_ms: float, round_trip_ms: float | None) -> None:
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
                self.write(Settled(seat, "pace", command.pace))
            case Thought():
                self._thought(command)
            case Come():
                self._come(seat)
            case Cut():
                self._cut(seat)
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
        if not self.practice:
            # Only what is not settled yet can be taken back.
            self._history.only_last()

    def _back(self, seat: int, id: str) -> None:
        if self._again(seat, id):
            return
        if not self.may_take_back(seat):
            raise IllegalMove(
                "nothing can be taken back now: the next card was turned, or you have not moved yet",
                key="error-table-take-back",
            )
        step = self._history.back(*self.page(seat))
        self.state, self._last = step.state, ()
        del self.moves[step.moves :]
        self._moved_on()
        self._minutes.done(seat, id, self.write(WentBack(seat, step.seq, id)))
        self._show(self.seq, (), by=seat, id=id)

    def _go_on(self, seat: int, round: int) -> None:
        # What comes late or twice asks for what has been done.
        if round == self.manners.seen(self.state) and seat not in self._seen:
            self._seen.add(seat)
            self.agenda.strike("table")
            if not self._all_seen():
                self._show(self.seq, (), seat)

    def _ask_counsel(self, seat: int, id: str) -> None:
        check(id)
        if not self.practice:
            raise IllegalMove("advice is for practice against the house only", key="error-table-advice-practice")
        if seat not in self.game.actors(self.state):
            raise IllegalMove("there is nothing to advise now: wait for your turn", key="error-table-advice-turn")
        known = self._musings.advise(seat, id, self.view(seat))
        if known is not None:
            self.tell(known)

    def plays(self, seat: int) -> bool:
        return self.decided or self.game.legal(self.state, seat).check(self.manners.resignation()) is None

    def _give_up(self, seat: int) -> None:
        if not self.decided and self.plays(seat):
            self._act(seat, self.manners.resignation())

    # ---------------------------------------------------------------- what follows by itself

    def _act(self, actor: Actor, move: Any, id: str | None = None) -> None:
        """A move of a seat or the table: applied, committed and told."""
        self.state, events = self.game.apply(self.state, actor, move)
        self.made(actor, move)
        self._last = events
        self._moved_on()
        by = None if actor == TABLE else int(actor)
        seq = self.write(Moved(by, move, events, id))
        if by is not None and id is not None:
            self._minutes.done(by, id, seq)
        self._settle_table()
        self._show(seq, events, by=by, id=id or "")

    def _moved_on(self) -> None:
        """What was thought of, seen or waited for belongs to a state that is no more."""
        self._musings.clear()
        self._seen.clear()
        self.agenda.strike("table", "seat-")

    def _settle(self) -> None:
        """After everything that happened: what is to be done next, and when."""
        if self.closed:
            return
        want = self.away and not self.decided
        if want and not self.frozen:
            self._freeze()
        elif not want:
            self._thaw()
        self._settle_table()
        while not self.frozen and (ready := self._ask_players()) is not None:
            seat, musing = ready
            self._play(seat, musing.move)
        self._wait_for(() if self.frozen or self.decided else self._waits(), TURN_MS)

    def _waits(self) -> tuple[Wait, ...]:
        """The people who have to move."""
        if self.patience is None:
            return ()
        acting = [seat for seat in self.game.actors(self.state) if seat in self.people]
        return tuple(Wait((seat,), seat, self.manners.instead(self.view(seat))) for seat in acting)

    def _end_wait(self) -> None:
        assert self.patience is not None
        for wait in self._waits():
            end = self.patience.ends_ms(wait.seats, TURN_MS)
            if end is not None and end <= self.now:
                self._act(wait.seat, wait.move)
                # What the house had to do for somebody stands.
                self._history.cut(0)
                self.tell(Remark("note-hastened", {}))
                return

    def _all_seen(self) -> bool:
        """Whether everybody who still plays has seen the end of the round."""
        return self._seen >= {seat for seat in self.present if self.plays(seat)}

    def _settle_table(self) -> None:
        """Enters the table's next move, if it is the table that acts."""
        if self.agenda.has("table") or self.decided or self.game.actors(self.state):
            return
        round = self.manners.seen(self.state)
        if round is None:
            pause = float(self.manners.table_ms(self.state, self.pace))
        elif self._all_seen():
            pause = 0.0
        elif self._seen or self.patience is not None:
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
                self.deny(advised.seat or 0, advised.id, fault)
            else:
                self.tell(advised)

    def _play(self, seat: int, move: Struct | None) -> None:
        legal = self.game.legal(self.state, seat)
        if move is None or legal.check(move) is not None:
            # A player with no idea does something that the rules allow, so that the others can play on.
            move = legal.sample(self._chance)
        self._act(seat, move)

    def _show(
        self, seq: int, events: tuple[Struct, ...], seat: int | None = None, *, by: int | None = None, id: str = ""
    ) -> None:
        looks = tuple(self._look(seat) for seat in range(len(self.seats)))
        self.tell(TableStepped(seq, events, looks, seat, by, id, self._look(None)))

    def watched(self) -> TableStepped:
        return TableStepped(self.seq, (), (), watch=self._look(None))

    def _look(self, seat: int | None) -> TableLook:
        round = self.manners.seen(self.state)
        return TableLook(
            view=self.view(seat),
            may_take_back=seat is not None and self.may_take_back(seat),
            table_ms=None if self.frozen else self.agenda.when("table"),
            waits=round is not None and seat in self.people and seat not in self._seen,
        )
