"""What a seat may do, from its view alone: no player asks the rules about a state that it can't see."""

from __future__ import annotations

from karuta.games.flowers.moves import Pick, Play
from karuta.games.flowers.turns import picks, plays
from karuta.games.hanaawase.state import View


def choices(view: View) -> tuple[Play | Pick, ...]:
    """The moves that the seat of `view` may make now, but for resigning; none if another acts."""
    if view.seat is None or view.turn != view.seat:
        return ()
    if view.phase == "play":
        return plays(view.hand, view.table, view.rules)
    return picks(view.table, view.drawn) if view.phase == "pick" else ()
