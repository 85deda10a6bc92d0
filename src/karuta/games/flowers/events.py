"""What happens in every game with flower cards."""

from __future__ import annotations

from typing import Literal, TypeAlias

from karuta.games.moves import EventBase

SpecialKind: TypeAlias = Literal["hand_four", "hand_pairs", "table_four", "table_pairs", "table_three", "both_hands"]
"""A special deal (koikoi rules 2.3), named as its option; `both_hands`: those of two sides cancelled each other."""


class DealerDrawn(EventBase, frozen=True, tag="dealer_drawn"):
    """Who deals first. `draws` holds the cards that the seats drew, draw by draw; empty when no cards decided."""

    draws: tuple[tuple[int, ...], ...]
    dealer: int


class Redealt(EventBase, frozen=True, tag="redealt"):
    """These cards were dealt, a special deal showed, and the cards are dealt again."""

    kind: SpecialKind
    seat: int | None
    """Whose hand; None: the table's, or both hands'."""
    cards: tuple[int, ...]


class Dealt(EventBase, frozen=True, tag="dealt"):
    """A round begins. Hands are in nobody's event: each seat finds its own in its view."""

    round: int
    dealer: int
    table: tuple[int, ...]


class Discarded(EventBase, frozen=True, tag="discarded"):
    """`seat` played a hand card; `taken` are the table cards that it captured, none if it stays on the table."""

    seat: int
    card: int
    taken: tuple[int, ...]


class Drawn(EventBase, frozen=True, tag="drawn"):
    """The stock card of `seat`'s turn; with `choices` the seat has to pick one of them."""

    seat: int
    card: int
    taken: tuple[int, ...]
    choices: tuple[int, ...] = ()


class Picked(EventBase, frozen=True, tag="picked"):
    """What the drawn card took."""

    seat: int
    card: int
    taken: tuple[int, ...]
