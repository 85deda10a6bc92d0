"""A game of bōzu mekuri as a table: one row a card."""

from __future__ import annotations

from collections.abc import Iterator

from karuta.cli._record_ending import closing
from karuta.games.bozu.events import Skipped, Turned, WentOut
from karuta.games.bozu.record import NOTATION
from karuta.games.record import LETTERS, Record
from karuta.poems.anthology import poem
from karuta.words import say

__all__ = ["COLUMNS", "closing", "rows"]

COLUMNS = ("turn", "seat", "card", "kind", "effect", "cards", "pool")


def rows(record: Record, language: str) -> Iterator[tuple[str, ...]]:
    """A row for each card, and one for a turn that was missed and for who left."""
    for turn in NOTATION.replay(record):
        for event in turn.events:
            match event:
                case Turned():
                    yield _row(turn.after.turns, event, language)
                case Skipped():
                    yield ("", LETTERS[event.seat], "", "", say(language, "record-effect-skips"), "", "")
                case WentOut():
                    counts = "-".join(str(len(pile)) for pile in turn.after.piles)
                    left = say(language, "record-effect-left")
                    yield ("", LETTERS[event.seat], "", "", left, counts, str(len(turn.after.pool)))


def _row(number: int, turned: Turned, language: str) -> tuple[str, ...]:
    effect = say(language, f"record-effect-{turned.effect.replace('_', '-')}")
    again = [say(language, "record-effect-again")] if turned.again else []
    return (
        str(number),
        LETTERS[turned.seat],
        f"{turned.card} {poem(turned.card).author.kanji}",
        say(language, f"record-kind-{turned.kind}"),
        ", ".join([effect, *again]),
        "-".join(map(str, turned.counts)),
        str(turned.pool),
    )
