"""Where matches are that pages of this process come back to: all that are looked for are asked for together, so that
a thousand pages cost the store no more than one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Final

from karuta.hall.ports import Leases

PATIENCE_S: Final = 10.0
"""How long a match that nobody hosts is waited for: another process takes it over, or this one."""
PAUSE_S: Final = 0.25
"""Between two questions for the same match."""
BREATH_S: Final = 0.05
"""Between two questions at all: who comes meanwhile is asked for with the next."""

Answer = asyncio.Future[str | None]


class Whereabouts:
    """`here` says whether a match goes on in this process."""

    def __init__(self, leases: Leases, here: Callable[[str], bool]) -> None:
        self._leases, self._here = leases, here
        self._waiting: dict[str, set[Answer]] = {}
        self._new = asyncio.Event()
        self._looking: asyncio.Task[None] | None = None

    @property
    def wanted(self) -> Collection[str]:
        """Matches whose pages wait."""
        return self._waiting.keys()

    async def of(self, match: str) -> str | None:
        """Where pages reach the process that goes on with `match`; "": that is not known in time. None: it is here, or
        there is none that goes on.

        That nobody holds a match is no sign that it has ended: it may have been taken over since it was asked for, be
        one of many that are taken over by and by, or not be known to be an orphan yet."""
        if self._here(match):
            return None
        answer: Answer = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(match, set()).add(answer)
        self._new.set()
        if self._looking is None:
            self._looking = asyncio.create_task(self._look(), name="whereabouts")
        try:
            async with asyncio.timeout(PATIENCE_S):
                return await answer
        except TimeoutError:
            return ""
        finally:
            others = self._waiting.get(match, set())
            others.discard(answer)
            if not others:
                self._waiting.pop(match, None)

    def here(self, match: str) -> None:
        """This process goes on with `match`: who waits for it need not ask."""
        self._tell(match, None)

    async def _look(self) -> None:
        try:
            while self._waiting:
                self._new.clear()
                await self._ask()
                await asyncio.sleep(BREATH_S)
                with suppress(TimeoutError):
                    async with asyncio.timeout(PAUSE_S):
                        await self._new.wait()
        finally:
            self._looking = None

    async def _ask(self) -> None:
        asked = {match: tuple(answers) for match, answers in self._waiting.items()}
        try:
            found = await self._leases.whereabouts(*asked)
        except Exception as fault:
            for answers in asked.values():
                for answer in answers:
                    if not answer.done():
                        answer.set_exception(fault)
            return
        for match, answers in asked.items():
            if self._here(match) or match not in found:
                self._tell(match, None, answers)
            elif (base := found[match]) is not None:
                self._tell(match, base, answers)

    def _tell(self, match: str, base: str | None, answers: Collection[Answer] | None = None) -> None:
        for answer in tuple(self._waiting.get(match, ())) if answers is None else answers:
            if not answer.done():
                answer.set_result(base)
