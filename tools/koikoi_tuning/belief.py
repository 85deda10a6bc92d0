"""Measure what a play tells of the hand it comes from: the factors of `karuta.players.koikoi.belief`.

    python tools/koikoi_tuning/belief.py [--rows 500000] [--rules nintendo-literal]

`normal` plays itself. Before every play and decision each card that the seat can't see is a row: is it in the other
hand, and what has that hand's seat passed by, taken and laid down? The factors on the odds are fitted by logistic
regression with an intercept for every turn. Prints them beside those in force; half a minute.
"""

# ruff: noqa: PLR0917 - compiled functions take no keywords.

from __future__ import annotations

import argparse
import sys
from typing import Final

import numpy as np
from numpy.typing import NDArray

from karuta.games.koikoi.fast import layout as at
from karuta.games.koikoi.fast.deal import deal
from karuta.games.koikoi.fast.kernel import Chances, Numbers, chance, lowest
from karuta.games.koikoi.fast.round import legal, matching, seat_of, step
from karuta.games.koikoi.presets import rules_of
from karuta.players.koikoi.belief import LAID, NOTHING, PASSED, PASSED_LIMITS, TAKEN, TAKEN_LIMITS
from karuta.players.koikoi.fast.choice import best_take, normal_action, potential, taken_by
from karuta.players.koikoi.fast.kernel import Reals, strategy
from karuta.players.koikoi.position import scale
from karuta.players.koikoi.weights import weights

_NOTHING: Final = 0
_PASSED: Final = 1
_TAKEN: Final = _PASSED + len(PASSED)
_LAID: Final = _TAKEN + len(TAKEN)
_KINDS: Final = _LAID + 1
"""What a play may tell of a card, by the row's columns: how often it was told."""
_TURNS: Final = 32
"""Intercepts: turns of a play, then turns of a decision."""


@strategy(inline=True)
def _grade(more: float, limits: tuple[float, ...]) -> int:
    grade = 0
    for limit in limits:
        if more >= limit:
            grade += 1
    return grade


@strategy()
def _note(st: Numbers, action: int, seat: int, told: Numbers, p: Numbers, w: Reals, s: Reals) -> None:
    """Count what a play tells of each card: the cases of `belief.factors_of`."""
    played = action >> 2
    taken = taken_by(st, action, p)
    mine = st[at.PILES + seat]
    other = st[at.PILES + 1 - seat]
    calls = st[at.CALLS + seat]
    month = st[at.MONTH]
    got = potential(mine | taken | (1 << played), other, calls, month, p, w, s)
    unseen = at.ALL & ~(st[at.TABLE] | mine | other | (1 << played))
    while unseen:
        card = lowest(unseen)
        unseen &= unseen - 1
        left = matching(st[at.TABLE], card)
        if card >> 2 == played >> 2:
            kind = _LAID
            if taken:
                more = potential(mine | taken | (1 << card), other, calls, month, p, w, s) - got
                kind = _TAKEN + _grade(more, TAKEN_LIMITS)
            told[seat, card, kind] += 1
        elif left:
            kind = _NOTHING
            if taken:
                more = best_take(left, mine | (1 << card), other, -np.inf, calls, month, p, w, s) - got
                kind = _PASSED + _grade(more, PASSED_LIMITS)
            told[seat, card, kind] += 1


@strategy()
def rows_of_play(rng: Chances, p: Numbers, w: Reals, scales: Reals, rows: Reals, held: Reals, turns: Numbers) -> None:
    """Fill `rows` (float64[n, _KINDS]), whether the card is `held`, and the number of the intercept."""
    st = np.zeros(at.SLOTS, np.int64)
    deck = np.empty(48, np.uint8)
    actions = np.empty(64, np.int64)
    told = np.zeros((2, 48, _KINDS), np.int64)
    row = number = 0
    while True:
        st[at.DEALER] = number & 1
        st[at.MONTH] = number % 12
        number += 1
        deal(st, deck, rng, p)
        told[:] = 0
        while st[at.PHASE] != at.OVER:
            seat = seat_of(st, p)
            if st[at.PHASE] != at.PICKING and st[at.TURN] > 0:
                hand = st[at.HANDS + 1 - seat]
                unseen = at.ALL & ~(st[at.HANDS + seat] | st[at.TABLE] | st[at.PILES] | st[at.PILES + 1])
                while unseen:
                    card = lowest(unseen)
                    unseen &= unseen - 1
                    rows[row] = told[1 - seat, card]
                    held[row] = 1.0 if hand >> card & 1 else 0.0
                    turns[row] = st[at.TURN] + (16 if st[at.PHASE] == at.DECIDE else 0)
                    row += 1
                    if row == rows.shape[0]:
                        return
            count = legal(st, actions, p)
            s = scales[st[at.MONTH]]
            action = normal_action(st, actions, count, 0.0, p, w, s)
            if st[at.PHASE] == at.PLAY:
                _note(st, action, seat, told, p, w, s)
            step(st, deck, action, p)


def fitted(rows: Reals, held: Reals, turns: NDArray[np.int64]) -> Reals:
    """Factors on the odds by kind, by Newton's method."""
    intercepts = np.zeros((len(rows), _TURNS))
    intercepts[np.arange(len(rows)), turns] = 1
    given = np.hstack([rows, intercepts[:, intercepts.any(0)]])
    found = np.zeros(given.shape[1])
    for _ in range(12):
        likely = 1 / (1 + np.exp(-given @ found))
        slope = given.T @ (held - likely) - 1e-3 * found
        curve = (given.T * (likely * (1 - likely))) @ given + 1e-3 * np.eye(len(found))
        move = np.linalg.solve(curve, slope)
        found += move
        if np.abs(move).max() < 1e-4:
            break
    return np.exp(found[:_KINDS])


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure what a play tells of the hand")
    parser.add_argument("--rows", type=int, default=500_000)
    parser.add_argument("--rules", default="nintendo-literal")
    parser.add_argument("--seed", type=int, default=3)
    given = parser.parse_args()
    rules = rules_of(given.rules)
    rows, held = np.zeros((given.rows, _KINDS)), np.zeros(given.rows)
    turns = np.zeros(given.rows, np.int64)
    scales = np.array([scale(rules, month + 1) for month in range(12)])
    rows_of_play(chance(given.seed), at.parameters(rules), np.array(weights(rules)), scales, rows, held, turns)
    factors = fitted(rows, held, turns)
    names = ["NOTHING", *(f"PASSED[{i}]" for i in range(len(PASSED))), *(f"TAKEN[{i}]" for i in range(3)), "LAID"]
    for name, factor, now, share in zip(
        names, factors, (NOTHING, *PASSED, *TAKEN, LAID), (rows > 0).mean(0), strict=True
    ):
        print(f"{name:10s} {factor:6.3f}  in force {now:5.3f}  told of {share:6.2%} of the cards")
    return 0


if __name__ == "__main__":
    sys.exit(main())
