"""How the poems are read: in which order, in which rhythm, and what one reading is (rules 4.6)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Literal, TypeAlias

import msgspec

from karuta.chance import Chance
from karuta.errors import BadInput

Verse: TypeAlias = Literal["upper", "lower"]
Then: TypeAlias = Literal["gap", "hands", "end"]


class Reading(msgspec.Struct, frozen=True, gc=False):
    """One reading of a match, as the voice's manifest times it; it enters a match when the verse sounds from which its
    card is told: the upper one, or the lower one where only lower verses are read (rules 5.2, 5.7).

    `number` counts the readings of the match from 1. `poem` is 1..100. `kimariji` is the 1-based index of the mora that
    decides it among the poems still unread. `mora_start_ms` and `mora_end_ms` hold one whole number for each mora of
    that verse, in ms since its onset; `upper_ms` is its length. `whole_ms`: the end of all that this reading sounds, in
    ms since the onset, where the poem is read to its end while cards may be taken; 0 where only that verse is.
    """

    number: int
    poem: int
    kimariji: int
    mora_start_ms: tuple[int, ...]
    mora_end_ms: tuple[int, ...]
    upper_ms: int
    whole_ms: int = 0

    @property
    def sounds_ms(self) -> int:
        """How long it sounds in all, in ms."""
        return max(self.upper_ms, self.whole_ms)

    @property
    def decided_start_ms(self) -> int:
        """When the deciding mora begins, in ms since the onset."""
        return self.mora_start_ms[self.kimariji - 1]

    @property
    def decided_end_ms(self) -> int:
        """When the deciding mora ends, in ms since the onset."""
        return self.mora_end_ms[self.kimariji - 1]


class Rhythm(msgspec.Struct, frozen=True):
    """The seconds of a reading: lower verse up to its last sound, that sound held, silence, upper verse.

    `name` is the readers' own: the four figures in that order.
    """

    name: str
    upper_s: float
    lower_s: float
    linger_s: float
    silence_s: float

    @property
    def cycle_s(self) -> float:
        """One whole cycle without the wait for the hands."""
        return self.lower_s + self.linger_s + self.silence_s + self.upper_s


RHYTHMS: dict[str, Rhythm] = {
    "5-3-1-6": Rhythm("5-3-1-6", upper_s=6, lower_s=5, linger_s=3, silence_s=1),
    "4-3-1-5": Rhythm("4-3-1-5", upper_s=5, lower_s=4, linger_s=3, silence_s=1),
}
"""In use since April 2021, and before it (rules C21). The first is the default."""


class Part(msgspec.Struct, frozen=True):
    """One verse that the reader sounds.

    `sound_s` is its length up to the last sound of a lower verse, or whole for an upper one; `linger_s` how long the
    last sound is held after that. Then comes `silence_s` of silence (`then` = "gap"), or the reader waits until no hand
    is raised ("hands"), or the reading is over ("end").
    """

    poem: int
    verse: Verse
    sound_s: float
    linger_s: float
    silence_s: float
    then: Then

    @property
    def voice_s(self) -> float:
        """How long the voice is heard."""
        return self.sound_s + self.linger_s


def order(seed: str | int, numbers: Iterable[int] = range(1, 101)) -> tuple[int, ...]:
    """The order in which the poems `numbers` are read: a uniform permutation that `seed` fixes for ever.

    The numbers are first put in ascending order, so that only the set of them matters, and then shuffled by
    `karuta.chance.Chance(seed)`. Raises BadInput for a number that occurs twice.

    >>> order(7, {17, 18, 42, 75})
    (18, 42, 17, 75)
    """
    cards = sorted(numbers)
    for number, following in pairwise(cards):
        if number == following:
            raise BadInput(
                f"poem {number} is given twice; each is read once", key="error-poem-twice", given=str(number)
            )
    return tuple(Chance(seed).shuffled(cards))


def upper_part(poem: int, rhythm: Rhythm, then: Then) -> Part:
    """The upper verse of a poem (0: the joka)."""
    return Part(poem, "upper", rhythm.upper_s, 0, rhythm.silence_s if then == "gap" else 0, then)


def lower_part(poem: int, rhythm: Rhythm, then: Then) -> Part:
    """The lower verse of a poem (0: the joka)."""
    return Part(poem, "lower", rhythm.lower_s, rhythm.linger_s, rhythm.silence_s if then == "gap" else 0, then)


def joka_parts(rhythm: Rhythm, joka: int = 0) -> tuple[Part, ...]:
    """What is read before the first poem: the joka's upper verse, its lower verse, and the lower verse again.

    A second of silence follows each, the last of them running into the first upper verse (rules C24).
    """
    return (upper_part(joka, rhythm, "gap"), lower_part(joka, rhythm, "gap"), lower_part(joka, rhythm, "gap"))


def programme(poems: Iterable[int], rhythm: Rhythm, joka: int | None = 0) -> tuple[Part, ...]:
    """All that a reader sounds for these poems in turn: the joka, then of each the upper verse, the wait, the lower.

    `joka` None leaves it out. The lower verse of the last poem ends the programme.
    """
    parts: list[Part] = [] if joka is None else list(joka_parts(rhythm, joka))
    sequence = tuple(poems)
    for place, poem in enumerate(sequence, start=1):
        parts.append(upper_part(poem, rhythm, "hands"))
        parts.append(lower_part(poem, rhythm, "end" if place == len(sequence) else "gap"))
    return tuple(parts)
