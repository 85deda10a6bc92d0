from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from karuta.poems.openings import Openings

WORDS = st.lists(st.text("abc", min_size=5, max_size=5), min_size=1, max_size=12, unique=True)


def shared(one: str, two: str) -> int:
    return next((i for i, (a, b) in enumerate(zip(one, two, strict=True)) if a != b), len(one))


@given(WORDS, st.data())
def test_openings_agree_with_comparing_all_pairs(words: list[str], data: st.DataObject) -> None:
    texts = dict(enumerate(words, start=1))
    openings = Openings(texts)
    unread = data.draw(st.sets(st.sampled_from(sorted(texts))))
    bits = sum(1 << number for number in unread)
    for a, one in texts.items():
        assert [openings.common(a, b) for b in texts] == [shared(one, two) for two in texts.values()]
        rivals = [shared(one, texts[b]) for b in unread if b != a]
        assert openings.deciding(a, unread) == openings.deciding_bits(a, bits) == max(rivals, default=0) + 1
        for units in range(1, 5):
            sharing = openings.sharing(a, units, unread)
            assert set(sharing) == {b for b in unread if b != a and shared(one, texts[b]) >= units}
            likeness = [openings.common(a, b) for b in sharing]
            assert likeness == sorted(likeness, reverse=True)


@given(WORDS, st.data())
def test_loosened_are_those_told_earlier_without_a_text(words: list[str], data: st.DataObject) -> None:
    texts = dict(enumerate(words, start=1))
    openings = Openings(texts)
    unread = data.draw(st.sets(st.sampled_from(sorted(texts)), min_size=1))
    read = data.draw(st.sampled_from(sorted(unread)))
    told = [(other, openings.deciding(other, unread), openings.deciding(other, unread - {read})) for other in unread]
    earlier = sorted(it for it in told if it[0] != read and it[2] < it[1])
    assert openings.loosened(read, sum(1 << number for number in unread)) == earlier
