"""Matches a second on one core, through the whole engine with strokes, and how the cost grows with their number."""

from __future__ import annotations

import sys
import time

from karuta.players.arena import compare

BAR = 60
COUNTS = (100, 200, 400)


def main() -> int:
    compare("A", "B", 5, "warm")
    rates = []
    for count in COUNTS:
        began, cpu = time.perf_counter(), time.process_time()
        compare("A", "B", count, "speed")
        took, used = time.perf_counter() - began, time.process_time() - cpu
        rates.append(count / used)
        print(f"{count} matches: {used:.2f} s of one core ({took:.2f} s by the clock), {rates[-1]:.1f} a second")
    growth = rates[0] / rates[-1]
    print(f"best {max(rates):.1f} a second, bar {BAR}: {'met' if max(rates) >= BAR else 'MISSED'}")
    print(f"cost of a match among {COUNTS[-1]} is {growth:.2f} times that among {COUNTS[0]} (linear: 1)")
    return 0 if max(rates) >= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
