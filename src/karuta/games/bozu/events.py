"""What happened in a game of bōzu mekuri."""

from __future__ import annotations

from typing import Literal, TypeAlias

from karuta.games.moves import EventBase

Kind: TypeAlias = Literal["tono", "hime", "bozu", "semimaru"]
"""Gentleman, lady, monk; and Semimaru, where he is more than a gentleman."""
Effect: TypeAlias = Literal["kept", "lost", "took", "all_lost", "took_all", "lost_and_skips"]
"""What came of a card: kept; own cards and this one to the pool; kept, with the whole pool; all players' cards and this
one to the pool; kept, with the cards of all players; own cards and this one to the pool, and a turn missed."""


class Turned(EventBase, frozen=True, tag="turned"):
    """`seat` turned `card`. `moved`: the cards that changed their place for it besides the card itself; `counts`: cards
    of each seat, and `pool`, after it. `again`: the seat turns another card."""

    seat: int
    card: int
    stack: int
    kind: Kind
    effect: Effect
    moved: tuple[int, ...]
    counts: tuple[int, ...]
    pool: int
    again: bool = False


class Skipped(EventBase, frozen=True, tag="skipped"):
    """A seat misses its turn."""

    seat: int


class WentOut(EventBase, frozen=True, tag="went_out"):
    """A seat plays no more; its cards go to the pool."""

    seat: int
    cards: int


class Won(EventBase, frozen=True, tag="won"):
    """The stacks are empty: `winners` have most cards, `margin` more than the best of the others. `why`: `empty`, or
    `left` if one is alone."""

    winners: tuple[int, ...]
    margin: int
    why: Literal["empty", "left"]


Event: TypeAlias = Turned | Skipped | WentOut | Won
