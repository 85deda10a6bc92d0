"""A process that thinks: what it answers, what happens when it fails, and that it is gone when the house is."""

from __future__ import annotations

import asyncio
import operator
import os
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from hall.table_stage import koikoi_at
from karuta.hall import koikoi, workshop
from karuta.hall.thinking import AtOnce, Here, Mind, Question
from karuta.hall.workshop import STARTS, Apart, WorkError, Workshop, cache, environment
from karuta.players.koikoi import rollouts
from karuta.players.koikoi.advice import READABLE_PLAYOUTS

pytestmark = pytest.mark.anyio
Keep: TypeAlias = Callable[[Apart], Apart]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def open_workshop() -> AsyncIterator[Workshop]:
    shop = await Workshop.open()
    yield shop
    await shop.close()


@pytest.fixture
async def kept() -> AsyncIterator[Keep]:
    """Has what thinks apart closed with the test, also if that fails."""
    opened: list[Apart] = []

    def keep(apart: Apart) -> Apart:
        opened.append(apart)
        return apart

    yield keep
    for apart in opened:
        await apart.close()


def alive(pid: int) -> bool:
    """Whether there is such a process, and it is no mere entry of one that has ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def gone(pid: int, within_s: float = 20.0) -> bool:
    """Whether the process ends while one waits."""
    ends = time.monotonic() + within_s
    while alive(pid) and time.monotonic() < ends:
        time.sleep(0.02)
    return not alive(pid)


def _question(who: str | None = "one", view: Any = 2) -> Question:
    return Question(1, 0, who, "seed", view)


# ---------------------------------------------------------------- one process


async def test_it_does_what_it_is_handed_one_after_the_other(open_workshop: Workshop) -> None:
    sums = await asyncio.gather(*(open_workshop.run(operator.add, i, 1) for i in range(20)))
    assert sums == list(range(1, 21))
    assert await open_workshop.run(os.getpid) == open_workshop.pid != os.getpid()


async def test_people_come_first(open_workshop: Workshop) -> None:
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert await open_workshop.run(os.getpriority, os.PRIO_PROCESS, 0) == min(own + 10, 19)


async def test_a_fault_in_it_is_told_and_it_goes_on(open_workshop: Workshop) -> None:
    with pytest.raises(WorkError, match="ZeroDivisionError"):
        await open_workshop.run(operator.floordiv, 1, 0)
    assert await open_workshop.run(operator.neg, 3) == -3


async def test_what_is_printed_in_it_does_not_get_between_the_answers(open_workshop: Workshop) -> None:
    await open_workshop.run(os.write, 1, b"hear, hear\n")
    assert await open_workshop.run(operator.neg, 4) == -4


async def test_what_it_has_never_heard_of_is_a_fault(open_workshop: Workshop) -> None:
    with pytest.raises(WorkError, match="hall"):
        await open_workshop.run(_unheard_of)
    assert await open_workshop.run(operator.neg, 5) == -5


async def test_who_waits_for_a_process_that_ends_is_told(open_workshop: Workshop) -> None:
    with pytest.raises(WorkError, match="gone"):
        await open_workshop.run(os._exit, 3)
    with pytest.raises(WorkError, match="gone"):
        await open_workshop.run(operator.neg, 1)
    assert open_workshop.closed


async def test_it_is_ended_whatever_it_is_busy_with() -> None:
    shop = await Workshop.open()
    busy = asyncio.ensure_future(shop.run(time.sleep, 600))
    await asyncio.sleep(0.3)
    await shop.close()
    assert not alive(shop.pid)
    with pytest.raises(WorkError):
        await busy


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
async def test_it_ends_with_whoever_started_it(end: signal.Signals) -> None:
    """Even if that is killed and can't say so, and the process is in the midst of a long computation."""
    program = """
        import asyncio, signal, timeit
        from karuta.hall.workshop import Workshop
        # What runs in the background ignores the key for stopping, and so would all that it starts.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        async def main():
            shop = await Workshop.open()
            print(shop.pid, flush=True)
            await shop.run(timeit.timeit, "pass", "pass", timeit.default_timer, 10**13)
        asyncio.run(main())
    """
    parent = subprocess.Popen([sys.executable, "-c", textwrap.dedent(program)], stdout=-1, stderr=-3, text=True)
    assert parent.stdout is not None
    pid = int(parent.stdout.readline())
    try:
        assert alive(pid)
        parent.send_signal(end)
        parent.wait(20)
        parent.stdout.close()
        assert gone(pid)
    finally:
        parent.kill()
        if alive(pid):
            os.kill(pid, signal.SIGKILL)


# ---------------------------------------------------------------- here until it is ready


async def test_until_it_is_ready_one_thinks_here(kept: Keep) -> None:
    apart = kept(Apart(Mind(lambda who, seed, view: "here", operator.add), warm=_unheard_of))
    apart.wake()
    assert await apart.answer(_question()) == "here"
    assert not apart.ready
    await apart.close()


def _unheard_of() -> None:
    """Is handed over by name, and over there nothing has that name."""


async def _ready(apart: Apart) -> None:
    apart.wake()
    for _ in range(1500):
        if apart.ready:
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it never got ready")


async def test_once_it_is_ready_it_answers_and_without_answer_one_thinks_here(
    monkeypatch: pytest.MonkeyPatch, kept: Keep
) -> None:
    monkeypatch.setattr(workshop, "PATIENCE_S", 0.5)
    apart = kept(Apart(Mind(max, _pid), warm=os.getpid))  # type: ignore[arg-type]
    await _ready(apart)
    assert apart.pid is not None
    # max("one", "seed", "two") of the words, over there; what can't be compared is a fault there and here.
    assert await apart.answer(_question("one", "two")) == "two"
    with pytest.raises(TypeError):
        await apart.answer(_question("one", 2))
    slow = kept(Apart(Mind(max, operator.add), warm=os.getpid))  # type: ignore[arg-type]
    await _ready(slow)
    assert slow._workshop is not None
    busy = asyncio.ensure_future(slow._workshop.run(time.sleep, 3))
    assert await slow.answer(_question("one", "two")) == "two"
    assert not busy.done()
    await slow.close()
    await asyncio.gather(busy, return_exceptions=True)
    await apart.close()


def _pid(seed: str, view: Any) -> int:
    return os.getpid()


async def test_a_process_that_ended_is_started_anew_with_the_next_tables(kept: Keep) -> None:
    apart = kept(Apart(Mind(max, operator.add), warm=os.getpid))  # type: ignore[arg-type]
    pids = set()
    for _ in range(STARTS):
        await _ready(apart)
        assert apart.pid is not None
        pids.add(apart.pid)
        os.kill(apart.pid, signal.SIGKILL)
        assert await apart.answer(_question("one", "two")) == "two"
        while apart._workshop is not None and not apart._workshop.closed:
            await asyncio.sleep(0.01)
        apart.ready = False
    assert len(pids) == STARTS
    apart.wake()
    await asyncio.sleep(0.05)
    assert await apart.answer(_question("one", "two")) == "two"
    assert apart.pid in pids
    await apart.close()
    apart.wake()
    assert apart._opening is None or apart._opening.done()


async def test_it_may_be_closed_while_it_is_being_opened_or_before(kept: Keep) -> None:
    apart = kept(Apart(Mind(max, operator.add), warm=os.getpid))  # type: ignore[arg-type]
    await apart.close()
    apart = kept(Apart(Mind(max, operator.add), warm=os.getpid))  # type: ignore[arg-type]
    apart.wake()
    await asyncio.sleep(0)
    await apart.close()
    assert apart.pid is None or not alive(apart.pid)


# ---------------------------------------------------------------- the players of Koi-Koi


async def test_the_players_of_the_house_think_apart_and_as_they_would_here(kept: Keep) -> None:
    stage = koikoi_at(players=("shizuka",), preset="nintendo")
    stage.begin()
    stage.turn()
    view = stage.host.view(0)
    apart = kept(koikoi.thinker())
    choose, advise = Question(1, 0, "shizuka", "s", view), Question(2, 0, None, "s", view)
    compiled = rollouts.ready()
    readable = await Here(koikoi.MIND).answer(choose)
    assert await AtOnce(koikoi.MIND).answer(choose) == readable
    assert readable in stage.choices()
    apart.wake()
    assert await apart.answer(choose) == readable
    # Nothing of this process compiles or waits for it.
    assert rollouts.ready() == compiled
    await _ready(apart)
    assert await apart.answer(choose) in stage.choices()
    advice = await apart.answer(advise)
    assert {one.move for one in advice.moves} == set(stage.choices())
    assert advice.playouts > READABLE_PLAYOUTS
    assert advice == await apart.answer(advise)
    await apart.close()
    assert rollouts.ready() == compiled


# ---------------------------------------------------------------- where compiled code is kept


def test_compiled_code_is_kept_among_the_users_files(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    assert cache() == tmp_path / "karuta" / "numba"
    assert cache().is_dir()
    assert environment()["NUMBA_CACHE_DIR"] == str(cache())
    monkeypatch.setenv("NUMBA_CACHE_DIR", "/elsewhere")
    assert environment()["NUMBA_CACHE_DIR"] == "/elsewhere"


def test_where_that_cant_be_written_it_is_kept_for_this_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    occupied = tmp_path / "file"
    occupied.write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(occupied))
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    folder = cache()
    assert folder.parent == tmp_path
    assert folder.stat().st_mode & 0o077 == 0
