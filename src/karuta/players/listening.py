"""One reading in the head of a player: what it makes of the morae as they come, and where its hand goes.

Nothing here knows the poem before its sound tells it: the ear gets one mora after another and looks up which of the
unread poems still fit.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from karuta.mat.field import Place, Side
from karuta.players.dice import Dice
from karuta.players.levels import Parameters
from karuta.poems.anthology import POEMS
from karuta.poems.kana import morae

FLOOR_S = 0.12
"""No hand touches earlier than this after the onset of the deciding mora: even a gamble has to be seen through."""
LAPSE_S = 0.6
_TURN_S = 0.17
"""What a hand needs to leave the wrong card for the right one, before it has travelled."""
_NEXT_S = 0.07
"""The same inside one field, where the sweep just goes on."""
MORAE: Mapping[int, tuple[str, ...]] = {poem.number: poem.upper for poem in POEMS}
"""The morae of each upper verse as heard."""
_SUNG: Mapping[int, tuple[str, ...]] = {poem.number: morae("".join(poem.chant[:3])) for poem in POEMS}
"""The same as a voice sings them, with long vowels ー."""


def _by_first() -> dict[str, tuple[int, ...]]:
    table: dict[str, list[int]] = {}
    for number, upper in MORAE.items():
        table.setdefault(upper[0], []).append(number)
    return {kana: tuple(numbers) for kana, numbers in table.items()}


_FIRST = _by_first()


@dataclass(frozen=True, slots=True)
class Mora:
    """A mora that begins to sound: its 1-based index in the upper verse, its kana as heard (`Poem.upper`) or as sung,
    its start and its end in ms since the onset of the verse."""

    index: int
    kana: str
    start_ms: int
    end_ms: int


class Aim(NamedTuple):
    """A card that the hand goes for and the time of the first contact with it, in s since the onset of the verse."""

    card: int
    at_s: float


class Listening:
    """The state of one reading. `hear` is called mora by mora until it returns aims, which are final.

    `numbers` are the player's of this day (`mu` holds its place in the class and its form), `places` and `unread` those
    of its view, `own` its field, `readings` the number of those before.
    """

    __slots__ = (
        "_base",
        "_candidates",
        "_decided",
        "_early",
        "_gamble",
        "_lapse",
        "_numbers",
        "_own",
        "_places",
        "_readings",
        "_unread",
        "dice",
    )

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
        self._numbers, self._places, self._unread, self._own = numbers, places, unread, own
        self._readings = readings
        self.dice = dice
        self._candidates: Sequence[int] | None = None
        self._decided = False
        self._gamble: Aim | None = None
        self._base: float | None = None
        self._lapse = self._early = 0.0

    def _ready(self) -> float:
        """What this reading is like for the player, drawn once before all else; its time without what cards change."""
        if self._base is None:
            numbers, dice = self._numbers, self.dice
            base = dice.normal(numbers.mu, numbers.sd) + dice.exponential(numbers.tail)
            base += numbers.fatigue * self._readings
            if dice.happens(0.3):
                base += numbers.decay * self._readings
            self._base = base
            self._lapse = dice.exponential(LAPSE_S) if dice.happens(numbers.lapse) else 0.0
            self._early = numbers.early * 2 * dice.unit()
        return self._base

    def hear(self, mora: Mora) -> tuple[Aim, ...] | None:
        """The cards that the hand goes for, in order, once the poem is told (None: not yet, or never)."""
        if self._decided:
            return None
        fitting = self._fitting(mora)
        self._candidates = fitting
        if len(fitting) > 1:
            if self._gamble is None and self._next_decides(fitting, mora.index):
                self._consider(fitting, mora)
            return None
        self._decided = True
        return self._answer(fitting[0], mora) if fitting else None

    def _fitting(self, mora: Mora) -> list[int]:
        if self._candidates is None:
            numbers: Iterable[int] = _FIRST.get(mora.kana, ())
            return [number for number in numbers if number in self._unread]
        at = mora.index - 1
        kana = mora.kana
        return [n for n in self._candidates if at < len(MORAE[n]) and (MORAE[n][at] == kana or _SUNG[n][at] == kana)]

    @staticmethod
    def _next_decides(fitting: Sequence[int], heard: int) -> bool:
        if len(fitting) == 2:
            return MORAE[fitting[0]][heard] != MORAE[fitting[1]][heard]
        return len({MORAE[number][heard] for number in fitting}) == len(fitting)

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
            self._gamble = Aim(card, mora.start_ms / 1000 + self._reaction(card, mora.index))

    def _reaction(self, card: int, decided: int) -> float:
        side = self._numbers.side
        gain = side if self._places[card].field == self._own else -side
        early = self._early if decided > 1 else 0.0
        return max(FLOOR_S, self._ready() - early - gain - 0.03 * min(decided - 1, 3))

    def _answer(self, poem: int, mora: Mora) -> tuple[Aim, ...] | None:
        dead = poem not in self._places
        if dead and self._gamble is None and not self._numbers.confusion:
            return None
        self._ready()
        first = self._committed(mora) or self._confusion(poem, mora)
        if dead:
            return (first,) if first else None
        if first is not None and first.card == poem:
            return (first,)
        at = mora.start_ms / 1000 + self._reaction(poem, mora.index) + self._lapse
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
        if not self._lapse or not self.dice.happens(self._numbers.confusion):
            return None
        first = MORAE[poem][0]
        alike = [card for card in sorted(self._places) if card != poem and MORAE[card][0] == first]
        if not alike:
            return None
        card = alike[self.dice.below(len(alike))]
        return Aim(card, mora.start_ms / 1000 + self._reaction(card, mora.index))
