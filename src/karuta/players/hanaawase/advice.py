"""What each move is worth: advice for who learns."""

from __future__ import annotations

from msgspec import Struct

from karuta.games.flowers.moves import Pick, Play
from karuta.games.hanaawase.state import View
from karuta.players.hanaawase.choices import choices
from karuta.players.hanaawase.counting import rated


class Advised(Struct, frozen=True):
    """A move, and by how many points it brings the seat ahead of the average of the others in the rest of the round.
    `error`: there is none, as nothing is drawn by chance."""

    move: Play | Pick
    points: float
    error: float = 0.0


def advice(view: View) -> tuple[Advised, ...]:
    """Every move of the view's seat, the best first; none if another acts."""
    moves = choices(view)
    found = [Advised(move, points) for move, points in zip(moves, rated(moves, view), strict=True)]
    return tuple(sorted(found, key=lambda one: -one.points))
