"""How the lines of a record are read back into the steps of a match (docs/notation.md). Only what a player or the
table did is read; what the rules make of it is written again and compared."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from karuta.games import reading_lines
from karuta.games.kyogi import moves
from karuta.games.kyogi.state import side_of
from karuta.games.reading_lines import Words, bare, whole
from karuta.games.record import Line, Step, damaged
from karuta.mat.field import Place

_SEAT = re.compile(r"([AB])([1-5])?")
_PLACE = re.compile(r"(\d+)=([012])@(\d+)")


def steps_of(lines: Iterator[Line]) -> Iterator[tuple[Line, Step]]:
    """The steps that lines stand for; the mat and the score under a move are compared when it is written again."""
    return reading_lines.steps_of(lines, _seat, _WORDS, ("mat", "score"))


def _places(line: Line, seat: int, rest: str) -> dict[int, Place]:
    places: dict[int, Place] = {}
    for piece in rest.split(" "):
        match = _PLACE.fullmatch(piece)
        if match is None:
            raise damaged(line, "place", "a place is card=row@x: row 0, 1 or 2, x in 0.1 mm from the owner's left")
        places[whole(line, match[1])] = Place(side_of(seat), int(match[2]), whole(line, match[3]))
    return places


def _put(line: Line, seat: int, rest: str) -> Any:
    places = _places(line, seat, rest)
    if len(places) != 1:
        raise damaged(line, "one-card", "one card is put at a time: put card=row@x")
    return moves.Put(*next(iter(places.items())))


def _pass(line: Line, seat: int, rest: str) -> Any:
    to, *cards = rest.split(" ")
    return moves.Pass(_seat(line, to), tuple(whole(line, card) for card in cards))


_WORDS: Words = {
    "bow": bare(moves.Bow),
    "lay": lambda line, seat, rest: moves.Lay(_places(line, seat, rest)),
    "swing": bare(moves.Swing),
    "away": bare(lambda: moves.Away(True)),
    "back": bare(lambda: moves.Away(False)),
    "shift": lambda line, seat, rest: moves.Shift(_places(line, seat, rest)),
    "hai": bare(moves.Hai),
    "send": lambda line, seat, rest: moves.Send(tuple(whole(line, card) for card in rest.split(" "))),
    "waive": bare(moves.Waive),
    "put": _put,
    "pass": _pass,
}


def _seat(line: Line, name: str) -> int:
    match = _SEAT.fullmatch(name)
    if match is None:
        raise damaged(line, "field", "a seat is A or B, in teams with its number in the side, such as B2")
    return 2 * int(match[2] or 1) - (2 if match[1] == "A" else 1)
