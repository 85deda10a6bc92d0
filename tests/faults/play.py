"""A match that goes on while things happen to its house."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any

from browser.line import CutLine
from faults.checker import complaints, stored
from faults.houses import House, Node
from swarm.fetching import Fetcher
from swarm.line import Message
from swarm.mat import Sitter
from swarm.pairs import Guest, guest, meet

KYOGI: dict[str, Any] = {
    "game": "kyogi",
    "seats": 2,
    "rules": {"memorise_s": 0, "format": "short25", "window": "kimariji"},
    "pace": "quick",
}
KOIKOI: dict[str, Any] = {"game": "koikoi", "seats": 2, "preset": "nintendo"}
PATIENCE_S = 90.0


@dataclass
class Game:
    """Two pages at a match, and what they were told last and when (monotonic s)."""

    house: House
    match: str
    pages: list[Guest]
    heard: dict[int, dict[str, float]]

    line: CutLine | None = None
    """That of the first page, if it can be cut."""
    away: int = 0
    """How often a page was told that nothing can be written down."""

    @classmethod
    async def begun(
        cls,
        house: House,
        chance: Random,
        fetcher: Fetcher,
        game: str = "kyogi",
        *,
        crooked: bool = False,
        rude: bool = False,
    ) -> Game:
        """Two who met in a room. `crooked`: the first page's line can be cut; `rude`: what they do is said several
        times, and in any order."""
        line = CutLine(house.nodes[0].address) if crooked else None
        made = cls(house, "", [], {0: {}, 1: {}}, line)
        for at in range(2):
            reach = (lambda base: line.address) if line is not None and at == 0 else house.reach
            page = guest("", Random(chance.random()), fetcher, game, reach)
            page.line.hear = made._ear(at, page.hear)
            if rude:
                page.line.rude = Random(chance.random())
            made.pages.append(page)
        made.match = await meet(made.pages, KOIKOI if game == "koikoi" else KYOGI)
        return made

    def _ear(self, at: int, hear: Callable[[Message], None]) -> Callable[[Message], None]:
        def listen(message: Message) -> None:
            self.heard[at][message["type"]] = monotonic()
            if message["type"] == "refused" and message["key"] == "error-store-away":
                self.away += 1
            hear(message)

        return listen

    @property
    def over(self) -> bool:
        """Whether it is decided and told."""
        return any(page.player.done.is_set() for page in self.pages)

    @property
    def owner(self) -> Node:
        """The process that hosts it, as far as its pages know."""
        return self.house.at(self.pages[1].line.at)

    async def reads(self, chance: Random) -> bool:
        """Waits until a verse sounds, or for somebody's turn, and a moment more; False if the match is over before."""
        await self._until(lambda: self.over or self._open())
        await asyncio.sleep(chance.uniform(0.0, 1.6))
        return not self.over

    def _open(self) -> bool:
        tables = [page.player.table for page in self.pages]
        return all(table is not None and table["phase"] in ("open", "play") for table in tables)

    async def goes_on(self, since: float, *, again: bool = True) -> float:
        """Waits until both pages are told of something that happens: at a mat that the next verse comes, at a table how
        it stands; `again`: they sit down anew before. The seconds since then, at a match that is over as well."""
        kind = "programme" if isinstance(self.pages[0].player, Sitter) else "table_update"
        kinds = [kind, "opened" if kind == "programme" else "seated"] if again else [kind]

        def done() -> bool:
            told = [self.heard[at].get(kind, 0.0) for at in range(2) for kind in kinds]
            return self.over or min(told) > since

        await self._until(done)
        return monotonic() - since

    async def ruled(self) -> None:
        """Waits for one more ruling, or the end; at a table for nothing."""
        sitters = [page.player for page in self.pages if isinstance(page.player, Sitter)]
        before = [len(sitter.ruled_at) for sitter in sitters]
        await self._until(lambda: self.over or all(len(s.ruled_at) > b for s, b in zip(sitters, before, strict=True)))

    async def _until(self, holds: Callable[[], bool]) -> None:
        try:
            async with asyncio.timeout(PATIENCE_S):
                while not holds():
                    await asyncio.sleep(0.01)
        except TimeoutError as error:
            raise AssertionError(f"match {self.match} stands still: {self.told()}") from error

    def told(self) -> str:
        """How things stand at its pages, for who looks for what went wrong."""
        now = monotonic()
        rows = []
        for at, page in enumerate(self.pages):
            table = page.player.table or {}
            ago = {kind: round(now - when, 1) for kind, when in self.heard[at].items()}
            shown = {name: table.get(name) for name in ("phase", "readings", "paused", "due", "round", "turn", "waits")}
            rows.append(
                f"{shown} line {page.line.kept} {page.line.cuts} cuts, waits {page.line.waits}, "
                f"refused {page.refusals[-3:]}, ago {ago}"
            )
        return "; ".join(rows)

    async def check(self) -> tuple[list[str], int]:
        """What the checker has to complain of, and how many entries it looked at."""
        # Whatever a page was told by now has to stand there; what comes meanwhile need not.
        diaries = [page.line.diary.copy() for page in self.pages]
        header, entries = await stored(self.house.url, self.match)
        return complaints(header, entries, diaries), len(entries)

    async def last(self) -> str:
        """What its log ends with, for who looks for what went wrong."""
        _, entries = await stored(self.house.url, self.match)
        return "; ".join(f"{entry.seq} at {entry.at_ms:.0f}: {str(entry.fact)[:120]}" for entry in entries[-14:])

    async def close(self) -> None:
        """Both pages go."""
        for page in self.pages:
            await page.close()
        if self.line is not None:
            await asyncio.to_thread(self.line.close)


@asynccontextmanager
async def sound() -> AsyncIterator[Fetcher]:
    """Lines for sound, closed at the end."""
    fetcher = Fetcher()
    try:
        yield fetcher
    finally:
        fetcher.close()
