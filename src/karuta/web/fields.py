"""Two fields on a mat as pages see them: kyōgi karuta and the games of two sides that are played as it is.

A table is made from the view of its seat alone, so nothing that a seat may not know can get into it.
"""

from __future__ import annotations

from typing import Any

from karuta import protocol as wire
from karuta.games.kyogi import record as kyogi
from karuta.games.notations import NOTATIONS
from karuta.games.record import Record
from karuta.hall import events
from karuta.web.mat import hints


def table(look: events.Look) -> wire.Table:
    """The table as its seat may see it."""
    view = look.view
    return wire.Table(
        seat=view.seat,
        phase=view.phase,
        card_height=view.mat.format.card_height,
        places=dict(view.mat.places),
        counts=view.counts,
        unread=tuple(sorted(view.unread)),
        readings=view.readings,
        dead_left=view.dead_left,
        due=view.due,
        hands=view.hands,
        ready=view.ready,
        away=view.away,
        hai=view.hai,
        clock_ms=view.clock_ms,
        memorise_until_ms=view.memorise_until_ms,
        swings=view.swings,
        fouls=view.fouls,
        last=view.last,
        winner=view.winner,
        margin=view.margin,
        hints=hints(look, view.mat.places),
        may_take_back=look.may_take_back,
        paused=look.paused,
        width=view.mat.format.width,
        rows=view.mat.format.rows,
        active=view.active,
        holders=view.holders,
        short=view.short,
        verse=view.verse,
        bowed=view.bowed,
    )


def replay(record: Record, text: str) -> wire.Replay:
    """The match reading by reading."""
    notation = NOTATIONS[record.game]
    begun = notation.begin(record)
    last: Any = begun
    for turn in notation.replay(record):
        last = turn.after
    outcome = notation.game.outcome(last)
    measures = begun.rules.mat_format
    return wire.Replay(
        names=record.names,
        rules={option.name: getattr(begun.rules, option.name) for option in notation.game.options},
        card_height=measures.card_height,
        frames=tuple(_reading(frame) for frame in kyogi.frames(record, notation)),
        winner=None if outcome is None else last.winner,
        margin=outcome.margin if outcome else 0,
        record=text,
        game=record.game,  # type: ignore[arg-type]
        width=measures.width,
        rows=measures.rows,
    )


def _reading(frame: kyogi.Frame) -> wire.Frame:
    return wire.Frame(
        number=frame.number,
        places=dict(frame.mat.places),
        unread=frame.unread,
        counts=frame.counts,
        ruling=frame.ruling,
        strokes=frame.strokes,
        after=frame.after,
        active=frame.active,
        holders=frame.holders,
    )
