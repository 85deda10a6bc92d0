"""Leagues and events of goshoku (rules 5.6)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karuta.errors import BadInput
from karuta.games.goshoku.league import (
    Game,
    Standing,
    blocks,
    bracket,
    fixtures,
    knock_out,
    preliminaries,
    rounds,
    standings,
)
from karuta.words import languages, say


def games(text: str) -> list[Game]:
    """`ab 10-7` a word: the first of two letters against the second."""
    made = []
    for pair, score in (part.split(" ") for part in text.split(", ")):
        one, two = map(int, score.split("-"))
        made.append(Game("A", pair[0], pair[1], (one, two), 0 if one > two else 1))
    return made


def table(text: str) -> list[tuple[int, str, int, int, str]]:
    return [(it.place, it.name, it.wins, it.cards, it.by) for it in standings(games(text))]


def test_most_wins_come_first() -> None:
    assert table("ab 10-7, cd 9-8, ac 11-6, bd 12-5, ad 9-8, bc 10-7") == [
        (1, "a", 3, 30, "wins"),
        (2, "b", 2, 29, "wins"),
        (3, "c", 1, 22, "wins"),
        (4, "d", 0, 21, "wins"),
    ]


def test_then_the_direct_result_whatever_the_cards() -> None:
    # b took far more cards than a, and d than c; but a beat b, and c beat d.
    assert table("ab 9-8, cd 9-8, ac 9-8, bd 17-0, ad 8-9, bc 17-0") == [
        (1, "a", 2, 26, "direct"),
        (2, "b", 2, 42, "direct"),
        (3, "c", 1, 17, "direct"),
        (4, "d", 1, 17, "direct"),
    ]


def test_three_who_beat_each_other_in_a_circle_are_parted_by_cards_and_then_again_directly() -> None:
    circle = "ab 10-7, bc 10-7, ca 10-7, ad 9-8, bd 9-8, cd 9-8"
    assert table(circle) == [
        (1, "a", 2, 26, "even"),
        (1, "b", 2, 26, "even"),
        (1, "c", 2, 26, "even"),
        (4, "d", 0, 24, "wins"),
    ]
    by_cards = "ab 10-7, bc 10-7, ca 10-7, ad 12-5, bd 9-8, cd 9-8"
    assert [(row[0], row[1], row[4]) for row in table(by_cards)] == [
        (1, "a", "cards"),
        (2, "b", "direct"),
        (3, "c", "direct"),
        (4, "d", "wins"),
    ]


def test_games_not_played_count_for_nothing_and_the_direct_result_needs_all_to_have_met() -> None:
    found = standings([*games("ab 10-7, cd 9-8"), Game("A", "a", "c"), Game("A", "a", "d")])
    assert [(it.place, it.name, it.games, it.by) for it in found] == [
        (1, "a", 1, "cards"),
        (2, "c", 1, "cards"),
        (3, "d", 1, "cards"),
        (4, "b", 1, "cards"),
    ]
    assert standings([]) == ()


def test_a_walk_over_is_a_win_with_nine_cards() -> None:
    found = standings([Game("A", "a", "b", (9, 0), 0), Game("A", "c", "", (9, 0), 0)])
    assert [(it.name, it.wins, it.cards) for it in found] == [("a", 1, 9), ("c", 1, 9), ("b", 0, 0)]


@given(st.data(), st.integers(2, 5))
def test_standings_are_an_order_by_wins_and_no_place_is_lost(data: st.DataObject, count: int) -> None:
    names = "abcde"[:count]
    played = []
    for one, two in combinations(names, 2):
        cards = data.draw(st.integers(0, 17))
        played.append(Game("A", one, two, (cards, 17 - cards), 0 if cards > 8 else 1))
    found = standings(played)
    assert sorted(it.name for it in found) == sorted(names)
    assert [it.wins for it in found] == sorted((it.wins for it in found), reverse=True)
    assert sum(it.wins for it in found) == len(played)
    assert sum(it.cards for it in found) == 17 * len(played)
    for at, it in enumerate(found):
        assert it.place == next(place for place, other in enumerate(found, start=1) if other.place == it.place)
        assert it.place <= at + 1
        if it.by == "even":
            assert [other.by for other in found].count("even") > 1
    pairs = [(a, b) for a, b in combinations(found, 2) if a.wins == b.wins]
    if len(pairs) == 1:
        (a, b) = pairs[0]
        assert next(game for game in played if set(game.players) == {a.name, b.name}).won_by(a.name)
    assert found == standings([game.seen_by(game.second) for game in reversed(played)])


# -- who plays whom ---------------------------------------------------------------------------------------------------


def test_four_meet_in_three_rounds() -> None:
    made = rounds("abcd")
    assert len(made) == 3
    assert all(len({name for pair in pairs for name in pair}) == 4 for pairs in made)
    assert sorted(tuple(sorted(pair)) for pairs in made for pair in pairs) == list(combinations("abcd", 2))


@given(st.integers(2, 24))
def test_all_meet_once_and_nobody_twice_before(count: int) -> None:
    names = [str(number) for number in range(count)]
    made = rounds(names)
    met = Counter(frozenset(pair) for pairs in made for pair in pairs)
    assert len(met) == count * (count - 1) // 2
    assert set(met.values()) == {1}
    assert len(made) == count - 1 + count % 2
    half = rounds(names, 3)
    assert half == made[:3] if count > 3 else len(half) == 3


@given(st.sets(st.text(min_size=1, max_size=5), min_size=2, max_size=40), st.integers(0, 9))
def test_a_class_is_drawn_into_blocks_of_four_and_three(names: set[str], seed: int) -> None:
    made = blocks(sorted(names), str(seed))
    assert sorted(name for block in made for name in block) == sorted(names)
    sizes = Counter(map(len, made))
    assert set(sizes) <= ({3, 4} if len(names) > 5 else {len(names)})
    assert len(names) % 4 or set(sizes) == {4}
    assert made == blocks(sorted(names, reverse=True), str(seed))


def test_fixtures_are_all_games_of_all_blocks() -> None:
    made = fixtures([f"P{number}" for number in range(12)], "1")
    assert Counter(game.block for game in made) == {"A": 6, "B": 6, "C": 6}
    assert {game.winner for game in made} == {None}
    many = fixtures([str(number) for number in range(4 * 28)], "1")
    assert list(dict.fromkeys(game.block for game in many))[25:28] == ["Z", "AA", "AB"]


@pytest.mark.parametrize(("players", "count"), [(8, 8), (9, 8), (12, 10), (15, 10)])
def test_an_event_has_eight_or_ten_games_for_each(players: int, count: int) -> None:
    made = preliminaries([str(number) for number in range(players)], count, "1")
    played = Counter(name for game in made for name in game.players if name)
    assert set(played.values()) == {count}
    assert made[0].block == "1 pink"
    assert {game.block for game in made if game.block.startswith("6 ")} == {"6 pink"}
    assert all(game.cards == (9, 0) for game in made if not game.second)


RANKED = tuple(Standing(place, f"P{place}", 8, 9 - place, 70, "wins") for place in range(1, 10))


def test_the_first_eight_play_the_knock_out() -> None:
    first = knock_out(RANKED)
    assert first == (("P1", "P8"), ("P4", "P5"), ("P2", "P7"), ("P3", "P6"))
    assert bracket(first, []) == (first,)
    quarters = [Game("KO", a, b, (9, 8), 0) for a, b in first[:3]] + [Game("KO", "P6", "P3", (8, 8), 0)]
    assert bracket(first, quarters[:3]) == (first,)
    semis = (("P1", "P4"), ("P2", "P6"))
    assert bracket(first, quarters) == (first, semis)
    more = [*quarters, Game("KO", "P4", "P1", (12, 5), 0), Game("KO", "P2", "P6", (9, 0), 0)]
    assert bracket(first, more) == (first, semis, (("P4", "P2"),))


@pytest.mark.parametrize(
    ("attempt", "message"),
    [
        (lambda: blocks(["a"], "1"), "1 players: a league has two at least"),
        (lambda: blocks(["a", "b", "a"], "1"), "'a' stands there twice"),
        (lambda: preliminaries(list("abcdefgh"), 9, "1"), "9 games of 8 players: an event has 8 or 10"),
        (lambda: preliminaries(list("abcdefg"), 8, "1"), "8 players at least"),
        (lambda: knock_out(RANKED[:7]), "7 players, equal at the eighth place: nobody"),
        (lambda: knock_out((*RANKED[:7], RANKED[7], RANKED[8]._replace(place=8))), "equal at the eighth place: P8, P9"),
    ],
)
def test_what_can_not_be_is_refused(attempt: object, message: str) -> None:
    assert callable(attempt)
    with pytest.raises(BadInput, match=message) as caught:
        attempt()
    for language in languages():
        assert say(language, caught.value.key, **caught.value.facts)
