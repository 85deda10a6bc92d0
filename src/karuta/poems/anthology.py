"""The hundred poems of the Ogura anthology and the joka, as data.

`anthology.csv` beside this module holds one row a poem; row 0 is the joka (rules 2, C10). Each text exists by phrase
(5-7-5-7-7 morae, give or take) in six forms, because each has its own use:

=============  =====================================================  =============================
form           what it is                                             who uses it
=============  =====================================================  =============================
text           kanji and kana                                         poem pages
historical     historical kana                                        the printed cards
pronunciation  modern kana, particles spelled は へ を                kimariji as shown
heard          kana as heard, particles わ え お                      what decides a card
chant          kana as the reader sings it, long vowels ー            the voice, the romaji
romaji         Hepburn of `chant`, words spaced                       hints for those without kana
=============  =====================================================  =============================
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from importlib.resources import files
from typing import TypeAlias

import msgspec

from karuta.errors import BadInput
from karuta.poems.kana import morae

Phrases: TypeAlias = tuple[str, str, str, str, str]

LANGUAGES = ("en", "fr", "es", "ru", "ja")

__all__ = ["JOKA", "LANGUAGES", "POEMS", "Author", "Phrases", "Poem", "morae", "poem"]


class Author(msgspec.Struct, frozen=True):
    """Who wrote a poem, under the name that the anthology gives."""

    kanji: str
    kana: str
    romaji: str


class Poem(msgspec.Struct, frozen=True):
    """One poem. `number` is 1..100 in the anthology's order, 0 for the joka.

    `torifuda` is the text printed on the card to take: the lower verse in historical kana without dakuten. `colour` is
    its set of the five-colour school game (pink, yellow, blue, green, orange; rules 5.6). The joka, which is on no
    card, has '' for both. `gloss` says what the poem means in one line, by language ("en", "fr", "es", "ru", "ja").
    """

    number: int
    text: Phrases
    historical: Phrases
    pronunciation: Phrases
    heard: Phrases
    chant: Phrases
    romaji: Phrases
    torifuda: str
    author: Author
    colour: str
    gloss: dict[str, str]

    def __hash__(self) -> int:
        return self.number

    @property
    def upper(self) -> tuple[str, ...]:
        """The morae of the upper verse (kami-no-ku, 5-7-5) as heard."""
        return morae("".join(self.heard[:3]))

    @property
    def lower(self) -> tuple[str, ...]:
        """The morae of the lower verse (shimo-no-ku, 7-7) as heard."""
        return morae("".join(self.heard[3:]))

    @property
    def upper_spelled(self) -> tuple[str, ...]:
        """The morae of the upper verse in modern spelling; one for each of `upper`."""
        return morae("".join(self.pronunciation[:3]))

    @property
    def lower_spelled(self) -> tuple[str, ...]:
        """The morae of the lower verse in modern spelling; one for each of `lower`."""
        return morae("".join(self.pronunciation[3:]))


def _phrases(row: Mapping[str, str], form: str) -> Phrases:
    one, two, three, four, five = (row[f"{form}_{n}"] for n in range(1, 6))
    return one, two, three, four, five


def _poem(row: Mapping[str, str]) -> Poem:
    return Poem(
        number=int(row["number"]),
        text=_phrases(row, "text"),
        historical=_phrases(row, "hist"),
        pronunciation=_phrases(row, "pron"),
        heard=_phrases(row, "phon"),
        chant=_phrases(row, "chant"),
        romaji=_phrases(row, "romaji"),
        torifuda=row["torifuda"],
        author=Author(row["author"], row["author_kana"], row["author_romaji"]),
        colour=row["goshiki_color"],
        gloss={language: row[f"gloss_{language}"] for language in LANGUAGES},
    )


def _load() -> tuple[Poem, ...]:
    lines = files(__package__).joinpath("anthology.csv").read_text(encoding="utf-8").splitlines()
    return tuple(_poem(row) for row in csv.DictReader(lines))


JOKA, *_hundred = _load()
POEMS: tuple[Poem, ...] = tuple(_hundred)


def poem(number: int) -> Poem:
    """The poem of that number, 1 to 100, or the joka for 0; raises BadInput for any other.

    >>> poem(17).romaji[0]
    'chihayaburu'
    """
    if number == 0:
        return JOKA
    if 1 <= number <= len(POEMS):
        return POEMS[number - 1]
    raise BadInput(
        f"{number}: there is no such poem; poems are numbered 1 to 100 (0 is the joka)",
        key="error-poem-number",
        given=str(number),
    )
