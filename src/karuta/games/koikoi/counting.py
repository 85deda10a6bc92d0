"""What a pile of captured cards makes, by mask: bit n is card n (koikoi rules 3, options 4.1-4.5 and 4.14).

`yaku` says it in words and cards; here it is counted, often enough to be quick.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from karuta.games.koikoi.rules import Rules
from karuta.hanafuda.deck import DECK, NUMBERS

NAMES: Final = (
    "goko",
    "shiko",
    "ame-shiko",
    "sanko",
    "hanami-zake",
    "tsukimi-zake",
    "inoshikacho",
    "akatan",
    "aotan",
    "akatan-aotan",
    "tane",
    "tan",
    "kasu",
    "tsuki-fuda",
)
"""Of all yaku, in the order in which they are counted and shown."""

Made: TypeAlias = tuple[str, int, int, int]
"""A yaku by mask: name, mask of its cards, points in all, points of further cards."""


def mask_of(cards: Iterable[int]) -> int:
    """The mask of these cards.

    >>> bin(mask_of((0, 3)))
    '0b1001'
    """
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_of(mask: int) -> tuple[int, ...]:
    """The cards of a mask, ascending."""
    return tuple(card for card in range(mask.bit_length()) if mask >> card & 1)


def _of(*tokens: str) -> int:
    return mask_of(NUMBERS[token] for token in tokens)


BRIGHTS: Final = mask_of(card.number for card in DECK if card.kind == "bright")
RAIN: Final = _of("rain-man")
DRY: Final = BRIGHTS ^ RAIN
"""The brights without the rain man."""
ANIMALS: Final = mask_of(card.number for card in DECK if card.kind == "animal")
RIBBONS: Final = mask_of(card.number for card in DECK if card.kind == "ribbon")
PLAINS: Final = mask_of(card.number for card in DECK if card.kind == "plain")
CUP: Final = _of("cup")
HANAMI: Final = _of("curtain", "cup")
TSUKIMI: Final = _of("moon", "cup")
INOSHIKACHO: Final = _of("boar", "deer", "butterflies")
POETRY: Final = mask_of(card.number for card in DECK if card.ribbon == "poetry")
PURPLE: Final = mask_of(card.number for card in DECK if card.ribbon == "purple")
BOTH: Final = POETRY | PURPLE
WILLOW: Final = 0xF << 40
PAULOWNIA: Final = 0xF << 44
MARCH: Final = 3
AUGUST: Final = 8


def month_of_round(round: int) -> int:
    """The month of a round, for tsuki-fuda and the viewing yaku: January for the first and again for the thirteenth."""
    return (round - 1) % 12 + 1


def plains(rules: Rules) -> int:
    """The mask of what counts for kasu: the plain cards, and the cup if it counts as one."""
    return PLAINS | CUP if rules.cup_plain else PLAINS


def made(mask: int, rules: Rules, round: int, calls: int) -> list[Made]:
    """The yaku of a mask, in any order; all have points. `yaku` says what they are."""
    found: list[Made] = []
    if (mask & DRY).bit_count() >= 3:
        _bright(mask, rules, found)
    _animals(mask, rules, found)
    _ribbons(mask, rules, found)
    if rules.kasu:
        _from("kasu", mask & plains(rules), 10, rules.kasu, found)
    if rules.tsukifuda:
        month = 0xF << 4 * (month_of_round(round) - 1)
        if mask & month == month:
            found.append(("tsuki-fuda", month, rules.tsukifuda, 0))
    if mask & CUP and (rules.viewing == "on" or (rules.viewing == "with_other" and found)):
        viewing(mask, rules, round, calls, found)
    return found


def _bright(mask: int, rules: Rules, found: list[Made]) -> None:
    """The bright yaku exclude one another: that with most points counts, of equal ones the greater."""
    held, dry = mask & BRIGHTS, mask & DRY
    best: Made | None = None
    for name, cards, points, holds in (
        ("goko", held, rules.goko, held == BRIGHTS),
        ("shiko", dry, rules.shiko, dry == DRY),
        ("ame-shiko", held, rules.ame_shiko, held != dry),
        ("sanko", dry, rules.sanko, True),
    ):
        if holds and points > (best[2] if best else 0):
            best = (name, cards, points, 0)
    if best:
        found.append(best)


def viewing(mask: int, rules: Rules, round: int, calls: int, found: list[Made]) -> None:
    """Adds the viewing yaku of `mask` to `found`; whether they count at all is the caller's."""
    for name, cards, points, month, cancelling in (
        ("hanami-zake", HANAMI, rules.hanami, MARCH, WILLOW),
        ("tsukimi-zake", TSUKIMI, rules.tsukimi, AUGUST, PAULOWNIA),
    ):
        if not points or mask & cards != cards or (rules.viewing_cancelled and mask & cancelling):
            continue
        if rules.viewing_in_month and month_of_round(round) != month:
            continue
        found.append((name, cards, rules.viewing_raised if calls and rules.viewing_raised else points, 0))


def _animals(mask: int, rules: Rules, found: list[Made]) -> None:
    animals = mask & ANIMALS
    trio = rules.inoshikacho > 0 and animals & INOSHIKACHO == INOSHIKACHO
    if trio:
        found.append(_with_further("inoshikacho", INOSHIKACHO, animals, rules.inoshikacho, rules))
    if rules.tane and (not trio or rules.further in ("beside", "both")):
        _from("tane", animals, 5, rules.tane, found)


def _ribbons(mask: int, rules: Rules, found: list[Made]) -> None:
    """Of several sets the last has the further ribbons, which lie beyond the cards of all of them."""
    ribbons = mask & RIBBONS
    if ribbons.bit_count() < 3:
        return
    sets: list[tuple[str, int, int]] = []
    if rules.akatan and ribbons & POETRY == POETRY:
        sets.append(("akatan", POETRY, rules.akatan))
    if rules.aotan and ribbons & PURPLE == PURPLE:
        sets.append(("aotan", PURPLE, rules.aotan))
    if rules.akatan_aotan and rules.both_ribbons != "sum" and ribbons & BOTH == BOTH:
        if rules.both_ribbons == "replaces":
            sets.clear()
        sets.append(("akatan-aotan", BOTH, rules.akatan_aotan))
    if sets:
        own = 0
        for name, cards, points in sets:
            own |= cards
            found.append((name, cards, points, 0))
        name, cards, points, _ = found.pop()
        found.append(_with_further(name, cards, cards | ribbons & ~own, points, rules))
    if rules.tan and (not sets or rules.further in ("beside", "both")):
        _from("tan", ribbons, 5, rules.tan, found)


def _with_further(name: str, own: int, held: int, points: int, rules: Rules) -> Made:
    if rules.further not in ("instead", "both"):
        return name, own, points, 0
    further = held.bit_count() - own.bit_count()
    return name, held, points + further, further


def _from(name: str, held: int, least: int, points: int, found: list[Made]) -> None:
    """A yaku of any `least` cards of a kind, and a point for each one more."""
    further = held.bit_count() - least
    if further >= 0:
        found.append((name, held, points + further, further))


def points_of(mask: int, rules: Rules, round: int, calls: int) -> int:
    """The sum of `made`."""
    return sum(one[2] for one in made(mask, rules, round, calls))
