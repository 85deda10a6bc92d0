"""`python -m tests.faults NAME --times 50`: one kind of fault (or `all`), so often; prints what came of it.

A line about each strike goes to the standard error as it happens."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from time import monotonic

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from faults.driver import Tally, struck
from faults.houses import House
from faults.kinds import KINDS, Fault


def _row(name: str, tally: Tally, took_s: float) -> str:
    seconds = sorted(tally.seconds) or [0.0]
    within = KINDS[name].within_s
    late = f", {len(tally.late(within))} beyond {within:g} s" if within else ""
    return (
        f"{name}: {tally.strikes} strikes at {tally.matches} matches in {took_s:.0f} s; play went on after "
        f"{seconds[len(seconds) // 2]:.1f} s (median), {seconds[-1]:.1f} s at most{late}; "
        f"{len(tally.complaints)} complaints"
    )


def _tell(house: int, line: str) -> None:
    print(f"  house {house}, strike {line}", file=sys.stderr, flush=True)


async def _all_struck(houses: Sequence[House], fault: Fault, times: int, seed: str) -> Tally:
    """Each house in its own time, by its own chance; together `times` strikes."""
    shares = [times // len(houses) + (at < times % len(houses)) for at in range(len(houses))]
    tallies = await asyncio.gather(
        *(
            struck(house, [fault], share, seed=f"{seed} {at}", tell=partial(_tell, at))
            for at, (house, share) in enumerate(zip(houses, shares, strict=True), 1)
        )
    )
    return sum(tallies, Tally())


def main() -> None:
    """Takes its arguments from the command line; its code is 1 if there was a complaint, or play went on too late."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name", choices=[*KINDS, "all"])
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--seed", default="faults")
    parser.add_argument("--houses", type=int, default=1, help="so many beside each other share the strikes")
    asked = parser.parse_args()
    bad = False
    for name in KINDS if asked.name == "all" else (asked.name,):
        fault, since = KINDS[name], monotonic()
        with ExitStack() as stack:
            houses = [stack.enter_context(fault.house()) for _ in range(asked.houses)]
            tally = asyncio.run(_all_struck(houses, fault, asked.times, asked.seed))
        print(_row(name, tally, monotonic() - since), flush=True)
        for complaint in tally.complaints[:20]:
            print(f"  {complaint[:400]}", flush=True)
        bad = bad or bool(tally.complaints) or bool(fault.within_s and tally.late(fault.within_s))
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
