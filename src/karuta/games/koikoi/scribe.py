"""What Koi-Koi adds to the lines of a match with flower cards (docs/notation.md 4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from karuta.games.koikoi.events import Made, RoundEnded, RoundResult
from karuta.games.koikoi.moves import KoiKoi, Stop
from karuta.games.koikoi.yaku import Score
from karuta.games.record import LETTERS
from karuta.games.turn_lines import Under

INDENTED: Final[Under] = {"koi-koi": KoiKoi, "stop": Stop, "yaku": None, "end": None, "score": None}
"""Indented lines that only Koi-Koi has. For sides too: A stands for side 0, B for side 1."""


def facts(told: Any) -> Iterator[str]:
    """What is told of an event, or of a move."""
    match told:
        case KoiKoi():
            yield "koi-koi"
        case Stop():
            yield "stop"
        case Made():
            held = ", ".join(_yaku(one.name, one.points, one.name in told.fresh) for one in told.yaku)
            yield f"yaku {held} = {told.points}, before {told.before}"
        case RoundEnded():
            yield from _ended(told.result)


def _yaku(name: str, points: int, fresh: bool) -> str:
    return f"{name} {points}{' new' if fresh else ''}"


def _ended(result: RoundResult) -> Iterator[str]:
    """How a round ended and what it brought."""
    who = "" if result.seat is None else f" {LETTERS[result.seat]}"
    if result.seat is None and result.side is not None:
        who = f" {LETTERS[result.side]}"
    why = f" {result.special}" if result.special else ""
    counted = f" {sum_of(result.score)}" if result.score else ""
    yield f"end {result.why}{who}{why}{counted}"
    points = " ".join(
        f"{LETTERS[side]} {score} ({gain:+})"
        for side, (score, gain) in enumerate(zip(result.scores, result.gains, strict=True))
    )
    yield f"score {points}, next {LETTERS[result.next_dealer]}"


def sum_of(score: Score) -> str:
    """How a score comes about: `(5 + 1) x 2 opponent = 12`; what nothing changed is told alone."""
    if not score.added and not score.factors:
        return str(score.total)
    whole = f"{score.points} + {score.added}" if score.added else str(score.points)
    if score.factors and score.added:
        whole = f"({whole})"
    factors = "".join(f" x {factor} {reason}" for reason, factor in score.factors)
    return f"{whole}{factors} = {score.total}"
