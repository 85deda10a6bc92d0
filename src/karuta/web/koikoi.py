"""A conversation at a table of Koi-Koi: its messages to commands of the house, and its notices back to messages.

A table is made from the view of its seat alone, so nothing that a seat may not know can get into it.
"""

from __future__ import annotations

from msgspec import Struct

from karuta import protocol as wire
from karuta.games.koikoi.endings import scored
from karuta.games.koikoi.presets import PRESETS
from karuta.games.koikoi.rules import OPTIONS, Rules
from karuta.games.koikoi.state import side_of
from karuta.games.koikoi.turns import calls_left
from karuta.games.koikoi.view import View
from karuta.games.koikoi.yaku import Progress, Yaku, points, progress, yaku
from karuta.hall import commands, events
from karuta.hall.house import AtTable
from karuta.players.koikoi.characters import CHARACTERS, Character
from karuta.players.koikoi.choices import choices
from karuta.web.options import option_of


def house() -> wire.KoikoiHouse:
    """Who plays Koi-Koi here, and by which rules."""
    presets = {name: dict(differs) for name, differs in PRESETS.items()}
    characters = tuple(_character(who) for who in CHARACTERS)
    return wire.KoikoiHouse(characters, tuple(option_of(option) for option in OPTIONS), presets)


def _character(who: Character) -> wire.KoikoiCharacter:
    return wire.KoikoiCharacter(who.key, who.name, who.level, who.style)  # type: ignore[arg-type]


def seated(place: AtTable) -> wire.Seated:
    """What a person is told first at a table."""
    live, host = place.live, place.live.host
    rules: Rules = host.state.rules
    return wire.Seated(
        match=live.id,
        key=live.keys[place.seat],
        seat=place.seat,
        names=place.names,
        players=tuple(None if who is None else _character(who) for who in place.players),
        preset=place.preset,
        rules={option.name: getattr(rules, option.name) for option in OPTIONS},
        differs=tuple(OPTIONS.differing(rules)),
        pace=host.pace,
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


def sitting(message: wire.SitDown) -> commands.TableSitting:
    """How a person wants to sit down."""
    return commands.TableSitting(**{name: getattr(message, name) for name in commands.TableSitting.__struct_fields__})


def message(notice: events.Notice, seat: int) -> wire.ServerMessage | None:
    """What the page at `seat` is told of a notice; None if it is none of a table's."""
    match notice:
        case events.TableStepped():
            answers = notice.id if notice.by == seat else ""
            return wire.TableUpdate(notice.seq, notice.events, table(notice.looks[seat]), answers)  # type: ignore[arg-type]
        case events.Advised():
            return _advice(notice)
    return None


def _advice(notice: events.Advised) -> wire.Advice:
    advice = notice.advice
    moves = tuple(wire.Advised(worth.move, worth.points, worth.error) for worth in advice.moves)
    return wire.Advice(notice.id, moves, advice.playouts)


def table(look: events.TableLook) -> wire.KoikoiTable:
    """The table as its seat may see it."""
    view: View = look.view
    deciding = view.phase == "decide" and view.turn == view.seat
    return wire.KoikoiTable(
        seat=view.seat,
        phase=view.phase,
        round=view.round,
        dealer=view.dealer,
        turn=view.turn,
        hand=view.hand,
        left=view.left,
        table=view.table,
        stock=view.stock,
        piles=view.piles,
        drawn=view.drawn,
        calls=view.calls,
        held=view.held,
        turns=view.turns,
        scores=view.scores,
        results=view.results,
        winner=view.winner,
        why=view.why,
        moves=choices(view),
        yaku=(_yaku(view, 0), _yaku(view, 1)),
        points=(_points(view, 0), _points(view, 1)),
        progress=(_progress(view, 0), _progress(view, 1)),
        stop=scored(view, side_of(view.turn)) if deciding else None,
        raised=scored(view, side_of(view.turn), called=1) if deciding and _other_may_call(view) else None,
        draw_ms=look.table_ms if view.phase == "draw" else None,
        may_take_back=look.may_take_back,
        waits=look.waits,
        last_hands=view.shown,
    )


def _yaku(view: View, side: int) -> tuple[Yaku, ...]:
    return yaku(view.piles[side], view.rules, round=view.round, calls=view.calls[side])


def _points(view: View, side: int) -> int:
    return points(view.piles[side], view.rules, round=view.round, calls=view.calls[side])


def _progress(view: View, side: int) -> tuple[Progress, ...]:
    return progress(view.piles[side], view.piles[1 - side], view.rules, round=view.round, calls=view.calls[side])


def _other_may_call(view: View) -> bool:
    """Whether the side that is not on turn may still call koi-koi in this round: the rules know a call of it, and after
    its next card it has another (koikoi rules 2.5, option 4.9)."""
    other = 1 - side_of(view.turn)
    return calls_left(view.rules, view.calls[other]) and sum(view.left[other::2]) > 1
