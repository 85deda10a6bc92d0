"""A live match from the first bow to the last: order of things, hands, pauses, take-back, cuts."""

from __future__ import annotations

import pytest

from hall.stage import Stage, bot, character, denials, takes
from karuta.games.kyogi import match as kyogi
from karuta.games.kyogi import record
from karuta.games.kyogi.events import Ruled, Voided
from karuta.games.kyogi.moves import Hand, Put, Resign, Shift, Time
from karuta.hall.commands import Act, Back, Change, Come, Cut, Hold, Measured, Quit
from karuta.hall.events import Closed, Denied, Moved, Sounding, Stepped, WentBack
from karuta.mat.field import Place


def _kinds(stage: Stage, seat: int = 0) -> list[str]:
    steps = [notice for notice in stage.notices(Stepped, seat) if isinstance(notice, Stepped)]
    return [type(event).__name__ for step in steps for event in step.events]


def _said(stage: Stage) -> list[object]:
    return [move for _, move in stage.host.moves if not isinstance(move, Time)]


def _play(stage: Stage, after_ms: float) -> None:
    """A whole match in which seat 0 takes every card that lies there, so long after its deciding mora began."""
    stage.opened()
    while stage.open():
        takes(stage, 0, after_ms)
        stage.ruled()
    stage.until(lambda: stage.duties() or stage.host.over)


@pytest.mark.parametrize(("after_ms", "winner"), [(150, 0), (2500, 1)])
def test_a_whole_match_is_won_by_the_faster_hand_and_its_record_plays_it_again(after_ms: int, winner: int) -> None:
    stage = Stage({"format": "quarter", "window": "kimariji"})
    _play(stage, after_ms)
    state = stage.host.state
    assert state.winner == winner
    assert state.counts[winner] == 0
    assert stage.host.due() is None
    kept = record.parse(record.write(record.record_of(stage.host.start, ("One", "Mio"), stage.host.moves)))
    *_, last = record.replay(kept)
    assert kyogi.outcome(last.after) == kyogi.outcome(state)
    assert sum(1 for _ in record.frames(kept)) == state.readings


def test_every_committed_move_leads_from_one_state_to_the_next() -> None:
    stage = Stage({"format": "starter"})
    _play(stage, 200)
    state = stage.host.start
    for actor, move in stage.host.moves:
        state, _ = kyogi.apply(state, actor, move)
    assert state == stage.host.state
    events = [event for entry in stage.log if isinstance(entry.fact, Moved) for event in entry.fact.events]
    assert [type(e).__name__ for e in events if type(e).__name__ != "ReadingOpened"] == _kinds(stage)


def test_a_match_is_the_same_again_with_the_same_seed_and_the_same_hands() -> None:
    told = []
    for _ in range(2):
        stage = Stage({"format": "starter"}, opponents={1: bot("suzu", 1)}, seed="again")
        _play(stage, 300)
        told.append([(at, notice) for at, notice in stage.told if not isinstance(notice, Sounding)])
    assert told[0] == told[1]


def test_nothing_happens_before_the_person_is_there() -> None:
    stage = Stage()
    assert stage.host.due() is None
    stage.wait(60_000)
    assert stage.host.state.clock_ms == 0
    stage.ask(0, Come())
    assert stage.host.due() is not None
    assert not stage.seen().looks[0].paused


# ---------------------------------------------------------------- the same again, and back


def test_a_command_that_comes_twice_counts_once() -> None:
    stage = Stage()
    stage.opened()
    stage.act(0, Hand(True), "up")
    seq = stage.host.seq
    stage.act(0, Hand(True), "up")
    stage.act(0, Hand(True), "up")
    assert stage.host.seq == seq
    assert len([entry for entry in stage.log if isinstance(entry.fact, Moved) and entry.fact.id == "up"]) == 1
    (committed,) = [entry.seq for entry in stage.log if isinstance(entry.fact, Moved) and entry.fact.id == "up"]
    assert stage.seen().seq == committed
    assert stage.seen().events == ()


@pytest.mark.parametrize("id", ["", "x" * 65])
def test_an_id_has_a_sensible_length(id: str) -> None:
    stage = Stage()
    stage.opened()
    stage.ask(0, Act(id, Hand(True)))
    assert denials(stage) == ["error-id"]
    assert stage.host.state.hands == (False, False)


def test_a_refused_move_changes_nothing_and_says_why() -> None:
    stage = Stage()
    stage.opened()
    state, seq = stage.host.state, stage.host.seq
    stage.act(0, Put(17, Place("A", 0, 0)), "mine")
    assert (stage.host.state, stage.host.seq) == (state, seq)
    (denied,) = stage.notices(Denied)
    assert isinstance(denied, Denied)
    assert (denied.id, denied.seat) == ("mine", 0)


def test_take_back_of_a_reading_goes_to_just_before_it() -> None:
    stage = Stage()
    stage.opened()
    stage.ruled()
    stage.announced()
    before, moves = stage.host.state, _said(stage)
    stage.open()
    assert not stage.host.practising.may_take_back(0)
    stage.ask(0, Back("too soon"))
    assert denials(stage) == ["error-take-back-none"]
    stage.ruled()
    stage.ask(0, Back("back"))
    assert stage.host.state.mat == before.mat
    assert [ruling.number for ruling in stage.host.rulings] == [1]
    assert stage.host.state.readings == before.readings
    assert stage.host.state.next_poem() == before.next_poem()
    assert _said(stage) == moves
    assert [entry for entry in stage.log if isinstance(entry.fact, WentBack)]
    assert stage.seen().events == ()
    stage.ask(0, Back("back"))
    assert stage.host.state.readings == before.readings
    stage.ruled()
    assert stage.host.state.readings == before.readings + 1


def test_take_back_of_an_own_step_goes_to_just_before_it_and_the_record_stays_whole() -> None:
    stage = Stage({"format": "quarter"}, pace="match")
    stage.opened()
    card = stage.host.state.mat.cards("A")[0]
    was = stage.host.state.mat.places[card]
    place = next(Place("A", gap.row, gap.left) for gap in stage.host.state.mat.free("A") if gap.right - gap.left > 1200)
    stage.act(0, Shift({card: place}))
    stage.ask(0, Back("b"))
    assert stage.host.state.mat.places[card] == was
    assert stage.host.state.hai is None
    assert not stage.host.practising.may_take_back(0)
    stage.ruled()
    stage.act(0, Resign())
    stage.until(lambda: stage.duties() or stage.host.over)
    text = record.write(record.record_of(stage.host.start, ("One", "Mio"), stage.host.moves))
    assert record.parse(text)


# ---------------------------------------------------------------- pauses and cuts


def test_a_pause_stops_clock_and_reader_and_the_poem_waits() -> None:
    stage = Stage()
    stage.opened()
    poem = stage.plan.reading.poem
    stage.ask(0, Hold(True))
    assert stage.stopped() == ["paused"]
    assert stage.seen().looks[0].paused
    clock = stage.host.state.clock_ms
    stage.wait(3_600_000)
    assert stage.host.state.clock_ms == clock
    stage.ask(0, Hold(False))
    stage.announced()
    assert stage.plan.reading.poem == poem
    stage.ruled()
    assert stage.host.state.clock_ms < clock + 60_000


def test_a_pause_during_a_reading_begins_after_its_ruling() -> None:
    stage = Stage()
    stage.opened()
    stage.open()
    stage.ask(0, Hold(True))
    assert stage.host.reciter.open
    assert not stage.host.frozen
    stage.until(lambda: stage.host.state.readings == 1)
    assert stage.host.frozen
    assert stage.host.due() is None


def test_a_person_cut_off_before_the_onset_finds_the_match_waiting() -> None:
    stage = Stage()
    stage.opened()
    stage.ask(0, Cut())
    assert stage.host.reciter.plan is None
    stage.wait(60_000)
    stage.ask(0, Come())
    table = stage.seen()
    assert table.seat == 0
    assert table.looks[0].view.phase == "joka"
    stage.announced()


def test_a_cut_with_nothing_touched_makes_the_reading_void_and_the_poem_comes_again_later() -> None:
    stage = Stage({"format": "quarter"})
    stage.opened()
    stage.open()
    poem = stage.plan.reading.poem
    stage.ask(0, Cut())
    state = stage.host.state
    assert state.readings == 0
    assert state.voids == (1, 0)
    assert poem in state.unread
    assert state.next_poem() != poem
    assert poem in state.order[1:]
    assert stage.stopped() == ["void"]
    stage.ask(0, Come())
    stage.ruled()
    assert stage.host.state.readings == 1


def test_a_cut_after_ones_own_touch_voids_nothing() -> None:
    stage = Stage({"format": "quarter"})
    stage.opened()
    stage.open()
    stage.send(stage.plan.onset_ms + 40, 0, stage.tap(0, stage.host.state.mat.cards("A")[0], 10))
    stage.wait(60)
    stage.ask(0, Cut())
    stage.until(lambda: stage.host.state.readings == 1)
    assert stage.host.state.voids == (0, 0)


def test_a_cut_after_the_rivals_touch_voids_nothing() -> None:
    stage = Stage({"format": "quarter"}, opponents={1: bot("tomoe", 1)})
    stage.opened()
    while True:
        stage.open()
        plan = stage.plan
        stage.until(lambda plan=plan: bool(plan.bots) or stage.host.reciter.plan is not plan)  # type: ignore[misc]
        if plan.bots:
            break
        stage.announced()
    first = min(stroke.samples[0].t for stroke in plan.bots[1]) / 10
    stage.wait(max(0.0, plan.onset_ms + first - stage.now) + 1)
    before = stage.host.state.readings
    stage.ask(0, Cut())
    stage.until(lambda: stage.host.state.readings == before + 1)
    assert stage.host.state.voids == (0, 0)


def test_after_two_voids_a_cut_is_judged_as_no_touch() -> None:
    stage = Stage({"format": "quarter", "max_voids": 2})
    stage.opened()
    for _ in range(3):
        stage.open()
        stage.ask(0, Cut())
        stage.until(lambda: stage.host.frozen)
        stage.ask(0, Come())
    voided = [e for entry in stage.log if isinstance(entry.fact, Moved) for e in entry.fact.events if type(e) is Voided]
    ruled = [e for entry in stage.log if isinstance(entry.fact, Moved) for e in entry.fact.events if type(e) is Ruled]
    assert (len(voided), len(ruled)) == (2, 1)


def test_who_comes_back_before_the_onset_hears_what_was_announced() -> None:
    stage = Stage(pace="match")
    stage.opened()
    announced = stage.sounding()
    stage.wait(200)
    stage.ask(0, Come())
    assert stage.sounding() == announced
    assert len([n for n in stage.notices(Sounding) if n == announced]) == 2


# ---------------------------------------------------------------- settings, leaving


def test_settings_change_in_practice() -> None:
    stage = Stage()
    stage.opened()
    stage.ask(0, Change(hints="romaji", captions=True, pace="brisk"))
    assert stage.seen().looks[0].hints == "romaji"
    assert stage.seen().looks[1].hints == "off"
    stage.ruled()
    stage.announced()
    sounding = stage.sounding(0)
    assert len(sounding.captions) == len(stage.plan.reading.mora_start_ms)
    assert sounding.kimariji == stage.plan.reading.kimariji
    assert not [n for n in stage.notices(Sounding, 1) if n.seat == 1]
    assert len(sounding.pieces) == 2


def test_between_people_there_is_no_pause_no_setting_and_no_way_back() -> None:
    stage = Stage(opponents={})
    stage.opened()
    stage.ask(0, Hold(True))
    stage.ask(0, Change(pace="brisk"))
    stage.ask(0, Back("b"))
    assert denials(stage) == ["error-pause-practice", "error-setting-practice", "error-take-back-practice"]
    assert not stage.host.frozen


def test_who_leaves_gives_the_match_up() -> None:
    stage = Stage()
    stage.opened()
    stage.ask(0, Quit())
    assert stage.host.closed
    assert stage.host.state.winner == 1
    assert stage.notices(Closed)
    assert stage.host.due() is None


def test_who_gives_up_while_the_verse_sounds_ends_it() -> None:
    stage = Stage()
    stage.opened()
    stage.open()
    stage.act(0, Resign())
    assert stage.host.state.winner == 1
    assert stage.stopped() == ["paused"]
    stage.until(lambda: stage.duties() or stage.host.over)
    assert record.parse(record.write(record.record_of(stage.host.start, ("One", "Mio"), stage.host.moves)))


def test_every_command_brings_the_lines_round_trip() -> None:
    stage = Stage()
    stage.opened()
    seq = stage.host.seq
    stage.ask(0, Measured(), round_trip_ms=80)
    assert stage.host.allowances[0].one_way_ms == 40
    assert stage.host.seq == seq


def test_a_class_is_not_a_character() -> None:
    assert character("suzu").level == "A"
