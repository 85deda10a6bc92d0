"""Moves compared by playing each out, in the compiled engine.

`warm` compiles what is needed, or finds it compiled on disk; until this process has done so `ready` is False and
nothing here may be called, for it would wait for the compiler.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, NamedTuple

from karuta.games.koikoi.moves import SeatMove
from karuta.games.koikoi.view import View
from karuta.players.dice import Dice
from karuta.players.koikoi.belief import belief
from karuta.players.koikoi.choices import choices
from karuta.players.koikoi.stakes import FLAT, Worth

if TYPE_CHECKING:
    import numpy as np

_COMPILED = "karuta.players.koikoi.fast.rollout"


class Rated(NamedTuple):
    """A move and what it brings on average, in the measure of the worth that was asked for, with the standard error."""

    move: SeatMove
    points: float
    error: float


def ready() -> bool:
    """Whether the compiled engine is at hand in this process."""
    module = sys.modules.get(_COMPILED)
    return module is not None and bool(module.compare.signatures)


def warm() -> None:
    """Get the compiled engine ready for this process: some ten seconds the first time on a machine, well under one
    afterwards."""
    from karuta.games.koikoi.presets import preset  # noqa: PLC0415  only processes that compile load the compiler

    view = View(
        seat=0,
        rules=preset("nintendo"),
        phase="play",
        round=1,
        dealer=0,
        turn=0,
        hand=tuple(range(8)),
        left=(8, 8),
        shown=(),
        table=tuple(range(8, 16)),
        stock=24,
        piles=((), ()),
        drawn=-1,
        calls=(0, 0),
        counted=(0, 0),
        held=(0, 0),
        opening=tuple(range(8, 16)),
        turns=(),
        scores=(0, 0),
        results=(),
        winner=None,
        why="",
    )
    rated(view, Dice("warm"), playouts=8)


def rated(
    view: View, dice: Dice, *, playouts: int, worth: Worth = FLAT, needs: tuple[int, int] = (1, 1)
) -> tuple[Rated, ...]:
    """Every move of the view's seat, in the order of `choices`, after so many playouts shared by all of them: each on
    the same deals of what the seat can't see, by greedy players who stop as soon as that counts what their side
    `needs`."""
    import numpy as np  # noqa: PLC0415

    from karuta.games.koikoi.fast.kernel import chance  # noqa: PLC0415
    from karuta.games.koikoi.fast.layout import parameters  # noqa: PLC0415
    from karuta.games.koikoi.fast.round import legal  # noqa: PLC0415
    from karuta.players.koikoi.fast.rollout import compare  # noqa: PLC0415

    moves = choices(view)
    numbers = parameters(view.rules)
    state = _state(view)
    actions = np.zeros(64, np.int64)
    count = legal(state, actions, numbers)
    if count != len(moves):
        raise AssertionError(f"{count} actions for {len(moves)} moves of {view}")
    deals = max(1, playouts // count)
    sums = np.zeros(128)
    rng = chance(int(dice.unit() * 2**53))
    beliefs = np.ones((4, 48))
    beliefs[: view.rules.seats] = belief(view)
    compare(state, actions, count, deals, beliefs, np.array(worth), np.array(needs, np.int64), rng, numbers, sums)
    means = sums[:count] / deals
    errors = np.sqrt(np.maximum(sums[count : 2 * count] / deals - means**2, 0) / deals)
    return tuple(Rated(*row) for row in zip(moves, means.tolist(), errors.tolist(), strict=True))


def _state(view: View) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """What the view tells, and as many cards in the other hands as they have: which, compiled code doesn't ask."""
    from karuta.games.koikoi.fast import layout as at  # noqa: PLC0415
    from karuta.games.koikoi.fast.hidden import blank, from_view  # noqa: PLC0415

    state, _ = blank()
    from_view(view, state)
    for seat, left in enumerate(view.left):
        if seat != view.seat:
            state[at.HANDS + seat] = (1 << left) - 1
    return state
