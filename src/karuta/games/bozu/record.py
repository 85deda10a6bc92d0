"""Records of games of bōzu mekuri (docs/notation.md 6): a line a card."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from karuta.games.bozu.events import Skipped, Turned
from karuta.games.bozu.game import BOZU
from karuta.games.bozu.moves import Resign
from karuta.games.bozu.moves import Turn as TurnCard
from karuta.games.game import Turn
from karuta.games.record import LETTERS, Line, Notation, Step, lettered
from karuta.games.turn_lines import resigned, steps_of, under

_TURNED = re.compile(r"\d+ ([A-J]) \d+(?:@([12]))?(?: .*)?")
_SUCH_AS = "'12 B 66 bozu lost 3-0-2 pool 6', with two stacks '12 B 66@2 …', or 'A resign'"


def written(turns: Iterable[Turn]) -> Iterator[str]:
    """The lines of all turns."""
    for turn in turns:
        if isinstance(turn.move, Resign):
            yield resigned(turn)
        for event in turn.events:
            if isinstance(event, Turned):
                stack = f"@{event.stack + 1}" if len(turn.before.stacks) > 1 else ""
                yield f"{turn.after.turns} {LETTERS[event.seat]} {event.card}{stack} {_told(event)}"
        yield from under(f"skips {LETTERS[event.seat]}" for event in turn.events if isinstance(event, Skipped))


def _told(turned: Turned) -> str:
    counts = "-".join(map(str, turned.counts))
    effect = turned.effect.replace("_", " ") + (" again" if turned.again else "")
    return f"{turned.kind} {effect} {counts} pool {turned.pool}"


def read(lines: Iterator[Line]) -> Iterator[tuple[Line, Step]]:
    """The steps that lines stand for."""
    return steps_of(lines, [(_TURNED, _turned)], {"skips": None}, _SUCH_AS)


def _turned(line: Line, match: re.Match[str]) -> Iterable[Step]:
    return (Step(LETTERS.index(match[1]), TurnCard(int(match[2] or 1) - 1)),)


NOTATION: Final = Notation(game=BOZU, seat_names=lettered, write=written, read=read)
