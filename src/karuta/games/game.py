"""The shape of every game of the house.

A game is pure: `new` makes the first state from rules and a seed, `apply` makes the next one from a move, nothing else
changes anything. Seats may act at once, the table (reader, dealer, clock) acts too, and time arrives in moves only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, NamedTuple, Protocol, TypeAlias, TypeVar, runtime_checkable

from msgspec import Struct

from karuta.chance import Chance
from karuta.errors import BadInput, KarutaError
from karuta.games.options import Options

TABLE: Final = "table"
"""Who reads, deals and keeps the clock."""
Actor: TypeAlias = int | Literal["table"]
"""A seat from 0, or TABLE."""

R = TypeVar("R")
S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")
V_co = TypeVar("V_co", covariant=True)


class Outcome(Struct, frozen=True):
    """How a finished game ended: the winning seats, the margin in the game's own measure, and the reason's key."""

    winners: tuple[int, ...]
    margin: int
    why: str


class Turn(NamedTuple):
    """One move of a game: the state before it, who made it, what it was, and what came of it."""

    before: Any
    actor: Actor
    move: Any
    after: Any
    events: tuple[Any, ...]


def check_seats(given: int, allowed: Sequence[int]) -> None:
    """`BadInput` for a number of seats that can't play; `allowed` are those that can.

    >>> check_seats(3, (2, 3))
    """
    if given not in allowed:
        numbers = ", ".join(map(str, allowed))
        raise BadInput(f"{given} seats: {numbers} can play this", key="error-seats", given=given, allowed=numbers)


class MoveSpace(Protocol[M]):
    """The moves that one actor may make now, where they can't be listed (a stroke, a place in 0.1 mm)."""

    def check(self, move: M) -> KarutaError | None:
        """Why `move` is refused now, or None if it may be made."""
        ...

    def sample(self, rng: Chance) -> M | None:
        """Some move that `check` allows, as `rng` draws it; None if the actor can do nothing now."""
        ...


@runtime_checkable
class Game(Protocol[R, S, M, V_co]):
    """What a game gives: R its rules, S its states, M its moves, V its views."""

    @property
    def name(self) -> str: ...

    @property
    def options(self) -> Options: ...

    @property
    def seats(self) -> tuple[int, ...]:
        """Numbers of seats that can play, by one rule or another."""
        ...

    def rules(self, text: str) -> R:
        """Rules from `a=b,c=d`; `BadInput` names what is allowed."""
        ...

    def new(self, rules: R, seed: str, seats: int) -> S:
        """The first state. The same arguments give the same game for ever."""
        ...

    def actors(self, state: S) -> tuple[int, ...]:
        """The seats that the game waits for; none: the table goes on (or the game is over)."""
        ...

    def legal(self, state: S, actor: Actor) -> MoveSpace[M]:
        """The moves of `actor` in `state`."""
        ...

    def apply(self, state: S, actor: Actor, move: M) -> tuple[S, tuple[Any, ...]]:
        """The state after the move, and what happened; `IllegalMove` if the rules don't allow it."""
        ...

    def view(self, state: S, seat: int | None) -> V_co:
        """What `seat` may know (None: a spectator); holds no part of what is hidden."""
        ...

    def redrawn(self, state: S, chance: Chance, seat: int | None) -> S:
        """The same state with everything that `seat` (None: a spectator) may not see drawn anew: its view may not
        differ."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """How it ended, or None while it goes on."""
        ...

    def invariants(self, state: S) -> None:
        """Raises `BrokenInvariant` for a state that can't be."""
        ...

    def to_text(self, state: S) -> str:
        """The whole state as text, secrets included."""
        ...

    def from_text(self, text: str) -> S:
        """The state that `to_text` wrote; `BadInput` if the text is damaged."""
        ...


@dataclass(frozen=True)
class Made(Generic[R, S, M, V]):
    """A game put together from the functions of its modules; what each has to do is said by `Game`."""

    name: str
    options: Options
    seats: tuple[int, ...]
    rules: Callable[[str], R]
    new: Callable[[R, str, int], S]
    actors: Callable[[S], tuple[int, ...]]
    legal: Callable[[S, Actor], MoveSpace[M]]
    apply: Callable[[S, Actor, M], tuple[S, tuple[Any, ...]]]
    view: Callable[[S, int | None], V]
    redrawn: Callable[[S, Chance, int | None], S]
    outcome: Callable[[S], Outcome | None]
    invariants: Callable[[S], None]
    to_text: Callable[[S], str]
    from_text: Callable[[str], S]
