"""What one seat may know of a game in which each keeps the cards that it takes: all but what is still to be read."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from karuta.games.gather.events import Award
from karuta.games.gather.moves import Phase
from karuta.mat.scatter import Spread


class View(Struct, frozen=True, gc=False):
    """The game as seat `seat` sees it (None: a spectator). All tuples are by seat."""

    seat: int | None
    phase: Phase
    face: Literal["torifuda", "yomifuda"]
    """Which cards lie."""
    verse: Literal["upper", "lower"]
    """From which verse the card is told: it is that verse's kimariji that counts."""
    spread: Spread
    taken: tuple[tuple[int, ...], ...]
    """In the order of taking; a card of the pool went there from its end."""
    pool: tuple[int, ...]
    debts: tuple[int, ...]
    out: tuple[bool, ...]
    left: tuple[bool, ...]
    """Who plays no more."""
    unread: frozenset[int]
    """Poems not read yet, those of dead cards among them (what a player with a perfect memory knows)."""
    readings: int
    """Readings ruled so far; while one is open its number is readings + 1, and its poem is not here."""
    to_read: int
    """How many poems are read in all."""
    ready: tuple[bool, ...]
    hands: tuple[bool, ...]
    clock_ms: int
    memorise_until_ms: int | None
    """Until when the cards are looked at."""
    fouls: tuple[int, ...]
    last: Award | None
    may_yield: bool
    """Whether the seat may hand over the card that it took last."""
    winners: tuple[int, ...]
    margin: int
    why: str
    time: int = 0
    """Of one who plays alone: the times of all takes together, 0.1 ms since the onset; a card that was not taken counts
    until its window closed."""
    misses: int = 0
    """Of one who plays alone: cards that were not taken, and fouls."""
    best: int | None = None
    """Of one who plays alone: the quickest take, 0.1 ms since the onset."""
