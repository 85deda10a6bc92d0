"""Records of matches: written, checked by playing them again, replayed, and cut into frames (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from karuta.errors import BadInput
from karuta.games.game import Actor, Game, Turn
from karuta.games.kyogi import moves
from karuta.games.kyogi.events import Event, ReadingOpened, Ruled, Ruling
from karuta.games.kyogi.game import KYOGI
from karuta.games.kyogi.lines import steps_of
from karuta.games.kyogi.match import new, start
from karuta.games.kyogi.rules import rules_of
from karuta.games.kyogi.scribe import written
from karuta.games.kyogi.state import State
from karuta.games.record import Line, Notation, Record, Step, check_headers
from karuta.games.record import parse as parse_any
from karuta.games.record import replay as replay_any
from karuta.games.record import write as write_any
from karuta.mat.field import Mat, mat_text, parse_mat
from karuta.mat.stroke import Stroke
from karuta.poems.reading import Reading


class Frame(Struct, frozen=True):
    """One reading as replayed: the mat before it, the hands, the ruling, and what followed until the next."""

    number: int
    mat: Mat
    unread: int
    counts: tuple[int, int]
    reading: Reading
    ruling: Ruling
    strokes: dict[int, tuple[Stroke, ...]]
    after: tuple[Event, ...]


def record_of(
    state: State, names: tuple[str, str], steps: Iterable[tuple[Actor, Any]], headers: dict[str, str] | None = None
) -> Record:
    """The record of a match that began with `state` and took these steps."""
    check_headers(names, headers or {})
    rules = KYOGI.options.text(state.rules)
    position = ""
    if state.phase != "bow":
        position = f"{mat_text(state.mat)} {','.join(map(str, state.unread))}"
    taken = tuple(Step(actor, move) for actor, move in steps)
    return Record("kyogi", state.seed, names, taken, rules, position, headers or {})


def write(record: Record) -> str:
    """The text of the record of a match."""
    return write_any(record, NOTATION)


def parse(text: str) -> Record:
    """The record of a match, checked by playing it; `BadInput` names line and reason."""
    return parse_any(text, {"kyogi": NOTATION})


def replay(record: Record) -> Iterator[Turn]:
    """Every turn of the match with its states."""
    return replay_any(record, NOTATION)


def frames(record: Record) -> Iterator[Frame]:
    """One frame for each reading that was ruled. A reading without a ruling (void, or broken off by resigning) is among
    what followed the one before it."""
    opened: State | None = None
    ruled: Ruled | None = None
    after: list[Event] = []
    for turn in replay(record):
        if isinstance(turn.move, moves.Touches):
            if opened is not None and ruled is not None:
                yield _frame(opened, ruled, after)
            opened, ruled, after = turn.before, turn.events[0], list(turn.events[1:])
        else:
            after += (event for event in turn.events if not isinstance(event, ReadingOpened))
    if opened is not None and ruled is not None:
        yield _frame(opened, ruled, after)


def _frame(opened: State, ruled: Ruled, after: list[Event]) -> Frame:
    assert opened.reading is not None
    return Frame(
        number=ruled.ruling.number,
        mat=opened.mat,
        unread=len(opened.unread),
        counts=opened.counts,
        reading=opened.reading,
        ruling=ruled.ruling,
        strokes=ruled.strokes,
        after=tuple(after),
    )


class _Notation:
    """The notation of a match (`karuta.games.record.Notation`)."""

    game: Game[Any, Any, Any, Any] = KYOGI

    def seat_names(self, rules: str) -> tuple[str, ...]:
        """Two, whatever the rules."""
        return ("A", "B")

    def begin(self, record: Record) -> State:
        """The match before its first bow, or at the recorded position."""
        rules = rules_of(record.rules)
        if not record.position:
            return new(rules, record.seed)
        text, _, unread = record.position.partition(" ")
        numbers = unread.split(",")
        if not all(number.isascii() and number.isdigit() for number in numbers):
            raise BadInput(
                f"{unread!r}: after the mat stand the numbers of the unread poems, with commas between",
                key="error-kyogi-position-unread",
                given=unread,
            )
        return start(rules, record.seed, parse_mat(text), [int(number) for number in numbers])

    def write(self, turns: Iterable[Turn]) -> Iterator[str]:
        """The lines of a match."""
        return written(turns)

    def read(self, lines: Iterator[Line]) -> Iterator[tuple[Line, Step]]:
        """The steps that lines stand for."""
        return steps_of(lines)


NOTATION: Notation = _Notation()
"""Notation of a match, for `karuta.games.record`."""
