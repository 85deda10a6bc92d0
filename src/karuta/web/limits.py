"""How much one connection or address may ask for: enough for any person, too little to harm the others."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Final

from karuta.errors import KarutaError

MESSAGE_BYTES = 65_536
"""The longest message that a page may send."""
RECORD_BYTES = 2_000_000
"""The longest record that may be sent for a replay."""
REPLAYS: Final = 2
"""Records that are worked through at once."""
BODY_S: Final = 20.0
"""How long a form or a record may take to come in."""


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


def source(address: str) -> str:
    """What counts as one place: an address, or of IPv6 the network that a household gets.

    >>> source("2001:db8:1:2:3::4")
    '2001:db8:1:2::'
    >>> source("::ffff:192.0.2.1")
    '192.0.2.1'
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address) or found.is_loopback:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))


def here(address: str) -> bool:
    """Whether it is this machine itself: a proxy in front of the house, or who runs it."""
    try:
        return ip_address(source(address)).is_loopback
    except ValueError:
        return False


class Patience:
    """Makes who guesses wait: `free` attempts at once, then each wait is twice the last, up to `most_s`. An attempt
    counts when it is begun, so that many at once are many; a good one is forgiven (`good`). Who stays away for
    `forgets_s` begins anew."""

    def __init__(
        self,
        free: int,
        most_s: float,
        *,
        forgets_s: float = 3600.0,
        most: int = 10_000,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._free, self._most_s, self._forgets_s, self._most, self._clock = free, most_s, forgets_s, most, clock
        self._tried: OrderedDict[str, tuple[int, float]] = OrderedDict()
        """By name: attempts so far, and when the last was begun."""

    def wait_s(self, name: str) -> float:
        """How long `name` has to wait now; 0: it may try."""
        count, last = self._tried.get(name, (0, 0.0))
        since = self._clock() - last
        if count < self._free or since >= self._forgets_s:
            return 0.0
        return max(0.0, min(self._most_s, 2.0 ** min(count - self._free, 30)) - since)

    def begun(self, name: str) -> None:
        """`name` tries once more."""
        count, last = self._tried.pop(name, (0, 0.0))
        now = self._clock()
        self._tried[name] = (1 if now - last >= self._forgets_s else count + 1), now
        if len(self._tried) > self._most:
            self._tried.popitem(last=False)

    def good(self, name: str) -> None:
        """The last attempt of `name` was right."""
        count, last = self._tried.get(name, (0, 0.0))
        if count > 1:
            self._tried[name] = count - 1, last
        else:
            self._tried.pop(name, None)


@dataclass(frozen=True)
class Limits:
    """How much a house takes. Sockets of one place and of all; questions over HTTP of one place: how many at once, and
    how many a second from then on, of those that cost little, and of those that cost much."""

    sockets: int = 10_000
    sockets_each: int = 250
    requests: tuple[float, float] = (2000, 200)
    costly: tuple[float, float] = (40, 1)


class Doors:
    """Counts sockets that are open, in all and of each place. This machine's own count in all only: a proxy that is not
    told of (`karuta serve --proxy`) would be taken for one person."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._each: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._each.total()

    @contextmanager
    def open(self, address: str) -> Iterator[None]:
        """One more socket from `address` for as long as this lasts; `KarutaError` if there are too many."""
        place = source(address)
        if self._each.total() >= self._limits.sockets:
            raise KarutaError("the house has as many connections as fit", key="error-house-full")
        if not here(address) and self._each[place] >= self._limits.sockets_each:
            raise KarutaError("too many connections from one place: close some", key="error-too-many")
        self._each[place] += 1
        try:
            yield
        finally:
            self._each[place] -= 1
            if self._each[place] <= 0:
                del self._each[place]
