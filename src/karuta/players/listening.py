"""One reading in the head of a player who has the mat by heart, as in a match of kyōgi karuta: what it makes of the
morae as they come, and where its hand goes."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from karuta.mat.field import Place, Side
from karuta.players.dice import Dice
from karuta.players.ear import Ear, Mora
from karuta.players.levels import Parameters
from karuta.players.reaction import FLOOR_S, Aim, Reaction

_TURN_S = 0.17
"""What a hand needs to leave the wrong card for the right one, before it has travelled."""
_NEXT_S = 0.07
"""The same inside one field, where the sweep just goes on."""


class Listening:
    """The state of one reading. `hear` is called mora by mora until it returns aims, which are final.

    `numbers` are the player's of this day (`mu` holds its place in the class and its form), `places` and `unread` those
    of its view, `own` its field, `readings` the number of those before.
    """

    __slots__ = ("_decided", "_ear", "_gamble", "_numbers", "_own", "_places", "_reaction", "_readings", "dice")

    def __init__(
        self,
        numbers: Parameters,
        dice: Dice,
        *,
        places: Mapping[int, Place],
        unread: Collection[int],
        own: Side,
        readings: int,
    ) -> None:
        self._numbers, self._places, self._own = numbers, places, own
        self._readings = readings
        self.dice = dice
        self._ear = Ear("upper", unread)
        self._decided = False
        self._gamble: Aim | None = None
        self._reaction: Reaction | None = None

    def _ready(self) -> Reaction:
        if self._reaction is None:
            self._reaction = Reaction(self._numbers, self.dice, self._readings)
        return self._reaction

    def hear(self, mora: Mora) -> tuple[Aim, ...] | None:
        """The cards that the hand goes for, in order, once the poem is told; (): none; None: not yet."""
        if self._decided:
            return ()
        fitting = self._ear.hear(mora)
        if len(fitting) > 1:
            if self._gamble is None and self._ear.next_decides(fitting, mora.index):
                self._consider(fitting, mora)
            return None
        self._decided = True
        return self._answer(fitting[0], mora) if fitting else ()

    def _consider(self, fitting: Sequence[int], mora: Mora) -> None:
        """Whether the hand goes before the deciding mora, and for which of the cards that the next one will decide."""
        here = [number for number in fitting if number in self._places]
        if not here:
            return
        self._ready()
        numbers, dice = self._numbers, self.dice
        fields = {self._places[number].field for number in here}
        eager, pick = dice.unit(), dice.below(len(here))
        risk = 0.0
        if len(fields) > 1:
            risk += numbers.guess * (1.6 if mora.index >= 2 else 1.0)
        if len(here) < len(fitting):
            risk += numbers.dead
        if eager < (risk or min(0.5, 8 * numbers.early)):
            card = here[pick]
            self._gamble = Aim(card, mora.start_ms / 1000 + self._time(card, mora.index))

    def _time(self, card: int, decided: int) -> float:
        """From the onset of that mora to the touch."""
        side = self._numbers.side
        return self._ready().after(decided, side if self._places[card].field == self._own else -side)

    def _answer(self, poem: int, mora: Mora) -> tuple[Aim, ...]:
        dead = poem not in self._places
        if dead and self._gamble is None and not self._numbers.confusion:
            return ()
        lapse = self._ready().lapse
        first = self._committed(mora) or (self._confusion(poem, mora) if lapse else None)
        if dead:
            return (first,) if first else ()
        if first is not None and first.card == poem:
            return (first,)
        at = mora.start_ms / 1000 + self._time(poem, mora.index) + lapse
        if first is None:
            return (Aim(poem, at),)
        same = self._places[first.card].field == self._places[poem].field
        return first, Aim(poem, max(at, first.at_s) + (_NEXT_S if same else _TURN_S))

    def _committed(self, mora: Mora) -> Aim | None:
        """The gamble, if one was made; a pause before this mora makes it no earlier than the floor."""
        if self._gamble is None:
            return None
        return Aim(self._gamble.card, max(self._gamble.at_s, mora.start_ms / 1000 + FLOOR_S))

    def _confusion(self, poem: int, mora: Mora) -> Aim | None:
        """Below class B a lapse may send the hand to a card that only begins alike."""
        if not self.dice.happens(self._numbers.confusion):
            return None
        morae = self._ear.morae
        first = morae[poem][0]
        alike = [card for card in sorted(self._places) if card != poem and morae[card][0] == first]
        if not alike:
            return None
        card = alike[self.dice.below(len(alike))]
        return Aim(card, mora.start_ms / 1000 + self._time(card, mora.index))
