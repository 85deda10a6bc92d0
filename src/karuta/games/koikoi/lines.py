"""How the lines of a record are read back into the steps of a match (docs/notation.md). Only what a player or the table
did is read; what the rules make of it is written again and compared."""

from __future__ import annotations

import re
from collections.abc import Iterator

from karuta.games.game import TABLE
from karuta.games.koikoi.moves import Deal, Draw, KoiKoi, Pick, Play, Resign, Stop
from karuta.games.koikoi.scribe import INDENT, SEATS
from karuta.games.record import Line, Step, damaged, quoted
from karuta.hanafuda.deck import NUMBERS

_ROUND = re.compile(r"round \d+ dealer [A-D]")
_TURN = re.compile(r"\d+ ([A-D]) ([^,]+)(?:, ([^,]+))?")
_RESIGNED = re.compile(r"([A-D]) resign")
_TAKING = re.compile(r"(\S+)(?: x (\S+(?: \S+)*?)(?: not (\S+(?: \S+)*))?)?")
_FACTS = ("draw", "again", "table", "hand", "yaku", "end", "score")
_DECISIONS: dict[str, type[KoiKoi | Stop]] = {"koi-koi": KoiKoi, "stop": Stop}


def steps_of(lines: Iterator[Line]) -> Iterator[tuple[Line, Step]]:
    """The steps that the lines stand for, each with its line."""
    seat: int | None = None
    for line in lines:
        text = line.text
        if text.startswith(INDENT):
            word = text.strip()
            if word in _DECISIONS and seat is not None:
                yield line, Step(seat, _DECISIONS[word]())
            elif word.partition(" ")[0] not in _FACTS:
                raise damaged(
                    line, "koikoi-under", "under a round or a turn stand 'koi-koi', 'stop' and what came of it"
                )
        elif _ROUND.fullmatch(text):
            seat = None
            yield line, Step(TABLE, Deal())
        elif resigned := _RESIGNED.fullmatch(text):
            yield line, Step(SEATS.index(resigned[1]), Resign())
        elif turn := _TURN.fullmatch(text):
            seat = SEATS.index(turn[1])
            yield from ((line, step) for step in _turn(line, seat, turn[2], turn[3]))
        else:
            raise damaged(
                line, "koikoi-line", "a line is 'round', a turn such as '3 A moon x geese, crane', or 'A resign'"
            )


def _turn(line: Line, seat: int, played: str, drawn: str | None) -> Iterator[Step]:
    card, take = _taking(line, played)
    yield Step(seat, Play(card, take))
    if drawn is None:
        return
    yield Step(TABLE, Draw())
    _, take = _taking(line, drawn)
    if take is not None:
        yield Step(seat, Pick(take))


def _taking(line: Line, text: str) -> tuple[int, int | None]:
    """A card, and the one that it took where there was a choice."""
    found = _TAKING.fullmatch(text)
    if found is None:
        raise damaged(
            line, "koikoi-taking", "a card that takes is 'moon x geese', with a choice 'moon x geese not 08-plain-1'"
        )
    card = _card(line, found[1])
    return card, _card(line, found[2]) if found[3] else None


def _card(line: Line, token: str) -> int:
    if token not in NUMBERS:
        told = quoted(token)
        raise damaged(line, "koikoi-card", f"{told!r} is no card, such as crane, 01-ribbon or 12-plain-3", right=told)
    return NUMBERS[token]
