"""Has a fault strike again and again while people play, and looks at the log each time."""

from __future__ import annotations

from asyncio import gather
from collections.abc import Sequence
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

    def late(self, within_s: float) -> list[float]:
        """Those that took longer."""
        return [took for took in self.seconds if took > within_s]


async def struck(
    house: House, faults: Sequence[Fault], times: int, *, seed: str, games: tuple[str, ...] = ("kyogi", "koikoi")
) -> Tally:
    """`times` strikes of `faults` in turn at `house`, at matches of `games` that go on beside each other; the first is
    at a mat."""
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
            await _checked(playing, tally)
            for at, game in enumerate(playing):
                if game.over:
                    await game.close()
                    playing[at] = await begun(games[at], at)
    return tally


async def _checked(playing: list[Game], tally: Tally) -> None:
    for game in playing:
        found, entries = await game.check()
        tally.entries = max(tally.entries, entries)
        tally.complaints += [f"strike {tally.strikes}, match {game.match}: {what}" for what in found]


async def _leave(playing: list[Game]) -> None:
    for game in playing:
        await game.close()
