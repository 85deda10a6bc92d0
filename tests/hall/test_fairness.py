import pytest
from hypothesis import given
from hypothesis import strategies as st

from karuta.errors import BadInput
from karuta.hall import fairness
from karuta.hall.commands import Contact
from karuta.hall.fairness import CAP_MS, MARGIN_MS, QUOTA_MS, REFILL_MS, Allowance, Hands
from karuta.mat.stroke import Sample

ONSET = 10_000.0


def _contact(*times: int, pointer: int = 1, up: bool = False) -> Contact:
    return Contact(1, pointer, "touch", tuple(Sample(t, 10 + t, 20) for t in times), up)


def _arrival(t: int, late_ms: float) -> float:
    return ONSET + t / 10 + late_ms


def test_a_touch_that_the_line_explains_stands_as_claimed() -> None:
    line, hands = Allowance(one_way_ms=80), Hands(1, ONSET)
    assert hands.add(_contact(5000, 5100), _arrival(5000, 80 + MARGIN_MS), line) is None
    assert [s.t for s in hands.strokes()[0].samples] == [5000, 5100]
    assert line.bucket_ms == QUOTA_MS


def test_jitter_is_paid_from_the_bucket_once_in_a_reading_and_comes_back_slowly() -> None:
    line, hands = Allowance(one_way_ms=0), Hands(1, ONSET)
    assert hands.add(_contact(5000), _arrival(5000, MARGIN_MS + 70), line) is None
    assert hands.add(_contact(5200), _arrival(5200, MARGIN_MS + 70), line) is None
    assert line.bucket_ms == pytest.approx(QUOTA_MS - 70)
    line.refill()
    assert line.bucket_ms == pytest.approx(QUOTA_MS - 70 + REFILL_MS)
    for _ in range(9):
        line.refill()
    assert line.bucket_ms == QUOTA_MS


def test_beyond_what_is_allowed_the_touch_counts_from_the_earliest_believable_time() -> None:
    line, hands = Allowance(one_way_ms=10), Hands(1, ONSET)
    late = 10 + MARGIN_MS + QUOTA_MS + 35
    clamp = hands.add(_contact(5000, 5200, 9000), _arrival(5000, late), line)
    assert clamp is not None
    assert (clamp.claimed, clamp.to) == (5000, 5350)
    assert clamp.late_ms == pytest.approx(late)
    assert [s.t for s in hands.strokes()[0].samples] == [5350, 5350, 9000]


def test_nothing_makes_more_than_the_cap_believable() -> None:
    line = Allowance()
    line.trust(5000)
    assert line.one_way_ms == 2500
    assert line.allowed_ms == CAP_MS
    hands = Hands(1, ONSET)
    clamp = hands.add(_contact(0), _arrival(0, 1000), line)
    assert clamp is not None
    assert clamp.to == round(10 * (1000 - CAP_MS))


def test_a_line_that_was_not_measured_gets_the_margin_and_the_bucket_only() -> None:
    line = Allowance(one_way_ms=90)
    line.trust(None)
    assert line.allowed_ms == MARGIN_MS + QUOTA_MS


def test_a_claim_from_the_future_counts_as_soon_as_it_can_be() -> None:
    hands = Hands(1, ONSET)
    hands.add(_contact(50_000), ONSET + 1000, Allowance())
    assert hands.strokes()[0].samples[0].t == round(10 * (1000 + fairness.FUTURE_MS))


def test_a_pointer_that_comes_down_again_makes_a_new_stroke() -> None:
    line, hands = Allowance(), Hands(1, ONSET)
    hands.add(_contact(100, 200, up=True), ONSET + 30, line)
    hands.add(_contact(400, pointer=2), ONSET + 50, line)
    hands.add(_contact(500, 600), ONSET + 70, line)
    assert [(s.pointer, [p.t for p in s.samples]) for s in hands.strokes()] == [
        (1, [100, 200]),
        (2, [400]),
        (1, [500, 600]),
    ]


def test_only_samples_after_the_onset_commit_a_hand() -> None:
    hands = Hands(1, ONSET)
    hands.add(_contact(-500, -20), ONSET - 1, Allowance())
    assert not hands.committed
    hands.add(_contact(1), ONSET + 10, Allowance())
    assert hands.committed


def test_coordinates_are_held_within_reach() -> None:
    hands = Hands(1, ONSET)
    hands.add(Contact(1, 1, "mouse", (Sample(5, 10**9, -(10**9)),), True), ONSET, Allowance())
    (sample,) = hands.strokes()[0].samples
    assert (sample.x, sample.y) == (fairness.REACH, -fairness.REACH)


@pytest.mark.parametrize(
    "contacts",
    [
        [_contact(500, 400)],
        [_contact(500), _contact(400)],
        [_contact(500, up=True), _contact(400)],
        [_contact(fairness.EARLIEST - 1)],
        [_contact(1, pointer=n) for n in range(fairness.MOST_POINTERS + 1)],
        [_contact(*range(fairness.MOST_SAMPLES + 1))],
    ],
)
def test_what_no_page_sends_is_refused_with_the_input(contacts: list[Contact]) -> None:
    hands, line = Hands(1, ONSET), Allowance()
    for contact in contacts[:-1]:
        hands.add(contact, ONSET, line)
    before = hands.strokes()
    with pytest.raises(BadInput, match=r"\d"):
        hands.add(contacts[-1], ONSET, line)
    assert hands.strokes() == before


@given(
    st.lists(st.integers(0, 9000), min_size=1, max_size=12).map(sorted),
    st.integers(0, 400),
    st.data(),
)
def test_within_the_allowance_it_makes_no_difference_how_a_stroke_is_cut(
    times: list[int], round_trip: int, data: st.DataObject
) -> None:
    line = Allowance()
    line.trust(round_trip)
    whole, cut = Hands(1, ONSET), Hands(1, ONSET)
    at = ONSET + times[0] / 10 + data.draw(st.floats(0, line.allowed_ms - 0.1))
    assert whole.add(_contact(*times, up=True), at, Allowance(line.one_way_ms)) is None
    cuts = sorted(data.draw(st.sets(st.integers(1, len(times) - 1), max_size=3))) if len(times) > 1 else []
    for start, end in zip([0, *cuts], [*cuts, len(times)], strict=True):
        assert cut.add(_contact(*times[start:end], up=end == len(times)), at, line) is None
    assert cut.strokes() == whole.strokes()


def test_what_the_house_knew_of_before_is_not_late() -> None:
    """A hand of which the page said at once that it had touched, though not yet whose it was."""
    hands, line = Hands(1, ONSET), Allowance()
    assert hands.add(_contact(5000, 5300, up=True), ONSET + 9000, line, known_ms=ONSET + 520) is None
    assert [sample.t for stroke in hands.strokes() for sample in stroke.samples] == [5000, 5300]
    late = hands.add(_contact(1000, pointer=2), ONSET + 9000, line, known_ms=ONSET + 520)
    assert late is not None
    assert late.late_ms == 420


def test_among_people_of_one_page_nothing_is_late() -> None:
    hands, line = Hands(1, ONSET), Allowance()
    assert hands.add(_contact(100, 200), ONSET + 9000, line, trusted=True) is None
    assert hands.add(_contact(300, up=True), ONSET + 9500, line, trusted=True) is None
    assert [sample.t for stroke in hands.strokes() for sample in stroke.samples] == [100, 200, 300]
    assert line.bucket_ms == fairness.QUOTA_MS
    ahead = hands.add(_contact(999_999, pointer=2), ONSET + 1000, line, trusted=True)
    assert ahead is None
    assert hands.strokes()[-1].samples[0].t == 10_000 + 10 * fairness.FUTURE_MS
