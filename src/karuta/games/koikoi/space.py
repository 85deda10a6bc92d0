"""The moves that an actor may make: listed, checked by the rules, sampled for tests and random play."""

from __future__ import annotations

from functools import partial

from karuta.games.flowers.turns import listed
from karuta.games.game import Actor
from karuta.games.koikoi.match import apply
from karuta.games.koikoi.moves import KoiKoi, Move, Stop
from karuta.games.koikoi.state import State
from karuta.games.turntaking import Listed

_DECISIONS: tuple[Move, ...] = (Stop(), KoiKoi())


class Space(Listed[Move]):
    """The moves of one actor in one state (`karuta.games.game.MoveSpace`)."""

    def __init__(self, state: State, actor: Actor) -> None:
        super().__init__(partial(_moves, state, actor), partial(apply, state, actor))


def _moves(state: State, actor: Actor) -> tuple[Move, ...]:
    if state.phase == "decide":
        return _DECISIONS if actor == state.turn else ()
    return listed(state, actor)
