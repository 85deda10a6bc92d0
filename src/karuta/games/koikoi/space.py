"""The moves that an actor may make: listed, checked by the rules, sampled for tests and random play."""

from __future__ import annotations

from karuta.chance import Chance
from karuta.errors import KarutaError
from karuta.games.flowers import picks, plays
from karuta.games.game import TABLE, Actor
from karuta.games.koikoi.match import refusal
from karuta.games.koikoi.moves import Deal, Draw, KoiKoi, Move, Stop
from karuta.games.koikoi.state import State

_DECISIONS: tuple[Move, ...] = (Stop(), KoiKoi())
_DEAL: tuple[Move, ...] = (Deal(),)
_DRAW: tuple[Move, ...] = (Draw(),)


class Space:
    """The moves of one actor in one state (`karuta.games.game.MoveSpace`)."""

    def __init__(self, state: State, actor: Actor) -> None:
        self._state = state
        self._actor = actor

    def moves(self) -> tuple[Move, ...]:
        """All moves of the actor but `Resign`, which a seat may make at any time until the match is over."""
        state, actor = self._state, self._actor
        if actor == TABLE:
            return _DEAL if state.phase == "deal" else _DRAW if state.phase == "draw" else ()
        if actor != state.turn:
            return ()
        if state.phase == "play":
            return plays(state.hands[state.turn], state.table, state.rules)
        if state.phase == "pick":
            return picks(state.table, state.drawn)
        return _DECISIONS if state.phase == "decide" else ()

    def check(self, move: Move) -> KarutaError | None:
        """Why the move is refused, or None if it may be made."""
        return refusal(self._state, self._actor, move)

    def sample(self, rng: Chance) -> Move | None:
        """One of `moves`, each as likely; None if there is none."""
        moves = self.moves()
        return moves[rng.below(len(moves))] if moves else None
