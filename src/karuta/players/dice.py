"""Chance as the players need it: real numbers, from the words of the house's own stream."""

from __future__ import annotations

import math
from hashlib import sha256
from struct import Struct

_EIGHT = Struct(">8I")
_WORDS = float(1 << 32)


class Dice:
    """Draws for one purpose, which the text `seed` fixes wholly: the 32-bit words of `karuta.chance.Chance`, taken as
    fractions of 1. Bots throw thousands of them a match, so they take whole blocks at once."""

    __slots__ = ("_block", "_seed", "_words")

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._block = 0
        self._words: list[int] = []

    def unit(self) -> float:
        """Uniform, above 0 and below 1."""
        if not self._words:
            block = sha256(f"{self._seed}\n{self._block}".encode()).digest()
            self._words = list(_EIGHT.unpack(block))[::-1]
            self._block += 1
        return (self._words.pop() + 0.5) / _WORDS

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
        return int(self.unit() * n)
