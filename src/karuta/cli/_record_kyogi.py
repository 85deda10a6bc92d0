"""A match of kyōgi karuta as a table: one row a reading."""

from __future__ import annotations

from collections.abc import Iterator

from karuta.games.kyogi.record import Frame, frames, replay
from karuta.games.record import Record
from karuta.poems.kimariji import opening
from karuta.words import say

COLUMNS = ("number", "card", "field", "touched", "taker", "time", "delay", "case", "send", "score")


def rows(record: Record, language: str) -> Iterator[tuple[str, ...]]:
    """A row for each reading that was ruled."""
    return (_row(frame, language) for frame in frames(record))


def _row(frame: Frame, language: str) -> tuple[str, ...]:
    ruling = frame.ruling
    taker = "-" if ruling.taker is None else "AB"[ruling.taker]
    time = delay = ""
    if ruling.time is not None:
        time = f"{ruling.time / 10:.0f}"
        delay = f"{ruling.time / 10 - ruling.mora_end:+.0f}"
    send = f"{'A' if ruling.net > 0 else 'B'}{ruling.due}" if ruling.due else ""
    name = say(language, f"ruling-{ruling.case}-name")
    card = f"{ruling.poem} {opening(ruling.poem, ruling.kimariji)}"
    touched = "/".join(ruling.touched)
    score = "-".join(map(str, ruling.counts))
    return str(ruling.number), card, ruling.target, touched, taker, time, delay, name, send, score


def closing(record: Record, language: str) -> str:
    """How the match ended."""
    last = None
    for turn in replay(record):
        last = turn.after
    if last is None or last.winner is None:
        return say(language, "record-unfinished")
    words = {"winner": record.names[last.winner], "side": "AB"[last.winner], "margin": last.margin}
    return say(language, f"record-won-{last.why.replace('_', '-')}", **words)
