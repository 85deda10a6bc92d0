from __future__ import annotations

import pytest

from karuta.poems.kana import morae, romaji_of

SYLLABARY = {
    "あいうえお": "a i u e o",
    "かきくけこ": "ka ki ku ke ko",
    "がぎぐげご": "ga gi gu ge go",
    "さしすせそ": "sa shi su se so",
    "ざじずぜぞ": "za ji zu ze zo",
    "たちつてと": "ta chi tsu te to",
    "だぢづでど": "da ji zu de do",
    "なにぬねの": "na ni nu ne no",
    "はひふへほ": "ha hi fu he ho",
    "ばびぶべぼ": "ba bi bu be bo",
    "ぱぴぷぺぽ": "pa pi pu pe po",
    "まみむめも": "ma mi mu me mo",
    "やゆよ": "ya yu yo",
    "らりるれろ": "ra ri ru re ro",
    "わゐゑを": "wa i e o",
    "ん": "n",
}


@pytest.mark.parametrize(("kana", "romaji"), SYLLABARY.items())
def test_hepburn_of_each_sign(kana: str, romaji: str) -> None:
    assert [romaji_of(sign) for sign in kana] == romaji.split()


@pytest.mark.parametrize(
    ("kana", "romaji"),
    [
        ("きゃしゅちょ", "kyashucho"),
        ("じゃぢゅぎょ", "jajugyo"),
        ("りゃみゅひょ", "ryamyuhyo"),
        ("ちょー", "chō"),
        ("ゆーぐれ", "yūgure"),
        ("おーさか", "ōsaka"),
        ("おおこ", "ooko"),
        ("いっしゅ", "isshu"),
        ("まっちゃ", "matcha"),
        ("たんい", "tan'i"),
        ("ほんや", "hon'ya"),
        ("かなしけれ", "kanashikere"),
        ("あわんと", "awanto"),
        ("", ""),
    ],
)
def test_hepburn_of_words(kana: str, romaji: str) -> None:
    assert romaji_of(kana) == romaji


def test_a_sign_that_is_no_hiragana_is_refused() -> None:
    with pytest.raises(KeyError):
        romaji_of("秋")


@pytest.mark.parametrize(
    ("kana", "beats"),
    [
        ("ちはや", ["ち", "は", "や"]),
        ("きょうを", ["きょ", "う", "を"]),
        ("ほすちょー", ["ほ", "す", "ちょ", "ー"]),
        ("いっしゅ", ["い", "っ", "しゅ"]),
        ("かもねん", ["か", "も", "ね", "ん"]),
        ("", []),
    ],
)
def test_morae(kana: str, beats: list[str]) -> None:
    assert list(morae(kana)) == beats
