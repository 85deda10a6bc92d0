"""Matches a second on one core, through the whole engine with strokes, and how the cost grows with their number.

Counts the processor's time, the best of three rounds for each number, since other work on the machine slows both.
"""

from __future__ import annotations

import sys
import time

from karuta.players.duels import compare

BAR = 60
COUNTS = (100, 200, 400)
ROUNDS = 3


def seconds(count: int) -> float:
    """What `count` matches take of one core."""
    began = time.process_time()
    compare("A", "B", count, "speed")
    return time.process_time() - began


def main() -> int:
    compare("A", "B", 5, "warm")
    rates = []
    for count in COUNTS:
        used = min(seconds(count) for _ in range(ROUNDS))
        rates.append(count / used)
        print(f"{count} matches: {used:.2f} s of one core, {rates[-1]:.1f} a second")
    best = max(rates)
    print(f"best {best:.1f} a second, bar {BAR}: {'met' if best >= BAR else 'MISSED'}")
    growth = rates[0] / rates[-1]
    print(f"cost of a match among {COUNTS[-1]} is {growth:.2f} times that among {COUNTS[0]} (linear: 1)")
    return 0 if best >= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
