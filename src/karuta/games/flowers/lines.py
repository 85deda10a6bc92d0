"""How the turns of a match with flower cards stand in a record, written and read back (docs/notation.md 4): a line for
each round and each turn, and indented lines for what the rules make of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from karuta.games.flowers.events import DealerDrawn, Dealt, Drawn, Redealt
from karuta.games.flowers.moves import Deal, Draw, Pick, Play
from karuta.games.flowers.turns import matching
from karuta.games.game import TABLE, Turn
from karuta.games.moves import Resign
from karuta.games.record import LETTERS, Line, Step, damaged, quoted
from karuta.games.turn_lines import Shape, Under, resigned, steps_of, under
from karuta.hanafuda.deck import DECK, NUMBERS

_ROUND = re.compile(r"round \d+ dealer [A-D]")
_TURN = re.compile(r"\d+ ([A-D]) ([^,]+)(?:, ([^,]+))?")
_TAKING = re.compile(r"(\S+)(?: x (\S+(?: \S+)*?)(?: not (\S+(?: \S+)*))?)?")
_DEALT = ("draw", "again", "table", "hand")
_SUCH_AS = "'round 1 dealer A', '3 A moon x geese, crane' or 'A resign'"

# -- written ----------------------------------------------------------------------------------------------------------


def written(turns: Iterable[Turn], facts: Callable[[Any], Iterator[str]]) -> Iterator[str]:
    """The lines of all turns. A turn that a resignation or the end of the record cut off stays as far as it came.
    `facts` gives what a game tells of an event that is its own, and of a move that is its own."""
    begun = ""
    for turn in turns:
        move = turn.move
        if isinstance(move, Play):
            begun = f"{len(turn.after.turns)} {LETTERS[int(turn.actor)]} {_taking(turn, move.card, move.take)}"
        elif isinstance(move, Draw):
            begun = f"{begun}, {_drawing(turn)}"
        elif isinstance(move, Pick):
            begun = f"{begun.rpartition(', ')[0]}, {_taking(turn, turn.before.drawn, move.take)}"
        if begun and turn.after.phase not in ("draw", "pick"):
            yield begun
            begun = ""
        yield from _word(turn)
        yield from under(facts(move))
        for event in turn.events:
            yield from under(_dealt(event, turn) or facts(event))
    if begun:
        yield begun


def names(cards: Iterable[int]) -> str:
    """The tokens of cards, with blanks between."""
    return " ".join(DECK[card].token for card in cards)


def _taking(turn: Turn, card: int, take: int | None) -> str:
    """A card and what it took; what it could have taken instead stands after `not`."""
    lay = matching(turn.before.table, card)
    if take is not None:
        return f"{names([card])} x {names([take])} not {names(other for other in lay if other != take)}"
    return f"{names([card])} x {names(lay)}" if lay else names([card])


def _drawing(turn: Turn) -> str:
    """The stock card; `x ?` while its player has to pick."""
    drawn = next(event for event in turn.events if isinstance(event, Drawn))
    return f"{names([drawn.card])} x ?" if drawn.choices else _taking(turn, drawn.card, None)


def _word(turn: Turn) -> Iterator[str]:
    """The line of what is no part of a turn's own line."""
    if isinstance(turn.move, Deal):
        dealt = next(event for event in turn.events if isinstance(event, Dealt))
        yield f"round {dealt.round} dealer {LETTERS[dealt.dealer]}"
    elif isinstance(turn.move, Resign):
        yield resigned(turn)


def _dealt(event: Any, turn: Turn) -> list[str]:
    """What showed when the cards were dealt."""
    match event:
        case DealerDrawn():
            return [
                "draw " + ", ".join(f"{LETTERS[seat]} {names([card])}" for seat, card in enumerate(draw))
                for draw in event.draws
            ]
        case Redealt():
            whose = "" if event.seat is None else f" {LETTERS[event.seat]}"
            return [f"again {event.kind}{whose}: {names(event.cards)}"]
        case Dealt():
            hands = [f"hand {LETTERS[seat]} {names(hand)}" for seat, hand in enumerate(turn.after.hands)]
            return [f"table {names(event.table)}", *hands]
    return []


# -- read back --------------------------------------------------------------------------------------------------------


def read(lines: Iterator[Line], own: Under) -> Iterator[tuple[Line, Step]]:
    """The steps that lines stand for; `own` are the indented lines that only one game has. Only what a player or the
    table did is read; what the rules make of it is written again and compared."""
    return steps_of(lines, _SHAPES, {**dict.fromkeys(_DEALT), **own}, _SUCH_AS)


def _turn(line: Line, match: re.Match[str]) -> Iterator[Step]:
    seat = LETTERS.index(match[1])
    card, take = _taken(line, match[2])
    yield Step(seat, Play(card, take))
    if match[3] is None:
        return
    yield Step(TABLE, Draw())
    _, take = _taken(line, match[3])
    if take is not None:
        yield Step(seat, Pick(take))


_SHAPES: tuple[Shape, ...] = ((_ROUND, lambda line, match: (Step(TABLE, Deal()),)), (_TURN, _turn))


def _taken(line: Line, text: str) -> tuple[int, int | None]:
    """A card, and the one that it took where there was a choice."""
    found = _TAKING.fullmatch(text)
    if found is None:
        raise damaged(
            line, "flowers-taking", "a card that takes is 'moon x geese', with a choice 'moon x geese not 08-plain-1'"
        )
    card = _card(line, found[1])
    return card, _card(line, found[2]) if found[3] else None


def _card(line: Line, token: str) -> int:
    if token not in NUMBERS:
        told = quoted(token)
        raise damaged(line, "flowers-card", f"{told!r} is no card, such as crane, 01-ribbon or 12-plain-3", right=told)
    return NUMBERS[token]
