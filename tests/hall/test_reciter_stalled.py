"""Writing down what happens takes long: announced readings are withdrawn if people hear of them too late."""

from __future__ import annotations

import pytest

from hall.stage import MatStage
from karuta.hall.commands import Beginning
from karuta.hall.events import Sounding, Withdrawn
from karuta.hall.pace import LEAD_MS
from karuta.hall.reciter import STALL_MS


class SlowStage(MatStage):
    """Writing down always takes `took_ms`; meanwhile nothing happens, and nobody is told anything."""

    took_ms = 0.0

    def _take(self) -> None:
        while True:
            entries, notices = self.host.taken()
            if not entries and not notices:
                return
            if entries:
                self.log += entries
                self.now += self.took_ms
                if self.took_ms > STALL_MS:
                    self.host.stalled(self.now, notices)
            self.told += [(self.now, notice) for notice in notices]

    @property
    def withdrawn(self) -> int:
        """How often what was announced did not sound."""
        return sum(isinstance(entry.fact, Withdrawn) for entry in self.log)


@pytest.mark.parametrize("took_ms", [300.0, 700.0, 1500.0])
def test_where_writing_down_always_takes_long_readings_come_later_and_not_never(took_ms: float) -> None:
    wish = Beginning("kyogi", (None, None), ("A", "B"), {"format": "short25", "memorise_s": 0}, pace="quick")
    stage = SlowStage.of(wish, pages=((0,), (1,)))
    assert isinstance(stage, SlowStage)
    stage.opened()
    stage.took_ms = took_ms
    for _ in range(4):
        assert stage.open()
        assert stage.ruled()
    assert 0 < stage.withdrawn <= 12
    # Once it is fast again nobody waits for longer than is needed.
    stage.took_ms = 0.0
    for _ in range(6):
        assert stage.open()
        assert stage.ruled()
    before = stage.withdrawn
    assert stage.announced()
    told = max(at for at, notice in stage.told if isinstance(notice, Sounding))
    assert stage.plan.onset_ms - told < LEAD_MS + 300
    assert stage.withdrawn == before
