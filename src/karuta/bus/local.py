"""Word inside one process."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import TypeAlias

import structlog

from karuta.hall.ports import Channels

Ear: TypeAlias = Callable[[bytes], None]
_log = structlog.get_logger("karuta.bus")


class Ears:
    """Who listens to which channel in this process. An ear that fails harms no other."""

    def __init__(self) -> None:
        self._ears: defaultdict[str, list[Ear]] = defaultdict(list)

    def __iter__(self) -> Iterator[str]:
        return iter(tuple(self._ears))

    def add(self, channel: str, ear: Ear) -> None:
        """`ear` hears of `channel` from now on."""
        self._ears[channel].append(ear)

    def remove(self, channel: str, ear: Ear) -> bool:
        """It hears no more; whether it was the last one there."""
        ears = self._ears.get(channel, [])
        if ear not in ears:
            return False
        ears.remove(ear)
        if not ears:
            del self._ears[channel]
        return not ears

    def tell(self, channel: str, word: bytes) -> None:
        """All that listen to `channel` hear it."""
        for ear in tuple(self._ears.get(channel, ())):
            try:
                ear(word)
            except Exception:
                _log.exception("an ear failed", channel=channel.partition(":")[0])


class LocalChannels(Channels):
    """`karuta.hall.ports.Channels` of a house of one process."""

    up = True
    """Whether word gets through."""

    def __init__(self) -> None:
        self._ears = Ears()

    async def publish(self, channel: str, word: bytes) -> None:
        self._ears.tell(channel, word)

    async def listen(self, channel: str, ear: Ear) -> Callable[[], None]:
        self._ears.add(channel, ear)

        def end() -> None:
            self._ears.remove(channel, ear)

        return end

    async def close(self) -> None:
        """There is nothing to close."""
