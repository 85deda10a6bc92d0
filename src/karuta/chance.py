"""Chance from a seed, the same for ever and in every language that has SHA-256.

The generator is specified in docs/notation.md: block *i* of the stream is SHA-256 of the UTF-8 text `seed`, a line
feed and the decimal number *i* (from 0); each block gives eight 32-bit words, big-endian, in order. A number below n is
drawn by taking words until one is below the largest multiple of n that fits in 32 bits; the number is that word mod n.
A shuffle is Fisher and Yates from the end: for i = len-1 ... 1, swap item i with item `below(i + 1)`.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from hashlib import sha256
from struct import Struct
from typing import TypeVar

T = TypeVar("T")
_WORDS = 1 << 32
_EIGHT = Struct(">8I")


class Chance:
    """A stream of unbiased numbers that `seed` fixes wholly.

    >>> Chance("7").below(100), Chance("7").shuffled(range(5))
    (87, [0, 3, 4, 1, 2])
    """

    def __init__(self, seed: str | int) -> None:
        self.seed = str(seed)
        self._block = 0
        self._words: list[int] = []

    def _word(self) -> int:
        """The first word of the next block; the others wait."""
        self._words.extend(_EIGHT.unpack(sha256(f"{self.seed}\n{self._block}".encode()).digest())[::-1])
        self._block += 1
        return self._words.pop()

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely; 1 <= n <= 2**32."""
        if not 1 <= n <= _WORDS:
            raise ValueError(f"below({n}): n must be from 1 to 2**32")
        limit = _WORDS - _WORDS % n
        while (word := self._words.pop() if self._words else self._word()) >= limit:
            pass
        return word % n

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put `items` into a uniformly random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The same in a new list."""
        copy = list(items)
        self.shuffle(copy)
        return copy

    def child(self, label: str) -> Chance:
        """An independent stream for one purpose, so that a new draw elsewhere moves nothing here."""
        return Chance(f"{self.seed}/{label}")
