"""A game in which each keeps the cards that it takes as a table: one row a reading."""

from __future__ import annotations

from collections.abc import Iterator

from karuta.cli._record_ending import closing
from karuta.games.gather.record import Frame, frames
from karuta.games.notations import NOTATIONS
from karuta.games.record import Record
from karuta.poems.kimariji import opening
from karuta.poems.reading import Verse

__all__ = ["COLUMNS", "closing", "rows"]

COLUMNS = ("number", "card", "taker", "time", "delay", "fouls", "gained", "cards")


def rows(record: Record, language: str) -> Iterator[tuple[str, ...]]:
    """A row for each reading that was ruled."""
    notation = NOTATIONS[record.game]
    verse: Verse = notation.begin(record).rules.manner.verse
    names = notation.seat_names(len(record.names))
    return (_row(frame, names, verse) for frame in frames(record))


def _row(frame: Frame, names: tuple[str, ...], verse: Verse) -> tuple[str, ...]:
    award = frame.award
    time = delay = ""
    if award.time is not None:
        time = f"{award.time / 10:.0f}"
        delay = f"{award.time / 10 - award.mora_end:+.0f}"
    return (
        str(award.number),
        f"{award.poem} {opening(award.poem, award.kimariji, verse)}",
        "-" if award.taker is None else names[award.taker],
        time,
        delay,
        " ".join(f"{name}{count}" for name, count in zip(names, award.fouls, strict=True) if count),
        " ".join(map(str, award.gained)),
        "-".join(map(str, award.counts)),
    )
