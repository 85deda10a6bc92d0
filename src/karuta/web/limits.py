"""How much one connection or address may ask for: enough for any person, too little to harm the others."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

MESSAGE_BYTES = 65_536
"""The longest message that a page may send."""
RECORD_BYTES = 2_000_000
"""The longest record that may be sent for a replay."""


@dataclass
class Bucket:
    """A bucket of `size` tokens that `rate` tokens a second refill."""

    size: float
    rate: float
    level: float
    at: float

    def take(self, now: float, tokens: float = 1.0) -> bool:
        """Whether there were as many tokens; they are gone then."""
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < tokens:
            return False
        self.level -= tokens
        return True


class Throttle:
    """Buckets by name (an address), the least recently used forgotten first."""

    def __init__(self, size: float, rate: float, *, most: int = 10_000, clock: Callable[[], float] = monotonic) -> None:
        self._size, self._rate, self._most, self._clock = size, rate, most, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, name: str) -> bool:
        """Whether `name` may do one more."""
        now = self._clock()
        bucket = self._buckets.pop(name, None) or Bucket(self._size, self._rate, self._size, now)
        self._buckets[name] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take(now)


def messages(clock: Callable[[], float] = monotonic) -> Bucket:
    """The bucket of one connection: two hands at 120 samples a second, with room for bursts."""
    return Bucket(size=600, rate=300, level=600, at=clock())
