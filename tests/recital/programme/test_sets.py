"""Set expressions and dead cards."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karuta.errors import BadInput
from karuta.poems.anthology import POEMS
from karuta.poems.kimariji import ALL, LOWER, UPPER, deciding, heard_romaji, kimariji
from karuta.poems.orders import COLOURS, MUSUME_FUSAHOSE, OYAMAFUDA, TOMOFUDA, quarter, third
from karuta.recital.programme.sets import dead_cards, poems_of

NUMBERS = st.sets(st.integers(1, 100), min_size=1)


def test_terms_name_what_players_mean() -> None:
    assert poems_of("all") == tuple(range(1, 101))
    assert all(poems_of(colour) == numbers for colour, numbers in COLOURS.items())
    assert (
        poems_of("length:1") == tuple(sorted(MUSUME_FUSAHOSE)) == poems_of("first:む す first:me ふ sa ho せ first:su")
    )
    assert poems_of("group:oyama") == tuple(sorted(OYAMAFUDA)) == poems_of("length:6")
    assert poems_of("group:tomofuda") == tuple(sorted(number for group in TOMOFUDA for number in group))
    assert poems_of("third:B") == third("B")
    assert poems_of("quarter:4") == quarter("4")
    assert poems_of("8?") == tuple(range(80, 90))
    assert poems_of("*[13579]") == tuple(range(1, 101, 2))
    assert poems_of("3..5") == poems_of("3-5") == (3, 4, 5)


@pytest.mark.parametrize("number", sorted(ALL))
def test_each_poem_is_named_by_its_kimariji(number: int) -> None:
    assert poems_of(kimariji(number)) == poems_of(heard_romaji(number)) == poems_of(str(number)) == (number,)


def test_the_first_sounds_part_the_hundred() -> None:
    sounds = {p.upper[0] for p in POEMS}
    assert sorted(number for sound in sounds for number in poems_of(f"first:{sound}")) == sorted(ALL)


def test_the_lengths_part_the_hundred() -> None:
    for length in range(1, 7):
        assert all(deciding(number) == length for number in poems_of(f"length:{length}"))
    assert sum(len(poems_of(f"length:{length}")) for length in range(1, 7)) == 100


def test_terms_are_read_from_left_to_right() -> None:
    assert poems_of("pink -16 16") == poems_of("pink")
    assert poems_of("17 16 -pink") == (17,)
    assert poems_of("-pink") == tuple(sorted(ALL - set(poems_of("pink"))))


@pytest.mark.parametrize("text", ["17,18", "17 18", "17+18", "17、18", "　17　＋１８", "17\n18", ",17,,18,"])
def test_terms_are_parted_as_people_part_them(text: str) -> None:
    assert poems_of(text) == (17, 18)


@pytest.mark.parametrize("term", ["red", "101", "0", "first:ん", "length:7", "14..3", "[9-1]", "third:D", "<b>", "-"])
def test_what_names_no_poem_is_quoted(term: str) -> None:
    with pytest.raises(BadInput) as refused:
        poems_of(f"all {term.upper()}")
    assert refused.value.key == "error-set-term"
    assert refused.value.facts == {"given": term.lower()}


def test_an_opening_of_several_poems_names_them() -> None:
    with pytest.raises(BadInput) as refused:
        poems_of("all -wata")
    assert refused.value.key == "error-poem-ambiguous"
    assert refused.value.facts["count"] == 2


@pytest.mark.parametrize("text", ["", " ", "pink -pink", "-all"])
def test_a_set_has_a_poem(text: str) -> None:
    with pytest.raises(BadInput) as refused:
        poems_of(text)
    assert (refused.value.key, refused.value.facts) == ("error-set-empty", {"given": text})


@given(NUMBERS)
def test_a_list_of_numbers_is_itself(numbers: set[int]) -> None:
    assert poems_of(" ".join(map(str, numbers))) == tuple(sorted(numbers))


@given(st.text(max_size=40))
def test_any_text_is_a_set_or_refused(text: str) -> None:
    try:
        poems = poems_of(text)
    except BadInput:
        return
    assert poems
    assert set(poems) <= ALL


@given(NUMBERS, st.integers(0, 99), st.integers(0, 100), st.text(max_size=5), st.sampled_from(("upper", "lower")))
def test_dead_cards_are_never_of_the_set(chosen: set[int], count: int, likeness: int, seed: str, verse: str) -> None:
    dead = dead_cards(seed, chosen, count, likeness, "upper" if verse == "upper" else "lower")
    assert len(dead) == len(set(dead)) == min(count, 100 - len(chosen))
    assert not chosen & set(dead)


def test_likeness_draws_what_begins_alike() -> None:
    """Of the verse that decides; and without it, no card more than another."""
    chosen = poems_of("first:な")
    like: dict[tuple[int, str], int] = {}
    for likeness in (0, 100):
        for verse, openings in (("upper", UPPER), ("lower", LOWER)):
            drawn = [
                dead_cards(str(n), chosen, 1, likeness, "upper" if verse == "upper" else "lower") for n in range(300)
            ]
            like[likeness, verse] = sum(max(openings.common(dead, card) for card in chosen) > 0 for (dead,) in drawn)
    assert like[0, "upper"] == like[100, "upper"] == 0  # all eight that begin with な are in the set
    assert like[100, "lower"] > 1.5 * like[0, "lower"]


def test_a_twin_is_the_dead_card_that_likeness_draws() -> None:
    drawn = Counter(dead_cards(str(n), (42,), 1, 100, "upper")[0] for n in range(200))
    assert drawn.most_common(1)[0][0] == 75


def test_all_cards_may_be_drawn_where_none_is_liked() -> None:
    drawn = Counter(dead_cards(str(n), (42,), 1, 0, "upper")[0] for n in range(2000))
    assert len(drawn) == 99
    assert max(drawn.values()) < 60
