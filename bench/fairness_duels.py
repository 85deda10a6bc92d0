"""Does the hand that was first get the card? Duels between people on all kinds of lines, at a real host.

    python bench/fairness_duels.py [--duels 10000] [--seed duels]

One way of a line is 5 to 400 ms, up to 40 % uneven, with jitter up to 80 ms, 5 % of all packets lost and sent again,
and the page's clock wrong by up to 200 ppm (tests/simulation/lines.py). Within the window of docs/fairness.md the card
goes to who reacted first by the clock of the sound, beyond a tie, in every duel; outside it nobody who was late and
slower gets it. Prints the figures, ends with 1 if one duel was unfair.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from simulation.duels import Duel, duels

SHOWN = 5


def main() -> int:
    parser = argparse.ArgumentParser(description="Duels over simulated lines")
    parser.add_argument("--duels", type=int, default=10_000)
    parser.add_argument("--seed", default="duels")
    given = parser.parse_args()
    began = perf_counter()
    fought = list(islice(duels(given.seed), given.duels))
    took = perf_counter() - began
    unfair = [duel for duel in fought if duel.unfair]
    for line in figures(fought):
        print(line)
    print(f"{len(unfair)} unfair; {took:.1f} s, {1000 * took / len(fought):.2f} ms each")
    for duel in unfair[:SHOWN]:
        print(f"{duel.unfair}: {duel}")
    return 1 if unfair else 0


def figures(fought: Sequence[Duel]) -> list[str]:
    """What there is to say of many duels, line by line."""
    within = [duel for duel in fought if duel.within]
    apart = [duel for duel in within if duel.first is not None]
    # Duels in which one side alone was outside the window, and which.
    late = [(d, int(d.claims[0].within)) for d in fought if d.claims[0].within != d.claims[1].within]
    faster = [d.ruling.taker == seat for d, seat in late if d.first == seat]
    slower = [d.ruling.taker == seat for d, seat in late if d.first == 1 - seat]
    lateness = sorted(claim.late_ms for duel in fought for claim in duel.claims)
    waits = sorted(duel.waited_ms for duel in fought)
    keys = sorted(ms for duel in fought for ms in duel.keys_late_ms)
    first = sum(duel.ruling.taker == duel.first for duel in apart)
    clamped = sum(bool(duel.clamped) for duel in within)
    return [
        f"{len(fought)} duels, {len(within)} of them within the window",
        f"within: {first} of {len(apart)} that were no tie to who was first; {clamped} clamped",
        f"one outside gets {sum(faster)} of {len(faster)} where it was first, {sum(slower)} of {len(slower)} where not",
        f"lateness of touches: {_spread(lateness)}",
        f"from the end of the take window to the ruling: {_spread(waits)}, at most {waits[-1]:.0f} ms",
        f"sound ready in time: {sum(ms == 0 for ms in keys) / len(keys):.1%}, else late; of all {_spread(keys)}",
    ]


def _spread(ordered: Sequence[float]) -> str:
    median, most, nearly = (ordered[int(part * len(ordered))] for part in (0.5, 0.9, 0.99))
    return f"median {median:.0f} ms, p90 {most:.0f} ms, p99 {nearly:.0f} ms"


if __name__ == "__main__":
    sys.exit(main())
