"""Runs a host by the clock: one task a match takes in what is asked, commits what came of it, then publishes it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import structlog

from karuta.errors import KarutaError
from karuta.hall.commands import Command, Thought
from karuta.hall.events import Denied, Rehosted
from karuta.hall.header import Header
from karuta.hall.match import Match
from karuta.hall.ports import Bus, Clock, LeaseLost, Log
from karuta.hall.reciter import STALL_MS
from karuta.hall.thinking import Question, Thinker

INBOX = 2000
"""What may wait for a match; more is dropped, which only a flood of messages can cause."""
AT_ONCE = 50
"""How many commands are taken in before what came of them is committed."""
RETRY_MS = 250.0
"""How long to wait before what could not be committed is tried once more."""

_log = structlog.get_logger("karuta.hall")


H = TypeVar("H", bound=Match[Any])


@dataclass(frozen=True, slots=True)
class Asked:
    """A command of a seat with when it arrived (house time, ms) and the trusted round trip of its line."""

    seat: int
    command: Command
    arrived_ms: float
    round_trip_ms: float | None


class Live(Generic[H]):
    """A running match, as its header names it; `thinker` answers the questions of its host. `settled` is called once
    it is decided."""

    def __init__(
        self, header: Header, host: H, *, clock: Clock, log: Log, bus: Bus, thinker: Thinker | None = None
    ) -> None:
        self.header = header
        self.id = header.match
        self.host = host
        self.touched_ms = clock.now()
        """House time at which a person was last heard of."""
        self.settled: Callable[[], Awaitable[None]] | None = None
        self._clock, self._log, self._bus, self._thinker = clock, log, bus, thinker
        self._thoughts: set[asyncio.Task[None]] = set()
        self._inbox: deque[Asked] = deque()
        self._bell = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._settled = False
        self.opened = asyncio.Event()
        """Set once the log has the match, so that any process can find it."""
        self.lost = False
        """The match has gone to another process, or was given up; nothing of it happens here any more."""

    def start(self, *, begun: bool = False) -> None:
        """Begin to run; to be called once, inside the event loop. `begun`: the log has it already."""
        self._task = asyncio.create_task(self._run(begun), name=f"match {self.id}")

    async def stop(self) -> None:
        """End the task; what was asked and not yet committed is lost."""
        for task in (self._task, *self._thoughts):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    async def lose(self) -> None:
        """The match goes on in another process, or later: its pages are told so."""
        await self.stop()
        self._gone()

    def _gone(self) -> None:
        self.lost = self.host.closed = True
        self._bus.publish(self.id, Rehosted())

    @property
    def ended(self) -> bool:
        """Whether the match runs no more."""
        return self._task is not None and self._task.done()

    @property
    def busy(self) -> bool:
        """Whether a reading is open or something waits to be committed: not a moment to stop."""
        return not self.ended and (self.host.busy or bool(self._inbox))

    def ask(self, asked: Asked) -> bool:
        """Hands in a command; False if too many wait."""
        self.touched_ms = asked.arrived_ms
        if len(self._inbox) >= INBOX:
            return False
        self._inbox.append(asked)
        self._bell.set()
        return True

    async def _run(self, begun: bool) -> None:
        try:
            if not begun:
                await self._surely(lambda: self._log.open(self.header))
            self.opened.set()
            await self._commit()
            while not self.host.closed:
                await self._wait()
                # What has come in goes first, even if something is overdue: it may have come before that.
                for _ in range(min(len(self._inbox), AT_ONCE)):
                    self._take(self._inbox.popleft())
                if not self._inbox:
                    self.host.advance(self._clock.now())
                await self._commit()
        except LeaseLost:
            _log.warning("match is another's", match=self.id, seq=self.host.seq)
            self._gone()
        except Exception as fault:
            # A match that can't be is stopped where it stands (rules 4.2); the others go on.
            _log.exception("match stopped", match=self.id, seq=self.host.seq)
            self.host.closed = True
            self._bus.publish(self.id, Denied("", "error-match-stopped", {}, str(fault)))

    def _take(self, asked: Asked) -> None:
        self.host.command(
            asked.seat,
            asked.command,
            self._clock.now(),
            arrived_ms=asked.arrived_ms,
            round_trip_ms=asked.round_trip_ms,
        )

    async def _wait(self) -> None:
        """Until there is a command, or something is due."""
        while not self._inbox:
            due = self.host.due()
            if due is not None and due <= self._clock.now():
                return
            self._bell.clear()
            hush = None if due is None else self._clock.alarm(due, self._bell.set)
            try:
                await self._bell.wait()
            finally:
                if hush is not None:
                    hush()

    async def _commit(self) -> None:
        while True:
            entries, notices = self.host.taken()
            if not entries and not notices:
                break
            since = self._clock.now()
            if entries:
                await self._surely(lambda written=entries: self._log.append(self.id, written))  # type: ignore[misc]
            if self._clock.now() - since > STALL_MS:
                self.host.stalled(self._clock.now(), notices)
            for notice in notices:
                self._bus.publish(self.id, notice)
        if self.host.decided and not self._settled and self.settled is not None:
            self._settled = True
            await self._surely(self.settled)
        for question in self.host.questions():
            thought = asyncio.create_task(self._think(question), name=f"match {self.id} thinks")
            self._thoughts.add(thought)
            thought.add_done_callback(self._thoughts.discard)

    async def _surely(self, write: Callable[[], Awaitable[object]]) -> None:
        """Writes, however often it has to be tried: while the store is away the match stands still, and nobody is told
        of what is not committed. `LeaseLost` ends it: another process has gone on from what was."""
        told = False
        while True:
            try:
                await write()
                return
            except (LeaseLost, ValueError):
                raise
            except Exception as fault:
                if not told:
                    told = True
                    _log.error("not written", match=self.id, why=repr(fault)[:200])
                    halted = KarutaError("nothing can be written down now: the match waits", key="error-store-away")
                    self._bus.publish(self.id, Denied("", halted.key, {}, str(halted)))
            await self._clock.until(self._clock.now() + RETRY_MS)

    async def _think(self, question: Question) -> None:
        answer = None
        try:
            if self._thinker is not None:
                answer = await self._thinker.answer(question)
        except Exception:
            _log.exception("no thought", match=self.id, who=question.who)
        thought = Thought(question.token, answer)
        self._inbox.append(Asked(question.seat, thought, self._clock.now(), None))
        self._bell.set()
