"""What is for practice against the house only: pauses, changes of settings, and steps taken back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from karuta.errors import IllegalMove, KarutaError
from karuta.hall.commands import Change, Hold
from karuta.hall.events import Settled, WentBack
from karuta.hall.history import History, Step

if TYPE_CHECKING:
    from karuta.hall.host import Host


class Practice:
    """That at one mat; between people nothing of it is allowed, and no step remembered."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._history = History()

    def _check(self, key: str, what: str) -> None:
        if not self._host.practice:
            raise IllegalMove(f"{what} is for practice against the house only", key=key)

    # ---------------------------------------------------------------- settings

    def hold(self, seat: int, hold: Hold) -> None:
        """The reader and the clock stop, or go on."""
        self._check("error-pause-practice", "pausing")
        self._settle(seat, "held", str(hold.on))

    def change(self, seat: int, change: Change) -> None:
        """Settings change."""
        self._check("error-setting-practice", "a change of settings")
        for name in ("hints", "captions", "pace", "breath"):
            if (value := getattr(change, name)) is not None:
                self._settle(seat, name, str(value))
        self._host.look_again(seat)

    def _settle(self, seat: int, name: str, value: str) -> None:
        settled = Settled(seat, name, value)
        self._host.write(settled)
        self._host.set(settled)

    # ---------------------------------------------------------------- steps

    def remember(self, seat: int | None) -> None:
        """One may go back to this moment: `seat` is about to do something, or (None) a reading begins."""
        host = self._host
        if host.practice:
            # People at one page take back what any of them did.
            whose = None if host.together else seat
            self._history.remember(Step(whose, host.state, host.seq, len(host.moves)))

    @contextmanager
    def step(self, seat: int, move: Any) -> Iterator[None]:
        """`seat` makes `move` meanwhile: one may go back to before it, unless it is refused."""
        host, steps = self._host, len(self._history)
        if host.manners.counts(move) and host.manners.pauses(host.state):
            self.remember(seat)
        try:
            yield
        except KarutaError:
            self._history.cut(steps)
            raise

    def may_take_back(self, seat: int) -> bool:
        """Whether `seat` has something to take back now."""
        host = self._host
        return not host.reciter.open and host.manners.pauses(host.state) and self._history.of(seat)

    def back(self, seat: int, id: str) -> int:
        """The last step is taken back; the number of the entry that says so."""
        host = self._host
        self._check("error-take-back-practice", "taking back")
        if not self.may_take_back(seat):
            raise IllegalMove(
                "nothing can be taken back now: wait until the reading is ruled, or make a step first",
                key="error-take-back-none",
            )
        host.reciter.withdraw("take_back")
        host.agenda.strike("seat-", "announce")
        step = self._history.back(seat)
        host.go_back(step)
        return host.write(WentBack(seat, step.seq, id, host.state.clock_ms))
