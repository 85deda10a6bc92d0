"""The 48 cards (koikoi rules 1), and how people name them."""

from __future__ import annotations

from collections import Counter

import pytest

from karuta.errors import BadInput
from karuta.hanafuda.deck import DECK, KINDS, NUMBERS, PLANTS, Card, find, month_of, numbers, of_month
from karuta.words import languages, say

TABLE = """
1 pine crane . poetry 2
2 plum . warbler poetry 2
3 cherry curtain . poetry 2
4 wisteria . cuckoo red 2
5 iris . bridge red 2
6 peony . butterflies purple 2
7 clover . boar red 2
8 pampas moon geese . 2
9 chrysanthemum . cup purple 2
10 maple . deer purple 2
11 willow rain-man swallow red 1
12 paulownia phoenix . . 3
"""


def expected() -> list[tuple[int, str, str, str, str | None, int]]:
    found: list[tuple[int, str, str, str, str | None, int]] = []
    for line in TABLE.split("\n")[1:-1]:
        number, plant, bright, animal, ribbon, plain = line.split()
        month = int(number)
        if bright != ".":
            found.append((month, plant, "bright", bright, None, 20))
        if animal != ".":
            found.append((month, plant, "animal", animal, None, 10))
        if ribbon != ".":
            found.append((month, plant, "ribbon", f"{month:02}-ribbon", ribbon, 5))
        found += [(month, plant, "plain", f"{month:02}-plain-{at + 1}", None, 1) for at in range(int(plain))]
    return found


def test_the_deck_is_that_of_the_table() -> None:
    cards = [(card.month, card.plant, card.kind, card.token, card.ribbon, card.points) for card in DECK]
    assert cards == expected()
    assert [card.number for card in DECK] == list(range(48))


def test_counts_and_points_of_the_family() -> None:
    assert Counter(card.kind for card in DECK) == {"bright": 5, "animal": 9, "ribbon": 10, "plain": 24}
    assert Counter(card.ribbon for card in DECK if card.ribbon) == {"poetry": 3, "red": 4, "purple": 3}
    assert sum(card.points for card in DECK) == 264


def test_months() -> None:
    for card in DECK:
        assert month_of(card.number) == card.month
        assert card.plant == PLANTS[card.month - 1]
    assert of_month(tuple(range(48)), 8) == (28, 29, 30, 31)
    assert of_month(numbers("moon", "crane"), 8) == (NUMBERS["moon"],)


@pytest.mark.parametrize("card", DECK, ids=lambda card: card.token)
def test_every_card_is_found_by_all_its_names(card: Card) -> None:
    for text in (
        card.token,
        card.token.upper(),
        card.token.replace("-", " "),
        f"  {card.token} ",
        card.token.lstrip("0"),
    ):
        assert find(text) == card
    if card.kind != "plain" or card.token == "11-plain-1":
        for text in (card.kanji, card.kana, card.romaji, f"{card.plant}-{card.kind}", f"{card.month}月-{card.kind}"):
            assert find(text) == card
    else:
        last = card.token[-1]
        for text in (
            f"{card.kanji}{last}",
            f"{card.kana} {last}",
            f"{card.romaji} {last}",
            f"{card.plant}-plain-{last}",
        ):
            assert find(text) == card


@pytest.mark.parametrize(
    ("text", "token"),
    [
        ("pine-ribbon", "01-ribbon"),
        ("January-Plain-1", "01-plain-1"),
        ("松-ribbon", "01-ribbon"),
        ("鶴", "crane"),
        ("ツル", "crane"),
        ("つる", "crane"),
        ("tsuru", "crane"),
        ("松に鶴", "crane"),
        ("猪", "boar"),
        ("lightning", "11-plain-1"),
        ("雷", "11-plain-1"),
        ("willow kasu", "11-plain-1"),
        ("rain man", "rain-man"),
        ("RAINMAN", "rain-man"),
        ("小野道風", "rain-man"),
        ("bush clover ribbon", "07-ribbon"),
        ("梅短冊", "02-ribbon"),
        ("菊に青短", "09-ribbon"),
        ("Hō-ō", "phoenix"),
        ("月", "moon"),
        ("august bright", "moon"),
        ("桐のカス3", "12-plain-3"),
        ("1 plain 2", "01-plain-2"),
        ("１２-plain-１", "12-plain-1"),
    ],
)
def test_other_names(text: str, token: str) -> None:
    assert find(text).token == token


@pytest.mark.parametrize(
    ("text", "key", "says"),
    [
        ("crain", "error-hanafuda-nearest", "'crain' names no card: the nearest is crane"),
        ("11-plain-2", "error-hanafuda-nearest", "'11-plain-2' names no card: the nearest is 11-plain-1"),
        ("pampas-ribbon", "error-hanafuda-nearest", "the nearest is moon, geese, 08-plain-1, 08-plain-2"),
        ("marple", "error-hanafuda-nearest", "the nearest is deer, 10-ribbon, 10-plain-1, 10-plain-2"),
        ("pine", "error-hanafuda-several", "'pine' names 4 cards: say which of crane, 01-ribbon, 01-plain-1"),
        ("paulownia plain", "error-hanafuda-several", "names 3 cards: say which of 12-plain-1, 12-plain-2, 12-plain-3"),
        ("青短", "error-hanafuda-several", "say which of 06-ribbon, 09-ribbon, 10-ribbon"),
        ("bright", "error-hanafuda-several", "say which of crane, curtain, moon, rain-man, phoenix"),
        ("xyzzyxyzzy", "error-hanafuda-card", "'xyzzyxyzzy' names no card: cards are called crane, 01-ribbon or"),
        ("", "error-hanafuda-card", "'' names no card"),
    ],
)
def test_what_names_no_card_or_several_is_refused(text: str, key: str, says: str) -> None:
    with pytest.raises(BadInput, match=says) as refused:
        find(text)
    assert refused.value.key == key
    for language in languages():
        assert text in say(language, key, **refused.value.facts)


@pytest.mark.parametrize("language", languages())
def test_every_card_month_and_kind_has_a_name_of_its_own(language: str) -> None:
    names = [say(language, card.name_key) for card in DECK]
    assert len(set(names)) == 48
    months = [say(language, f"hanafuda-month-{month}") for month in range(1, 13)]
    kinds = [say(language, f"hanafuda-kind-{kind}") for kind in KINDS]
    assert len(set(months)) == 12
    assert len(set(kinds)) == 4


def test_names_follow_one_pattern() -> None:
    assert say("en", DECK[0].name_key) == "Crane (pine, January)"
    assert say("en", DECK[1].name_key) == "Poetry ribbon (pine, January)"
    assert say("en", DECK[43].name_key) == "Lightning (willow, November)"
    for card in DECK:
        assert f"({card.plant.replace('clover', 'bush clover').replace('pampas', 'pampas grass')}, " in say(
            "en", card.name_key
        )
        assert say("ja", card.name_key).endswith(f"（{card.month}月）")
        assert card.kanji in say("ja", card.name_key)
