"""Records of matches of Koi-Koi: written, checked by playing them again, and replayed (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from karuta.errors import BadInput
from karuta.games.game import Actor, Game, Turn
from karuta.games.koikoi.game import KOIKOI
from karuta.games.koikoi.lines import steps_of
from karuta.games.koikoi.match import new
from karuta.games.koikoi.presets import rules_of
from karuta.games.koikoi.rules import OPTIONS
from karuta.games.koikoi.scribe import SEATS, written
from karuta.games.koikoi.state import State
from karuta.games.record import Line, Notation, Record, Step, check_headers
from karuta.games.record import parse as parse_any
from karuta.games.record import replay as replay_any
from karuta.games.record import write as write_any


def record_of(
    state: State, names: tuple[str, ...], steps: Iterable[tuple[Actor, Any]], headers: dict[str, str] | None = None
) -> Record:
    """The record of a match that began with `state` (before its first deal) and took these steps. `names` by seat."""
    check_headers(names, headers or {})
    if len(names) != state.rules.seats:
        raise BadInput(
            f"{len(names)} names for {state.rules.seats} seats: one each",
            key="error-koikoi-names",
            given=len(names),
            seats=state.rules.seats,
        )
    if state != new(state.rules, state.seed):
        raise BadInput(
            f"a record begins before the first deal, not in round {state.round}",
            key="error-koikoi-record-begin",
            round=state.round,
        )
    taken = tuple(Step(actor, move) for actor, move in steps)
    return Record("koikoi", state.seed, names, taken, OPTIONS.text(state.rules), "", headers or {})


def write(record: Record) -> str:
    """The text of the record of a match."""
    return write_any(record, NOTATION)


def parse(text: str) -> Record:
    """The record of a match, checked by playing it; `BadInput` names line and reason."""
    return parse_any(text, {"koikoi": NOTATION})


def replay(record: Record) -> Iterator[Turn]:
    """Every turn of the match with its states."""
    return replay_any(record, NOTATION)


class _Notation:
    """The notation of a match (`karuta.games.record.Notation`)."""

    game: Game[Any, Any, Any, Any] = KOIKOI

    def seat_names(self, rules: str) -> tuple[str, ...]:
        """A and B, in teams A to D: A and C are partners."""
        return tuple(SEATS[: rules_of(rules).seats])

    def begin(self, record: Record) -> State:
        """The match before its first deal."""
        if record.position:
            raise BadInput(
                f"{record.position!r}: a match of Koi-Koi is recorded from its first deal, without a position",
                key="error-koikoi-record-position",
                given=record.position[:60],
            )
        return new(rules_of(record.rules), record.seed)

    def write(self, turns: Iterable[Turn]) -> Iterator[str]:
        """The lines of a match."""
        return written(turns)

    def read(self, lines: Iterator[Line]) -> Iterator[tuple[Line, Step]]:
        """The steps that lines stand for."""
        return steps_of(lines)


NOTATION: Notation = _Notation()
"""Notation of a match, for `karuta.games.record`."""
