"""Kana as sound: morae and Hepburn romaji."""

from __future__ import annotations

_SMALL = frozenset("ゃゅょぁぃぅぇぉゎ")
_MACRON = {"a": "ā", "i": "ī", "u": "ū", "e": "ē", "o": "ō"}
_ROWS = {
    "": "あいうえお",
    "k": "かきくけこ",
    "g": "がぎぐげご",
    "s": "さしすせそ",
    "z": "ざじずぜぞ",
    "t": "たちつてと",
    "d": "だぢづでど",
    "n": "なにぬねの",
    "h": "はひふへほ",
    "b": "ばびぶべぼ",
    "p": "ぱぴぷぺぽ",
    "m": "まみむめも",
    "r": "らりるれろ",
}
_IRREGULAR = dict(
    zip(
        "しちつふじぢづやゆよわゐゑをん",
        ("shi", "chi", "tsu", "fu", "ji", "ji", "zu", "ya", "yu", "yo", "wa", "i", "e", "o", "n"),
        strict=True,
    )
)


def morae(kana: str) -> tuple[str, ...]:
    """The beats of hiragana `kana`: a small ゃ ゅ ょ joins its kana; ー, っ and ん are beats of their own.

    >>> morae("ころもほすちょー")
    ('こ', 'ろ', 'も', 'ほ', 'す', 'ちょ', 'ー')
    """
    beats: list[str] = []
    for sign in kana:
        if sign in _SMALL and beats:
            beats[-1] += sign
        else:
            beats.append(sign)
    return tuple(beats)


def _spelling() -> dict[str, str]:
    table = {sign: row + vowel for row, signs in _ROWS.items() for sign, vowel in zip(signs, "aiueo", strict=True)}
    table |= _IRREGULAR
    for sign in "きぎしじちぢにひびぴみり":
        stem = table[sign][:-1] if table[sign] in {"shi", "chi", "ji"} else table[sign][:-1] + "y"
        table |= {sign + small: stem + vowel for small, vowel in zip("ゃゅょ", "auo", strict=True)}
    return table


_SPELLING = _spelling()


def romaji_of(kana: str) -> str:
    """Hepburn of hiragana that is written as it sounds; raises KeyError for a sign that is no hiragana.

    A long mark puts a macron on the vowel before it, two vowels that are written stay two letters (so that the letters
    of a kimariji can be counted), ん is `n`, and `n'` before a vowel or y.

    >>> romaji_of("おーさかの"), romaji_of("おおこ"), romaji_of("たんい")
    ('ōsakano', 'ooko', "tan'i")
    """
    letters = ""
    before = ""
    for beat in morae(kana):
        if beat == "ー":
            letters = letters[:-1] + _MACRON[letters[-1:]]
        elif beat != "っ":
            sound = _SPELLING[beat]
            if before == "ん" and sound[0] in "aiueoy":
                letters += "'"
            if before == "っ":
                letters += "t" if sound.startswith("ch") else sound[0]
            letters += sound
        before = beat
    return letters
