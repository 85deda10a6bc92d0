"""What a live match needs from outside, each as a small protocol with an in-memory form.

House times are ms of one monotonic clock. A step is committed to the log before it is published; nothing lives on the
bus alone, so a listener that missed something reads it from the log.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from typing import Protocol

from karuta.hall.events import Entry, Notice
from karuta.poems.reading import Reading, Verse
from karuta.recital.timeline import Reader


class Clip(Protocol):
    """A piece of sound of a voice: its MP3 file, its length in ms and in samples at 48 kHz, and the index of the first
    one above the guard."""

    @property
    def path(self) -> Path: ...

    @property
    def samples(self) -> int: ...

    @property
    def first(self) -> int: ...

    @property
    def duration_ms(self) -> float: ...


class Voice(Reader[Clip], Protocol):
    """What reads, in one rhythm; `karuta.recital` has voices."""

    @property
    def title(self) -> str:
        """Its name as people read it."""
        ...

    def call(self, name: str, /) -> Clip:
        """A spoken call: `call_start`, `call_two_minutes` or `call_time`."""
        ...

    def reading(self, number: int, poem: int, deciding: int, verse: Verse = "upper", /) -> Reading:
        """Reading `number` of a match, of `poem`, decided by that mora (1-based) of that verse."""
        ...


class Clock(Protocol):
    """The house's clock."""

    def now(self) -> float:
        """House time in ms; never goes back."""
        ...

    async def until(self, ms: float) -> None:
        """Returns once house time `ms` has come."""
        ...


class Log(Protocol):
    """The log of matches: entries are appended once, in order, and never changed."""

    async def append(self, match: str, entries: Sequence[Entry]) -> None:
        """Commits `entries`, whose `seq` go on where the log of `match` ends; ValueError if they don't."""
        ...

    async def after(self, match: str, seq: int) -> Sequence[Entry]:
        """The committed entries of `match` with a number above `seq`."""
        ...

    async def drop(self, match: str) -> None:
        """Forgets `match`."""
        ...


class Bus(Protocol):
    """Carries notices from a match to those who sit at it or watch."""

    def publish(self, match: str, notice: Notice) -> None:
        """Hands `notice` to all listeners of `match`."""
        ...

    def listen(self, match: str, ear: Callable[[Notice], None]) -> Callable[[], None]:
        """Calls `ear` with each notice of `match` from now on; the answer ends that."""
        ...


class MonotonicClock:
    """The machine's monotonic clock in ms."""

    def now(self) -> float:
        return monotonic() * 1000

    async def until(self, ms: float) -> None:
        # The event loop may wake a fraction early by this clock, so it is asked again until the time has come.
        while (left := ms - self.now()) > 0:
            await asyncio.sleep(left / 1000)


class MemoryLog:
    """A log that lasts as long as the process."""

    def __init__(self) -> None:
        self._entries: defaultdict[str, list[Entry]] = defaultdict(list)

    async def append(self, match: str, entries: Sequence[Entry]) -> None:
        kept = self._entries[match]
        for entry in entries:
            if entry.seq != len(kept) + 1:
                raise ValueError(f"entry {entry.seq} of match {match}: the log ends with {len(kept)}")
            kept.append(entry)

    async def after(self, match: str, seq: int) -> Sequence[Entry]:
        return tuple(self._entries[match][seq:])

    async def drop(self, match: str) -> None:
        self._entries.pop(match, None)


class LocalBus:
    """Fan-out inside one process."""

    def __init__(self) -> None:
        self._ears: defaultdict[str, list[Callable[[Notice], None]]] = defaultdict(list)

    def publish(self, match: str, notice: Notice) -> None:
        for ear in tuple(self._ears.get(match, ())):
            ear(notice)

    def listen(self, match: str, ear: Callable[[Notice], None]) -> Callable[[], None]:
        self._ears[match].append(ear)

        def end() -> None:
            ears = self._ears.get(match, [])
            if ear in ears:
                ears.remove(ear)
            if not ears:
                self._ears.pop(match, None)

        return end
