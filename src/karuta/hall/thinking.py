"""Who thinks for the players of the house: a question is handed out, and its answer comes in like any command."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from msgspec import Struct


class Question(Struct, frozen=True):
    """What seat `seat` shall do at `view`, as `who` would (key of a character); `who` None: what its moves are worth.
    `seed` fixes all chance of the answer. `token` names the question in its match."""

    token: int
    seat: int
    who: str | None
    seed: str
    view: Any


class Mind(NamedTuple):
    """How a game's players think: `decide(who, seed, view)` gives a move, `advise(seed, view)` what moves are worth.
    Both are functions of a module, so that another process can be told to call them."""

    decide: Callable[[str, str, Any], Any]
    advise: Callable[[str, Any], Any]

    def call(self, question: Question) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """The function that answers, and what it is given."""
        if question.who is None:
            return self.advise, (question.seed, question.view)
        return self.decide, (question.who, question.seed, question.view)


class Thinker(Protocol):
    """Answers the questions of matches without holding up the event loop."""

    def wake(self) -> None:
        """A match begins that will have questions."""
        ...

    async def answer(self, question: Question) -> Any:
        """A move, or what moves are worth. It has an answer to every view of a seat that may move."""
        ...

    async def close(self) -> None:
        """No more questions come."""
        ...


class Here:
    """Thinks in this process, in a thread: for a mind that is quick."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind

    def wake(self) -> None:
        """Is awake."""

    async def answer(self, question: Question) -> Any:
        """What the mind says."""
        function, given = self._mind.call(question)
        return await asyncio.to_thread(function, *given)

    async def close(self) -> None:
        """Nothing to end."""


class AtOnce(Here):
    """The same on the event loop itself: for a mind that does not think."""

    async def answer(self, question: Question) -> Any:
        """What the mind says."""
        function, given = self._mind.call(question)
        return function(*given)
