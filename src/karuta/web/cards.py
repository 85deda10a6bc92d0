"""Records of games of cards as pages see them: step by step, all hands open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from karuta import protocol as wire
from karuta.games.game import TABLE
from karuta.games.notations import NOTATIONS
from karuta.games.record import Record

Shown = tuple[wire.BozuTable | wire.HanaawaseTable, tuple[tuple[int, ...], ...]]
"""A table as a spectator sees it, and all hands."""


def replay_of(record: Record, text: str, shown: Callable[[Any], Shown]) -> wire.CardsReplay:
    """The game; `shown` shows a state."""
    notation = NOTATIONS[record.game]
    last = begun = notation.begin(record)
    frames: list[wire.CardsFrame] = []
    for turn in notation.replay(record):
        last = turn.after
        seat = None if turn.actor == TABLE else int(turn.actor)
        frames.append(wire.CardsFrame(seat, turn.move, turn.events, *shown(last)))
    outcome = notation.game.outcome(last)
    return wire.CardsReplay(
        game=record.game,  # type: ignore[arg-type]
        names=record.names,
        rules={option.name: getattr(begun.rules, option.name) for option in notation.game.options},
        frames=tuple(frames),
        winners=outcome.winners if outcome else (),
        margin=outcome.margin if outcome else 0,
        record=text,
    )
