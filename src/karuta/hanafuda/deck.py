"""The 48 flower cards as things: month, plant, kind, token and points of the family (koikoi rules 1).

A card is its number from 0 to 47: four times the month less one, plus its place in the month, the brightest first. So
`card // 4` is the month from 0, and the cards of a month are a mask of four bits.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

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


DECK: Final[tuple[Card, ...]] = tuple(
    Card(4 * (month - 1) + place, month, PLANTS[month - 1], kind, token, ribbon)
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
