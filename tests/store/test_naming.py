from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karuta.errors import BadInput
from karuta.store.naming import LEAST, MOST, name_of, skeleton


@pytest.mark.parametrize(
    "bad", ["", "a", "x" * 25, "a<b>", "a\0b", "--", "a/b", "\u202eabc", "a\u200bb", "\u0301ab", "😀😀"]
)
def test_what_is_no_name_is_said(bad: str) -> None:
    with pytest.raises(BadInput) as refused:
        name_of(bad)
    assert refused.value.key == "error-account-name"


@pytest.mark.parametrize(
    "good", ["Aki", "小町", "エリザベート・バートリ", "Борис", "José", "O'Neill", "Jean-Luc", "Aki 小町", "สมชาย"]
)
def test_people_of_all_scripts_have_names(good: str) -> None:
    assert name_of(good) == good


@pytest.mark.parametrize("mixed", ["Bоris", "Аki", "Οno no Komachi"])
def test_letters_of_two_alphabets_make_no_name(mixed: str) -> None:
    with pytest.raises(BadInput) as refused:
        name_of(mixed)
    assert refused.value.key == "error-account-name-mixed"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Aki", "AKI"),
        ("сор", "cop"),
        ("Aki", "A k-i"),
        ("ill", "1l1"),
        ("ＡＫＩ", "aki"),
        ("Straße", "strasse"),
        ("αα", "aa"),
    ],
)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_different_names_are_different() -> None:
    names = ("aki", "haru", "小町", "大町", "Борис", "Bóris", "Boris", "か", "が")
    assert len({skeleton(name) for name in names}) == len(names)


@given(st.text(max_size=40))
def test_a_name_is_kept_as_it_is_or_refused(given: str) -> None:
    try:
        name = name_of(given)
    except BadInput:
        return
    assert LEAST <= len(name) <= MOST
    assert name_of(name) == name
    assert name.isprintable()
    assert 0 < len(skeleton(name)) <= 120
