"""A human-like opponent at a match of kyōgi karuta.

It is a function of its seed and of what its seat may see: all that it keeps from one reading to the next is which of
its announced moves are made, so a match that was resumed or taken back finds the same player.
"""

from __future__ import annotations

from collections.abc import Sequence

from karuta.chance import Chance
from karuta.games.kyogi.moves import Bow, Hai, Hand, Lay, Put, Ready, SeatMove, Send, Shift, Waive
from karuta.games.kyogi.view import View
from karuta.mat.field import SIDES, Place, Side
from karuta.mat.stroke import Stroke
from karuta.players.dice import Dice
from karuta.players.ear import Mora
from karuta.players.hand import pace, strokes
from karuta.players.laying import arrange, regroup, room_for_one, spot
from karuta.players.listening import Listening
from karuta.players.person import Who, today
from karuta.players.searching import Searching
from karuta.players.sending import choose
from karuta.players.still import Still

__all__ = ["KyogiPlayer", "Mora", "StillPlayer"]

_REACH_M = 1.2
"""The quicker the ear, the quicker the hand: it sweeps this far in the mean touch time, m."""
_SHIFT = 1 / 8
"""How often an own card is moved before a reading, if there is a reason."""
_LONGEST = 100
"""Readings of a match at most."""


class KyogiPlayer:
    """One seat at one match. `who` is a person of the house, a class (somebody of it, drawn by the seed) or bare
    numbers, which no style changes; `seed` fixes the player's form and everything that it does. `speaks`: it does for
    its side what one of it does for all: lays, sends, places, moves cards and answers *hai*."""

    def __init__(self, who: Who, seed: str, *, speaks: bool = True) -> None:
        self._seed, self._speaks = seed, speaks
        self.style, self.numbers = today(who, seed)
        self._pace = pace(_REACH_M / max(0.2, self.numbers.mu))
        self._listening: Listening | Searching | None = None
        self._view: View | None = None
        whims = self._dice("moves", 0)
        self._restless = {number for number in range(_LONGEST) if whims.happens(_SHIFT)}

    def _dice(self, purpose: str, number: int) -> Dice:
        return Dice(f"{self._seed}/{purpose} {number}")

    def wants(self, view: View) -> Sequence[SeatMove]:
        """All that is to be done now outside a reading, in order."""
        if view.phase in ("open", "over"):
            return ()
        due = view.due
        if due is None or view.hai is not None:
            return self.between(view) or self.ceremony(view)
        if not self._speaks:
            return ()
        if due.seat == _seat(view) % 2:
            return () if due.cards else (self.send(view),)
        return self.between(view) or tuple(self.put(view, card) for card in due.cards[:1])

    # -- before the readings

    def arrange(self, view: View) -> dict[int, Place]:
        """Where each of the own cards lies at the start: both ends of the rows, a stronger side, twins by style."""
        return arrange(view.mat, _side(view), self.style, Chance(f"{self._seed}/layout"))

    def ceremony(self, view: View) -> Sequence[SeatMove]:
        """What is to be done once in each phase outside the readings: bow, lay out, be ready."""
        if view.phase in ("bow", "bows", "thanks"):
            return (Bow(),)
        if view.ready[_seat(view)]:
            return ()
        if view.phase == "arrange":
            return (*self._laid(view), Ready())
        return (Ready(),) if view.phase == "memorise" else ()

    def _laid(self, view: View) -> Sequence[SeatMove]:
        return (Lay(self.arrange(view)),) if self._speaks else ()

    # -- between readings

    def between(self, view: View) -> Sequence[SeatMove]:
        """The *hai* that is waited for, the hand down again, and now and then an announced move of an own card."""
        seat = _seat(view)
        if view.hai == seat % 2:
            return (Hai(),) if self._speaks else ()
        if view.phase == "placing":
            return self._make_room(view, seat % 2)
        if view.phase != "reading" or view.hai is not None:
            return ()
        if view.hands[seat]:
            return (Hand(False),)
        return self._shifted(view) if self._speaks else ()

    def _shifted(self, view: View) -> Sequence[SeatMove]:
        if view.readings not in self._restless or any(view.hands):
            return ()
        self._restless.discard(view.readings)
        dice = self._dice("move", view.readings)
        moved = regroup(view.mat, _side(view), view.unread, self.style, dice, verse=view.verse)
        return (Shift(moved),) if moved else ()

    def _make_room(self, view: View, side: int) -> Sequence[SeatMove]:
        """Rows closed up for a card to be placed; a field with few cards surely has a gap."""
        if view.due is None or view.due.seat == side or view.counts[side] < view.mat.format.row_capacity:
            return ()
        closed = room_for_one(view.mat, _side(view))
        return (Shift(closed),) if closed else ()

    def send(self, view: View) -> Send | Waive:
        """The cards that the player gives of those due."""
        if view.due is None:
            return Waive()
        return self._sent(view, view.mat.cards(_side(view)), view.due.count)

    def _sent(self, view: View, own: Sequence[int], due: int) -> Send | Waive:
        dice = self._dice("send", view.readings)
        cards = choose(own, due, view.unread, self.style, dice, verse=view.verse)
        return Send(cards) if cards else Waive()

    def put(self, view: View, card: int) -> Put:
        """Where a received card goes."""
        dice = self._dice("put", card)
        place = spot(view.mat, _side(view), card, unread=view.unread, style=self.style, dice=dice, verse=view.verse)
        return Put(card, place)

    # -- a reading

    def begin(self, view: View) -> None:
        """A reading opens: from here on the player listens."""
        dice = self._dice("reading", view.readings)
        self._view = view
        self._listening = Listening(
            self.numbers, dice, places=view.mat.places, unread=view.unread, own=_side(view), readings=view.readings
        )

    def hear(self, mora: Mora) -> tuple[Stroke, ...] | None:
        """A mora begins to sound. Returned strokes are final and touch nothing before this mora's start; (): the hand
        rests at this reading; None: not yet. To be called mora by mora until it answers, each once."""
        if self._listening is None or self._view is None:
            return ()
        aims = self._listening.hear(mora)
        if aims is None:
            return None
        return strokes(self._view.mat, _side(self._view), aims, self._pace, self._listening.dice)


class StillPlayer(Still, KyogiPlayer):
    """A rival without a hand: lays out, sends, places and answers as ever, and never touches a card."""


def _seat(view: View) -> int:
    if view.seat is None:
        raise ValueError("a spectator's view: a player needs its own")
    return view.seat


def _side(view: View) -> Side:
    return SIDES[_seat(view) % 2]
