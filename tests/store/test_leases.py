from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from sqlalchemy import text

from karuta.errors import KarutaError
from karuta.hall.ports import LeaseLost
from karuta.store import Store
from store.samples import Open, arrivals, header

pytestmark = pytest.mark.anyio
several = pytest.mark.parametrize("url", ["postgresql"], indirect=True)
"""SQLite has one process."""


async def silent(store: Store, node: str, ms: int = 5000) -> None:
    """As if the node had said nothing for so long."""
    async with store.database.writing() as connection:
        await connection.execute(text(f"UPDATE nodes SET seen_ms = seen_ms - {ms} WHERE name = '{node}'"))


async def settled(store: Store) -> None:
    """As if the process had been there for a while."""
    store.leases._gap_until = 0


@pytest.fixture
async def two(opens: Open) -> tuple[Store, Store]:
    first, second = await opens("n1", "/node/n1"), await opens("n2", "/node/n2")
    await settled(first)
    await settled(second)
    return first, second


@several
async def test_who_lost_a_match_can_write_nothing_more_to_it(two: tuple[Store, Store]) -> None:
    first, second = two
    await first.log.open(header())
    await first.log.append("m1", arrivals(1, 1))
    assert list(await second.leases.orphans()) == []
    assert await second.leases.base("m1") == "/node/n1"
    assert not await second.leases.claim("m1")
    await silent(first, "n1")
    assert await second.leases.base("m1") is None
    assert list(await second.leases.orphans()) == ["m1"]
    assert await second.leases.claim("m1")
    assert await first.leases.base("m1") == "/node/n2"
    with pytest.raises(LeaseLost):
        await first.log.append("m1", arrivals(2, 1))
    await first.log.close("m1")
    await second.log.append("m1", arrivals(2, 1))
    await second.log.close("m1")
    assert [entry.seq for entry in await first.log.after("m1", 0)] == [1, 2]


@several
async def test_a_match_goes_on_until_it_is_closed_whoever_holds_it(two: tuple[Store, Store]) -> None:
    first, second = two
    assert await first.leases.whereabouts() == await first.leases.whereabouts("m1") == {}
    await first.log.open(header())
    await first.log.append("m1", arrivals(1, 1))
    assert await second.leases.whereabouts("m1", "m2") == {"m1": "/node/n1"}
    assert await first.leases.whereabouts("m1") == {"m1": None}
    await silent(first, "n1")
    # For a moment nobody may take it over: it is not over for that.
    second.leases._gap_until = 2**62
    assert list(await second.leases.orphans()) == []
    assert await second.leases.base("m1") is None
    assert await second.leases.whereabouts("m1") == {"m1": None}
    await settled(second)
    assert await second.leases.claim("m1")
    await second.log.close("m1")
    assert await first.leases.whereabouts("m1") == {}


@several
async def test_a_match_goes_to_and_fro(two: tuple[Store, Store]) -> None:
    first, second = two
    await first.log.open(header())
    await first.log.append("m1", arrivals(1, 2))
    for seq, holder, other in ((3, second, first), (4, first, second), (5, second, first)):
        await silent(other, other.leases.node)
        assert await holder.leases.claim("m1")
        assert list(await other.leases.renew()) == ["m1"]
        await settled(other)
        await holder.log.append("m1", arrivals(seq, 1))
        with pytest.raises(LeaseLost):
            await other.log.append("m1", arrivals(seq + 1, 1))
    assert list(await second.leases.renew()) == []
    await second.leases.release("m1")
    assert await first.leases.claim("m1")
    assert not await second.leases.claim("m1")


@several
async def test_of_two_who_want_it_one_gets_it(two: tuple[Store, Store], opens: Open) -> None:
    _, second = two
    third = await opens("n3")
    await settled(third)
    await second.log.open(header())
    await second.leases.release("m1")
    assert [list(await store.leases.claim("m1")) for store in (third, second, third)] == [["m1"], [], []]


@several
async def test_of_many_that_are_claimed_at_once_the_free_ones_are_got(two: tuple[Store, Store]) -> None:
    first, second = two
    for match in ("m1", "m2", "m3", "m4"):
        await first.log.open(header(match))
        await first.log.append(match, arrivals(1, 1))
    await first.log.close("m3")
    await first.leases.release("m4", "m1")
    assert list(await second.leases.claim("m4", "m3", "m2", "m1", "nothing")) == ["m4", "m1"]
    await second.log.append("m1", arrivals(2, 1))
    await second.log.append("m4", arrivals(2, 1))
    await first.log.append("m2", arrivals(2, 1))
    for match in ("m1", "m4"):
        with pytest.raises(LeaseLost):
            await first.log.append(match, arrivals(3, 1))
    assert list(await second.leases.claim()) == []


async def test_who_asks_for_orphans_together_is_answered_together_and_never_too_early(store: Store) -> None:
    asked: list[None] = []
    names = store.leases._orphans

    async def counted() -> Sequence[str]:
        asked.append(None)
        return await names()

    store.leases._orphans = counted  # type: ignore[method-assign]
    await store.log.open(header())
    first = asyncio.create_task(store.leases.orphans())
    while not asked:
        await asyncio.sleep(0)
    await store.leases.release("m1")
    later = await asyncio.gather(*(store.leases.orphans() for _ in range(50)))
    assert [list(found) for found in later] == [["m1"]] * 50
    assert list(await first) in ([], ["m1"])
    assert len(asked) <= 3


@several
async def test_a_database_that_was_away_makes_nobody_an_heir(two: tuple[Store, Store]) -> None:
    first, second = two
    await second.log.open(header())
    for node in ("n1", "n2"):
        await silent(first, node, 60_000)
    assert list(await first.leases.renew()) == []
    assert list(await first.leases.orphans()) == []
    assert not await first.leases.claim("m1")
    assert list(await second.leases.renew()) == []
    await second.log.append("m1", arrivals(1, 1))


@pytest.mark.parametrize("ms", [3_600_000, -3_600_000])
@several
async def test_a_clock_that_jumps_takes_nothing_from_the_living(two: tuple[Store, Store], ms: int) -> None:
    first, second = two
    await second.log.open(header())
    for node in ("n1", "n2"):
        await silent(first, node, ms)
    await first.leases.renew()
    assert list(await first.leases.orphans()) == []
    await second.leases.renew()
    assert await first.leases.base("m1") == "/node/n2"
    await settled(first)
    assert list(await first.leases.orphans()) == []


async def test_a_process_that_starts_again_takes_its_own_at_once(opens: Open) -> None:
    store = await opens()
    await store.log.open(header())
    await store.log.append("m1", arrivals(1, 1))
    secret = store.secret
    await store.close()
    again = await opens()
    assert again.secret == secret
    assert await again.leases.base("m1") == ""
    assert list(await again.leases.orphans()) == ["m1"]
    assert await again.leases.claim("m1")
    await again.log.append("m1", arrivals(2, 1))
    assert list(await again.leases.orphans()) == []


@several
async def test_two_processes_of_one_name_are_not_both_hosts(opens: Open) -> None:
    first = await opens("n1")
    await first.log.open(header())
    second = await opens("n1")
    assert await second.leases.claim("m1")
    assert list(await first.leases.renew()) == ["m1"]
    assert list(await first.leases.orphans()) == []
    assert not await first.leases.claim("m1")
    with pytest.raises(KarutaError) as refused:
        await first.log.open(header("m2"))
    assert refused.value.key == "error-node-taken"
    assert list(await second.leases.renew()) == []
