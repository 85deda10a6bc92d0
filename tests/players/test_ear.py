from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from karuta.players.ear import MORAE, Ear, Mora
from karuta.poems.anthology import POEMS
from karuta.poems.kana import morae
from karuta.poems.openings import LOWER, UPPER, Openings
from karuta.poems.reading import Verse

OPENINGS: dict[Verse, Openings] = {"upper": UPPER, "lower": LOWER}
VERSES = st.sampled_from(("upper", "lower"))
POEM = st.integers(1, 100)
UNREAD = st.frozensets(POEM, min_size=1, max_size=60)


def sung(number: int, verse: Verse) -> tuple[str, ...]:
    chant = POEMS[number - 1].chant
    return morae("".join(chant[:3] if verse == "upper" else chant[3:]))


@given(VERSES, POEM, UNREAD, st.booleans())
@settings(max_examples=200, deadline=None)
def test_what_fits_is_what_begins_alike(verse: Verse, number: int, others: frozenset[int], by_voice: bool) -> None:
    unread = others | {number}
    ear = Ear(verse, unread)
    kana = sung(number, verse) if by_voice else MORAE[verse][number]
    decided = OPENINGS[verse].deciding(number, unread)
    for at, one in enumerate(kana[:decided]):
        fitting = ear.hear(Mora(at + 1, one, 200 * at, 200 * at + 200))
        assert set(fitting) == {n for n in unread if n == number or OPENINGS[verse].common(n, number) > at}
    assert list(fitting) == [number]


@given(VERSES, POEM, UNREAD)
@settings(max_examples=100, deadline=None)
def test_whether_the_next_mora_tells_all_apart(verse: Verse, number: int, others: frozenset[int]) -> None:
    ear = Ear(verse, others | {number})
    fitting = ear.hear(Mora(1, MORAE[verse][number][0], 0, 200))
    if len(fitting) > 1:
        apart = all(OPENINGS[verse].common(a, b) <= 1 for a in fitting for b in fitting if a != b)
        assert ear.next_decides(fitting, 1) == apart


@pytest.mark.parametrize("verse", ["upper", "lower"])
def test_a_voice_sings_as_many_morae_as_are_heard(verse: Verse) -> None:
    for number in range(1, 101):
        assert len(sung(number, verse)) == len(MORAE[verse][number])


def test_a_sound_that_begins_no_verse_fits_nothing() -> None:
    assert Ear("upper", range(1, 101)).hear(Mora(1, "ん", 0, 200)) == []
