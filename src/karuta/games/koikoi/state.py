"""A match of Koi-Koi as it stands."""

from __future__ import annotations

from typing import Literal, TypeAlias

from karuta.games.flowers import state as flowers
from karuta.games.koikoi.events import RoundResult
from karuta.games.koikoi.rules import Rules

Phase: TypeAlias = Literal["deal", "play", "draw", "pick", "decide", "over"]
"""Who acts: the table deals (before a round); a seat plays a card; the table turns the stock card; the seat picks what
it takes; the seat decides stop or koi-koi; nobody."""


def side_of(seat: int) -> int:
    """0 for seats 0 and 2, 1 for seats 1 and 3."""
    return seat % 2


class Played(flowers.Played, frozen=True, gc=False):
    """A turn as everybody saw it; `called`: koi-koi after it."""

    called: bool = False


class State(flowers.FlowerState, frozen=True):
    """All of a match, secrets included. Sides are two, seats two or four."""

    rules: Rules
    phase: Phase = "deal"
    piles: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """Captured, by side, in that order."""
    calls: tuple[int, int] = (0, 0)
    """Koi-koi calls of this round, by side."""
    counted: tuple[int, int] = (0, 0)
    """Those of them that count for doubling (`call_at_threshold`)."""
    held: tuple[int, int] = (0, 0)
    """Yaku points by side when its last turn was done, as they count since its last call: what must be exceeded."""
    turns: tuple[Played, ...] = ()
    scores: tuple[int, int] = (0, 0)
    results: tuple[RoundResult, ...] = ()
    winner: int | None = None
    """The side that won; None also for a draw."""
    why: str = ""
    """Once over: rounds, target, ruin, lead, resigned."""
