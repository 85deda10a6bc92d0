"""From kana to phones: the consonant and the vowel of each mora, as the HTS voice names them."""

from __future__ import annotations

from dataclasses import dataclass

from karuta.poems.kana import morae

LONG = "ー"
MORAIC_N = "N"
UNVOICED = frozenset({"k", "ky", "s", "sh", "t", "ch", "ts", "h", "hy", "f", "p", "py"})
STOPS = frozenset({"k", "ky", "t", "p", "py", "g", "gy", "d", "b", "by"})
STRIDENTS = frozenset({"s", "sh", "ch", "ts", "z", "j"})
BREATHS = frozenset({"h", "hy", "f"})
NASALS = frozenset({"m", "my", "n", "ny"})

_ROWS = {
    "": "あいうえお",
    "k": "かきくけこ",
    "g": "がぎぐげご",
    "s": "さ_すせそ",
    "z": "ざ_ずぜぞ",
    "t": "た__てと",
    "d": "だ__でど",
    "n": "なにぬねの",
    "h": "はひ_へほ",
    "b": "ばびぶべぼ",
    "p": "ぱぴぷぺぽ",
    "m": "まみむめも",
    "y": "や_ゆ_よ",
    "r": "らりるれろ",
    "w": "わ____",
}
_GLIDES = dict(
    zip("きぎしじちにひびぴみり", ("ky", "gy", "sh", "j", "ch", "ny", "hy", "by", "py", "my", "ry"), strict=True)
)


def _table() -> dict[str, tuple[str, str]]:
    table = {sign: (row, vowel) for row, signs in _ROWS.items() for sign, vowel in zip(signs, "aiueo", strict=True)}
    del table["_"]
    table |= {"し": ("sh", "i"), "じ": ("j", "i"), "ち": ("ch", "i"), "つ": ("ts", "u"), "ふ": ("f", "u")}
    for sign, glide in _GLIDES.items():
        table |= {sign + small: (glide, vowel) for small, vowel in zip("ゃゅょ", "auo", strict=True)}
    return table


_TABLE = _table()


@dataclass(frozen=True, slots=True)
class Sound:
    """One mora as sound: `consonant` is '' for a bare vowel, ん and ー; `vowel` is a, i, u, e, o or N."""

    kana: str
    consonant: str
    vowel: str


def sounds(phrase: str) -> tuple[Sound, ...]:
    """The morae of hiragana that is written as it sounds; raises ValueError for a kana that no chant has.

    >>> [sound.consonant + sound.vowel for sound in sounds("ちょーふん")]
    ['cho', 'o', 'fu', 'N']
    """
    heard: list[Sound] = []
    for kana in morae(phrase):
        if kana == LONG and heard:
            heard.append(Sound(kana, "", heard[-1].vowel))
        elif kana == "ん":
            heard.append(Sound(kana, "", MORAIC_N))
        elif kana in _TABLE:
            heard.append(Sound(kana, *_TABLE[kana]))
        else:
            raise ValueError(
                f"chant phrase {phrase!r}: {kana!r} can't be chanted; write hiragana as they sound, long vowels as ー"
            )
    return tuple(heard)
