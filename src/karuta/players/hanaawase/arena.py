"""Matches of one player against another on duplicate deals: each match is played as often as it has seats, the first
player at another seat each time, so that the luck of the cards is the same for all. The intervals are over such groups.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from karuta.games.hanaawase.game import HANAAWASE
from karuta.games.hanaawase.rules import Rules
from karuta.games.hanaawase.state import State
from karuta.players.hanaawase.player import decide
from karuta.players.statistics import Mean
from karuta.players.turns import play


class Played(NamedTuple):
    """One match from the first player's seat. `won`: 1, or its share where several won; `ahead`: its points a round
    more than the average of the others; `captured`: points of its cards a round, then those of the others."""

    seat: int
    won: float
    ahead: float
    captured: tuple[float, float]


class Figures(NamedTuple):
    """What matches came to, from the first player's side."""

    games: int
    won: Mean
    ahead: Mean
    captured: tuple[float, float]
    by_seat: tuple[Mean, ...]
    """Of the matches that it began at each seat, the share won."""


def matches(first: str, other: str, games: int, seed: str, *, rules: Rules, seats: int) -> Iterator[Played]:
    """At least so many matches, group by group; all seats but one are the other player's. Group number n depends on the
    seed and n alone."""
    for group in range((games + seats - 1) // seats):
        for seat in range(seats):
            who = [first if at == seat else other for at in range(seats)]
            yield _match(who, seat, f"{seed}/{group + 1}", rules)


def _match(who: Sequence[str], seat: int, seed: str, rules: Rules) -> Played:
    last: State | None = None
    for turn in play(HANAAWASE, rules, seed, len(who), lambda view: decide(who[view.seat], seed, view)):
        last = turn.after
    assert last is not None
    rounds, others = len(last.results), len(who) - 1
    # Where all are equal nobody has won: that is a share for each.
    winners = last.winners or tuple(range(len(who)))
    own, every = last.scores[seat], sum(last.scores)
    points = [sum(result.points[at] for result in last.results) / rounds for at in range(len(who))]
    return Played(
        seat=seat,
        won=(seat in winners) / len(winners),
        ahead=(own - (every - own) / others) / rounds,
        captured=(points[seat], (sum(points) - points[seat]) / others),
    )


def figures(played: Sequence[Played], seats: int) -> Figures:
    """The figures of at least one whole group of matches."""
    groups = [played[at : at + seats] for at in range(0, len(played), seats)]
    return Figures(
        games=len(played),
        won=Mean.of([sum(one.won for one in group) / seats for group in groups]),
        ahead=Mean.of([sum(one.ahead for one in group) / seats for group in groups]),
        captured=(
            sum(one.captured[0] for one in played) / len(played),
            sum(one.captured[1] for one in played) / len(played),
        ),
        by_seat=tuple(Mean.of([one.won for one in played if one.seat == seat]) for seat in range(seats)),
    )
