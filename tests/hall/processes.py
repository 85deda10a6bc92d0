"""Several processes of one house, over a log and leases that they share in memory, and what people do there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hall.stage import Bell, field_duty
from hall.test_live import Dial
from karuta.hall.commands import Act, Beginning, Come, Command
from karuta.hall.events import Entry, Notice
from karuta.hall.header import Header, Page
from karuta.hall.host import Host
from karuta.hall.house import House, Playing
from karuta.hall.live import Asked
from karuta.hall.ports import LeaseLost, LocalBus, MemoryLog, Past
from karuta.hall.results import Result

QUICK: dict[str, Any] = {"rules": {"format": "starter", "memorise_s": 0}, "pace": "quick"}
PAGES = (Page((0,), "a1"), Page((1,), "gx"))


class Shared(MemoryLog):
    """The log and the leases of several processes; `at` is whose turn to use it is."""

    def __init__(self) -> None:
        super().__init__()
        self.holders: dict[str, str | None] = {}
        self.over: set[str] = set()
        self.dead: set[str] = set()


class Store(MemoryLog):
    """What process `node` sees of it. While `away` nothing can be written or read."""

    def __init__(self, shared: Shared, node: str) -> None:
        self.shared, self.node = shared, node
        self.away = False
        self.trips: type | None = None
        """The first fact of this kind finds the disk full."""
        self.tried = 0

    def _reach(self) -> None:
        self.tried += 1
        if self.away:
            raise OSError("the disk is full")

    def _mine(self, match: str) -> None:
        self._reach()
        if self.shared.holders.get(match) != self.node:
            raise LeaseLost(match)

    async def open(self, header: Header) -> None:
        self._reach()
        self.shared.holders[header.match] = self.node
        await self.shared.open(header)

    async def append(self, match: str, entries: Sequence[Entry]) -> None:
        if self.trips is not None and any(isinstance(entry.fact, self.trips) for entry in entries):
            self.away, self.trips = True, None
        self._mine(match)
        await self.shared.append(match, entries)

    async def after(self, match: str, seq: int) -> Sequence[Entry]:
        self._reach()
        return await self.shared.after(match, seq)

    async def header(self, match: str) -> Header | None:
        self._reach()
        return await self.shared.header(match)

    async def pasts(self, given: Sequence[str]) -> Mapping[str, Past]:
        self._reach()
        return await self.shared.pasts(given)

    async def settle(self, match: str, result: Result) -> bool:
        self._reach()
        return await self.shared.settle(match, result)

    async def close(self, match: str) -> None:
        self._reach()
        self.shared.over.add(match)

    async def renew(self) -> Sequence[str]:
        return ()

    async def orphans(self) -> Sequence[str]:
        held, over = self.shared.holders.items(), self.shared.over
        return [match for match, node in held if match not in over and (node is None or node in self.shared.dead)]

    async def claim(self, *wanted: str) -> Sequence[str]:
        free = [match for match in wanted if self.shared.holders.get(match) in (None, *self.shared.dead)]
        self.shared.holders |= dict.fromkeys(free, self.node)
        return free

    async def release(self, *given_up: str) -> None:
        self.shared.holders |= dict.fromkeys(given_up)

    async def base(self, match: str) -> str | None:
        return self.shared.holders.get(match)

    async def whereabouts(self, *asked: str) -> Mapping[str, str | None]:
        open = self.shared.holders.keys() - self.shared.over
        holders = {match: self.shared.holders[match] for match in asked if match in open}
        return {match: None if node == self.node else node for match, node in holders.items()}


def process(clock: Dial, shared: Shared, node: str) -> tuple[House, Store]:
    """A house of its own over what is shared."""
    store = Store(shared, node)
    return House(clock, store, LocalBus(), (Bell(),), seed="house", leases=store, secret=b"one for all"), store


def between() -> Beginning:
    """How two people begin."""
    return Beginning("kyogi", (None, None), ("A", "B"), **QUICK)


def listen(house: House, playing: Playing[Any]) -> list[Notice]:
    """What is told of a match from now on."""
    heard: list[Notice] = []
    house.bus.listen(playing.header.match, heard.append)
    return heard


async def do(clock: Dial, playing: Playing[Any], seat: int, *commands: Command) -> None:
    """A seat asks for things, one after the other."""
    for command in commands:
        playing.live.ask(Asked(seat, command, clock.ms, None))
        await clock.turn(1)


async def on(clock: Dial, wanted: Callable[[], object], ms: float = 100) -> None:
    """Time goes on until it is so."""
    for _ in range(2000):
        if wanted():
            return
        await clock.turn(ms)
    raise AssertionError("it never came")


async def reading(clock: Dial, playing: Playing[Host]) -> None:
    """On to an open reading between two people who do what they owe."""
    host, count = playing.live.host, iter(range(10_000))

    def come() -> bool:
        for seat in host.people:
            move = field_duty(host, seat)
            if move is not None:
                playing.live.ask(Asked(seat, Act(f"{clock.ms} {next(count)}", move), clock.ms, None))
        return host.reciter.open

    for seat in host.people:
        await do(clock, playing, seat, Come())
    await on(clock, come)
