"""Which opening of a text tells it from the others: the table behind every kimariji."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property

from karuta.poems.anthology import POEMS


class Openings:
    """The shared openings of a set of texts, worked out once.

    `texts` maps a poem's number to its units in order (morae, or the signs of a printed card). Two texts "share n" when
    their first n units are the same and the next ones differ; no text may begin another.

    >>> Openings({1: "abc", 2: "abd", 3: "xyz"}).deciding(1, {2, 3})
    3
    """

    def __init__(self, texts: Mapping[int, Sequence[str]]) -> None:
        self._shared = {a: _alike(one, texts) for a, one in texts.items()}
        self._rivals = {a: _by_likeness(a, row) for a, row in self._shared.items()}
        self._masks = {a: _masks(rivals) for a, rivals in self._rivals.items()}

    def common(self, a: int, b: int) -> int:
        """How many units at the start are the same in `a` and `b`; all of them for a == b."""
        row = self._shared[a]
        return row[b] if b in row else self._shared[b].get(a, 0)

    def deciding(self, number: int, unread: Collection[int]) -> int:
        """The 1-based index of the unit at which `number` is told from all others of `unread`.

        Whether `number` itself is in `unread` makes no difference. Cost: at most one membership test for each text with
        the same first unit (15 for the hundred), so give a set when it matters.
        """
        for rival, shared in self._rivals[number]:
            if rival in unread:
                return shared + 1
        return 1

    def deciding_bits(self, number: int, unread: int) -> int:
        """As `deciding`, with bit n of `unread` set for each unread text n: at most six operations."""
        for shared, mask in self._masks[number]:
            if unread & mask:
                return shared + 1
        return 1

    def loosened(self, number: int, unread: int) -> list[tuple[int, int, int]]:
        """Which of `unread` (bits, as above) are told earlier once `number` is no longer among them: each with the
        index of the unit that tells it before and after, by number."""
        rest = unread & ~(1 << number)
        return [
            (rival, shared + 1, self.deciding_bits(rival, rest))
            for rival, shared, bit, others in self._heirs[number]
            if rest & bit and not rest & others
        ]

    @cached_property
    def _heirs(self) -> dict[int, tuple[tuple[int, int, int, int], ...]]:
        return {number: self._held_back(number) for number in self._rivals}

    def _held_back(self, number: int) -> tuple[tuple[int, int, int, int], ...]:
        """By number, the texts that `number` may be the likest to: each with the units shared, its bit, and the bits of
        the others that share as many with it."""
        held = []
        for rival, shared in sorted(self._rivals[number]):
            like = [other for other, units in self._rivals[rival] if units >= shared and other != number]
            held.append((rival, shared, 1 << rival, sum(1 << other for other in like)))
        return tuple(held)

    def sharing(self, number: int, units: int, unread: Collection[int]) -> tuple[int, ...]:
        """The others of `unread` that share at least `units` >= 1 opening units with `number`, likest first."""
        return tuple(rival for rival, shared in self._rivals[number] if shared >= units and rival in unread)


def _alike(one: Sequence[str], texts: Mapping[int, Sequence[str]]) -> dict[int, int]:
    return {number: _shared(one, two) for number, two in texts.items() if two[0] == one[0]}


def _shared(one: Sequence[str], two: Sequence[str]) -> int:
    for index, (a, b) in enumerate(zip(one, two, strict=False)):
        if a != b:
            return index
    return min(len(one), len(two))


def _by_likeness(number: int, row: Mapping[int, int]) -> tuple[tuple[int, int], ...]:
    rivals = [(other, shared) for other, shared in row.items() if other != number]
    return tuple(sorted(rivals, key=lambda rival: -rival[1]))


def _masks(rivals: Sequence[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    masks: dict[int, int] = {}
    for other, shared in rivals:
        masks[shared] = masks.get(shared, 0) | 1 << other
    return tuple(masks.items())


UPPER = Openings({p.number: p.upper for p in POEMS})
"""Upper verses by the morae heard: what a match turns on."""

LOWER = Openings({p.number: p.lower for p in POEMS})
"""Lower verses by the morae heard: for games that read only these (rules 5.2, 5.7)."""

PRINTED = Openings({p.number: p.torifuda for p in POEMS})
"""Torifuda by their printed signs: what the eye finds."""
