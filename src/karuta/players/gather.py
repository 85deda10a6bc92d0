"""A human-like player of the games in which each keeps the cards that it takes: chirashidori, sakasama, goshoku.

It is a function of its seed and of what its seat may see: nothing is kept from one reading to the next, so a match that
was resumed or taken back finds the same player.
"""

from __future__ import annotations

from collections.abc import Sequence

from karuta.games.gather.moves import Hand, Ready, SeatMove
from karuta.games.gather.view import View
from karuta.mat.stroke import Stroke
from karuta.players.dice import Dice
from karuta.players.ear import Mora
from karuta.players.memory import Memory
from karuta.players.person import Who, today
from karuta.players.scenes import Cloth
from karuta.players.searching import Searching
from karuta.players.seating import seat_place
from karuta.players.sight import eye
from karuta.players.still import Still
from karuta.players.touching import touches

__all__ = ["GatherPlayer", "Mora", "StillGatherer"]


class GatherPlayer:
    """One seat at one match. `who` is a person of the house, a class (somebody of it, drawn by the seed) or bare
    numbers; `seed` fixes the player's form, its memory and everything that it does."""

    def __init__(self, who: Who, seed: str) -> None:
        self._seed = seed
        self.style, self.numbers = today(who, seed)
        self.sight = eye(who, seed)
        self._memory = Memory(self.sight, seed)
        self._searching: Searching | None = None
        self._cloth: Cloth | None = None

    def wants(self, view: View) -> Sequence[SeatMove]:
        """What there is to do outside the readings: be ready, take the hand down. What was taken it leaves to the
        ruling."""
        seat = _seat(view)
        if view.phase == "look":
            return () if view.ready[seat] or view.left[seat] else (Ready(),)
        return (Hand(False),) if view.phase == "reading" and view.hands[seat] else ()

    def begin(self, view: View) -> None:
        """A reading opens: from here on the player listens, unless it sits out."""
        seat = _seat(view)
        self._searching = self._cloth = None
        if view.out[seat] or view.left[seat] or not view.spread.lies:
            return
        lay = len(view.spread.lies) + len(view.pool) + sum(map(len, view.taken))
        self._cloth = Cloth(
            view.spread, seat_place(seat, len(view.taken), view.spread), self._memory.share(lay, view.readings)
        )
        self._searching = Searching(
            self.numbers,
            self.sight,
            self._memory,
            Dice(f"{self._seed}/reading {view.readings}"),
            self._cloth,
            verse=view.verse,
            unread=view.unread,
            readings=view.readings,
        )

    def hear(self, mora: Mora) -> tuple[Stroke, ...] | None:
        """A mora begins to sound. Returned strokes are final and touch nothing before this mora's start; (): the hand
        rests at this reading; None: not yet. To be called mora by mora to the end of the verse until it answers."""
        if self._searching is None or self._cloth is None:
            return ()
        aims = self._searching.hear(mora)
        return None if aims is None else touches(self._cloth.spread, self._cloth.place, aims, self._searching.dice)


class StillGatherer(Still, GatherPlayer):
    """One who never touches a card."""


def _seat(view: View) -> int:
    if view.seat is None:
        raise ValueError("a spectator's view: a player needs its own")
    return view.seat
