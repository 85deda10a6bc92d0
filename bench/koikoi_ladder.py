"""How strong are the opponents of Koi-Koi? Each level against others, on duplicate deals.

    python bench/koikoi_ladder.py [--rounds 20000] [--hard-rounds 20000] [--rules nintendo-literal,nintendo]

Points a round with their 95 % intervals. Under `nintendo-literal` some pairs have a bar; ends with 1 if one is missed.
"""

from __future__ import annotations

import argparse
import sys
import time

from karuta.games.koikoi.presets import rules_of
from karuta.players.koikoi.arena import Figures, figures, side
from karuta.players.koikoi.characters import Level

PAIRS: tuple[tuple[Level, Level], ...] = (
    ("greedy", "random"),
    ("easy", "random"),
    ("greedy", "easy"),
    ("normal", "greedy"),
    ("hard", "greedy"),
    ("hard", "normal"),
)
BARS: dict[tuple[Level, Level], float] = {
    ("greedy", "random"): 2.1,
    ("normal", "greedy"): 1.1,
    ("hard", "greedy"): 1.9,
}
"""Points a round that the first has to make at least, under BARRED."""
BARRED = "nintendo-literal"


def main() -> int:
    parser = argparse.ArgumentParser(description="The ladder of the opponents of Koi-Koi")
    parser.add_argument("--rounds", type=int, default=20_000)
    parser.add_argument("--hard-rounds", type=int, default=20_000, help="the same where hard plays")
    parser.add_argument("--rules", default="nintendo-literal,nintendo", help="presets, with commas between")
    parser.add_argument("--seed", default="ladder")
    given = parser.parse_args()
    missed = 0
    for preset in given.rules.split(","):
        print(f"{preset}: points a round, won and lost, koi-koi called when asked")
        for first, second in PAIRS:
            rounds = given.hard_rounds if "hard" in (first, second) else given.rounds
            missed += not _pair(preset, first, second, rounds, given.seed)
    print(f"{missed} bars missed" if missed else "no bar missed")
    return 1 if missed else 0


def _pair(preset: str, first: Level, second: Level, rounds: int, seed: str) -> bool:
    """Print one line; False if its bar is missed."""
    began = time.process_time()
    found: Figures | None = None
    for found in figures(side(first), side(second), rules_of(preset), rounds, seed):  # noqa: B007
        pass
    took = time.process_time() - began
    assert found is not None
    bar = BARS.get((first, second)) if preset == BARRED else None
    reached = bar is None or found.points >= bar
    said = "" if bar is None else f"  bar {bar:+.1f} {'reached' if reached else 'MISSED'}"
    print(
        f"  {first:7s} v {second:7s} {found.points:+6.3f} +- {found.interval:.3f}  {found.won:.3f} {found.lost:.3f}"
        f"  {found.called[0]:4.0%} {found.called[1]:4.0%}  {found.rounds} rounds in {took:.0f} s{said}",
        flush=True,
    )
    return reached


if __name__ == "__main__":
    sys.exit(main())
