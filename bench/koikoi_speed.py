"""Rounds of Koi-Koi a second on one core: the fast engine against a plain scalar playout in C of the same rules.

The C playout (`koikoi_playout.c`, preset `nintendo`) is built with `gcc -O3 -march=native` and timed in the same run.
It plays the same rounds from the same random numbers, which is checked first. All are timed in turn, in short calls
many times over, and the best call of each counts: other work on the machine slows them all.
"""

from __future__ import annotations

import ctypes
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from karuta.chance import Chance
from karuta.games.game import TABLE
from karuta.games.koikoi import match
from karuta.games.koikoi.env import Environment, any_actions, any_chance
from karuta.games.koikoi.fast.kernel import Cards, Chances, Numbers, chance
from karuta.games.koikoi.fast.layout import parameters
from karuta.games.koikoi.fast.series import greedy_rounds, random_rounds, specialised
from karuta.games.koikoi.moves import Deal, Draw
from karuta.games.koikoi.presets import preset
from karuta.games.koikoi.rules import Rules
from karuta.games.koikoi.space import Space

CALL = 2_000
"""Rounds in one call."""
CALLS = 250
PYTHON_BAR = 2_000
ENVIRONMENT_BAR = 20_000
MATCHES = 1024

Rounds = Callable[[int, Chances, Cards, Numbers], None]


def built(folder: str) -> Rounds:
    """The C playout as a function like those of the engine."""
    library = Path(folder, "playout.so")
    source = Path(__file__).with_suffix("").parent / "koikoi_playout.c"
    subprocess.run(
        ["gcc", "-O3", "-march=native", "-Wall", "-Werror", "-shared", "-fPIC", "-o", library, source], check=True
    )
    function = ctypes.CDLL(str(library)).random_rounds

    def play(n: int, rng: Chances, deck: Cards, out: Numbers) -> None:
        function(ctypes.c_int64(n), *(ctypes.c_void_p(array.ctypes.data) for array in (rng, deck, out)))

    return play


def one_call(play: Rounds, seed: int) -> tuple[float, list[int]]:
    """Seconds of one call, and what it counted."""
    rng, deck, out = chance(seed), np.arange(48, dtype=np.uint8), np.zeros(4, np.int64)
    began = time.perf_counter()
    play(CALL, rng, deck, out)
    return time.perf_counter() - began, out.tolist()


def rates(plays: dict[str, Rounds]) -> dict[str, float]:
    """Rounds a second of each, timed in turn; the best call counts."""
    best = dict.fromkeys(plays, float("inf"))
    for seed in range(CALLS):
        for name, play in plays.items():
            best[name] = min(best[name], one_call(play, seed)[0])
    return {name: CALL / seconds for name, seconds in best.items()}


def readable(rounds: int) -> float:
    """Rounds a second of the readable engine, every move at random, stepped from Python on one core."""
    rng = Chance("speed")
    played = 0
    began = time.process_time()
    while played < rounds:
        state = match.new(preset("nintendo"), f"speed {played}")
        while state.phase != "over":
            if state.phase in ("deal", "draw"):
                state, _ = match.apply(state, TABLE, Deal() if state.phase == "deal" else Draw())
            else:
                moves = Space(state, state.turn).moves()
                state, _ = match.apply(state, state.turn, moves[rng.below(len(moves))])
        played += len(state.results)
    return played / (time.process_time() - began)


def environment(steps: int) -> float:
    """Rounds a second of the environment: observations, masks and random actions included."""
    many, rng = Environment(Rules(), MATCHES), any_chance(1)
    seen = many.reset(range(MATCHES))
    seen = many.step(any_actions(seen, rng)).observation
    ended = 0
    began = time.process_time()
    for _ in range(steps):
        done = many.step(any_actions(seen, rng))
        seen = done.observation
        ended += int(done.ended.sum())
    return ended / (time.process_time() - began)


def verdict(what: str, rate: float, ratio: float, bar: float) -> bool:
    met = ratio >= bar
    print(f"{what:<44} {rate:>12,.0f} rounds/s   {ratio:8.2f} (bar {bar:g}) {'met' if met else 'MISSED'}")
    return met


def main() -> int:
    p = parameters(Rules())
    special = specialised(Rules())
    with tempfile.TemporaryDirectory() as folder:
        plays: dict[str, Rounds] = {
            "c": built(folder),
            "built in": special.random_rounds,
            "told": lambda n, rng, deck, out: random_rounds(n, rng, deck, out, p),
            "greedy built in": special.greedy_rounds,
            "greedy told": lambda n, rng, deck, out: greedy_rounds(n, rng, deck, out, p),
        }
        if not one_call(plays["c"], 1)[1] == one_call(plays["built in"], 1)[1] == one_call(plays["told"], 1)[1]:
            print("C and the engine do not play the same rounds")
            return 1
        one_call(plays["greedy built in"], 1), one_call(plays["greedy told"], 1)
        rate = rates(plays)
    c = rate["c"]
    print(f"plain C, random rounds: {c:,.0f} rounds/s")
    met = [
        verdict("random, rules built in, against C", rate["built in"], rate["built in"] / c, 1.0),
        verdict("random, rules told at run time, against C", rate["told"], rate["told"] / c, 0.8),
        verdict(
            "greedy, built in, against random", rate["greedy built in"], rate["greedy built in"] / rate["built in"], 0.5
        ),
        verdict("greedy, told, against random", rate["greedy told"], rate["greedy told"] / rate["told"], 0.5),
    ]
    stepped = max(readable(600) for _ in range(5))
    met.append(verdict("readable rules from Python", stepped, stepped / PYTHON_BAR, 1.0))
    many = max(environment(60) for _ in range(5))
    met.append(verdict(f"environment of {MATCHES} matches", many, many / ENVIRONMENT_BAR, 1.0))
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main())
