"""Word between processes, by Redis. Who publishes waits for nothing and is told of no failure: this process hears its
own word at once, the others when Redis carries it. While Redis is away what was said lately waits; what gets too old,
or too much, is lost, and the store has all that matters."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any, Final

import structlog
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import ConnectionError as Broken
from redis.exceptions import RedisError

from karuta.bus.local import Ear, Ears
from karuta.errors import BadInput
from karuta.hall.ports import Channels

PREFIX: Final = "karuta:"
WAITING: Final = 5000
"""Words that may wait to be sent."""
STALE_S: Final = 10.0
"""A word that could not be sent for so long is lost."""
RETRY_S: Final = 0.3
SILENT_S: Final = 4.0
"""A line that says nothing for so long is asked whether it is there."""
PATIENCE_S: Final = 2.0
_ORIGIN: Final = 8
_FAILURES: Final = (RedisError, OSError, TimeoutError)
_log = structlog.get_logger("karuta.bus")


class RedisChannels(Channels):
    """`karuta.hall.ports.Channels` of a house of several processes; `BadInput` for what is no URL of a Redis."""

    def __init__(self, url: str) -> None:
        try:
            self._redis: Redis = Redis.from_url(
                url,
                socket_connect_timeout=PATIENCE_S,
                socket_timeout=None,
                socket_keepalive=True,
                retry=Retry(NoBackoff(), 0),
            )
        except ValueError as error:
            scheme = url.split("://", maxsplit=1)[0][:20]
            raise BadInput(
                f"{scheme!r} is no Redis: give redis://host:6379/0", key="error-bus", given=scheme
            ) from error
        self._ears = Ears()
        self._origin = secrets.token_bytes(_ORIGIN)
        self._words: deque[tuple[float, str, bytes]] = deque(maxlen=WAITING)
        self._said = asyncio.Event()
        self._heard: PubSub | None = None
        self._followed: set[str] = set()
        self._sure: dict[str, asyncio.Event] = {}
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def up(self) -> bool:
        """Whether word gets through."""
        return self._heard is not None

    async def start(self) -> None:
        """Begins to send and to hear; waits a moment for Redis to be there."""
        there = asyncio.Event()
        self._soon(self._send())
        self._soon(self._hear(there))
        with suppress(TimeoutError):
            await asyncio.wait_for(there.wait(), PATIENCE_S)

    async def close(self) -> None:
        """Sends what waits if it can, then neither sends nor hears any more."""
        if self.up and self._words:
            with suppress(*_FAILURES):
                await asyncio.wait_for(self._flush(), PATIENCE_S)
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def publish(self, channel: str, word: bytes) -> None:
        self._ears.tell(channel, word)
        self._words.append((monotonic(), channel, self._origin + word))
        self._said.set()

    async def listen(self, channel: str, ear: Ear) -> Callable[[], None]:
        """Calls `ear` with each word of `channel` from now on; what others say is heard once this has returned, if
        Redis is there."""
        self._ears.add(channel, ear)
        await self._follow()
        if self.up:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._sure.setdefault(channel, asyncio.Event()).wait(), PATIENCE_S)

        def end() -> None:
            if self._ears.remove(channel, ear):
                self._soon(self._follow())

        return end

    def _soon(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---------------------------------------------------------------- sending

    async def _send(self) -> None:
        while True:
            await self._said.wait()
            self._said.clear()
            try:
                await self._flush()
            except _FAILURES:
                await asyncio.sleep(RETRY_S)
                self._said.set()

    async def _flush(self) -> None:
        """Sends all that waits; what fails waits on."""
        while self._words:
            batch = [self._words.popleft() for _ in range(min(200, len(self._words)))]
            fresh = [word for word in batch if monotonic() - word[0] < STALE_S]
            try:
                async with self._redis.pipeline(transaction=False) as pipe:
                    for _, channel, word in fresh:
                        pipe.publish(PREFIX + channel, word)
                    await asyncio.wait_for(pipe.execute(), PATIENCE_S)
            except _FAILURES:
                room = WAITING - len(self._words)
                self._words.extendleft(reversed(fresh[-room:] if room else []))
                raise

    # ---------------------------------------------------------------- hearing

    async def _hear(self, there: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub() as heard:
                    # One channel that is always there: without any there would be no line.
                    await heard.subscribe(PREFIX)
                    self._heard, self._followed = heard, set()
                    await self._follow()
                    there.set()
                    await self._take_in(heard)
            except _FAILURES as fault:
                if self.up:
                    _log.warning("bus away", why=type(fault).__name__)
            finally:
                self._heard = None
                self._sure.clear()
            await asyncio.sleep(RETRY_S)

    async def _take_in(self, heard: PubSub) -> None:
        asked = False
        while True:
            message = await heard.get_message(timeout=SILENT_S)
            if message is None:
                if asked:
                    raise Broken("no answer")
                await heard.ping()
                asked = True
                continue
            asked = False
            self._understand(message)

    def _understand(self, message: dict[str, Any]) -> None:
        channel = (message["channel"] or b"").decode().removeprefix(PREFIX)
        if message["type"] == "subscribe":
            self._sure.setdefault(channel, asyncio.Event()).set()
        elif message["type"] == "message":
            origin, word = message["data"][:_ORIGIN], message["data"][_ORIGIN:]
            if origin != self._origin:
                self._ears.tell(channel, word)

    async def _follow(self) -> None:
        """Follows the channels to which somebody listens here, and no others."""
        async with self._turn:
            if self._heard is None:
                return
            wanted = set(self._ears)
            new, old = wanted - self._followed, self._followed - wanted
            try:
                if new:
                    await self._heard.subscribe(*(PREFIX + channel for channel in new))
                if old:
                    await self._heard.unsubscribe(*(PREFIX + channel for channel in old))
            except _FAILURES:
                # Whoever hears notices it too, and follows all anew.
                return
            for channel in old:
                self._sure.pop(channel, None)
            self._followed = wanted
