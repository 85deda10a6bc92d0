"""How a game is played live, beyond its rules: what waits for whom, for how long, and what may be taken back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal, Protocol, TypeAlias

from msgspec import Struct

from karuta.chance import Chance
from karuta.games.game import Game
from karuta.games.readings import ReadGame
from karuta.hall.commands import LayOut
from karuta.hall.pace import PaceName
from karuta.hall.patience import Wait
from karuta.mat.stroke import Stroke

HintLevel: TypeAlias = Literal["off", "kimariji", "romaji", "meaning"]


class Manners(Protocol):
    """What a table needs to know of its game that the rules don't say."""

    game: Game[Any, Any, Any, Any]
    takes_back: bool
    """Whether who plays against the house alone may take any move back."""

    def seen(self, state: Any) -> int | None:
        """The number of the round whose end people look at before the table goes on (0: none was yet); None while a
        round is played or the match is over."""
        ...

    def table_ms(self, state: Any, pace: PaceName) -> int:
        """The pause before the table's move within a round."""
        ...

    def pause_ms(self, state: Any, last: tuple[Struct, ...], chance: Chance, pace: PaceName) -> int:
        """How long a player of the house takes, at least, after `last` has happened."""
        ...

    def open(self, state: Any, move: Any) -> bool:
        """Whether `move`, just made, is not settled yet: it may be taken back by whoever made it."""
        ...

    def resignation(self) -> Struct:
        """The move by which a seat gives the match up."""
        ...

    def instead(self, view: Any) -> Struct:
        """What the house does in the place of a seat that has to move, sees this and takes too long: the least."""
        ...


class MatManners(Protocol):
    """What a mat needs to know of its game that the rules don't say."""

    game: ReadGame[Any, Any, Any, Any]

    @property
    def ruling(self) -> type[Struct]:
        """What a reading comes to."""
        ...

    def hints(self, rules: Any, seat: int) -> HintLevel:
        """What a seat is shown of the cards from the start."""
        ...

    def moments(self, state: Any) -> Iterable[int]:
        """Times of the match clock (ms) of which the match has to learn to the moment."""
        ...

    def waits(self, state: Any) -> bool:
        """Whether the reader waits, though the rules would let him begin."""
        ...

    def pauses(self, state: Any) -> bool:
        """Whether it is a time at which a step can be taken back."""
        ...

    def counts(self, move: Any) -> bool:
        """Whether a move is a step to which one may go back."""
        ...

    def laid(self, state: Any, seat: int, wish: LayOut) -> Any:
        """The move that lays a seat's cards as it wishes; `BadInput` where there is none."""
        ...

    def follow(self, state: Any, events: tuple[Any, ...]) -> Iterable[tuple[int, Any]]:
        """Moves that seats make at once when `events` have happened: what they had settled before."""
        ...

    def call(self, state: Any, events: tuple[Any, ...]) -> str:
        """The spoken call that `events` ask for (`karuta.hall.ports.Voice.call`); empty: none."""
        ...

    def waits_for(self, state: Any) -> Iterable[Wait]:
        """Whom the reader waits for."""
        ...

    def early(self, state: Any, strokes: Mapping[int, tuple[Stroke, ...]]) -> Iterable[int]:
        """Seats, one for each contact that came before anything could count."""
        ...

    def partners(self, seat: int, other: int) -> bool:
        """Whether both play for one side."""
        ...

    def resignation(self, state: Any, seat: int) -> Any | None:
        """The move by which a seat that leaves gives the match up; None where nothing is left to give up."""
        ...
