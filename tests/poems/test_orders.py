from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karuta.poems import orders
from karuta.poems.anthology import poem
from karuta.poems.kimariji import ALL, common, deciding, kimariji


def names(numbers: tuple[int, ...]) -> list[str]:
    return [kimariji(number) for number in numbers]


@pytest.mark.parametrize("order", [orders.BY_KIMARIJI, orders.BY_SYLLABARY, orders.BY_LOWER_VERSE, orders.BY_PRINTED])
def test_each_order_holds_every_poem_once(order: tuple[int, ...]) -> None:
    assert sorted(order) == sorted(ALL)


def test_traditional_order() -> None:
    assert names(orders.MUSUME_FUSAHOSE) == list("むすめふさほせ")
    firsts = list(dict.fromkeys(poem(number).upper[0] for number in orders.BY_KIMARIJI))
    assert "".join(firsts) == "むすめふさほせうつしもゆいちひきはやよかみたこわおなあ"
    assert names(orders.BY_KIMARIJI[-3:]) == ["あわれ", "あさぼらけあ", "あさぼらけう"]
    assert names(orders.BY_KIMARIJI[7:11]) == ["うか", "うら", "つき", "つく"]


def test_orders_by_the_syllabary() -> None:
    assert names(orders.BY_SYLLABARY[:2]) == ["あい", "あきか"]
    assert poem(orders.BY_LOWER_VERSE[0]).pronunciation[3] == "あかつきばかり"
    assert poem(orders.BY_PRINTED[0]).torifuda == "あかつきはかりうきものはなし"
    # By sound を sorts with お, on the printed card it does not.
    assert orders.BY_LOWER_VERSE.index(12) < orders.BY_LOWER_VERSE.index(17)
    assert orders.BY_PRINTED[-1] == 12


def test_oyamafuda_are_three_pairs_of_six_sounds() -> None:
    assert {kimariji(number)[:-1] for number in orders.OYAMAFUDA} == {"きみがため", "わたのはら", "あさぼらけ"}
    assert len(orders.OYAMAFUDA) == 6


def test_tomofuda_share_all_but_the_last_sound() -> None:
    """Rules C13: Chigiriki and Chigirio are twins, Chiha is none of theirs."""
    assert orders.tomofuda(42) == (75,)
    assert orders.tomofuda(17) == ()
    assert orders.tomofuda(87) == ()
    assert orders.tomofuda(73) == (4, 16, 34, 55, 89)
    for group in orders.TOMOFUDA:
        assert len({poem(number).upper[: deciding(number) - 1] for number in group}) == 1
        assert len({deciding(number) for number in group}) == 1
        assert len(group) > 1
    assert {number for group in orders.TOMOFUDA for number in group} == {n for n in ALL if orders.tomofuda(n)}
    assert len({number for group in orders.TOMOFUDA for number in group}) == sum(map(len, orders.TOMOFUDA))


@given(st.sets(st.integers(1, 100), min_size=1))
def test_twins_change_with_what_was_read_and_are_mutual(unread: set[int]) -> None:
    for number in unread:
        twins = orders.tomofuda(number, unread)
        assert number not in twins
        for twin in twins:
            assert number in orders.tomofuda(twin, unread)
            assert common(number, twin) == deciding(number, unread) - 1 == deciding(twin, unread) - 1


def test_colours() -> None:
    assert sorted(number for numbers in orders.COLOURS.values() for number in numbers) == sorted(ALL)


def test_thirds_and_quarters_share_out_the_hundred() -> None:
    thirds = [orders.third(letter) for letter in "ABC"]
    assert [len(numbers) for numbers in thirds] == [34, 33, 33]
    assert {poem(number).upper[0] for number in thirds[1]} == set("かきこたちつみむめも")
    quarters = [orders.quarter(letter) for letter in "1234"]
    assert [len(numbers) for numbers in quarters] == [25] * 4
    assert set(orders.MUSUME_FUSAHOSE) < set(quarters[0])
    for parts in (thirds, quarters):
        assert sorted(number for numbers in parts for number in numbers) == sorted(ALL)
        assert all(list(numbers) == sorted(numbers) for numbers in parts)
