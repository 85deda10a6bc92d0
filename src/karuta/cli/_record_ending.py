"""How a game in which each plays for itself ended."""

from __future__ import annotations

from typing import Any

from karuta.games.notations import NOTATIONS
from karuta.games.record import Record
from karuta.words import say


def last_of(record: Record) -> Any:
    """The state in which the recorded game ends."""
    notation = NOTATIONS[record.game]
    last = notation.begin(record)
    for turn in notation.replay(record):
        last = turn.after
    return last


def closing(record: Record, language: str) -> str:
    """Who won, by how much and why; of one who played alone, how long it took."""
    outcome = NOTATIONS[record.game].game.outcome(last_of(record))
    if outcome is None:
        return say(language, "record-unfinished")
    if not outcome.winners:
        return say(language, "record-drawn")
    why = outcome.why.replace("_", "-")
    if len(record.names) == 1:
        return say(language, f"record-alone-{why}", seconds=round(outcome.margin / 1000))
    winners = ", ".join(record.names[seat] for seat in outcome.winners)
    return say(language, f"record-ended-{why}", winners=winners, count=len(outcome.winners), margin=outcome.margin)
