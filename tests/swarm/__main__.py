"""`python -m swarm ADDRESS --matches 100 --seconds 60`: so many matches at once, and what came of them as one line of
JSON. It waits for a line on stdin once all are begun, so that several such processes can be counted together."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import Sequence
from random import Random
from time import monotonic, process_time
from typing import Any

import uvloop

from swarm.fetching import Fetcher
from swarm.mat import Sitter
from swarm.pairs import Guest, guest, meet

KYOGI: dict[str, Any] = {"game": "kyogi", "seats": 2, "rules": {"memorise_s": 15, "call_before_s": 5}, "pace": "match"}
KOIKOI: dict[str, Any] = {"game": "koikoi", "seats": 2, "preset": "nintendo"}


async def _begin(address: str, game: str, number: int, fetcher: Fetcher) -> list[Guest]:
    pages = [guest(address, Random(f"{number} {seat}"), fetcher, game) for seat in range(2)]
    try:
        await meet(pages, KOIKOI if game == "koikoi" else KYOGI)
    except TimeoutError:
        for page in pages:
            await page.close()
        return []
    return pages


def _sums(pages: Sequence[Guest]) -> dict[str, Any]:
    sitters = [page.player for page in pages if isinstance(page.player, Sitter)]
    return {
        "heard": sum(page.line.heard for page in pages),
        "sent": sum(page.line.sent for page in pages),
        "cuts": sum(page.line.cuts for page in pages),
        "refused": sum(len(page.line.diary.refused) for page in pages),
        "twice": sum(len(page.line.diary.twice) for page in pages),
        "over": sum(page.player.done.is_set() for page in pages),
        "rulings": sum(len(sitter.ruled_at) for sitter in sitters) // 2,
        "deaf": sum(sitter.deaf for sitter in sitters),
    }


async def _measure(asked: argparse.Namespace) -> None:
    fetcher = Fetcher()
    beginnings = []
    for number in range(asked.first, asked.first + asked.matches):
        beginnings.append(asyncio.create_task(_begin(asked.address, asked.game, number, fetcher)))
        await asyncio.sleep(asked.every)
    matches = [pages for pages in await asyncio.gather(*beginnings) if pages]
    pages = [page for match in matches for page in match]
    print(json.dumps({"begun": len(matches)}), flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    before, since, worked = _sums(pages), monotonic(), process_time()
    for page in pages:
        page.line.trips_ms.clear()
    await asyncio.sleep(asked.seconds)
    took = monotonic() - since
    told: dict[str, Any] = {name: count - before[name] for name, count in _sums(pages).items()}
    told |= {"seconds": took, "busy": (process_time() - worked) / took}
    told["trips_ms"] = sorted(trip for page in pages for trip in page.line.trips_ms)
    print(json.dumps(told), flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    await asyncio.gather(*(page.close() for page in pages))
    fetcher.close()


def main() -> None:
    """Takes its arguments from the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("address")
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="number of the first match: another one, other hands")
    parser.add_argument("--every", type=float, default=0.1, help="seconds between two beginnings")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--game", choices=("kyogi", "koikoi"), default="kyogi")
    asked = parser.parse_args()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_measure(asked))


if __name__ == "__main__":
    main()
