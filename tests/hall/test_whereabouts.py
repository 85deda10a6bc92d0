"""Where matches are that pages come back to (hall/whereabouts.py): all are asked for together."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import pytest

from karuta.hall import whereabouts
from karuta.hall.ports import Alone
from karuta.hall.whereabouts import Whereabouts

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whereabouts, "PAUSE_S", 0.001)
    monkeypatch.setattr(whereabouts, "BREATH_S", 0.001)


class Known(Alone):
    """Leases that know where some matches are, and keep what they were asked."""

    def __init__(self, **at: str | None) -> None:
        self.at = at
        self.asked: list[set[str]] = []
        self.fault: Exception | None = None

    async def whereabouts(self, *asked: str) -> Mapping[str, str | None]:
        self.asked.append(set(asked))
        await asyncio.sleep(0)
        if self.fault is not None:
            raise self.fault
        return {match: self.at[match] for match in asked if match in self.at}


async def test_all_who_come_at_once_are_asked_for_in_one_question() -> None:
    leases = Known(a="/node/n1", b="/node/n2")
    where = Whereabouts(leases, lambda match: match == "here")
    pages = ["a", "b", "none", "here"] * 50
    answers = await asyncio.gather(*(where.of(match) for match in pages))
    assert answers == ["/node/n1", "/node/n2", None, None] * 50
    assert leases.asked == [{"a", "b", "none"}]
    assert not where.wanted


async def test_who_waits_is_told_by_the_takeover_itself() -> None:
    leases = Known(a=None, b=None)
    where = Whereabouts(leases, lambda match: False)
    pages = [asyncio.create_task(where.of(match)) for match in ("a", "a", "b")]
    await asyncio.sleep(0)
    assert set(where.wanted) == {"a", "b"}
    where.here("a")
    assert await asyncio.gather(*pages[:2]) == [None, None]
    assert set(where.wanted) == {"b"}
    leases.at["b"] = "/node/n3"
    assert await pages[2] == "/node/n3"
    assert leases.asked[-1] == {"b"}


async def test_nobody_waits_for_ever_or_is_asked_for_when_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    leases = Known(a=None)
    where = Whereabouts(leases, lambda match: False)
    gone = asyncio.create_task(where.of("a"))
    await asyncio.sleep(0.01)
    assert len(leases.asked) > 1
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    assert not where.wanted
    monkeypatch.setattr(whereabouts, "PATIENCE_S", 0.05)
    assert await where.of("a") == ""
    while where._looking is not None:
        await asyncio.sleep(0.001)


async def test_all_hear_of_a_fault_and_may_ask_again() -> None:
    leases = Known(a="/node/n1")
    leases.fault = OSError("away")
    where = Whereabouts(leases, lambda match: False)
    heard = await asyncio.gather(where.of("a"), where.of("b"), return_exceptions=True)
    assert [type(each) for each in heard] == [OSError, OSError]
    leases.fault = None
    assert await where.of("a") == "/node/n1"
