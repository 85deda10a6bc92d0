"""How readings stand in the records of all games with a reader, written and read back (docs/notation.md 3.3): a line
for the reading, and indented ones for the morae, the clock, what was touched and the strokes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from karuta.games.game import TABLE, Turn
from karuta.games.moves import Resign
from karuta.games.readings import Hand, Read, Ready, Time, Touches, Void
from karuta.games.record import INDENT, Line, Step, damaged, quoted
from karuta.mat.stroke import Sample, Stroke
from karuta.poems.kimariji import opening
from karuta.poems.reading import Reading

_READING = re.compile(r"(\d+)\. (\d+) (\S+) mora=(\d+),\d+-\d+ (.+)")
HOUSE = "house"
"""Instead of a seat: a reading that is void because the house was cut off."""
_SPAN = re.compile(r"(\d+)-(\d+)")

Names: TypeAlias = Sequence[str]
"""What stands for the seats, by seat."""
SeatOf: TypeAlias = Callable[[Line, str], int]
"""The seat of a name in a line; `damaged` for what is no name."""
Words: TypeAlias = Mapping[str, Callable[[Line, int, str], Any]]
"""How the moves of seats are read, by their first word: from the line, the seat, and what follows the word."""


class Scribe(NamedTuple):
    """How one game puts turns into words: the move of a seat, with what stands for the seats; the lines below a move or
    a ruling that say what came of it; what a ruled turn came to, and what its hands touched."""

    said: Callable[[Any, Names], str]
    told: Callable[[Turn], Iterator[str]]
    facts: Callable[[Turn], str]
    contacts: Callable[[Turn], Sequence[str]]


# -- written ----------------------------------------------------------------------------------------------------------


def written(turns: Iterable[Turn], names: Callable[[int], tuple[str, ...]], scribe: Scribe) -> Iterator[str]:
    """The lines of all turns; a clock that changes nothing and is followed by a later one is left out. `names` gives
    what stands for so many seats."""

    def plain(turn: Turn) -> Iterator[str]:
        if isinstance(turn.move, Time):
            yield f"clock {turn.move.ms}"
        elif not isinstance(turn.move, Touches):
            those = names(turn.before.seats)
            yield f"{those[int(turn.actor)]} {scribe.said(turn.move, those)}"
        yield from scribe.told(turn)

    kept = _condensed(turns)
    for turn in kept:
        if not isinstance(turn.move, Read):
            yield from plain(turn)
            continue
        inner = [f"{INDENT}{_morae_line(turn.move.reading)}"]
        head, end = _head(turn), "open"
        after: list[str] = []
        for later in kept:
            if isinstance(later.move, Touches):
                end, inner = scribe.facts(later), [*inner, *_touched(later, names(later.before.seats), scribe)]
                after += plain(later)
                break
            if isinstance(later.move, Void):
                cut = later.move.seat
                end = f"void={HOUSE if cut is None else names(later.before.seats)[cut]}"
                break
            if later.after.phase != "open":
                after += plain(later)
                break
            inner += [f"{INDENT}{line}" for line in plain(later)]
        yield f"{head} {end}"
        yield from inner
        yield from after


def _condensed(turns: Iterable[Turn]) -> Iterator[Turn]:
    idle: Turn | None = None
    for turn in turns:
        is_clock = isinstance(turn.move, Time)
        if idle is not None and not is_clock:
            yield idle
        idle = turn if is_clock and not turn.events else None
        if idle is None:
            yield turn
    if idle is not None:
        yield idle


def _head(turn: Turn) -> str:
    reading: Reading = turn.move.reading
    kana = opening(reading.poem, reading.kimariji, turn.before.rules.manner.verse)
    span = f"{reading.decided_start_ms}-{reading.decided_end_ms}"
    return f"{reading.number}. {reading.poem} {kana} mora={reading.kimariji},{span}"


def _morae_line(reading: Reading) -> str:
    spans = zip(reading.mora_start_ms, reading.mora_end_ms, strict=True)
    whole = f" whole {reading.whole_ms}" if reading.whole_ms else ""
    return f"morae {' '.join(f'{a}-{b}' for a, b in spans)} upper {reading.upper_ms}{whole}"


def _touched(turn: Turn, names: Names, scribe: Scribe) -> Iterator[str]:
    if told := scribe.contacts(turn):
        yield f"{INDENT}contacts {' '.join(told)}"
    for seat, strokes in turn.move.strokes.items():
        for stroke in strokes:
            yield f"{INDENT}hand {names[seat]} {stroke.pointer} {' '.join(_samples(stroke.samples))}"
        if not strokes:
            yield f"{INDENT}hand {names[seat]} -"


def _samples(samples: Iterable[Sample]) -> Iterator[str]:
    """The first sample as it is, then differences."""
    t = x = y = 0
    for sample in samples:
        yield f"{sample[0] - t},{sample[1] - x},{sample[2] - y}"
        t, x, y = sample


def said(move: Any) -> str:
    """A move of those that every such game has, in words: its tag, and for a hand where it goes."""
    word = str(type(move).__struct_config__.tag)
    return f"{word} {'up' if move.up else 'down'}" if isinstance(move, Hand) else word


def ms(time: int) -> str:
    """0.1 ms as ms with one decimal."""
    return f"{time // 10}.{time % 10}"


# -- read back --------------------------------------------------------------------------------------------------------


def steps_of(
    lines: Iterator[Line],
    seat_of: SeatOf,
    words: Words,
    facts: tuple[str, ...],
) -> Iterator[tuple[Line, Step]]:
    """The steps that lines stand for, each with the line to blame. `words` read the moves that seats have in this game
    besides those that they always have; what begins with one of `facts` is no step, but compared when the record is
    written again."""
    reader = _Reader(seat_of, {**_WORDS, **words}, facts)
    block: list[Line] = []
    for line in lines:
        if line.text.startswith(INDENT):
            if not block:
                raise damaged(line, "indented", "an indented line belongs to a line before it")
            block.append(line)
            continue
        yield from reader.steps(block)
        block = [line]
    yield from reader.steps(block)


class _Reader:
    def __init__(self, seat_of: SeatOf, words: Words, facts: tuple[str, ...]) -> None:
        self.seat_of, self.words = seat_of, words
        self.facts = facts

    def steps(self, block: list[Line]) -> Iterator[tuple[Line, Step]]:
        """Those of a line with what is indented under it."""
        if not block:
            return
        head, inner = block[0], block[1:]
        if (match := _READING.fullmatch(head.text)) is not None:
            yield from self.reading(head, match, inner)
            return
        for line in inner:
            if line.text.split()[0] not in self.facts:
                told = " or ".join(repr(word) for word in self.facts)
                raise damaged(line, "under-move", f"under a move stands {told}", right=", ".join(self.facts))
        if head.text.split(" ")[0] not in self.facts:
            yield head, self.move(head, head.text)

    def reading(self, head: Line, match: re.Match[str], inner: list[Line]) -> Iterator[tuple[Line, Step]]:
        number, poem, mora = (whole(head, match[i]) for i in (1, 2, 4))
        strokes: dict[int, tuple[Stroke, ...]] = {}
        meanwhile: list[tuple[Line, Step]] = []
        spans: tuple[tuple[int, ...], tuple[int, ...], int, int] | None = None
        for line in inner:
            word, _, rest = line.text.strip().partition(" ")
            if word == "morae":
                spans = _morae(line, rest)
            elif word == "hand":
                self.add_hand(line, rest, strokes)
            elif word == "clock" or rest.split(" ")[0] in self.words:
                meanwhile.append((line, self.move(line, line.text.strip())))
            elif word != "contacts":
                raise damaged(line, "under-reading", "under a reading stand 'morae', 'clock', 'contacts' and 'hand'")
        if spans is None or mora > len(spans[0]):
            raise damaged(head, "no-morae", f"a line 'morae' with at least {mora} spans belongs under it", right=mora)
        yield head, Step(TABLE, Read(Reading(number, poem, mora, *spans)))
        yield from meanwhile
        if match[5].startswith("void="):
            cut = match[5].removeprefix("void=")
            yield head, Step(TABLE, Void(None if cut == HOUSE else self.seat_of(head, cut)))
        elif match[5] != "open":
            yield head, Step(TABLE, Touches(strokes))

    def add_hand(self, line: Line, text: str, strokes: dict[int, tuple[Stroke, ...]]) -> None:
        name, _, rest = text.partition(" ")
        seat = self.seat_of(line, name)
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
                    line, "stroke", "'hand' holds a seat, a pointer, and samples time,x,y (differences after the first)"
                )
            dt, dx, dy = (whole(line, number) for number in numbers)
            t, x, y = t + dt, x + dx, y + dy
            samples.append(Sample(t, x, y))
        strokes[seat] = (*strokes.get(seat, ()), Stroke(whole(line, pointer), tuple(samples)))

    def move(self, line: Line, text: str) -> Step:
        """A clock, or the move of a seat: its name, a word, and what goes with it."""
        name, _, said = text.partition(" ")
        if name == "clock":
            return Step(TABLE, Time(whole(line, said)))
        word, _, rest = said.partition(" ")
        read = self.words.get(word)
        if read is None:
            words = ", ".join(self.words)
            raise damaged(
                line, "word", f"a line begins with a reading, 'clock', or a seat and one of {words}", right=words
            )
        seat = self.seat_of(line, name)
        return Step(seat, read(line, seat, rest))


def _morae(line: Line, text: str) -> tuple[tuple[int, ...], tuple[int, ...], int, int]:
    spans, _, lengths = text.partition(" upper ")
    upper, _, end = lengths.partition(" whole ")
    found = [_SPAN.fullmatch(span) for span in spans.split(" ")]
    if not all(found) or not upper:
        raise damaged(
            line, "morae", "'morae' holds start-end of each mora in ms, then 'upper' and the length of the verse"
        )
    pairs = [(whole(line, m[1]), whole(line, m[2])) for m in found if m is not None]
    whole_ms = whole(line, end) if end else 0
    return tuple(a for a, _ in pairs), tuple(b for _, b in pairs), whole(line, upper), whole_ms


def whole(line: Line, text: str) -> int:
    """The whole number that `text` is; `damaged` if it is none."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 12):
        raise damaged(line, "number", f"{quoted(text)!r} is no whole number", right=quoted(text))
    return int(text)


def bare(kind: Callable[[], Any]) -> Callable[[Line, int, str], Any]:
    """Reads a word that nothing follows."""

    def read(line: Line, seat: int, rest: str) -> Any:
        if rest:
            raise damaged(line, "bare", "nothing follows this word")
        return kind()

    return read


def _hand(line: Line, seat: int, rest: str) -> Hand:
    if rest not in ("up", "down"):
        raise damaged(line, "hand", "a hand goes 'up' or 'down'")
    return Hand(rest == "up")


_WORDS: Words = {"ready": bare(Ready), "hand": _hand, "resign": bare(Resign)}
