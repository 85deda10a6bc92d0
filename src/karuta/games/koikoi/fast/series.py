"""Many rounds in one call, compiled: with rules that are told when they are called, and with rules built in."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from karuta.games.koikoi.fast import layout as at
from karuta.games.koikoi.fast.greedy import greedy_round
from karuta.games.koikoi.fast.kernel import Cards, Chances, Numbers, kernel
from karuta.games.koikoi.fast.play import random_round
from karuta.games.koikoi.rules import Rules

_TEAMS: Final = at.PLACES["teams"]
BuiltIn: TypeAlias = Callable[[int, Chances, Cards, Numbers], None]


@kernel(inline=True)
def _tally(points: int, out: Numbers) -> None:
    out[0] += points
    out[1 if points > 0 else (2 if points < 0 else 3)] += 1


@kernel()
def random_rounds(n: int, rng: Chances, deck: Cards, out: Numbers, p: Numbers) -> None:
    """`n` rounds at random, dealers in turn, months too; `deck` holds the 48 cards in any order. `out`, int64[4], is
    added to: points of side 0 less those of side 1, rounds that brought points to side 0, to side 1, to nobody."""
    for i in range(n):
        _tally(random_round(deck, rng, i & (1 + 2 * p[_TEAMS]), i % 12, p), out)


@kernel()
def greedy_rounds(n: int, rng: Chances, deck: Cards, out: Numbers, p: Numbers) -> None:
    """As `random_rounds`, but greedily."""
    for i in range(n):
        _tally(greedy_round(deck, rng, i & (1 + 2 * p[_TEAMS]), i % 12, p), out)


class Specialised(NamedTuple):
    """`random_rounds` and `greedy_rounds` with rules built in: the same without the last argument, and faster."""

    random_rounds: BuiltIn
    greedy_rounds: BuiltIn


@cache
def specialised(rules: Rules) -> Specialised:
    """Rounds compiled for `rules` alone: their options are constants of the code. Some seconds for the compiler when
    they are first called; code for the rules of a former process is found on disk."""
    p = at.parameters(rules)

    @kernel()
    def random_built_in(n: int, rng: Chances, deck: Cards, out: Numbers) -> None:
        for i in range(n):
            _tally(random_round(deck, rng, i & (1 + 2 * p[_TEAMS]), i % 12, p), out)

    @kernel()
    def greedy_built_in(n: int, rng: Chances, deck: Cards, out: Numbers) -> None:
        for i in range(n):
            _tally(greedy_round(deck, rng, i & (1 + 2 * p[_TEAMS]), i % 12, p), out)

    return Specialised(random_built_in, greedy_built_in)
