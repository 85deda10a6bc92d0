"""Who is in the hall: the pages of this process, and what the lobby tells them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from karuta.errors import KarutaError
from karuta.hall.board import Board
from karuta.hall.header import Person, PersonId
from karuta.hall.pairing import Seeker
from karuta.hall.ratings import Skill
from karuta.hall.rooms import Room

Why: TypeAlias = Literal["left", "sent_off", "closed"]


class RoomSeen(NamedTuple):
    """The room that one is in: the ratings of its people, and of a match to sit down at the key of one's page and where
    it is hosted."""

    room: Room
    skills: dict[PersonId, Skill]
    key: str | None = None
    base: str = ""


class Gone(NamedTuple):
    """One is in no room any more."""

    why: Why


class Sought(NamedTuple):
    """One seeks opponents (`on`), at most `reach` points off, or no more."""

    game: str
    format: str
    on: bool
    reach: int = 0


class Counted(NamedTuple):
    """A match has counted: by seat what its people were rated before (None: not at all), and after."""

    match: str
    game: str
    format: str
    gains: tuple[tuple[int, Skill | None, Skill], ...]


Told: TypeAlias = RoomSeen | Gone | Sought | Counted | Board | KarutaError


@dataclass(eq=False)
class Visit:
    """One page in the hall, as long as its connection lasts. `tell` takes what the page is told and never blocks."""

    person: Person
    tell: Callable[[Told], None]
    entered: bool = False
    """Told of the lobby."""
    code: str | None = None
    """The room that it is in."""
    seated: bool = False
    """Has been told of a seat there."""
    seeker: Seeker | None = None
    deaf: Callable[[], None] | None = None
    """Ends listening for a pairing."""


class Guests:
    """All pages of this process."""

    def __init__(self) -> None:
        self._visits: set[Visit] = set()

    def add(self, visit: Visit) -> None:
        self._visits.add(visit)

    def discard(self, visit: Visit) -> None:
        self._visits.discard(visit)

    def __iter__(self) -> Iterator[Visit]:
        return iter(tuple(self._visits))

    @property
    def entered(self) -> list[Visit]:
        """Those that are told of the lobby."""
        return [visit for visit in self._visits if visit.entered]

    @property
    def seekers(self) -> list[Seeker]:
        """What their people seek."""
        return [visit.seeker for visit in self._visits if visit.seeker is not None]

    def count(self) -> int:
        """How many people there are."""
        return len({visit.person.id for visit in self._visits})


def accounts(people: Iterable[Person]) -> tuple[PersonId, ...]:
    """Those of them who can have a rating."""
    return tuple(person.id for person in people if person.account is not None)
