"""What games share in which one seat plays after the other: a list of moves, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from karuta.chance import Chance
from karuta.errors import IllegalMove, KarutaError
from karuta.games.game import Actor
from karuta.games.moves import MoveBase

M = TypeVar("M", bound=MoveBase)


class Listed(Generic[M]):
    """The moves of one actor in one state (`karuta.games.game.MoveSpace`), where they can be listed. `listed` gives
    them all, but for resigning; `attempt` makes a move, or raises."""

    def __init__(self, listed: Callable[[], tuple[M, ...]], attempt: Callable[[M], object]) -> None:
        self._listed = listed
        self._attempt = attempt

    def moves(self) -> tuple[M, ...]:
        """All moves of the actor but `Resign`, which a seat may make at any time until the match is over."""
        return self._listed()

    def check(self, move: M) -> KarutaError | None:
        """Why the move is refused, or None if it may be made."""
        return refused(self._attempt, move)

    def sample(self, rng: Chance) -> M | None:
        """One of `moves`, each as likely; None if there is none."""
        moves = self._listed()
        return moves[rng.below(len(moves))] if moves else None


def refused(attempt: Callable[..., object], *given: Any) -> KarutaError | None:
    """Why `attempt` refuses what is given, or None if it does not."""
    try:
        attempt(*given)
    except KarutaError as error:
        return error
    return None


def over(move: MoveBase, why: str) -> IllegalMove:
    """Nothing can be done any more."""
    return IllegalMove(f"{type(move).__name__}: the match is over ({why})", key="error-cards-over", why=why)


def not_on_turn(seat: int, turn: int, what: str) -> IllegalMove:
    """Another one acts."""
    return IllegalMove(
        f"seat {seat} can't {what}: it is the turn of seat {turn}", key="error-cards-turn", seat=seat, turn=turn
    )


def not_for(actor: Actor, move: MoveBase, who: str) -> IllegalMove:
    """No move of this actor's; `who` says in English who does what."""
    return IllegalMove(
        f"{type(move).__name__} by {actor!r}: {who}",
        key="error-cards-actor",
        actor=str(actor),
        move=type(move).__name__,
    )
