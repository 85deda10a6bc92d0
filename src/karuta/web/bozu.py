"""A table of bōzu mekuri as pages see it. All see the same."""

from __future__ import annotations

from karuta import protocol as wire
from karuta.games.bozu.match import outcome, turns, view
from karuta.games.bozu.rules import OPTIONS
from karuta.games.bozu.state import View
from karuta.games.notations import NOTATIONS
from karuta.games.record import Record
from karuta.hall import events


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
    notation = NOTATIONS[record.game]
    begun = notation.begin(record)
    last = begun
    frames: list[wire.CardsFrame] = []
    for turn in notation.replay(record):
        last = turn.after
        frames.append(wire.CardsFrame(int(turn.actor), turn.move, turn.events, shown(view(last, None))))
    ended = outcome(last)
    return wire.CardsReplay(
        game="bozu",
        names=record.names,
        rules={option.name: getattr(begun.rules, option.name) for option in OPTIONS},
        frames=tuple(frames),
        winners=ended.winners if ended else (),
        margin=ended.margin if ended else 0,
        record=text,
    )
