"""What a seat and the table do in every game with flower cards."""

from __future__ import annotations

from karuta.games.moves import MoveBase


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
