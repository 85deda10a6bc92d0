"""A table of hana-awase as pages see it: made from the view of its seat alone."""

from __future__ import annotations

from karuta import protocol as wire
from karuta.games.hanaawase.counting import held, par, points
from karuta.games.hanaawase.match import margin, view
from karuta.games.hanaawase.state import View
from karuta.games.record import Record
from karuta.hall import events
from karuta.players.hanaawase.choices import choices
from karuta.web.cards import replay_of


def table(look: events.TableLook) -> wire.HanaawaseTable:
    """The table as its seat may see it."""
    return shown(look.view, draw_ms=look.table_ms, may_take_back=look.may_take_back, waits=look.waits)


def shown(
    view: View, *, draw_ms: float | None = None, may_take_back: bool = False, waits: bool = False
) -> wire.HanaawaseTable:
    """A table from a view of it."""
    return wire.HanaawaseTable(
        seat=view.seat,
        phase=view.phase,
        round=view.round,
        rounds=view.rules.rounds,
        dealer=view.dealer,
        turn=view.turn,
        hand=view.hand,
        left=view.left,
        table=view.table,
        stock=view.stock,
        piles=view.piles,
        drawn=view.drawn,
        points=tuple(points(pile) for pile in view.piles),
        yaku=tuple(held(pile, view.rules, max(1, view.round)) for pile in view.piles),
        par=par(len(view.scores)),
        scores=view.scores,
        results=view.results,
        winners=view.winners,
        margin=margin(view),
        why=view.why,
        moves=choices(view),
        draw_ms=draw_ms if view.phase == "draw" else None,
        may_take_back=may_take_back,
        waits=waits,
    )


def replay(record: Record, text: str) -> wire.CardsReplay:
    """The match move by move, with open hands."""
    return replay_of(record, text, lambda state: (shown(view(state, None)), state.hands))
