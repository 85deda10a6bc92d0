"""Matches of kyōgi karuta of one player against another, in figures."""

from __future__ import annotations

from collections.abc import Iterator

from karuta.chance import Chance
from karuta.games.kyogi.game import KYOGI
from karuta.games.kyogi.rules import Rules
from karuta.players.arena import play
from karuta.players.clock import Clock, steady
from karuta.players.person import Who
from karuta.players.player import KyogiPlayer
from karuta.players.statistics import MatchFigures, Summary, figures, summary


def matches(
    a: Who, b: Who, count: int, seed: str, *, rules: Rules | None = None, clock: Clock = steady
) -> Iterator[MatchFigures]:
    """The figures of `count` matches of `a` against `b`, who sit at field A in turn; pairs are (a, b). Match number n
    depends on the seed and n alone."""
    rules = rules or Rules()
    for number in range(1, count + 1):
        own = f"{seed}/{number}"
        first = KyogiPlayer(a, f"{own}/a"), KyogiPlayer(b, f"{own}/b")
        swapped = bool(Chance(own).below(2))
        played = play(KYOGI, rules, own, first[::-1] if swapped else first, clock)
        made = figures(played.rulings, played.outcome.winners[0], played.outcome.margin)
        yield made.seen_from_other_seat() if swapped else made


def compare(a: Who, b: Who, count: int, seed: str, *, rules: Rules | None = None, clock: Clock = steady) -> Summary:
    """The summary of those matches."""
    return summary(list(matches(a, b, count, seed, rules=rules, clock=clock)))
