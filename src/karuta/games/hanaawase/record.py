"""Records of matches of hana-awase: the lines of Koi-Koi, and what a round counts (docs/notation.md 4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from karuta.games.flowers import lines
from karuta.games.hanaawase.events import Counted, RoundCount
from karuta.games.hanaawase.game import HANAAWASE
from karuta.games.record import LETTERS, Notation, lettered


def facts(told: Any) -> Iterator[str]:
    """What is told of an event."""
    if isinstance(told, Counted):
        yield from _counted(told.result)


def _counted(result: RoundCount) -> Iterator[str]:
    seats = LETTERS[: len(result.points)]
    yield "points " + " ".join(f"{seat} {points}" for seat, points in zip(seats, result.points, strict=True))
    for seat, held in zip(seats, result.yaku, strict=True):
        if held:
            yield f"yaku {seat} " + ", ".join(f"{one.yaku} {one.points}" for one in held)
    scores = " ".join(
        f"{seat} {score} ({gain:+})" for seat, score, gain in zip(seats, result.scores, result.gains, strict=True)
    )
    yield f"score {scores}, next {LETTERS[result.next_dealer]}"


NOTATION: Final = Notation(
    game=HANAAWASE,
    seat_names=lettered,
    write=lambda turns: lines.written(turns, facts),
    read=lambda read: lines.read(read, dict.fromkeys(("points", "yaku", "score"))),
)
