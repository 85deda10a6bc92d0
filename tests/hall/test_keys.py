"""Who gets the key to a sealed verse when, and what becomes of a reading of which somebody may know."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace

from hall.stage import Bell, MatStage, Stage, bot, denials, duty
from karuta.games.kyogi.moves import Hand
from karuta.games.readings import Read, Void
from karuta.hall.commands import Act, Beginning, Come, Cut, Measured, Unrate
from karuta.hall.events import Keyed, Moved, Settled, Shown, Sounding, Unrated, Withdrawn
from karuta.hall.fairness import key_lead_ms, lead_ms, line_of, too_slow
from karuta.hall.host import UNRATE_READINGS
from karuta.hall.pace import LEAD_MS
from karuta.hall.sealing import unsealed

NEAR, FAR = 0, 1
_IDS = count()


def _two(*round_trips: float, pace: str = "quick", **rules: object) -> Stage:
    """Two people at pages of their own, on lines of these round trips, up to the first announcement."""
    stage = Stage({"format": "quarter"} | rules, opponents={}, pace=pace)  # type: ignore[arg-type]
    for seat in stage.host.people:
        stage.ask(seat, Come(), round_trip_ms=round_trips[seat])
    _measured(stage, *round_trips)
    stage.until(lambda: _acts(stage, round_trips) or stage.host.reciter.plan is not None)
    return stage


def _measured(stage: Stage, *round_trips: float) -> None:
    for seat, trip in enumerate(round_trips):
        stage.ask(seat, Measured(), round_trip_ms=trip)


def _acts(stage: Stage, round_trips: tuple[float, ...]) -> bool:
    for seat in stage.host.people:
        if (move := duty(stage.host, seat)) is not None:
            stage.ask(seat, Act(f"duty {next(_IDS)}", move), round_trip_ms=round_trips[seat])
    return False


def _keys(stage: MatStage, seat: int) -> list[tuple[float, Keyed]]:
    return [(at, notice) for at, notice in stage.told if isinstance(notice, Keyed) and notice.seat == seat]


def _withdrawn(stage: MatStage) -> list[Withdrawn]:
    return [entry.fact for entry in stage.log if isinstance(entry.fact, Withdrawn)]


def _table_moves(stage: MatStage) -> list[type]:
    return [type(e.fact.move) for e in stage.log if isinstance(e.fact, Moved) and isinstance(e.fact.move, Read | Void)]


# ---------------------------------------------------------------- when


@pytest.mark.parametrize(("trip", "lead"), [(0, 150), (100, 200), (300, 300), (900, 600), (5000, 600)])
def test_a_page_gets_the_key_its_way_and_150_ms_before_the_onset_at_most_600(trip: float, lead: float) -> None:
    stage = _two(20, trip)
    plan = stage.plan
    stage.until(lambda: stage.host.reciter.open)
    ((near_at, near),) = _keys(stage, NEAR)
    ((far_at, far),) = _keys(stage, FAR)
    assert plan.onset_ms - near_at == pytest.approx(160)
    assert plan.onset_ms - far_at == pytest.approx(lead)
    assert near.key == far.key
    assert near.reading == plan.reading.number
    assert key_lead_ms(trip / 2) == lead
    told = line_of(stage.host, FAR)
    assert (told.round_trip_ms, told.key_lead_ms) == (trip, lead)
    assert told.slow == too_slow(trip / 2) == (trip > 900)


def test_a_line_that_has_become_slower_since_the_announcement_gets_it_earlier() -> None:
    stage = _two(20, 20, pace="match")
    stage.ask(FAR, Measured(), round_trip_ms=400)
    plan = stage.plan
    stage.until(lambda: stage.host.reciter.open)
    assert [plan.onset_ms - at for at, _ in _keys(stage, FAR)] == [pytest.approx(350)]


def test_the_key_opens_what_was_announced_and_each_announcement_has_its_own() -> None:
    stage = _two(20, 20)
    secrets, tokens = set(), set()
    for _ in range(3):
        stage.until(lambda: _acts(stage, (20, 20)) or stage.host.reciter.open)
        (piece,) = stage.sounding().pieces
        sound = stage.host.sounds.find(piece.token)
        assert sound is not None
        assert sound.seal is not None
        assert sound.from_ms == 0
        key = _keys(stage, NEAR)[-1][1].key
        assert sound.seal.key.hex() == key
        secrets.add(key)
        tokens.add(piece.token)
        stage.ruled()
        stage.announced()
    assert len(secrets) == len(tokens) == 3


def test_only_what_nobody_may_know_is_sealed() -> None:
    stage = _two(20, 20, pace="match")
    assert [piece.sealed for piece in stage.sounding().pieces] == [False, False, False, True]
    stage.until(lambda: _acts(stage, (20, 20)) or stage.host.reciter.open)
    stage.ruled()
    stage.announced()
    lower, upper = stage.sounding().pieces
    assert (lower.kind, lower.sealed, lower.first is None) == ("lower", False, False)
    assert (upper.kind, upper.sealed, upper.first is None) == ("upper", True, True)


def test_a_page_alone_with_the_house_needs_no_keys() -> None:
    stage = Stage(opponents={1: bot("mio", 1)})
    stage.opened()
    stage.open()
    assert not any(piece.sealed for piece in stage.sounding().pieces)
    assert stage.notices(Keyed) == []
    assert line_of(stage.host, 0).key_lead_ms == 0


def test_far_pages_are_told_early_enough_to_fetch_it() -> None:
    for trip in (0, 60, 300, 2000):
        stage = _two(10, trip)
        assert stage.plan.onset_ms - stage.now >= lead_ms(trip / 2, LEAD_MS) - 1e-6
    assert lead_ms(0, LEAD_MS) == LEAD_MS
    assert lead_ms(150, LEAD_MS) == 1200
    assert lead_ms(9999, LEAD_MS) == 2000


def test_several_people_at_one_page_get_one_key() -> None:
    wish = Beginning("chirashi", (None, None, None), ("A", "B", "C"), seed="keys")
    stage = MatStage.of(wish, pages=((0, 2), (1,)))
    stage.opened()
    stage.open()
    assert [len(_keys(stage, seat)) for seat in range(3)] == [1, 1, 0]
    sealed = [piece for piece in stage.sounding().pieces if piece.sealed]
    # The whole poem is read: both verses, the second of them twice, are sealed under the one key.
    assert [piece.kind for piece in sealed] == ["upper", "lower", "lower_again"]
    found = [stage.host.sounds.find(piece.token) for piece in sealed]
    assert {sound.seal.key.hex() for sound in found if sound and sound.seal} == {_keys(stage, 0)[0][1].key}
    assert [sound.seal.verse for sound in found if sound and sound.seal] == ["upper", "lower", "lower"]


def test_only_who_is_too_far_may_have_the_match_not_count_and_not_when_it_is_half_lost() -> None:
    stage = _two(20, 1000)
    stage.host.rated = True
    stage.ask(NEAR, Unrate(), round_trip_ms=20)
    assert stage.host.rated
    assert denials(stage, NEAR) == ["error-unrate"]
    stage.host.state = replace(stage.host.state, readings=UNRATE_READINGS)
    stage.ask(FAR, Unrate(), round_trip_ms=1000)
    assert denials(stage, FAR) == ["error-unrate"]
    stage.host.state = replace(stage.host.state, readings=UNRATE_READINGS - 1)
    stage.ask(FAR, Unrate(), round_trip_ms=1000)
    stage.ask(FAR, Unrate(), round_trip_ms=1000)
    assert not stage.host.rated
    assert [e.fact.value for e in stage.log if isinstance(e.fact, Settled) and e.fact.name == "rated"] == ["False"]
    assert len(stage.notices(Unrated)) == 1


# ---------------------------------------------------------------- who comes back, and what does not sound


def test_a_page_that_comes_back_gets_what_it_may_have_by_then() -> None:
    stage = _two(20, 20)
    plan = stage.plan
    before = len(stage.told)
    stage.ask(NEAR, Come(), round_trip_ms=20)
    again = [notice for _, notice in stage.told[before:] if isinstance(notice, Sounding | Keyed)]
    assert again == [plan.soundings[NEAR]]
    stage.until(lambda: bool(_keys(stage, NEAR)))
    for _ in range(2):
        before = len(stage.told)
        stage.ask(NEAR, Come(), round_trip_ms=20)
        again = [notice for _, notice in stage.told[before:] if isinstance(notice, Sounding | Keyed)]
        assert again == [plan.soundings[NEAR], _keys(stage, NEAR)[0][1]]
        # In the middle of the verse too: it goes on at the right place.
        stage.until(lambda: stage.host.reciter.open)


def test_of_a_reading_that_was_stopped_in_time_no_key_goes_out() -> None:
    stage = _two(20, 20)
    (piece,) = stage.sounding().pieces
    stage.wait(stage.plan.onset_ms - stage.now - 300)
    stage.act(NEAR, Hand(True))
    assert stage.host.reciter.plan is None
    stage.wait(2000)
    assert _keys(stage, NEAR) == _keys(stage, FAR) == []
    assert stage.host.sounds.find(piece.token) is None
    assert [fact.known for fact in _withdrawn(stage)] == [False]
    order = stage.host.state.order
    stage.act(NEAR, Hand(False))
    stage.open()
    assert stage.host.state.order == order


def test_a_poem_that_somebody_may_know_is_not_the_next() -> None:
    """The far page has the key when the near one stops the reading."""
    stage = _two(20, 700)
    poem = stage.plan.reading.poem
    stage.wait(stage.plan.onset_ms - stage.now - 300)
    assert [len(_keys(stage, seat)) for seat in (NEAR, FAR)] == [0, 1]
    stage.act(NEAR, Hand(True))
    assert [fact.known for fact in _withdrawn(stage)] == [True]
    assert _table_moves(stage) == []
    stage.act(NEAR, Hand(False))
    stage.until(lambda: stage.host.reciter.open)
    assert _table_moves(stage) == [Read, Void, Read]
    assert stage.plan.reading.number == 1
    assert stage.plan.reading.poem != poem
    assert poem in stage.host.state.order[1:]
    assert stage.host.state.voids == (0, 0)


def test_who_stops_readings_that_somebody_knows_may_do_so_as_often_as_be_cut_off() -> None:
    stage = _two(20, 700)
    for _ in range(2):
        stage.until(lambda: stage.host.reciter.plan is not None and stage.plan.known)
        stage.act(NEAR, Hand(True))
        stage.act(NEAR, Hand(False))
    stage.until(lambda: stage.host.reciter.plan is not None and stage.plan.known)
    stage.act(NEAR, Hand(True))
    assert denials(stage) == ["note-hand-late"]
    assert stage.host.reciter.plan is not None
    # The other may still, and before anybody has the key so may this one.
    stage.act(FAR, Hand(True))
    assert stage.host.reciter.plan is None
    stage.act(FAR, Hand(False))
    stage.until(lambda: stage.host.reciter.plan is not None)
    stage.act(NEAR, Hand(True))
    assert stage.host.reciter.plan is None


def test_who_has_the_key_and_is_cut_off_has_a_void_less() -> None:
    """Whoever heard which poem comes could else cut the line until there is a better one."""
    stage = _two(20, 700)
    poems = []
    for voids in (1, 2):
        stage.until(lambda: stage.host.reciter.plan is not None and stage.plan.known)
        poems.append(stage.plan.reading.poem)
        stage.ask(FAR, Cut())
        assert not stage.host.frozen
        stage.until(lambda: stage.host.frozen)
        assert stage.host.state.voids == (0, voids)
        stage.ask(FAR, Come(), round_trip_ms=700)
    stage.until(lambda: stage.host.reciter.plan is not None and stage.plan.known)
    assert stage.plan.reading.poem not in poems[-1:]
    stage.ask(FAR, Cut())
    before = stage.host.state.readings
    stage.until(lambda: stage.host.state.readings > before)
    assert stage.host.state.voids == (0, 2)


def test_a_page_that_is_cut_off_before_any_key_is_waited_for() -> None:
    stage = _two(20, 20, pace="match")
    poem = stage.plan.reading.poem
    stage.ask(FAR, Cut())
    assert stage.host.frozen
    assert [fact.known for fact in _withdrawn(stage)] == [False]
    stage.ask(FAR, Come(), round_trip_ms=20)
    stage.open()
    assert stage.plan.reading.poem == poem
    assert stage.host.state.voids == (0, 0)


# ---------------------------------------------------------------- what else would tell the poem


def test_captions_come_with_the_key() -> None:
    stage = Stage({"format": "quarter"}, opponents={}, pace="match")
    stage.host.captions[FAR] = True
    stage.opened()
    plan = stage.plan
    assert stage.sounding(FAR).captions == ()
    assert stage.sounding(FAR).kimariji == 0
    stage.open()
    assert plan.onset_ms - _keys(stage, FAR)[0][0] == 150
    assert stage.sounding(FAR).captions != ()
    assert stage.sounding(FAR).kimariji == plan.reading.kimariji
    assert stage.sounding(NEAR).captions == ()


def test_anothers_hand_is_shown_when_the_reading_is_ruled_and_not_before() -> None:
    stage = _two(20, 20)
    stage.open()
    poem = stage.plan.reading.poem
    card = poem if poem in stage.host.state.mat else min(stage.host.state.mat.places)
    stage.send(stage.plan.onset_ms + 900, FAR, stage.tap(FAR, card, 880), 20)
    before = stage.host.state.readings
    stage.until(lambda: stage.host.state.readings > before)
    shown = [(at, notice) for at, notice in stage.told if isinstance(notice, Shown)]
    assert [notice.by for _, notice in shown] == [FAR]
    assert shown[0][0] == stage.now


def test_what_is_handed_out_is_the_poem_that_is_read(tmp_path: Path) -> None:
    stage = Stage({"format": "quarter"}, opponents={}, pace="quick")
    stage.host.voice = Bell(tmp_path)
    stage.opened()
    stage.open()
    sound = stage.host.sounds.find(stage.sounding().pieces[-1].token)
    assert sound is not None
    mp3, first = unsealed(sound.body(), bytes.fromhex(_keys(stage, NEAR)[0][1].key))
    assert mp3.decode() == f"{stage.plan.reading.poem:03d}_1.mp3"
    assert first == 10 * stage.plan.reading.poem + 1
