"""Games on a cloth at a given moment, and hands that touch what a test says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from karuta.chance import Chance
from karuta.games.chirashi.rules import rules_of
from karuta.games.game import TABLE
from karuta.games.gather import match, moves
from karuta.games.gather.events import Award
from karuta.games.gather.ledger import Ledger
from karuta.games.gather.rules import Rules
from karuta.games.gather.state import State
from karuta.games.reader import even_reading
from karuta.mat.stroke import Sample, Stroke
from karuta.poems.kimariji import Unread

Hand = Sequence[tuple[int, int]]
"""Cards with the times (0.1 ms) at which one hand comes down on their middle."""


def cloth(
    rules: str | Rules,
    order: Sequence[int],
    taken: Sequence[Sequence[int]],
    *,
    pool: Sequence[int] = (),
    dead: Sequence[int] = (),
) -> State:
    """A game between readings: the poems of `order` are still to be read, and all but the `dead` lie; `taken` are the
    cards that the seats have, `pool` those in the middle."""
    chosen = rules_of(rules) if isinstance(rules, str) else rules
    lying = [card for card in order if card not in dead]
    state: Any = match.new(chosen, "cloth", len(taken))
    return replace(
        state,
        order=tuple(order),
        to_read=len(order),
        unread=Unread(order),
        spread=chosen.lay(lying, Chance("cloth")),
        cards=len(lying) + len(pool) + sum(map(len, taken)),
        ledger=Ledger(tuple(map(tuple, taken)), tuple(pool), (0,) * len(taken)),
        phase="reading",
    )


def opened(state: State) -> State:
    """The game with its next reading open."""
    return match.apply(state, TABLE, moves.Read(even_reading(state, state.rules.manner)))[0]


def tap(state: State, card: int, t: int, off: int = 0, pointer: int = 0) -> Stroke:
    """A finger put down on `card` at t (0.1 ms), `off` 0.1 mm beside its middle, and lifted at once."""
    x, y, _ = state.spread.lies[card]
    return Stroke(pointer, (Sample(t, x + off, y),))


def ruled(state: State, strokes: Mapping[int, Sequence[Stroke]]) -> State:
    """The game after the open reading with these strokes."""
    after, _ = match.apply(state, TABLE, moves.Touches({seat: tuple(made) for seat, made in strokes.items()}))
    match.invariants(after)
    return after


def played(state: State, hands: Mapping[int, Hand]) -> State:
    """The game after its next reading, with hands that come down on cards in turn."""
    state = opened(state)
    return ruled(state, {seat: [tap(state, card, t) for card, t in hand] for seat, hand in hands.items()})


def award(state: State) -> Award:
    """The last award."""
    assert state.last is not None
    return state.last
