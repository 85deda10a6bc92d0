"""Two pages that meet in a room and play each other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from swarm.fetching import Fetcher
from swarm.line import Line, Message
from swarm.mat import Sitter
from swarm.table import Player

MEETS_S = 30.0
NAMES = ("Ono no Komachi", "Kakinomoto no Hitomaro")


@dataclass
class Guest:
    """A page and whoever sits at it."""

    line: Line
    player: Sitter | Player
    code: asyncio.Future[str]
    sat: asyncio.Event
    refusals: list[str] = field(default_factory=list)

    def hear(self, message: Message) -> None:
        """A message of the house."""
        if message["type"] == "room":
            if not self.code.done():
                self.code.set_result(message["code"])
            if message["match"] is not None and message["key"] is not None and not message["over"]:
                self.line.enter(message["match"], message["key"], message["base"])
        elif message["type"] in ("opened", "seated"):
            self.sat.set()
        elif message["type"] == "refused":
            self.refusals.append(message["message"])
        self.player.hear(message)

    @property
    def match(self) -> str:
        """The match at which it sits."""
        assert self.line.kept is not None
        return self.line.kept[0]

    async def close(self) -> None:
        """The page is closed."""
        await self.player.close()
        await self.line.close()


def guest(
    address: str, chance: Random, fetcher: Fetcher, game: str = "kyogi", reach: Callable[[str], str] | None = None
) -> Guest:
    """A page at `address` that dials at once."""
    line = Line(address, reach)
    player: Sitter | Player = Player(line, chance) if game == "koikoi" else Sitter(line, fetcher, chance)
    made = Guest(line, player, asyncio.get_running_loop().create_future(), asyncio.Event())
    line.hear = made.hear
    line.open()
    return made


async def meet(guests: Sequence[Guest], terms: Mapping[str, Any]) -> str:
    """The first opens a room, the others come, and all sit down at its match; its id. TimeoutError if they can't, with
    what they were told."""
    try:
        async with asyncio.timeout(MEETS_S):
            await _met(guests, terms)
    except TimeoutError as error:
        raise TimeoutError(f"no match of {terms}: {[one.refusals for one in guests]}") from error
    return guests[0].match


async def _met(guests: Sequence[Guest], terms: Mapping[str, Any]) -> None:
    first, *others = guests
    for one in guests:
        await one.line.greeted.wait()
    first.line.say(type="make_room", terms=dict(terms), name=NAMES[0])
    code = await first.code
    for other in others:
        other.line.say(type="join_room", code=code, name=NAMES[1])
        await other.code
    for one in guests:
        one.line.say(type="ready_up")
    for one in guests:
        await one.sat.wait()
