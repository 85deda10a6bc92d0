"""How the replay of a game with a reader is cut into readings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from karuta.games.game import Turn
from karuta.games.readings import ReadingOpened, Touches


class Ruled(NamedTuple):
    """A reading that was ruled: the state in which it was open, the event of the ruling, and what followed until the
    next one was."""

    opened: Any
    ruling: Any
    after: tuple[Any, ...]


def ruled(turns: Iterable[Turn]) -> Iterator[Ruled]:
    """The readings of a replay that were ruled. One without a ruling (void, or broken off) is among what followed the
    one before it."""
    last: Turn | None = None
    after: list[Any] = []
    for turn in turns:
        if isinstance(turn.move, Touches):
            if last is not None:
                yield Ruled(last.before, last.events[0], tuple(after))
            last, after = turn, list(turn.events[1:])
        else:
            after += (event for event in turn.events if not isinstance(event, ReadingOpened))
    if last is not None:
        yield Ruled(last.before, last.events[0], tuple(after))
