"""How long people may keep others waiting: for each wait as the rules say, and in a whole match not for ever (rules
4.3, 4.6). Then the house does in their place what is left to do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

SHORT_MS = 10_000.0
"""For who has used up the whole, every further wait ends so soon."""
STOP_MS = 5_000.0
"""To stop the reader, however short, costs this besides: he begins anew."""
NOTED_MS = 30_000.0
"""How much more may be used before that is written down."""

Page: TypeAlias = tuple[int, ...]


class Wait(NamedTuple):
    """One of `seats` is waited for; the house would have `seat`, one of them, make `move`."""

    seats: tuple[int, ...]
    seat: int
    move: Any


class Patience:
    """What each page of a match between several has used of its `total_ms`. It looks at no clock itself."""

    def __init__(self, pages: Sequence[Page], total_ms: float) -> None:
        self.total_ms = total_ms
        self.used_ms = dict.fromkeys(pages, 0.0)
        self._noted_ms = dict(self.used_ms)
        self._whom: frozenset[Page] = frozenset()
        self._since_ms = self._at_ms = 0.0

    def pages(self, seats: Iterable[int]) -> frozenset[Page]:
        """The pages of the people among `seats`."""
        among = set(seats)
        return frozenset(page for page in self.used_ms if among & set(page))

    def wait(self, seats: Iterable[int], now: float) -> None:
        """From now on all wait for one of `seats`; empty: for nobody."""
        for page in self._whom:
            self.used_ms[page] += now - self._at_ms
        self._at_ms = now
        whom = self.pages(seats)
        if whom != self._whom:
            self._whom, self._since_ms = whom, now

    def ends_ms(self, seats: Iterable[int], each_ms: float | None = None) -> float | None:
        """When the wait for one of `seats` ends, at most `each_ms` (None: as the rules say) after it began; None: they
        are nobody's."""
        ends = [self._end_ms(page, each_ms) for page in self.pages(seats)]
        return max(ends, default=None)

    def _end_ms(self, page: Page, each_ms: float | None) -> float:
        whole = max(self._since_ms + SHORT_MS, self._at_ms + self.total_ms - self.used_ms[page])
        return whole if each_ms is None else min(whole, self._since_ms + each_ms)

    def stop(self, seat: int) -> None:
        """`seat` has stopped the reader."""
        for page in self.pages((seat,)):
            self.used_ms[page] += STOP_MS

    def spent(self, seat: int) -> bool:
        """Whether the page of `seat` has used up all."""
        return any(self.used_ms[page] >= self.total_ms for page in self.pages((seat,)))

    # ---------------------------------------------------------------- in the log

    def news(self) -> list[tuple[int, int]]:
        """What should be written down since the last time: the first seat of a page, and what it has used in ms."""
        told = []
        for page, used in self.used_ms.items():
            if used - self._noted_ms[page] >= NOTED_MS:
                self._noted_ms[page] = used
                told.append((page[0], round(used)))
        return told

    def restore(self, seat: int, used_ms: int) -> None:
        """The log says what the page of `seat` has used."""
        for page in self.pages((seat,)):
            self.used_ms[page] = self._noted_ms[page] = float(used_ms)
