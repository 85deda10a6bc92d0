"""A poem by the name that a person gives it: its number, or its opening in kana or in romaji."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import TypeAlias

from karuta.errors import BadInput
from karuta.poems.anthology import POEMS, Poem, poem
from karuta.poems.kana import romaji_of
from karuta.poems.openings import UPPER

_LONG = {"ā": "aa", "ī": "ii", "ū": "uu", "ē": "ee", "ō": "oo"}
_HIRAGANA = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}
_SHOWN_AT_MOST = 6
_Spellings: TypeAlias = Mapping[int, tuple[str, ...]]


def resolve_name(text: str) -> Poem:
    """The poem that `text` names: a number 1..100, or an opening of its upper verse, as long as it names one poem only.

    An opening may be hiragana or katakana, as heard, in modern or in historical spelling, or Hepburn with or without
    macrons, spaces and capitals. Raises BadInput where no poem fits, or several do (and names them).

    >>> resolve_name("17").number, resolve_name("ちは").number, resolve_name("Chigiri o").number
    (17, 17, 75)
    """
    asked = unicodedata.normalize("NFKC", text).strip().lower().translate(_HIRAGANA)
    if asked.isdecimal():
        return _numbered(int(asked), text)
    squeezed = "".join(sign for sign in _unmacroned(asked) if sign not in " 　-'’・_")
    for spellings in _SPELLINGS:
        found = _beginning(squeezed, spellings)
        if len(found) == 1:
            return found[0]
        if found:
            raise _ambiguous(text, found)
    raise BadInput(
        f"{text!r} names no poem: give a number from 1 to 100, or the beginning of a poem in kana or romaji",
        key="error-poem-name",
        given=text,
    )


def _numbered(number: int, text: str) -> Poem:
    if number == 0:
        raise BadInput(f"{text!r}: poems are numbered 1 to 100", key="error-poem-number", given=str(number))
    return poem(number)


def _beginning(asked: str, spellings: _Spellings) -> list[Poem]:
    if not asked:
        return []
    return [p for p in POEMS if any(spelling.startswith(asked) for spelling in spellings[p.number])]


def _kana(p: Poem) -> tuple[str, ...]:
    return "".join(p.pronunciation[:3]), "".join(p.heard[:3])


def _historical(p: Poem) -> tuple[str, ...]:
    return ("".join(p.historical[:3]),)


def _romaji(p: Poem) -> tuple[str, ...]:
    forms = (p.heard, p.pronunciation, p.chant)
    return tuple(_unmacroned(romaji_of("".join(form[:3]))).replace("'", "") for form in forms)


def _short_romaji(p: Poem) -> tuple[str, ...]:
    """For those who write Oe for Ōe: every doubled vowel once."""
    return tuple(_single(spelling) for spelling in _romaji(p))


def _single(letters: str) -> str:
    for vowel in "aiueo":
        letters = letters.replace(vowel * 2, vowel)
    return letters


def _unmacroned(letters: str) -> str:
    return "".join(_LONG.get(sign, sign) for sign in letters)


def _ambiguous(text: str, found: list[Poem]) -> BadInput:
    listed = ", ".join(
        f"{p.number} {''.join(p.upper_spelled[: UPPER.deciding(p.number, range(1, 101))])}"
        for p in found[:_SHOWN_AT_MOST]
    )
    more = "" if len(found) <= _SHOWN_AT_MOST else ", ..."
    return BadInput(
        f"{text!r} begins {len(found)} poems ({listed}{more}); write more of it, or the number",
        key="error-poem-ambiguous",
        given=text,
        poems=listed + more,
        count=len(found),
    )


# Sound goes first, so that あふ is a name and あ still means the sixteen that begin so.
_SPELLINGS: tuple[_Spellings, ...] = tuple(
    {p.number: form(p) for p in POEMS} for form in (_kana, _historical, _romaji, _short_romaji)
)
