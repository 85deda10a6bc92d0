"""Rounds of one player against another on duplicate deals: each deal is played twice, with the seats exchanged, so that
the luck of the cards is the same for both. The interval is over pairs of rounds.

Everything runs inside compiled code; what has not been compiled before is compiled first.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from hashlib import sha256
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from karuta.games.koikoi.fast.layout import parameters
from karuta.games.koikoi.rules import Rules
from karuta.players.koikoi.characters import LEVELS, Character, Level
from karuta.players.koikoi.fast.rounds import ASKED, CALLED, COUNTS, play_rounds
from karuta.players.koikoi.levels import PLAYOUTS
from karuta.players.koikoi.position import scale
from karuta.players.koikoi.stakes import FLAT
from karuta.players.koikoi.weights import Weights
from karuta.players.koikoi.weights import weights as weights_for

_CHUNK = {"hard": 25}
"""Deals in one compiled call, where a person may wait for it."""


class Side(NamedTuple):
    """A player as the arena takes it: `weights` other than those that ship are for tuning."""

    level: Level
    boldness: float = 0.0
    weights: Weights | None = None


class Figures(NamedTuple):
    """What rounds between two players came to; all from the first player's seat."""

    rounds: int
    points: float
    """Points a round."""
    interval: float
    """Half the 95 % interval of `points`."""
    won: float
    """Share of the rounds that the first player won."""
    lost: float
    win: float
    """Points of a round that it won; 0 if it won none."""
    loss: float
    called: tuple[float, float]
    """Share of koi-koi where it was asked, by player; 0 if it never was."""


def side(who: Character | Level) -> Side:
    """A person of the house or a level as the arena takes it."""
    return Side(who.level, who.boldness) if isinstance(who, Character) else Side(who)


def points(first: Side, second: Side, rules: Rules, deals: int, seed: str) -> NDArray[np.float64]:
    """Points of the first player: float64[deals, 2], by deal and seat."""
    table = _Table(first, second, rules, seed)
    return table.play(0, deals)


def figures(first: Side, second: Side, rules: Rules, rounds: int, seed: str) -> Iterator[Figures]:
    """The figures so far, again and again until `rounds` (an even number) are played; the last are whole. The same
    arguments give the same figures."""
    table = _Table(first, second, rules, seed)
    size = min(_CHUNK.get(who.level, 2500) for who in (first, second))
    gained: list[NDArray[np.float64]] = []
    deals = (rounds + 1) // 2
    for start in range(0, deals, size):
        gained.append(table.play(start, min(size, deals - start)))
        yield _summed(np.concatenate(gained), table.counts)


class _Table:
    """Two players and what the compiled rounds need."""

    def __init__(self, first: Side, second: Side, rules: Rules, seed: str) -> None:
        players = (first, second)
        self.seed = np.uint64(int.from_bytes(sha256(seed.encode()).digest()[:8], "big"))
        self.parameters = parameters(rules)
        self.kinds = np.array([LEVELS.index(player.level) for player in players], np.int64)
        self.boldness = np.array([player.boldness for player in players])
        kept = weights_for(rules)
        self.weights = np.array([*(player.weights or kept for player in players), kept])
        self.scales = np.array([scale(rules, month + 1) for month in range(12)])
        self.worth = np.array(FLAT)
        self.counts = np.zeros(COUNTS, np.int64)

    def play(self, first: int, deals: int) -> NDArray[np.float64]:
        """Deals from `first` on."""
        gains = np.zeros(2 * deals)
        play_rounds(
            first,
            deals,
            self.seed,
            self.parameters,
            self.kinds,
            PLAYOUTS,
            self.boldness,
            self.weights,
            self.scales,
            self.worth,
            gains,
            self.counts,
        )
        return gains.reshape(deals, 2)


def _summed(gains: NDArray[np.float64], counts: NDArray[np.int64]) -> Figures:
    pairs = gains.mean(1)
    won, lost = gains > 0, gains < 0
    spread = float(pairs.std(ddof=1)) if len(pairs) > 1 else math.inf
    return Figures(
        rounds=gains.size,
        points=float(gains.mean()),
        interval=1.96 * spread / math.sqrt(len(pairs)),
        won=float(won.mean()),
        lost=float(lost.mean()),
        win=float(gains[won].mean()) if won.any() else 0.0,
        loss=float(-gains[lost].mean()) if lost.any() else 0.0,
        called=(_share(counts, 0), _share(counts, 1)),
    )


def _share(counts: NDArray[np.int64], who: int) -> float:
    asked = int(counts[ASKED + who])
    return int(counts[CALLED + who]) / asked if asked else 0.0
