"""Rooms and seekers (store/rooms.py) in SQLite and in PostgreSQL: of two changes at once one is made, and who is paired
is paired once."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from karuta.hall import rooms as change
from karuta.hall.header import Person
from karuta.hall.lodge import Rooms
from karuta.hall.pairing import Seeker
from karuta.hall.ratings import Skill
from karuta.hall.rooms import Room
from karuta.hall.terms import Terms
from store.samples import Open

pytestmark = pytest.mark.anyio
ANN, BEN = Person("a1", "Ann"), Person("gx", "Bén „…“")


@pytest.fixture
async def kept(opens: Open) -> tuple[Rooms, Rooms]:
    """Rooms as two processes see them."""
    one = await opens("n1")
    return one.rooms, one.rooms if one.database.sqlite else (await opens("n2")).rooms


def _room(code: str = "ABCDE", *, listed: bool = True, now_ms: int = 1000) -> Room:
    return change.made(code, Terms("kyogi", 2, {"format": "starter"}), ANN, now_ms, listed=listed)


def _seeker(person: Person, since_ms: int = 5, game: str = "kyogi") -> Seeker:
    return Seeker(person, game, "official", since_ms, since_ms, True, skill=Skill(27.5, 3.25, 9))


async def test_a_room_comes_back_as_it_was(kept: tuple[Rooms, Rooms]) -> None:
    one, two = kept
    room = change.said(change.joined(_room(), BEN, None, 1001), BEN.id, "onegai", 1002)
    assert await one.put(room, 0)
    assert await two.get("ABCDE") == room
    assert await two.get("ABCDF") is None
    assert await two.count() == 1


async def test_of_two_changes_to_one_version_one_is_made(kept: tuple[Rooms, Rooms]) -> None:
    room = _room()
    assert sorted(await asyncio.gather(*(rooms.put(room, 0) for rooms in kept))) == [False, True]
    after = change.joined(room, BEN, None, 1001)
    made = await asyncio.gather(*(rooms.put(after, room.version) for rooms in kept for _ in range(4)))
    assert made.count(True) == 1
    assert not await kept[0].delete("ABCDE", room.version)
    assert sorted(await asyncio.gather(*(rooms.delete("ABCDE", after.version) for rooms in kept))) == [False, True]
    assert await kept[0].count() == 0


async def test_listed_rooms_are_shown_and_idle_ones_found(kept: tuple[Rooms, Rooms]) -> None:
    one, two = kept
    for number, (code, listed) in enumerate((("AAAAA", True), ("BBBBB", False), ("CCCCC", True))):
        assert await one.put(_room(code, listed=listed, now_ms=1000 + number), 0)
    assert [room.code for room in await two.waiting(10)] == ["CCCCC", "AAAAA"]
    assert [room.code for room in await two.waiting(1)] == ["CCCCC"]
    assert await two.idle(1002, 10) == ["AAAAA", "BBBBB"]
    assert await two.idle(1002, 1) == ["AAAAA"]


async def test_who_seeks_is_seen_everywhere_and_once(kept: tuple[Rooms, Rooms]) -> None:
    one, two = kept
    for seeker in (_seeker(ANN), _seeker(BEN), _seeker(ANN, 7, "koikoi")):
        await one.seek(seeker)
    await two.heard([_seeker(BEN), _seeker(ANN)], 99)
    seen = {seeker.person.id: seeker for seeker in await two.seekers()}
    assert seen == {"gx": replace(_seeker(BEN), seen_ms=99), "a1": _seeker(ANN, 7, "koikoi")}
    await two.unseek(ANN.id, 5)
    assert len(await one.seekers()) == 2
    await two.unseek(ANN.id)
    await two.unseek(BEN.id, 5)
    assert list(await one.seekers()) == []


async def test_a_pair_is_taken_once_or_not_at_all(kept: tuple[Rooms, Rooms]) -> None:
    one, two = kept
    seekers = [_seeker(Person(f"g{number}", "")) for number in range(6)]
    for seeker in seekers:
        await one.seek(seeker)
    # Each process sees pairs of its own; no person can be in two of them.
    pairs = [(one, (0, 1)), (two, (1, 0)), (one, (2, 3)), (two, (3, 4)), (one, (4, 5)), (two, (5, 0))]
    taken = await asyncio.gather(*(rooms.take([seekers[at] for at in pair]) for rooms, pair in pairs))
    people = [at for (_, pair), done in zip(pairs, taken, strict=True) if done for at in pair]
    assert len(people) == len(set(people)) >= 2
    left = {seeker.person.id for seeker in await two.seekers()}
    assert left == {f"g{number}" for number in range(6)} - {f"g{at}" for at in people}
    assert not await one.take([seekers[people[0]]])
