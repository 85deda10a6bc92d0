"""A table of bōzu mekuri as pages see it. All see the same."""

from __future__ import annotations

from karuta import protocol as wire
from karuta.games.bozu.match import outcome, turns, view
from karuta.games.bozu.state import View
from karuta.games.record import Record
from karuta.hall import events
from karuta.web.cards import replay_of


def table(look: events.TableLook) -> wire.BozuTable:
    """The table as its seat may see it."""
    return shown(look.view, may_take_back=look.may_take_back, waits=look.waits)


def shown(view: View, *, may_take_back: bool = False, waits: bool = False) -> wire.BozuTable:
    """A table from a view of it."""
    ended = outcome(view)
    return wire.BozuTable(
        seat=view.seat,
        phase="over" if view.why else "turn",
        turn=view.turn,
        stacks=view.stacks,
        piles=view.piles,
        pool=view.pool,
        skips=view.skips,
        left=view.left,
        turns=view.turns,
        last=view.last,
        winners=ended.winners if ended else (),
        margin=ended.margin if ended else 0,
        why=view.why,
        moves=turns(view, view.seat),
        may_take_back=may_take_back,
        waits=waits,
    )


def replay(record: Record, text: str) -> wire.CardsReplay:
    """The game card by card."""
    return replay_of(record, text, lambda state: (shown(view(state, None)), ()))
