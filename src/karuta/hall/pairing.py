"""Who is paired with whom: of those who seek the same game and format, the nearest in rating. Pure; times are ms since
1970."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from karuta.hall.formats import format_named
from karuta.hall.games import hosted
from karuta.hall.header import Person
from karuta.hall.pace import PaceName
from karuta.hall.ratings import NEW, Skill, even_sides, shown

NEAR: Final = 150
"""How far off a rating may be at first, in shown points."""
WIDER: Final = 20.0
"""By so much more each second."""
FAR: Final = 3000
"""More than lies between any two."""
STALE_MS: Final = 25_000
"""Whoever has not been heard of for so long seeks no more."""


class Seeker(Struct, frozen=True):
    """Somebody who seeks others for a game and format. `skill` counts where the match is to be `rated`; of different
    paces that of who has waited longest is played."""

    person: Person
    game: str
    format: str
    since_ms: int
    seen_ms: int
    rated: bool = False
    pace: PaceName = "match"
    skill: Skill = NEW


def reach(waited_ms: int) -> int:
    """How far off a rating may be after so long.

    >>> reach(0), reach(30_000), reach(10**9)
    (150, 750, 3000)
    """
    return min(FAR, round(NEAR + WIDER * max(0, waited_ms) / 1000))


def matched(seekers: Iterable[Seeker], now_ms: int) -> list[tuple[Seeker, ...]]:
    """Those who can play now, each group in the order of its seats, sides about even. Who has waited longest chooses
    first; nobody gets anybody further off than both of them reach."""
    alike: defaultdict[tuple[str, str, bool], list[Seeker]] = defaultdict(list)
    for seeker in sorted(seekers, key=lambda seeker: (seeker.since_ms, seeker.person.id)):
        if now_ms - seeker.seen_ms < STALE_MS:
            alike[seeker.game, seeker.format, seeker.rated].append(seeker)
    return [group for waiting in alike.values() for group in _groups(waiting, now_ms)]


def _groups(waiting: list[Seeker], now_ms: int) -> Iterable[tuple[Seeker, ...]]:
    size = format_named(waiting[0].game, waiting[0].format).seats
    left = list(waiting)
    while len(left) >= size:
        first = left.pop(0)
        near = sorted((other for other in left if _near(first, other, now_ms)), key=lambda other: _apart(first, other))
        group = [first, *near[: size - 1]]
        if len(group) == size:
            left = [other for other in left if other not in group]
            yield _seated(group)


def _seated(group: Sequence[Seeker]) -> tuple[Seeker, ...]:
    sides = hosted(group[0].game).sides(len(group))
    return tuple(group[index] for index in even_sides([seeker.skill for seeker in group], sides))


def _apart(a: Seeker, b: Seeker) -> int:
    return abs(shown(a.skill)[0] - shown(b.skill)[0]) if a.rated else 0


def _near(a: Seeker, b: Seeker, now_ms: int) -> bool:
    return _apart(a, b) <= min(reach(now_ms - a.since_ms), reach(now_ms - b.since_ms))
