"""Yaku: what captured cards are worth, and why (koikoi rules 3)."""

from __future__ import annotations

from msgspec import Struct


class Yaku(Struct, frozen=True, gc=False):
    """One yaku: `name` as in the rules reference (`ame-shiko`, `hanami-zake`); `cards` that make it; `points` in all,
    of which `further` are for the cards beyond its own."""

    name: str
    cards: tuple[int, ...]
    points: int
    further: int = 0


class Score(Struct, frozen=True, gc=False):
    """What a stop counts: the yaku and their sum, what is added for own calls, and the factors by which it is
    multiplied, each with the reason's key (`seven`, `opponent`, `literal`, `own`)."""

    yaku: tuple[Yaku, ...]
    points: int
    added: int
    factors: tuple[tuple[str, int], ...]
    total: int


class Progress(Struct, frozen=True, gc=False):
    """How far a pile is on the way to a yaku: cards it has of it, cards that could still come, cards that the other
    side holds, and how many more are needed; `dead`: it can't be made any more. `points`: what it would count."""

    name: str
    have: tuple[int, ...]
    open: tuple[int, ...]
    lost: tuple[int, ...]
    needed: int
    points: int
    dead: bool = False
