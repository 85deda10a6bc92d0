"""Runs a host by the clock: one task a match takes in what is asked, commits what came of it, then publishes it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import structlog

from karuta.hall.commands import Command, Thought
from karuta.hall.events import Denied
from karuta.hall.match import Match
from karuta.hall.ports import Bus, Clock, Log
from karuta.hall.thinking import Question, Thinker

INBOX = 2000
"""What may wait for a match; more is dropped, which only a flood of messages can cause."""

_log = structlog.get_logger("karuta.hall")


H = TypeVar("H", bound=Match[Any])


@dataclass(frozen=True)
class Asked:
    """A command of a seat with when it arrived (house time, ms) and the trusted round trip of its line."""

    seat: int
    command: Command
    arrived_ms: float
    round_trip_ms: float | None


class Live(Generic[H]):
    """A running match. `id` names it, `keys` are the secrets by which its people come back, by seat; `thinker` answers
    the questions of its host."""

    def __init__(
        self,
        id: str,
        host: H,
        keys: dict[int, str],
        *,
        clock: Clock,
        log: Log,
        bus: Bus,
        thinker: Thinker | None = None,
    ) -> None:
        self.id = id
        self.host = host
        self.keys = keys
        self.touched_ms = clock.now()
        """House time at which a person was last heard of."""
        self._clock, self._log, self._bus, self._thinker = clock, log, bus, thinker
        self._thoughts: set[asyncio.Task[None]] = set()
        self._inbox: asyncio.Queue[Asked] = asyncio.Queue(INBOX)
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to run; to be called once, inside the event loop."""
        self._task = asyncio.create_task(self._run(), name=f"match {self.id}")

    async def stop(self) -> None:
        """End the task; what was asked and not yet committed is lost."""
        for task in (self._task, *self._thoughts):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    @property
    def ended(self) -> bool:
        """Whether the match runs no more."""
        return self._task is not None and self._task.done()

    def ask(self, asked: Asked) -> bool:
        """Hands in a command; False if too many wait."""
        self.touched_ms = asked.arrived_ms
        try:
            self._inbox.put_nowait(asked)
        except asyncio.QueueFull:
            return False
        return True

    async def _run(self) -> None:
        try:
            while not self.host.closed:
                asked = await self._next()
                now = self._clock.now()
                if asked is None:
                    self.host.advance(now)
                else:
                    self._take(asked, now)
                await self._commit()
        except Exception as fault:
            # A match that can't be is stopped where it stands (rules 4.2); the others go on.
            _log.exception("match stopped", match=self.id, seq=self.host.seq)
            self.host.closed = True
            self._bus.publish(self.id, Denied("", "error-match-stopped", {}, str(fault)))

    def _take(self, asked: Asked, now: float) -> None:
        self.host.command(
            asked.seat, asked.command, now, arrived_ms=asked.arrived_ms, round_trip_ms=asked.round_trip_ms
        )

    async def _next(self) -> Asked | None:
        """The next command, or None when something is due before one comes."""
        due = self.host.due()
        if not self._inbox.empty() and (due is None or due > self._clock.now()):
            return self._inbox.get_nowait()
        if due is None:
            return await self._inbox.get()
        asked = asyncio.ensure_future(self._inbox.get())
        timer = asyncio.ensure_future(self._clock.until(due))
        try:
            await asyncio.wait((asked, timer), return_when=asyncio.FIRST_COMPLETED)
        finally:
            timer.cancel()
            if not asked.done():
                asked.cancel()
        return asked.result() if asked.done() and not asked.cancelled() else None

    async def _commit(self) -> None:
        entries, notices = self.host.taken()
        if entries:
            await self._log.append(self.id, entries)
        for notice in notices:
            self._bus.publish(self.id, notice)
        for question in self.host.questions():
            thought = asyncio.create_task(self._think(question), name=f"match {self.id} thinks")
            self._thoughts.add(thought)
            thought.add_done_callback(self._thoughts.discard)

    async def _think(self, question: Question) -> None:
        answer = None
        try:
            if self._thinker is not None:
                answer = await self._thinker.answer(question)
        except Exception:
            _log.exception("no thought", match=self.id, who=question.who)
        thought = Thought(question.token, answer)
        await self._inbox.put(Asked(question.seat, thought, self._clock.now(), None))
