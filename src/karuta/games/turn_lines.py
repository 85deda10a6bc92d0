"""How the turns of games in which one seat plays after the other stand in a record, written and read back
(docs/notation.md 4): a line for what the table or a seat did, and indented ones for what the rules make of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from karuta.games.game import Turn
from karuta.games.moves import Resign
from karuta.games.record import INDENT, LETTERS, Line, Step, damaged

Shape: TypeAlias = tuple[re.Pattern[str], Callable[[Line, re.Match[str]], Iterable[Step]]]
"""A line of a game, and the steps that it stands for: that of whom it names first."""
Under: TypeAlias = Mapping[str, Callable[[], Any] | None]
"""First words of indented lines: the move that one is, of who is named by the line above, or None for what the rules
make of that line."""
_RESIGNED = re.compile(r"([A-J]) resign")


def resigned(turn: Turn) -> str:
    """The line of who gives up."""
    return f"{LETTERS[int(turn.actor)]} resign"


def under(lines: Iterable[str]) -> Iterator[str]:
    """These lines, under one."""
    return (f"{INDENT}{line}" for line in lines)


def steps_of(
    lines: Iterator[Line], shapes: Sequence[Shape], indented: Under, such_as: str
) -> Iterator[tuple[Line, Step]]:
    """The steps that lines stand for, each with the line to blame; `such_as` shows lines that would be right."""
    above: Step | None = None
    for line in lines:
        if line.text.startswith(INDENT):
            move = _indented(line, indented)
            if move is not None and above is not None:
                yield line, Step(above.actor, move())
        elif match := _RESIGNED.fullmatch(line.text):
            yield line, Step(LETTERS.index(match[1]), Resign())
        else:
            steps = _shaped(line, shapes, such_as)
            above = steps[0]
            yield from ((line, step) for step in steps)


def _indented(line: Line, indented: Under) -> Callable[[], Any] | None:
    word = line.text.split()[0]
    if word not in indented:
        words = ", ".join(indented)
        raise damaged(line, "turns-under", f"an indented line begins with one of {words}", right=words)
    return indented[word]


def _shaped(line: Line, shapes: Sequence[Shape], such_as: str) -> tuple[Step, ...]:
    for pattern, steps in shapes:
        if match := pattern.fullmatch(line.text):
            return tuple(steps(line, match))
    raise damaged(line, "turns-line", f"a line is such as {such_as}", right=such_as)
