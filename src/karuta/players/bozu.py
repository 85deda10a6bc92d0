"""Players of bōzu mekuri, and many games of theirs in figures.

There is no skill in it. All that a player decides is from which of two stacks to turn, and nobody knows what lies
there: who is strong at other games wins no more often here than who is not. What can differ is the seat and the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from karuta.games.bozu.events import Turned
from karuta.games.bozu.game import BOZU
from karuta.games.bozu.match import turns
from karuta.games.bozu.moves import Move
from karuta.games.bozu.rules import Rules
from karuta.games.bozu.state import State, View
from karuta.games.game import Turn
from karuta.players.dice import Dice
from karuta.players.statistics import Mean
from karuta.players.turns import play


def decide(who: str, seed: str, view: View) -> Move:
    """Any stack that has a card, whoever asks. ValueError if it is not the turn of the view's seat."""
    may = turns(view, view.seat)
    if not may:
        raise ValueError(f"seat {view.seat} has nothing to turn")
    return may[Dice(f"{seed}/{view.turns}").below(len(may))]


class Played(NamedTuple):
    """One game. `won` and `cards` are by seat."""

    won: tuple[float, ...]
    """1 for the winner; a share of it where several won."""
    cards: tuple[int, ...]
    """At the end."""
    margin: int
    taken: int
    """How often the pool was taken."""
    pool: int
    """Cards of the largest pool."""
    lost: int
    """How often somebody lost cards to a monk, or to Semimaru."""
    leads: int
    """How often another came to be alone in front."""
    held: int
    """Cards of the largest pile that anybody had."""


class Figures(NamedTuple):
    """What games came to, each in the measure of `Played`; `won` and `cards` are by seat."""

    games: int
    shared: int
    """Games that several won."""
    won: tuple[Mean, ...]
    cards: tuple[Mean, ...]
    margin: Mean
    taken: Mean
    pool: Mean
    lost: Mean
    leads: Mean
    held: Mean


def games(rules: Rules, seats: int, count: int, seed: str) -> Iterator[Played]:
    """So many games; game number n depends on the seed and n alone."""
    for number in range(1, count + 1):
        own = f"{seed}/{number}"
        yield _told(list(play(BOZU, rules, own, seats, lambda view: decide("", own, view))))  # noqa: B023


def _told(played: Sequence[Turn]) -> Played:
    """A whole game in figures."""
    last: State = played[-1].after
    outcome = BOZU.outcome(last)
    assert outcome is not None
    cards = [event for turn in played for event in turn.events if isinstance(event, Turned)]
    return Played(
        won=tuple((seat in outcome.winners) / len(outcome.winners) for seat in range(len(last.piles))),
        cards=tuple(map(len, last.piles)),
        margin=outcome.margin,
        taken=sum(card.effect == "took" for card in cards),
        pool=max(card.pool for card in cards),
        lost=sum(bool(card.moved) and card.effect in ("lost", "all_lost", "lost_and_skips") for card in cards),
        leads=_leads(cards),
        held=max(max(card.counts) for card in cards),
    )


def _leads(cards: Sequence[Turned]) -> int:
    """How often the one in front was another than the last who was alone there."""
    alone = [card.counts.index(max(card.counts)) for card in cards if card.counts.count(max(card.counts)) == 1]
    return sum(one != other for one, other in pairwise(alone))


def figures(played: Sequence[Played]) -> Figures:
    """The figures of at least one game."""

    def mean(name: str) -> Mean:
        return Mean.of([getattr(one, name) for one in played])

    def by_seat(name: str) -> tuple[Mean, ...]:
        return tuple(map(Mean.of, zip(*(getattr(one, name) for one in played), strict=True)))

    return Figures(
        games=len(played),
        shared=sum(max(one.won) < 1 for one in played),
        won=by_seat("won"),
        cards=by_seat("cards"),
        margin=mean("margin"),
        taken=mean("taken"),
        pool=mean("pool"),
        lost=mean("lost"),
        leads=mean("leads"),
        held=mean("held"),
    )
