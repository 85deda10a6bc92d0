"""What seats and the table can do in a match of hana-awase (koikoi rules 7)."""

from __future__ import annotations

from karuta.games.flowers.moves import Deal, Draw, Pick, Play
from karuta.games.moves import Resign

__all__ = ["Deal", "Draw", "Move", "Pick", "Play", "Resign", "SeatMove", "TableMove"]

SeatMove = Play | Pick | Resign
TableMove = Deal | Draw
Move = SeatMove | TableMove
