"""What matches of people look like, as bands that those of the players have to stay in (docs/players.md)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from karuta.players.levels import LEVELS, Level
from karuta.players.statistics import Summary


class Band(NamedTuple):
    """A figure of a pair and the band for it; `interval` is the half width of its 95 % interval."""

    name: str
    value: float
    least: float
    most: float
    interval: float = 0.0

    @property
    def inside(self) -> bool:
        """Whether the figure lies in its band."""
        return self.least <= self.value <= self.most


FOULS: dict[Level, tuple[float, float]] = {
    "E": (2.7, 3.6),
    "D": (2.7, 3.6),
    "C": (2.7, 3.6),
    "B": (2.3, 2.9),
    "A": (1.9, 2.4),
    "meijin": (1.2, 1.7),
}
"""Fouls of a player in a match against an equal."""
EQUAL_WIN_INTERVAL = 0.022
"""What 2,000 matches leave to chance."""
FLOOR_MS = 120.0


def bands(a: Level, b: Level, figures: Summary) -> Iterator[Band]:
    """The bands that hold for a pair of classes: all of them for equals, the share of wins for neighbours."""
    floor = min(figures.first_touch_ms, 10_000.0)
    yield Band("first touch, ms", floor, FLOOR_MS, 10_000.0)
    for level, seen in zip((a, b), figures.impossible, strict=True):
        if level in ("B", "A", "meijin"):
            yield Band(f"fouls of {level} on impossible cards", seen, 0, 0)
    if a == b:
        yield from _of_equals(a, figures)
    elif abs(LEVELS.index(a) - LEVELS.index(b)) == 1:
        wins = figures.win_share.mean if LEVELS.index(a) > LEVELS.index(b) else 1 - figures.win_share.mean
        yield Band("wins of the higher class", wins, 0.75, 0.93, figures.win_share.interval)


def _of_equals(level: Level, figures: Summary) -> Iterator[Band]:
    wins, margin = figures.win_share, figures.margin
    slack = EQUAL_WIN_INTERVAL * max(1.0, (2000 / figures.matches) ** 0.5)
    yield Band("wins of the first", wins.mean, 0.5 - slack, 0.5 + slack, wins.interval)
    yield Band("takes of the winner", figures.winner_takes.mean, 23.5, 25, figures.winner_takes.interval)
    yield Band("readings", figures.reads.mean, 80, 85, figures.reads.interval)
    yield Band("margin", margin.mean, 7, 9.5, margin.interval)
    yield Band("margin, deviation", margin.deviation, 4.5, 5.5)
    fouls = sum(each.mean for each in figures.fouls) / 2
    yield Band("fouls of each", fouls, *FOULS[level], sum(each.interval for each in figures.fouls) / 2)
    more = figures.fouls_loser_over_winner
    yield Band("fouls, loser over winner", more.mean, 0.4, 1.0, more.interval)
    own = sum(each.mean for each in figures.takes_own)
    share = own / (own + sum(each.mean for each in figures.takes_other))
    if level == "meijin":
        yield Band("share of takes on the own side", share, 0, 0.5)
    elif level in ("E", "D", "C"):
        yield Band("share of takes on the own side", share, 0.5, 1)
