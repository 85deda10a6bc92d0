"""What a seat and the table can do in a match of Koi-Koi. Cards are numbers (`karuta.hanafuda.deck`).

Seats play in turn from the dealer on; seats 0 and 2 are side 0, seats 1 and 3 are side 1. One turn is `Play`, the
table's `Draw`, `Pick` if the drawn card leaves a choice, and `Stop` or `KoiKoi` if the side's yaku rose in it.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct


class _Move(Struct, frozen=True, gc=False, tag_field="move", forbid_unknown_fields=True):
    """Base of all moves; the tag names the kind on the wire and in records."""


class Play(_Move, frozen=True, tag="play"):
    """Lay a hand card on the table. `take` names the matching card where two of its month lie there (or three, with
    `three_on_table=one`); it is None where there is no choice."""

    card: int
    take: int | None = None


class Pick(_Move, frozen=True, tag="pick"):
    """Say which of the matching cards the drawn card takes."""

    take: int


class Stop(_Move, frozen=True, tag="stop"):
    """End the round and count."""


class KoiKoi(_Move, frozen=True, tag="koikoi"):
    """Go on."""


class Resign(_Move, frozen=True, tag="resign"):
    """Give the match up, at any time."""


class Deal(_Move, frozen=True, tag="deal"):
    """The table deals the next round; before the first it settles who deals."""


class Draw(_Move, frozen=True, tag="draw"):
    """The table turns the top card of the stock."""


SeatMove: TypeAlias = Play | Pick | Stop | KoiKoi | Resign
TableMove: TypeAlias = Deal | Draw
Move: TypeAlias = SeatMove | TableMove
