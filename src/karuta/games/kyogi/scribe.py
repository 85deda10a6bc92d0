"""How the turns of a match are written in a record (docs/notation.md): one line a reading, indented lines for what it
rests on, and one line for each bow, layout, send, placing, move, hand and clock."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from karuta.games.game import Turn
from karuta.games.kyogi import moves
from karuta.games.kyogi.events import Ruled, Ruling, Touch
from karuta.mat.field import Place, mat_text
from karuta.mat.stroke import Sample
from karuta.poems.kimariji import opening
from karuta.poems.reading import Reading

_INDENT = "    "


def seat_names(seats: int) -> tuple[str, ...]:
    """What stands for the seats: the letter of their field, and in teams who of the side it is.

    >>> seat_names(2), seat_names(5)
    (('A', 'B'), ('A1', 'B1', 'A2', 'B2', 'A3'))
    """
    if seats == 2:
        return "A", "B"
    return tuple(f"{'AB'[seat % 2]}{seat // 2 + 1}" for seat in range(seats))


def written(turns: Iterable[Turn]) -> Iterator[str]:
    """Lines of all turns; a clock that changes nothing and is followed by a later one is left out."""
    kept = _condensed(turns)
    for turn in kept:
        if isinstance(turn.move, moves.Read):
            yield from _reading_block(turn, kept)
        else:
            yield from _plain(turn)


def _condensed(turns: Iterable[Turn]) -> Iterator[Turn]:
    idle: Turn | None = None
    for turn in turns:
        is_clock = isinstance(turn.move, moves.Time)
        if idle is not None and not is_clock:
            yield idle
        idle = turn if is_clock and not turn.events else None
        if idle is None:
            yield turn
    if idle is not None:
        yield idle


def _plain(turn: Turn) -> Iterator[str]:
    """The line of a move outside a reading, and the mat where the arranging begins and ends."""
    if isinstance(turn.move, moves.Time):
        yield f"clock {turn.move.ms}"
    else:
        yield f"{_names(turn)[int(turn.actor)]} {_said(turn.move)}"
        if isinstance(turn.move, moves.Put):
            yield f"{_INDENT}score {_score(turn.after.counts)}"
    if "arrange" in (turn.before.phase, turn.after.phase) and turn.before.phase != turn.after.phase:
        yield f"{_INDENT}mat {mat_text(turn.after.mat)}"


def _names(turn: Turn) -> tuple[str, ...]:
    return seat_names(turn.before.seats)


def _said(move: Any) -> str:
    word = type(move).__struct_config__.tag
    if isinstance(move, (moves.Lay, moves.Shift)):
        return " ".join([word, *(_place(card, place) for card, place in move.places.items())])
    if isinstance(move, moves.Put):
        return f"put {_place(move.card, move.place)}"
    if isinstance(move, moves.Send):
        return " ".join(["send", *map(str, move.cards)])
    if isinstance(move, moves.Hand):
        return f"hand {'up' if move.up else 'down'}"
    if isinstance(move, moves.Away):
        return "away" if move.away else "back"
    return str(word)


def _place(card: int, place: Place) -> str:
    return f"{card}={place[1]}@{place[2]}"


def _score(counts: tuple[int, int]) -> str:
    return f"{counts[0]}-{counts[1]}"


def _reading_block(opening_turn: Turn, turns: Iterator[Turn]) -> Iterator[str]:
    """A reading with all that belongs to it, up to its ruling, its being void, or the end of the match."""
    reading: Reading = opening_turn.move.reading
    names = _names(opening_turn)
    kana = opening(reading.poem, reading.kimariji, opening_turn.before.rules.manner.verse)
    head = (
        f"{reading.number}. {reading.poem} {kana}"
        f" mora={reading.kimariji},{reading.decided_start_ms}-{reading.decided_end_ms}"
    )
    spans = zip(reading.mora_start_ms, reading.mora_end_ms, strict=True)
    whole = f" whole {reading.whole_ms}" if reading.whole_ms else ""
    inner = [f"{_INDENT}morae {' '.join(f'{a}-{b}' for a, b in spans)} upper {reading.upper_ms}{whole}"]
    for turn in turns:
        move = turn.move
        if isinstance(move, moves.Touches):
            yield f"{head} {_facts(turn.events[0].ruling, names, turn.before.active)}"
            yield from [*inner, *_hands(turn.events[0], names)]
            return
        if isinstance(move, moves.Void):
            yield f"{head} void={names[move.seat]}"
            yield from inner
            return
        if isinstance(move, moves.Resign):
            yield f"{head} open"
            yield from [*inner, *_plain(turn)]
            return
        inner.append(f"{_INDENT}clock {move.ms}")
    yield f"{head} open"
    yield from inner


def _facts(ruling: Ruling, names: Sequence[str], active: tuple[int, ...]) -> str:
    taker = "-" if ruling.hand is None else names[ruling.hand]
    take = [taker, ruling.how] + ([] if ruling.time is None else [_ms(ruling.time)])
    send = f"{'A' if ruling.net > 0 else 'B'}{ruling.due}" if ruling.due else "0"
    return " ".join(
        (
            f"target={ruling.target}",
            f"touch={'/'.join(ruling.touched)}",
            f"take={','.join(take)}",
            f"fouls={_score(ruling.fouls)}",
            f"case={ruling.case}",
            f"send={send}",
            f"score={_score(ruling.counts)}",
            *([f"active={','.join(names[seat] for seat in active)}"] if active else []),
        )
    )


def _ms(time: int) -> str:
    """0.1 ms as ms with one decimal."""
    return f"{time // 10}.{time % 10}"


def _hands(ruled: Ruled, names: Sequence[str]) -> Iterator[str]:
    if ruled.ruling.touches:
        yield f"{_INDENT}contacts {' '.join(_contact(touch, names) for touch in ruled.ruling.touches)}"
    for seat, strokes in ruled.strokes.items():
        for stroke in strokes:
            yield f"{_INDENT}hand {names[seat]} {stroke.pointer} {' '.join(_samples(stroke.samples))}"
        if not strokes:
            yield f"{_INDENT}hand {names[seat]} -"


def _contact(touch: Touch, names: Sequence[str]) -> str:
    mark = ("!" if touch.push else "") + ("" if touch.effective else "*")
    return f"{names[touch.seat]}:{touch.card}/{touch.field}@{_ms(touch.t)}{mark}"


def _samples(samples: Iterable[Sample]) -> Iterator[str]:
    """The first sample as it is, then differences."""
    t = x = y = 0
    for sample in samples:
        yield f"{sample[0] - t},{sample[1] - x},{sample[2] - y}"
        t, x, y = sample
