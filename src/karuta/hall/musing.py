"""What the players of the house are thinking about, and what somebody asked advice for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from karuta.hall.commands import Thought
from karuta.hall.events import Advised
from karuta.hall.thinking import Question


@dataclass
class Musing:
    """A player of the house has to move: the question's token, the answer once it is there, and whether the human pause
    is over."""

    token: int
    move: Struct | None = None
    answered: bool = False
    rested: bool = False

    def rest(self) -> None:
        """The pause is over."""
        self.rested = True

    @property
    def ripe(self) -> bool:
        """Whether the move may be made."""
        return self.answered and self.rested


class Musings:
    """The open questions of one match. Its seed fixes what players do."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._moves: dict[int, Musing] = {}
        self._counsel: dict[int, tuple[int, list[str]]] = {}
        self._given: dict[int, Any] = {}
        self._tokens = 0
        self._asked: list[Question] = []

    def of(self, seat: int) -> Musing | None:
        """What the player at `seat` is thinking about."""
        return self._moves.get(seat)

    def begin(self, seat: int, who: str, view: Any) -> Musing:
        """`who` at `seat` has to move."""
        musing = self._moves[seat] = Musing(self._ask(seat, who, view))
        return musing

    def advise(self, seat: int, id: str, view: Any) -> Advised | None:
        """`seat` wants to know what its moves are worth: one question, however often it is asked. What is known is
        answered at once."""
        if seat in self._given:
            return Advised(id, self._given[seat], seat)
        for asking, ids in self._counsel.values():
            if asking == seat:
                if id not in ids:
                    ids.append(id)
                return None
        self._counsel[self._ask(seat, None, view)] = seat, [id]
        return None

    def _ask(self, seat: int, who: str | None, view: Any) -> int:
        self._tokens += 1
        self._asked.append(Question(self._tokens, seat, who, f"{self._seed}/seat {seat}", view))
        return self._tokens

    def asked(self) -> list[Question]:
        """The questions since the last time."""
        asked, self._asked = self._asked, []
        return asked

    def hear(self, thought: Thought) -> tuple[Advised, ...]:
        """An answer, and who has to be told of it; one to a question that no longer matters is dropped."""
        for musing in self._moves.values():
            if musing.token == thought.token:
                musing.move, musing.answered = thought.answer, True
        seat, ids = self._counsel.pop(thought.token, (0, []))
        if ids and thought.answer is not None:
            self._given[seat] = thought.answer
        return tuple(Advised(id, thought.answer, seat) for id in ids)

    def clear(self) -> None:
        """The match went on: no open question matters any more."""
        self._moves.clear()
        self._counsel.clear()
        self._given.clear()
        self._asked.clear()
