"""The times of the morae where nothing sounds: what an arena reads by, unless a voice's own times are given."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple, TypeAlias

from karuta.games.readings import Manner
from karuta.players.ear import MORAE, Mora
from karuta.poems.reading import RHYTHMS, Reading, Verse

_MORA_MS = 200
"""About five morae a second at the head of a verse."""
_RHYTHM = next(iter(RHYTHMS.values()))
_SILENCE_MS = round(1000 * _RHYTHM.silence_s)
_VERSE_MS: Mapping[Verse, int] = {
    "upper": round(1000 * _RHYTHM.upper_s),
    "lower": round(1000 * (_RHYTHM.lower_s + _RHYTHM.linger_s)),
}


class MoraTimes(NamedTuple):
    """Starts and ends of the morae of a verse and its length, in ms since its onset."""

    start_ms: tuple[int, ...]
    end_ms: tuple[int, ...]
    verse_ms: int


Clock: TypeAlias = Callable[[int, Verse], MoraTimes]
"""The times of the morae of a poem's verse."""


def _even(verse: Verse, count: int) -> MoraTimes:
    starts = tuple(_MORA_MS * at for at in range(count))
    ends = (*starts[1:], _VERSE_MS[verse])
    return MoraTimes(starts, ends, _VERSE_MS[verse])


_STEADY: Mapping[Verse, Mapping[int, MoraTimes]] = {
    verse: {number: _even(verse, len(kana)) for number, kana in verses.items()} for verse, verses in MORAE.items()
}


def steady(poem: int, verse: Verse) -> MoraTimes:
    """Every mora 200 ms, the last one held to the end of the verse: 6 s an upper one, 8 s a lower one."""
    return _STEADY[verse][poem]


def reading(number: int, poem: int, decided: int, manner: Manner, times: MoraTimes) -> Reading:
    """The reading of a poem that is told by its mora `decided`, as long as the reader's `manner` makes it."""
    whole = 0
    if manner.whole:
        lowers = (manner.verse == "upper") + manner.again
        whole = times.verse_ms + lowers * (_SILENCE_MS + _VERSE_MS["lower"])
    return Reading(number, poem, decided, *times, whole_ms=whole)


@cache
def mora(index: int, kana: str, start_ms: int, end_ms: int) -> Mora:
    """One of the few morae there are, made once."""
    return Mora(index, kana, start_ms, end_ms)
