"""Word inside one process."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator

from karuta.hall.ports import Channels

Ear = Callable[[bytes], None]


class Ears:
    """Who listens to which channel in this process."""

    def __init__(self) -> None:
        self._ears: defaultdict[str, list[Ear]] = defaultdict(list)

    def __contains__(self, channel: str) -> bool:
        return channel in self._ears

    def __iter__(self) -> Iterator[str]:
        return iter(tuple(self._ears))

    def add(self, channel: str, ear: Ear) -> None:
        self._ears[channel].append(ear)

    def remove(self, channel: str, ear: Ear) -> bool:
        """Whether nobody listens any more."""
        ears = self._ears.get(channel, [])
        if ear in ears:
            ears.remove(ear)
        if not ears:
            self._ears.pop(channel, None)
        return not ears

    def tell(self, channel: str, word: bytes) -> None:
        for ear in tuple(self._ears.get(channel, ())):
            ear(word)


class LocalChannels(Channels):
    """`karuta.hall.ports.Channels` of a house of one process."""

    def __init__(self) -> None:
        self._ears = Ears()

    async def publish(self, channel: str, word: bytes) -> None:
        self._ears.tell(channel, word)

    async def listen(self, channel: str, ear: Ear) -> Callable[[], None]:
        self._ears.add(channel, ear)
        return lambda: self._deaf(channel, ear)

    def _deaf(self, channel: str, ear: Ear) -> None:
        self._ears.remove(channel, ear)

    @property
    def up(self) -> bool:
        """Whether word gets through."""
        return True

    async def close(self) -> None:
        """Nothing is left to be closed."""
