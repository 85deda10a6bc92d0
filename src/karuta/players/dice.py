"""Chance as the players need it: real numbers, drawn from the house's own stream."""

from __future__ import annotations

import math

from karuta.chance import Chance

_WORDS = 1 << 32


class Dice:
    """Draws for one purpose, which the text `seed` fixes wholly (see `karuta.chance.Chance`)."""

    __slots__ = ("_chance",)

    def __init__(self, seed: str) -> None:
        self._chance = Chance(seed)

    def unit(self) -> float:
        """Uniform, above 0 and below 1."""
        return (self._chance.below(_WORDS) + 0.5) / _WORDS

    def happens(self, probability: float) -> bool:
        """True with this probability; always takes one draw."""
        return self.unit() < probability

    def normal(self, mean: float, deviation: float) -> float:
        """By Box and Muller, from two draws."""
        radius = math.sqrt(-2 * math.log(self.unit()))
        return mean + deviation * radius * math.cos(math.tau * self.unit())

    def exponential(self, mean: float) -> float:
        """0 or more, of this mean; one draw."""
        return -mean * math.log(self.unit())

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        return self._chance.below(n)
