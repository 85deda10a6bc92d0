"""Matches in the house: several pages, taken over from another process, given up, settled once, and gone in the end."""

from __future__ import annotations

import asyncio
import gc
import weakref
from typing import Any

import pytest

from hall.processes import PAGES, QUICK, Shared, between, do, listen, on, process, reading
from hall.stage import duel
from hall.test_live import Dial
from karuta.errors import BadInput, KarutaError
from karuta.games.kyogi.moves import Bow
from karuta.games.moves import Resign
from karuta.hall.commands import Act, Beginning, Come, Quit
from karuta.hall.events import Announced, Denied, Moved, Rehosted, Sounding, Stepped, Stopped
from karuta.hall.header import Header, Page
from karuta.hall.host import Host
from karuta.hall.house import AT_ONCE, Playing
from karuta.hall.live import RETRY_MS, Asked, Live
from karuta.hall.results import Result
from karuta.hall.table import TableHost

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


# ---------------------------------------------------------------- pages


async def test_each_page_has_its_key_in_every_process_of_the_house() -> None:
    clock, shared = Dial(), Shared()
    (house, _), (other, _) = process(clock, shared, "one"), process(clock, shared, "two")
    playing = house.open(between(), PAGES, rated=True, format="starter", room="ABCD")
    match = playing.header.match
    places = [house.place(playing, page) for page in range(2)]
    assert [place.own for place in places] == [(0,), (1,)]
    assert places[0].key != places[1].key
    assert [other.key(match, page) for page in range(2)] == [place.key for place in places]
    assert [house.resume(match, place.key).page for place in places] == [0, 1]
    assert (playing.header.rated, playing.header.format, playing.header.room) == (True, "starter", "ABCD")
    with pytest.raises(BadInput):
        house.resume(match, house.key("another", 0))
    await house.close()


async def test_a_match_that_counts_is_dealt_by_chance_whatever_is_asked() -> None:
    house, _ = process(Dial(), Shared(), "one")
    seeds = {house.open(duel("mio", seed="mine"), PAGES[:1], rated=True).header.wish.seed for _ in range(2)}
    assert len(seeds) == 2
    assert "mine" not in seeds
    await house.close()


async def test_of_a_match_first_its_header_is_kept_then_what_happens_and_then_it_is_told() -> None:
    clock, shared = Dial(), Shared()
    house, store = process(clock, shared, "one")
    store.away = True
    playing = house.open(between(), PAGES)
    heard = listen(house, playing)
    await do(clock, playing, 0, Come())
    assert [type(notice) for notice in heard] == [Denied]
    assert await shared.header(playing.header.match) is None
    store.away = False
    await clock.turn(RETRY_MS)
    assert await shared.header(playing.header.match) == playing.header
    assert any(isinstance(notice, Stepped) for notice in heard)
    await house.close()


# ---------------------------------------------------------------- the store is away


async def test_while_nothing_can_be_written_a_match_stands_still_and_says_so_once() -> None:
    clock, shared = Dial(), Shared()
    house, store = process(clock, shared, "one")
    playing = house.open(between(), PAGES)
    match, heard = playing.header.match, listen(house, playing)
    await do(clock, playing, 0, Come())
    await do(clock, playing, 1, Come(), Act("first", Bow()))
    heard.clear()
    store.away = True
    await do(clock, playing, 0, Act("second", Bow()))
    kept = len(await shared.after(match, 0))
    for _ in range(20):
        await clock.turn(RETRY_MS)
        playing.live.ask(Asked(0, Act("second", Bow()), clock.ms, None))
    assert [notice.key for notice in heard if isinstance(notice, Denied)] == ["error-store-away"]
    assert not any(isinstance(notice, Stepped) for notice in heard)
    assert len(await shared.after(match, 0)) == kept
    store.away = False
    await on(clock, lambda: any(isinstance(notice, Stepped) and notice.id == "second" for notice in heard))
    entries = await shared.after(match, 0)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert [e.fact.id for e in entries if isinstance(e.fact, Moved) and e.fact.id] == ["first", "second"]
    await house.close()


async def test_what_was_announced_before_the_store_came_back_is_announced_anew() -> None:
    clock, shared = Dial(), Shared()
    house, store = process(clock, shared, "one")
    playing: Playing[Host] = house.open(between(), PAGES)
    await reading(clock, playing)
    host, heard = playing.live.host, listen(house, playing)
    store.trips = Announced
    await on(clock, lambda: store.away)
    late = host.reciter.plan
    assert late is not None
    await clock.turn(60_000)
    assert not any(isinstance(notice, Sounding) and notice.reading for notice in heard)
    store.away = False
    await on(clock, lambda: host.reciter.open)
    plan = host.reciter.plan
    assert plan is not None
    assert plan is not late
    assert plan.reading.poem == late.reading.poem
    assert plan.onset_ms > late.onset_ms + 60_000
    onsets = [n.onset_ms for n in heard if isinstance(n, Sounding) and n.reading and n.seat == 0]
    assert onsets == [late.onset_ms, plan.onset_ms]
    assert any(isinstance(notice, Stopped) for notice in heard)
    told = [e.fact.onset_ms for e in await shared.after(playing.header.match, 0) if isinstance(e.fact, Announced)]
    assert told[-2:] == onsets
    await house.close()


async def test_a_match_that_is_anothers_by_now_stops_and_its_pages_are_told() -> None:
    clock, shared = Dial(), Shared()
    house, _ = process(clock, shared, "one")
    playing = house.open(between(), PAGES)
    heard = listen(house, playing)
    await do(clock, playing, 0, Come())
    shared.holders[playing.header.match] = "two"
    await do(clock, playing, 1, Come())
    assert playing.live.ended
    assert isinstance(heard[-1], Rehosted)
    await house.close()


# ---------------------------------------------------------------- taken over


async def test_a_match_goes_on_in_another_process_when_its_own_has_died() -> None:
    clock, shared = Dial(), Shared()
    (house, dead), (other, _) = process(clock, shared, "one"), process(clock, shared, "two")
    playing: Playing[Host] = house.open(between(), PAGES)
    match = playing.header.match
    await reading(clock, playing)
    before = playing.live.host.state
    await other.hold()
    assert other.playing(match) is None
    dead.away = True
    shared.dead.add("one")
    await other.hold()
    taken = other.playing(match)
    assert taken is not None
    host = taken.live.host
    assert (host.state.phase, host.state.readings) == ("reading", before.readings)
    assert host.state.voids == before.voids
    assert other.resume(match, house.key(match, 1)).own == (1,)
    # The one that is no more writes nothing: it has no lease.
    dead.away = False
    kept = await shared.after(match, 0)
    await clock.turn(10_000)
    assert playing.live.ended
    await reading(clock, taken)
    assert len(await shared.after(match, 0)) > len(kept)
    await asyncio.gather(house.close(), other.close())


async def test_what_cant_be_read_is_left_as_it_is_and_not_tried_again_and_again() -> None:
    clock, shared = Dial(), Shared()
    house, store = process(clock, shared, "one")
    header = Header("m", Beginning("kyogi", (None, "nobody"), ("A",), seed="x"), PAGES[:1], 0)
    await shared.open(header)
    shared.holders["m"] = None
    await house.hold()
    tried = store.tried
    await house.hold()
    assert house.playing("m") is None
    assert store.tried == tried
    assert shared.holders["m"] is None


async def test_many_are_taken_over_a_few_at_once_so_that_leases_are_renewed_meanwhile() -> None:
    clock, shared = Dial(), Shared()
    (house, _), (other, _) = process(clock, shared, "one"), process(clock, shared, "two")
    for _ in range(2 * AT_ONCE + 1):
        house.open(between(), PAGES)
    await clock.turn(1)
    await house.close()
    counts = []
    while await other.hold():
        counts.append(len(other))
    assert [*counts, len(other)] == [AT_ONCE, 2 * AT_ONCE, 2 * AT_ONCE + 1]
    await other.close()


async def test_those_are_taken_over_first_whose_pages_wait() -> None:
    clock, shared = Dial(), Shared()
    (house, _), (other, store) = process(clock, shared, "one"), process(clock, shared, "two")
    matches = [house.open(between(), PAGES).header.match for _ in range(AT_ONCE + 1)]
    await clock.turn(1)
    await house.close()
    last = matches[-1]
    page = asyncio.create_task(other.whereabouts.of(last))
    await asyncio.sleep(0)
    assert await store.orphans() == matches
    assert await other.hold()
    assert await page is None
    assert other.hosts(last)
    assert sum(map(other.hosts, matches)) == AT_ONCE
    await other.close()


async def test_while_the_store_is_away_nothing_is_taken_over_and_then_it_is() -> None:
    clock, shared = Dial(), Shared()
    (house, _), (other, store) = process(clock, shared, "one"), process(clock, shared, "two")
    playing = house.open(between(), PAGES)
    await clock.turn(1)
    await house.close()
    store.away = True
    with pytest.raises(OSError, match="disk"):
        await other.hold()
    assert shared.holders[playing.header.match] is None
    store.away = False
    await other.hold()
    assert other.playing(playing.header.match) is not None
    await other.close()


# ---------------------------------------------------------------- closing


async def test_who_closes_lets_open_readings_be_ruled_and_gives_all_else_up_at_once() -> None:
    clock, shared = Dial(), Shared()
    house, _ = process(clock, shared, "one")
    busy, calm = house.open(between(), PAGES), house.open(between(), PAGES)
    heard = listen(house, busy)
    await reading(clock, busy)
    closing = asyncio.create_task(house.close(60_000))
    await clock.turn(1)
    assert house.leaving
    assert [playing.header.match for playing in house.every()] == [busy.header.match]
    assert shared.holders[calm.header.match] is None
    with pytest.raises(KarutaError) as refused:
        house.open(between(), PAGES)
    assert refused.value.key == "error-house-leaving"
    await on(clock, closing.done)
    assert isinstance(heard[-1], Rehosted)
    other, _ = process(clock, shared, "two")
    await other.hold()
    taken = other.playing(busy.header.match)
    assert taken is not None
    assert taken.live.host.state.readings == 1
    assert taken.live.host.state.voids == (0, 0)
    await other.close()


async def test_who_closes_does_not_wait_for_ever() -> None:
    clock, shared = Dial(), Shared()
    house, _ = process(clock, shared, "one")
    playing = house.open(between(), PAGES)
    await reading(clock, playing)
    closing = asyncio.create_task(house.close(200))
    await clock.turn(100)
    assert not closing.done()
    await clock.turn(150)
    await on(clock, closing.done, 1)
    assert len(house) == 0


# ---------------------------------------------------------------- results, and what is left


async def test_a_result_is_kept_once_and_told_to_who_waits() -> None:
    clock, shared = Dial(), Shared()
    house, _ = process(clock, shared, "one")
    ended: list[tuple[Header, Result]] = []
    house.ended.append(lambda header, result: ended.append((header, result)))

    def fails(header: Header, result: Result) -> None:
        raise ValueError("no ear for it")

    house.ended.insert(0, fails)
    playing = house.open(between(), PAGES)
    for seat in (0, 1):
        await do(clock, playing, seat, Come())
    await do(clock, playing, 1, Act("up", Resign()))
    assert ended == [(playing.header, shared.results[playing.header.match])]
    ((_, result),) = ended
    assert result.ended == "resigned"
    assert [(chair.person, chair.rank) for chair in result.chairs] == [("a1", 1), ("gx", 2)]
    await do(clock, playing, 0, Quit())
    await do(clock, playing, 1, Quit())
    assert len(ended) == 1
    assert playing.live.ended
    other, _ = process(clock, shared, "two")
    read = await other.recall(playing.header.match)
    assert read is not None
    assert read.live.host.state == playing.live.host.state
    assert await other.recall("nothing") is None
    shared._entries.clear()
    assert await other.recall(playing.header.match) is None
    await house.close()


async def test_the_result_is_kept_by_who_takes_over_if_it_was_not_before() -> None:
    clock, shared = Dial(), Shared()
    house, store = process(clock, shared, "one")
    playing = house.open(between(), PAGES)
    for seat in (0, 1):
        await do(clock, playing, seat, Come())

    async def settle(match: str, result: Result) -> bool:
        raise OSError("gone")

    store.settle = settle  # type: ignore[method-assign]
    await do(clock, playing, 1, Act("up", Resign()))
    assert not shared.results
    shared.dead.add("one")
    other, _ = process(clock, shared, "two")
    await other.hold()
    await clock.turn(1)
    assert shared.results[playing.header.match].chairs[0].rank == 1
    await asyncio.gather(house.close(), other.close())


async def test_who_takes_over_says_that_it_is_over_if_nobody_may_have_heard_so() -> None:
    clock, shared = Dial(), Shared()
    house, _ = process(clock, shared, "one")
    playing = house.open(between(), PAGES)
    for seat in (0, 1):
        await do(clock, playing, seat, Come())
    await do(clock, playing, 1, Act("up", Resign()))
    kept = shared.results[playing.header.match]
    shared.dead.add("one")
    other, _ = process(clock, shared, "two")
    ended: list[Result] = []
    over: list[Header] = []
    other.ended.append(lambda header, result: ended.append(result))
    other.over.append(over.append)
    await other.hold()
    await clock.turn(1)
    assert (ended, over) == ([], [playing.header])
    assert shared.results[playing.header.match] is kept
    await asyncio.gather(house.close(), other.close())


async def test_of_a_thousand_matches_nothing_is_left() -> None:
    clock, shared = Dial(), Shared()
    house, _ = process(clock, shared, "one")
    house.most = 300
    left: list[weakref.ref[Any]] = []
    wishes = (between(), duel("mio", **QUICK), Beginning("koikoi", ("momo", None), ("A",)))
    for number in range(1000):
        wish = wishes[number % 3]
        own = [seat for seat, who in enumerate(wish.players) if who is None]
        playing = house.open(wish, [Page((seat,)) for seat in own])
        left += [weakref.ref(playing), weakref.ref(playing.live), weakref.ref(playing.live.host)]
        for seat in own:
            playing.live.ask(Asked(seat, Come(), clock.ms, None))
            playing.live.ask(Asked(seat, Quit(), clock.ms, None))
        if number % 100 == 99:
            await clock.turn(1)
            await house.sweep()
    del playing
    assert len(house) <= house.most
    await clock.turn(700_000)
    await house.sweep()
    assert len(house) == 0
    assert len(shared.over) == 1000
    gc.collect()
    assert [ref() for ref in left if ref() is not None] == []
    # By its own type: a weak proxy of another test would answer with that of something long gone.
    assert not any(type(one) in (Live, Host, TableHost, Playing) for one in gc.get_objects())
    await house.close()
