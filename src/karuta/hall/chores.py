"""What a process does beside what it is asked: tasks that end with it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import structlog

_log = structlog.get_logger("karuta.hall")


class Chores:
    """Tasks of one owner. One that fails is told of in the log, and the others go on."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def soon(self, work: Coroutine[Any, Any, Any]) -> None:
        """Does `work` as soon as there is time."""
        task = asyncio.create_task(_safely(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def again(self, work: Callable[[], Awaitable[object]], seconds: float) -> None:
        """Does `work` now and then, with a pause after each time."""
        self.soon(_again(work, seconds))

    async def stop(self) -> None:
        """Ends all of it."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _safely(work: Coroutine[Any, Any, Any]) -> None:
    try:
        await work
    except Exception:
        _log.exception("left undone", what=getattr(work, "__qualname__", "?"))


async def _again(work: Callable[[], Awaitable[object]], seconds: float) -> None:
    while True:
        try:
            await work()
        except Exception:
            # The store or the bus is away: what is missed now is made up for the next time.
            _log.exception("left for the next time", what=getattr(work, "__qualname__", "?"))
        await asyncio.sleep(seconds)
