"""The wire of the games in which each keeps the cards that it takes: chirashidori, sakasama, goshoku."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from karuta.games.gather.events import Award, Event
from karuta.games.gather.moves import Phase, SeatMove
from karuta.mat.scatter import Spread
from karuta.mat.stroke import Stroke
from karuta.protocol.message import Hint

__all__ = ["Award", "Event", "ScatterFrame", "ScatterReplay", "ScatterTable", "SeatMove"]


class ScatterTable(Struct, frozen=True, tag_field="kind", tag="scatter"):
    """The game as the seat may see it: the rules' `View` with the hints of the cards. All tuples are by seat."""

    seat: int | None
    phase: Phase
    face: Literal["torifuda", "yomifuda"]
    verse: Literal["upper", "lower"]
    spread: Spread
    taken: tuple[tuple[int, ...], ...]
    pool: tuple[int, ...]
    debts: tuple[int, ...]
    out: tuple[bool, ...]
    left: tuple[bool, ...]
    unread: tuple[int, ...]
    readings: int
    to_read: int
    ready: tuple[bool, ...]
    hands: tuple[bool, ...]
    clock_ms: int
    memorise_until_ms: int | None
    fouls: tuple[int, ...]
    last: Award | None
    may_yield: bool
    winners: tuple[int, ...]
    margin: int
    why: str
    hints: dict[int, Hint]
    """By card that lies; empty when hints are off for this seat."""
    may_take_back: bool
    paused: bool
    time: int = 0
    """Of who plays alone: the sum of the times of all takes, 0.1 ms since the onset."""
    misses: int = 0
    """Of who plays alone: cards that were read and not taken, and fouls."""
    best: int | None = None
    """Of who plays alone: the quickest take, 0.1 ms since the onset."""


class ScatterFrame(Struct, frozen=True):
    """One reading of a replay: the cloth before it, what the hands did, the award, and what followed."""

    spread: Spread
    award: Award
    strokes: dict[int, tuple[Stroke, ...]]
    after: tuple[Event, ...]


class ScatterReplay(Struct, frozen=True):
    game: Literal["chirashi", "sakasama", "goshoku"]
    names: tuple[str, ...]
    rules: dict[str, str | int | bool]
    face: Literal["torifuda", "yomifuda"]
    frames: tuple[ScatterFrame, ...]
    winners: tuple[int, ...]
    margin: int
    record: str
    """The record itself, for download."""
