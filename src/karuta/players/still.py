"""Players without a hand: they do all else as ever, and never touch a card."""

from __future__ import annotations

from karuta.mat.stroke import Stroke
from karuta.players.ear import Mora


class Still:
    """To be put before a kind of player."""

    def hear(self, mora: Mora) -> tuple[Stroke, ...]:
        """Rests."""
        return ()
