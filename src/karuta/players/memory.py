"""What players have learned of poems, and which places of cards they remember [own model, not measured on people]."""

from __future__ import annotations

import math

from karuta.players.dice import Dice
from karuta.players.sight import Sight


class Memory:
    """What a player has learned of poems and places. It is drawn once for every poem and every card, so that what is
    known stays known, and the same match finds the same memory."""

    def __init__(self, sight: Sight, seed: str) -> None:
        self._sight, self._seed = sight, seed
        self._places: dict[int, float] = {}
        self._poems: dict[int, bool] = {}

    def has_poem(self, poem: int) -> bool:
        """Whether the player knows the other verse of the poem."""
        known = self._poems.get(poem)
        if known is None:
            known = self._poems[poem] = Dice(f"{self._seed}/poem {poem}").happens(self._sight.poems)
        return known

    def share(self, cards: int, readings: int, *, ease: float = 1.0) -> float:
        """The share of the places of `cards` cards that is known after so many readings; with more `ease`, more."""
        return 1 - math.exp(-ease * (self._sight.looked + self._sight.noticed * readings) / cards)

    def has_place(self, card: int, share: float, near: float) -> bool:
        """Whether the player knows where the card lies, if of all it knows this share; those near it rather."""
        hidden = self._places.get(card)
        if hidden is None:
            hidden = self._places[card] = Dice(f"{self._seed}/place {card}").unit()
        return hidden < share * (1.2 - 0.4 * near)
