"""What the games with flower cards share: a card of the hand is played onto the table, then the top card of the stock
is turned, and each takes what matches its month (koikoi rules 2.4, 7). Cards are numbers (`karuta.hanafuda.deck`).
"""

from __future__ import annotations

from karuta.games.moves import EventBase, MoveBase

# -- moves ----------------------------------------------------------------------------------------------------------


class Play(MoveBase, frozen=True, tag="play"):
    """Lay a hand card on the table. `take` names the matching card where two of its month lie there (or three, with
    `three_on_table=one`); it is None where there is no choice."""

    card: int
    take: int | None = None


class Pick(MoveBase, frozen=True, tag="pick"):
    """Say which of the matching cards the drawn card takes."""

    take: int


class Deal(MoveBase, frozen=True, tag="deal"):
    """The table deals the next round; before the first it settles who deals."""


class Draw(MoveBase, frozen=True, tag="draw"):
    """The table turns the top card of the stock."""


# -- events ---------------------------------------------------------------------------------------------------------


class DealerDrawn(EventBase, frozen=True, tag="dealer_drawn"):
    """Who deals first. `draws` holds the cards that the seats drew, draw by draw; empty when no cards decided."""

    draws: tuple[tuple[int, ...], ...]
    dealer: int


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
