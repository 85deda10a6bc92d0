"""How the turns of a match are written in a record (docs/notation.md): one line a reading, indented lines for what it
rests on, and one line for each bow, layout, send, placing, move, hand and clock."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from karuta.games import reading_lines
from karuta.games.game import Turn
from karuta.games.kyogi import moves
from karuta.games.kyogi.events import Ruling, Touch
from karuta.games.reading_lines import Scribe, ms
from karuta.games.record import INDENT
from karuta.mat.field import Place, mat_text


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
    return reading_lines.written(turns, seat_names, Scribe(_said, _told, _facts, _contacts))


def _told(turn: Turn) -> Iterator[str]:
    """The score after a placing, and the mat where the arranging begins and ends."""
    if isinstance(turn.move, moves.Put):
        yield f"{INDENT}score {_score(turn.after.counts)}"
    if "arrange" in (turn.before.phase, turn.after.phase) and turn.before.phase != turn.after.phase:
        yield f"{INDENT}mat {mat_text(turn.after.mat)}"


def _names(turn: Turn) -> tuple[str, ...]:
    return seat_names(turn.before.seats)


def _said(move: Any, names: Sequence[str]) -> str:
    if isinstance(move, (moves.Lay, moves.Shift)):
        return " ".join([reading_lines.said(move), *(_place(card, place) for card, place in move.places.items())])
    if isinstance(move, moves.Put):
        return f"put {_place(move.card, move.place)}"
    if isinstance(move, moves.Pass):
        return " ".join(["pass", names[move.to], *map(str, move.cards)])
    if isinstance(move, moves.Send):
        return " ".join(["send", *map(str, move.cards)])
    if isinstance(move, moves.Away):
        return "away" if move.away else "back"
    return reading_lines.said(move)


def _place(card: int, place: Place) -> str:
    return f"{card}={place[1]}@{place[2]}"


def _score(counts: tuple[int, int]) -> str:
    return f"{counts[0]}-{counts[1]}"


def _facts(turn: Turn) -> str:
    ruling: Ruling = turn.events[0].ruling
    names, active = _names(turn), turn.before.active
    taker = "-" if ruling.hand is None else names[ruling.hand]
    take = [taker, ruling.how] + ([] if ruling.time is None else [ms(ruling.time)])
    first, second = "AB" if ruling.net > 0 else "BA"
    sends = [f"{side}{count}" for side, count in ((first, ruling.due), (second, ruling.back)) if count]
    return " ".join(
        (
            f"target={ruling.target}",
            f"touch={'/'.join(ruling.touched)}",
            f"take={','.join(take)}",
            f"fouls={_score(ruling.fouls)}",
            f"case={ruling.case}",
            f"send={','.join(sends) or '0'}",
            f"score={_score(ruling.counts)}",
            *([f"active={','.join(names[seat] for seat in active)}"] if active else []),
        )
    )


def _contacts(turn: Turn) -> list[str]:
    names = _names(turn)
    return [_contact(touch, names) for touch in turn.events[0].ruling.touches]


def _contact(touch: Touch, names: Sequence[str]) -> str:
    mark = ("!" if touch.push else "") + ("" if touch.effective else "*")
    return f"{names[touch.seat]}:{touch.card}/{touch.field}@{ms(touch.t)}{mark}"
