"""Where one can go back to in a match at a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Step:
    """Where `seat` can go back to: the match before its move, its place in the log, and how many moves there were."""

    seat: int
    state: Any
    seq: int
    moves: int


class History:
    """The moves of people, the last one last."""

    def __init__(self) -> None:
        self._steps: list[Step] = []

    def remember(self, step: Step) -> None:
        """`step.seat` is about to move."""
        self._steps.append(step)

    def forget(self) -> None:
        """The last move was refused."""
        self._steps.pop()

    def of(self, seat: int) -> bool:
        """Whether `seat` has made a move."""
        return any(step.seat == seat for step in self._steps)

    def back(self, seat: int) -> Step:
        """Takes out the last step of `seat` and all after it; `IndexError` if there is none."""
        while (step := self._steps.pop()).seat != seat:
            pass
        return step
