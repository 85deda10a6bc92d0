"""The wire of the tables of cards beside Koi-Koi's: bōzu mekuri and hana-awase."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from karuta.games.bozu.events import Event as BozuEvent
from karuta.games.bozu.events import Turned
from karuta.games.bozu.moves import SeatMove as BozuMove
from karuta.games.hanaawase.events import Event as HanaawaseEvent
from karuta.games.hanaawase.events import Held, RoundCount
from karuta.games.hanaawase.moves import SeatMove as HanaawaseMove
from karuta.games.koikoi.moves import Move as KoikoiMove

__all__ = [
    "BozuEvent",
    "BozuMove",
    "BozuTable",
    "CardsFrame",
    "CardsReplay",
    "HanaawaseEvent",
    "HanaawaseMove",
    "HanaawaseTable",
]


class BozuTable(Struct, frozen=True, tag_field="game", tag="bozu"):
    """Bōzu mekuri as everybody sees it; all tuples but `stacks` are by seat. Cards are poems."""

    seat: int | None
    phase: Literal["turn", "over"]
    turn: int
    """Whose turn it is; -1: nobody's."""
    stacks: tuple[int, ...]
    """How many cards each stack still has."""
    piles: tuple[tuple[int, ...], ...]
    """Kept cards, the last one on top."""
    pool: tuple[int, ...]
    skips: tuple[bool, ...]
    """Misses the next turn."""
    left: tuple[bool, ...]
    turns: int
    """Cards turned so far."""
    last: Turned | None
    winners: tuple[int, ...]
    margin: int
    why: str
    moves: tuple[BozuMove, ...]
    """What the seat may do now, without leaving."""
    may_take_back: bool
    waits: bool


class HanaawaseTable(Struct, frozen=True, tag_field="game", tag="hanaawase"):
    """Hana-awase as the seat may see it; all tuples but `hand` and `table` are by seat."""

    seat: int | None
    phase: Literal["deal", "play", "draw", "pick", "over"]
    round: int
    rounds: int
    """How many are played in all."""
    dealer: int
    turn: int
    hand: tuple[int, ...]
    left: tuple[int, ...]
    """Cards in each hand."""
    table: tuple[int, ...]
    stock: int
    piles: tuple[tuple[int, ...], ...]
    drawn: int
    """The stock card that waits for a pick; -1: none."""
    points: tuple[int, ...]
    """Of the captured cards, now."""
    yaku: tuple[tuple[Held, ...], ...]
    """Held now, where yaku are played."""
    par: int
    scores: tuple[int, ...]
    results: tuple[RoundCount, ...]
    winners: tuple[int, ...]
    margin: int
    why: str
    moves: tuple[HanaawaseMove, ...]
    """What the seat may do now, without resigning."""
    draw_ms: float | None
    """House time at which the table turns the stock card; until then the last discard can be taken back."""
    may_take_back: bool
    waits: bool
    """The next round is dealt when this seat says `GoOn`."""


class CardsFrame(Struct, frozen=True):
    """One step of a replay: who did what (seat None: the table), what came of it, and the table after it as a spectator
    sees it, with all hands in `hands` where a game has them."""

    seat: int | None
    move: BozuMove | KoikoiMove
    events: tuple[BozuEvent | HanaawaseEvent, ...]
    table: BozuTable | HanaawaseTable
    hands: tuple[tuple[int, ...], ...] = ()


class CardsReplay(Struct, frozen=True):
    game: Literal["bozu", "hanaawase"]
    names: tuple[str, ...]
    rules: dict[str, Any]
    frames: tuple[CardsFrame, ...]
    winners: tuple[int, ...]
    margin: int
    record: str
    """The record itself, for download."""
