from __future__ import annotations

import re
import unicodedata
from collections import Counter

import pytest

from karuta.errors import BadInput
from karuta.poems.anthology import JOKA, LANGUAGES, POEMS, Poem, morae, poem
from karuta.poems.kana import romaji_of

IROHA = "いろはにほへとちりぬるをわかよたれそつねならむうゐのおくやまけふこえてあさきゆめみしゑひもせす"
ALL = (JOKA, *POEMS)
LENGTH = {"en": (60, 110), "fr": (60, 110), "es": (60, 110), "ru": (60, 110), "ja": (24, 48)}
SIGNS = {
    "en": r"[A-Za-zŌō ,.:;?!’“”-]+",
    "fr": r"[A-Za-zÀ-ÿŌōœŒ ,.:;?!’«»\u00a0\u202f-]+",
    "es": r"[A-Za-zÀ-ÿŌō ,.:;¿?¡!«»-]+",
    "ru": r"[А-Яа-яЁё ,.:;?!«»-]+",
    "ja": r"[ぁ-ゖー一-龯々、。「」]+",
}


def without_dakuten(kana: str) -> str:
    return "".join(sign for sign in unicodedata.normalize("NFD", kana) if not unicodedata.combining(sign))


def test_one_hundred_in_order_and_the_joka() -> None:
    assert [p.number for p in POEMS] == list(range(1, 101))
    assert JOKA.number == 0
    assert all(poem(p.number) is p for p in ALL)


@pytest.mark.parametrize("number", [-1, 101, 1000])
def test_other_numbers_are_refused_by_name(number: int) -> None:
    with pytest.raises(BadInput, match=f"^{number}: .*1 to 100"):
        poem(number)


def test_the_joka_reads_ima_o_and_lies_on_no_card() -> None:
    assert JOKA.text[3] == "今を春べと"
    assert JOKA.heard[3] == "いまおはるべと"
    assert (JOKA.torifuda, JOKA.colour) == ("", "")


@pytest.mark.parametrize("p", POEMS, ids=lambda p: str(p.number))
def test_torifuda_is_the_historical_lower_verse_without_dakuten(p: Poem) -> None:
    assert p.torifuda == without_dakuten("".join(p.historical[3:]))


def test_torifuda_use_the_47_kana_and_are_of_three_lengths() -> None:
    assert len(set(IROHA)) == 47
    assert set("".join(p.torifuda for p in POEMS)) == set(IROHA)
    assert Counter(len(p.torifuda) for p in POEMS) == {14: 88, 15: 11, 16: 1}
    assert len({p.torifuda for p in POEMS}) == 100


@pytest.mark.parametrize("p", ALL, ids=lambda p: str(p.number))
def test_every_form_has_the_same_morae(p: Poem) -> None:
    assert len(p.upper) == len(p.upper_spelled) == len(morae("".join(p.chant[:3])))
    assert len(p.lower) == len(p.lower_spelled) == len(morae("".join(p.chant[3:])))
    for phrase, length in zip(p.heard, (5, 7, 5, 7, 7), strict=True):
        assert length <= len(morae(phrase)) <= length + 1


@pytest.mark.parametrize("p", ALL, ids=lambda p: str(p.number))
def test_heard_kana_have_no_silent_spelling(p: Poem) -> None:
    assert not set("".join(p.heard)) & set("をゐゑー")
    assert re.fullmatch("[ぁ-ゖ]+", "".join(p.pronunciation))
    assert re.fullmatch("[ぁ-ゖ]+", "".join(p.historical))


@pytest.mark.parametrize("p", ALL, ids=lambda p: str(p.number))
def test_romaji_is_the_hepburn_of_the_chant_with_words_spaced(p: Poem) -> None:
    assert [phrase.replace(" ", "") for phrase in p.romaji] == [romaji_of(phrase) for phrase in p.chant]
    assert all(re.fullmatch(r"[a-zāīūēō']+( [a-zāīūēō']+)*", phrase) for phrase in p.romaji)
    assert any(" " in phrase for phrase in p.romaji)


def test_romaji_spaces_words_as_a_reader_expects() -> None:
    assert poem(1).romaji == (
        "aki no ta no",
        "kario no io no",
        "toma o arami",
        "waga koromode wa",
        "tsuyu ni nuretsutsu",
    )
    assert poem(2).romaji[3] == "koromo hosu chō"
    assert poem(10).romaji[4] == "ōsaka no seki"


def test_romaji_spaces_the_same_phrase_the_same_way() -> None:
    spaced: dict[str, set[str]] = {}
    for p in ALL:
        for chant, romaji in zip(p.chant, p.romaji, strict=True):
            spaced.setdefault(chant, set()).add(romaji)
    assert [ways for ways in spaced.values() if len(ways) > 1] == []


def test_five_colours_of_twenty() -> None:
    colours = Counter(p.colour for p in POEMS)
    assert colours == dict.fromkeys(("pink", "yellow", "blue", "green", "orange"), 20)


@pytest.mark.parametrize("p", ALL, ids=lambda p: str(p.number))
def test_authors_are_named_in_three_scripts(p: Poem) -> None:
    assert re.search("[一-龯]", p.author.kanji)
    assert re.fullmatch("[ぁ-ゖ]+", p.author.kana)
    assert re.fullmatch("[A-Za-zŌōūĀāē' -]+", p.author.romaji)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("p", ALL, ids=lambda p: str(p.number))
def test_glosses_are_one_line_in_their_own_script(p: Poem, language: str) -> None:
    gloss = p.gloss[language]
    shortest, longest = LENGTH[language]
    assert shortest <= len(gloss) <= longest
    assert re.fullmatch(SIGNS[language], gloss)
    assert gloss.endswith("。") == (language == "ja")


@pytest.mark.parametrize("language", LANGUAGES)
def test_glosses_differ(language: str) -> None:
    assert len({p.gloss[language] for p in ALL}) == len(ALL)


def test_french_glosses_keep_their_signs_on_the_line() -> None:
    assert [p.number for p in ALL if re.search(r" [:;?!»]|« ", p.gloss["fr"])] == []


def test_poems_can_be_members_of_a_set() -> None:
    assert len({*ALL, *ALL}) == len(ALL)
