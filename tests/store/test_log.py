from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import func, select

from karuta.games.readings import Hand, HandMoved
from karuta.hall.events import Announced, Clocked, Entry, Fact, Kept, Moved, WentBack, Withdrawn
from karuta.hall.ports import LeaseLost
from karuta.store import Store
from karuta.store.tables import entries
from store.samples import Open, arrivals, header

pytestmark = pytest.mark.anyio


async def numbers(store: Store, match: str = "m1") -> list[int]:
    return [entry.seq for entry in await store.log.after(match, 0)]


async def test_a_log_comes_back_word_for_word_also_when_it_is_closed(store: Store) -> None:
    kept = [
        *arrivals(1, 1),
        Entry(2, 2.0, Moved(0, Hand(True), (HandMoved(0, True),), "id 1", 250)),
        Entry(3, 2.125, Announced(1, 42, 900.25)),
    ]
    await store.log.open(header())
    await store.log.append("m1", kept[:1])
    await store.log.append("m1", kept[1:])
    assert list(await store.log.after("m1", 0)) == kept
    assert list(await store.log.after("m1", 2)) == kept[2:]
    await store.log.close("m1")
    assert list(await store.log.after("m1", 1)) == kept[1:]
    assert await store.log.header("m1") == header()
    assert list(await store.leases.orphans()) == []
    async with store.database.reading() as connection:
        assert (await connection.execute(select(func.count()).select_from(entries))).scalar_one() == 0
    with pytest.raises(LeaseLost):
        await store.log.append("m1", arrivals(4, 1))
    await store.log.close("m1")
    await store.log.drop("m1")
    assert await store.log.header("m1") is None
    assert list(await store.log.after("m1", 0)) == []


async def test_a_past_is_a_log_without_what_was_judged_before_it_was_kept(store: Store) -> None:
    moved = Moved(0, Hand(True), (HandMoved(0, True),), "id 1", 250)
    facts: tuple[Fact, ...] = (
        Announced(1, 42, 9.0),
        moved,
        Kept("{}"),
        Announced(2, 43, 9.0),
        Clocked(3),
        Kept("{}"),
        Withdrawn(2, "hand"),
    )
    log = [Entry(seq, float(seq), fact) for seq, fact in enumerate(facts, 1)]
    back = [*log, Entry(8, 8.0, WentBack(0, 4, "id 2"))]
    for name, kept in (("m1", log), ("m2", back), ("m3", log[:2]), ("m4", log[:3]), ("m5", [])):
        await store.log.open(header(name))
        await store.log.append(name, kept)
    await store.log.close("m4")
    pasts = await store.log.pasts(["m5", "m4", "m3", "m2", "m1", "nothing"])
    left = [log[1], log[4], *log[5:]]
    assert {match: past() for match, past in pasts.items()} == {
        match: (header(match), kept) for match, kept in (("m1", left), ("m2", back), ("m3", log[:2]), ("m5", []))
    }
    assert await store.log.pasts([]) == {}


async def test_what_is_appended_together_is_there_wholly_and_in_few_transactions(store: Store) -> None:
    names = [f"m{index}" for index in range(20)]
    await asyncio.gather(*(store.log.open(header(name)) for name in names))
    wrote: list[int] = []
    store.log.told.append(lambda _, count: wrote.append(count))

    async def play(name: str) -> None:
        for first in range(1, 30, 3):
            await store.log.append(name, arrivals(first, 3))

    await asyncio.gather(*map(play, names))
    for name in names:
        assert await numbers(store, name) == list(range(1, 31))
    assert sum(wrote) == 600
    assert len(wrote) < 100


async def test_one_bad_append_harms_no_other(store: Store) -> None:
    for name in ("a", "b"):
        await store.log.open(header(name))
        await store.log.append(name, arrivals(1, 2))
    act = Moved(0, Hand(True), (), "x")
    await store.log.append("a", [Entry(3, 0.0, act)])
    done = await asyncio.gather(
        store.log.append("a", [Entry(4, 0.0, act)]),
        store.log.append("a", arrivals(6, 1)),
        store.log.append("b", arrivals(3, 2)),
        store.log.append("none", arrivals(1, 1)),
        return_exceptions=True,
    )
    assert [type(one) for one in done] == [ValueError, ValueError, type(None), LeaseLost]
    assert await numbers(store, "a") == [1, 2, 3]
    assert await numbers(store, "b") == [1, 2, 3, 4]
    await store.log.append("a", arrivals(4, 1))


async def test_what_was_written_without_an_answer_is_asked_again_and_stands_there_once(store: Store) -> None:
    await store.log.open(header())
    await store.log.append("m1", arrivals(1, 3))
    await store.log.append("m1", arrivals(1, 3))
    await store.log.append("m1", arrivals(3, 1))
    assert await numbers(store) == [1, 2, 3]
    for others in ([Entry(3, 0.0, Withdrawn(1, "hand"))], arrivals(3, 2), arrivals(5, 1), arrivals(0, 1)):
        with pytest.raises(ValueError, match="does not go on with these"):
            await store.log.append("m1", others)
    await store.log.open(header())
    await store.log.append("m1", arrivals(4, 1))


async def test_one_id_of_a_seat_stands_in_the_log_once(store: Store) -> None:
    await store.log.open(header())
    for seq, id in enumerate(("x", "\0", "\0\0", "é" * 64, "a" * 64, "/", "'; --"), 1):
        await store.log.append("m1", [Entry(seq, 0.0, Moved(0, Hand(True), (), id))])
        for fact in (Moved(0, Hand(False), (), id), WentBack(0, 1, id)):
            with pytest.raises(ValueError, match="match m1"):
                await store.log.append("m1", [Entry(seq + 1, 0.0, fact)])
    await store.log.append("m1", [Entry(8, 0.0, Moved(1, Hand(True), (), "x"))])
    assert await numbers(store) == list(range(1, 9))


async def test_who_does_not_wait_any_more_harms_no_other(store: Store) -> None:
    for name in ("m1", "m2"):
        await store.log.open(header(name))
    gone = asyncio.create_task(store.log.append("m1", arrivals(1, 1)))
    stays = asyncio.create_task(store.log.append("m2", arrivals(1, 1)))
    await asyncio.sleep(0)
    gone.cancel()
    await stays
    assert await numbers(store, "m2") == [1]
    await store.log.append("m1", arrivals(1, 1))


async def test_matches_are_listed_page_by_page(opens: Open) -> None:
    store = await opens()
    for index in range(7):
        await store.log.open(header(f"m{index}"))
    await store.log.close("m3")
    first = await store.log.every(limit=4)
    assert [*first, *await store.log.every(first[-1])] == [f"m{index}" for index in range(7)]
    assert list(await store.log.every(closed=True)) == ["m3"]
    assert "m3" not in await store.log.every(closed=False)
