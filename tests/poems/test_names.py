from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karuta.errors import BadInput
from karuta.poems.anthology import POEMS, Poem
from karuta.poems.kimariji import heard_romaji, kimariji, resolve_name


@pytest.mark.parametrize("p", POEMS, ids=lambda p: str(p.number))
def test_every_poem_answers_to_its_number_kimariji_and_verse(p: Poem) -> None:
    for name in (str(p.number), kimariji(p.number), heard_romaji(p.number)):
        assert resolve_name(name) is p
    for form in (p.pronunciation, p.heard, p.historical, p.romaji):
        assert resolve_name("".join(form[:3])) is p
        assert resolve_name(" ".join(form[:3])) is p


@pytest.mark.parametrize(
    ("name", "number"),
    [
        ("  17 ", 17),
        ("１７", 17),
        ("017", 17),
        ("チハ", 17),
        ("ちはや", 17),
        ("Chiha", 17),
        ("CHIGIRI-O", 75),
        ("chigiri ki", 42),
        ("ōko", 44),
        ("ooko", 44),
        ("oko", 44),
        ("Oe", 60),
        ("あふこ", 44),
        ("を", 26),
        ("yo no naka wa", 93),
        ("yononakaha", 93),
        ("yū", 71),
        ("kimi ga tame o", 50),
    ],
)
def test_names_as_people_write_them(name: str, number: int) -> None:
    assert resolve_name(name).number == number


@pytest.mark.parametrize("name", ["ちぎ", "chigiri", "a", "わたのはら"])
def test_an_opening_of_several_poems_is_refused_with_their_names(name: str) -> None:
    with pytest.raises(BadInput, match=name) as caught:
        resolve_name(name)
    assert caught.value.key == "error-poem-ambiguous"
    assert int(caught.value.facts["count"]) > 1


def test_the_names_offered_are_those_to_choose_from() -> None:
    with pytest.raises(BadInput, match=r"42 ちぎりき, 75 ちぎりお"):
        resolve_name("ちぎり")
    with pytest.raises(BadInput, match=r"begins 16 poems .*\.\.\."):
        resolve_name("あ")


@pytest.mark.parametrize("name", ["", "   ", "xyz", "秋の田の", "17b", "-17", "ちゃ"])
def test_what_names_no_poem_is_refused(name: str) -> None:
    with pytest.raises(BadInput) as caught:
        resolve_name(name)
    assert repr(name) in str(caught.value)


@pytest.mark.parametrize("name", ["0", "101", "9999"])
def test_numbers_beyond_the_hundred_are_refused(name: str) -> None:
    with pytest.raises(BadInput, match=name):
        resolve_name(name)


@given(st.text(max_size=12))
def test_any_text_is_answered_or_refused(text: str) -> None:
    try:
        found = resolve_name(text)
    except BadInput:
        return
    assert found in POEMS
