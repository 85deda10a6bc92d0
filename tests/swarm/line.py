"""The line of a page, as the browser's (browser/src/wire.ts) behaves: it comes back by itself, names the last step that
it was told of, sends again what was not answered, and follows its match to other processes. It keeps a diary of all
that it was told, for whoever checks the log afterwards."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random, uniform
from time import monotonic
from typing import Any, TypeAlias

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

Message: TypeAlias = dict[str, Any]
RETRY_S, LONGER, LONGEST_S, MOVE_S, ASK_AGAIN_S = 0.25, 1.5, 8.0, 0.1, 4.0
SYNC_S, SILENT_S = 5.0, 12.0
DONE = ("act", "make", "touch")
_encode = msgspec.json.encode
_decode = msgspec.json.decode


@dataclass
class Diary:
    """What one page was told of its match, and what became of what it asked."""

    steps: dict[int, list[Message]] = field(default_factory=dict)
    """Committed steps: their events by their number in the log."""
    answered: dict[str, int] = field(default_factory=dict)
    """Moves that the house acknowledged: where they stand in the log."""
    refused: dict[str, str] = field(default_factory=dict)
    twice: list[str] = field(default_factory=list)
    """What was told again in other words than before: nothing, if all is well."""

    def copy(self) -> Diary:
        """As it stands now."""
        return Diary(dict(self.steps), dict(self.answered), dict(self.refused), list(self.twice))

    def step(self, seq: int, events: list[Message]) -> None:
        """Step `seq` was told."""
        if self.steps.setdefault(seq, events) != events:
            self.twice.append(f"step {seq}: {self.steps[seq]} and then {events}")

    def answer(self, id: str, seq: int) -> None:
        """Move `id` stands in the log as `seq`."""
        if self.answered.setdefault(id, seq) != seq:
            self.twice.append(f"move {id}: in the log as {self.answered[id]} and then as {seq}")


class Line:
    """A page's line to `address` (``http://host:port``, or what stands for it in the middle: a relay). `hear` is called
    with each message and must not block."""

    def __init__(self, address: str, reach: Callable[[str], str] | None = None) -> None:
        self._address = address
        self.hear: Callable[[Message], None] = lambda message: None
        self._reach = reach or (lambda base: base if base.startswith("http") else address + base)
        self.diary = Diary()
        self.greeted = asyncio.Event()
        """The house has answered once."""
        self.kept: tuple[str, str, str] | None = None
        """Match, key and base of the seat."""
        self.seq: int | None = None
        self.at = ""
        """Where it goes now, as an address of HTTP."""
        self.rude: Random | None = None
        """By which chance moves and touches are said once more, and late."""
        self.cuts = 0
        self.heard = 0
        self.sent = 0
        self.trips_ms: list[float] = []
        """From asking a move to its answer."""
        self._pending: dict[str, tuple[Message, float]] = {}
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._out: asyncio.Queue[bytes] = asyncio.Queue()
        self._run, self._acts = secrets.token_hex(4), 0
        self._retries = 0
        self._away = False

    # ---------------------------------------------------------------- for the player

    def open(self) -> None:
        """Dials, again and again, until closed."""
        self._task = asyncio.create_task(self._run_on(), name="line")

    async def close(self) -> None:
        """For good."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def say(self, **message: Any) -> None:
        """Sends what may be lost."""
        data = _encode(message)
        if self.rude is None or message["type"] not in DONE:
            self._out.put_nowait(data)
            return
        loop = asyncio.get_running_loop()
        for _ in range(self.rude.choice((1, 1, 2, 3))):
            loop.call_later(self.rude.choice((0.0, self.rude.uniform(0.0, 0.25))), self._out.put_nowait, data)

    def act(self, move: Message, *, kind: str = "act", **more: Any) -> str:
        """Sends a move that may not be lost; the id under which it is sent."""
        self._acts += 1
        id = f"{self._run}-{self._acts}"
        message = {"type": kind, "id": id, "move": move, **more}
        self._pending[id] = message, monotonic()
        self.say(**message)
        return id

    def enter(self, match: str, key: str, base: str = "") -> None:
        """Sits down at a match."""
        before = self.kept
        if before is not None and before[0] == match:
            return
        self.seq, self.kept = None, (match, key, base)
        if base:
            self._away = True
            self.cut()
        else:
            self._greet()

    def cut(self) -> None:
        """The line breaks off; it is dialled again."""
        if self._socket is not None:
            self._socket.transport.abort()

    @property
    def waits(self) -> int:
        """How many moves have no answer yet."""
        return len(self._pending)

    # ---------------------------------------------------------------- the line

    async def _run_on(self) -> None:
        while True:
            # What was to go over the last line and did not is lost; moves are sent again.
            self._out = asyncio.Queue()
            with suppress(OSError, TimeoutError, WebSocketException, InvalidHandshake):
                await self._once()
            self.cuts += 1
            if self._away:
                self._away = False
                await asyncio.sleep(MOVE_S)
                continue
            # Where the match was hosted nobody answers any more: the house itself knows where it went.
            if self.kept is not None and self._retries > 0:
                self.kept = (*self.kept[:2], "")
            await asyncio.sleep(min(LONGEST_S, RETRY_S * LONGER**self._retries) * uniform(0.75, 1.25))
            self._retries += 1

    async def _once(self) -> None:
        self.at = self._reach(self.kept[2] if self.kept else "")
        async with connect(
            f"{self.at.replace('http', 'ws', 1)}/ws",
            compression=None,
            open_timeout=3,
            close_timeout=0.5,
            ping_interval=None,
        ) as socket:
            self._socket = socket
            self._greet()
            tasks = [asyncio.create_task(work) for work in (self._send(socket), self._receive(socket), self._keep())]
            try:
                done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
            finally:
                self._socket = None
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    def _greet(self) -> None:
        hello: Message = {"type": "hello", "protocol": 1, "language": "en"}
        if self.kept is not None:
            hello |= {"match": self.kept[0], "key": self.kept[1]}
            if self.seq is not None:
                hello["seq"] = self.seq
        self.say(**hello)
        for message, _ in self._pending.values():
            self.say(**message)

    async def _send(self, socket: ClientConnection) -> None:
        while True:
            message = await self._out.get()
            await socket.send(message, text=True)
            self.sent += 1

    async def _receive(self, socket: ClientConnection) -> None:
        while True:
            async with asyncio.timeout(SILENT_S):  # `wait_for` may swallow that it was cancelled
                data = await socket.recv(decode=False)
            self.heard += 1
            self._retries = 0
            if self._take(_decode(data)):
                return

    async def _keep(self) -> None:
        """Asks for the time now and then, and again for what was not answered."""
        while True:
            self.say(type="sync", page_ms=round(monotonic() * 1000))
            await asyncio.sleep(SYNC_S)
            for message, asked in self._pending.values():
                if monotonic() - asked > ASK_AGAIN_S:
                    self.say(**message)

    def _take(self, message: Message) -> bool:
        """Whether the line has to go elsewhere."""
        kind = message["type"]
        self.greeted.set()
        if kind in ("opened", "seated"):
            self.kept = message["match"], message["key"], self.kept[2] if self.kept else ""
        elif kind == "moved" and self.kept is not None and message["match"] == self.kept[0]:
            self.kept = (*self.kept[:2], message["base"])
            self._away = True
        elif kind in ("update", "table_update") and not message["match"]:
            self._step(message)
        elif kind == "tail":
            for step in message["steps"]:
                self.diary.step(step["seq"], step["events"])
        elif kind == "refused" and message["id"]:
            self._pending.pop(message["id"], None)
            self.diary.refused[message["id"]] = message["key"]
        self.hear(message)
        return self._away

    def _step(self, message: Message) -> None:
        self.seq = message["seq"]
        if message["events"]:
            self.diary.step(message["seq"], message["events"])
        if id := message["answers"]:
            self.diary.answer(id, message["seq"])
            if (asked := self._pending.pop(id, None)) is not None:
                self.trips_ms.append((monotonic() - asked[1]) * 1000)
