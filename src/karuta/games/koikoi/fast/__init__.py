"""The fast engine of Koi-Koi: the rules on masks of 64 bits, compiled by numba, for players, statistics and learning.

It plays as the readable rules do, move by move. Importing this module loads no compiler: what needs one says so.

- `layout`: states, actions and parameters as numbers, `parameters`, `action_of`, `move_of`; no compiler.
- `hidden`: states from views, and the cards that a view hides put somewhere.
- `deal`, `round`, `match`, `yaku`: the rules; `play`, `greedy`: policies and playouts.
- `series`: many rounds in one call, `specialised` for rules that are built in.
- `kernel`: what own compiled functions are made with.

The compiler takes some ten seconds for all of it the first time on a machine; the code is then kept on disk (where
`NUMBA_CACHE_DIR` says, or beside the modules). `warm` in a process of its own does that while people play by the
readable rules.
"""

from __future__ import annotations

import sys
from typing import Final, Literal, NamedTuple

from karuta.games.koikoi.fast.layout import GREEDY, RANDOM, SCORES, action_of, move_of, parameters
from karuta.games.koikoi.rules import Rules

__all__ = ["MatchTally", "Policy", "Tally", "action_of", "matches", "move_of", "parameters", "ready", "rounds", "warm"]

Policy = Literal["random", "greedy"]
_POLICIES: Final[dict[Policy, int]] = {"random": RANDOM, "greedy": GREEDY}
_HERE: Final = "karuta.games.koikoi.fast."
_WARM: Final = {
    "match": ("match",),
    "hidden": ("scatter",),
    "play": ("random_playout",),
    "greedy": ("greedy_playout",),
    "series": ("random_rounds", "greedy_rounds"),
}
"""Modules, and the functions of theirs that call all the others."""


class Tally(NamedTuple):
    """Rounds played: points of side 0 less those of side 1, and the rounds that each side, and nobody, scored in."""

    rounds: int
    points: int
    won: tuple[int, int]
    nobody: int


class MatchTally(NamedTuple):
    """Matches played: final points of side 0 less those of side 1, won by each side, and drawn."""

    matches: int
    points: int
    won: tuple[int, int]
    drawn: int


def ready() -> bool:
    """Whether the compiled engine is at hand in this process, so that nothing here waits for the compiler."""
    if not all(_HERE + module in sys.modules for module in _WARM):
        return False
    return all(
        getattr(sys.modules[_HERE + module], name).signatures for module, names in _WARM.items() for name in names
    )


def warm() -> None:
    """Compile the engine, or load what is kept on disk: matches and playouts of both policies, whole and from views."""
    import numpy as np  # noqa: PLC0415 - only those who want the engine load numpy and numba

    from karuta.games.koikoi.fast import hidden, match  # noqa: PLC0415
    from karuta.games.koikoi.fast.greedy import greedy_playout  # noqa: PLC0415
    from karuta.games.koikoi.fast.kernel import chance  # noqa: PLC0415
    from karuta.games.koikoi.fast.play import random_playout  # noqa: PLC0415
    from karuta.games.koikoi.fast.round import legal, stop_value  # noqa: PLC0415

    p, rng = parameters(Rules()), chance(0)
    st, deck = hidden.blank()
    cards = np.zeros(48, np.uint8)
    match.match(st, deck, rng, GREEDY, RANDOM, p)
    for playout in (random_playout, greedy_playout):
        match.start(st, rng, p)
        match.next_round(st, deck, rng, p)
        legal(st, np.zeros(32, np.int64), p)
        stop_value(st, 0, p)
        n = hidden.hidden(st, 0, cards, p)
        hidden.scatter(st, deck, 0, cards, n, rng, p)
        playout(st, deck, rng, p)
    rounds(Rules(), 1)
    rounds(Rules(), 1, policy="greedy")


def rounds(rules: Rules, n: int, *, seed: int = 0, policy: Policy = "random", built_in: bool = False) -> Tally:
    """`n` rounds of one policy against itself, dealers in turn, the same for the same seed. `built_in` compiles the
    rules into the code, which pays for some ten million rounds or more."""
    import numpy as np  # noqa: PLC0415

    from karuta.games.koikoi.fast import series  # noqa: PLC0415
    from karuta.games.koikoi.fast.kernel import chance  # noqa: PLC0415

    out = np.zeros(4, np.int64)
    deck = np.arange(48, dtype=np.uint8)
    if built_in:
        special = series.specialised(rules)
        play = special.greedy_rounds if policy == "greedy" else special.random_rounds
        play(n, chance(seed), deck, out)
    else:
        told = series.greedy_rounds if policy == "greedy" else series.random_rounds
        told(n, chance(seed), deck, out, parameters(rules))
    points, first, second, nobody = out.tolist()
    return Tally(n, points, (first, second), nobody)


def matches(
    rules: Rules, n: int, *, seed: int = 0, policies: tuple[Policy, Policy] = ("random", "random")
) -> MatchTally:
    """`n` matches between two policies, the same for the same seed."""
    from karuta.games.koikoi.fast.hidden import blank  # noqa: PLC0415
    from karuta.games.koikoi.fast.kernel import chance  # noqa: PLC0415
    from karuta.games.koikoi.fast.match import match  # noqa: PLC0415

    p, rng = parameters(rules), chance(seed)
    st, deck = blank()
    points, won = 0, [0, 0, 0]
    for _ in range(n):
        match(st, deck, rng, _POLICIES[policies[0]], _POLICIES[policies[1]], p)
        ahead = int(st[SCORES] - st[SCORES + 1])
        points += ahead
        won[0 if ahead > 0 else 1 if ahead < 0 else 2] += 1
    return MatchTally(n, points, (won[0], won[1]), won[2])
