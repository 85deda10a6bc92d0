from __future__ import annotations

import csv
import re
from collections import Counter
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karuta.errors import BadInput
from karuta.poems.anthology import POEMS, poem
from karuta.poems.kimariji import (
    ALL,
    OPENINGS,
    Shortened,
    Unread,
    common,
    deciding,
    heard_romaji,
    kimariji,
    lower_kimariji,
    opening,
    printed_kimariji,
)
from karuta.poems.reading import Verse

# Rules 9: the kimariji of the full hundred by poem number.
FULL_HUNDRED = re.split(
    r"[\s;]+",
    """
    あきの はるす あし たご おく かさ あまの わがい はなの これ;
    わたのはらや あまつ つく みち きみがためは たち ちは す なにわが わび;
    いまこ ふ つき この なにし おぐ みかの やまざ こころあ ありあ;
    あさぼらけあ やまが ひさ たれ ひとは なつ しら わすら あさじ しの;
    こい ちぎりき あい おおこ あわれ ゆら やえ かぜを みかき きみがためお;
    かく あけ なげき わすれ たき あらざ め ありま やす おおえ;
    いに よを いまは あさぼらけう うら もろ はるの こころに あらし さ;
    ゆう おと たか うか ちぎりお わたのはらこ せ あわじ あきか ながか;
    ほ おも よのなかよ ながら よも なげけ む なにわえ たま みせ;
    きり わがそ よのなかは みよ おおけ はなさ こぬ かぜそ ひとも もも
    """.strip(),
)
UNREAD = st.sets(st.integers(1, 100), min_size=1)


def test_the_full_hundred() -> None:
    assert [kimariji(number) for number in range(1, 101)] == FULL_HUNDRED


def test_the_columns_of_the_anthology_agree_with_what_is_worked_out() -> None:
    """They come from lists of players, not from this program."""
    lines = files("karuta.poems").joinpath("anthology.csv").read_text(encoding="utf-8").splitlines()
    for row in list(csv.DictReader(lines))[1:]:
        number = int(row["number"])
        worked_out = (kimariji(number), str(deciding(number)), lower_kimariji(number))
        assert worked_out == (row["kimariji"], row["kimariji_count"], row["shimo_kimariji"])


def test_lengths() -> None:
    assert Counter(deciding(number) for number in ALL) == {1: 7, 2: 42, 3: 37, 4: 6, 5: 2, 6: 6}


def test_first_sounds() -> None:
    groups = {
        "むすめふさほせ": 1,
        "うつしもゆ": 2,
        "いちひき": 3,
        "はやよか": 4,
        "み": 5,
        "たこ": 6,
        "わお": 7,
        "な": 8,
        "あ": 16,
    }
    expected = {sound: count for sounds, count in groups.items() for sound in sounds}
    assert Counter(p.upper[0] for p in POEMS) == expected


def test_live_examples() -> None:
    """Rules 1.1, 7-9: Chiha, Chigirio and Chigiriki."""
    assert [kimariji(number) for number in (17, 75, 42)] == ["ちは", "ちぎりお", "ちぎりき"]
    assert common(42, 75) == 3
    assert kimariji(42, ALL - {17, 75}) == "ち"
    assert kimariji(42, ALL - {75}) == "ちぎ"
    assert kimariji(42, ALL - {17}) == "ちぎりき"


def test_sound_decides_and_spelling_is_shown() -> None:
    assert poem(44).historical[0] == "あふことの"
    assert kimariji(44) == "おおこ"
    assert common(44, 43) == 0
    assert common(44, 60) == 2
    assert (kimariji(62), heard_romaji(62)) == ("よを", "yoo")
    assert (kimariji(93), heard_romaji(93)) == ("よのなかは", "yononakawa")
    assert (kimariji(63), heard_romaji(63)) == ("いまは", "imawa")
    assert opening(17, 3) == "ちはや"


def test_common_is_symmetric_and_whole_for_the_poem_itself() -> None:
    assert all(common(a, b) == common(b, a) for a in ALL for b in ALL)
    assert all(common(number, number) == len(poem(number).upper) for number in ALL)


@given(UNREAD)
def test_kimariji_are_unique_and_minimal(unread: set[int]) -> None:
    """After any set of reads; a card decided at mora k > 1 has another unread card with the same k - 1 (rules 9)."""
    heard = {number: poem(number).upper for number in unread}
    openings = {number: heard[number][: deciding(number, unread)] for number in unread}
    assert len(set(openings.values())) == len(unread)
    for number, decided in openings.items():
        others = [heard[other] for other in unread if other != number]
        assert all(other[: len(decided)] != decided for other in others)
        if len(decided) > 1:
            assert any(other[: len(decided) - 1] == decided[:-1] for other in others)


@given(st.integers(1, 100), UNREAD)
def test_the_poem_itself_makes_no_difference(number: int, unread: set[int]) -> None:
    assert deciding(number, unread | {number}) == deciding(number, unread - {number})


@given(st.permutations(range(1, 101)), st.integers(0, 100), st.sampled_from(("upper", "lower")))
def test_reading_one_by_one_is_as_from_scratch(order: list[int], reads: int, verse: Verse) -> None:
    def told(number: int) -> str:
        return opening(number, OPENINGS[verse].deciding(number, left), verse)

    unread = Unread.all()
    left = set(ALL)
    for number in order[:reads]:
        before = {other: told(other) for other in left}
        left.remove(number)
        unread, shortened = unread.without(number, verse)
        after = {other: told(other) for other in sorted(left)}
        changed = tuple(
            Shortened(other, before[other], after[other]) for other in after if after[other] != before[other]
        )
        assert shortened == changed
    assert list(unread) == sorted(left)
    wanted = [OPENINGS[verse].deciding(number, left) for number in ALL]
    assert [unread.deciding(number, verse) for number in ALL] == wanted


def test_what_shortened_is_told() -> None:
    unread, shortened = Unread.all().without(75)
    assert shortened == (Shortened(42, "ちぎりき", "ちぎ"),)
    unread, shortened = unread.without(17)
    assert shortened == (Shortened(42, "ちぎ", "ち"),)
    assert unread.kimariji(42) == "ち"


def test_unread_is_an_immutable_set() -> None:
    whole = Unread.all()
    less, _ = whole.without(17)
    assert (len(whole), len(less)) == (100, 99)
    assert 17 in whole
    assert 17 not in less
    assert 0 not in whole
    assert 101 not in whole
    stranger: object = "17"
    assert not whole.__contains__(stranger)
    assert less.restored(17) == whole == Unread(ALL)
    assert hash(less.restored(17)) == hash(whole)
    assert less != whole
    assert less != ALL - {17}
    assert repr(Unread([18, 17])) == "Unread([17, 18])"
    assert deciding(42, less) == less.deciding(42)


def test_a_poem_is_read_once() -> None:
    unread, _ = Unread.all().without(17)
    with pytest.raises(BadInput, match="poem 17 is not among the unread"):
        unread.without(17)


@pytest.mark.parametrize("number", [0, 101])
def test_only_the_hundred_can_be_unread(number: int) -> None:
    with pytest.raises(BadInput, match=f"^{number}: "):
        Unread([17, number])
    with pytest.raises(BadInput, match=f"^{number}: "):
        Unread.all().restored(number)


def test_lower_verses() -> None:
    """The lone き of 87 is shown as きり, since きょ begins two others; same-sounding verses need many morae."""
    shown = {
        87: "きり",
        17: "から",
        54: "きょうを",
        61: "きょうこ",
        26: "いまひとたびのみ",
        56: "いまひとたびのお",
        88: "みをつくしてや",
    }
    assert {number: lower_kimariji(number) for number in shown} == shown
    assert lower_kimariji(87, ALL - {54, 61}) == "き"
    assert len({lower_kimariji(number) for number in ALL}) == 100
    lone = {number for number in ALL if len(lower_kimariji(number)) == 1}
    assert lone == {37, 42, 51, 73, 85, 90}


@given(UNREAD)
def test_lower_kimariji_tell_the_lower_verses(unread: set[int]) -> None:
    for number in unread:
        shown = lower_kimariji(number, unread)
        spelled = "".join(poem(number).pronunciation[3:])
        assert spelled.startswith(shown)
        assert not any("".join(poem(other).pronunciation[3:]).startswith(shown) for other in unread - {number})


def test_printed_torifuda() -> None:
    """The shortest prefix of the printed text is a third form."""
    lengths = Counter(len(printed_kimariji(number)) for number in ALL)
    assert lengths == {1: 9, 2: 44, 3: 31, 4: 8, 5: 2, 7: 4, 8: 2}
    for number in ALL:
        shown = printed_kimariji(number)
        assert [p.number for p in POEMS if p.torifuda.startswith(shown)] == [number]
        assert len([p for p in POEMS if p.torifuda.startswith(shown[:-1])]) > 1
