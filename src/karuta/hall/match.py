"""What every live match has, at a mat or at a table: one writer, who is there, what is written down and can be taken
back, and a clock that stands still while somebody is missing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from karuta.errors import IllegalMove, KarutaError
from karuta.games.game import TABLE, Actor, Game
from karuta.games.moves import Resign
from karuta.hall.absence import Absences
from karuta.hall.agenda import Agenda
from karuta.hall.commands import Claim, Command, Unrate
from karuta.hall.events import Closed, Entry, Fact, Line, Notice, Settled, Unrated
from karuta.hall.minutes import Minutes
from karuta.hall.patience import Patience, Wait
from karuta.hall.results import Ended
from karuta.hall.thinking import Question

G = TypeVar("G", bound=Game[Any, Any, Any, Any])


class Match(Generic[G]):
    """A match of `people` (their seats) and others. It does nothing by itself: it is told what happened and when
    (`command`, `advance`), says when it next has something to do (`due`), and gives out what has to be committed and
    then published (`taken`)."""

    patience_ms = 10 * 60_000.0
    """What a page may keep the others waiting in all."""
    most_entries = 20_000
    """What a seat may have written down in one match."""

    def __init__(
        self,
        game: G,
        state: Any,
        people: Sequence[int],
        pages: Sequence[Sequence[int]],
        now: float,
    ) -> None:
        self.game = game
        self.state = self.start = state
        self.people = tuple(people)
        alone = tuple((seat,) for seat in people if not any(seat in page for page in pages))
        self.pages = tuple(tuple(page) for page in pages) + alone
        """The people, page by page."""
        self.now = now
        self.agenda = Agenda()
        self.closed = False
        self.present = dict.fromkeys(self.people, False)
        self.rated = False
        """Whether it counts for ratings."""
        self.ending: Ended = "played"
        """How it ends, or did."""
        self.gone: dict[int, Ended] = {}
        """Who has left for good, and how the match ends if that decides it."""
        self.absences = Absences(self)
        self.patience = Patience(self.pages, self.patience_ms) if len(self.pages) > 1 else None
        """How long people may keep others waiting, where there are others."""
        self.moves: list[tuple[Actor, Any]] = []
        """All moves that led from `start` to `state`: what a record is written from."""
        self._minutes = Minutes()
        self._asked_for: dict[int, int] = {}
        """How many entries came of what each seat asked for."""
        # It begins when all its people are there.
        self._frozen_at: float | None = now if self.people else None

    # ---------------------------------------------------------------- by house time

    def command(
        self,
        seat: int,
        command: Command,
        now: float,
        *,
        arrived_ms: float | None = None,
        round_trip_ms: float | None = None,
    ) -> None:
        """`seat` asks for something. `arrived_ms` is when it came in (house time, at most `now`), `round_trip_ms` the
        trusted round trip of the line."""
        # A busy house takes things in later than they came: only what was due before it came is done before it.
        arrived = now if arrived_ms is None else min(arrived_ms, now)
        self.advance(arrived)
        before = self.seq
        try:
            if isinstance(command, Claim):
                self.absences.claim(seat)
            elif isinstance(command, Unrate):
                self._unrate(seat)
            else:
                self._handle(seat, command, arrived, round_trip_ms)
        except KarutaError as error:
            self.deny(seat, getattr(command, "id", ""), error)
        self._settle()
        self._bounded(seat, self.seq - before)
        self.absences.look()

    def _bounded(self, seat: int, entries: int) -> None:
        """Who has had more written down than that leaves the match: no log grows without end."""
        self._asked_for[seat] = self._asked_for.get(seat, 0) + entries
        if self._asked_for[seat] > self.most_entries and seat in self.present and not self.closed:
            self._quit(seat)
            self._settle()

    def advance(self, now: float) -> None:
        """House time is `now` (ms): does all that is due."""
        self.now = max(self.now, now)
        while (action := self.absences.agenda.take(self.now)) is not None:
            action()
        self._settle()
        while not self.frozen and (action := self.agenda.take(self.now)) is not None:
            action()
            self._settle()
        self.absences.look()

    def due(self) -> float | None:
        """House time of the next thing to do; None: nothing until somebody asks for something."""
        if self.closed:
            return None
        own, absence = None if self.frozen else self.agenda.due(), self.absences.agenda.due()
        return min((due for due in (own, absence) if due is not None), default=None)

    @property
    def frozen(self) -> bool:
        """Whether all stands still: a person is away, or asked for a pause."""
        return self._frozen_at is not None

    @property
    def away(self) -> bool:
        """Whether a person is missed."""
        return not all(here or not self.plays(seat) for seat, here in self.present.items())

    def plays(self, seat: int) -> bool:
        """Whether `seat` still has a part in the match: who has given up while others play on is not waited for."""
        raise NotImplementedError

    def _freeze(self) -> None:
        """Stands still from now on."""
        self._frozen_at = self.now

    def _thaw(self) -> float:
        """Goes on; what was to be done is that much later, in ms."""
        lost = 0.0 if self._frozen_at is None else self.now - self._frozen_at
        self._frozen_at = None
        self.agenda.delay(lost)
        return lost

    def _handle(self, seat: int, command: Command, arrived_ms: float, round_trip_ms: float | None) -> None:
        """Does what is asked; `KarutaError` says why not."""
        raise NotImplementedError

    def _settle(self) -> None:
        """After everything that happened: what is to be done next, and when."""
        raise NotImplementedError

    # ---------------------------------------------------------------- what there is to know

    @property
    def decided(self) -> bool:
        """Whether it is settled who won, so that the record may be seen."""
        raise NotImplementedError

    def page(self, seat: int) -> tuple[int, ...]:
        """The seats of all people at the page of `seat`."""
        return next((page for page in self.pages if seat in page), (seat,))

    def questions(self) -> Sequence[Question]:
        """What has to be thought over, since the last time; the answer is handed in as a `Thought`. Nothing where
        players answer at once."""
        return ()

    def view(self, seat: int | None) -> Any:
        """What `seat` may know of the match (None: who looks on)."""
        return self.game.view(self.state, seat)

    @property
    def seq(self) -> int:
        """Number of the last entry of the log."""
        return self._minutes.seq

    def taken(self) -> tuple[list[Entry], list[Notice]]:
        """What came of all this since the last time: entries to commit, then notices to publish."""
        return self._minutes.taken()

    @property
    def busy(self) -> bool:
        """Whether it is in the middle of something that should not be broken off."""
        return False

    # ---------------------------------------------------------------- from the log

    def asked(self, seat: int, id: str, seq: int) -> None:
        """What `seat` asked under `id` stands in the log as `seq`."""
        self._minutes.done(seat, id, seq)

    def asked_so_far(self) -> list[tuple[int, str, int]]:
        """All of that."""
        return self._minutes.ids()

    def made(self, actor: Actor, move: Any) -> None:
        """`move` was made."""
        self.moves.append((actor, move))
        if isinstance(move, Resign) and self.decided and actor != TABLE:
            self.ending = self.gone.get(int(actor), "resigned")

    def replayed(self) -> None:
        """The state was changed from the log."""

    def set(self, settled: Settled) -> None:
        """A setting was changed."""
        if settled.name == "rated":
            self.rated = settled.value == "True"
        elif settled.name == "waited" and self.patience is not None:
            self.patience.restore(settled.seat, int(settled.value))

    def go_on(self, seq: int) -> None:
        """The log ends with `seq`: from here on things happen again. Nobody is there yet."""
        self._minutes.seq = seq
        for seat in self.present:
            self.absences.went(seat)
        self._frozen_at = self.now if self.away else None

    def stalled(self, now: float, untold: Sequence[Notice]) -> None:
        """To commit what has happened took long: it is `now`, and `untold` is told only now."""

    # ---------------------------------------------------------------- who keeps others waiting

    def _wait_for(self, waits: Sequence[Wait], each_ms: float | None = None) -> None:
        """All wait for these, each at most `each_ms` (None: as the rules say) and within the page's whole; then the
        house makes their moves."""
        if self.patience is None:
            return
        self.patience.wait([seat for wait in waits for seat in wait.seats], self.now)
        for seat, used in self.patience.news():
            self.write(Settled(seat, "waited", str(used)))
        ends = [end for wait in waits if (end := self.patience.ends_ms(wait.seats, each_ms)) is not None]
        if ends:
            self.agenda.at(min(ends), "patience", self._end_wait)
        elif self.agenda.has("patience"):
            self.agenda.strike("patience")

    def _end_wait(self) -> None:
        """Somebody has been waited for long enough."""
        raise NotImplementedError

    # ---------------------------------------------------------------- written down and told

    def write(self, fact: Fact) -> int:
        """Commits a fact to the log; its number there."""
        return self._minutes.write(fact, self.now)

    def tell(self, notice: Notice) -> None:
        """Publishes a notice after all that is committed so far."""
        self._minutes.tell(notice)

    def deny(self, seat: int, id: str, error: KarutaError) -> None:
        """Tells a seat why what it asked was refused."""
        self._minutes.deny(seat, id, error)

    def watched(self) -> Notice:
        """How things stand, for who looks on and has just come."""
        raise NotImplementedError

    def _show(
        self, seq: int, events: tuple[Any, ...], seat: int | None = None, *, by: int | None = None, id: str = ""
    ) -> None:
        """Tells how things stand after entry `seq`: `seat` alone, or all."""
        raise NotImplementedError

    def _again(self, seat: int, id: str) -> bool:
        """Whether this was asked before: then the answer only names where it was committed."""
        seq = self._minutes.committed(seat, id)
        if seq is not None:
            self._show(seq, (), seat, by=seat, id=id)
        return seq is not None

    # ---------------------------------------------------------------- people come and go

    def _come(self, seat: int) -> None:
        if self.present.get(seat) is False:
            self.present[seat] = True
            self.write(Line(seat, "came"))
            self.absences.came(seat)
        self._settle()
        self._show(self.seq, (), seat)

    def _cut(self, seat: int) -> None:
        if seat in self.present:
            self.present[seat] = False
            self.write(Line(seat, "cut"))
            self.absences.went(seat)

    def _quit(self, seat: int) -> None:
        self.write(Line(seat, "left"))
        self.dismiss(seat, "resigned")
        if not self.present:
            self.closed = True
            self.tell(Closed())

    def dismiss(self, seat: int, ending: Ended) -> None:
        """Who has left for good, or was away for too long, is not waited for any more; if that ends the match, so it
        ends."""
        self.gone[seat] = ending
        self.present.pop(seat, None)
        self.absences.left(seat)
        self._give_up(seat)

    def may_unrate(self, seat: int) -> bool:
        """Whether the line of `seat` is a reason that the match should not count."""
        return False

    def _unrate(self, seat: int) -> None:
        """The match counts no more; once is enough. `IllegalMove` for who has no reason."""
        if self.rated:
            if not self.may_unrate(seat):
                raise IllegalMove(
                    "the match goes on to count: only who gets the key to the verse too late may have it otherwise, in"
                    " the first readings",
                    key="error-unrate",
                )
            self.rated = False
            self.write(Settled(seat, "rated", "False"))
            self.tell(Unrated())

    def _give_up(self, seat: int) -> None:
        """What becomes of the match when a seat leaves it for good."""
        raise NotImplementedError
