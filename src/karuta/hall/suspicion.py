"""Figures of a player's takes that a person may want to look at (docs/fairness.md).

Nothing here is a verdict, and the house draws none: each sign stands beside the limit that people keep to, with the
number of takes that it rests on. Whoever is beyond one may be very good, or lucky, or play over a strange line.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import comb, inf
from statistics import fmean, linear_regression, median, quantiles, stdev
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from karuta.hall.results import Chair, Reaction, Result

Key: TypeAlias = Literal["guesses", "floor-1", "floor-2", "floor-3", "median", "spread", "follows", "late", "clamps"]
Figure: TypeAlias = Callable[[Sequence[float]], float]
EARLY_MS: Final = -150
"""A hand that was there so long before the end of the deciding mora was on its way before that could be heard: a mora
lasts 240 ms, and from sound to touch nobody takes less than 120."""
FLOORS_MS: Final[Mapping[Key, float]] = MappingProxyType({"floor-1": 20.0, "floor-2": -80.0, "floor-3": -180.0})
"""Of the takes of a meijin of the house the fastest tenth is above 70, -25 and -115 ms where the first, the second or a
later mora decides: the longer the verse, the more can be foreseen (docs/players.md)."""
MEDIAN_MS: Final = 30.0
"""That of a meijin of the house is 130 ms."""
SPREAD_MS: Final = 40.0
"""The standard deviation of takes by ear; that of a meijin of the house is 110 ms."""
FOLLOWS: Final = 0.5
"""Who hears takes so much later as the deciding mora comes later: 1. Who knew the poem at the onset: 0."""
LATE_MS: Final = 50.0
"""By how much more than the line takes touches come late, in the middle: for a frame of the page and jitter. Who claims
to have been earlier than they were is steadily late."""
CLAMPED: Final = 0.2
"""Part of the takes whose touch came later than the line explains."""
GUESSED: Final = 0.001
"""How likely so few fouls have to be for who guesses."""
FOULS_OF_GUESSES: Final = 1 / 3
"""Of hands that set out before they can know one in two is wrong at least, and of those most touch the other field,
which is a foul."""
FEW, SOME = 20, 30
"""Takes below which nothing is said of tenths and medians, of spread and of what follows."""
_MORA_ENDS_MS: Final = (350, 600)
"""Until when the first and the second mora of a verse have ended."""
_APART_MS: Final = 60.0
"""How far the ends of deciding morae have to lie apart for what follows them to be seen."""


class Sign(Struct, frozen=True):
    """A figure with the limit that people keep to; `takes`: what it rests on. Words: catalogue entry
    `suspicion-<key>`."""

    key: Key
    value: float
    limit: float
    takes: int
    beyond: bool


class Report(Struct, frozen=True):
    """What there is to see of one person: matches, takes that were timed, and the signs for which they are enough."""

    person: str
    matches: int
    takes: int
    signs: tuple[Sign, ...]

    @property
    def beyond(self) -> tuple[Sign, ...]:
        """Those beyond their limit."""
        return tuple(sign for sign in self.signs if sign.beyond)


def report(person: str, results: Iterable[Result]) -> Report:
    """The signs in the matches of `person` (`PersonId`) that have a reader; other matches and people are left out."""
    chairs = [chair for result in results for chair in result.chairs if chair.person == person and _timed(chair)]
    takes = [reaction for chair in chairs for reaction in chair.reactions]
    early = [take for take in takes if take.since_deciding_ms < EARLY_MS]
    heard = [take for take in takes if take.since_deciding_ms >= EARLY_MS]
    signs = [
        _guesses(len(early), sum(chair.fouls for chair in chairs)),
        *_floors(takes),
        _low("median", [take.since_deciding_ms for take in takes], MEDIAN_MS, FEW, median),
        _low("spread", [take.since_deciding_ms for take in heard], SPREAD_MS, SOME, stdev),
        _follows(takes),
        _high("late", [take.late_ms - take.one_way_ms for take in takes], LATE_MS, median),
        _high("clamps", [take.clamped_ms > 0 for take in takes], CLAMPED, fmean),
    ]
    return Report(person, len(chairs), len(takes), tuple(sign for sign in signs if sign is not None))


def _timed(chair: Chair) -> bool:
    return bool(chair.reactions or chair.fouls)


def _guesses(right: int, fouls: int) -> Sign | None:
    """Early takes that were right, with so few fouls beside them: how likely that is for who guesses."""
    tries = right + fouls
    if right < FEW // 2:
        return None
    chance = sum(comb(tries, n) * FOULS_OF_GUESSES**n * (1 - FOULS_OF_GUESSES) ** (tries - n) for n in range(fouls + 1))
    return Sign("guesses", chance, GUESSED, right, chance < GUESSED)


def _floors(takes: Sequence[Reaction]) -> Iterable[Sign | None]:
    """The fastest tenth, by whether the first, the second, or a later mora decides."""
    first, second = _MORA_ENDS_MS
    for (key, limit), least, most in zip(FLOORS_MS.items(), (0, first, second), (first, second, inf), strict=True):
        delays = [take.since_deciding_ms for take in takes if least <= _ends_ms(take) < most]
        yield _low(key, delays, limit, FEW, lambda ms: quantiles(ms, n=10)[0])


def _ends_ms(take: Reaction) -> int:
    """When the deciding mora ended, since the onset."""
    return take.since_onset_ms - take.since_deciding_ms


def _low(key: Key, values: Sequence[float], limit: float, least: int, figure: Figure) -> Sign | None:
    """A figure of which little is strange."""
    if len(values) < least:
        return None
    value = float(figure(values))
    return Sign(key, value, limit, len(values), value < limit)


def _follows(takes: Sequence[Reaction]) -> Sign | None:
    """By how much later the hand comes where the deciding mora ends later."""
    ends, hands = [_ends_ms(take) for take in takes], [take.since_onset_ms for take in takes]
    if len(takes) < SOME or stdev(ends) < _APART_MS:
        return None
    slope = linear_regression(ends, hands).slope
    return Sign("follows", slope, FOLLOWS, len(takes), slope < FOLLOWS)


def _high(key: Key, values: Sequence[float], limit: float, figure: Figure) -> Sign | None:
    """A figure of which much is strange."""
    if len(values) < FEW:
        return None
    value = float(figure(values))
    return Sign(key, value, limit, len(values), value > limit)
