"""A table of Koi-Koi as pages see it.

A table is made from the view of its seat alone, so nothing that a seat may not know can get into it.
"""

from __future__ import annotations

from collections.abc import Iterator

from karuta import protocol as wire
from karuta.games.game import TABLE, Turn
from karuta.games.koikoi.endings import scored
from karuta.games.koikoi.game import KOIKOI
from karuta.games.koikoi.presets import PRESETS, preset
from karuta.games.koikoi.record import NOTATION
from karuta.games.koikoi.record import replay as replay_turns
from karuta.games.koikoi.rules import OPTIONS, Rules
from karuta.games.koikoi.space import Space
from karuta.games.koikoi.state import State, side_of
from karuta.games.koikoi.turns import calls_left
from karuta.games.koikoi.view import View
from karuta.games.koikoi.yaku import Progress, Yaku, points, progress, yaku
from karuta.games.record import Record
from karuta.hall import events
from karuta.players.koikoi.choices import choices


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


# ---------------------------------------------------------------- a match that was recorded


def replay(record: Record, text: str) -> wire.KoikoiReplay:
    """The match move by move, with open hands."""
    begun: State = NOTATION.begin(record)
    turns = tuple(replay_turns(record))
    last: State = turns[-1].after if turns else begun
    outcome = KOIKOI.outcome(last)
    return wire.KoikoiReplay(
        game="koikoi",
        names=record.names,
        preset=nearest(begun.rules),
        rules={option.name: getattr(begun.rules, option.name) for option in OPTIONS},
        frames=tuple(_steps(turns)),
        results=last.results,
        winner=last.winner,
        margin=outcome.margin if outcome else 0,
        record=text,
    )


def nearest(rules: Rules) -> str:
    """The preset from which `rules` differ least, the first of equals: a record holds the rules themselves.

    >>> nearest(preset("steam"))
    'steam'
    """

    def apart(name: str) -> int:
        other = preset(name)
        return sum(getattr(rules, option.name) != getattr(other, option.name) for option in OPTIONS)

    return min(PRESETS, key=apart)


def _steps(turns: tuple[Turn, ...]) -> Iterator[wire.KoikoiFrame]:
    for turn in turns:
        before: State = turn.before
        after: State = turn.after
        choices = () if turn.actor == TABLE else Space(before, turn.actor).moves()
        yield wire.KoikoiFrame(
            seat=None if turn.actor == TABLE else int(turn.actor),
            move=turn.move,
            events=turn.events,
            round=after.round,
            turn_of=len(after.turns),
            hands=after.hands,
            table=after.table,
            stock=len(after.stock),
            drawn=after.drawn,
            piles=after.piles,
            calls=after.calls,
            points=(_points_at(after, 0), _points_at(after, 1)),
            scores=after.scores,
            choices=tuple(move for move in choices if move != turn.move),  # type: ignore[misc]
        )


def _points_at(state: State, side: int) -> int:
    return points(state.piles[side], state.rules, round=state.round, calls=state.calls[side])
