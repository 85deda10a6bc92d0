from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.koikoi import reference
from games.koikoi.piles import POETRY, PURPLE, cards
from karuta.games.koikoi.presets import PRESETS, preset, rules_of
from karuta.games.koikoi.rules import Rules
from karuta.games.koikoi.yaku import NAMES, points, score, yaku
from karuta.hanafuda.deck import DECK, numbers

TEN = " ".join(sorted(reference.PLAIN)[:10])
NINE = " ".join(sorted(reference.PLAIN)[:9])
TWELVE = " ".join(sorted(reference.PLAIN)[:12])
ALL = " ".join(card.token for card in DECK)


def named(text: str, rules: Rules | None = None, *, round: int = 1, calls: int = 0) -> dict[str, int]:
    return {one.name: one.points for one in yaku(cards(text), rules or Rules(), round=round, calls=calls)}


VECTORS: list[tuple[str, str, str, int]] = [
    ("crane curtain moon", "", "sanko", 5),
    ("crane curtain rain-man", "", "", 0),
    ("crane curtain moon rain-man", "", "ame-shiko", 7),
    ("crane curtain moon phoenix", "", "shiko", 8),
    ("crane curtain moon phoenix rain-man", "", "goko", 10),
    ("curtain moon cup", "", "hanami-zake tsukimi-zake", 10),
    ("crane curtain moon cup", "", "sanko hanami-zake tsukimi-zake", 15),
    ("boar deer butterflies", "", "inoshikacho", 5),
    ("boar deer butterflies geese swallow", "", "inoshikacho", 7),
    ("boar deer butterflies geese swallow", "further=beside", "inoshikacho tane", 6),
    ("boar deer butterflies geese swallow", "further=both", "inoshikacho tane", 8),
    ("boar deer butterflies geese swallow", "further=none", "inoshikacho", 5),
    ("warbler cuckoo bridge geese swallow", "", "tane", 1),
    (f"{POETRY} 04-ribbon 05-ribbon", "", "akatan", 7),
    (f"{POETRY} 06-ribbon 09-ribbon", "", "akatan", 7),
    (f"{POETRY} {PURPLE}", "", "akatan-aotan", 10),
    (f"{POETRY} {PURPLE} 04-ribbon", "", "akatan-aotan", 11),
    (TEN, "", "kasu", 1),
    (TWELVE, "", "kasu", 3),
    (f"{NINE} cup", "", "kasu", 1),
    (NINE, "", "", 0),
    (f"{NINE} cup", "cup_plain=off", "", 0),
    (ALL, "", "goko hanami-zake tsukimi-zake inoshikacho akatan-aotan kasu", 61),
]
"""The vectors of koikoi rules 5, and what its options make of some of them: cards, options, yaku, points."""
EVERYTHING = {
    "nintendo": 61,
    "nintendo-literal": 61,
    "gamedesign": 15 + 11 + 16 + 16 + 4,
    "netdegame": 61,
    "steam": 10 + 2 + 5 + 5 + 20 + 6 + 16,
    "bga-soft": 61,
    "bga-hard": 61,
    "short": 61,
}
"""All 48 cards by preset: brights, viewing, animals, ribbons, plain cards, the month's."""


@pytest.mark.parametrize(("pile", "options", "names", "counts"), VECTORS)
def test_vectors(pile: str, options: str, names: str, counts: int) -> None:
    rules = rules_of(options)
    assert list(named(pile, rules)) == names.split()
    assert points(cards(pile), rules) == counts
    assert sum(named(pile, rules).values()) == counts


@pytest.mark.parametrize("name", PRESETS)
def test_all_cards_by_preset(name: str) -> None:
    assert points(range(48), preset(name)) == EVERYTHING[name]


@pytest.mark.parametrize(
    ("options", "pile", "expected"),
    [
        ("gamedesign", "crane curtain moon", {"sanko": 6}),
        ("gamedesign", "crane curtain moon cup", {"sanko": 6}),
        ("gamedesign", "crane curtain moon rain-man", {"ame-shiko": 8}),
        ("gamedesign", "crane curtain moon phoenix", {"shiko": 10}),
        ("gamedesign", f"{POETRY} {PURPLE}", {"akatan-aotan": 12}),
        ("gamedesign", "crane 01-ribbon 01-plain-1 01-plain-2", {"tsuki-fuda": 4}),
        ("steam", "curtain cup", {"hanami-zake": 1}),
        ("steam", f"{POETRY} {PURPLE}", {"akatan": 5, "aotan": 5, "akatan-aotan": 10, "tan": 2}),
        ("steam", "boar deer butterflies geese", {"inoshikacho": 5}),
        ("both_ribbons=sum", f"{POETRY} {PURPLE} 04-ribbon", {"akatan": 5, "aotan": 6}),
        ("akatan_aotan=off", f"{POETRY} {PURPLE}", {"akatan": 5, "aotan": 5}),
        ("both_ribbons=added", f"{POETRY} {PURPLE} 04-ribbon", {"akatan": 5, "aotan": 5, "akatan-aotan": 11}),
        ("akatan=off", f"{POETRY} 04-ribbon 05-ribbon", {"tan": 1}),
        ("inoshikacho=off", "boar deer butterflies geese swallow", {"tane": 1}),
        ("shiko=off", "crane curtain moon phoenix", {"sanko": 5}),
        ("ame_shiko=3", "crane curtain moon rain-man", {"sanko": 5}),
        ("goko=8", "crane curtain moon phoenix rain-man", {"goko": 8}),
        ("viewing=with_other", "curtain cup", {}),
        ("viewing=with_other", "curtain moon cup", {}),
        ("viewing=with_other", "curtain moon cup crane", {"sanko": 5, "hanami-zake": 5, "tsukimi-zake": 5}),
        ("viewing_cancelled=on", "curtain moon cup swallow", {"tsukimi-zake": 5}),
        ("viewing_cancelled=on", "curtain moon cup 12-plain-2", {"hanami-zake": 5}),
        ("viewing_in_month=on", "curtain moon cup", {}),
    ],
)
def test_options(options: str, pile: str, expected: dict[str, int]) -> None:
    assert named(pile, rules_of(options)) == expected


@pytest.mark.parametrize(("round", "expected"), [(1, {}), (3, {"hanami-zake": 5}), (8, {"tsukimi-zake": 5}), (15, 5)])
def test_viewing_in_its_month(round: int, expected: dict[str, int] | int) -> None:
    found = named("curtain moon cup", rules_of("viewing_in_month=on"), round=round)
    assert found == expected if isinstance(expected, dict) else sum(found.values()) == expected


def test_the_month_of_a_round_begins_anew_after_december() -> None:
    december = "phoenix 12-plain-1 12-plain-2 12-plain-3"
    assert named(december, rules_of("tsukifuda=4"), round=12) == {"tsuki-fuda": 4}
    assert named(december, rules_of("tsukifuda=4"), round=13) == {}
    assert named(december, rules_of("tsukifuda=4"), round=24) == {"tsuki-fuda": 4}


def test_an_own_call_raises_the_viewing_yaku() -> None:
    assert named("curtain cup", rules_of("steam"), calls=1) == {"hanami-zake": 3}
    assert named("curtain cup", Rules(), calls=1) == {"hanami-zake": 5}


def test_the_moon_is_august() -> None:
    assert named("curtain moon cup", rules_of("viewing_in_month=on"), round=8) == {"tsukimi-zake": 5}
    assert named("moon geese 08-plain-1 08-plain-2", rules_of("tsukifuda=4"), round=8) == {"tsuki-fuda": 4}


def test_a_yaku_shows_its_cards_and_its_further_points() -> None:
    (one,) = yaku(cards(f"{POETRY} 04-ribbon 05-ribbon"), Rules())
    assert (one.name, one.points, one.further) == ("akatan", 7, 2)
    assert one.cards == tuple(sorted(cards(f"{POETRY} 04-ribbon 05-ribbon")))
    (alone,) = yaku(cards(f"{POETRY} 04-ribbon"), rules_of("further=none"))
    assert alone.cards == tuple(sorted(cards(POETRY)))
    (kasu,) = yaku(cards(f"{TEN} cup"), Rules())
    assert (kasu.points, kasu.further, len(kasu.cards)) == (2, 1, 11)


SIX = "boar deer butterflies geese"
SEVEN = "crane curtain moon rain-man"


@pytest.mark.parametrize(
    ("pile", "options", "calls", "expected"),
    [
        (SIX, "", (0, 0), (6, "")),
        (SEVEN, "", (0, 0), (14, "seven2")),
        (SIX, "", (0, 1), (12, "opponent2")),
        (SEVEN, "", (0, 1), (28, "seven2 opponent2")),
        (SEVEN, "", (2, 3), (28, "seven2 opponent2")),
        (SEVEN, "opponent_koikoi=per_call", (0, 3), (112, "seven2 opponent8")),
        (SEVEN, "opponent_koikoi=off", (0, 3), (14, "seven2")),
        (SEVEN, "doubling=add", (0, 1), (21, "both3")),
        (SIX, "doubling=add", (0, 1), (12, "opponent2")),
        (SEVEN, "double_at=off", (0, 0), (7, "")),
        (SEVEN, "double_factor=3", (0, 0), (21, "seven3")),
        (SEVEN, "nintendo-literal", (0, 0), (7, "")),
        (SEVEN, "nintendo-literal", (1, 0), (14, "literal2")),
        (SEVEN, "nintendo-literal", (1, 1), (28, "literal4")),
        (SEVEN, "nintendo-literal", (0, 1), (28, "literal4")),
        (SIX, "nintendo-literal", (1, 1), (6, "")),
        (SEVEN, "netdegame", (2, 0), (7, "")),
        (SEVEN, "netdegame", (3, 0), (14, "own2")),
        (SEVEN, "netdegame", (4, 1), (42, "opponent2 own3")),
        (SEVEN, "netdegame", (9, 0), (28, "own4")),
        (SEVEN, "bga-soft", (2, 1), (21, "own3")),
        (SEVEN, "bga-hard", (2, 1), (28, "seven2 opponent2")),
        (SEVEN, "steam", (3, 2), (10, "")),
        (SEVEN, "steam", (4, 2), (14, "own2")),
        (SEVEN, "steam", (6, 0), (28, "own4")),
        (SIX, "own_koikoi=one_each", (1, 0), (14, "seven2")),
        (SEVEN, "gamedesign", (0, 1), (16, "opponent2")),
    ],
)
def test_what_a_stop_counts(pile: str, options: str, calls: tuple[int, int], expected: tuple[int, str]) -> None:
    own, opponent = calls
    found = score(cards(pile), rules_of(options), calls=own, opponent=opponent)
    assert (found.total, " ".join(f"{reason}{factor}" for reason, factor in found.factors)) == expected


def test_calls_that_do_not_count_double_nothing() -> None:
    rules = rules_of("nintendo-literal,call_at_threshold=on")
    assert score(cards(SEVEN), rules, calls=2, counted=0).total == 7
    assert score(cards(SEVEN), rules, calls=2, counted=1).total == 14


def test_nothing_is_worth_nothing() -> None:
    found = score((), rules_of("steam"), calls=5, opponent=2)
    assert (found.yaku, found.points, found.total) == ((), 0, 0)


def test_a_mask_of_all_tokens_is_the_deck() -> None:
    assert numbers(*reference.ALL) == frozenset(range(48))
    assert {name for name in NAMES if points(cards(ALL), replace(Rules(), tsukifuda=4))} == set(NAMES)
