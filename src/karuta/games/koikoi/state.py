"""A match of Koi-Koi as it stands."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from karuta.games.koikoi.events import RoundResult
from karuta.games.koikoi.rules import Rules

Phase: TypeAlias = Literal["deal", "play", "draw", "pick", "decide", "over"]
"""Who acts: the table deals (before a round); a seat plays a card; the table turns the stock card; the seat picks what
it takes; the seat decides stop or koi-koi; nobody."""


def side_of(seat: int) -> int:
    """0 for seats 0 and 2, 1 for seats 1 and 3."""
    return seat % 2


class Played(Struct, frozen=True, gc=False):
    """What everybody saw of one turn so far: the hand card and what it took, the stock card and what it took. -1: not
    yet. `called`: koi-koi after it."""

    seat: int
    card: int
    taken: tuple[int, ...]
    drawn: int = -1
    drawn_taken: tuple[int, ...] = ()
    called: bool = False


class State(Struct, frozen=True):
    """All of a match, secrets included. Cards are numbers; sides are two, seats two or four."""

    rules: Rules
    seed: str
    phase: Phase = "deal"
    round: int = 0
    """From 1 once the first is dealt."""
    dealer: int = -1
    """Of this round, and before it is dealt of the next; -1: not settled yet."""
    turn: int = -1
    """The seat whose turn it is; -1 between rounds."""
    hands: tuple[tuple[int, ...], ...] = ()
    """By seat, ascending."""
    table: tuple[int, ...] = ()
    """In the order in which the cards came to lie there."""
    stock: tuple[int, ...] = ()
    """The next card first."""
    piles: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """Captured, by side, in that order."""
    drawn: int = -1
    """The stock card that waits for a pick; -1: none."""
    calls: tuple[int, int] = (0, 0)
    """Koi-koi calls of this round, by side."""
    counted: tuple[int, int] = (0, 0)
    """Those of them that count for doubling (`call_at_threshold`)."""
    held: tuple[int, int] = (0, 0)
    """Yaku points by side when its last turn was done, as they count since its last call: what must be exceeded."""
    opening: tuple[int, ...] = ()
    """The table as dealt."""
    turns: tuple[Played, ...] = ()
    """The turns of this round."""
    scores: tuple[int, int] = (0, 0)
    results: tuple[RoundResult, ...] = ()
    winner: int | None = None
    """The side that won; None also for a draw."""
    why: str = ""
    """Once over: rounds, target, ruin, lead, resigned."""
