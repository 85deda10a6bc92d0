"""Where rooms and those who seek opponents are kept, and what is asked about ratings: small protocols, each with an
in-memory form."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from msgspec.structs import replace

from karuta.hall.header import PersonId
from karuta.hall.pairing import Seeker
from karuta.hall.ratings import Skill
from karuta.hall.rooms import Room


class Rooms(Protocol):
    """Rooms by code, and seekers by person, shared by all processes of a house."""

    async def get(self, code: str) -> Room | None:
        """The room of that code."""
        ...

    async def put(self, room: Room, after: int) -> bool:
        """Keeps `room` in the place of its version `after` (0: there is none yet); False if another was faster."""
        ...

    async def delete(self, code: str, version: int) -> bool:
        """Forgets the room of that code and version; False if it has changed."""
        ...

    async def count(self) -> int:
        """How many rooms there are."""
        ...

    async def waiting(self, limit: int) -> Sequence[Room]:
        """Listed rooms, those changed last first."""
        ...

    async def idle(self, before_ms: int, limit: int) -> Sequence[str]:
        """Codes of rooms that nothing has changed in since then."""
        ...

    async def seek(self, seeker: Seeker) -> None:
        """`seeker` seeks from now on; whatever the person sought before is forgotten."""
        ...

    async def unseek(self, person: PersonId, since_ms: int | None = None) -> None:
        """The person seeks no more; with `since_ms`, if it is still that search."""
        ...

    async def heard(self, seekers: Iterable[Seeker], seen_ms: int) -> None:
        """Those of them who still seek do so at `seen_ms`."""
        ...

    async def seekers(self) -> Sequence[Seeker]:
        """All who seek."""
        ...

    async def take(self, group: Sequence[Seeker]) -> bool:
        """None of them seeks any more, all at once; False, and nothing has changed, if one did not any more."""
        ...


class Ratings(Protocol):
    """What is known of people's play."""

    async def of(self, people: Iterable[PersonId], game: str, format: str) -> dict[PersonId, Skill]:
        """The ratings of those of `people` who have one."""
        ...


class MemoryRooms:
    """Rooms and seekers as long as the process lasts."""

    def __init__(self) -> None:
        self._rooms: dict[str, Room] = {}
        self._seekers: dict[PersonId, Seeker] = {}

    async def get(self, code: str) -> Room | None:
        return self._rooms.get(code)

    async def put(self, room: Room, after: int) -> bool:
        before = self._rooms.get(room.code)
        if (before.version if before is not None else 0) != after:
            return False
        self._rooms[room.code] = room
        return True

    async def delete(self, code: str, version: int) -> bool:
        before = self._rooms.get(code)
        if before is None or before.version != version:
            return False
        del self._rooms[code]
        return True

    async def count(self) -> int:
        return len(self._rooms)

    async def waiting(self, limit: int) -> Sequence[Room]:
        listed = (room for room in self._rooms.values() if room.listed)
        return sorted(listed, key=lambda room: (-room.touched_ms, room.code))[:limit]

    async def idle(self, before_ms: int, limit: int) -> Sequence[str]:
        return [room.code for room in self._rooms.values() if room.touched_ms < before_ms][:limit]

    async def seek(self, seeker: Seeker) -> None:
        self._seekers[seeker.person.id] = seeker

    async def unseek(self, person: PersonId, since_ms: int | None = None) -> None:
        found = self._seekers.get(person)
        if found is not None and since_ms in (None, found.since_ms):
            del self._seekers[person]

    async def heard(self, seekers: Iterable[Seeker], seen_ms: int) -> None:
        for seeker in seekers:
            if self._still(seeker):
                self._seekers[seeker.person.id] = replace(seeker, seen_ms=seen_ms)

    async def seekers(self) -> Sequence[Seeker]:
        return tuple(self._seekers.values())

    async def take(self, group: Sequence[Seeker]) -> bool:
        if not all(self._still(seeker) for seeker in group):
            return False
        for seeker in group:
            del self._seekers[seeker.person.id]
        return True

    def _still(self, seeker: Seeker) -> bool:
        found = self._seekers.get(seeker.person.id)
        return found is not None and found.since_ms == seeker.since_ms


class NoRatings:
    """A house that keeps no ratings."""

    async def of(self, people: Iterable[PersonId], game: str, format: str) -> dict[PersonId, Skill]:
        return {}
