"""What seats and the table can do in a match of hana-awase (koikoi rules 7). One turn is `Play`, the table's `Draw`,
and `Pick` if the drawn card leaves a choice."""

from __future__ import annotations

from typing import TypeAlias

from karuta.games.flowers.moves import Deal, Draw, Pick, Play
from karuta.games.moves import Resign

__all__ = ["Deal", "Draw", "Move", "Pick", "Play", "Resign", "SeatMove", "TableMove"]

SeatMove: TypeAlias = Play | Pick | Resign
TableMove: TypeAlias = Deal | Draw
Move: TypeAlias = SeatMove | TableMove
