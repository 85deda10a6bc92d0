"""A conversation at a table of cards, whatever is played there: its messages to commands of the house, and its notices
back to messages."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from karuta import protocol as wire
from karuta.hall import commands, events
from karuta.hall.house import AtTable
from karuta.web.people import player


def seated(place: AtTable) -> wire.Seated:
    """What the page is told first at a table."""
    live, host = place.live, place.live.host
    options = place.hosted.game.options
    return wire.Seated(
        match=live.id,
        key=place.key,
        game=place.hosted.name,
        own=place.own,
        seat=place.seat,
        names=place.names,
        players=tuple(None if who is None else player(who) for who in place.players),
        preset=place.preset,
        rules={option.name: getattr(host.rules, option.name) for option in options},
        differs=tuple(options.differing(host.rules)),
        pace=host.pace,
        rated=host.rated,
        room=place.playing.header.room,
    )


def command(message: Struct) -> commands.Command | None:
    """What a message of the page asks of the match; None if it is none of a table's."""
    match message:
        case wire.Make():
            return commands.Make(message.id, message.move)
        case wire.GoOn():
            return commands.GoOn(message.round)
        case wire.Advise():
            return commands.Counsel(message.id)
        case wire.Tempo():
            return commands.Tempo(message.pace)
    return None


def messages(
    notice: events.Notice, place: AtTable, table: Callable[[events.TableLook], Any]
) -> Iterable[wire.ServerMessage]:
    """What the page is told of a notice: for each of its seats how things stand."""
    if isinstance(notice, events.TableStepped):
        for seat in place.own:
            if notice.seat in (None, seat):
                answers = notice.id if notice.by == seat else ""
                yield wire.TableUpdate(notice.seq, notice.events, table(notice.looks[seat]), answers)  # type: ignore[arg-type]
    elif isinstance(notice, events.Advised) and notice.seat in place.own:
        moves = tuple(wire.Advised(worth.move, worth.points, worth.error) for worth in notice.advice.moves)
        yield wire.Advice(notice.id, moves, notice.advice.playouts)
