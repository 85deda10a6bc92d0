"""Lines between a page and the house as they are in the world: far, uneven, jittery, losing packets, and with a clock
of the page's own. Everything is drawn from one seed."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from random import Random

LEAST_MS, MOST_MS = 5.0, 400.0
"""One way, on average of both directions."""
JITTER_MS = 80.0
UNEVEN = 0.4
"""How much of the way may be longer in one direction than in the other."""
SKEW = 200e-6
LOSS = 0.05
_RESEND_MS = 200.0
"""What a sender waits at least before it sends again (RFC 6298 says a second, Linux does this); twice as long each
time."""
PINGS = 16
"""Of so many round trips the house trusts the least, as `karuta.web.link` does."""
_SYNCS, _FRESH_MS = 12, 60_000.0
"""Of so many answers of the last minute the page believes the quickest, as `HouseClock` does (browser/src/clock)."""


@dataclass
class Way:
    """One direction of a connection: what is sent arrives in order, however late."""

    base_ms: float
    jitter_ms: float
    back_ms: float
    """The base of the other direction."""
    chance: Random
    _last_ms: float = 0.0

    def arrives(self, sent_ms: float) -> float:
        """When what is sent then is there."""
        at = sent_ms + self.base_ms + self.jitter_ms * self.chance.random()
        wait = max(_RESEND_MS, self.base_ms + self.back_ms + 2 * self.jitter_ms)
        while self.chance.random() < LOSS:
            at += wait
            wait *= 2
        self._last_ms = max(self._last_ms, at)
        return self._last_ms


@dataclass
class Line:
    """The line of one page, what the house has measured of it, and what the page thinks that the house's clock is."""

    there: Way
    back: Way
    skew: float
    offset_ms: float
    chance: Random
    _trips: deque[float] = field(default_factory=lambda: deque(maxlen=PINGS))
    _answers: deque[tuple[float, float, float]] = field(default_factory=lambda: deque(maxlen=_SYNCS))
    _pinged_ms: float = -1.0
    _synced_ms: float = -1.0

    @classmethod
    def drawn(cls, chance: Random) -> Line:
        """Some line of the world; near ones are as common as far ones."""
        mean = LEAST_MS * (MOST_MS / LEAST_MS) ** chance.random()
        tilt = mean * UNEVEN * (2 * chance.random() - 1)
        jitter = JITTER_MS * chance.random() ** 2
        there, back = mean + tilt, mean - tilt
        return cls(
            Way(there, jitter, back, chance),
            Way(back, jitter, there, chance),
            SKEW * (2 * chance.random() - 1),
            chance.uniform(-1e6, 1e6),
            chance,
        )

    # ---------------------------------------------------------------- the page's clock

    def page_ms(self, house_ms: float) -> float:
        """What the page's clock shows at that time of the house."""
        return house_ms * (1 + self.skew) + self.offset_ms

    def house_ms(self, page_ms: float) -> float:
        """When the page's clock shows that."""
        return (page_ms - self.offset_ms) / (1 + self.skew)

    def thought_page_ms(self, house_ms: float) -> float:
        """What the page thinks that its own clock shows at that time of the house."""
        return house_ms - min(self._answers, key=lambda answer: answer[2])[1]

    # ---------------------------------------------------------------- what goes on beside the match

    def until(self, house_ms: float) -> None:
        """Pings each second, and a question for the time each five, up to then, in the order in which they go out."""
        self._pinged_ms = max(self._pinged_ms, house_ms - 1000 * PINGS)
        self._synced_ms = max(self._synced_ms, house_ms - 5000 * _SYNCS)
        while min(self._pinged_ms + 1000, self._synced_ms + 5000) <= house_ms:
            if self._pinged_ms + 1000 <= self._synced_ms + 5000:
                self._pinged_ms += 1000
                heard = self.back.arrives(self._pinged_ms)
                self._trips.append(self.there.arrives(heard) - self._pinged_ms)
            else:
                self._synced_ms += 5000
                self._sync(self._synced_ms)

    def _sync(self, asked_ms: float) -> None:
        stamped = self.there.arrives(asked_ms)
        heard = self.page_ms(self.back.arrives(stamped))
        asked = self.page_ms(asked_ms)
        self._answers.append((heard, stamped - (asked + heard) / 2, heard - asked))
        while heard - self._answers[0][0] > _FRESH_MS:
            self._answers.popleft()

    @property
    def round_trip_ms(self) -> float:
        """What the house trusts."""
        return min(self._trips)
