"""Logs of closed matches (store/packing.py) are cleared away once they are old, in either database."""

from __future__ import annotations

import pytest

from karuta.store import packing
from karuta.store.packing import Cleared, cleared
from store.samples import Open, arrivals, header, result

pytestmark = pytest.mark.anyio


async def test_only_packed_logs_of_old_results_go(opens: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packing, "CLEARED_AT_ONCE", 2)
    store = await opens()
    for at in range(6):
        await store.log.open(header(f"m{at}"))
        await store.log.append(f"m{at}", arrivals(1, 3))
        await store.log.settle(f"m{at}", result(f"m{at}", (None, None), ended_ms=10 * at))
        if at:
            await store.log.close(f"m{at}")
    dry = await cleared(store.database, 50, dry=True)
    assert dry.logs == 4
    assert dry.bytes > 4 * 10
    assert len(await store.log.after("m1", 0)) == 3
    assert await cleared(store.database, 50) == dry
    assert [len(await store.log.after(f"m{at}", 0)) for at in range(6)] == [3, 0, 0, 0, 0, 3]
    assert await cleared(store.database, 50) == Cleared()
    assert await store.ratings.result("m1") == result("m1", (None, None), ended_ms=10)
