from __future__ import annotations

import importlib.util
import re
import unicodedata
from pathlib import Path

import pytest

from karuta.poems.anthology import LANGUAGES
from karuta.poems.glossary import GLOSSARY, Term
from karuta.poems.kana import romaji_of

ROOT = Path(__file__).parent.parent.parent
# Rules 7, and what a match screen says.
TERMS = re.findall(
    r"\w+",
    """
kyogikaruta ogurahyakuninisshu yomifuda torifuda kaminoku shimonoku joka dokushu shimpan mochifuda jijin tekijin ba
kyogisen jodan chudan gedan teiichi ukifuda ankijikan suburi kamae yukoshu kimariji ichijigimari musumefusahose
tomofuda oyamafuda wakarefuda defuda karafuda tori fudachoku fudaoshi haraite tsukite kakoite kakoiteyaburi seimu
okurifuda otetsuki kataote tomoote daburu semidaburu karadabu torizon funshitsu mome kyoshu yoin ma kanji semegaruta
mamorigaruta unmeisen maisa taba fudawake fusensho kyu dan dantaisen shusho meijin kuin sennindokushu chirashidori
sakasamakaruta genpeigassen bozumekuri goshokuhyakuninisshu shimonokukaruta itakaruta
hanafuda koikoi oya yaku tefuda bafuda yamafuda hikari tane tan kasu goko shiko ameshiko sanko hanamizake tsukimizake
inoshikacho akatan aotan tsukifuda teshi kuttsuki hanaawase
hai yoroshikuonegaishimasu onegaishimasu arigatogozaimashita shitsureishimasu sumimasen tatami seiza rei
""",
)
SCRIPT = {
    "en": r"[A-Za-zĀ-ſ0-9 ,.:;()’“”-]+",
    "fr": r"[A-Za-zÀ-ſ0-9 ,.:;!?()’«»\u00a0\u202f-]+",
    "es": r"[A-Za-zÀ-ſ0-9º ,.:;()«»-]+",
    "ru": r"[А-Яа-яЁё0-9EADXI ,.:;()«»-]+",
    "ja": r"[ぁ-ゖァ-ヺー一-龯々、。「」・A-Z]+",
}


def long_vowels_open(romaji: str) -> str:
    folded = unicodedata.normalize("NFD", romaji.lower())
    return re.sub("[^a-z]", "", folded.replace("mp", "np"))


def single(letters: str) -> str:
    return re.sub("o[ou]", "o", letters.replace("uu", "u"))


def test_every_term_of_the_rules_is_here() -> None:
    assert [key for key in TERMS if key not in GLOSSARY] == []


@pytest.mark.parametrize("term", GLOSSARY.values(), ids=lambda term: term.key)
def test_key_romaji_and_kana_say_the_same(term: Term) -> None:
    assert term.key == re.sub("[^a-z]", "", unicodedata.normalize("NFD", term.romaji.lower()))
    assert GLOSSARY[term.key] is term
    assert re.fullmatch("[ぁ-ゖー]+", term.kana)
    assert single(long_vowels_open(term.romaji)) == single(long_vowels_open(romaji_of(term.kana)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("term", GLOSSARY.values(), ids=lambda term: term.key)
def test_texts_are_short_and_in_their_script(term: Term, language: str) -> None:
    line, more = term.line[language], term.more[language]
    assert re.fullmatch(SCRIPT[language], line)
    assert re.fullmatch(SCRIPT[language], more)
    assert 2 <= len(line) <= 60
    assert len(line) < len(more) + 20
    assert not line.endswith((".", "。"))
    assert more.endswith("。" if language == "ja" else ".")
    assert 12 <= len(more) <= 130


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_terms_are_explained_alike(language: str) -> None:
    assert len({term.line[language] for term in GLOSSARY.values()}) == len(GLOSSARY)
    assert len({term.more[language] for term in GLOSSARY.values()}) == len(GLOSSARY)


def test_terms_can_be_members_of_a_set() -> None:
    assert len({*GLOSSARY.values()}) == len(GLOSSARY)


def test_the_page_is_current() -> None:
    spec = importlib.util.spec_from_file_location("glossary_page", ROOT / "tools" / "glossary_page.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    written = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    assert written == tool.page(), "docs/glossary.md is out of date: run python tools/glossary_page.py"
    assert tool.PAGE == ROOT / "docs" / "glossary.md"
