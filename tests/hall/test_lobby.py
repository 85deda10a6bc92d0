"""The lobby (hall/lobby.py): pages of two processes meet in rooms, are paired once, and hear what they should."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import TypeVar

import pytest

from hall.stage import Bell
from karuta.bus.local import LocalChannels
from karuta.errors import IllegalMove, KarutaError
from karuta.hall.board import Board
from karuta.hall.commands import Come, Quit
from karuta.hall.header import Person, PersonId
from karuta.hall.house import House
from karuta.hall.live import Asked
from karuta.hall.lobby import Lobby
from karuta.hall.lodge import MemoryRooms
from karuta.hall.ports import Alone, LocalBus, MemoryLog, MonotonicClock
from karuta.hall.ratings import NEW, Skill, settle
from karuta.hall.results import Result
from karuta.hall.rooms import AWAY_MS, EMPTY_MS, Room
from karuta.hall.terms import Terms
from karuta.hall.visits import Counted, Gone, RoomSeen, Sought, Told, Visit

pytestmark = pytest.mark.anyio
KYOGI = Terms("kyogi", 2, {"format": "starter"})
T = TypeVar("T")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Kept(MemoryLog):
    """A log, and ratings that are made from its results."""

    def __init__(self) -> None:
        super().__init__()
        self.skills: dict[PersonId, Skill] = {}

    async def settle(self, match: str, result: Result) -> bool:
        fresh = await super().settle(match, result)
        self.skills |= settle(result, self.skills) if fresh else {}
        return fresh

    async def of(self, people: Iterable[PersonId], game: str, format: str) -> dict[PersonId, Skill]:
        return {person: self.skills[person] for person in people if person in self.skills}


class Far(Alone):
    """Leases of a process that holds nothing itself: the other one is at /node/n1."""

    async def base(self, match: str) -> str | None:
        return "/node/n1"


class Hall:
    """Two processes over one store. `now` is turned by the test."""

    def __init__(self) -> None:
        self.now = 1_000_000
        self.log, self.rooms, self.channels = Kept(), MemoryRooms(), LocalChannels()
        self.houses = [self._house(Alone()), self._house(Far())]
        self.lobbies = [
            Lobby(house, self.channels, self.rooms, self.log, now_ms=lambda: self.now) for house in self.houses
        ]
        self.heard: dict[Visit, list[Told]] = {}

    def _house(self, leases: Alone) -> House:
        return House(MonotonicClock(), self.log, LocalBus(), (Bell(),), leases=leases, secret=b"one", still=True)

    def page(self, id: str, name: str = "", process: int = 0) -> tuple[Lobby, Visit]:
        told: list[Told] = []
        lobby = self.lobbies[process]
        visit = lobby.visit(Person(id, name), told.append)
        self.heard[visit] = told
        return lobby, visit

    async def last(self, visit: Visit, kind: type[T], wanted: Callable[[T], object] = lambda _: True) -> T:
        """The last that the page was told of that kind, once it is as wanted."""
        for _ in range(500):
            found = [told for told in self.heard[visit] if isinstance(told, kind)]
            if found and wanted(found[-1]):
                return found[-1]
            await asyncio.sleep(0.005)
        raise AssertionError(f"it never came: {self.heard[visit][-3:]}")

    async def room(self, code: str) -> Room:
        room = await self.rooms.get(code)
        assert room is not None
        return room


@pytest.fixture
async def hall() -> Hall:
    return Hall()


async def _two(hall: Hall, terms: Terms, *, far: bool = True) -> tuple[str, list[tuple[Lobby, Visit]]]:
    """Ann at the first process and Ben at the second (or at the first too) in one room."""
    ann, ben = hall.page("a1", "Ann"), hall.page("a2", "Ben", int(far))
    await ann[0].make(ann[1], terms, listed=True, name="")
    code = str(ann[1].code)
    await ben[0].join(ben[1], f" {code.lower()} ", None, "")
    return code, [ann, ben]


async def _finish(house: House, match: str) -> None:
    """The first seat gives its match up, once both have come."""
    playing = house.playing(match)
    assert playing is not None
    for command in (Come(), Come()):
        for seat in range(2):
            playing.live.ask(Asked(seat, command, house.clock.now(), None))
    playing.live.ask(Asked(0, Quit(), house.clock.now(), None))


async def test_people_of_two_processes_meet_and_each_gets_the_key_of_their_own_page(hall: Hall) -> None:
    _, pages = await _two(hall, KYOGI)
    for lobby, visit in pages:
        await lobby.ready(visit, True)
    seen = [await hall.last(visit, RoomSeen, lambda seen: seen.key) for _, visit in pages]
    match = str(seen[0].room.match)
    # Ben was ready last, so his process has the match.
    house = hall.houses[1]
    playing = house.playing(match)
    assert playing is not None
    assert [page.person for page in playing.header.pages] == ["a1", "a2"]
    assert [house.resume(match, str(each.key)).own for each in seen] == [(0,), (1,)]
    assert [each.base for each in seen] == ["", ""]
    await house.close()


async def test_a_page_elsewhere_is_told_where_the_match_is(hall: Hall) -> None:
    _, pages = await _two(hall, KYOGI)
    for lobby, visit in reversed(pages):
        await lobby.ready(visit, True)
    assert (await hall.last(pages[0][1], RoomSeen, lambda seen: seen.key)).base == ""
    assert (await hall.last(pages[1][1], RoomSeen, lambda seen: seen.key)).base == "/node/n1"
    await hall.houses[0].close()


async def test_a_rated_match_counts_and_another_follows_with_sides_changed(hall: Hall) -> None:
    for lobby in hall.lobbies:
        await lobby.start()
    code, pages = await _two(hall, Terms("kyogi", 2, {"format": "starter"}, rated=True), far=False)
    for lobby, visit in pages:
        await lobby.ready(visit, True)
    first = (await hall.last(pages[0][1], RoomSeen, lambda seen: seen.key)).room.match
    await _finish(hall.houses[0], str(first))
    counted = await hall.last(pages[0][1], Counted)
    assert counted.match == first
    assert [(seat, before) for seat, before, _ in counted.gains] == [(0, None), (1, None)]
    assert counted.gains[0][2].mu < NEW.mu < counted.gains[1][2].mu
    over = await hall.last(pages[0][1], RoomSeen, lambda seen: seen.room.over)
    assert [person.name for person in over.room.people] == ["Ben", "Ann"]
    assert over.key is None
    assert set(over.skills) == {"a1", "a2"}
    for lobby, visit in pages:
        await lobby.ready(visit, True)
    again = await hall.last(pages[0][1], RoomSeen, lambda seen: seen.key)
    assert again.room.match != first
    await _finish(hall.houses[0], str(again.room.match))
    second = await hall.last(pages[1][1], Counted, lambda counted: counted.match != first)
    assert all(before is not None for _, before, _ in second.gains)
    assert (await hall.room(code)).terms.rated
    for lobby in hall.lobbies:
        await lobby.stop()
    await hall.houses[0].close()


async def test_a_seek_is_answered_once_though_both_processes_look(hall: Hall) -> None:
    pages = [hall.page(f"a{number}", f"P{number}", number % 2) for number in range(6)]
    await asyncio.gather(
        *(lobby.seek(visit, "kyogi", "starter", rated=False, pace="quick", name="") for lobby, visit in pages)
    )
    await asyncio.gather(*(lobby._seeking.pair() for lobby in hall.lobbies))
    seen = [await hall.last(visit, RoomSeen, lambda seen: seen.key) for _, visit in pages]
    matches = [str(each.room.match) for each in seen]
    assert all(matches.count(match) == 2 for match in matches)
    assert len({(match, each.key) for match, each in zip(matches, seen, strict=True)}) == 6
    assert await hall.rooms.seekers() == ()
    assert await hall.rooms.count() == 3
    assert all([told for told in hall.heard[visit] if isinstance(told, Sought)][-1].on is False for _, visit in pages)
    for house in hall.houses:
        await house.close()


async def test_a_guest_is_paired_unrated_and_who_leaves_seeks_no_more(hall: Hall) -> None:
    lobby, guest = hall.page("gx")
    await lobby.seek(guest, "koikoi", "nintendo", rated=True, pace="match", name="Ono")
    (seeker,) = await hall.rooms.seekers()
    assert (seeker.rated, seeker.person.name) == (False, "Ono")
    await lobby.gone(guest)
    assert await hall.rooms.seekers() == ()


async def test_the_lobby_shows_rooms_matches_and_wishes_of_all_processes(hall: Hall) -> None:
    for lobby in hall.lobbies:
        await lobby.start()
    looks, looker = hall.page("gz", process=1)
    await looks.enter(looker, True)
    waits, waiter = hall.page("a9", "Cem")
    await waits.make(waiter, Terms("genpei", 6), listed=True, name="")
    hides, hider = hall.page("a8", "Dan")
    await hides.make(hider, Terms("genpei", 6), listed=False, name="")
    _, pages = await _two(hall, KYOGI)
    for lobby, visit in pages:
        await lobby.ready(visit, True)
    seeks, seeker = hall.page("gw")
    await seeks.seek(seeker, "kyogi", "brisk", rated=False, pace="match", name="")
    seen = await hall.last(looker, Board, lambda board: board.playing and board.wishes and board.people >= 4)
    assert [room.code for room in seen.rooms] == [waiter.code]
    assert [shown.names for shown in seen.playing] == [("Ann", "Ben")]
    assert seen.wishes == (("kyogi", "brisk", 1, False),)
    await looks.enter(looker, False)
    for lobby in hall.lobbies:
        await lobby.stop()
    for house in hall.houses:
        await house.close()


async def test_who_is_cut_off_is_away_and_back_at_once_elsewhere(hall: Hall) -> None:
    code, ((ann, annas), (ben, bens)) = await _two(hall, KYOGI)
    await ben.ready(bens, True)
    await ben.gone(bens)
    away = await hall.last(annas, RoomSeen, lambda seen: seen.room.seats[1].away_ms)
    assert not away.room.seats[1].ready
    _, back = hall.page("a2", "Ben")
    await ann.join(back, code, None, "")
    seen = await hall.last(annas, RoomSeen, lambda seen: not seen.room.seats[1].away_ms)
    assert [person.name for person in seen.room.people] == ["Ann", "Ben"]


async def test_a_second_page_of_the_same_person_keeps_them_here(hall: Hall) -> None:
    code, (_, (ben, bens)) = await _two(hall, KYOGI)
    _, second = hall.page("a2", "Ben", 1)
    await ben.join(second, code, None, "")
    await ben.gone(bens)
    assert (await hall.room(code)).seats[1].here


async def test_who_is_sent_off_hears_it_and_the_last_to_leave_closes_the_room(hall: Hall) -> None:
    code, ((ann, annas), (_, bens)) = await _two(hall, KYOGI)
    await hall.last(bens, RoomSeen)
    await ann.invite(annas, 1, None)
    assert (await hall.last(bens, Gone)).why == "sent_off"
    looks, looker = hall.page("gq", process=1)
    await looks.join(looker, code, None, "Ono")
    await looks.take(looker, None)
    await ann.leave(annas)
    assert (await hall.last(annas, Gone)).why == "left"
    assert (await hall.last(looker, Gone)).why == "closed"
    assert await hall.rooms.get(code) is None
    with pytest.raises(KarutaError) as refused:
        await looks.join(looker, code, None, "")
    assert refused.value.key == "error-room-none"
    with pytest.raises(IllegalMove):
        await ann.say(annas, "hai")


async def test_empty_rooms_vanish_from_any_process(hall: Hall) -> None:
    code, ((ann, annas), (ben, bens)) = await _two(hall, KYOGI)
    await ann.gone(annas)
    hall.now += AWAY_MS
    await hall.lobbies[1]._lodgings.sweep()
    assert [person.name for person in (await hall.room(code)).people] == ["Ben"]
    await ben.gone(bens)
    hall.now += EMPTY_MS + 1
    await hall.lobbies[0]._lodgings.sweep()
    assert await hall.rooms.count() == 0


async def test_a_room_whose_match_is_gone_may_play_another(hall: Hall) -> None:
    code, pages = await _two(hall, KYOGI, far=False)
    for lobby, visit in pages:
        await lobby.ready(visit, True)
    await hall.last(pages[0][1], RoomSeen, lambda seen: seen.key)
    await hall.houses[0].close()
    for _ in range(3):
        await hall.lobbies[0]._lodgings.sweep()
    assert (await hall.room(code)).over


async def test_a_room_hears_that_its_match_is_over_though_who_kept_the_result_died_before_saying_so(hall: Hall) -> None:
    code, pages = await _two(hall, Terms("kyogi", 2, {"format": "starter"}, rated=True), far=False)
    for lobby, visit in pages:
        await lobby.ready(visit, True)
    match = str((await hall.last(pages[0][1], RoomSeen, lambda seen: seen.key)).room.match)
    house = hall.houses[0]
    house.ended.clear()
    await _finish(house, match)
    while match not in hall.log.results:
        await asyncio.sleep(0.005)
    await house.close()
    assert not (await hall.room(code)).over
    # As a process that takes over does: the house is the same, the match is made anew from its log.
    playing = await hall.houses[1].recall(match)
    assert playing is not None
    playing.live.start(begun=True)
    over = await hall.last(pages[0][1], RoomSeen, lambda seen: seen.room.over)
    assert over.room.match == match
    assert not any(isinstance(told, Counted) for _, visit in pages for told in hall.heard[visit])
    await playing.live.stop()


async def test_a_full_house_begins_nothing_and_people_may_try_again(hall: Hall) -> None:
    code, pages = await _two(hall, KYOGI)
    hall.houses[1].most = 0
    await pages[0][0].ready(pages[0][1], True)
    with pytest.raises(KarutaError) as refused:
        await pages[1][0].ready(pages[1][1], True)
    assert refused.value.key == "error-house-full"
    assert not any(seat.ready for seat in (await hall.room(code)).seats)


async def test_many_changes_at_once_are_all_made(hall: Hall) -> None:
    pages = [hall.page(f"g{number}", process=number % 2) for number in range(8)]
    await pages[0][0].make(pages[0][1], Terms("chirashi", 8), listed=False, name="")
    code = str(pages[0][1].code)
    await asyncio.gather(*(lobby.join(visit, code, None, "") for lobby, visit in pages[1:]))
    await asyncio.gather(*(lobby.say(visit, "onegai") for lobby, visit in pages))
    room = await hall.room(code)
    assert len(room.people) == len(room.said) == 8
