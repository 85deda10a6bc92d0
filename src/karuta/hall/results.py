"""How a match ended, as it is kept: what results, ratings, profiles and statistics are made of."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Ended: TypeAlias = Literal["played", "resigned", "forfeit", "abandoned"]
"""`played` to its end; a side gave up; a side stayed away too long; or nobody came back and nobody has won."""
Input: TypeAlias = Literal["mouse", "touch", "pen", "key"]


class Reaction(Struct, frozen=True, array_like=True):
    """A valid take by a person: ms since the onset, ms since the end of the deciding mora (negative: before it), where
    it was taken, how it was touched, and in ms the trusted one-way time of that moment, by how much it was clamped (0:
    not at all), and how late the hand's messages were at least."""

    reading: int
    since_onset_ms: int
    since_deciding_ms: int
    own_field: bool
    input: Input
    one_way_ms: int
    clamped_ms: int
    late_ms: int = 0


class Chair(Struct, frozen=True):
    """What one seat did. `rank` from 1, equal for those who share it; `person` None: of the house, or unknown."""

    seat: int
    name: str
    rank: int
    person: str | None = None
    who: str | None = None
    """The key of a player of the house."""
    takes: int = 0
    fouls: int = 0
    clamps: int = 0
    input: Input | None = None
    """How it touched most."""
    reactions: tuple[Reaction, ...] = ()


class Result(Struct, frozen=True):
    """The result of a match; `margin` in the game's own measure, `why` the key of its outcome."""

    match: str
    game: str
    format: str
    rated: bool
    ended: Ended
    margin: int
    why: str
    chairs: tuple[Chair, ...]
    sides: tuple[tuple[int, ...], ...]
    """Seats that won or lost together; one of one seat each where everybody plays alone."""
    began_ms: int
    ended_ms: int
