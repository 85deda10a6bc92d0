"""What a live match needs from outside, each as a small protocol with an in-memory form.

House times are ms of one monotonic clock. A step is committed to the log before it is published; nothing lives on the
bus alone, so a listener that missed something reads it from the log.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Protocol, TypeAlias

from karuta.hall.events import Entry, Notice
from karuta.hall.header import Header
from karuta.hall.results import Result
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

    def alarm(self, ms: float, ring: Callable[[], None]) -> Callable[[], None]:
        """Calls `ring` about when house time `ms` comes, maybe a moment early; the answer takes that back."""
        ...


Past: TypeAlias = Callable[[], tuple[Header, Sequence[Entry]]]
"""What a match is gone on with (`karuta.hall.reviving`), worked out of its log when it is called for."""


class LeaseLost(Exception):
    """Another process hosts the match by now: nothing more can be written to it here."""


class Log(Protocol):
    """The log of matches: entries are appended once, in order, and never changed. Only the process that holds the
    match may write; `LeaseLost` tells who no longer does."""

    async def open(self, header: Header) -> None:
        """Begins the log of a match, held by this process."""
        ...

    async def append(self, match: str, entries: Sequence[Entry]) -> None:
        """Commits `entries`, whose `seq` go on where the log of `match` ends; ValueError if they don't."""
        ...

    async def after(self, match: str, seq: int) -> Sequence[Entry]:
        """The committed entries of `match` with a number above `seq`, also of one that has ended."""
        ...

    async def header(self, match: str) -> Header | None:
        """What `match` was begun with; None: there is no such match."""
        ...

    async def pasts(self, given: Sequence[str]) -> Mapping[str, Past]:
        """The past of each of these matches that is there and goes on."""
        ...

    async def settle(self, match: str, result: Result) -> bool:
        """Keeps the result of `match` and counts it in ratings, once: False if it was settled before."""
        ...

    async def close(self, match: str) -> None:
        """Nothing more happens at `match`: its log is packed, and nobody holds it any more."""
        ...

    async def drop(self, match: str) -> None:
        """Forgets `match`."""
        ...


class Leases(Protocol):
    """Who hosts which match. A lease lasts some seconds and is renewed; each new holder has a higher epoch, which
    guards all that it writes."""

    async def renew(self) -> Sequence[str]:
        """Renews all that this process holds; the matches that it has lost meanwhile."""
        ...

    async def orphans(self) -> Sequence[str]:
        """Matches that go on and that nobody holds: their holder died, or gave them up."""
        ...

    async def claim(self, *wanted: str) -> Sequence[str]:
        """Takes orphans over, all at once: those of them that are now this process's. Another may have been faster, or
        is just about to write to one; that is free again at another time."""
        ...

    async def release(self, *given_up: str) -> None:
        """Gives matches up, so that another may claim them at once."""
        ...

    async def base(self, match: str) -> str | None:
        """Where pages reach the process that holds `match` (`Node.base`); None: nobody holds it."""
        ...

    async def whereabouts(self, *asked: str) -> Mapping[str, str | None]:
        """Of those that are not closed: where pages reach the process that holds each; None: nobody holds it yet, or
        this process does and is about to go on with it."""
        ...


class Channels(Protocol):
    """Word between the processes of a house. Nothing lives only here: who missed something reads it from the store."""

    async def publish(self, channel: str, word: bytes) -> None:
        """Hands `word` to all listeners of `channel` in all processes, this one too; what can't be sent is lost."""
        ...

    async def listen(self, channel: str, ear: Callable[[bytes], None]) -> Callable[[], None]:
        """Calls `ear` with each word of `channel` from now on; the answer ends that."""
        ...

    async def close(self) -> None:
        """Carries nothing any more."""
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

    def alarm(self, ms: float, ring: Callable[[], None]) -> Callable[[], None]:
        return asyncio.get_running_loop().call_later(max(0.0, ms - self.now()) / 1000, ring).cancel


class MemoryLog:
    """A log that lasts as long as the process."""

    def __init__(self) -> None:
        self._entries: defaultdict[str, list[Entry]] = defaultdict(list)
        self._headers: dict[str, Header] = {}
        self.results: dict[str, Result] = {}
        """Of the matches that are decided, by id."""

    async def open(self, header: Header) -> None:
        self._headers[header.match] = header

    async def append(self, match: str, entries: Sequence[Entry]) -> None:
        kept = self._entries[match]
        for entry in entries:
            if entry.seq != len(kept) + 1:
                raise ValueError(f"entry {entry.seq} of match {match}: the log ends with {len(kept)}")
            kept.append(entry)

    async def after(self, match: str, seq: int) -> Sequence[Entry]:
        return tuple(self._entries[match][seq:])

    async def header(self, match: str) -> Header | None:
        return self._headers.get(match)

    async def pasts(self, given: Sequence[str]) -> Mapping[str, Past]:
        return {match: partial(self._past, match) for match in given if match in self._headers}

    def _past(self, match: str) -> tuple[Header, Sequence[Entry]]:
        return self._headers[match], tuple(self._entries[match])

    async def settle(self, match: str, result: Result) -> bool:
        return self.results.setdefault(match, result) is result

    async def close(self, match: str) -> None:
        pass

    async def drop(self, match: str) -> None:
        self._entries.pop(match, None)
        self._headers.pop(match, None)


class Alone:
    """Leases where there is one process and nothing outlasts it."""

    async def renew(self) -> Sequence[str]:
        return ()

    async def orphans(self) -> Sequence[str]:
        return ()

    async def claim(self, *wanted: str) -> Sequence[str]:
        return ()

    async def release(self, *given_up: str) -> None:
        pass

    async def base(self, match: str) -> str | None:
        return None

    async def whereabouts(self, *asked: str) -> Mapping[str, str | None]:
        return {}


class LocalBus:
    """Fan-out inside one process. `overheard` hear of all matches what those who listen to them have just heard."""

    def __init__(self) -> None:
        self._ears: defaultdict[str, list[Callable[[Notice], None]]] = defaultdict(list)
        self.overheard: list[Callable[[str, Notice], None]] = []

    def publish(self, match: str, notice: Notice) -> None:
        for ear in tuple(self._ears.get(match, ())):
            ear(notice)
        for hears in self.overheard:
            hears(match, notice)

    def listen(self, match: str, ear: Callable[[Notice], None]) -> Callable[[], None]:
        self._ears[match].append(ear)

        def end() -> None:
            ears = self._ears.get(match, [])
            if ear in ears:
                ears.remove(ear)
            if not ears:
                self._ears.pop(match, None)

        return end
