"""Has a fault strike again and again while people play, and looks at the log each time."""

from __future__ import annotations

from asyncio import gather
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from random import Random

from faults.houses import House
from faults.kinds import Fault
from faults.play import Game, sound


@dataclass
class Tally:
    """What came of it: how often it struck, after how many seconds play went on each time, at how many matches, and
    what the checker had to complain of."""

    strikes: int = 0
    seconds: list[float] = field(default_factory=list)
    matches: int = 0
    entries: int = 0
    complaints: list[str] = field(default_factory=list)

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.strikes + other.strikes,
            self.seconds + other.seconds,
            self.matches + other.matches,
            max(self.entries, other.entries),
            self.complaints + other.complaints,
        )

    def late(self, within_s: float) -> list[float]:
        """Those that took longer."""
        return [took for took in self.seconds if took > within_s]


async def struck(
    house: House,
    faults: Sequence[Fault],
    times: int,
    *,
    seed: str,
    games: tuple[str, ...] = ("kyogi", "koikoi"),
    tell: Callable[[str], None] = lambda line: None,
) -> Tally:
    """`times` strikes of `faults` in turn at `house`, at matches of `games` that go on beside each other; the first is
    at a mat. A match that stands still is complained of, and others are begun. `tell` is given a line about each
    strike."""
    tally, chance = Tally(), Random(seed)
    playing: list[Game] = []
    crooked, rude = any(fault.crooked for fault in faults), any(fault.rude for fault in faults)

    async def begun(name: str, at: int) -> Game:
        tally.matches += 1
        return await Game.begun(house, chance, fetcher, name, crooked=crooked and at == 0, rude=rude)

    async with AsyncExitStack() as stack:
        fetcher = await stack.enter_async_context(sound())
        stack.push_async_callback(_leave, playing)
        for at, name in enumerate(games):
            playing.append(await begun(name, at))
        while tally.strikes < times:
            before, known = len(tally.seconds), len(tally.complaints)
            try:
                if not await playing[0].reads(chance):
                    await playing[0].close()
                    playing[0] = await begun(games[0], 0)
                    continue
                hosts = [game.owner for game in playing]
                async with faults[tally.strikes % len(faults)].strike(house, playing[0], chance) as blow:
                    tally.strikes += 1
                    hit = [game for game, host in zip(playing, hosts, strict=True) if blow.node in (None, host)]
                    tally.seconds += await gather(*(game.goes_on(blow.since, again=blow.again) for game in hit))
                    await gather(*(game.ruled() for game in hit))
                still = False
            except AssertionError as standing:
                tally.complaints.append(f"strike {tally.strikes}: {standing}")
                for game in playing:
                    tell(f"{tally.strikes}: match {game.match} ends with {await game.last()}")
                still = True
            await _checked(playing, tally)
            took = ", ".join(f"{seconds:.1f} s" for seconds in tally.seconds[before:])
            tell("; ".join((f"{tally.strikes}: {took}", *tally.complaints[known:])))
            for at, game in enumerate(playing):
                if game.over or still:
                    await game.close()
                    playing[at] = await begun(games[at], at)
    tally.complaints += house.stopped()
    return tally


async def _checked(playing: list[Game], tally: Tally) -> None:
    for game in playing:
        found, entries = await game.check()
        tally.entries = max(tally.entries, entries)
        tally.complaints += [f"strike {tally.strikes}, match {game.match}: {what}" for what in found]


async def _leave(playing: list[Game]) -> None:
    for game in playing:
        await game.close()
