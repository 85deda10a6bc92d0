"""One reading in the head of a player who has to find the card: what it makes of the morae, where it remembers or sees
the card, and when its hand gets there [own model, not measured on people]."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from karuta.players.dice import Dice
from karuta.players.ear import Ear, Mora
from karuta.players.levels import Parameters
from karuta.players.memory import Memory
from karuta.players.reaction import FLOOR_S, Aim, Reaction
from karuta.players.scenes import Scene
from karuta.players.sight import Sight
from karuta.poems.openings import LOWER, PRINTED
from karuta.poems.reading import Verse

_CARE = 0.6
"""A hand gambles so much rarer than one that has the mat by heart."""
_NEAR_S = 0.1
"""And only for what it reaches with no more delay than that."""
_NOTICE_S = 0.6
"""Until a player sees that the card under its hand is not the one that is read, and lets go of it."""
_READS_ALL = 1.6
"""How much longer the eye stays on each card if it has to read all of it."""
_PAUSE_S, _MORA_S = 1.0, 0.2
"""The silence before the lower verse, and a mora of it."""


class Searching:
    """The state of one reading. `hear` is called mora by mora until it returns aims, which are final. `printed`: the
    cards show what is read and nothing else, so that nobody has to know the poem."""

    def __init__(
        self,
        numbers: Parameters,
        sight: Sight,
        memory: Memory,
        dice: Dice,
        scene: Scene,
        *,
        verse: Verse,
        printed: bool = False,
        unread: Collection[int],
        readings: int,
    ) -> None:
        self._numbers, self._sight, self._memory, self._scene = numbers, sight, memory, scene
        self._verse: Verse = verse
        self._printed = printed
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
            if self._gamble is not None or self._verse == "lower" or self._knows(self._poem):
                self._done = True
                return self._answer(mora.start_ms / 1000, mora.index)
        if mora.index < len(self._ear.morae[self._poem]):
            return None
        self._done = True
        decided = LOWER.deciding(self._poem, self._scene.cards)
        return self._answer(mora.end_ms / 1000 + _PAUSE_S + _MORA_S * (decided - 1), decided)

    def _knows(self, poem: int) -> bool:
        return self._printed or self._memory.has_poem(poem)

    def _known(self, card: int) -> bool:
        return self._memory.has_place(card, self._scene.share, self._scene.near(card))

    def _consider(self, fitting: Sequence[int], mora: Mora) -> None:
        """Whether the hand goes before the deciding mora, for one of the cards whose places the player knows."""
        scene = self._scene
        lying = [card for card in fitting if card in scene.cards and self._knows(card)]
        here = [card for card in lying if self._known(card) and scene.reach_s(card) < _NEAR_S]
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
        return self._ready().after(decided, 0.0) + self._scene.reach_s(card)

    def _answer(self, told_s: float, decided: int) -> tuple[Aim, ...]:
        poem, dice = self._poem, self.dice
        lies = poem in self._scene.cards
        if not lies and self._gamble is None:
            return ()
        lapse = self._ready().lapse
        first = None
        if self._gamble is not None:
            first = Aim(self._gamble.card, max(self._gamble.at_s, told_s + FLOOR_S))
            if first.card == poem or not lies or not self._knows(poem):
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
        sight, scene, dice = self._sight, self._scene, self.dice
        scan = sight.scan * scene.over * (1 - scene.share)
        if self._verse == "lower" and not self._knows(card):
            scan *= _READS_ALL
        slow = 1 + sight.turned * scene.away(card)
        time = scan * (0.7 * dice.unit() + 0.3 * scene.near(card)) * slow
        return time + scan * dice.unit() * slow if dice.happens(sight.overlook) else time

    def _mistake(self, at_s: float, decided: int) -> Aim | None:
        """A card that begins like the one that is read: to the ear, or as it is printed."""
        poem, lies = self._poem, self._scene.cards
        morae = self._ear.morae
        heard = morae[poem][: max(1, decided - 1)]
        alike = [card for card in lies if card != poem and morae[card][: len(heard)] == heard]
        alike += [card for card in PRINTED.sharing(poem, 2, lies) if card not in alike]
        return Aim(sorted(alike)[self.dice.below(len(alike))], at_s) if alike else None
