"""Tables of cards in the house: sitting down, thinking beside the match's own task, leaving."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from hall.stage import Bell, duel
from hall.table_stage import koikoi
from hall.test_live import Dial
from karuta.errors import BadInput, KarutaError
from karuta.games.bozu.moves import Turn
from karuta.games.koikoi.moves import Play
from karuta.hall.commands import Beginning, Come, Counsel, Cut, GoOn, Make, Quit
from karuta.hall.events import Advised, Denied, Notice, TableStepped
from karuta.hall.games import HOSTED
from karuta.hall.house import ABANDONED_MS, AtTable, House
from karuta.hall.koikoi import MIND
from karuta.hall.live import Asked
from karuta.hall.ports import LocalBus, MemoryLog
from karuta.hall.thinking import AtOnce, Here, Question, Thinker
from karuta.hall.workshop import Apart

pytestmark = pytest.mark.anyio
WISH = koikoi("momo", name="  One  of\nmany ")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Slow(AtOnce):
    """Thinks until it is allowed to answer, or fails."""

    def __init__(self, *, fails: bool = False) -> None:
        super().__init__(MIND)
        self.fails = fails
        self.may = asyncio.Event()
        self.asked: list[Question] = []
        self.woken = 0
        self.closed = False

    def wake(self) -> None:
        self.woken += 1

    async def answer(self, question: Question) -> Any:
        self.asked.append(question)
        await self.may.wait()
        if self.fails:
            raise RuntimeError("no thought came")
        return await super().answer(question)

    async def close(self) -> None:
        self.closed = True


def _house(clock: Dial, thinker: Thinker | None = None, **given: Any) -> House:
    return House(clock, MemoryLog(), LocalBus(), (Bell(),), seed="house", thinker=thinker, **given)


def _hears(house: House, seated: AtTable) -> list[Notice]:
    heard: list[Notice] = []
    house.bus.listen(seated.live.id, heard.append)
    return heard


async def _do(clock: Dial, seated: AtTable, *commands: Any) -> None:
    for command in commands:
        seated.live.ask(Asked(seated.seat, command, clock.ms, None))
        await clock.turn(1)


async def _on(clock: Dial, seated: AtTable, wanted: Any) -> None:
    for _ in range(400):
        if wanted():
            return
        if seated.live.host.state.phase == "play" and seated.live.host.state.turn == seated.seat:
            moves = [move for move in _moves(seated) if isinstance(move, Play)]
            await _do(clock, seated, Make(f"at {clock.ms}", moves[0]))
        await clock.turn(100)
    raise AssertionError(f"it never came: {seated.live.host.state}")


def _moves(seated: AtTable) -> list[Any]:
    host = seated.live.host
    return list(host.game.legal(host.state, seated.seat).moves())  # type: ignore[attr-defined]


async def test_who_sits_down_has_a_name_a_seat_and_a_key_to_come_back() -> None:
    thinker = Slow()
    house = _house(Dial(), thinker)
    seated = house.begin(WISH)
    assert (seated.names, seated.seat, seated.preset) == (("One of many", "Momo"), 0, "short")
    assert [who.key if who else None for who in seated.players] == [None, "momo"]
    assert house.find(seated.live.id) == house.resume(seated.live.id, seated.key) == seated
    with pytest.raises(BadInput):
        house.resume(seated.live.id, "guess")
    assert thinker.woken == 1
    assert house.begin(duel("mio")).live.id != seated.live.id
    assert thinker.woken == 1
    await house.close()
    assert thinker.closed


async def test_a_table_that_cant_be_laid_leaves_no_match() -> None:
    thinker = Slow()
    house = _house(Dial(), thinker, most=1)
    with pytest.raises(BadInput):
        house.begin(koikoi("momo", "haru"))
    assert (len(house), thinker.woken) == (0, 0)
    house.begin(WISH)
    with pytest.raises(KarutaError) as full:
        house.begin(WISH)
    assert full.value.key == "error-house-full"
    await house.close()


async def test_the_seed_of_the_house_is_that_of_its_tables_unless_another_is_asked() -> None:
    house = _house(Dial())
    starts = []
    for seed in (None, None, "other"):
        seated = house.begin(koikoi("momo", seed=seed))
        starts.append(seated.live.host.start.seed)
    assert starts == ["house", "house", "other"]
    await house.close()


async def test_the_match_goes_on_while_somebody_thinks_and_moves_when_they_are_done() -> None:
    clock, thinker = Dial(), Slow()
    house = _house(clock, thinker)
    seated = house.begin(WISH)
    heard = _hears(house, seated)
    await _do(clock, seated, Come(), GoOn(0))
    await _on(clock, seated, lambda: bool(thinker.asked))
    await clock.turn(60_000)
    moves = len(seated.live.host.moves)
    await _do(clock, seated, Counsel("now"))
    assert [notice.key for notice in heard if isinstance(notice, Denied)] == ["error-table-advice-turn"]
    assert len(seated.live.host.moves) == moves
    thinker.may.set()
    await clock.turn(1)
    assert seated.live.host.moves[moves][0] == 1
    await house.close()


async def test_without_a_thought_the_match_goes_on_and_who_wants_advice_is_told() -> None:
    clock, thinker = Dial(), Slow(fails=True)
    thinker.may.set()
    house = _house(clock, thinker)
    seated = house.begin(WISH)
    heard = _hears(house, seated)
    await _do(clock, seated, Come(), GoOn(0))
    await _on(clock, seated, lambda: {actor for actor, _ in seated.live.host.moves} >= {0, 1})
    await clock.turn(10_000)
    host = seated.live.host
    while host.state.turn != 0:
        await clock.turn(100)
    await _do(clock, seated, Counsel("what"))
    await clock.turn(1)
    assert [notice.key for notice in heard if isinstance(notice, Denied)] == ["error-table-advice-none"]
    await house.close()


async def test_a_match_may_be_ended_in_the_midst_of_a_thought() -> None:
    clock, thinker = Dial(), Slow()
    house = _house(clock, thinker)
    seated = house.begin(WISH)
    heard = _hears(house, seated)
    await _do(clock, seated, Come(), GoOn(0))
    await _on(clock, seated, lambda: bool(thinker.asked))
    await _do(clock, seated, Quit())
    assert seated.live.ended
    assert seated.live.host.decided
    thinker.may.set()
    await clock.turn(1)
    assert not [notice for notice in heard if isinstance(notice, Advised)]
    assert [n.by for n in heard if isinstance(n, TableStepped)][-1] == 0
    await house.close()


async def test_nothing_thinks_any_more_when_the_house_is_closed() -> None:
    clock, thinker = Dial(), Slow()
    house = _house(clock, thinker)
    seated = house.begin(WISH)
    await _do(clock, seated, Come(), GoOn(0))
    await _on(clock, seated, lambda: bool(thinker.asked))
    await house.close()
    assert not [task for task in asyncio.all_tasks() if "thinks" in task.get_name()]


async def test_a_table_that_was_left_is_kept_a_while_and_cleared_then() -> None:
    clock = Dial()
    house = _house(clock)
    seated = house.begin(WISH)
    await _do(clock, seated, Come(), Cut())
    await clock.turn(ABANDONED_MS - 100)
    await house.sweep()
    assert house.find(seated.live.id) == seated
    await clock.turn(200)
    await house.sweep()
    assert house.find(seated.live.id) is None
    await house.close()


async def test_each_game_of_cards_is_thought_over_by_its_own_mind() -> None:
    clock = Dial()
    house = _house(clock, still=True)
    flowers, bozu = (house.begin(Beginning(game, (None, "momo"), ("A",))) for game in ("koikoi", "bozu"))
    await _do(clock, flowers, Come(), GoOn(0))
    await _do(clock, bozu, Come(), Make("first", Turn(0)))
    for _ in range(20):
        await clock.turn(100)
    assert [actor for actor, _ in bozu.live.host.moves[:2]] == [0, 1]
    assert flowers.live.host.state.round == 1
    assert [game.thinker(still=True, apart=True) is None for game in HOSTED.values()] == [
        game.kind != "cards" for game in HOSTED.values()
    ]
    assert isinstance(HOSTED["koikoi"].thinker(still=False, apart=True), Apart)
    assert isinstance(HOSTED["bozu"].thinker(still=False, apart=True), Here)
    await house.close()


async def test_people_at_one_page_have_one_key_and_seats_of_their_own() -> None:
    house = _house(Dial())
    place = house.begin(Beginning("bozu", ("momo", None, None), (" B  ", "")))
    assert (place.names, place.own, place.seat) == (("Momo", "B", "-"), (1, 2), 1)
    assert house.key(place.live.id, 0) == place.key != house.key(place.live.id, 1)
    assert house.resume(place.live.id, place.key) == place
    await house.close()
