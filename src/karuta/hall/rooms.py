"""Rooms: where people come together before, between and after matches of any game of the house.

A room is a value. Each change makes the next one (`version` + 1) or says why not; where it is kept, and who is told,
is not known here.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from karuta.hall.header import Person
from karuta.hall.pace import PaceName

Value: TypeAlias = str | int | bool
Phrase: TypeAlias = Literal["onegai", "arigato", "hai", "sumimasen", "shitsurei", "shitsureita", "wait", "moved"]
"""onegai shimasu, arigatō gozaimashita, hai, sumimasen, shitsurei shimasu, shitsurei shimashita, "please wait", "card
moved": all that can be said, and it is shown in the language of who reads it."""
CODE_LENGTH = 5
"""Letters of a room's code, without those that are mistaken for each other."""
SAID = 30
"""How much of what was said is kept."""


class Terms(Struct, frozen=True):
    """What is played, and how. `rules` differ from the default or from `preset`; `format` names what ratings are kept
    by (`karuta.hall.formats`), `""` where the rules are nobody's format: then it can't be rated."""

    game: str
    seats: int
    rules: dict[str, Value] = {}
    preset: str = ""
    pace: PaceName = "match"
    rated: bool = False
    format: str = ""


class Seat(Struct, frozen=True):
    """One chair of a room: a person, or a player of the house (`who`), or nobody (both None)."""

    person: Person | None = None
    who: str | None = None
    ready: bool = False
    here: bool = False
    """Whether the person's line is open."""


class Saying(Struct, frozen=True):
    """Who said what, and when (ms since 1970)."""

    name: str
    phrase: Phrase
    at_ms: int


class Room(Struct, frozen=True):
    """A room. `listed`: shown in the lobby; others are found by their code only. `host` may seat players of the house
    and send people off. `match` is played now, or was played last (`over`); `again`: who wants another."""

    code: str
    terms: Terms
    host: Person
    seats: tuple[Seat, ...]
    listed: bool = False
    version: int = 1
    match: str | None = None
    over: bool = False
    again: tuple[str, ...] = ()
    said: tuple[Saying, ...] = ()
    made_ms: int = 0
    touched_ms: int = 0
