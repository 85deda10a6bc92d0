"""How `hard` chooses: each move by what it takes and by whose the cards will be that it leaves."""

from __future__ import annotations

from collections.abc import Sequence

from karuta.games.flowers.moves import Pick, Play
from karuta.games.hanaawase.state import View
from karuta.players.hanaawase.heuristic import outcome, unseen, worth
from karuta.players.hanaawase.shares import months, value


def rated(moves: Sequence[Play | Pick], view: View) -> list[float]:
    """What each move brings in the rest of the round, in points ahead of the average of the others."""
    cards, hidden, seats = worth(view), unseen(view), len(view.left)
    found = []
    for move in moves:
        after = outcome(move, view)
        rest = [value(month, len(after.hand), cards, seats) for month in months(after.table, after.hand, hidden)]
        found.append(sum([cards[card] for card in after.taken]) + sum(rest))
    return found


def hard(moves: Sequence[Play | Pick], view: View) -> Play | Pick:
    """The best of them."""
    values = rated(moves, view)
    return moves[values.index(max(values))]
