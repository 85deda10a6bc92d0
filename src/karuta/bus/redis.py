"""Word between processes, by Redis. It comes back by itself when Redis was away; what was said meanwhile is lost, and
nobody waits for it: the store has all that matters."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import structlog
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from karuta.bus.local import Ear, Ears
from karuta.errors import BadInput
from karuta.hall.ports import Channels

PREFIX = "karuta:"
WAITING = 10_000
"""Words that may wait to be sent; more are lost."""
RETRY_S = 0.5
_log = structlog.get_logger("karuta.bus")


class RedisChannels(Channels):
    """`karuta.hall.ports.Channels` of a house of several processes."""

    def __init__(self, url: str) -> None:
        try:
            self._redis: Redis = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=None)
        except ValueError as error:
            raise BadInput(
                f"{url[:80]!r} is no Redis: give redis://host:6379/0", key="error-bus", given=url[:80]
            ) from error
        self._ears = Ears()
        self._words: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(WAITING)
        self._changed = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.up = False
        """Whether word gets through."""

    async def start(self) -> None:
        """Begins to send and to listen."""
        self._tasks = [
            asyncio.create_task(self._send(), name="bus sends"),
            asyncio.create_task(self._hear(), name="bus hears"),
        ]

    async def close(self) -> None:
        """Neither sends nor listens any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def publish(self, channel: str, word: bytes) -> None:
        with suppress(asyncio.QueueFull):
            self._words.put_nowait((channel, word))

    async def listen(self, channel: str, ear: Ear) -> Callable[[], None]:
        self._ears.add(channel, ear)
        self._changed.set()
        return lambda: self._deaf(channel, ear)

    def _deaf(self, channel: str, ear: Ear) -> None:
        if self._ears.remove(channel, ear):
            self._changed.set()

    async def _send(self) -> None:
        while True:
            channel, word = await self._words.get()
            try:
                await self._redis.publish(PREFIX + channel, word)
            except (RedisError, OSError):
                # Those here hear it all the same.
                self._ears.tell(channel, word)
                await asyncio.sleep(RETRY_S)

    async def _hear(self) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as heard:
                    await self._follow(heard)
            except (RedisError, OSError) as fault:
                if self.up:
                    _log.warning("bus away", why=type(fault).__name__)
                self.up = False
                await asyncio.sleep(RETRY_S)

    async def _follow(self, heard: PubSub) -> None:
        subscribed: set[str] = set()
        # One channel that is always there: without any nothing could be waited for.
        await heard.subscribe(PREFIX)
        self.up = True
        while True:
            if self._changed.is_set() or not subscribed:
                self._changed.clear()
                wanted = set(self._ears)
                if new := wanted - subscribed:
                    await heard.subscribe(*(PREFIX + channel for channel in new))
                if old := subscribed - wanted:
                    await heard.unsubscribe(*(PREFIX + channel for channel in old))
                subscribed = wanted
            message = await heard.get_message(timeout=0.05)
            if message is not None and message["type"] == "message":
                self._ears.tell(message["channel"].decode().removeprefix(PREFIX), message["data"])
