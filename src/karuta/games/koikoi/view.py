"""What one seat may know. A view is built from public parts and the own hand only: it holds no reference to the state,
the stock, another hand or the seed, so no player and no page can reach them.
"""

from __future__ import annotations

from karuta.games.flowers.state import FlowerView
from karuta.games.koikoi.events import RoundResult
from karuta.games.koikoi.rules import Rules
from karuta.games.koikoi.state import Phase, Played


class View(FlowerView, frozen=True, kw_only=True):
    """A match as seat `seat` sees it. Fields are those of `State`."""

    rules: Rules
    phase: Phase
    piles: tuple[tuple[int, ...], tuple[int, ...]]
    turns: tuple[Played, ...]
    shown: tuple[tuple[int, ...], ...]
    """All hands as a round that is over left them; empty while one goes on."""
    calls: tuple[int, int]
    counted: tuple[int, int]
    held: tuple[int, int]
    scores: tuple[int, int]
    results: tuple[RoundResult, ...]
    winner: int | None
    why: str
