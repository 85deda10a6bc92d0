"""What each move is worth: advice for who learns, during practice or afterwards."""

from __future__ import annotations

from msgspec import Struct

from karuta.games.koikoi.moves import SeatMove
from karuta.games.koikoi.view import View
from karuta.players.dice import Dice
from karuta.players.koikoi import rollouts
from karuta.players.koikoi.choices import choices
from karuta.players.koikoi.playouts import rated_readably
from karuta.players.koikoi.rollouts import Rated

PLAYOUTS = 12_000
"""Rounds that are played out for advice: some twenty milliseconds."""
READABLE_PLAYOUTS = 160
"""The same while the compiled engine is not ready."""


class Advised(Struct, frozen=True):
    """A move, the points of this round that it brings on average (below 0: the other side's), and the standard error
    of that figure."""

    move: SeatMove
    points: float
    error: float


def advice(view: View, seed: str = "advice") -> tuple[Advised, ...]:
    """Every move of the view's seat with what it brings, in the order of `choices`; none if another acts. It is a
    function of what the seat may see. Points of the round count, whatever the match stands at."""
    if not choices(view):
        return ()
    dice = Dice(f"{seed}/{view.seat}/{view.round}.{len(view.turns)} {view.phase}")
    found: tuple[Rated, ...]
    if rollouts.ready():
        found = rollouts.rated(view, dice, playouts=PLAYOUTS)
    else:
        found = rated_readably(view, dice, playouts=READABLE_PLAYOUTS)
    return tuple(Advised(*one) for one in found)
