"""A match of hana-awase as a table: one row a turn, and what a round counted in its last row."""

from __future__ import annotations

from collections.abc import Iterator

from karuta.cli._record_ending import closing
from karuta.cli._record_koikoi import half
from karuta.games.flowers.moves import Deal
from karuta.games.hanaawase.record import NOTATION
from karuta.games.hanaawase.state import State
from karuta.games.record import LETTERS, Record

__all__ = ["COLUMNS", "closing", "rows"]

COLUMNS = ("round", "turn", "seat", "played", "took", "drawn", "took", "points", "score")


def rows(record: Record, language: str) -> Iterator[tuple[str, ...]]:
    """A row for each turn."""
    state: State = NOTATION.begin(record)
    for turn in NOTATION.replay(record):
        if isinstance(turn.move, Deal):
            yield from _round(state)
        state = turn.after
    yield from _round(state)


def _round(state: State) -> Iterator[tuple[str, ...]]:
    """The turns of a round, as far as it came."""
    for number, played in enumerate(state.turns, start=1):
        ended = number == len(state.turns) and len(state.results) == state.round
        yield (
            str(state.round),
            str(number),
            LETTERS[played.seat],
            *half(played.card, played.taken),
            *half(played.drawn, played.drawn_taken),
            _by_seat(state.results[-1].points) if ended else "",
            _by_seat(state.scores) if ended else "",
        )


def _by_seat(numbers: tuple[int, ...]) -> str:
    return " : ".join(map(str, numbers))
