"""How a game in which each keeps the cards that it takes goes on after a reading, and how it ends (rules 5.1, 5.6)."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec.structs import replace

from karuta.chance import Chance
from karuta.games.gather.events import Event, Finished, SpreadOut
from karuta.games.gather.ledger import Ledger, leaders
from karuta.games.gather.state import State
from karuta.games.reader import hands_down
from karuta.poems.kimariji import Unread

Step: TypeAlias = tuple[State, tuple[Event, ...]]
Why = Literal["read_out", "sudden_card", "left", "resigned"]
SUDDEN = 5
"""How many cards each puts down again at most, when cards have to lie for the sudden card."""


def go_on(state: State, events: tuple[Event, ...]) -> Step:
    """After a reading, or once it is settled anew: the next one follows, or the sudden card, or the end."""
    if state.sudden:
        return _after_sudden(state, events)
    if _to_take(state, state.to_read):
        return state, events
    playing = [seat for seat in range(state.seats) if not state.left[seat]]
    first = leaders(state.ledger.counts, playing)
    if len(first) > 1 and state.rules.tiebreak == "sudden_card":
        after, more = _sudden(state, first)
        if after.sudden:
            return after, (*events, *more)
    return finish(state, first, _margin(state, playing), "read_out", events)


def _to_take(state: State, until: int) -> list[int]:
    """The poems not read yet, in order and up to reading `until`, whose cards lie."""
    return [poem for poem in state.order[state.readings : until] if poem in state.spread]


def _margin(state: State, playing: list[int]) -> int:
    """By how many cards the first is ahead of the next; of one who plays alone the time, in ms."""
    if state.seats == 1:
        return (state.time + 5) // 10
    counts = sorted((state.ledger.counts[seat] for seat in playing), reverse=True)
    return counts[0] - counts[1]


def _sudden(state: State, first: tuple[int, ...]) -> Step:
    """Those who are equal play on, until one is ahead: for the cards that lie and were not read, else for cards that
    each of them puts down again, the same number, taken last."""
    left = _to_take(state, len(state.order))
    if left:
        order = (*state.order[: state.readings], *left)
        return replace(state, order=order, to_read=len(order), unread=Unread(left), sudden=first, settling=None), ()
    each = min(SUDDEN, len(state.ledger.taken[first[0]]))
    if not each:
        return state, ()
    piles, down = list(state.ledger.taken), list[int]()
    for seat in first:
        down += piles[seat][-each:]
        piles[seat] = piles[seat][:-each]
    chance = Chance(state.seed).child("sudden")
    spread = state.rules.lay(down, chance.child("spread"))
    order = (*state.order[: state.readings], *chance.shuffled(sorted(down)))
    after = replace(
        state,
        order=order,
        to_read=len(order),
        unread=Unread(down),
        spread=spread,
        gone=(*state.gone, *sorted(state.spread.lies)),
        ledger=Ledger(tuple(piles), state.ledger.pool, state.ledger.debts),
        sudden=first,
        settling=None,
    )
    return after, (SpreadOut(spread),)


def _after_sudden(state: State, events: tuple[Event, ...]) -> Step:
    playing = [seat for seat in state.sudden if not state.left[seat]]
    first = leaders(state.ledger.counts, playing)
    if len(first) == 1 or not _to_take(state, state.to_read):
        return finish(state, first, _margin(state, playing), "sudden_card", events)
    return state, events


def finish(state: State, winners: tuple[int, ...], margin: int, why: Why, events: tuple[Event, ...]) -> Step:
    """The end."""
    after, down = hands_down(state)
    after = replace(
        after,
        phase="over",
        reading=None,
        settling=None,
        winners=winners,
        margin=margin,
        why=why,
    )
    ending: tuple[Any, ...] = (*events, *down, Finished(winners, margin, why))
    return after, ending
