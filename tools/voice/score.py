"""The score of a verse: when each phone and each mora begins and ends.

Times are whole ticks of 5 ms, the frame of the HTS voice, so that the score can be sung exactly. The tempo up to the
deciding mora is the same in every poem, whatever its words: extra morae (ji-amari) are paid for after the first phrase.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from karuta.poems.reading import Verse
from karuta.recital.voice import VERSES

from .sounds import LONG, Sound, sounds

TICK_MS = 5


def _by_length(groups: Mapping[int, str]) -> dict[str, int]:
    return {consonant: ms for ms, consonants in groups.items() for consonant in consonants.split()}


_CONSONANT_MS = _by_length(
    {
        40: "r",
        50: "g d ry",
        55: "b y",
        60: "t n gy w",
        65: "m p by",
        70: "ny",
        75: "k z my py",
        80: "h j",
        85: "f ky",
        90: "hy",
        95: "ch ts",
        105: "s",
        110: "sh",
    }
)
_FIRST_CONSONANT_MS = _by_length(
    {
        40: "t",
        45: "k p",
        55: "ky py",
        60: "r",
        65: "ch ts ry",
        75: "y",
        80: "w",
        90: "n z j",
        95: "m my ny",
        115: "h hy",
        120: "s sh f",
    }
)
"""At the start of a verse: breath and murmur long enough to be told apart, no closure that nobody could hear."""
_LONGEST_SHARE = 0.5
_LAST_MORA_AT_LEAST_MS = 350


@dataclass(frozen=True, slots=True)
class Pace:
    """How a rhythm of the readers becomes lengths, all in ms.

    `upper` is the whole upper verse; `lower` runs to the onset of the last vowel, which lingers for `linger`; `pause`
    is the silence before the next upper verse. The ends of the first two phrases are held for `ends` longer. The
    first mora is a little longer than the others so that its consonant can be heard out.
    """

    rhythm: str
    lower: int
    linger: int
    pause: int
    upper: int
    first_mora: int
    mora: int
    ends: tuple[int, int]
    lower_mora: int


PACES = {
    pace.rhythm: pace
    for pace in (
        Pace("5-3-1-6", 5000, 3000, 1000, 6000, first_mora=260, mora=235, ends=(450, 450), lower_mora=330),
        Pace("4-3-1-5", 4000, 3000, 1000, 5000, first_mora=230, mora=205, ends=(350, 350), lower_mora=280),
    )
}


@dataclass(frozen=True, slots=True)
class Mora:
    """One mora of a score; `start` of its consonant, `vowel` onset and `end` in ticks, `phrase` 0..4 in the poem."""

    sound: Sound
    phrase: int
    start: int
    vowel: int
    end: int
    closes: bool


@dataclass(frozen=True, slots=True)
class Phone:
    """One phone as the synthesiser sings it, in ticks; ー has none of its own but lengthens the vowel before it."""

    name: str
    start: int
    end: int
    phrase: int
    mora: int


@dataclass(frozen=True, slots=True)
class Score:
    """A verse ready to be sung; `length` in ticks."""

    verse: Verse
    morae: tuple[Mora, ...]
    phones: tuple[Phone, ...]
    length: int


def verse_of(name: str) -> Verse:
    """Which verse a clip such as `017_1` holds."""
    return VERSES[int(name[4]) - 1]


def seed_of(name: str) -> int:
    """What the micro-variation of a clip such as `017_1` is drawn from: no two verses waver alike."""
    return 2 * int(name[:3]) + int(name[4]) - 1


def pace_of(rhythm: str) -> Pace:
    """The pace of a rhythm; raises ValueError for one that has none."""
    try:
        return PACES[rhythm]
    except KeyError:
        known = " or ".join(PACES)
        raise ValueError(f"rhythm {rhythm!r}: unknown; a voice can be rendered in {known}") from None


def consonant_ms(sound: Sound, first: bool) -> int:
    """How long a consonant is sung, ms; `first` at the start of a verse."""
    usual = _CONSONANT_MS.get(sound.consonant, 0)
    return _FIRST_CONSONANT_MS.get(sound.consonant, usual) if first else usual


def _upper_lengths(phrases: Sequence[Sequence[Sound]], pace: Pace) -> list[float]:
    lengths = [float(pace.mora)] * sum(map(len, phrases))
    lengths[0] = pace.first_mora
    first_end, second_end = len(phrases[0]) - 1, len(phrases[0]) + len(phrases[1]) - 1
    lengths[first_end] += pace.ends[0]
    lengths[second_end] += pace.ends[1]
    steady = first_end + 2
    rest = pace.upper - sum(lengths)
    if rest < _LAST_MORA_AT_LEAST_MS:
        room = pace.upper - _LAST_MORA_AT_LEAST_MS - sum(lengths[:steady])
        squeeze = room / sum(lengths[steady:])
        lengths[steady:] = [length * squeeze for length in lengths[steady:]]
        rest = _LAST_MORA_AT_LEAST_MS
    lengths[-1] += rest
    return lengths


def _lower_lengths(phrases: Sequence[Sequence[Sound]], pace: Pace) -> list[float]:
    consonant = consonant_ms(phrases[1][-1], first=False)
    body = pace.lower - consonant
    count = len(phrases[0]) + len(phrases[1]) - 1
    lengths = [float(pace.lower_mora)] * count
    lengths[len(phrases[0]) - 1] += max(300, min(600, body - pace.lower_mora * count))
    squeeze = body / sum(lengths)
    return [length * squeeze for length in lengths] + [float(consonant + pace.linger)]


def _ticks(ms: float) -> int:
    return round(ms / TICK_MS)


def _morae(phrases: Sequence[Sequence[Sound]], lengths: Sequence[float], first_phrase: int) -> list[Mora]:
    placed: list[Mora] = []
    now = 0.0
    for k, phrase in enumerate(phrases):
        for j, sound in enumerate(phrase):
            length = lengths[len(placed)]
            consonant = min(consonant_ms(sound, first=not placed), _LONGEST_SHARE * length)
            start, end = _ticks(now), _ticks(now + length)
            vowel = _ticks(now + consonant) if sound.consonant else start
            placed.append(Mora(sound, first_phrase + k, start, vowel, end, closes=j == len(phrase) - 1))
            now += length
    return placed


def _phones(morae: Sequence[Mora]) -> list[Phone]:
    phones: list[Phone] = []
    for i, mora in enumerate(morae):
        if mora.sound.kana == LONG:
            phones[-1] = Phone(phones[-1].name, phones[-1].start, mora.end, phones[-1].phrase, phones[-1].mora)
            continue
        if mora.sound.consonant:
            phones.append(Phone(mora.sound.consonant, mora.start, mora.vowel, mora.phrase, i))
        phones.append(Phone(mora.sound.vowel, mora.vowel, mora.end, mora.phrase, i))
    return phones


def score_of(chant: Sequence[str], verse: Verse, rhythm: str) -> Score:
    """The score of one verse of a poem with the five phrases `chant`; raises ValueError for what can't be sung.

    >>> joka = ("なにわずに", "さくやこのはな", "ふゆごもり", "いまおはるべと", "さくやこのはな")
    >>> verse = score_of(joka, "lower", "5-3-1-6")
    >>> verse.length * TICK_MS, verse.morae[-1].vowel * TICK_MS
    (8000, 5000)
    """
    pace = pace_of(rhythm)
    phrases = [sounds(phrase) for phrase in (chant[:3] if verse == "upper" else chant[3:])]
    lengths = _upper_lengths(phrases, pace) if verse == "upper" else _lower_lengths(phrases, pace)
    morae = _morae(phrases, lengths, first_phrase=0 if verse == "upper" else 3)
    return Score(verse, tuple(morae), tuple(_phones(morae)), morae[-1].end)
