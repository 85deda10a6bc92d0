"""The moves that an actor may make: listed, checked by the rules, sampled for tests and random play."""

from __future__ import annotations

from functools import partial

from karuta.games.flowers.turns import picks, plays
from karuta.games.game import TABLE, Actor
from karuta.games.koikoi.match import apply
from karuta.games.koikoi.moves import Deal, Draw, KoiKoi, Move, Stop
from karuta.games.koikoi.state import State
from karuta.games.turntaking import Listed

_DECISIONS: tuple[Move, ...] = (Stop(), KoiKoi())
_DEAL: tuple[Move, ...] = (Deal(),)
_DRAW: tuple[Move, ...] = (Draw(),)


class Space(Listed[Move]):
    """The moves of one actor in one state (`karuta.games.game.MoveSpace`)."""

    def __init__(self, state: State, actor: Actor) -> None:
        super().__init__(partial(_moves, state, actor), partial(apply, state, actor))


def _moves(state: State, actor: Actor) -> tuple[Move, ...]:
    if actor == TABLE:
        return _DEAL if state.phase == "deal" else _DRAW if state.phase == "draw" else ()
    if actor != state.turn:
        return ()
    if state.phase == "play":
        return plays(state.hands[state.turn], state.table, state.rules)
    if state.phase == "pick":
        return picks(state.table, state.drawn)
    return _DECISIONS if state.phase == "decide" else ()
