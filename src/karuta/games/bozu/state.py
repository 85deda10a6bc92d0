"""A game of bōzu mekuri as it stands, and what a seat sees of it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from karuta.games.bozu.events import Turned
from karuta.games.bozu.rules import Rules

Why: TypeAlias = Literal["", "empty", "left"]


class _Table(Struct, frozen=True):
    """What lies open. All tuples but `pool` are by seat."""

    rules: Rules
    piles: tuple[tuple[int, ...], ...]
    """Kept cards, the last one on top."""
    skips: tuple[bool, ...]
    """Misses the next turn."""
    left: tuple[bool, ...]
    """Plays no more."""
    pool: tuple[int, ...] = ()
    turn: int = 0
    """Whose turn it is; -1 once the game is over."""
    turns: int = 0
    """Cards turned so far."""
    last: Turned | None = None
    why: Why = ""
    """Why the game is over; empty while it goes on."""


class State(_Table, frozen=True, kw_only=True):
    """All of a game, the order of the stacks included."""

    seed: str
    stacks: tuple[tuple[int, ...], ...]
    """The next card of each first."""


class View(_Table, frozen=True, kw_only=True):
    """The game as `seat` sees it (None: a spectator): all see the same, and nobody a card that was not turned."""

    seat: int | None
    stacks: tuple[int, ...]
    """How many cards each still has."""
