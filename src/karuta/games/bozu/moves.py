"""What a seat can do in bōzu mekuri (rules 5.5)."""

from __future__ import annotations

from typing import TypeAlias

from karuta.games.moves import MoveBase, Resign

__all__ = ["Move", "Resign", "SeatMove", "Turn"]


class Turn(MoveBase, frozen=True, tag="turn"):
    """Turn the top card of a stack, and do as it says."""

    stack: int = 0


SeatMove: TypeAlias = Turn | Resign
Move: TypeAlias = SeatMove
