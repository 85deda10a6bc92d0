"""Is going on worth what `hard` believes? First koi-koi decisions, played on with the real hidden cards, beside the
same with cards dealt as the seat believes them to lie, and dealt without any belief.

    python bench/koikoi_calibration.py [--decisions 30000] [--rules nintendo-literal] [--deals 4]

All is played by `normal` on both sides. Ends with 1 if the belief is off by 0.25 points or more.
"""

# ruff: noqa: PLR0917 - compiled functions take no keywords.

from __future__ import annotations

import argparse
import sys
from typing import Final

import numpy as np

from karuta.games.koikoi.fast import layout as at
from karuta.games.koikoi.fast.deal import deal
from karuta.games.koikoi.fast.kernel import Cards, Chances, Numbers, chance
from karuta.games.koikoi.fast.round import legal, seat_of, step, stop_value
from karuta.games.koikoi.presets import rules_of
from karuta.players.koikoi.fast.choice import normal_action
from karuta.players.koikoi.fast.kernel import Reals, strategy
from karuta.players.koikoi.fast.rollout import deal_hidden, gain_of, note_play
from karuta.players.koikoi.position import scale
from karuta.players.koikoi.weights import weights

BAR: Final = 0.25
_TEAMS: Final = at.PLACES["teams"]


@strategy()
def _go_on(st: Numbers, deck: Cards, side: int, actions: Numbers, p: Numbers, w: Reals, scales: Reals) -> int:
    """What the round brings to `side` after its koi-koi; `st` is used up."""
    step(st, deck, at.KOIKOI, p)
    while st[at.PHASE] != at.OVER:
        n = legal(st, actions, p)
        step(st, deck, normal_action(st, actions, n, 0.0, p, w, scales[st[at.MONTH]]), p)
    return gain_of(st, side)


@strategy()
def first_decisions(wanted: int, deals: int, rng: Chances, p: Numbers, w: Reals, scales: Reals, found: Reals) -> None:
    """Play rounds up to their first decision. `found[i]`: what a stop counts, what going on brings with the real cards,
    with cards of the belief, with any cards; the last two on the average of so many deals."""
    st = np.zeros(at.SLOTS, np.int64)
    played = np.zeros(at.SLOTS, np.int64)
    deck = np.empty(48, np.uint8)
    other = np.empty(48, np.uint8)
    actions = np.empty(64, np.int64)
    belief = np.ones((4, 48))
    nothing = np.ones((4, 48))
    ways = np.empty((49, 10))
    number = 0
    i = 0
    while i < wanted:
        st[at.DEALER] = number & (1 + 2 * p[_TEAMS])
        st[at.MONTH] = number % 12
        number += 1
        deal(st, deck, rng, p)
        belief[:] = 1.0
        while st[at.PHASE] != at.OVER and st[at.PHASE] != at.DECIDE:
            n = legal(st, actions, p)
            action = normal_action(st, actions, n, 0.0, p, w, scales[st[at.MONTH]])
            if st[at.PHASE] == at.PLAY:
                note_play(st, seat_of(st, p), action, belief, p, w, scales[st[at.MONTH]])
            step(st, deck, action, p)
        if st[at.PHASE] == at.OVER:
            continue
        seat = seat_of(st, p)
        side = seat & 1
        found[i, 0] = stop_value(st, side, p)
        played[:] = st
        found[i, 1] = _go_on(played, deck, side, actions, p, w, scales)
        found[i, 2] = 0.0
        found[i, 3] = 0.0
        for _ in range(deals):
            played[:] = st
            deal_hidden(played, other, seat, belief, ways, rng, p)
            found[i, 2] += _go_on(played, other, side, actions, p, w, scales) / deals
            played[:] = st
            deal_hidden(played, other, seat, nothing, ways, rng, p)
            found[i, 3] += _go_on(played, other, side, actions, p, w, scales) / deals
        i += 1


def main() -> int:
    parser = argparse.ArgumentParser(description="Real and believed value of koi-koi")
    parser.add_argument("--decisions", type=int, default=30_000)
    parser.add_argument("--deals", type=int, default=4)
    parser.add_argument("--rules", default="nintendo-literal,nintendo", help="presets, with commas between")
    parser.add_argument("--seed", type=int, default=77)
    given = parser.parse_args()
    outside = 0
    for preset in given.rules.split(","):
        rules = rules_of(preset)
        found = np.zeros((given.decisions, 4))
        scales = np.array([scale(rules, month + 1) for month in range(12)])
        numbers, w = at.parameters(rules), np.array(weights(rules))
        first_decisions(given.decisions, given.deals, chance(given.seed), numbers, w, scales, found)
        outside += not _told(preset, found)
    return 1 if outside else 0


def _told(preset: str, found: np.ndarray[tuple[int, int], np.dtype[np.float64]]) -> bool:
    """Print one preset; False if the belief is off."""

    def mean(values: np.ndarray[tuple[int], np.dtype[np.float64]]) -> str:
        return f"{values.mean():+.3f} +- {1.96 * values.std() / np.sqrt(len(values)):.3f}"

    stop, real, believed, uniform = (found[:, column] for column in range(4))
    off = abs(float((real - believed).mean()))
    print(f"{preset}: {len(found)} first decisions, points to who decides")
    print(f"  stop                        {mean(stop)}")
    print(f"  going on, real cards        {mean(real)}")
    print(f"  going on, believed cards    {mean(believed)}")
    print(f"  going on, any cards         {mean(uniform)}")
    print(f"  real - believed             {mean(real - believed)}  bar {BAR} {'kept' if off < BAR else 'MISSED'}")
    print(f"  real - any                  {mean(real - uniform)}", flush=True)
    return off < BAR


if __name__ == "__main__":
    sys.exit(main())
