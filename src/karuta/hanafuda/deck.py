"""The 48 flower cards as things: month, plant, kind, token and points of the family (koikoi rules 1).

A card is its number from 0 to 47: four times the month less one, plus its place in the month, the brightest first. So
`card // 4` is the month from 0, and the cards of a month are a mask of four bits.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias

from karuta.errors import BadInput
from karuta.hanafuda.names import KINDS as KIND_NAMES
from karuta.hanafuda.names import LIGHTNING, MONTHS, PICTURES, RIBBONS, Name

Kind: TypeAlias = Literal["bright", "animal", "ribbon", "plain"]
Ribbon: TypeAlias = Literal["poetry", "red", "purple"]

KINDS: Final[tuple[Kind, ...]] = ("bright", "animal", "ribbon", "plain")
POINTS: Final[dict[Kind, int]] = {"bright": 20, "animal": 10, "ribbon": 5, "plain": 1}
"""Of a card in the games that count cards; Koi-Koi counts yaku."""
PLANTS: Final = (
    "pine",
    "plum",
    "cherry",
    "wisteria",
    "iris",
    "peony",
    "clover",
    "pampas",
    "chrysanthemum",
    "maple",
    "willow",
    "paulownia",
)
"""By month, January first."""


class Card(NamedTuple):
    """One card. `month` from 1; `token` is its name for programs and people who type (koikoi rules 1)."""

    number: int
    month: int
    plant: str
    kind: Kind
    token: str
    ribbon: Ribbon | None = None
    kanji: str = ""
    """Its Japanese name, such as 松に鶴; the plain cards of a month share theirs. `kana` and `romaji`: the same."""
    kana: str = ""
    romaji: str = ""

    @property
    def points(self) -> int:
        """Of the family: 20, 10, 5 or 1."""
        return POINTS[self.kind]

    @property
    def name_key(self) -> str:
        """Catalogue entry of its name."""
        return f"hanafuda-card-{self.token}"


_BRIGHTS = {1: "crane", 3: "curtain", 8: "moon", 11: "rain-man", 12: "phoenix"}
_ANIMALS = {
    2: "warbler",
    4: "cuckoo",
    5: "bridge",
    6: "butterflies",
    7: "boar",
    8: "geese",
    9: "cup",
    10: "deer",
    11: "swallow",
}
_RIBBONS: dict[int, Ribbon] = {
    **dict.fromkeys((1, 2, 3), "poetry"),
    **dict.fromkeys((4, 5, 7, 11), "red"),
    **dict.fromkeys((6, 9, 10), "purple"),
}


def _month(month: int) -> list[tuple[Kind, str, Ribbon | None]]:
    cards: list[tuple[Kind, str, Ribbon | None]] = []
    if month in _BRIGHTS:
        cards.append(("bright", _BRIGHTS[month], None))
    if month in _ANIMALS:
        cards.append(("animal", _ANIMALS[month], None))
    if month in _RIBBONS:
        cards.append(("ribbon", f"{month:02}-ribbon", _RIBBONS[month]))
    plain = 4 - len(cards)
    cards += [("plain", f"{month:02}-plain-{i}", None) for i in range(1, plain + 1)]
    return cards


def _japanese(month: int, kind: Kind, token: str, ribbon: Ribbon | None) -> tuple[str, str, str]:
    """The name of a card as written, in kana and in romaji: 松に鶴, 松に赤短, 松のカス."""
    plant = MONTHS[month - 1]
    shown = PICTURES.get(token) or (RIBBONS[ribbon] if ribbon else KIND_NAMES[kind])
    kana, romaji = ("の", "no") if kind == "plain" else ("に", "ni")
    return (
        f"{plant.kanji}{kana}{shown.kanji}",
        f"{plant.kana}{kana}{shown.kana}",
        f"{plant.romaji} {romaji} {shown.romaji}",
    )


DECK: Final[tuple[Card, ...]] = tuple(
    Card(4 * (month - 1) + place, month, PLANTS[month - 1], kind, token, ribbon, *_japanese(month, kind, token, ribbon))
    for month in range(1, 13)
    for place, (kind, token, ribbon) in enumerate(_month(month))
)
"""All cards by number."""
NUMBERS: Final[dict[str, int]] = {card.token: card.number for card in DECK}
"""Token -> number."""


def numbers(*tokens: str) -> frozenset[int]:
    """The cards of these tokens.

    >>> sorted(numbers("crane", "curtain", "moon"))
    [0, 8, 28]
    """
    return frozenset(NUMBERS[token] for token in tokens)


def month_of(card: int) -> int:
    """From 1.

    >>> month_of(NUMBERS["moon"])
    8
    """
    return card // 4 + 1


def of_month(cards: frozenset[int] | tuple[int, ...], month: int) -> tuple[int, ...]:
    """Those of `cards` that belong to `month`, in their order."""
    return tuple(card for card in cards if card // 4 == month - 1)


def find(text: str) -> Card:
    """The card that `text` names: its token, or month and kind or picture (`pine-ribbon`, `january plain 1`, `松に鶴`),
    or the picture alone (`crane`, `鶴`, `tsuru`). Capitals, blanks and hyphens don't matter, nor does the kind of kana.

    `BadInput` names the cards between which `text` leaves a choice, or the token that comes nearest.

    >>> find("Pine-Ribbon").token, find("鶴").token, find("lightning").token
    ('01-ribbon', 'crane', '11-plain-1')
    """
    asked = _squeezed(text)
    cards = _called().get(asked, ())
    if len(cards) == 1:
        return DECK[cards[0]]
    if cards:
        names = ", ".join(DECK[card].token for card in cards)
        raise BadInput(
            f"{text!r} names {len(cards)} cards: say which of {names}",
            key="error-hanafuda-several",
            given=text,
            cards=names,
        )
    near = _nearest(asked)
    if near is None:
        raise BadInput(
            f"{text!r} names no card: cards are called crane, 01-ribbon or 11-plain-1, for example",
            key="error-hanafuda-card",
            given=text,
        )
    raise BadInput(
        f"{text!r} names no card: the nearest is {near}", key="error-hanafuda-nearest", given=text, nearest=near
    )


_HIRAGANA = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}
_MACRONS = str.maketrans("āīūēō", "aiueo")
_BETWEEN = str.maketrans("", "", " -_・'’")


def _squeezed(text: str) -> str:
    """`text` as names are compared."""
    return unicodedata.normalize("NFKC", text).casefold().translate(_HIRAGANA).translate(_MACRONS).translate(_BETWEEN)


@cache
def _called() -> dict[str, tuple[int, ...]]:
    """Every word for a card or for several, squeezed, and which cards it means."""
    found: dict[str, set[int]] = {}
    for card in DECK:
        for name in _words(card):
            found.setdefault(_squeezed(name), set()).add(card.number)
    # A token is the name of one card, whatever else it may mean.
    return {name: tuple(sorted(cards)) for name, cards in found.items()} | {
        _squeezed(card.token): (card.number,) for card in DECK
    }


def _words(card: Card) -> Iterator[str]:
    """All that may be said for `card`, also what it shares with others."""
    pictures, months = _pictures(card), _months(card.month)
    kinds = [*_all(KIND_NAMES[card.kind]), *(_all(RIBBONS[card.ribbon]) if card.ribbon else ())]
    numbered = [f"{kind} {card.token[-1]}" for kind in kinds] if card.kind == "plain" else []
    yield from (*pictures, *months, *kinds)
    for month in months:
        for what in (*pictures, *kinds, *numbered):
            yield from (f"{month}{joint}{what}" for joint in ("", "に", "の", "ni", "no"))


def _pictures(card: Card) -> tuple[str, ...]:
    if card.token == "11-plain-1":
        return _all(LIGHTNING)
    return (card.token, *_all(PICTURES[card.token])) if card.token in PICTURES else ()


def _months(month: int) -> tuple[str, ...]:
    return (*_all(MONTHS[month - 1]), str(month), f"{month:02}")


def _all(name: Name) -> tuple[str, ...]:
    return (name.kanji, name.kana, name.romaji, *name.others)


def _nearest(asked: str) -> str | None:
    """The cards whose token, picture or month `asked` is but for a slip of the pen, or of the month it names first."""
    months = {_squeezed(name): _tokens(month) for month in range(1, 13) for name in _months(month)}
    words = months | {_squeezed(word): card.token for card in DECK for word in (card.token, *_pictures(card))}
    slips, _, word = min((_slips(asked, word), -_shared(asked, word), word) for word in words)
    if 2 * slips < len(asked):
        return words[word]
    begins = max((name for name in months if asked.startswith(name)), key=len, default=None)
    return months[begins] if begins else None


def _tokens(month: int) -> str:
    return ", ".join(card.token for card in DECK if card.month == month)


def _shared(one: str, other: str) -> int:
    """How many letters both begin with."""
    return next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def _slips(one: str, other: str) -> int:
    """Letters to put in, to leave out or to change until `one` is `other` (Levenshtein)."""
    row = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        last, row[0] = row[0], i
        for j, b in enumerate(other, 1):
            last, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, last + (a != b))
    return row[-1]
