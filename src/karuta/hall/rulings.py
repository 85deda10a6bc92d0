"""Every ruling of a match worked out again, from its header and its log alone (docs/fairness.md).

The moves of the log are made once more from the first state on. What hands did is rebuilt from the samples as their
pages claimed them, with the line as it was measured then: what may be late, what was clamped, which strokes came to
the judging, and what came of it must be what stands in the log. The strokes of the house's own players, times at which
something arrived, and what lines were measured to be are taken as they are.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from karuta.errors import KarutaError
from karuta.games.game import TABLE, Actor
from karuta.games.readings import ReadGame, Time, Touches
from karuta.hall.events import Announced, Arrived, Clamped, Clocked, Entry, Kept, Moved, WentBack
from karuta.hall.evidence import Evidence
from karuta.hall.games import hosted
from karuta.hall.header import Header
from karuta.hall.keeping import state_in
from karuta.mat.stroke import Stroke

Kind: TypeAlias = Literal[
    "seq", "move", "events", "back", "poem", "late", "samples", "allowed", "clamp", "strokes", "early", "kept"
]
"""What parts: the numbers of the entries; a move that can't be made, or what came of it; a step back to where there is
none; the poem announced; samples of a reading that was not on, or that the house can't have taken; what was allowed or
clamped of them; the strokes judged; a ruling made before its time had passed; the state
that was kept."""
Strokes: TypeAlias = dict[int, tuple[Stroke, ...]]
_SHOWN = 400
"""Characters of what is stored and what was found."""


class Difference(Struct, frozen=True):
    """Entry `seq` of the log says `stored`; from all that is before it follows `found`."""

    seq: int
    what: Kind
    stored: str
    found: str


def recomputed(header: Header, entries: Iterable[Entry]) -> tuple[Difference, ...]:
    """Where the log of a match and what follows from it differ; nothing if all is as it should be. `BadInput` for a
    header that no match can have."""
    again = _Again(header)
    for entry in entries:
        again.take(entry)
    again.end()
    return tuple(again.differences)


class _Again:
    """A match that is gone through once more."""

    def __init__(self, header: Header) -> None:
        game, wish = hosted(header.game), header.wish
        pages = [page.own for page in header.pages]
        people = [seat for seat, who in enumerate(wish.players) if who is None]
        self.game = game.game
        self.state = self.game.new(game.terms(wish, pages), wish.seed or "", len(wish.players))
        self.people = frozenset(people)
        self.evidence = Evidence(people, pages)
        self.differences: list[Difference] = []
        self._seq = 0
        self._marks: dict[int, Any] = {0: self.state}
        self._onset_ms = 0.0
        self._due: Clamped | None = None
        """What has to stand next: the samples before it were clamped."""

    def take(self, entry: Entry) -> None:
        """The next entry of the log."""
        if entry.seq != self._seq + 1:
            self._differs(entry.seq, "seq", entry.seq, self._seq + 1)
        self._seq = entry.seq
        stored = entry.fact if isinstance(entry.fact, Clamped) else None
        if stored != self._due:
            self._differs(entry.seq, "clamp", stored, self._due)
        self._due = None
        match entry.fact:
            case Moved() as moved:
                self._clock(moved.clock_ms)
                self._moved(entry, moved)
                self._heard(entry)
            case Clocked(ms=ms):
                self._clock(ms)
            case WentBack() as back:
                self._back(entry.seq, back)
            case Announced() as announced:
                self._announced(entry.seq, announced)
                self._heard(entry)
            case Arrived() as arrived:
                self._arrived(entry.seq, arrived)
            case Kept() as kept:
                if state_in(kept) != (found := self.game.to_text(self.state)):
                    self._differs(entry.seq, "kept", state_in(kept), found)
            case _:
                self._heard(entry)
        self._marks[entry.seq] = self.state

    def end(self) -> None:
        """There are no more entries."""
        if self._due is not None:
            self._differs(self._seq + 1, "clamp", None, self._due)

    # ---------------------------------------------------------------- moves

    def _moved(self, entry: Entry, moved: Moved) -> None:
        move: Any = moved.move
        judging = isinstance(move, Touches) and moved.seat is None
        if judging:
            move = self._strokes(entry.seq, move)
        actor: Actor = TABLE if moved.seat is None else moved.seat
        before = self.state
        try:
            after, events = self.game.apply(before, actor, move)
            if move != moved.move:
                # What was stored is gone on with, or all that follows would differ too.
                self.state, _ = self.game.apply(before, actor, moved.move)
            else:
                self.state = after
        except KarutaError as refused:
            self._differs(entry.seq, "move", moved.move, refused)
            return
        if events != moved.events:
            self._differs(entry.seq, "events", moved.events, events)
        if judging:
            self._timely(entry, before, after)

    def _strokes(self, seq: int, move: Touches) -> Touches:
        """The judging with people's strokes as their samples come to."""
        theirs = {seat: strokes for seat, hands in self.evidence.hands.items() if (strokes := hands.strokes())}
        stored = {seat: strokes for seat, strokes in move.strokes.items() if seat in self.people}
        if theirs == stored:
            return move
        self._differs(seq, "strokes", stored, theirs)
        bots: Strokes = {seat: strokes for seat, strokes in move.strokes.items() if seat not in self.people}
        return replace(move, strokes=dict(sorted((theirs | bots).items())))

    def _timely(self, entry: Entry, before: Any, after: Any) -> None:
        """A ruling waits at least until the take window is over: how much longer depends on what lines were then."""
        game: ReadGame[Any, Any, Any, Any] = self.game  # type: ignore[assignment]
        closed = self._onset_ms + game.closes_ms(before, after.last.time)
        if entry.at_ms < closed:
            self._differs(entry.seq, "early", entry.at_ms, closed)

    def _clock(self, ms: int | None) -> None:
        if ms is not None and ms > self.state.clock_ms:
            self.state, _ = self.game.apply(self.state, TABLE, Time(ms))

    def _back(self, seq: int, back: WentBack) -> None:
        if back.to not in self._marks:
            self._differs(seq, "back", back.to, sorted(self._marks)[-1])
            return
        self.state = self._marks[back.to]
        self._clock(back.clock_ms)

    # ---------------------------------------------------------------- hands

    def _heard(self, entry: Entry) -> None:
        self.evidence.replay(entry.fact)
        if isinstance(entry.fact, Announced):
            self._onset_ms = entry.fact.onset_ms

    def _announced(self, seq: int, announced: Announced) -> None:
        stored = announced.reading, announced.poem
        found = self.state.readings + 1, self.state.next_poem()
        if stored != found:
            self._differs(seq, "poem", stored, found)

    def _arrived(self, seq: int, arrived: Arrived) -> None:
        hands = self.evidence.hands.get(arrived.seat)
        if hands is None or hands.reading != arrived.reading:
            self._differs(seq, "late", arrived.reading, None if hands is None else hands.reading)
            return
        line = self.evidence.allowances[arrived.seat]
        line.one_way_ms = arrived.one_way_ms
        if line.allowed_ms != arrived.allowed_ms:
            self._differs(seq, "allowed", arrived.allowed_ms, line.allowed_ms)
        try:
            clamp = self.evidence.replay(arrived)
        except KarutaError as refused:
            self._differs(seq, "samples", arrived.claimed, refused)
            return
        if clamp is not None:
            seat, reading, allowed_ms = arrived.seat, arrived.reading, arrived.allowed_ms
            pointer, claimed, to, late_ms = clamp.pointer, clamp.claimed, clamp.to, clamp.late_ms
            self._due = Clamped(seat, reading, pointer, claimed, to, late_ms, allowed_ms)

    def _differs(self, seq: int, what: Kind, stored: object, found: object) -> None:
        self.differences.append(Difference(seq, what, _shown(stored), _shown(found)))


def _shown(thing: object) -> str:
    text = str(thing)
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"
