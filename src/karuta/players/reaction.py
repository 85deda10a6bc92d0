"""How fast a player is at one reading, and a card that its hand goes for: what all games with a reader share."""

from __future__ import annotations

from typing import NamedTuple

from karuta.players.dice import Dice
from karuta.players.levels import Parameters

FLOOR_S = 0.12
"""No hand touches earlier than this after the onset of the deciding mora: even a gamble has to be seen through."""
LAPSE_S = 0.6


class Aim(NamedTuple):
    """A card that the hand goes for and the time of the first contact with it, in s since the onset of the verse."""

    card: int
    at_s: float


class Reaction:
    """What one reading is like for a player, drawn once before all else: its time without what cards change, what a
    lapse adds (0: none), and how much earlier it hears a mora that follows another. In s."""

    __slots__ = ("base", "early", "lapse")

    def __init__(self, numbers: Parameters, dice: Dice, readings: int) -> None:
        base = dice.normal(numbers.mu, numbers.sd) + dice.exponential(numbers.tail)
        base += numbers.fatigue * readings
        if dice.happens(0.3):
            base += numbers.decay * readings
        self.base = base
        self.lapse = dice.exponential(LAPSE_S) if dice.happens(numbers.lapse) else 0.0
        self.early = numbers.early * 2 * dice.unit()

    def after(self, decided: int, gain: float) -> float:
        """From the onset of the `decided`-th mora, which tells the poem, to the touch; `gain` by where the card
        lies."""
        early = self.early if decided > 1 else 0.0
        return max(FLOOR_S, self.base - early - gain - 0.03 * min(decided - 1, 3))
