"""What each move is worth: advice for who learns."""

from __future__ import annotations

from karuta.games.hanaawase.state import View
from karuta.players.hanaawase.choices import choices
from karuta.players.hanaawase.counting import rated
from karuta.players.koikoi.advice import Advised


def advice(view: View) -> tuple[Advised, ...]:
    """Every move of the view's seat, the best first, with the points by which it brings the seat ahead of the average
    of the others in the rest of the round; none if another acts. Nothing is drawn by chance, so that there is no error
    to tell."""
    moves = choices(view)
    found = [Advised(move, points, 0.0) for move, points in zip(moves, rated(moves, view), strict=True)]
    return tuple(sorted(found, key=lambda one: -one.points))
