"""A match on two fields as a table: one row a reading."""

from __future__ import annotations

from collections.abc import Iterator

from karuta.cli._record_ending import last_of
from karuta.games.kyogi.record import Frame, frames
from karuta.games.notations import NOTATIONS
from karuta.games.record import Record
from karuta.poems.kimariji import opening
from karuta.poems.reading import Verse
from karuta.words import say

COLUMNS = ("number", "card", "field", "touched", "taker", "time", "delay", "case", "send", "score")


def rows(record: Record, language: str) -> Iterator[tuple[str, ...]]:
    """A row for each reading that was ruled."""
    notation = NOTATIONS[record.game]
    verse: Verse = notation.begin(record).rules.manner.verse
    names = notation.seat_names(len(record.names))
    return (_row(frame, names, verse, language) for frame in frames(record, notation))


def _row(frame: Frame, names: tuple[str, ...], verse: Verse, language: str) -> tuple[str, ...]:
    ruling = frame.ruling
    taker = "-" if ruling.taker is None else "AB"[ruling.taker]
    time = delay = ""
    if ruling.time is not None:
        # In teams it is told whose hand it was.
        taker = taker if ruling.hand is None else names[ruling.hand]
        time = f"{ruling.time / 10:.0f}"
        delay = f"{ruling.time / 10 - ruling.mora_end:+.0f}"
    send = f"{'A' if ruling.net > 0 else 'B'}{ruling.due}" if ruling.due else ""
    name = say(language, f"ruling-{ruling.case}-name")
    card = f"{ruling.poem} {opening(ruling.poem, ruling.kimariji, verse)}"
    touched = "/".join(ruling.touched)
    score = "-".join(map(str, ruling.counts))
    return str(ruling.number), card, ruling.target, touched, taker, time, delay, name, send, score


def closing(record: Record, language: str) -> str:
    """How the match ended."""
    last = last_of(record)
    if last.winner is None:
        return say(language, "record-unfinished")
    winner = ", ".join(record.names[last.winner :: 2])
    words = {"winner": winner, "side": "AB"[last.winner], "margin": last.margin}
    return say(language, f"record-won-{last.why.replace('_', '-')}", **words)
