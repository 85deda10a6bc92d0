"""How moves are tried that can't be listed: a stroke, a place in 0.1 mm."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from karuta.chance import Chance
from karuta.errors import KarutaError
from karuta.games.game import Actor
from karuta.games.turntaking import refused

_TRIES = 24
M = TypeVar("M")
Idea: TypeAlias = Callable[[Chance], M]
"""Some move, as chance draws it; the rules may refuse it."""


class Tried(Generic[M]):
    """The moves of one actor in one state (`karuta.games.game.MoveSpace`), where they can't be listed: ideas are drawn
    until the rules take one. `ideas` gives those of a seat, or of the table."""

    def __init__(
        self,
        state: Any,
        actor: Actor,
        apply: Callable[[Any, Actor, M], object],
        ideas: Callable[[Any, Actor], Sequence[Idea[M]]],
    ) -> None:
        self._state, self._actor, self._apply, self._ideas = state, actor, apply, ideas

    def check(self, move: M) -> KarutaError | None:
        """Why the move is refused, or None if it may be made."""
        return refused(self._apply, self._state, self._actor, move)

    def sample(self, rng: Chance) -> M | None:
        """A random move that may be made; None if none was found."""
        ideas = self._ideas(self._state, self._actor)
        for _ in range(_TRIES if ideas else 0):
            move = ideas[rng.below(len(ideas))](rng)
            if self.check(move) is None:
                return move
        return None
