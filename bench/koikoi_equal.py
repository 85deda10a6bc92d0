"""The fast engine of Koi-Koi and the readable rules play the same matches side by side: 100,000 rounds, half of them by
the presets, half by rules that nobody wrote down. Another number of rounds may be given.

Compared at every decision: hands, table, piles, points, totals, choices, calls; at the end of every round: result,
scores, who deals next, the end of the match; and every deal anew.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from games.koikoi.house_rules import any_rules
from games.koikoi.side_by_side import SideBySide
from karuta.games.koikoi.presets import PRESETS, preset

ROUNDS = 100_000
PART = 500


def part(number: int) -> tuple[Counter[str], int]:
    """`PART` rounds or a few more: rounds by rules, and decisions."""
    rng = Random(f"equal {number}")
    rounds: Counter[str] = Counter()
    decisions = 0
    while rounds.total() < PART:
        name = "any rules" if rng.random() < 0.5 else rng.choice(list(PRESETS))
        rules = any_rules(rng, rounds=rng.randrange(1, 13)) if name == "any rules" else preset(name)
        both = SideBySide(rules, f"equal {number} {rounds.total()}")
        both.play(rng)
        rounds[name] += both.rounds
        decisions += both.decisions
    return rounds, decisions


def main(rounds: int) -> int:
    began = time.perf_counter()
    done: Counter[str] = Counter()
    decisions = 0
    # The first part alone, so that the workers find the compiled code on disk.
    with ProcessPoolExecutor(1) as worker:
        found = [worker.submit(part, 0).result()]
    with ProcessPoolExecutor() as workers:
        found += workers.map(part, range(1, -(-rounds // PART)))
    for by_rules, chosen in found:
        done += by_rules
        decisions += chosen
    for name, count in sorted(done.items()):
        print(f"{name:>18} {count:7} rounds")
    print(f"{done.total()} rounds and {decisions} decisions are equal, in {time.perf_counter() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS))
