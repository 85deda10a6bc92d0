"""A player of the house at a live match: does what is due after a human pause, and hears the reader mora by mora."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from karuta.chance import Chance
from karuta.games.kyogi.moves import Bow, Hai, Lay, Put, Ready, SeatMove, Send, Shift, Waive
from karuta.games.kyogi.view import View
from karuta.mat.stroke import Stroke
from karuta.players.player import Mora

PAUSES_MS: dict[type, tuple[int, int]] = {
    Bow: (700, 700),
    Lay: (1500, 2500),
    Ready: (600, 900),
    Hai: (350, 300),
    Send: (900, 1100),
    Waive: (900, 1100),
    Put: (800, 900),
    Shift: (500, 700),
}
"""By kind of move: the least pause before it, and how much more it may be, in ms at match pace."""
_OTHER_MS = (500, 500)


class Player(Protocol):
    """What a bot does at a match; `karuta.players` has them."""

    def ceremony(self, view: View) -> Sequence[SeatMove]: ...

    def between(self, view: View) -> Sequence[SeatMove]: ...

    def send(self, view: View) -> Send | Waive: ...

    def put(self, view: View, card: int) -> Put: ...

    def begin(self, view: View) -> None: ...

    def hear(self, mora: Mora) -> tuple[Stroke, ...] | None: ...


class Opponent:
    """The seat of a bot. It sees its view and nothing else."""

    def __init__(self, seat: int, player: Player, chance: Chance) -> None:
        self.seat = seat
        self.player = player
        self._chance = chance
        self._done: set[str] = set()

    def wants(self, view: View, rival_ready: bool) -> tuple[SeatMove, ...]:
        """What it has to do now, in order; nothing while it is the other's turn or a reading is open.

        While memorising it takes the whole time unless the rival is ready before.
        """
        if view.phase in ("open", "over"):
            return ()
        if view.hai == self.seat:
            return tuple(self.player.between(view))
        if view.due is not None:
            return self._due(view)
        if view.phase in ("joka", "reading"):
            return tuple(self.player.between(view))
        if view.phase == "memorise" and not rival_ready:
            return ()
        return tuple(self.player.ceremony(view))

    def _due(self, view: View) -> tuple[SeatMove, ...]:
        assert view.due is not None
        if view.due.seat == self.seat:
            return () if view.due.cards else (self.player.send(view),)
        return tuple(self.player.put(view, card) for card in view.due.cards[:1])

    def pause_ms(self, move: SeatMove, haste: float) -> float:
        """How long a person would take before this move, scaled by the pace."""
        least, more = PAUSES_MS.get(type(move), _OTHER_MS)
        return haste * (least + self._chance.below(more + 1))
