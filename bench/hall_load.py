"""How many matches of kyōgi one process with SQLite holds at real pace.

Pages without a screen (tests/swarm) play each other over real sockets: they fetch and open the sealed verses, sweep
their cards, send, place. `python bench/hall_load.py --matches 500 --seconds 60 [--game koikoi] [--database URL]`; bar:
99 % of rulings within 50 ms of the end of their take window, and 400 MB.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any

ROOT = Path(__file__).resolve().parent.parent
WITHIN_MS, MEMORY_MB = 50, 400


@dataclass
class House:
    """A process under load."""

    address: str
    process: subprocess.Popen[str]

    def figures(self) -> dict[str, float]:
        """What /metrics says, by name with its labels."""
        with urllib.request.urlopen(self.address + "/metrics", timeout=30) as answer:
            lines = answer.read().decode().splitlines()
        return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}

    @property
    def memory_mb(self) -> float:
        """What it holds in memory now."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGESIZE") / 1e6

    @property
    def worked_s(self) -> float:
        """Seconds of a core that it took so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def house(data: str, *more: str) -> Iterator[House]:
    """A process of the house with its data in `data`."""
    command = [sys.executable, "-m", "karuta", "serve", "--port", "0", "--data", data, *more]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | {"KARUTA_LOG": "warning"})
    assert process.stdout is not None
    try:
        yield House(process.stdout.readline().split()[-1], process)
    finally:
        process.terminate()
        process.wait(30)


@contextmanager
def swarms(address: str, matches: int, workers: int, *more: str) -> Iterator[list[subprocess.Popen[str]]]:
    """Processes of pages, which share the matches."""
    path = os.pathsep.join((str(ROOT / "tests"), str(ROOT / "src")))
    shares = [matches // workers + (at < matches % workers) for at in range(workers)]
    running = [
        subprocess.Popen(
            [sys.executable, "-m", "swarm", address, "--matches", str(share), "--first", str(10_000 * at), *more],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": path},
        )
        for at, share in enumerate(shares)
    ]  # fmt: skip
    try:
        yield running
    finally:
        for one in running:
            one.kill()
            one.communicate()


def told(pipe: IO[str] | None) -> dict[str, Any]:
    """The next line of a swarm."""
    assert pipe is not None
    found: dict[str, Any] = json.loads(pipe.readline())
    return found


def share(sorted_values: Sequence[float], part: float) -> float:
    """The value below which that part lies."""
    return sorted_values[min(len(sorted_values) - 1, int(part * len(sorted_values)))] if sorted_values else 0.0


def within(before: dict[str, float], after: dict[str, float], name: str) -> dict[str, float]:
    """A histogram of the time between: how many, and up to which bound each part lies."""
    count = after[f"{name}_count"] - before[f"{name}_count"]
    bounds = {float(key.split('"')[1]): after[key] - before[key] for key in after if key.startswith(f"{name}_bucket")}
    parts = {"p50": 0.5, "p99": 0.99, "p999": 0.999}
    found = {
        what: min((b for b, n in bounds.items() if n >= part * count), default=0.0) for what, part in parts.items()
    }
    return {"count": count, **found, "within": bounds.get(WITHIN_MS, 0.0) / count if count else 0.0}


def measure(asked: argparse.Namespace, more: Sequence[str] = ()) -> dict[str, Any]:
    """The figures of one run."""
    extra = ["--database", asked.database] if asked.database else []
    with TemporaryDirectory(prefix="karuta-load-") as data, house(data, "--most", "20000", *extra, *more) as one:
        empty_mb = one.memory_mb
        pace = ["--seconds", str(asked.seconds), "--game", asked.game, "--every", str(asked.workers / asked.rate)]
        with swarms(one.address, asked.matches, asked.workers, *pace) as running:
            begun = sum(told(swarm.stdout)["begun"] for swarm in running)
            # Those that began first have long been reading; the last have not memorised yet.
            time.sleep(asked.settle)
            before, worked, since = one.figures(), one.worked_s, time.monotonic()
            for swarm in running:
                assert swarm.stdin is not None
                print(file=swarm.stdin, flush=True)
            results = [told(swarm.stdout) for swarm in running]
            took = time.monotonic() - since
            after, busy, memory_mb = one.figures(), (one.worked_s - worked) / took, one.memory_mb
    trips = sorted(trip for result in results for trip in result.pop("trips_ms"))
    sums = {name: sum(result[name] for result in results) for name in results[0] if name not in ("seconds", "busy")}
    rates = ("karuta_messages_received_total", "karuta_messages_sent_total", "karuta_entries_total")
    return {
        "matches": begun, "house_busy": busy, "swarm_busy": [result["busy"] for result in results],
        "memory_mb": memory_mb, "empty_mb": empty_mb,
        "per_second": {name.removeprefix("karuta_"): (after[name] - before[name]) / took for name in rates},
        "ruling_ms": within(before, after, "karuta_ruling_ms"),
        "commit_ms": within(before, after, "karuta_commit_ms"),
        "lag_ms": within(before, after, "karuta_loop_lag_ms"),
        "clamps": after["karuta_clamps_total"] - before["karuta_clamps_total"],
        "act_ms": {"p50": share(trips, 0.5), "p99": share(trips, 0.99), "count": len(trips)}, **sums,
    }  # fmt: skip


def main() -> None:
    """Prints the figures and whether they reach the bar."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--settle", type=float, default=25)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--rate", type=float, default=10, help="matches that begin in a second")
    parser.add_argument("--game", choices=("kyogi", "koikoi"), default="kyogi")
    parser.add_argument("--database", default="")
    made = measure(parser.parse_args())
    for name, figure in made.items():
        print(f"{name}: {json.dumps(figure)}")
    well = made["ruling_ms"]["p99"] <= WITHIN_MS and made["memory_mb"] <= MEMORY_MB
    print("within the bar" if well else "BEYOND THE BAR")


if __name__ == "__main__":
    main()
