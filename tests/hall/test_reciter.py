"""The reader of a live match: what sounds and when, hands before and after the onset, touches."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from hall.stage import BREATH_MS, LOWER_MS, SILENCE_MS, UPPER_MS, Stage, bot, denials, takes
from karuta.games.kyogi.events import Ruled
from karuta.games.kyogi.moves import Hand, Ready, Send, Shift
from karuta.hall.commands import Change
from karuta.hall.events import Clamped, Remark, Settled, Shown, Sounding, Stepped
from karuta.hall.pace import CANCEL_MS, LEAD_MS, PaceName
from karuta.mat.field import Place

# ---------------------------------------------------------------- what sounds


def test_before_the_first_poem_the_joka_sounds_and_each_clip_follows_to_the_sample() -> None:
    stage = Stage(pace="match")
    stage.opened()
    sounding = stage.sounding()
    assert [piece.kind for piece in sounding.pieces] == ["joka_upper", "joka_lower", "joka_lower", "upper"]
    starts = [piece.at_ms for piece in sounding.pieces]
    assert starts[0] - stage.now >= 600
    lengths = [UPPER_MS, LOWER_MS, LOWER_MS]
    assert [b - a for a, b in pairwise(starts)] == [length + SILENCE_MS for length in lengths]
    assert sounding.onset_ms == starts[-1]


def test_at_match_pace_a_cycle_is_the_readers_fifteen_seconds_after_the_hands() -> None:
    stage = Stage(pace="match")
    stage.opened()
    stage.open()
    onset = stage.plan.onset_ms
    takes(stage, 0, 150)
    stage.ruled()
    stage.announced()
    sounding = stage.sounding()
    assert [piece.kind for piece in sounding.pieces] == ["lower", "upper"]
    lower, upper = sounding.pieces
    assert lower.cut_ms is None
    assert lower.at_ms >= onset + UPPER_MS
    assert upper.at_ms == lower.at_ms + LOWER_MS + SILENCE_MS == sounding.onset_ms
    assert 600 <= lower.at_ms - stage.now <= 1000
    assert not sounding.fade


def test_at_brisk_pace_the_lower_verse_fades_and_the_silence_stays() -> None:
    stage = Stage(pace="brisk")
    stage.opened()
    stage.ruled()
    stage.announced()
    lower, upper = stage.sounding().pieces
    assert lower.cut_ms == lower.at_ms + 2000
    assert upper.at_ms == lower.cut_ms + SILENCE_MS
    assert stage.sounding().fade


PACE_KINDS = {
    "match": (["joka_upper", "joka_lower", "joka_lower", "upper"], ["lower", "upper"]),
    "brisk": (["joka_upper", "joka_lower", "joka_lower", "upper"], ["lower", "upper"]),
    "quick": (["upper"], ["upper"]),
}


@pytest.mark.parametrize("pace", PACE_KINDS)
def test_a_breath_is_heard_in_each_silence_if_asked_for_and_is_over_before_the_onset(pace: PaceName) -> None:
    stage = Stage(pace=pace)
    stage.host.breath = True
    stage.opened()
    for kinds in PACE_KINDS[pace]:
        pieces = stage.sounding().pieces
        still = [piece for piece in pieces if piece.kind != "breath"]
        assert [piece.kind for piece in still] == kinds
        for before, after in pairwise(still):
            assert after.at_ms - (before.cut_ms or before.at_ms + before.samples / 48) == SILENCE_MS
        # One in each silence: between two verses, and before a verse that nothing precedes.
        followed = [after for before, after in pairwise(pieces) if before.kind == "breath"]
        assert followed == (still[1:] or still)
        for breath, after in pairwise(pieces):
            if breath.kind == "breath":
                assert breath.at_ms + BREATH_MS == after.at_ms - 250
        assert pieces[0].at_ms - stage.now >= 600
        stage.ruled()
        stage.announced()


def test_the_breath_can_be_switched_in_mid_match() -> None:
    stage = Stage()
    stage.opened()
    for on in (True, False):
        stage.ask(0, Change(breath=on))
        stage.ruled()
        stage.announced()
        assert ("breath" in [piece.kind for piece in stage.sounding().pieces]) == on
    assert [entry.fact.value for entry in stage.log if isinstance(entry.fact, Settled)] == ["True", "False"]


@pytest.mark.parametrize(("rhythm", "told"), [("5-3-1-6", 0), ("4-3-1-5", 1)])
def test_a_rhythm_that_no_recording_has_is_owned_to_once(rhythm: str, told: int) -> None:
    stage = Stage({"rhythm": rhythm})
    stage.opened()
    for _ in range(3):
        stage.ruled()
        stage.announced()
    remarks = [notice for notice in stage.notices(Remark) if isinstance(notice, Remark)]
    assert [remark.facts for remark in remarks if remark.key == "recital-rhythm-differs"] == told * [
        {"voice": "Bell", "sung": "5-3-1-6", "rhythm": "4-3-1-5"}
    ]


def test_at_quick_pace_a_reading_with_a_take_lasts_two_to_three_seconds() -> None:
    stage = Stage({"format": "quarter", "window": "kimariji"}, opponents={1: bot("tomoe", 1)})
    stage.opened()
    lasted = []
    while stage.announced():
        before = stage.now
        if not stage.ruled():
            break
        ruling = stage.host.state.last
        assert ruling is not None
        if ruling.taker is not None and ruling.time is not None and not ruling.fouls[1]:
            lasted.append(stage.now - before)
        assert [piece.kind for piece in stage.sounding().pieces] == ["upper"]
    assert len(lasted) > 5
    assert 1500 <= sum(lasted) / len(lasted) <= 3000


def _calls(stage: Stage) -> int:
    calls = [n for n in stage.notices(Sounding) if isinstance(n, Sounding) and not n.reading]
    assert {piece.kind for call in calls for piece in call.pieces} == {"call"}
    return len(calls)


def test_who_is_ready_before_the_time_hears_the_first_call_only() -> None:
    stage = Stage({"memorise_s": 180, "call_before_s": 120}, pace="match")
    stage.memorising()
    stage.act(0, Ready())
    # The other gets ready when the first is, so the time is cut short.
    stage.until(lambda: stage.host.state.phase == "bows")
    assert _calls(stage) == 1


def test_memorising_runs_by_the_clock_to_the_call_and_the_end() -> None:
    stage = Stage({"memorise_s": 180, "call_before_s": 120}, pace="match")
    stage.memorising()
    began, until = stage.now, stage.host.state.memorise_until_ms
    assert until is not None
    stage.until(lambda: stage.host.state.called)
    assert 59_000 <= stage.now - began <= 60_100
    stage.until(lambda: stage.host.state.phase == "bows")
    assert 179_000 <= stage.now - began <= 180_100
    assert _calls(stage) == 3


# ---------------------------------------------------------------- hands before and after the onset


@pytest.mark.parametrize("rules", [{"memorise_s": 60}, {"memorise_s": 180, "call_before_s": 60}])
def test_nobody_calls_two_minutes_when_less_are_left(rules: dict[str, int]) -> None:
    stage = Stage(rules, pace="match")
    stage.memorising()
    stage.until(lambda: stage.host.state.called)
    stage.until(lambda: stage.host.state.phase == "bows")
    # That memorising begins, and that it ends.
    assert _calls(stage) == 2


def test_a_hand_in_time_stops_the_reading_unheard_and_the_poem_is_kept() -> None:
    stage = Stage()
    stage.opened()
    poem, tokens = stage.plan.reading.poem, stage.plan.tokens
    stage.wait(stage.plan.onset_ms - stage.now - CANCEL_MS - 1)
    stage.act(0, Hand(True))
    assert stage.host.reciter.plan is None
    assert stage.stopped() == ["hand"]
    assert all(stage.host.sounds.find(token) is None for token in tokens)
    stage.wait(30_000)
    assert stage.host.reciter.plan is None
    stage.act(0, Hand(False))
    stage.announced()
    assert stage.plan.reading.poem == poem
    assert stage.plan.onset_ms - stage.now >= LEAD_MS
    assert not set(stage.plan.tokens) & set(tokens)


def test_a_hand_too_late_does_nothing_and_the_page_is_told() -> None:
    stage = Stage()
    stage.opened()
    stage.wait(stage.plan.onset_ms - stage.now - CANCEL_MS + 1)
    stage.act(0, Hand(True))
    assert denials(stage) == ["note-hand-late"]
    stage.wait(CANCEL_MS)
    assert stage.host.reciter.open
    stage.act(0, Hand(True))
    assert denials(stage) == ["note-hand-late"] * 2
    assert stage.host.state.hands == (False, False)
    assert stage.stopped() == []


def test_an_announced_move_stops_the_reading_until_it_is_answered() -> None:
    stage = Stage(pace="match")
    stage.opened()
    card = stage.host.state.mat.cards("A")[0]
    place = next(Place("A", gap.row, gap.left) for gap in stage.host.state.mat.free("A") if gap.right - gap.left > 1200)
    stage.act(0, Shift({card: place}))
    assert stage.stopped() == ["hand"]
    assert stage.host.state.hai == 1
    stage.until(lambda: stage.host.state.hai is None)
    stage.announced()
    assert stage.host.state.mat.places[card] == place


def test_a_move_in_the_last_quarter_second_is_refused() -> None:
    stage = Stage()
    stage.opened()
    stage.wait(stage.plan.onset_ms - stage.now - 100)
    card = stage.host.state.mat.cards("A")[0]
    stage.act(0, Shift({card: Place("A", 0, 4000)}))
    assert denials(stage) == ["error-too-late"]
    assert stage.host.reciter.plan is not None


def test_while_cards_are_due_nothing_is_read() -> None:
    stage = Stage({"format": "quarter"})
    stage.opened()
    while stage.host.state.due is None:
        stage.open()
        takes(stage, 0, 140)
        before = stage.host.state.readings
        stage.until(lambda before=before: stage.host.state.readings > before)  # type: ignore[misc]
        if stage.host.state.due is None:
            stage.announced()
    due = stage.host.state.due
    assert due.seat == 0
    stage.wait(60_000)
    assert stage.host.reciter.plan is None
    stage.act(0, Send(stage.host.state.mat.cards("A")[: due.count]))
    stage.until(lambda: stage.host.state.due is None)
    stage.announced()


# ---------------------------------------------------------------- touches


def test_a_touch_counts_at_the_claimed_time() -> None:
    stage = Stage()
    stage.opened()
    while stage.plan.reading.poem not in stage.host.state.mat:
        stage.ruled()
        stage.announced()
    stage.open()
    plan = stage.plan
    t = plan.reading.decided_start_ms + 131.5
    stage.send(plan.onset_ms + t + 40, 0, stage.tap(0, plan.reading.poem, t), 20.0)
    stage.until(lambda: stage.host.state.last is not None and stage.host.state.last.number == plan.reading.number)
    ruling = stage.host.state.last
    assert ruling is not None
    assert (ruling.taker, ruling.time) == (0, round(10 * t))
    assert not [entry for entry in stage.log if isinstance(entry.fact, Clamped)]


def test_a_late_claim_is_clamped_with_an_entry_and_a_note() -> None:
    stage = Stage()
    stage.opened()
    while stage.plan.reading.poem not in stage.host.state.mat:
        stage.ruled()
        stage.announced()
    stage.open()
    plan = stage.plan
    t = plan.reading.decided_start_ms + 100
    stage.send(plan.onset_ms + t + 300, 0, stage.tap(0, plan.reading.poem, t), 0.0)
    stage.ruled()
    (clamp,) = [entry.fact for entry in stage.log if isinstance(entry.fact, Clamped)]
    assert isinstance(clamp, Clamped)
    assert clamp.late_ms == pytest.approx(300)
    assert clamp.to == round(10 * (t + 300 - 160))
    assert stage.remarks() == ["note-clamped"]
    ruling = stage.host.state.last
    assert ruling is not None
    assert ruling.touches[0].t == clamp.to


def test_what_no_page_sends_and_what_says_nothing_is_not_written_down() -> None:
    stage = Stage(opponents={})
    stage.opened()
    stage.open()
    touch = stage.tap(0, min(stage.host.state.mat.places), 200)
    stage.ask(0, touch)
    written = len(stage.log)
    for odd in (
        replace(touch, samples=tuple(reversed(touch.samples))),
        replace(touch, samples=touch.samples * 2000),
        replace(touch, samples=(), up=True),
        replace(touch, pointer=9, samples=(), up=True),
        replace(touch, reading=touch.reading + 1),
    ):
        stage.ask(0, odd)
    assert len(stage.log) == written
    assert denials(stage) == ["error-touch"] * 2


def test_touches_after_the_ruling_are_tidying() -> None:
    stage = Stage()
    stage.opened()
    stage.open()
    contact = stage.tap(0, stage.host.state.mat.cards("B")[0], 900)
    stage.ruled()
    before = len(stage.log)
    stage.ask(0, contact)
    assert len(stage.log) == before
    assert denials(stage) == []


def test_a_hand_that_lay_on_the_mat_at_the_onset_is_told_so() -> None:
    stage = Stage()
    stage.opened()
    card = stage.host.state.mat.cards("A")[0]
    stage.send(stage.plan.onset_ms - 10, 0, stage.tap(0, card, -20))
    stage.ruled()
    assert stage.remarks() == ["note-early"]
    ruling = stage.host.state.last
    assert ruling is not None
    assert not [touch for touch in ruling.touches if touch.seat == 0]


def test_the_bots_hand_is_shown_when_no_copy_of_it_could_be_in_time() -> None:
    stage = Stage({"format": "quarter"}, opponents={1: bot("tomoe", 1)})
    stage.opened()
    shown = []
    for _ in range(12):
        stage.ruled()
        for at, notice in stage.told:
            if isinstance(notice, Shown) and notice not in shown:
                shown.append(notice)
                onset = next(
                    n.onset_ms for _, n in stage.told if isinstance(n, Sounding) and n.reading == notice.reading
                )
                assert onset is not None
                last = max(stroke.samples[-1].t for stroke in notice.strokes) / 10
                assert at >= onset + last
                ruling = stage.host.state.last
                assert ruling is not None
                if ruling.taker == 1 and ruling.number == notice.reading:
                    assert ruling.time is not None
                    assert at >= onset + ruling.time / 10 + 160
        if stage.host.state.winner is not None:
            break
    assert shown
    assert {notice.by for notice in shown} == {1}


def test_a_hand_that_comes_too_late_stays_where_it_is() -> None:
    """A slow bot has decided what to do, but the card is gone and the window over before it sets out."""
    stage = Stage({"format": "quarter", "after_take_ms": 0})
    stage.opened()
    while stage.open():
        takes(stage, 0, 130)
        stage.ruled()
    shown = [(at, notice) for at, notice in stage.told if isinstance(notice, Shown)]
    onsets = {n.reading: n.onset_ms for _, n in stage.told if isinstance(n, Sounding)}
    for at, notice in shown:
        onset = onsets[notice.reading]
        assert onset is not None
        assert at >= onset + min(stroke.samples[0].t for stroke in notice.strokes) / 10
    ruled = [e for n in stage.notices(Stepped) if isinstance(n, Stepped) for e in n.events if isinstance(e, Ruled)]
    idle = [e for e in ruled if e.ruling.taker == 0 and 1 not in e.strokes]
    assert idle
    assert {e.ruling.number for e in idle} & {n.reading for _, n in shown} == set()
