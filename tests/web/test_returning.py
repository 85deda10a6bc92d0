"""Coming back to a match (web/returning.py): wherever it is, and with what was missed."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from hall.stage import Bell
from karuta.errors import BadInput
from karuta.games.kyogi.events import Bowed
from karuta.games.kyogi.moves import Bow
from karuta.games.readings import Read, ReadingOpened
from karuta.hall import whereabouts
from karuta.hall.commands import Beginning
from karuta.hall.events import Entry, Fact, Line, Moved, WentBack
from karuta.hall.header import Header, Page
from karuta.hall.house import House, Place
from karuta.hall.ports import Alone, LocalBus, MemoryLog, MonotonicClock
from karuta.protocol import lobby
from karuta.web.returning import found, tail

pytestmark = pytest.mark.anyio
WISH = Beginning("kyogi", (None, None), ("Ann", "Ben"), seed="s")
PAGES = (Page((0,), "a1"), Page((1,), "a2"))


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Elsewhere(Alone):
    """Leases of a house in which a match is at `at`; None: with nobody, and it goes on if `open`."""

    at: str | None = None
    open = False
    asked = 0

    async def whereabouts(self, *asked: str) -> Mapping[str, str | None]:
        self.asked += 1
        return dict.fromkeys(asked, self.at) if self.open or self.at is not None else {}


def _house(leases: Alone) -> House:
    return House(MonotonicClock(), MemoryLog(), LocalBus(), (Bell(),), leases=leases, secret=b"one", still=True)


async def test_what_is_here_is_sat_down_at_by_its_key() -> None:
    house = _house(Alone())
    playing = house.open(WISH, PAGES)
    match = playing.header.match
    place = await found(house, match, house.key(match, 1))
    assert isinstance(place, Place)
    assert place.own == (1,)
    with pytest.raises(BadInput):
        await found(house, match, "guess")
    await house.close()


async def test_what_is_elsewhere_is_told_of_to_who_has_a_key() -> None:
    leases = Elsewhere()
    leases.at = "/node/n2"
    house = _house(leases)
    await house.log.open(Header("m", WISH, PAGES, 0))
    assert await found(house, "m", house.key("m", 0)) == lobby.Moved("m", "/node/n2")
    for match, key in (("m", house.key("m", 2)), ("m", "é"), ("other", house.key("other", 0))):
        with pytest.raises(BadInput) as refused:
            await found(house, match, key)
        assert refused.value.key == "error-match-gone"


async def test_what_nobody_hosts_is_waited_for_as_long_as_it_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("PAUSE_S", 0.001), ("BREATH_S", 0.001), ("PATIENCE_S", 0.3)):
        monkeypatch.setattr(whereabouts, name, value)
    leases = Elsewhere()
    leases.open = True
    house = _house(leases)
    await house.log.open(Header("m", WISH, PAGES, 0))
    assert await found(house, "m", house.key("m", 0)) == lobby.Moved("m", "")
    assert leases.asked > 2
    leases.open = False
    with pytest.raises(BadInput):
        await found(house, "m", house.key("m", 0))


async def test_who_comes_back_while_it_is_taken_over_is_told_where_it_went(monkeypatch: pytest.MonkeyPatch) -> None:
    class TakenOver(Elsewhere):
        """Another process takes the match over just after nobody was found to hold it."""

        open = True

        async def whereabouts(self, *asked: str) -> Mapping[str, str | None]:
            found = await super().whereabouts(*asked)
            self.at = "/node/n2"
            return found

    monkeypatch.setattr(whereabouts, "PAUSE_S", 0.001)
    house = _house(TakenOver())
    await house.log.open(Header("m", WISH, PAGES, 0))
    assert await found(house, "m", house.key("m", 0)) == lobby.Moved("m", "/node/n2")


async def test_who_comes_back_to_where_it_was_lost_a_moment_ago_is_told_where_it_went() -> None:
    leases = Elsewhere()
    house = _house(leases)
    playing = house.open(WISH, PAGES)
    match = playing.header.match
    await playing.live.opened.wait()
    await playing.live.lose()
    leases.at = "/node/n2"
    assert house.playing(match) is playing
    assert await found(house, match, house.key(match, 0)) == lobby.Moved(match, "/node/n2")
    await house.close()


def test_a_tail_holds_what_was_told_and_not_what_a_verse_is() -> None:
    reading = Bell().reading(1, 17, 2)
    facts: list[Fact] = [
        Moved(0, Bow(), (Bowed(0, "opponent"),), "a"),
        Line(1, "cut"),
        Moved(None, Read(reading), (ReadingOpened(reading),)),
        Moved(1, Bow(), (Bowed(1, "opponent"),), "b"),
        WentBack(1, 4, "c"),
        Moved(1, Bow(), (Bowed(1, "opponent"),), "d"),
    ]
    steps = tail([Entry(seq, float(seq), fact) for seq, fact in enumerate(facts, start=3)]).steps
    assert [(step.seq, step.by, len(step.events)) for step in steps] == [(3, 0, 1), (8, 1, 1)]
    open_reading = tail([Entry(5, 5.0, facts[2])]).steps
    assert [(step.seq, step.by, step.events) for step in open_reading] == [(5, None, ())]
