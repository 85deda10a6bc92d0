"""What is refused wherever one seat plays after the other."""

from __future__ import annotations

from karuta.errors import IllegalMove
from karuta.games.game import Actor
from karuta.games.moves import MoveBase


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
