"""What matches between two players say about them: wins, margins, reads, fouls, takes and times."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from karuta.games.kyogi.events import Ruling
from karuta.mat.field import SIDES
from karuta.poems.kimariji import common


@dataclass(frozen=True)
class MatchFigures:
    """One match in figures. Pairs are by seat."""

    winner: int
    margin: int
    reads: int
    fouls: tuple[int, int]
    takes_own: tuple[int, int]
    takes_other: tuple[int, int]
    take_ms: tuple[float, ...]
    """Of each take the time after the onset of the deciding mora."""
    fouls_lost: tuple[int, int]
    """Fouls made while a card on the mat was read, and how many of those readings the other seat took."""
    decided: tuple[int, int, int, int]
    """Readings decided at mora 1, 2, 3, and later."""
    first_touch_ms: float
    """The earliest touch of any card after the onset of the deciding mora."""
    impossible: tuple[int, int]
    """Fouls with only cards touched that share fewer than k - 1 morae with the poem, k its deciding mora."""

    def seen_from_other_seat(self) -> MatchFigures:
        """The same match with the seats exchanged."""
        return MatchFigures(
            1 - self.winner,
            self.margin,
            self.reads,
            self.fouls[::-1],
            self.takes_own[::-1],
            self.takes_other[::-1],
            self.take_ms,
            self.fouls_lost,
            self.decided,
            self.first_touch_ms,
            self.impossible[::-1],
        )


def figures(rulings: Iterable[Ruling], winner: int, margin: int) -> MatchFigures:
    """The figures of a match from its rulings, in order."""
    reads, fouls, own, other, lost, impossible = 0, [0, 0], [0, 0], [0, 0], [0, 0], [0, 0]
    decided, times, first = [0, 0, 0, 0], [], math.inf
    for ruling in rulings:
        reads += 1
        decided[min(ruling.kimariji, 4) - 1] += 1
        if ruling.touches:
            first = min(first, min([touch.t for touch in ruling.touches]) / 10 - ruling.mora_start)
        for seat in (0, 1):
            if not ruling.fouls[seat]:
                continue
            impossible[seat] += _senseless(ruling, seat)
            fouls[seat] += ruling.fouls[seat]
            if ruling.target != "D":
                lost[0] += 1
                lost[1] += ruling.taker == 1 - seat
        if ruling.taker is not None and ruling.time is not None:
            (own if SIDES[ruling.taker] == ruling.target else other)[ruling.taker] += 1
            times.append(ruling.time / 10 - ruling.mora_start)
    return MatchFigures(
        winner,
        margin,
        reads,
        (fouls[0], fouls[1]),
        (own[0], own[1]),
        (other[0], other[1]),
        tuple(times),
        (lost[0], lost[1]),
        (decided[0], decided[1], decided[2], decided[3]),
        first,
        (impossible[0], impossible[1]),
    )


def _senseless(ruling: Ruling, seat: int) -> int:
    """In how many wrong fields the seat touched only cards that share fewer than k - 1 morae with the poem."""
    meant: dict[str, bool] = {}
    for touch in ruling.touches:
        if touch.seat == seat and touch.effective and touch.field != ruling.target:
            alike = common(touch.card, ruling.poem) >= ruling.kimariji - 1
            meant[touch.field] = meant.get(touch.field, False) or alike
    return sum(not sense for sense in meant.values())


class Mean(NamedTuple):
    """A mean with its standard deviation (of the sample) and the half width of its 95 % interval."""

    mean: float
    deviation: float
    interval: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Mean:
        """Of at least one value; a single one has no spread."""
        mean = math.fsum(values) / len(values)
        if len(values) < 2:
            return cls(mean, 0.0, 0.0)
        deviation = math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1))
        return cls(mean, deviation, 1.96 * deviation / math.sqrt(len(values)))


def share_interval(wins: float, matches: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of wins: it stays inside 0 to 1 and has a width even when all were won.

    >>> tuple(round(end, 3) for end in share_interval(10, 10))
    (0.722, 1.0)
    """
    z = 1.96
    share, spread = wins / matches, z * z / matches
    middle = (share + spread / 2) / (1 + spread)
    half = z * math.sqrt(share * (1 - share) / matches + spread / (4 * matches)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Summary:
    """Many matches of one pair in figures; pairs are by player, first and second."""

    matches: int
    wins: tuple[int, int]
    win_share: Mean
    """Of the first player."""
    margin: Mean
    reads: Mean
    fouls: tuple[Mean, Mean]
    fouls_loser_over_winner: Mean
    takes_own: tuple[Mean, Mean]
    takes_other: tuple[Mean, Mean]
    winner_takes: Mean
    take_ms: Mean
    take_ms_deciles: tuple[float, ...] = field(repr=False)
    """The least take time, then that which 10, 20, ... 90 % of the takes don't exceed, then the greatest."""
    first_touch_ms: float
    fouling_hand_loses: float
    """Share of the fouls with a card on the mat read after which the other took it."""
    impossible: tuple[int, int]
    """Fouls on cards that can't have been meant, over all matches."""
    decided: tuple[float, float, float, float]
    """Shares of readings decided at mora 1, 2, 3 and later."""


def summary(matches: Collection[MatchFigures]) -> Summary:
    """The summary of at least one match."""
    wins = sum(match.winner == 0 for match in matches)
    times = sorted(time for match in matches for time in match.take_ms)
    fouled = sum(match.fouls_lost[0] for match in matches)
    lost = sum(match.fouls_lost[1] for match in matches)
    decided = [sum(match.decided[at] for match in matches) for at in range(4)]
    reads = max(1, sum(decided))

    def mean(values: Iterable[float]) -> Mean:
        return Mean.of(list(values))

    def by_player(name: str) -> tuple[Mean, Mean]:
        pairs = [getattr(match, name) for match in matches]
        return mean(pair[0] for pair in pairs), mean(pair[1] for pair in pairs)

    return Summary(
        matches=len(matches),
        wins=(wins, len(matches) - wins),
        win_share=mean(float(match.winner == 0) for match in matches),
        margin=mean(match.margin for match in matches),
        reads=mean(match.reads for match in matches),
        fouls=by_player("fouls"),
        fouls_loser_over_winner=mean(match.fouls[1 - match.winner] - match.fouls[match.winner] for match in matches),
        takes_own=by_player("takes_own"),
        takes_other=by_player("takes_other"),
        winner_takes=mean(match.takes_own[match.winner] + match.takes_other[match.winner] for match in matches),
        take_ms=mean(times) if times else Mean(0.0, 0.0, 0.0),
        take_ms_deciles=tuple(times[round(part * (len(times) - 1) / 10)] for part in range(11)) if times else (),
        first_touch_ms=min(match.first_touch_ms for match in matches),
        fouling_hand_loses=lost / fouled if fouled else 0.0,
        impossible=(sum(m.impossible[0] for m in matches), sum(m.impossible[1] for m in matches)),
        decided=(decided[0] / reads, decided[1] / reads, decided[2] / reads, decided[3] / reads),
    )
