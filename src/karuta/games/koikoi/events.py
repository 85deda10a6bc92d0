"""What happens in a match of Koi-Koi: records, logs, views and screens are made of it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from karuta.games.flowers.events import DealerDrawn, Dealt, Discarded, Drawn, Picked, Redealt, SpecialKind
from karuta.games.koikoi.yaku import Score, Yaku
from karuta.games.moves import EventBase

__all__ = [
    "Called",
    "DealerDrawn",
    "Dealt",
    "Discarded",
    "Drawn",
    "Ended",
    "Event",
    "Made",
    "Picked",
    "Redealt",
    "RoundEnd",
    "RoundEnded",
    "RoundResult",
    "SpecialKind",
]

RoundEnd: TypeAlias = Literal["stop", "last_card", "special", "exhausted", "resigned"]
"""`last_card`: the winner had no card left for a koi-koi."""


class Made(EventBase, frozen=True, tag="made"):
    """The side's yaku rose in this turn: all that it holds now, which of them are new or grew, and the points before
    and now (of the yaku, before any doubling)."""

    seat: int
    yaku: tuple[Yaku, ...]
    fresh: tuple[str, ...]
    before: int
    points: int


class Called(EventBase, frozen=True, tag="called"):
    """Koi-koi; `calls` of this side in this round."""

    seat: int
    calls: int


class RoundResult(Struct, frozen=True, gc=False):
    """How a round ended. Sides are 0 and 1; `side` None: nobody scored by a yaku or a special deal."""

    round: int
    dealer: int
    why: RoundEnd
    side: int | None
    seat: int | None
    """Who stopped, or held the special deal."""
    score: Score | None
    """How the points came about, where yaku counted."""
    special: SpecialKind | None
    gains: tuple[int, int]
    """What each side's match points changed by."""
    scores: tuple[int, int]
    """Match points after the round."""
    next_dealer: int


class RoundEnded(EventBase, frozen=True, tag="round_ended"):
    """A round is over; `hands` are the cards left in each hand, shown to all."""

    result: RoundResult
    hands: tuple[tuple[int, ...], ...]


class Ended(EventBase, frozen=True, tag="ended"):
    """The match is over. `winner`: the side, or None for a draw; `why`: rounds, target, ruin, lead, resigned."""

    winner: int | None
    margin: int
    why: str


Event: TypeAlias = DealerDrawn | Redealt | Dealt | Discarded | Drawn | Picked | Made | Called | RoundEnded | Ended
