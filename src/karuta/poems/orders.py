"""Orders and groups in which players learn, sort and lay out the hundred."""

from __future__ import annotations

from collections.abc import Collection

from karuta.poems.anthology import POEMS, poem
from karuta.poems.kimariji import ALL, UPPER, deciding

FIRST_SOUNDS = ("むすめふさほせ", "うつしもゆ", "いちひき", "はやよか", "み", "たこ", "わお", "な", "あ")
"""The first sounds in the traditional order, in groups of sounds that begin 1, 2, 3, 4, 5, 6, 7, 8 and 16 poems."""

_RANK = {sound: rank for rank, sound in enumerate("".join(FIRST_SOUNDS))}


def _traditional(number: int) -> tuple[int, int, str]:
    first = poem(number).upper[0]
    return _RANK[first], deciding(number), "".join(poem(number).pronunciation)


BY_KIMARIJI: tuple[int, ...] = tuple(sorted(ALL, key=_traditional))
"""The hundred by first sound in the traditional order, then by length of the kimariji, then by the syllabary."""

BY_SYLLABARY: tuple[int, ...] = tuple(sorted(ALL, key=lambda number: "".join(poem(number).upper)))
"""The hundred by the sound of the upper verse, from あ to わ."""

BY_LOWER_VERSE: tuple[int, ...] = tuple(sorted(ALL, key=lambda number: "".join(poem(number).lower)))
"""The hundred by the sound of the lower verse, from あ to わ."""

BY_PRINTED: tuple[int, ...] = tuple(sorted(ALL, key=lambda number: poem(number).torifuda))
"""The hundred by the text printed on the torifuda."""

MUSUME_FUSAHOSE: tuple[int, ...] = BY_KIMARIJI[:7]
"""The seven poems decided by one sound: む す め ふ さ ほ せ."""

OYAMAFUDA: tuple[int, ...] = tuple(number for number in BY_KIMARIJI if deciding(number) == 6)
"""The six poems, three pairs, decided by the sixth sound; some players count the pair of five sounds with them."""


_THIRDS = {"A": "あいうさしすせな", "B": "かきこたちつみむめも", "C": "おはひふほやゆよわ"}


def third(letter: str) -> tuple[int, ...]:
    """The poems of third A, B or C, by their first sound (rules 5.8): 34, 33 and 33 of them."""
    return tuple(number for number in sorted(ALL) if poem(number).upper[0] in _THIRDS[letter])


def quarter(letter: str) -> tuple[int, ...]:
    """Quarter 1 to 4: the hundred in the traditional order of kimariji, cut into four."""
    start = 25 * (int(letter) - 1)
    return tuple(sorted(BY_KIMARIJI[start : start + 25]))


def tomofuda(number: int, unread: Collection[int] = ALL) -> tuple[int, ...]:
    """The twins of `number` in `unread`: they share all but the last deciding mora with it, and it with them (C13).

    >>> tomofuda(42), tomofuda(17), tomofuda(60)
    ((75,), (), (44, 95))
    """
    length = deciding(number, unread)
    if length == 1:
        return ()
    twins = UPPER.sharing(number, length - 1, unread)
    return tuple(sorted(twin for twin in twins if deciding(twin, unread) == length))


def _groups() -> tuple[tuple[int, ...], ...]:
    twins = {number: frozenset({number, *tomofuda(number)}) for number in BY_KIMARIJI if tomofuda(number)}
    groups = dict.fromkeys(twins.values())
    return tuple(tuple(number for number in BY_KIMARIJI if number in group) for group in groups)


TOMOFUDA: tuple[tuple[int, ...], ...] = _groups()
"""The groups of twins among the whole hundred, in the traditional order."""

COLOURS: dict[str, tuple[int, ...]] = {
    colour: tuple(p.number for p in POEMS if p.colour == colour)
    for colour in ("pink", "yellow", "blue", "green", "orange")
}
"""The five sets of twenty of the school game (rules 5.6)."""
