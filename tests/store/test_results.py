from __future__ import annotations

import asyncio

import pytest

from karuta.store import Store
from store.samples import Open, header, result

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(store: Store) -> Store:
    for name in ("Aki", "Boris"):
        await store.people.create(name, "hash")
    for number in range(12):
        await store.log.open(header(f"m{number}", ("a1", "a2")))
    return store


async def test_a_result_counts_once(house: Store) -> None:
    assert await house.log.settle("m1", result())
    assert not await house.log.settle("m1", result(winner=1))
    assert await house.ratings.result("m1") == result()
    skills = await house.ratings.of(["a1", "a2", "g3"], "kyogi", "official")
    assert skills["a1"].mu > 25 > skills["a2"].mu
    assert {skill.games for skill in skills.values()} == {1}
    assert await house.ratings.of(["a1"], "kyogi", "brisk") == {}


async def test_results_that_come_together_all_count(house: Store) -> None:
    together = [house.log.settle(f"m{number}", result(f"m{number}")) for number in range(12)]
    assert all(await asyncio.gather(*together, return_exceptions=True))
    skills = await house.ratings.of(["a1", "a2"], "kyogi", "official")
    assert {skill.games for skill in skills.values()} == {12}
    one_by_one = result("m0")
    assert await house.ratings.result("m0") == one_by_one


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_one_result_that_comes_twice_at_once_counts_once(opens: Open, house: Store) -> None:
    other = await opens("n2")
    kept = await asyncio.gather(house.log.settle("m1", result()), other.log.settle("m1", result()))
    assert sorted(kept) == [False, True]
    assert (await other.ratings.of(["a1"], "kyogi", "official"))["a1"].games == 1


async def test_tables_have_those_of_whom_enough_is_known(house: Store) -> None:
    await house.log.settle("m0", result("m0"))
    assert list(await house.ratings.leaders("kyogi", "official")) == []
    assert [rated.place for rated in await house.ratings.standings("a1")] == [None]
    for number in range(1, 12):
        await house.log.settle(f"m{number}", result(f"m{number}", ended_ms=10 + number))
    leaders = await house.ratings.leaders("kyogi", "official")
    assert [(one.person, one.name, one.last_ms) for one in leaders] == [("a1", "Aki", 21), ("a2", "Boris", 21)]
    assert [leader.name for leader in await house.ratings.leaders("kyogi", "official", limit=1)] == ["Aki"]
    (rated,) = await house.ratings.standings("a2")
    assert (rated.game, rated.format, rated.place, rated.skill.games) == ("kyogi", "official", 2, 12)
    assert list(await house.ratings.standings("g2")) == []


async def test_histories_and_all_results_go_page_by_page(house: Store) -> None:
    for number in range(10):
        # Several end in the same ms.
        await house.log.settle(f"m{number}", result(f"m{number}", ended_ms=10 + number // 2, rated=number > 3))
    pages = [await house.ratings.matches("a1", limit=4)]
    assert [one.ended_ms for one in pages[0]] == [14, 14, 13, 13]
    assert [one.ended_ms for one in await house.ratings.matches("a1", before_ms=13)] == [12, 12, 11, 11, 10, 10]
    assert list(await house.ratings.matches("a7")) == []
    found: list[str] = []
    after, since = "", 0
    while page := await house.ratings.results(since, 3, after=after):
        found += (one.match for one in page)
        since, after = page[-1].ended_ms, page[-1].match
    assert found == [f"m{number}" for number in range(10)]
    assert len(await house.ratings.results(rated=True)) == 6


async def test_friends_at_one_page_have_one_match(store: Store) -> None:
    await store.log.open(header("m1", ("g1", "g1")))
    assert list(await store.ratings.matches("g1")) == []
    await store.log.settle("m1", result("m1", ("g1", "g1"), rated=False))
    assert [one.match for one in await store.ratings.matches("g1")] == ["m1"]


async def test_who_is_gone_by_the_end_is_nobody_in_the_result(house: Store) -> None:
    await house.people.delete(1)
    assert await house.log.settle("m1", result())
    kept = await house.ratings.result("m1")
    assert kept is not None
    assert [(chair.person, chair.name) for chair in kept.chairs] == [(None, "-"), ("a2", "Boris")]
    assert await house.ratings.of(["a1", "a2"], "kyogi", "official") == {}
