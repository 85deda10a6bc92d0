"""Chance as the players need it: real numbers, from the words of the house's own stream."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from hashlib import sha256
from struct import Struct

_EIGHT = Struct(">8I")
_WORD = 1 / (1 << 32)


def _units(seed: str) -> Iterator[float]:
    block = 0
    while True:
        for word in _EIGHT.unpack(sha256(f"{seed}\n{block}".encode()).digest()):
            yield (word + 0.5) * _WORD
        block += 1


class Dice:
    """Draws for one purpose, which the text `seed` fixes wholly: the 32-bit words of `karuta.chance.Chance`, taken as
    fractions of 1."""

    __slots__ = ("unit",)

    unit: Callable[[], float]
    """Uniform, above 0 and below 1."""

    def __init__(self, seed: str) -> None:
        self.unit = _units(seed).__next__

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
