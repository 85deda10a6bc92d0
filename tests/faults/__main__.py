"""`python -m tests.faults NAME --times 50`: one kind of fault (or `all`), so often; prints what came of it."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from time import monotonic

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from faults.driver import Tally, struck
from faults.kinds import KINDS


def _row(name: str, tally: Tally, took_s: float) -> str:
    seconds = sorted(tally.seconds) or [0.0]
    within = KINDS[name].within_s
    late = f", {len(tally.late(within))} beyond {within:g} s" if within else ""
    return (
        f"{name}: {tally.strikes} strikes at {tally.matches} matches in {took_s:.0f} s; play went on after "
        f"{seconds[len(seconds) // 2]:.1f} s (median), {seconds[-1]:.1f} s at most{late}; "
        f"{len(tally.complaints)} complaints"
    )


def main() -> None:
    """Takes its arguments from the command line; its code is 1 if there was a complaint, or play went on too late."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", choices=[*KINDS, "all"])
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--seed", default="faults")
    asked = parser.parse_args()
    bad = False
    for name in KINDS if asked.name == "all" else (asked.name,):
        fault, since = KINDS[name], monotonic()
        with fault.house() as house:
            tally = asyncio.run(struck(house, [fault], asked.times, seed=asked.seed))
        print(_row(name, tally, monotonic() - since), flush=True)
        for complaint in tally.complaints[:20]:
            print(f"  {complaint[:400]}", flush=True)
        bad = bad or bool(tally.complaints) or bool(fault.within_s and tally.late(fault.within_s))
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
