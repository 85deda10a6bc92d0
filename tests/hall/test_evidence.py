"""What hands did, as it happens and from the log."""

from __future__ import annotations

import pytest

from karuta.errors import BadInput
from karuta.games.readings import Touches
from karuta.hall.commands import Contact
from karuta.hall.events import Announced, Arrived, Contested, Line, Moved, Withdrawn
from karuta.hall.evidence import Evidence
from karuta.hall.fairness import MARGIN_MS, QUOTA_MS, REFILL_MS, Touched
from karuta.mat.stroke import Sample

ONSET = 10_000.0
PAGES = ((0, 2), (1,))


def _evidence() -> Evidence:
    evidence = Evidence((0, 1, 2), PAGES)
    evidence.announce(1, ONSET)
    return evidence


def _contact(*times: int, up: bool = False) -> Contact:
    return Contact(1, 1, "touch", tuple(Sample(t, 0, 0) for t in times), up)


def test_people_of_one_page_have_one_line() -> None:
    evidence = _evidence()
    assert evidence.allowances[0] is evidence.allowances[2]
    assert evidence.allowances[0] is not evidence.allowances[1]
    assert not evidence.together
    assert Evidence((0, 1), ((0, 1),)).together
    assert not Evidence((0,), ((0,),)).together
    evidence.allowances[0].drain(50)
    evidence.open()
    # One page, one refill.
    assert evidence.allowances[2].bucket_ms == QUOTA_MS - 50 + REFILL_MS


def test_how_a_hand_touched_is_kept_with_the_least_that_it_was_late_and_the_most_that_it_was_clamped() -> None:
    evidence = _evidence()
    evidence.allowances[1].trust(60)
    evidence.touch(1, _contact(5000), ONSET + 570)
    assert evidence.touched[1] == {1: Touched("touch", 30, 70)}
    evidence.touch(1, _contact(5200), ONSET + 565)
    clamp = evidence.touch(1, _contact(5300, up=True), ONSET + 530 + 30 + MARGIN_MS + QUOTA_MS + 25)
    assert clamp is not None
    assert evidence.touched[1][1] == Touched("touch", 30, 45, 25)
    assert evidence.touched[0] == {}


def test_odd_samples_leave_no_trace() -> None:
    evidence = _evidence()
    with pytest.raises(BadInput):
        evidence.touch(1, _contact(500, 400), ONSET + 60)
    assert evidence.touched[1] == {}
    assert evidence.hands[1].strokes() == ()


def test_the_log_says_the_same_as_what_happened() -> None:
    one, two = _evidence(), Evidence((0, 1, 2), PAGES)
    one.allowances[0].trust(20)
    two.replay(Announced(1, 17, ONSET))
    for seat, t, at in ((2, 3000, 390.0), (0, 3100, 340.0)):
        line = one.allowances[seat]
        sent = Arrived(seat, 1, 1, "touch", _contact(t).samples, ONSET + at, line.one_way_ms, line.allowed_ms)
        assert two.replay(sent) == one.touch(seat, _contact(t), ONSET + at)
    assert two.touched == one.touched
    assert {seat: hands.strokes() for seat, hands in two.hands.items()} == {
        seat: hands.strokes() for seat, hands in one.hands.items()
    }
    assert two.allowances[0].bucket_ms == one.allowances[0].bucket_ms


def test_a_question_excuses_what_comes_late_until_it_is_answered_or_the_page_is_cut() -> None:
    for end, clamped in ((None, False), (Contested(2, 1, False, ONSET + 900), True), (Line(0, "cut"), True)):
        evidence = _evidence()
        evidence.replay(Contested(0, 1, True, ONSET + 520))
        if end is not None:
            evidence.replay(end)
        late = Arrived(2, 1, 1, "touch", _contact(5000).samples, ONSET + 3000, 0.0, 160.0)
        assert (evidence.replay(late) is not None) == clamped


def test_of_a_reading_that_is_over_nothing_is_taken() -> None:
    late = Arrived(1, 1, 1, "touch", _contact(5000).samples, ONSET + 510, 0.0, 160.0)
    for end in (Withdrawn(1, "hand"), Moved(None, Touches({}), ())):
        evidence = _evidence()
        evidence.replay(end)
        assert evidence.replay(late) is None
        assert evidence.touched[1] == {}
