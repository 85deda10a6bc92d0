"""A match of this process, and the places of its pages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeAlias

from karuta.hall.header import Header
from karuta.hall.host import Host
from karuta.hall.live import H, Live
from karuta.hall.seats import Hosted, Somebody
from karuta.hall.table import TableHost


@dataclass(frozen=True, eq=False)
class Playing(Generic[H]):
    """A match of this process: what it was begun with, who of the house sits where, and the named set of rules from
    which those in force were made."""

    live: Live[H]
    hosted: Hosted
    header: Header
    names: tuple[str, ...]
    players: tuple[Somebody | None, ...]
    preset: str


@dataclass(frozen=True)
class Place(Generic[H]):
    """A page at a running match: which page of it, and the secret by which it comes back."""

    playing: Playing[H]
    page: int
    key: str

    @property
    def own(self) -> tuple[int, ...]:
        """The seats of the people there, in order."""
        return self.playing.header.pages[self.page].own

    @property
    def seat(self) -> int:
        """The first of the page's own seats."""
        return self.own[0]

    @property
    def live(self) -> Live[H]:
        """The match as it runs."""
        return self.playing.live

    @property
    def hosted(self) -> Hosted:
        """Its game."""
        return self.playing.hosted

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where."""
        return self.playing.names

    @property
    def players(self) -> tuple[Somebody | None, ...]:
        """Who of the house sits where."""
        return self.playing.players

    @property
    def preset(self) -> str:
        """The named set of rules."""
        return self.playing.preset


AtMat: TypeAlias = Place[Host]
AtTable: TypeAlias = Place[TableHost]
