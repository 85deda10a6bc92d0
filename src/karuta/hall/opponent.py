"""A player of the house at a live match: does what is due after a human pause, and hears the reader mora by mora."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from karuta.chance import Chance
from karuta.games.kyogi.moves import Bow, Hai, Lay, Pass, Put, Send, Shift, Waive
from karuta.games.readings import Ready
from karuta.mat.stroke import Stroke
from karuta.players.ear import Mora

PAUSES_MS: dict[type, tuple[int, int]] = {
    Bow: (700, 700),
    Lay: (1500, 2500),
    Ready: (600, 900),
    Hai: (350, 300),
    Send: (900, 1100),
    Waive: (900, 1100),
    Put: (800, 900),
    Shift: (500, 700),
    Pass: (700, 800),
}
"""By kind of move: the least pause before it, and how much more it may be, in ms at match pace."""
_OTHER_MS = (500, 500)
LOOKING = ("memorise", "look")
"""Phases in which the cards are looked at."""


class Player(Protocol):
    """What a bot does at a match; `karuta.players` has them."""

    def wants(self, view: Any) -> Sequence[Any]: ...

    def begin(self, view: Any) -> None: ...

    def hear(self, mora: Mora) -> tuple[Stroke, ...] | None: ...


class Opponent:
    """The seat of a bot. It sees its view and nothing else."""

    def __init__(self, seat: int, player: Player, chance: Chance) -> None:
        self.seat = seat
        self.player = player
        self._chance = chance

    def wants(self, view: Any, others_ready: bool) -> tuple[Any, ...]:
        """What it has to do now, in order; nothing while a reading is open. To look at the cards it takes the whole
        time, unless all people are ready before (`others_ready`)."""
        if view.phase in LOOKING and not others_ready:
            return ()
        return tuple(self.player.wants(view))

    def pause_ms(self, move: Any, haste: float) -> float:
        """How long a person would take before this move, scaled by the pace."""
        least, more = PAUSES_MS.get(type(move), _OTHER_MS)
        return haste * (least + self._chance.below(more + 1))
