"""A cloth on which cards lie anywhere, as pages see it: chirashidori, sakasama, goshoku.

A table is made from the view of its seat alone, so nothing that a seat may not know can get into it.
"""

from __future__ import annotations

from karuta import protocol as wire
from karuta.games.gather.record import frames
from karuta.games.gather.state import State
from karuta.games.gather.view import View
from karuta.games.notations import NOTATIONS
from karuta.games.record import Record
from karuta.hall import events
from karuta.web.mat import hints


def table(look: events.Look) -> wire.ScatterTable:
    """The cloth as its seat may see it."""
    view: View = look.view
    return wire.ScatterTable(
        seat=view.seat,
        phase=view.phase,
        face=view.face,
        verse=view.verse,
        spread=view.spread,
        taken=view.taken,
        pool=view.pool,
        debts=view.debts,
        out=view.out,
        left=view.left,
        unread=tuple(sorted(view.unread)),
        readings=view.readings,
        to_read=view.to_read,
        ready=view.ready,
        hands=view.hands,
        clock_ms=view.clock_ms,
        memorise_until_ms=view.memorise_until_ms,
        fouls=view.fouls,
        last=view.last,
        may_yield=view.may_yield,
        winners=view.winners,
        margin=view.margin,
        why=view.why,
        hints=hints(look, view.spread.lies),
        may_take_back=look.may_take_back,
        paused=look.paused,
        time=view.time,
        misses=view.misses,
        best=view.best,
    )


def replay(record: Record, text: str) -> wire.ScatterReplay:
    """The game reading by reading."""
    notation = NOTATIONS[record.game]
    begun = notation.begin(record)
    last: State = begun
    for turn in notation.replay(record):
        last = turn.after
    return wire.ScatterReplay(
        game=record.game,  # type: ignore[arg-type]
        names=record.names,
        rules={option.name: getattr(begun.rules, option.name) for option in notation.game.options},
        face=begun.rules.face,
        frames=tuple(
            wire.ScatterFrame(frame.spread, frame.award, frame.strokes, frame.after) for frame in frames(record)
        ),
        winners=last.winners,
        margin=last.margin,
        record=text,
    )
