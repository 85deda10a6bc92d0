"""Tune the weights of `normal` by the cross-entropy method, one set for each way of doubling, and write them.

    python tools/koikoi_tuning/weights.py [--rules multiply,literal,off] [--generations 32] [--out FILE]

Each generation draws players around the best so far and lets each play the same duplicate deals against `greedy` and
against the player before; the best quarter moves the mean. Four to six minutes for each set on one core. The same
arguments write the same file. Sets that are not asked for are kept as they are.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from karuta.games.koikoi.presets import rules_of
from karuta.games.koikoi.rules import Rules
from karuta.players.koikoi import weights as kept
from karuta.players.koikoi.arena import Side, points
from karuta.players.koikoi.weights import DOUBLINGS, Doubling, Tuned, Weights

RULES: dict[Doubling, str] = {
    "multiply": "nintendo",
    "literal": "nintendo-literal",
    "off": "nintendo,double_at=off,opponent_koikoi=off",
}
"""The rules under which each set is tuned."""
BY_HAND = Weights(
    yaku=3.0,
    bright_one=1.0,
    bright_two=2.5,
    set_one=0.8,
    set_two=2.2,
    viewing=1.2,
    ribbon=0.35,
    animal=0.35,
    plain=0.15,
    near=0.5,
    other=0.8,
    threat=0.6,
    follow=0.5,
    go=0.0,
    go_turns=0.6,
    go_total=-0.3,
    go_other=-0.3,
    go_mine=0.1,
    go_called=0.0,
    go_large=0.0,
)
"""Where the search begins: a first guess."""
_PLAYERS = 28
_BEST = 7
_AGAINST_GREEDY = 1500
_AGAINST_FORMER = 2500
_STEP = 0.6
_LEAST = 0.02
"""Deals each, how far a generation moves the mean and the spread, and the least spread."""
FILE = Path(kept.__file__).with_name(kept.FILE)

Reals = NDArray[np.float64]


def main() -> int:
    parser = argparse.ArgumentParser(description="Tune the weights of normal")
    parser.add_argument("--rules", default=",".join(DOUBLINGS))
    parser.add_argument("--generations", type=int, default=32)
    parser.add_argument("--out", type=Path, default=FILE)
    given = parser.parse_args()
    sets = dict(kept.tuned()) if FILE.exists() else dict.fromkeys(DOUBLINGS, BY_HAND)
    for name in DOUBLINGS:
        if name in given.rules.split(","):
            print(f"{name}: {RULES[name]}", flush=True)
            sets[name] = tune(rules_of(RULES[name]), given.generations)
    given.out.write_bytes(written(sets, given.generations))
    return 0


def written(sets: dict[Doubling, Weights], generations: int) -> bytes:
    """The file of these sets."""
    command = f"python tools/koikoi_tuning/weights.py --generations {generations}"
    tuned = Tuned(command, Weights._fields, {name: tuple(sets[name]) for name in DOUBLINGS})
    return msgspec.json.format(msgspec.json.encode(tuned), indent=1) + b"\n"


def tune(rules: Rules, generations: int) -> Weights:
    """The weights that the search ends with, to three decimals."""
    draw = np.random.default_rng(1)
    mean = np.array(BY_HAND)
    spread = np.maximum(0.4 * np.abs(mean), 0.2)
    spread[Weights._fields.index("go")] = 1.5
    former, began = mean.copy(), time.monotonic()
    for generation in range(generations):
        players = mean + spread * draw.standard_normal((_PLAYERS, len(mean)))
        players[0] = mean
        strength = [_strength(player, former, rules, generation) for player in players]
        best = players[np.argsort(strength)[-_BEST:]]
        mean = (1 - _STEP) * mean + _STEP * best.mean(0)
        spread = np.maximum((1 - _STEP) * spread + _STEP * best.std(0), _LEAST)
        if generation % 4 == 3:
            gain = _points(mean, former, rules, 5000, "former")
            print(
                f"  {generation + 1:3d} {time.monotonic() - began:4.0f} s, against the one before {gain:+.3f},"
                f" against greedy {_points(mean, None, rules, 5000, 'greedy'):+.3f}",
                flush=True,
            )
            if gain > 0:
                former = mean.copy()
    return Weights(*(round(float(weight), 3) for weight in former))


def _strength(player: Reals, former: Reals, rules: Rules, generation: int) -> float:
    against_greedy = _points(player, None, rules, _AGAINST_GREEDY, f"greedy {generation}")
    against_former = _points(player, former, rules, _AGAINST_FORMER, f"former {generation}")
    return 0.3 * against_greedy + 0.7 * against_former


def _points(player: Reals, other: Reals | None, rules: Rules, deals: int, seed: str) -> float:
    """Points a round of one set of weights against another, or against `greedy`."""
    second = Side("greedy") if other is None else Side("normal", weights=Weights(*other))
    return float(points(Side("normal", weights=Weights(*player)), second, rules, deals, seed).mean())


if __name__ == "__main__":
    sys.exit(main())
