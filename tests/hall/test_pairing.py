"""Pairing (hall/pairing.py): the nearest first, further with time, nobody twice."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from karuta.hall.formats import FORMATS
from karuta.hall.header import Person
from karuta.hall.pairing import FAR, STALE_MS, Seeker, matched, reach
from karuta.hall.ratings import MIDDLE, POINTS, Skill, shown

NOW = 1_000_000


def _skill(points: int) -> Skill:
    return Skill(25 + (points - MIDDLE) / POINTS, 2.0, 20)


def _seeker(
    name: str, points: int = MIDDLE, waited_ms: int = 0, game: str = "kyogi", format: str = "official"
) -> Seeker:
    return Seeker(Person(name, name), game, format, NOW - waited_ms, NOW, True, skill=_skill(points))


def _names(groups: list[tuple[Seeker, ...]]) -> list[set[str]]:
    return [{seeker.person.id for seeker in group} for group in groups]


def test_the_nearest_are_paired() -> None:
    seekers = [_seeker("a1", 1500, 9), _seeker("a2", 1640, 8), _seeker("a3", 1520, 7), _seeker("a4", 1600, 6)]
    assert _names(matched(seekers, NOW)) == [{"a1", "a3"}, {"a2", "a4"}]


def test_reach_grows_with_waiting_and_needs_both() -> None:
    far = [_seeker("a1", 1500), _seeker("a2", 1900)]
    assert matched(far, NOW) == []
    assert matched([replace(far[0], since_ms=0), far[1]], NOW) == []
    later = NOW + 14_000
    assert len(matched([replace(seeker, seen_ms=later) for seeker in far], later)) == 1


def test_who_does_not_want_it_rated_takes_anybody() -> None:
    seekers = [replace(_seeker("a1", 800), rated=False), replace(_seeker("g2", 2500), rated=False)]
    assert len(matched(seekers, NOW)) == 1
    assert matched([seekers[0], replace(seekers[1], rated=True)], NOW) == []


def test_another_pace_keeps_nobody_apart() -> None:
    assert len(matched([_seeker("a1"), replace(_seeker("a2"), pace="quick")], NOW)) == 1


def test_who_was_not_heard_of_is_not_paired() -> None:
    assert matched([_seeker("a1"), replace(_seeker("a2"), seen_ms=NOW - STALE_MS)], NOW) == []


def test_teams_are_about_even() -> None:
    points = [1500, 1620, 1510, 1610]
    seekers = [_seeker(f"a{at}", value, 60_000, "koikoi", "teams") for at, value in enumerate(points)]
    (group,) = matched(seekers, NOW)
    sides = [sum(shown(group[seat].skill)[0] for seat in side) for side in ((0, 2), (1, 3))]
    assert abs(sides[0] - sides[1]) <= 20


_SEEKERS = st.lists(
    st.builds(
        lambda number, points, waited, game: _seeker(f"a{number}", points, waited, game, FORMATS[game][0].name),
        st.integers(1, 40),
        st.integers(500, 2500),
        st.integers(0, 60_000),
        st.sampled_from(["kyogi", "koikoi", "relay", "shimo"]),
    ),
    unique_by=lambda seeker: seeker.person.id,
    max_size=20,
)


@given(_SEEKERS)
def test_nobody_is_paired_twice_nor_out_of_reach(seekers: list[Seeker]) -> None:
    groups = matched(seekers, NOW)
    paired = [seeker.person.id for group in groups for seeker in group]
    assert len(paired) == len(set(paired))
    for group in groups:
        assert len({(seeker.game, seeker.format) for seeker in group}) == 1
        assert len(group) == FORMATS[group[0].game][0].seats
        first = min(group, key=lambda seeker: (seeker.since_ms, seeker.person.id))
        for other in group:
            apart = abs(shown(first.skill)[0] - shown(other.skill)[0])
            assert apart <= min(reach(NOW - first.since_ms), reach(NOW - other.since_ms)) <= FAR
