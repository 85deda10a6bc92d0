"""What one seat may know. A view is built from public parts and the own hand only: it holds no reference to the state,
the stock, another hand or the seed, so no player and no page can reach them.
"""

from __future__ import annotations

from msgspec import Struct

from karuta.games.koikoi.events import RoundResult
from karuta.games.koikoi.rules import Rules
from karuta.games.koikoi.state import Phase, Played


class View(Struct, frozen=True):
    """A match as seat `seat` sees it (None: a spectator, who sees no hand). Fields are those of `State`; `left` counts
    the cards of each hand, `stock` those of the stock."""

    seat: int | None
    rules: Rules
    phase: Phase
    round: int
    dealer: int
    turn: int
    hand: tuple[int, ...]
    left: tuple[int, ...]
    shown: tuple[tuple[int, ...], ...]
    """All hands as a round that is over left them; empty while one goes on."""
    table: tuple[int, ...]
    stock: int
    piles: tuple[tuple[int, ...], tuple[int, ...]]
    drawn: int
    calls: tuple[int, int]
    counted: tuple[int, int]
    held: tuple[int, int]
    opening: tuple[int, ...]
    turns: tuple[Played, ...]
    scores: tuple[int, int]
    results: tuple[RoundResult, ...]
    winner: int | None
    why: str
