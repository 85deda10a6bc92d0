"""How the turns of a game in which each keeps the cards that it takes stand in a record, written and read back
(docs/notation.md 5)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any

from karuta.games import reading_lines
from karuta.games.game import Turn
from karuta.games.gather import moves
from karuta.games.gather.events import Award, Grab, SpreadOut
from karuta.games.reading_lines import Scribe, Words, ms
from karuta.games.record import INDENT, LETTERS, Line, Step, damaged, lettered
from karuta.mat.scatter import Lie, Spread

_IN_A_LINE = 6
"""Cards of a spread."""


# -- written ----------------------------------------------------------------------------------------------------------


def written(turns: Iterable[Turn]) -> Iterator[str]:
    """How the cards lie, and the lines of all turns."""
    ahead = iter(turns)
    first = next(ahead, None)
    if first is not None:
        yield from _spread(first.before.spread)
        yield from reading_lines.written(chain((first,), ahead), lettered, Scribe(_said, _told, _facts, _contacts))


def _spread(spread: Spread) -> Iterator[str]:
    yield f"spread {spread.width}x{spread.depth}"
    lies = [_lie(card, lie) for card, lie in sorted(spread.lies.items())]
    for at in range(0, len(lies), _IN_A_LINE):
        yield f"{INDENT}lies {' '.join(lies[at : at + _IN_A_LINE])}"


def _lie(card: int, lie: Lie) -> str:
    return f"{card}={lie[0]},{lie[1]},{lie[2]}"


def _told(turn: Turn) -> Iterator[str]:
    """The score after a card was handed over, and how cards lie that were spread out anew."""
    if isinstance(turn.move, moves.Yield):
        yield f"{INDENT}score {_by_seat(turn.after.ledger.counts)}"
    for event in turn.events:
        if isinstance(event, SpreadOut):
            yield from _spread(event.spread)


def _said(move: Any, names: Sequence[str]) -> str:
    word = reading_lines.said(move)
    return f"{word} {names[move.to]}" if isinstance(move, moves.Yield) else word


def _by_seat(numbers: Iterable[int]) -> str:
    return "-".join(map(str, numbers))


def _cards(cards: Sequence[int]) -> str:
    return "+".join(map(str, cards)) or "-"


def _facts(turn: Turn) -> str:
    award: Award = turn.events[0].award
    taker = "-" if award.taker is None else LETTERS[award.taker]
    take = [taker, award.how] + ([] if award.time is None else [ms(award.time)])
    back = ",".join(f"{LETTERS[seat]}:{_cards(cards)}" for seat, cards in award.returned.items())
    return " ".join(
        (
            f"card={'lies' if award.lay else 'dead'}",
            f"take={','.join(take)}",
            f"fouls={_by_seat(award.fouls)}",
            f"case={award.case}",
            f"gain={_cards(award.gained)}",
            *([f"back={back}"] if back else []),
            *([f"debts={_by_seat(award.debts)}"] if any(award.debts) else []),
            *([f"pool={_cards(award.pool)}"] if award.pool else []),
            *([f"out={''.join(LETTERS[seat] for seat, out in enumerate(award.out) if out)}"] if any(award.out) else []),
            *(["removed"] if award.removed else []),
            f"score={_by_seat(award.counts)}",
        )
    )


def _contacts(turn: Turn) -> list[str]:
    return [_contact(grab) for grab in turn.events[0].award.grabs]


def _contact(grab: Grab) -> str:
    return f"{LETTERS[grab.seat]}:{grab.card}@{ms(grab.t)}{'' if grab.counted else '*'}"


# -- read back --------------------------------------------------------------------------------------------------------


def steps_of(lines: Iterator[Line]) -> Iterator[tuple[Line, Step]]:
    """The steps that lines stand for; how the cards lie, and the score, are compared when it is written again."""
    return reading_lines.steps_of(lines, _seat, _WORDS, ("spread", "lies", "score"))


def _seat(line: Line, name: str) -> int:
    if len(name) != 1 or name not in LETTERS:
        raise damaged(line, "letter", "a seat is a letter, A for the first, J for the tenth")
    return LETTERS.index(name)


_WORDS: Words = {"yield": lambda line, seat, rest: moves.Yield(_seat(line, rest))}
