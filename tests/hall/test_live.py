"""The task that runs a match: commits before it publishes, in order, by the clock it is given."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import pytest

from hall.stage import Bell, bot, duel
from karuta.errors import BadInput, KarutaError
from karuta.games.kyogi.game import KYOGI
from karuta.games.kyogi.moves import Bow
from karuta.games.kyogi.rules import Rules
from karuta.hall.commands import Act, Beginning, Come, Cut, Quit
from karuta.hall.events import Denied, Entry, Moved, Notice, Stepped
from karuta.hall.fields import FieldManners
from karuta.hall.header import Header, Page
from karuta.hall.host import Host
from karuta.hall.house import ABANDONED_MS, House
from karuta.hall.live import INBOX, Asked, Live
from karuta.hall.ports import LocalBus, MemoryLog, MonotonicClock
from karuta.players.player import StillPlayer

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Dial:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.ms = 1000.0
        self._moved = asyncio.Event()
        self._alarms: dict[object, tuple[float, Callable[[], None]]] = {}

    def now(self) -> float:
        return self.ms

    async def until(self, ms: float) -> None:
        while self.ms < ms:
            await self._moved.wait()

    def alarm(self, ms: float, ring: Callable[[], None]) -> Callable[[], None]:
        mark = object()
        self._alarms[mark] = ms, ring
        return lambda: self._alarms.pop(mark, None) and None

    async def turn(self, ms: float) -> None:
        """On by `ms`, and let all tasks do what they have to."""
        self.ms += ms
        self._moved.set()
        self._moved = asyncio.Event()
        for mark, (at, ring) in tuple(self._alarms.items()):
            if at <= self.ms:
                del self._alarms[mark]
                ring()
        for _ in range(30):
            await asyncio.sleep(0)


class Slow(MemoryLog):
    """A log that takes its time, and tells when it was done."""

    def __init__(self) -> None:
        super().__init__()
        self.done = 0

    async def append(self, match: str, entries: Sequence[Entry]) -> None:
        await asyncio.sleep(0)
        await super().append(match, entries)
        self.done = entries[-1].seq


def _live(clock: Dial, log: MemoryLog, bus: LocalBus) -> Live[Host]:
    host = Host(FieldManners(KYOGI), Rules(memorise_s=0), "live", {1: bot("mio", 1)}, Bell(), now=clock.now())
    header = Header("m", Beginning("kyogi", (None, "mio"), ("One",), seed="live"), (Page((0,)),), 0)
    return Live(header, host, clock=clock, log=log, bus=bus)


async def test_what_is_published_was_committed_before() -> None:
    clock, log, bus = Dial(), Slow(), LocalBus()
    live = _live(clock, log, bus)
    heard: list[tuple[int, Notice]] = []
    bus.listen("m", lambda notice: heard.append((log.done, notice)))
    live.start()
    live.ask(Asked(0, Come(), 1000, None))
    live.ask(Asked(0, Act("a", Bow()), 1000, None))
    for _ in range(40):
        await clock.turn(100)
    steps = [(done, notice) for done, notice in heard if isinstance(notice, Stepped)]
    assert len(steps) >= 4
    assert all(done >= notice.seq for done, notice in steps)
    assert live.host.state.phase == "arrange"
    entries = await log.after("m", 0)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert [e.fact.id for e in entries if isinstance(e.fact, Moved) and e.fact.id] == ["a"]
    await live.stop()
    assert live.ended


async def test_a_full_inbox_takes_no_more() -> None:
    live = _live(Dial(), MemoryLog(), LocalBus())
    assert all(live.ask(Asked(0, Come(), 1000, None)) for _ in range(INBOX))
    assert not live.ask(Asked(0, Come(), 1000, None))


async def test_who_leaves_ends_the_task() -> None:
    clock = Dial()
    live = _live(clock, MemoryLog(), LocalBus())
    live.start()
    live.ask(Asked(0, Come(), 1000, None))
    live.ask(Asked(0, Quit(), 1000, None))
    await clock.turn(1)
    assert live.ended


async def test_a_fault_stops_its_match_and_its_people_are_told() -> None:
    clock, bus, heard = Dial(), LocalBus(), list[Notice]()
    live = _live(clock, MemoryLog(), bus)
    bus.listen("m", heard.append)
    live.host.advance = None  # type: ignore[assignment,method-assign]
    live.start()
    live.ask(Asked(0, Come(), 1000, None))
    await clock.turn(1)
    assert live.ended
    assert [notice.key for notice in heard if isinstance(notice, Denied)] == ["error-match-stopped"]


async def test_a_log_takes_entries_in_order_only() -> None:
    log = MemoryLog()
    entry = Entry(2, 0.0, Moved(None, Bow(), ()))
    with pytest.raises(ValueError, match="entry 2"):
        await log.append("m", [entry])


async def test_nobody_hears_after_ending_to_listen() -> None:
    bus, heard = LocalBus(), list[Notice]()
    end = bus.listen("m", heard.append)
    bus.publish("m", Stepped(1, (), ()))
    end()
    end()
    bus.publish("m", Stepped(2, (), ()))
    assert len(heard) == 1


async def test_the_monotonic_clock_returns_when_the_time_has_come() -> None:
    clock = MonotonicClock()
    at = clock.now() + 3
    await clock.until(at)
    assert clock.now() >= at


# ---------------------------------------------------------------- the house


def _house(clock: Dial, most: int = 3) -> House:
    return House(clock, MemoryLog(), LocalBus(), (Bell(),), most=most, seed="house")


async def test_a_person_comes_back_by_the_key_only() -> None:
    house = _house(Dial())
    seated = house.begin(duel("suzu", "  Ono   no\nKomachi ", seat=1))
    assert seated.names == ("Suzu", "Ono no Komachi")
    assert house.resume(seated.live.id, seated.key) == seated
    for match, key in ((seated.live.id, "x"), ("nowhere", seated.key)):
        with pytest.raises(BadInput) as refused:
            house.resume(match, key)
        assert refused.value.key == "error-match-gone"
    await house.close()


@pytest.mark.parametrize("stopped", [False, True])
async def test_nobody_comes_back_to_a_match_that_was_left_or_stopped(stopped: bool) -> None:
    clock = Dial()
    house = _house(clock)
    seated = house.begin(duel("mio"))
    if stopped:
        seated.live.host.advance = None
    for command in (Come(), Quit()):
        seated.live.ask(Asked(0, command, clock.ms, None))
    await clock.turn(1)
    with pytest.raises(BadInput) as refused:
        house.resume(seated.live.id, seated.key)
    assert refused.value.key == "error-match-gone"
    assert house.find(seated.live.id) == seated
    await house.close()


@pytest.mark.parametrize("still", [False, True])
async def test_a_still_house_has_players_without_a_hand(still: bool) -> None:
    house = House(Dial(), MemoryLog(), LocalBus(), (Bell(),), still=still)
    player = house.begin(duel("mio")).live.host.opponents[1].player
    assert isinstance(player, StillPlayer) == still
    await house.close()


async def test_a_match_is_read_by_the_recordings_in_its_rhythm_or_by_the_first() -> None:
    new, old = Bell(rhythm="5-3-1-6"), Bell(rhythm="4-3-1-5")
    for voices, rhythm, reads in (
        ((new, old), "4-3-1-5", old),
        ((new, old), "5-3-1-6", new),
        ((old, new), "5-3-1-6", new),
        ((new,), "4-3-1-5", new),
        ((old,), "5-3-1-6", old),
    ):
        house = House(Dial(), MemoryLog(), LocalBus(), voices)
        assert house.begin(duel("mio", rules={"rhythm": rhythm})).live.host.voice is reads
        await house.close()


async def test_the_seed_of_the_house_is_that_of_its_matches_unless_another_is_asked() -> None:
    house = _house(Dial())
    orders = [house.begin(duel("mio", seed=seed)).live.host.state.order for seed in (None, None, "other")]
    assert orders[0] == orders[1] != orders[2]
    await house.close()
    free = House(Dial(), MemoryLog(), LocalBus(), (Bell(),))
    drawn = [free.begin(duel("mio")).live.host.state.order for _ in range(2)]
    assert drawn[0] != drawn[1]
    await free.close()


@pytest.mark.parametrize(
    "wish",
    [
        duel("nobody"),
        duel("A", "a class"),
        duel("mio", rules={"format": "huge"}),
        duel("mio", rules={"colour": "red"}),
        duel("mio", layout="teiichi"),
    ],
)
async def test_what_cant_be_played_is_refused(wish: Beginning) -> None:
    house = _house(Dial())
    with pytest.raises(BadInput):
        house.begin(wish)
    assert len(house) == 0


async def test_a_full_house_says_so_and_abandoned_matches_make_room() -> None:
    clock = Dial()
    house = _house(clock, most=2)
    stays, goes = house.begin(duel("mio")), house.begin(duel("mio", "B"))
    with pytest.raises(KarutaError) as refused:
        house.begin(duel("mio", "C"))
    assert refused.value.key == "error-house-full"
    for seated in (stays, goes):
        seated.live.ask(Asked(0, Come(), clock.ms, None))
    await clock.turn(10)
    goes.live.ask(Asked(0, Cut(), clock.ms, None))
    await clock.turn(ABANDONED_MS + 1)
    await house.sweep()
    assert house.find(goes.live.id) is None
    assert house.find(stays.live.id) == stays
    assert goes.live.ended
    await house.close()
