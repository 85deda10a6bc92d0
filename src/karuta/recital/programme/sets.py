"""Which poems lie in the box: set expressions, and the dead cards added to them (docs/notation.md, 7.1 and 7.2)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterable, Mapping

from karuta.chance import Chance
from karuta.errors import BadInput
from karuta.poems.anthology import POEMS
from karuta.poems.kana import romaji_of
from karuta.poems.kimariji import ALL, OPENINGS, deciding
from karuta.poems.names import resolve_name
from karuta.poems.orders import COLOURS, OYAMAFUDA, TOMOFUDA, quarter, third
from karuta.poems.reading import Verse

_HUNDRED = tuple(sorted(ALL))
_NAMED: dict[str, tuple[int, ...]] = {
    "all": _HUNDRED,
    **COLOURS,
    "group:tomofuda": tuple(number for group in TOMOFUDA for number in group),
    "group:oyama": OYAMAFUDA,
    **{f"third:{letter}": third(letter.upper()) for letter in "abc"},
    **{f"quarter:{letter}": quarter(letter) for letter in "1234"},
}
_HIRAGANA = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}
_BETWEEN = re.compile(r"[ \t\r\n,+、]+")
_NAME = re.compile(r"[a-zāīūēō'’_・ぁ-ゖー-]+")
_GLOB = re.compile(r"(?:[0-9?*]|\[!?(?:[0-9](?:-[0-9])?)+\])+")
_LIKENESS_AT_MOST = 5


def _first(sound: str) -> Iterable[int]:
    return (p.number for p in POEMS if sound in (p.upper[0], romaji_of(p.upper[0])))


def _length(least: str, most: str | None) -> Iterable[int]:
    return (number for number in _HUNDRED if int(least) <= deciding(number) <= int(most or least))


def _span(first: str, last: str | None) -> Iterable[int]:
    least, most = int(first), int(last or first)
    return range(least, most + 1) if least >= 1 and most <= len(_HUNDRED) else ()


_FORMS: tuple[tuple[re.Pattern[str], Callable[..., Iterable[int]]], ...] = (
    (re.compile("first:(.+)"), _first),
    (re.compile("length:([1-6])(?:-([1-6]))?"), _length),
    (re.compile(r"([0-9]{1,3})(?:(?:\.\.|-)([0-9]{1,3}))?"), _span),
)


def _globbed(term: str) -> Iterable[int]:
    # Stars beside each other say the same as one, but are tried in every way.
    pattern = re.sub(r"\*+", "*", term).replace("[!", "[^").replace("?", "[0-9]").replace("*", "[0-9]*")
    try:
        whole = re.compile(pattern)
    except re.error:
        return ()  # a span that runs backwards, as [9-1]
    return (number for number in _HUNDRED if whole.fullmatch(str(number)))


def _selected(term: str) -> Collection[int]:
    """The poems of one term; none where it can't be read or names none, which is a slip of the pen too."""
    if term in _NAMED:
        return _NAMED[term]
    for form, chosen in _FORMS:
        if found := form.fullmatch(term):
            return tuple(chosen(*found.groups()))
    if _GLOB.fullmatch(term):
        return tuple(_globbed(term))
    if not _NAME.fullmatch(term):
        return ()
    try:
        return (resolve_name(term).number,)
    except BadInput as fault:
        if fault.key == "error-poem-ambiguous":
            raise
        return ()


def poems_of(expression: str) -> tuple[int, ...]:
    """The poems that a set expression names, in ascending order.

    Terms are read from left to right; one that begins with `-` takes away, and where the first one does, it takes away
    from all. Raises BadInput that quotes the term which can't be read, or says that nothing is left.

    >>> poems_of("17, 3..5 + ひさ"), poems_of("pink -*[13579]")[:4], len(poems_of("-length:4-6"))
    ((3, 4, 5, 17, 33), (4, 16, 22, 28), 86)
    """
    text = unicodedata.normalize("NFKC", expression).lower().translate(_HIRAGANA)
    terms = [term for term in _BETWEEN.split(text) if term]
    found = set(_HUNDRED) if terms and terms[0].startswith("-") else set()
    for term in terms:
        poems = _selected(term.removeprefix("-"))
        if not poems:
            raise BadInput(
                f"{term!r} names no poems: right are all, a colour (pink), first:mu, length:2-3, group:tomofuda, "
                "third:A, quarter:1, 17, 3..14, 8?, or a kimariji in kana or romaji",
                key="error-set-term",
                given=term,
            )
        found = found.difference(poems) if term.startswith("-") else found.union(poems)
    if not found:
        raise BadInput(f"{expression!r} leaves no poem: name at least one", key="error-set-empty", given=expression)
    return tuple(sorted(found))


def dead_cards(seed: str, chosen: Collection[int], count: int, likeness: int, verse: Verse) -> tuple[int, ...]:
    """Cards that are read but do not lie on the mat (karafuda), in the order in which they were drawn: `count` of the
    hundred without the `chosen`, or all that are left.

    `likeness` 0 draws each as likely; the nearer to 100, the more those whose deciding `verse` begins as that of a card
    that lies, for these are what tempts to a foul.
    """
    chance = Chance(seed).child("dead")
    weights = {
        number: 100 + likeness * (4 ** _shared(number, chosen, verse) - 1)
        for number in _HUNDRED
        if number not in chosen
    }
    drawn: list[int] = []
    while len(drawn) < count and weights:
        left = chance.below(sum(weights.values()))
        drawn.append(_reached(weights, left))
        del weights[drawn[-1]]
    return tuple(drawn)


def _reached(weights: Mapping[int, int], left: int) -> int:
    """The first number at which the sum of the weights goes beyond `left`."""
    for number, weight in weights.items():
        left -= weight
        if left < 0:
            return number
    raise ValueError("the weights are less than that")


def _shared(number: int, chosen: Collection[int], verse: Verse) -> int:
    return min(_LIKENESS_AT_MOST, max(OPENINGS[verse].common(number, card) for card in chosen))
