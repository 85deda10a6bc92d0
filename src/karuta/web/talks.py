"""How one talks at each kind of place: what a page is told first, what its messages ask of the match, and what it is
told of a notice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from msgspec import Struct

from karuta import protocol as wire
from karuta.errors import BadInput
from karuta.hall import commands, events
from karuta.hall.house import Place
from karuta.hall.seats import Kind
from karuta.protocol import lobby
from karuta.web import mat, table
from karuta.web.games import SHOWN


class Talk(NamedTuple):
    """`messages` gets the notice, the place and how its game shows tables; `line` tells of the page's line, where it
    matters."""

    greeting: Callable[[Place[Any]], wire.ServerMessage]
    command: Callable[[Struct], commands.Command | None]
    messages: Callable[[events.Notice, Place[Any], Callable[[Any], Any]], Iterable[wire.ServerMessage]]
    line: Callable[[Place[Any]], lobby.LineTold] | None = None


_AT_MAT = Talk(mat.opened, mat.command, mat.messages, mat.line)
TALKS: Final[Mapping[Kind, Talk]] = MappingProxyType(
    {"fields": _AT_MAT, "scatter": _AT_MAT, "cards": Talk(table.seated, table.command, table.messages)}
)
_OF_ALL: Final = (wire.GoOn, wire.Setting)
"""What is said for all seats of a page unless it names one."""


def seats(message: Struct, place: Place[Any]) -> tuple[int, ...]:
    """Of which of the page's seats a message is; `BadInput` if of another."""
    seat: int | None = getattr(message, "seat", None)
    if seat is None:
        return place.own if isinstance(message, _OF_ALL) else place.own[:1]
    if seat not in place.own:
        own = ", ".join(map(str, place.own))
        raise BadInput(
            f"seat {seat} is not of this page: its people sit at {own}",
            key="error-own-seat",
            given=seat,
            allowed=own,
        )
    return (seat,)


def beginning(wish: wire.Begin) -> commands.Beginning:
    """The wish in the house's own words, which are those of the wire."""
    return commands.Beginning(**{name: getattr(wish, name) for name in commands.Beginning.__struct_fields__})


def asked(message: Struct, place: Place[Any]) -> commands.Command:
    """What a message of the page asks of the match; `BadInput` if nothing that is understood there."""
    match message:
        case wire.TakeBack(id=id):
            return commands.Back(id)
        case lobby.Claim():
            return commands.Claim()
        case lobby.Unrate():
            return commands.Unrate()
    command = TALKS[place.hosted.kind].command(message)
    if command is None:
        raise BadInput(f"{type(message).__name__} is nothing that this match understands", key="error-message")
    return command


def told(notice: events.Notice, place: Place[Any]) -> Iterable[wire.ServerMessage]:
    """What the page is told of a notice; what all are told is told once a page."""
    mine = notice.seat in (None, *place.own)
    match notice:
        case events.Remark() if mine:
            yield wire.Note(notice.key, notice.facts)
        case events.Denied() if mine:
            yield wire.Refused(notice.id, notice.key, notice.facts, notice.message)
        case events.Absence() if mine:
            yield lobby.Absent(notice.seats, notice.until_ms, notice.claim)
        case events.Unrated():
            yield wire.Note("note-unrated", {})
        case events.Remark() | events.Denied() | events.Absence():
            return
        case _:
            yield from TALKS[place.hosted.kind].messages(notice, place, SHOWN[place.hosted.name].table)
