"""Do the opponents play as people do? Matches of every pair of classes beside the bands of docs/players.md.

    python bench/kyogi_humanlike.py [--matches 2000] [--others 200] [--levels E,D]

`--matches` counts for pairs with bands of their own (equals and neighbours), `--others` for the rest. Ends with 1 if a
figure lies outside its band.
"""

from __future__ import annotations

import argparse
import sys
import time
from itertools import combinations_with_replacement

from karuta.players.bands import bands
from karuta.players.duels import compare
from karuta.players.levels import LEVELS, Level
from karuta.players.statistics import Mean, Summary


def main() -> int:
    parser = argparse.ArgumentParser(description="Statistics of the opponents beside their bands")
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--others", type=int, default=200)
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--seed", default="humanlike")
    given = parser.parse_args()
    chosen: list[Level] = [level for level in reversed(LEVELS) if level in given.levels.split(",")]
    outside = 0
    for a, b in combinations_with_replacement(chosen, 2):
        close = LEVELS.index(a) - LEVELS.index(b) <= 1
        count = given.matches if close else given.others
        if count:
            outside += _pair(a, b, count, given.seed)
    print(f"{outside} figures outside their bands" if outside else "all figures inside their bands")
    return 1 if outside else 0


def _pair(a: Level, b: Level, count: int, seed: str) -> int:
    began = time.process_time()
    figures = compare(a, b, count, seed)
    took = time.process_time() - began
    print(f"\n{a} v {b}: {count} matches, {count / took:.0f} a second")
    outside = 0
    for band in bands(a, b, figures):
        mark = "in " if band.inside else "OUT"
        outside += not band.inside
        spread = f" +-{band.interval:.3f}" if band.interval else ""
        print(f"  {mark} {band.name:34s} {band.value:8.3f}{spread:9s} band {band.least:g} to {band.most:g}")
    _others(figures)
    sys.stdout.flush()
    return outside


def _others(figures: Summary) -> None:
    def pair(means: tuple[Mean, Mean]) -> str:
        return f"{means[0].mean:.2f}/{means[1].mean:.2f}"

    print(
        f"      wins {figures.win_share.mean:.3f}, margin {figures.margin.mean:.2f}, reads {figures.reads.mean:.1f}"
        f" ({figures.reads.deviation:.1f}), fouls {pair(figures.fouls)}, takes own {pair(figures.takes_own)}"
        f" other {pair(figures.takes_other)}"
    )
    deciles = " ".join(f"{ms:.0f}" for ms in figures.take_ms_deciles)
    shares = " ".join(f"{share:.2f}" for share in figures.decided)
    print(f"      take time from the deciding mora, ms, 0 to 100 %: {deciles}")
    print(f"      decided at mora 1 2 3 4+: {shares}; a fouling hand loses {figures.fouling_hand_loses:.0%}")


if __name__ == "__main__":
    sys.exit(main())
