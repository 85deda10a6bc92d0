"""What all games with a reader share: the moves of the table and of every seat, the events that tell of them, and what
a host has to know of such a game besides its shape (rules 4.5, 4.6, 4.8).

Times of strokes are in 0.1 ms since the onset of the verse, times of the match clock in ms since the match began. In
teams the seats sit by turns: seat 0, 2, 4 ... are side 0 (field A), seat 1, 3, 5 ... side 1 (field B).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeVar

from msgspec import Struct

from karuta.errors import KarutaError
from karuta.games.game import Game, Made
from karuta.games.moves import EventBase, MoveBase
from karuta.mat.stroke import Stroke
from karuta.poems.reading import Reading

LINGER_MS = 2000
"""How long after the verse, or the deciding mora, cards may still be taken (rules 4.8)."""


# -- moves of a seat ------------------------------------------------------------------------------------------------


class Ready(MoveBase, frozen=True, tag="ready"):
    """Done with arranging, memorising or looking; when all seats are, the match goes on at once."""


class Hand(MoveBase, frozen=True, tag="hand"):
    """Raise the hand, so that the reader waits, or lower it."""

    up: bool


# -- moves of the table ---------------------------------------------------------------------------------------------


class Time(MoveBase, frozen=True, tag="time"):
    """The match clock stands at `ms` since the match began; never goes back."""

    ms: int


class Read(MoveBase, frozen=True, tag="read"):
    """The reader begins the verse from which the card is told; what is still due lapses (rules 4.3). Refused while a
    hand is up."""

    reading: Reading


class Touches(MoveBase, frozen=True, tag="touches"):
    """The take window of the open reading has closed: all strokes of all hands in it, by seat."""

    strokes: dict[int, tuple[Stroke, ...]]


class Void(MoveBase, frozen=True, tag="void"):
    """The open reading does not count (rules 4.8): the poem goes back among the unread. `seat` was cut off; None: the
    house was, and nobody has one void less for it."""

    seat: int | None


TableMove = Time | Read | Touches | Void


# -- events ---------------------------------------------------------------------------------------------------------


class Readied(EventBase, frozen=True, tag="readied"):
    seat: int


class HandMoved(EventBase, frozen=True, tag="hand_moved"):
    seat: int
    up: bool


class Memorising(EventBase, frozen=True, tag="memorising"):
    """Time to memorise, or to look at the cards, began; it ends at `until_ms` of the match clock."""

    until_ms: int


class Began(EventBase, frozen=True, tag="began"):
    """The joka may be read; readings follow."""


class ReadingOpened(EventBase, frozen=True, tag="reading_opened"):
    """The verse begins. Hidden from players until it is ruled: a view carries only its number."""

    reading: Reading


class Voided(EventBase, frozen=True, tag="voided"):
    number: int
    poem: int
    seat: int | None


class Shortened(Struct, frozen=True, gc=False):
    """A poem whose kimariji became shorter because another was read."""

    poem: int
    before: str
    after: str


# -- what a host asks -----------------------------------------------------------------------------------------------


class Manner(Struct, frozen=True):
    """How the reader reads a game. `verse`: from which the card is told, and whose morae a `Reading` times. `lead`: the
    verse of the poem before that sounds first, the joka at the beginning (kyōgi: the lower verse; None: none). `whole`:
    the poem is read to its end in the open reading, its lower verse again until the card is taken if `again`;
    `on_take`: once the card is taken the reader goes on with the next poem at once."""

    verse: Literal["upper", "lower"] = "upper"
    lead: Literal["lower"] | None = "lower"
    whole: bool = False
    again: bool = False
    on_take: bool = False


class Heard(Protocol):
    """What a host reads off the state of any game with a reader."""

    @property
    def phase(self) -> Any:
        """`open` while a reading is open, `over` once nothing more can be done."""
        ...

    @property
    def rules(self) -> Any:
        """With `rhythm`, `after_take_ms` and `max_voids` at least."""
        ...

    @property
    def readings(self) -> int: ...

    @property
    def reading(self) -> Reading | None: ...

    @property
    def last(self) -> Any:
        """The last ruling: `number`, `poem`, `time` (0.1 ms since the onset, None: nobody took) and `hand`, the seat
        whose hand took the card."""
        ...

    @property
    def clock_ms(self) -> int: ...

    @property
    def memorise_until_ms(self) -> int | None: ...

    @property
    def voids(self) -> tuple[int, ...]:
        """By seat."""
        ...

    @property
    def decided(self) -> bool:
        """Whether it is settled who won, so that the record may be seen."""
        ...

    def next_poem(self) -> int:
        """The poem that `Read` has to carry next, for the reader only; 0: all have been read."""
        ...

    def next_kimariji(self) -> int:
        """The 1-based index of the mora that decides the next poem among the unread."""
        ...


R = TypeVar("R")
S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")
V_co = TypeVar("V_co", covariant=True)


class ReadGame(Game[R, S, M, V_co], Protocol[R, S, M, V_co]):
    """A game with a reader; its states are `Heard`, its table's moves those of this module."""

    def manner(self, rules: R) -> Manner:
        """How it is read."""
        ...

    def hindrance(self, state: S) -> KarutaError | None:
        """Why the reader may not begin now, saying who is waited for; None if it may. Not between two readings, or
        nothing left to read, is a hindrance too."""
        ...

    def closes_ms(self, state: S, time: int | None) -> int:
        """When the take window of the open reading closes, in ms since the onset, if the card was taken at `time`
        (0.1 ms; None: not yet)."""
        ...


@dataclass(frozen=True)
class MadeReadGame(Made[R, S, M, V]):
    """A game with a reader put together from the functions of its modules."""

    manner: Callable[[R], Manner]
    hindrance: Callable[[S], KarutaError | None]
    closes_ms: Callable[[S, int | None], int]
