"""The wire of Koi-Koi: what a page and the house say to each other at a table, and a replay.

Cards are numbers from 0 to 47 (`karuta.hanafuda.deck`).
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from karuta.games.bozu.moves import Turn
from karuta.games.koikoi.events import Event, RoundResult
from karuta.games.koikoi.moves import Move, SeatMove
from karuta.games.koikoi.state import Phase, Played
from karuta.games.koikoi.yaku import Progress, Score, Yaku
from karuta.protocol.begin import PlayerInfo
from karuta.protocol.cards import BozuEvent, BozuTable, HanaawaseEvent, HanaawaseTable
from karuta.protocol.message import Message, Pace

# ---------------------------------------------------------------- page -> house


class Make(Message, frozen=True, tag="make"):
    """A move. `id` is unique in the match: sent again after a cut it counts once. `seat`: which of the seats of this
    page; None: its first."""

    id: str
    move: SeatMove | Turn
    seat: int | None = None


class GoOn(Message, frozen=True, tag="go_on"):
    """The result of round `round` has been seen: deal the next. 0: deal the first. `seat`: which of the seats of this
    page; None: all of them."""

    round: int
    seat: int | None = None


class Advise(Message, frozen=True, tag="advise"):
    """Practice only: what are my moves worth? Answered by `Advice` under this id."""

    id: str


class Tempo(Message, frozen=True, tag="tempo"):
    """How fast the others play from now on."""

    pace: Pace


KoikoiClientMessage = Make | GoOn | Advise | Tempo


# ---------------------------------------------------------------- house -> page


class Seated(Message, frozen=True, tag="seated"):
    """You sit at a table of cards: the match, your seats, and every option in force."""

    match: str
    key: str
    game: str
    own: tuple[int, ...]
    """The seats of the people at this page; it gets a `TableUpdate` for each of them."""
    seat: int
    """The first of them."""
    names: tuple[str, ...]
    """By seat."""
    players: tuple[PlayerInfo | None, ...]
    """By seat; None: a person."""
    preset: str
    rules: dict[str, str | int | bool]
    differs: tuple[str, ...]
    """Names of the options that differ from the default (in Koi-Koi: Nintendo's) rules."""
    pace: Pace
    rated: bool = False
    """It counts for ratings."""
    room: str = ""
    """Code of the room in which it was begun."""


class KoikoiTable(Struct, frozen=True, tag_field="game", tag="koikoi"):
    """The match as the seat may see it: the rules' `View`, and what can be read off it. Sides: seats 0 and 2 are side
    0, seats 1 and 3 are side 1; `yaku`, `progress`, `points` are by side."""

    seat: int | None
    phase: Phase
    round: int
    dealer: int
    turn: int
    hand: tuple[int, ...]
    left: tuple[int, ...]
    table: tuple[int, ...]
    stock: int
    piles: tuple[tuple[int, ...], tuple[int, ...]]
    drawn: int
    calls: tuple[int, int]
    held: tuple[int, int]
    turns: tuple[Played, ...]
    scores: tuple[int, int]
    results: tuple[RoundResult, ...]
    winner: int | None
    why: str
    moves: tuple[SeatMove, ...]
    """What the seat may do now, without resigning."""
    yaku: tuple[tuple[Yaku, ...], tuple[Yaku, ...]]
    points: tuple[int, int]
    progress: tuple[tuple[Progress, ...], tuple[Progress, ...]]
    stop: Score | None
    """What stopping now counts, when the seat has to decide."""
    raised: Score | None
    """What the same yaku would count after a koi-koi of the other side, when the seat has to decide; None also if the
    other side may call none any more."""
    draw_ms: float | None
    """House time at which the table turns the stock card; until then the last discard can be taken back."""
    may_take_back: bool
    waits: bool
    """The next round is dealt when this seat says `GoOn`."""
    last_hands: tuple[tuple[int, ...], ...]
    """The cards that were left in each hand when the last round ended, while no new one is dealt."""


class TableUpdate(Message, frozen=True, tag="table_update"):
    """Events of one committed step and the table after it. `events` is empty after a resume or a take-back."""

    seq: int
    events: tuple[Event | BozuEvent | HanaawaseEvent, ...]
    table: KoikoiTable | BozuTable | HanaawaseTable
    answers: str = ""
    """Id of the move of this seat that this step is."""
    match: str = ""
    """For who looks on: which match it is of; empty for who plays."""


class Advised(Struct, frozen=True):
    """A move and what it is worth: points of the round on average, and the standard error of that."""

    move: SeatMove
    points: float
    error: float


class Advice(Message, frozen=True, tag="advice"):
    """The moves of the seat, the best first."""

    id: str
    moves: tuple[Advised, ...]
    playouts: int


KoikoiServerMessage = Seated | TableUpdate | Advice


# ---------------------------------------------------------------- after the match, over HTTP


class KoikoiFrame(Struct, frozen=True):
    """One step of a replay: who did what (seat None: the table), what came of it, and the table after it with all hands
    open. `turn_of`: the number of the turn in its round, from 1."""

    seat: int | None
    move: Move
    events: tuple[Event, ...]
    round: int
    turn_of: int
    hands: tuple[tuple[int, ...], ...]
    table: tuple[int, ...]
    stock: int
    drawn: int
    piles: tuple[tuple[int, ...], tuple[int, ...]]
    calls: tuple[int, int]
    points: tuple[int, int]
    scores: tuple[int, int]
    choices: tuple[SeatMove, ...]
    """What the seat could have done instead."""


class KoikoiReplay(Struct, frozen=True):
    game: Literal["koikoi"]
    names: tuple[str, ...]
    preset: str
    rules: dict[str, str | int | bool]
    frames: tuple[KoikoiFrame, ...]
    results: tuple[RoundResult, ...]
    winner: int | None
    margin: int
    record: str
    """The record itself, for download."""
