"""The moves that an actor may make: listed, checked by the rules, sampled for tests and random play."""

from __future__ import annotations

from karuta.chance import Chance
from karuta.errors import KarutaError
from karuta.games.game import TABLE, Actor
from karuta.games.koikoi.match import refusal
from karuta.games.koikoi.moves import Deal, Draw, KoiKoi, Move, Pick, Play, Stop
from karuta.games.koikoi.state import State
from karuta.games.koikoi.turns import choosing, matching

_DECISIONS: tuple[Move, ...] = (Stop(), KoiKoi())
_PLAIN: tuple[Move, ...] = tuple(Play(card) for card in range(48))
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
            return _plays(state)
        if state.phase == "pick":
            return tuple([Pick(card) for card in matching(state.table, state.drawn)])
        return _DECISIONS if state.phase == "decide" else ()

    def check(self, move: Move) -> KarutaError | None:
        """Why the move is refused, or None if it may be made."""
        return refusal(self._state, self._actor, move)

    def sample(self, rng: Chance) -> Move | None:
        """One of `moves`, each as likely; None if there is none."""
        moves = self.moves()
        return moves[rng.below(len(moves))] if moves else None


def _plays(state: State) -> tuple[Move, ...]:
    plays: list[Move] = []
    months = [card // 4 for card in state.table]
    for card in state.hands[state.turn]:
        found = matching(state.table, card) if months.count(card // 4) > 1 else ()
        if choosing(found, state.rules):
            plays += [Play(card, take) for take in found]
        else:
            plays.append(_PLAIN[card])
    return tuple(plays)
