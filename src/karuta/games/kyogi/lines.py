"""How the lines of a record are read back into the steps of a match (docs/notation.md). Only what a player or the
table did is read; what the rules make of it is written again and compared."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from karuta.games.game import TABLE
from karuta.games.kyogi import moves
from karuta.games.record import Line, Step, damaged, quoted
from karuta.mat.field import Place
from karuta.mat.stroke import Sample, Stroke
from karuta.poems.reading import Reading

_READING = re.compile(r"(\d+)\. (\d+) (\S+) mora=(\d+),\d+-\d+ (.+)")
_SAID = re.compile(r"([AB][1-5]?) ([a-z]+)(?: (.*))?")
_SEAT = re.compile(r"([AB])([1-5])?")
_PLACE = re.compile(r"(\d+)=([012])@(\d+)")
_SPAN = re.compile(r"(\d+)-(\d+)")
_INDENT = "    "


def steps_of(lines: Iterator[Line]) -> Iterator[tuple[Line, Step]]:
    block: list[Line] = []
    for line in lines:
        if line.text.startswith(_INDENT):
            if not block:
                raise damaged(line, "indented", "an indented line belongs to a line before it")
            block.append(line)
            continue
        yield from _steps(block)
        block = [line]
    yield from _steps(block)


def _steps(block: list[Line]) -> Iterator[tuple[Line, Step]]:
    if not block:
        return
    head, inner = block[0], block[1:]
    if (match := _READING.fullmatch(head.text)) is not None:
        yield from _reading_steps(head, match, inner)
        return
    # What is indented under a move (the mat, the score) is no move: it is compared when the record is written again.
    for line in inner:
        if not line.text.startswith((f"{_INDENT}mat ", f"{_INDENT}score ")):
            raise damaged(line, "under-move", "under a move stands 'mat' or 'score'")
    yield head, _move(head)


def _reading_steps(head: Line, match: re.Match[str], inner: list[Line]) -> Iterator[tuple[Line, Step]]:
    number, poem, mora = _int(head, match[1]), _int(head, match[2]), _int(head, match[4])
    strokes: dict[int, tuple[Stroke, ...]] = {}
    clocks: list[tuple[Line, Step]] = []
    spans: tuple[tuple[int, ...], tuple[int, ...], int, int] | None = None
    for line in inner:
        word, _, rest = line.text.strip().partition(" ")
        if word == "morae":
            spans = _morae(line, rest)
        elif word == "clock":
            clocks.append((line, Step(TABLE, moves.Time(_int(line, rest)))))
        elif word == "hand":
            _add_hand(line, rest, strokes)
        elif word != "contacts":
            raise damaged(line, "under-reading", "under a reading stand 'morae', 'clock', 'contacts' and 'hand'")
    if spans is None or mora > len(spans[0]):
        raise damaged(head, "no-morae", f"a line 'morae' with at least {mora} spans belongs under it", right=mora)
    yield head, Step(TABLE, moves.Read(Reading(number, poem, mora, *spans)))
    yield from clocks
    if match[5].startswith("void="):
        yield head, Step(TABLE, moves.Void(_seat(head, match[5][5:])))
    elif match[5] != "open":
        yield head, Step(TABLE, moves.Touches(strokes))


def _morae(line: Line, text: str) -> tuple[tuple[int, ...], tuple[int, ...], int, int]:
    spans, _, lengths = text.partition(" upper ")
    upper, _, whole = lengths.partition(" whole ")
    found = [_SPAN.fullmatch(span) for span in spans.split(" ")]
    if not all(found) or not upper:
        raise damaged(
            line, "morae", "'morae' holds start-end of each mora in ms, then 'upper' and the length of the verse"
        )
    pairs = [(_int(line, m[1]), _int(line, m[2])) for m in found if m is not None]
    whole_ms = _int(line, whole) if whole else 0
    return tuple(a for a, _ in pairs), tuple(b for _, b in pairs), _int(line, upper), whole_ms


def _add_hand(line: Line, text: str, strokes: dict[int, tuple[Stroke, ...]]) -> None:
    name, _, rest = text.partition(" ")
    seat = _seat(line, name)
    if rest == "-":
        strokes.setdefault(seat, ())
        return
    pointer, *pieces = rest.split(" ")
    samples: list[Sample] = []
    t = x = y = 0
    for piece in pieces:
        numbers = piece.split(",")
        if len(numbers) != 3:
            raise damaged(
                line, "stroke", "'hand' holds a field, a pointer, and samples time,x,y (differences after the first)"
            )
        dt, dx, dy = (_int(line, number) for number in numbers)
        t, x, y = t + dt, x + dx, y + dy
        samples.append(Sample(t, x, y))
    strokes[seat] = (*strokes.get(seat, ()), Stroke(_int(line, pointer), tuple(samples)))


def _move(line: Line) -> Step:
    word, _, rest = line.text.partition(" ")
    if word == "clock":
        return Step(TABLE, moves.Time(_int(line, rest)))
    match = _SAID.fullmatch(line.text)
    reader = _WORDS.get(match[2]) if match is not None else None
    if match is None or reader is None:
        words = ", ".join(_WORDS)
        raise damaged(line, "word", f"a line begins with a reading, 'clock', or a seat and one of {words}", right=words)
    return Step(_seat(line, match[1]), reader(line, match[1][0], match[3] or ""))


def _bare(kind: Callable[[], Any]) -> Callable[[Line, str, str], Any]:
    def read(line: Line, side: str, rest: str) -> Any:
        if rest:
            raise damaged(line, "bare", "nothing follows this word")
        return kind()

    return read


def _hand(line: Line, side: str, rest: str) -> Any:
    if rest not in ("up", "down"):
        raise damaged(line, "hand", "a hand goes 'up' or 'down'")
    return moves.Hand(rest == "up")


def _places(line: Line, side: str, rest: str) -> dict[int, Place]:
    places: dict[int, Place] = {}
    for piece in rest.split(" "):
        match = _PLACE.fullmatch(piece)
        if match is None:
            raise damaged(line, "place", "a place is card=row@x: row 0, 1 or 2, x in 0.1 mm from the owner's left")
        places[_int(line, match[1])] = Place("A" if side == "A" else "B", int(match[2]), _int(line, match[3]))
    return places


def _put(line: Line, side: str, rest: str) -> Any:
    places = _places(line, side, rest)
    if len(places) != 1:
        raise damaged(line, "one-card", "one card is put at a time: put card=row@x")
    return moves.Put(*next(iter(places.items())))


_WORDS: dict[str, Callable[[Line, str, str], Any]] = {
    "bow": _bare(moves.Bow),
    "lay": lambda line, side, rest: moves.Lay(_places(line, side, rest)),
    "ready": _bare(moves.Ready),
    "swing": _bare(moves.Swing),
    "away": _bare(lambda: moves.Away(True)),
    "back": _bare(lambda: moves.Away(False)),
    "shift": lambda line, side, rest: moves.Shift(_places(line, side, rest)),
    "hai": _bare(moves.Hai),
    "hand": _hand,
    "send": lambda line, side, rest: moves.Send(tuple(_int(line, card) for card in rest.split(" "))),
    "waive": _bare(moves.Waive),
    "put": _put,
    "resign": _bare(moves.Resign),
}


def _seat(line: Line, name: str) -> int:
    match = _SEAT.fullmatch(name)
    if match is None:
        raise damaged(line, "field", "a seat is A or B, in teams with its number in the side, such as B2")
    return 2 * int(match[2] or 1) - (2 if match[1] == "A" else 1)


def _int(line: Line, text: str) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 12):
        raise damaged(line, "number", f"{quoted(text)!r} is no whole number", right=quoted(text))
    return int(text)
