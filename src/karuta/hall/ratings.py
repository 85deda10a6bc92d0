"""Ratings of people by game and format: Plackett-Luce (openskill), for duels, for teams, and for many who each play
alone. Pure: what is kept, and where, is not known here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct
from openskill.models import PlackettLuce

from karuta.hall.header import PersonId
from karuta.hall.results import Result

_MU, _SIGMA = 25.0, 25.0 / 3
MIDDLE: Final = 1500
POINTS: Final = 30.0
"""Shown points for one of the model's: between two people who are well known, 400 points of difference mean ten wins to
one loss, as people know it from chess."""
SURE: Final = 400
"""Whose rating may be further off is not yet in the tables of the best: that takes eight duels or so."""


class Skill(Struct, frozen=True):
    """What is thought of a person at one game and format: the model's mean and deviation, after so many games."""

    mu: float = _MU
    sigma: float = _SIGMA
    games: int = 0


NEW: Final = Skill()
"""Of whom nothing is known."""


def shown(skill: Skill) -> tuple[int, int]:
    """A rating as people read it, and how far off it may be (two deviations, so that 19 in 20 lie within).

    >>> shown(NEW)
    (1500, 500)
    """
    return round(MIDDLE + POINTS * (skill.mu - _MU)), round(2 * POINTS * skill.sigma)


def settled(skill: Skill) -> bool:
    """Whether enough is known to give the person a place in the table."""
    return shown(skill)[1] <= SURE


def members(result: Result) -> tuple[PersonId, ...]:
    """The people of a result whose ratings it changes, by seat; none if it does not count: not rated, given up by all,
    with a chair of which nobody knows whose it was, or with one person on two of them."""
    people = tuple(chair.person for chair in result.chairs if chair.person is not None)
    counts = result.rated and result.ended != "abandoned" and len(result.sides) > 1
    alone = len(people) == len(result.chairs) == len(set(people))
    return people if counts and alone and all(map(_account, people)) else ()


def settle(result: Result, before: Mapping[PersonId, Skill]) -> dict[PersonId, Skill]:
    """The ratings after `result` of all whom it changes; who is not in `before` is new. A side ranks as the best of its
    seats does, and sides of one rank have drawn."""
    if not members(result):
        return {}
    chairs = {chair.seat: chair for chair in result.chairs}
    sides = [[chairs[seat] for seat in side] for side in result.sides]
    skills = [[before.get(chair.person or "", NEW) for chair in side] for side in sides]
    rated = _MODEL.rate(
        [[_MODEL.rating(skill.mu, skill.sigma) for skill in side] for side in skills],
        ranks=[float(min(chair.rank for chair in side)) for side in sides],
    )
    return {
        chair.person: Skill(after.mu, after.sigma, skill.games + 1)
        for side, known, changed in zip(sides, skills, rated, strict=True)
        for chair, skill, after in zip(side, known, changed, strict=True)
        if chair.person is not None
    }


def even_sides(skills: Sequence[Skill], sides: Sequence[Sequence[int]]) -> list[int]:
    """Who sits where so that the sides are about even: the index into `skills` by seat. The best go round the sides and
    back again.

    >>> even_sides([Skill(30), Skill(20), Skill(28), Skill(22)], [(0, 2), (1, 3)])
    [0, 2, 1, 3]
    """
    order = sorted(range(len(skills)), key=lambda index: -skills[index].mu)
    free = [list(side) for side in sides]
    placed: dict[int, int] = {}
    for turn in range(max(map(len, free))):
        there = free if turn % 2 == 0 else free[::-1]
        for side in there:
            if side:
                placed[side.pop(0)] = order.pop(0)
    return [placed[seat] for seat in sorted(placed)]


def _account(person: PersonId) -> bool:
    return person.startswith("a")


_MODEL: Final = PlackettLuce()
