"""What a match has to do later: actions by due time, in a fixed order, each under a name that can be struck out."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count


class Agenda:
    """Actions to come. An entry made under a name that is taken replaces it."""

    def __init__(self) -> None:
        self._entries: dict[str, tuple[float, int, Callable[[], None]]] = {}
        self._order = count()

    def at(self, ms: float, name: str, action: Callable[[], None]) -> None:
        """Have `action` done once house time `ms` has come."""
        self._entries[name] = (ms, next(self._order), action)

    def strike(self, *prefixes: str) -> None:
        """Take out all whose names begin with one of `prefixes`."""
        for name in [name for name in self._entries if name.startswith(prefixes)]:
            del self._entries[name]

    def due(self) -> float | None:
        """House time of the next entry, if there is one."""
        return min((entry[0] for entry in self._entries.values()), default=None)

    def has(self, name: str) -> bool:
        """Whether an entry stands under `name`."""
        return name in self._entries

    def when(self, name: str) -> float | None:
        """House time of the entry under `name`, if there is one."""
        entry = self._entries.get(name)
        return None if entry is None else entry[0]

    def take(self, now: float) -> Callable[[], None] | None:
        """Takes out the next action that is due by `now`: the earliest, of one time the one entered first."""
        if not self._entries:
            return None
        name, (ms, _, action) = min(self._entries.items(), key=lambda item: item[1][:2])
        if ms > now:
            return None
        del self._entries[name]
        return action

    def delay(self, ms: float) -> None:
        """Put everything off by `ms`."""
        self._entries = {name: (at + ms, order, action) for name, (at, order, action) in self._entries.items()}
