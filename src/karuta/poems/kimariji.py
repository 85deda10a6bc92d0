"""Kimariji: the shortest opening, by sound, that tells a poem from all that are still unread (rules 9).

What decides is what is **heard**: sequences of morae of `Poem.heard`. What is shown is the same number of morae of the
modern spelling, `Poem.pronunciation`, as lists and players write it: よを for a sound yo-o. In play or dead makes no
difference: a dead card is read too. The joka is never among the unread.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import cache

import msgspec

from karuta.errors import BadInput
from karuta.poems.anthology import POEMS, poem
from karuta.poems.kana import romaji_of
from karuta.poems.names import resolve_name
from karuta.poems.openings import LOWER, PRINTED, UPPER
from karuta.poems.reading import Verse

__all__ = [
    "ALL",
    "LOWER",
    "OPENINGS",
    "PRINTED",
    "UPPER",
    "Shortened",
    "Unread",
    "common",
    "deciding",
    "heard_romaji",
    "kimariji",
    "lower_kimariji",
    "opening",
    "printed_kimariji",
    "resolve_name",
    "romaji_of",
]

ALL: frozenset[int] = frozenset(range(1, 101))
OPENINGS = {"upper": UPPER, "lower": LOWER}
"""The openings by which cards are told, by the verse that is read."""
_SPELLED = {
    "upper": {p.number: p.upper_spelled for p in POEMS},
    "lower": {p.number: p.lower_spelled for p in POEMS},
}


def common(a: int, b: int) -> int:
    """How many opening morae the upper verses of poems `a` and `b` (1..100) share by sound.

    >>> common(42, 75), common(17, 42), common(17, 18)
    (3, 1, 0)
    """
    return UPPER.common(a, b)


def deciding(number: int, unread: Collection[int] = ALL) -> int:
    """The 1-based index of the mora that decides poem `number` (1..100) among the `unread`.

    Whether `number` itself is among them makes no difference. A poem with no rival left is decided by its first mora.
    Membership of `unread` is tested at most 15 times, so give a set, a frozenset or an `Unread`.

    >>> deciding(42), deciding(42, ALL - {75}), deciding(42, ALL - {17, 75})
    (4, 2, 1)
    """
    return UPPER.deciding(number, unread)


def kimariji(number: int, unread: Collection[int] = ALL) -> str:
    """The kimariji of poem `number` among the `unread`, in modern spelling.

    >>> kimariji(42), kimariji(42, ALL - {17, 75}), kimariji(62)
    ('ちぎりき', 'ち', 'よを')
    """
    return opening(number, UPPER.deciding(number, unread))


@cache
def opening(number: int, length: int, verse: Verse = "upper") -> str:
    """The first `length` morae of a verse of poem `number`, in modern spelling."""
    return "".join(_SPELLED[verse][number][:length])


def heard_romaji(number: int, unread: Collection[int] = ALL, verse: Verse = "upper") -> str:
    """The kimariji of that verse as it sounds, in Hepburn: for screens that help those who don't read kana.

    >>> heard_romaji(93), heard_romaji(48), heard_romaji(44), heard_romaji(17, verse="lower")
    ('yononakawa', 'kazeo', 'ooko', 'kara')
    """
    heard = poem(number).upper if verse == "upper" else poem(number).lower
    return romaji_of("".join(heard[: OPENINGS[verse].deciding(number, unread)]))


def lower_kimariji(number: int, unread: Collection[int] = ALL) -> str:
    """The shortest opening of the **lower** verse of `number`, by sound, that no other of `unread` shares (rules 5.7).

    A lone mora whose kana begins another's mora (き, where きょ exists) is shown with the next one.

    >>> lower_kimariji(17), lower_kimariji(87), lower_kimariji(26)
    ('から', 'きり', 'いまひとたびのみ')
    """
    length = LOWER.deciding(number, unread)
    spelled = _SPELLED["lower"]
    if length == 1 and any(_begins(spelled[number][0], spelled[other][0]) for other in unread if other != number):
        length = 2
    return opening(number, length, "lower")


def _begins(kana: str, mora: str) -> bool:
    return kana != mora and mora.startswith(kana)


def printed_kimariji(number: int, unread: Collection[int] = ALL) -> str:
    """The shortest opening of the printed torifuda of `number`, sign by sign without dakuten, that tells it.

    >>> printed_kimariji(17), printed_kimariji(54)
    ('から', 'けふを')
    """
    return poem(number).torifuda[: PRINTED.deciding(number, unread)]


class Shortened(msgspec.Struct, frozen=True, gc=False):
    """Poem `number` is decided earlier than before: its kimariji fell from `before` to `after`."""

    number: int
    before: str
    after: str


class Unread(Collection[int]):
    """The poems not yet read, as an immutable set of numbers 1..100.

    >>> unread, shortened = Unread.all().without(75)
    >>> shortened
    (Shortened(number=42, before='ちぎりき', after='ちぎ'),)
    """

    __slots__ = ("_bits", "_numbers")

    _bits: int
    _numbers: frozenset[int]

    def __init__(self, numbers: Iterable[int]) -> None:
        self._numbers = frozenset(numbers)
        self._bits = 0
        for number in self._numbers:
            _among_the_hundred(number)
            self._bits |= 1 << number

    @classmethod
    def all(cls) -> Unread:
        """The whole hundred, as before the first reading."""
        return _EVERY

    @classmethod
    def _of(cls, bits: int, numbers: frozenset[int]) -> Unread:
        made = cls.__new__(cls)
        made._bits, made._numbers = bits, numbers
        return made

    def without(self, number: int, verse: Verse = "upper") -> tuple[Unread, tuple[Shortened, ...]]:
        """These without `number`, which was just read, and the poems left whose kimariji that shortened, by number:
        that of the verse from which cards are told.

        Raises BadInput for a poem that was read before.
        """
        if number not in self:
            raise BadInput(
                f"poem {number} is not among the unread: it was read before, or is no number from 1 to 100",
                key="error-poem-read",
                given=str(number),
            )
        loosened = OPENINGS[verse].loosened(number, self._bits)
        shortened = [
            Shortened(other, opening(other, was, verse), opening(other, now, verse)) for other, was, now in loosened
        ]
        return Unread._of(self._bits & ~(1 << number), self._numbers - {number}), tuple(shortened)

    def restored(self, number: int) -> Unread:
        """These with `number` again: a void reading goes back among the unread (rules 4.8)."""
        _among_the_hundred(number)
        return Unread._of(self._bits | 1 << number, self._numbers | {number})

    def deciding(self, number: int, verse: Verse = "upper") -> int:
        """The 1-based index of the mora of that verse that decides `number` among these."""
        return OPENINGS[verse].deciding_bits(number, self._bits)

    @property
    def numbers(self) -> frozenset[int]:
        """These as a plain set."""
        return self._numbers

    def kimariji(self, number: int) -> str:
        """The kimariji of `number` among these, in modern spelling."""
        return opening(number, self.deciding(number))

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int) and number in self._numbers

    def __iter__(self) -> Iterator[int]:
        return iter(sorted(self._numbers))

    def __len__(self) -> int:
        return len(self._numbers)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Unread) and self._bits == other._bits

    def __hash__(self) -> int:
        return hash(self._bits)

    def __repr__(self) -> str:
        return f"Unread({list(self)})"


def _among_the_hundred(number: int) -> None:
    if number not in ALL:
        raise BadInput(
            f"{number}: only poems 1 to 100 can be among the unread", key="error-poem-number", given=str(number)
        )


_EVERY = Unread(ALL)
