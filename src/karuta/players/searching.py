"""One reading in the head of a player at a cloth on which cards lie any way: what it makes of the morae, where it
remembers or finds the card, and when its hand gets there [own model, not measured on people]."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from typing import NamedTuple

from karuta.mat.scatter import Spread
from karuta.players.dice import Dice
from karuta.players.ear import Ear, Mora
from karuta.players.levels import Parameters
from karuta.players.reaction import FLOOR_S, Aim, Reaction
from karuta.players.seating import SeatPlace
from karuta.players.sight import Sight
from karuta.poems.openings import LOWER, PRINTED
from karuta.poems.reading import Verse

_REACH = 6000
"""So far, in 0.1 mm, a hand gets in the mean touch time."""
_REACH_S = 0.25
"""What each metre more takes, s."""
_CARE = 0.6
"""A hand gambles so much rarer than at two fields: here no wrong card is tolerated because its field is right."""
_NOTICE_S = 0.6
"""Until a player sees that the card under its hand is not the one that is read, and lets go of it."""
_READS_ALL = 1.6
"""How much longer the eye stays on each card if it has to read all of it."""
_PAUSE_S, _MORA_S = 1.0, 0.2
"""The silence before the lower verse, and a mora of it."""


class Memory:
    """What a player has learned of poems and places. It is drawn once for every poem and every card, so that what is
    known stays known, and the same match finds the same memory."""

    def __init__(self, sight: Sight, seed: str) -> None:
        self._sight, self._seed = sight, seed
        self._places: dict[int, float] = {}
        self._poems: dict[int, bool] = {}

    def has_poem(self, poem: int) -> bool:
        """Whether the player knows the other verse of the poem."""
        known = self._poems.get(poem)
        if known is None:
            known = self._poems[poem] = Dice(f"{self._seed}/poem {poem}").happens(self._sight.poems)
        return known

    def share(self, cards: int, readings: int) -> float:
        """The share of places known of a cloth on which `cards` lay at first, after so many readings."""
        return 1 - math.exp(-(self._sight.looked + self._sight.noticed * readings) / cards)

    def has_place(self, card: int, share: float, near: float) -> bool:
        """Whether the player knows where the card lies, if of all it knows this share; those near it rather."""
        hidden = self._places.get(card)
        if hidden is None:
            hidden = self._places[card] = Dice(f"{self._seed}/place {card}").unit()
        return hidden < share * (1.2 - 0.4 * near)


class Cloth(NamedTuple):
    """The cards as one player sees them who sits at `place` and remembers this `share` of them."""

    spread: Spread
    place: SeatPlace
    share: float

    def distance(self, card: int) -> float:
        """From the player to the card, 0.1 mm."""
        lie = self.spread.lies[card]
        return math.hypot(lie.x - self.place.x, lie.y - self.place.y)

    def near(self, card: int) -> float:
        """The same as a part of the cloth, 0 to 1."""
        return min(1.0, self.distance(card) / math.hypot(self.spread.width, self.spread.depth))

    def away(self, card: int) -> float:
        """How far it is turned from upright as the player sees it: 0, up to 1 for upside down."""
        return (1 - math.cos(math.radians(self.spread.lies[card].turn - self.place.turn))) / 2


class Searching:
    """The state of one reading. `hear` is called mora by mora until it returns aims, which are final."""

    def __init__(
        self,
        numbers: Parameters,
        sight: Sight,
        memory: Memory,
        dice: Dice,
        cloth: Cloth,
        *,
        verse: Verse,
        unread: Collection[int],
        readings: int,
    ) -> None:
        self._numbers, self._sight, self._memory, self._cloth = numbers, sight, memory, cloth
        self._verse: Verse = verse
        self._readings = readings
        self.dice = dice
        self._ear = Ear(verse, unread)
        self._poem = 0
        self._done = False
        self._gamble: Aim | None = None
        self._reaction: Reaction | None = None

    def _ready(self) -> Reaction:
        if self._reaction is None:
            self._reaction = Reaction(self._numbers, self.dice, self._readings)
        return self._reaction

    def hear(self, mora: Mora) -> tuple[Aim, ...] | None:
        """The cards that the hand goes for, in order; (): none; None: not yet. A player who does not know the poem goes
        on listening, and answers when the lower verse is about to begin."""
        if self._done:
            return ()
        if not self._poem:
            fitting = self._ear.hear(mora)
            if len(fitting) > 1:
                if self._gamble is None and self._ear.next_decides(fitting, mora.index):
                    self._consider(fitting, mora)
                return None
            if not fitting:
                self._done = True
                return ()
            self._poem = fitting[0]
            if self._gamble is not None or self._verse == "lower" or self._memory.has_poem(self._poem):
                self._done = True
                return self._answer(mora.start_ms / 1000, mora.index)
        if mora.index < len(self._ear.morae[self._poem]):
            return None
        self._done = True
        decided = LOWER.deciding(self._poem, self._cloth.spread.lies)
        return self._answer(mora.end_ms / 1000 + _PAUSE_S + _MORA_S * (decided - 1), decided)

    def _known(self, card: int) -> bool:
        return self._memory.has_place(card, self._cloth.share, self._cloth.near(card))

    def _consider(self, fitting: Sequence[int], mora: Mora) -> None:
        """Whether the hand goes before the deciding mora, for one of the cards whose places the player knows."""
        lies = self._cloth.spread.lies
        here = [card for card in fitting if card in lies and self._memory.has_poem(card) and self._known(card)]
        if not here:
            return
        self._ready()
        eager, pick = self.dice.unit(), self.dice.below(len(here))
        risk = self._numbers.guess * (1.6 if mora.index >= 2 else 1.0)
        if len(here) < len(fitting):
            risk += self._numbers.dead
        if eager < _CARE * risk:
            card = here[pick]
            self._gamble = Aim(card, mora.start_ms / 1000 + self._time(card, mora.index))

    def _time(self, card: int, decided: int) -> float:
        """From the onset of the mora that tells the card to the touch, if its place is known."""
        far = max(0.0, self._cloth.distance(card) - _REACH) / 10_000
        return self._ready().after(decided, 0.0) + far * _REACH_S

    def _answer(self, told_s: float, decided: int) -> tuple[Aim, ...]:
        poem, dice = self._poem, self.dice
        lies = poem in self._cloth.spread.lies
        if not lies and self._gamble is None:
            return ()
        lapse = self._ready().lapse
        first = None
        if self._gamble is not None:
            first = Aim(self._gamble.card, max(self._gamble.at_s, told_s + FLOOR_S))
            if first.card == poem or not lies or not self._memory.has_poem(poem):
                return (first,)
        at = told_s + self._time(poem, decided) + lapse
        if not self._known(poem):
            search = self._search(poem)
            if first is None and dice.happens(self._sight.mistake):
                first = self._mistake(at + search * dice.unit(), decided)
            at += search
        if first is None:
            return (Aim(poem, at),)
        return first, Aim(poem, max(at, first.at_s + _NOTICE_S))

    def _search(self, card: int) -> float:
        """How long the eye looks for a card whose place is not remembered."""
        sight, cloth, dice = self._sight, self._cloth, self.dice
        scan = sight.scan * len(cloth.spread.lies) * (1 - cloth.share)
        if self._verse == "lower" and not self._memory.has_poem(card):
            scan *= _READS_ALL
        slow = 1 + sight.turned * cloth.away(card)
        time = scan * (0.7 * dice.unit() + 0.3 * cloth.near(card)) * slow
        return time + scan * dice.unit() * slow if dice.happens(sight.overlook) else time

    def _mistake(self, at_s: float, decided: int) -> Aim | None:
        """A card that begins like the one that is read: to the ear, or as it is printed."""
        poem, lies = self._poem, self._cloth.spread.lies
        morae = self._ear.morae
        heard = morae[poem][: max(1, decided - 1)]
        alike = [card for card in lies if card != poem and morae[card][: len(heard)] == heard]
        alike += [card for card in PRINTED.sharing(poem, 2, lies) if card not in alike]
        return Aim(sorted(alike)[self.dice.below(len(alike))], at_s) if alike else None
