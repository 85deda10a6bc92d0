"""Rounds between two players on duplicate deals, compiled whole."""

# ruff: noqa: PLR0917 - compiled functions take no keywords.

from __future__ import annotations

from typing import Final

import numpy as np

from karuta.games.koikoi.fast import layout as at
from karuta.games.koikoi.fast.deal import deal
from karuta.games.koikoi.fast.kernel import Numbers, word
from karuta.games.koikoi.fast.round import legal, seat_of, step
from karuta.players.koikoi.fast.choice import HARD, simple_action
from karuta.players.koikoi.fast.kernel import Reals, strategy
from karuta.players.koikoi.fast.rollout import gain_of, hard_action, note_play

_TEAMS: Final = at.PLACES["teams"]
ASKED: Final = 0
CALLED: Final = 2
MOVES: Final = 4
COUNTS: Final = 6
"""What is counted, each for the first and the second player: stop or koi-koi asked, koi-koi called, decisions."""


@strategy()
def play_rounds(
    first: int,
    deals: int,
    seed: np.uint64,
    p: Numbers,
    kinds: Numbers,
    playouts: int,
    boldness: Reals,
    weights: Reals,
    scales: Reals,
    worth: Reals,
    gains: Reals,
    counts: Numbers,
) -> None:
    """Deals `first` to `first + deals`, each played twice from the same chances: the first player as side 0, then as
    side 1. `gains[2 * i]` and `gains[2 * i + 1]` are its points. `kinds`, `boldness`, `weights`: by player, and a third
    row of weights by which captures are judged that were left lying; `scales`: by month of the round, which go round as
    the deals do; the seats deal in turn."""
    st = np.zeros(at.SLOTS, np.int64)
    dealt = np.zeros(at.SLOTS, np.int64)
    deck = np.empty(48, np.uint8)
    actions = np.empty(64, np.int64)
    sums = np.empty(128, np.float64)
    belief = np.ones((4, 48), np.float64)
    need = np.zeros(2, np.int64)
    rng = np.empty(1, np.uint64)
    start = np.empty(1, np.uint64)
    for i in range(deals):
        number = first + i
        rng[0] = seed + np.uint64(number)
        rng[0] = word(rng)
        dealt[at.DEALER] = number & (1 + 2 * p[_TEAMS])
        dealt[at.MONTH] = number % 12
        dealt[at.ROUND] = 1 + number % 12
        deal(dealt, deck, rng, p)
        start[0] = rng[0]
        for swapped in range(2):
            rng[0] = start[0]
            st[:] = dealt
            belief[:] = 1.0
            while st[at.PHASE] != at.OVER:
                seat = seat_of(st, p)
                who = (seat & 1) ^ swapped
                n = legal(st, actions, p)
                counts[MOVES + who] += 1
                if kinds[who] == HARD:
                    action = hard_action(st, actions, n, playouts, boldness[who], belief, worth, need, rng, p, sums)
                else:
                    action = simple_action(
                        kinds[who], st, actions, n, boldness[who], rng, p, weights[who], scales[st[at.MONTH]]
                    )
                if st[at.PHASE] == at.DECIDE:
                    counts[ASKED + who] += 1
                    counts[CALLED + who] += action == at.KOIKOI
                elif st[at.PHASE] == at.PLAY:
                    note_play(st, seat, action, belief, p, weights[2], scales[st[at.MONTH]])
                step(st, deck, action, p)
            gains[2 * i + swapped] = gain_of(st, swapped)
