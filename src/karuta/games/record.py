"""Records of games: text that people can read and that a program can check word by word (docs/notation.md).

A record is a pure function of what happened: headers, then the lines of the game's own notation, then a check. Reading
one plays the game again; whatever then differs from the text is refused with its line. So a record that is accepted
is the record of that game, and no changed line goes unnoticed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import zip_longest
from typing import Any, NamedTuple

from msgspec import Struct

from karuta.errors import BadInput, KarutaError
from karuta.games.game import Actor, Game, Turn

VERSION = 1
_FIRST = f"karuta record {VERSION}"
_HEADER = re.compile(r"([A-Z][A-Za-z-]*|[A-Z]\d+): (.*)")
_SEAT = re.compile(r"[A-Z]\d*")
INDENT = "    "
"""Before what belongs to the line above."""
LETTERS = "ABCDEFGHIJ"
"""What stands for seats where each has a letter."""
_QUOTED = 240
"""Characters of a line that a refusal shows at the most."""
_NEAR = 60
_OWN = ("Game", "Seed", "Rules", "Position", "Seats", "Result")


class Step(NamedTuple):
    """Who did what."""

    actor: Actor
    move: Any


class Line(NamedTuple):
    """A line of a record: its number from 1, and its text without blanks at the end."""

    number: int
    text: str


class Record(Struct, frozen=True):
    """A game as recorded. `rules` is the text of `--rules`; `names` are by seat; `position` is empty for a game from
    its beginning; `headers` are further ones (Date, Place ...) in the order given."""

    game: str
    seed: str
    names: tuple[str, ...]
    steps: tuple[Step, ...]
    rules: str = ""
    position: str = ""
    headers: dict[str, str] = {}


@dataclass(frozen=True)
class Notation:
    """How a game is written down and read back."""

    game: Game[Any, Any, Any, Any]
    seat_names: Callable[[int], tuple[str, ...]]
    """What stands for the seats in headers and lines, by their number."""
    write: Callable[[Iterable[Turn]], Iterator[str]]
    """The lines of these turns."""
    read: Callable[[Iterator[Line]], Iterator[tuple[Line, Step]]]
    """The steps that the lines stand for, each with the line to blame; `damaged` for a line that says nothing."""
    seats: Callable[[str], int] | None = None
    """How many play by the text of the rules; None: as many as a header says, unless only one number can."""
    position: Callable[[Any], str] = lambda state: ""
    """The position at which a game begins, empty for its beginning."""
    start: Callable[[Record], Any] | None = None
    """The first state of a game that is recorded from a position; None: no game is."""

    def seats_by(self, rules: str) -> int | None:
        """How many play by these rules, None if they leave it open."""
        if self.seats is not None:
            return self.seats(rules)
        return self.game.seats[0] if len(self.game.seats) == 1 else None

    def begin(self, record: Record) -> Any:
        """The first state of the recorded game."""
        if not record.position:
            return self.game.new(self.game.rules(record.rules), record.seed, len(record.names))
        if self.start is None:
            raise BadInput(
                f"{record.position[:_NEAR]!r}: this game is recorded from its beginning, without a position",
                key="error-record-position",
                given=record.position[:_NEAR],
            )
        return self.start(record)

    def record_of(
        self,
        state: Any,
        names: Sequence[str],
        steps: Iterable[tuple[Actor, Any]],
        headers: dict[str, str] | None = None,
    ) -> Record:
        """The record of a game that began with `state` and took these steps; `names` by seat. `BadInput` if that is no
        beginning, or for another number of names."""
        check_headers(names, headers or {})
        rules = self.game.options.text(state.rules)
        seats = self.seats_by(rules)
        if seats is not None and len(names) != seats:
            raise BadInput(
                f"{len(names)} names for {seats} seats: one each",
                key="error-record-names",
                given=len(names),
                seats=seats,
            )
        taken = tuple(Step(actor, move) for actor, move in steps)
        record = Record(self.game.name, state.seed, tuple(names), taken, rules, self.position(state), headers or {})
        if self.begin(record) != state:
            raise BadInput(
                f"a record with {len(names)} names begins where the game does, not in its midst",
                key="error-record-begin",
                names=len(names),
            )
        return record

    def text(self, record: Record) -> str:
        """The text of a record of this game."""
        return write(record, self)

    def parse(self, text: str) -> Record:
        """A record of this game, checked by playing it; `BadInput` names line and reason."""
        return parse(text, {self.game.name: self})

    def replay(self, record: Record) -> Iterator[Turn]:
        """Every turn of the recorded game with its states."""
        return replay(record, self)


def lettered(seats: int) -> tuple[str, ...]:
    """Names of seats: a letter each.

    >>> lettered(3)
    ('A', 'B', 'C')
    """
    return tuple(LETTERS[:seats])


def quoted(text: str, around: int = 0) -> str:
    """`text`, or as much of it as a person reads: what is near the character `around`."""
    begin = max(0, around - _NEAR) if len(text) > _QUOTED else 0
    end = begin + _QUOTED
    return f"{'…' * (begin > 0)}{text[begin:end]}{'…' * (end < len(text))}"


def damaged(line: Line, fault: str, wanted: str, **facts: str | int) -> BadInput:
    """The refusal of a line that can't be read. `wanted` says in English what would be right; people are told by
    `fault`, one of the variants of the catalogue entry `error-record-line`, filled with `facts`."""
    return BadInput(
        f"line {line.number}: {quoted(line.text)!r} can't be read; {wanted}",
        key="error-record-line",
        line=line.number,
        text=quoted(line.text),
        fault=fault,
        **facts,
    )


def check_headers(names: Iterable[str], headers: Mapping[str, str]) -> None:
    """`BadInput` for a name or header that can't stand in one line, or that is one of the record's own."""
    for text in (*names, *headers.values()):
        if text != " ".join(text.split()):
            raise BadInput(
                f"{text!r}: a name or header stands in one line, with single blanks between words",
                key="error-record-header",
                text=text,
            )
    for key in headers:
        if not _HEADER.fullmatch(f"{key}: ") or key in _OWN or _SEAT.fullmatch(key):
            raise BadInput(
                f"header {key!r}: a further header is a word with a capital that the record has no use for itself",
                key="error-record-header",
                text=key,
            )


def replay(record: Record, notation: Notation) -> Iterator[Turn]:
    """Every turn of the recorded game with the states before and after it."""
    state = notation.begin(record)
    for actor, move in record.steps:
        after, events = notation.game.apply(state, actor, move)
        yield Turn(state, actor, move, after, events)
        state = after


def write(record: Record, notation: Notation) -> str:
    """The text of a record. `BadInput` if a name or a header can't stand in one line."""
    turns = list(replay(record, notation))
    last = turns[-1].after if turns else notation.begin(record)
    lines = [_FIRST]
    lines += [f"{key}: {value}".rstrip() for key, value in _headers(record, notation, last)]
    lines.append("")
    lines += notation.write(turns)
    return "\n".join([*lines, _check(lines), ""])


def parse(text: str, notations: Mapping[str, Notation]) -> Record:
    """The record that the text holds, played again and compared word by word. `BadInput` names line and reason."""
    lines = [Line(i, line.rstrip()) for i, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1)]
    while lines and not lines[-1].text:
        lines.pop()
    headers, body = _split(lines)
    notation = _notation(headers, notations)
    bare = _record(headers, notation)
    steps = _play(bare, notation, headers.get("Position", headers["Rules"])[0], body[:-1])
    record = Record(bare.game, bare.seed, bare.names, tuple(steps), bare.rules, bare.position, bare.headers)
    _compare(lines, write(record, notation).splitlines())
    return record


def _headers(record: Record, notation: Notation, last: Any) -> Iterator[tuple[str, str]]:
    outcome = notation.game.outcome(last)
    yield "Game", record.game
    yield "Seed", record.seed
    yield "Rules", record.rules
    if record.position:
        yield "Position", record.position
    if notation.seats_by(record.rules) is None:
        yield "Seats", str(len(record.names))
    seats = notation.seat_names(len(record.names))
    yield from zip(seats, record.names, strict=True)
    yield from record.headers.items()
    if outcome is None:
        yield "Result", "*"
    else:
        winners = " ".join(seats[seat] for seat in outcome.winners)
        yield "Result", f"{winners or 'draw'} {outcome.margin} {outcome.why}"


def _check(lines: Iterable[str]) -> str:
    digest = sha256("\n".join(line.rstrip() for line in lines).encode()).hexdigest()
    return f"check {digest[:16]}"


def _split(lines: list[Line]) -> tuple[dict[str, tuple[Line, str]], list[Line]]:
    """Headers by name, and the lines of the game with the check at their end."""
    if not lines or lines[0].text != _FIRST:
        first = lines[0] if lines else Line(1, "")
        raise damaged(first, "first", f"a record begins with {_FIRST!r}", right=_FIRST)
    headers: dict[str, tuple[Line, str]] = {}
    for i, line in enumerate(lines[1:], start=1):
        if not line.text:
            body = lines[i + 1 :]
            break
        match = _HEADER.fullmatch(line.text if ": " in line.text else f"{line.text} ")
        if match is None or match[1] in headers:
            raise damaged(
                line, "header", "a header is 'Name: text', each name once, and an empty line ends the headers"
            )
        headers[match[1]] = line, match[2]
    else:
        body = []
    if not body or not body[-1].text.startswith("check "):
        raise damaged(
            lines[-1], "end", "the last line of a record is 'check' and 16 hexadecimal digits: the end is missing"
        )
    return headers, body


def _notation(headers: dict[str, tuple[Line, str]], notations: Mapping[str, Notation]) -> Notation:
    line, name = headers.get("Game", (Line(2, ""), ""))
    known = ", ".join(notations)
    if name not in notations:
        raise damaged(line, "game", f"the header 'Game' is one of {known}", right=known)
    return notations[name]


def _record(headers: dict[str, tuple[Line, str]], notation: Notation) -> Record:
    _need(headers, "Seed", "Rules")
    rules = headers["Rules"][1]
    seats = notation.seat_names(_seats(headers, notation))
    _need(headers, *seats, "Result")
    own = (*_OWN, *seats)
    return Record(
        game=notation.game.name,
        seed=headers["Seed"][1],
        names=tuple(headers[seat][1] for seat in seats),
        steps=(),
        rules=rules,
        position=headers["Position"][1] if "Position" in headers else "",
        headers={key: text for key, (_, text) in headers.items() if key not in own},
    )


def _seats(headers: dict[str, tuple[Line, str]], notation: Notation) -> int:
    line, rules = headers["Rules"]
    try:
        seats = notation.seats_by(rules)
    except KarutaError as fault:
        raise _blamed(line, fault) from fault
    if seats is not None:
        return seats
    _need(headers, "Seats")
    line, text = headers["Seats"]
    allowed = [str(number) for number in notation.game.seats]
    if text not in allowed:
        right = ", ".join(allowed)
        raise damaged(line, "seats", f"the header 'Seats' is one of {right}", right=right)
    return int(text)


def _need(headers: Mapping[str, object], *names: str) -> None:
    missing = next((name for name in names if name not in headers), None)
    if missing is not None:
        raise damaged(Line(2, ""), "missing", f"the header {missing!r} is missing", right=missing)


def _play(record: Record, notation: Notation, header: Line, body: list[Line]) -> list[Step]:
    """The steps of the body; `header` is to blame for a game that can't even begin."""
    steps: list[Step] = []
    try:
        state = notation.begin(record)
    except KarutaError as fault:
        raise _blamed(header, fault) from fault
    for line, step in notation.read(iter(body)):
        try:
            state, _ = notation.game.apply(state, *step)
        except KarutaError as fault:
            raise _blamed(line, fault) from fault
        steps.append(step)
    return steps


def _blamed(line: Line, fault: KarutaError) -> BadInput:
    return BadInput(
        f"line {line.number}: {quoted(line.text)!r}: {fault}",
        key="error-record-move",
        line=line.number,
        text=quoted(line.text),
        reason=str(fault),
    )


def _compare(lines: list[Line], written: list[str]) -> None:
    for line, right in zip_longest(lines, written):
        if line is None or line.text != right:
            number = len(lines) if line is None else line.number
            found, wanted = "" if line is None else line.text, right or ""
            pairs = enumerate(zip(found, wanted, strict=False))
            differs = next((i for i, (one, other) in pairs if one != other), min(len(found), len(wanted)))
            found, wanted = quoted(found, differs), quoted(wanted, differs)
            raise BadInput(
                f"line {number}: {found!r} stands there, but the match gives {wanted!r}",
                key="error-record-fact",
                line=number,
                text=found,
                right=wanted,
            )
