"""Where one can go back to in a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Step:
    """Where `seat` can go back to (None: everybody): the match before a move, its place in the log, and how many moves
    there were."""

    seat: int | None
    state: Any
    seq: int
    moves: int


class History:
    """The steps of people, the last one last."""

    def __init__(self) -> None:
        self._steps: list[Step] = []

    def remember(self, step: Step) -> None:
        """`step.seat` is about to move."""
        self._steps.append(step)

    def __len__(self) -> int:
        return len(self._steps)

    def cut(self, steps: int) -> None:
        """What was remembered after the first `steps` was refused."""
        del self._steps[steps:]

    def only_last(self) -> None:
        """What was remembered before the last step is settled."""
        del self._steps[:-1]

    def of(self, seat: int) -> bool:
        """Whether `seat` can go back."""
        return any(step.seat in (seat, None) for step in self._steps)

    def back(self, *seats: int) -> Step:
        """Takes out the last step to which one of `seats` can go back and all after it; `IndexError` if there is
        none."""
        while (step := self._steps.pop()).seat not in (*seats, None):
            pass
        return step
