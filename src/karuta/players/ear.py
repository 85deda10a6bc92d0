"""What a player's ear makes of a verse that sounds: which of the unread poems still fit.

Nothing here knows the poem before its sound tells it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from karuta.poems.anthology import POEMS
from karuta.poems.kana import morae
from karuta.poems.reading import Verse

MORAE: Mapping[Verse, Mapping[int, tuple[str, ...]]] = {
    "upper": {poem.number: poem.upper for poem in POEMS},
    "lower": {poem.number: poem.lower for poem in POEMS},
}
"""The morae of each verse as heard."""
_SUNG: Mapping[Verse, Mapping[int, tuple[str, ...]]] = {
    "upper": {poem.number: morae("".join(poem.chant[:3])) for poem in POEMS},
    "lower": {poem.number: morae("".join(poem.chant[3:])) for poem in POEMS},
}
"""The same as a voice sings them, with long vowels ー."""


def _by_first(verse: Verse) -> Mapping[str, tuple[int, ...]]:
    table: dict[str, list[int]] = {}
    for number, kana in MORAE[verse].items():
        table.setdefault(kana[0], []).append(number)
    return {kana: tuple(numbers) for kana, numbers in table.items()}


_FIRST: Mapping[Verse, Mapping[str, tuple[int, ...]]] = {"upper": _by_first("upper"), "lower": _by_first("lower")}


@dataclass(frozen=True, slots=True)
class Mora:
    """A mora that begins to sound: its 1-based index in the verse from which the card is told, its kana as heard
    (`Poem.upper`, `Poem.lower`) or as sung, its start and its end in ms since the onset of the verse."""

    index: int
    kana: str
    start_ms: int
    end_ms: int


class Ear:
    """One verse in one ear. `hear` is called mora by mora; `unread` are the poems that may be read."""

    __slots__ = ("_first", "_fitting", "_sung", "_unread", "morae")

    def __init__(self, verse: Verse, unread: Collection[int]) -> None:
        self.morae = MORAE[verse]
        self._sung, self._first = _SUNG[verse], _FIRST[verse]
        self._unread = unread
        self._fitting: Sequence[int] | None = None

    def hear(self, mora: Mora) -> Sequence[int]:
        """The poems that fit all that was heard."""
        at, kana = mora.index - 1, mora.kana
        if self._fitting is None:
            fitting = [number for number in self._first.get(kana, ()) if number in self._unread]
        else:
            heard, sung = self.morae, self._sung
            fitting = [n for n in self._fitting if at < len(heard[n]) and (heard[n][at] == kana or sung[n][at] == kana)]
        self._fitting = fitting
        return fitting

    def next_decides(self, fitting: Sequence[int], heard: int) -> bool:
        """Whether the mora after the first `heard` tells all of `fitting` apart."""
        kana = self.morae
        if len(fitting) == 2:
            return kana[fitting[0]][heard] != kana[fitting[1]][heard]
        return len({kana[number][heard] for number in fitting}) == len(fitting)
