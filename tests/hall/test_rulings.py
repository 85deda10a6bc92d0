"""Rulings are worked out again from the log alone, and whatever is changed in it is found."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from hall.stage import MatStage, Stage, header_of, lies
from hall.table_stage import PLAIN, TableStage, host_of
from karuta.chance import Chance
from karuta.games.readings import Read, Touches
from karuta.hall import codec
from karuta.hall.commands import Beginning, Come, Contest, Cut, Measured
from karuta.hall.events import Announced, Arrived, Clamped, Contested, Entry, Fact, Moved
from karuta.hall.fairness import QUOTA_MS
from karuta.hall.header import Header
from karuta.hall.reviving import revived
from karuta.hall.rulings import Difference, recomputed
from karuta.mat.stroke import Sample


def _stored(header: Header, log: list[Entry]) -> list[Entry]:
    """The log as it is read back from its bytes."""
    return [Entry(e.seq, e.at_ms, codec.fact(header.game, codec.encode(e.fact))) for e in log]


def _reach(stage: MatStage, chance: Chance) -> None:
    """People reach for the card that is read, or for another, over lines that are late by anything."""
    plan, host = stage.plan, stage.host
    for seat in host.people:
        trip = 20 + 60 * seat + chance.below(40)
        stage.ask(seat, Measured(), round_trip_ms=trip)
        if host.reciter.plan is not plan:
            return
        card = plan.reading.poem
        if chance.below(8) == 0 or not lies(host.state, card):
            lying = sorted(host.state.spread.lies if hasattr(host.state, "spread") else host.state.mat.places)
            card = lying[chance.below(len(lying))]
        t = plan.reading.decided_start_ms + 150 + chance.below(500)
        tap = stage.tap(seat, card, t, pointer=1 + chance.below(2))
        late = trip / 2 + chance.below(60) + (chance.below(400) if chance.below(3) == 0 else 0)
        first, last = tap.samples
        stage.send(plan.onset_ms + t + late, seat, replace(tap, samples=(first,), up=False), trip)
        stage.send(plan.onset_ms + t + late + 40, seat, replace(tap, samples=(last,)), trip)


@cache
def _duel() -> tuple[Header, tuple[Entry, ...]]:
    """A whole match between two people far away, one of whom is cut off now and then."""
    stage, chance = Stage({"format": "quarter"}, opponents={}, seed="far away"), Chance("rulings")
    stage.opened()
    for number in range(200):
        if not stage.announced():
            break
        if number % 6 == 5:
            stage.ask(1, Cut())
            stage.wait(300)
            stage.ask(1, Come(), round_trip_ms=90)
            continue
        stage.open()
        if number % 6 == 2:
            stage.ask(0, Cut())
            stage.ask(0, Come(), round_trip_ms=30)
            continue
        _reach(stage, chance)
        stage.ruled()
    assert stage.decided
    assert stage.header is not None
    return stage.header, tuple(_stored(stage.header, stage.log))


def _count(entries: tuple[Entry, ...], kind: type) -> int:
    return sum(isinstance(e.fact, kind) for e in entries)


def test_a_whole_match_with_clamps_and_cuts_comes_to_what_its_log_says() -> None:
    header, entries = _duel()
    assert _count(entries, Clamped) > 5
    assert _count(entries, Arrived) > 50
    assert recomputed(header, entries) == ()


_PLAYERS: dict[str, tuple[str | None, ...]] = {
    "goshoku": (None, None),
    "shimo": (None, None, "mio", None, "suzu", "aoi"),
}
_FEW: dict[str, dict[str, str | int | bool]] = {
    "chirashi": {"deck": "quarter", "look_s": 0},
    "sakasama": {"deck": "colour", "look_s": 0},
    "goshoku": {"look_s": 0},
    "genpei": {"per_side": 8, "memorise_s": 0},
    "relay": {"per_side": 8, "memorise_s": 0},
    "shimo": {"per_side": 12, "memorise_s": 0, "each_holds": 3},
}


def _asked(stage: MatStage) -> None:
    """Two people of one page are asked whose hand it was, and take their time."""
    reading = stage.plan.reading
    stage.wait(stage.plan.onset_ms + 950 - stage.now)
    stage.ask(0, Contest(reading.number, True))
    stage.wait(2500)
    if lies(stage.host.state, reading.poem):
        stage.ask(3, stage.tap(3, reading.poem, 900))
    stage.ask(0, Contest(reading.number, False))


@pytest.mark.parametrize("game", _FEW)
def test_so_does_one_of_any_game_with_a_reader(game: str) -> None:
    players = _PLAYERS.get(game, (None, None, "mio", None))
    wish = Beginning(game, players, ("A", "B", "C")[: players.count(None)], _FEW[game], pace="quick")
    stage = MatStage.of(wish, pages=((0,), (1,)) if len(players) == 2 else ((0, 3), (1,)))
    chance = Chance(f"rulings of {game}")
    stage.opened()
    for number in range(14):
        if not stage.open():
            break
        if number == 3 and len(players) > 2:
            _asked(stage)
        if stage.host.reciter.open:
            _reach(stage, chance)
            stage.ruled()
    assert stage.header is not None
    entries = tuple(_stored(stage.header, stage.log))
    assert _count(entries, Arrived) > 20
    assert recomputed(stage.header, entries) == ()


def test_so_does_one_that_was_taken_over_in_the_middle_of_a_reading() -> None:
    wish = Beginning("kyogi", (None, None), ("A", "B"), {"format": "starter", "memorise_s": 0}, pace="quick")
    stage, chance = MatStage.of(wish, pages=((0,), (1,))), Chance("taken over")
    stage.opened()
    while stage.announced() and _count(tuple(stage.log), Clamped) < 2:
        stage.open()
        _reach(stage, chance)
        stage.ruled()
    stage.until(lambda: stage.plan.known)
    before, poem = stage.host, stage.plan.reading.poem
    again = MatStage.of(wish, pages=((0,), (1,)), starts=9_000_000.0)
    revived(again.host, stage.log)
    again.log = list(stage.log)
    assert replace(again.host.state, clock_ms=0) == replace(before.state, clock_ms=0)
    assert [again.host.allowances[seat].bucket_ms for seat in (0, 1)] == [
        before.allowances[seat].bucket_ms for seat in (0, 1)
    ]
    assert again.host.allowances[0].bucket_ms < QUOTA_MS or again.host.allowances[1].bucket_ms < QUOTA_MS
    assert [again.host.hands_of(seat) for seat in (0, 1)] == [before.hands_of(seat) for seat in (0, 1)]
    again.opened()
    again.open()
    # Somebody may have had the key when the house fell silent.
    assert again.plan.reading.poem != poem
    _reach(again, chance)
    again.ruled()
    assert stage.header is not None
    assert recomputed(stage.header, _stored(stage.header, again.log)) == ()


def test_so_does_a_table_of_cards() -> None:
    wish = Beginning("koikoi", (None, None), ("A", "B"), {"rounds": 3})
    stage = TableStage(host_of(wish))
    stage.begin()
    stage.play_out(lambda view: PLAIN.decide("", "", view))
    header = header_of(wish, "table", [(0, 1)])
    entries = _stored(header, stage.log)
    assert stage.host.decided
    assert recomputed(header, entries) == ()
    seq, moved = next(
        (at, e.fact) for at, e in enumerate(entries) if isinstance(e.fact, Moved) and len(e.fact.events) > 1
    )
    entries[seq] = replace(entries[seq], fact=replace(moved, events=moved.events[:1]))
    assert [(one.seq, one.what) for one in recomputed(header, entries)] == [(seq + 1, "events")]
    other = replace(header, wish=replace(wish, seed="another seed"))
    assert recomputed(other, entries) != ()


# ---------------------------------------------------------------- what was changed afterwards

Change = Callable[[Any], Fact]


def _changed(
    kind: type, change: Change, *, skip: int = 0, at: Callable[[Any], bool] = lambda fact: True
) -> list[Difference]:
    header, entries = _duel()
    found = [n for n, e in enumerate(entries) if isinstance(e.fact, kind) and at(e.fact)][skip]
    log = list(entries)
    log[found] = replace(log[found], fact=change(log[found].fact))
    differences = recomputed(header, log)
    assert min(one.seq for one in differences) >= found + 1
    return list(differences)


def _earlier(arrived: Arrived, by: int) -> Arrived:
    return replace(arrived, claimed=tuple(Sample(s.t - by, s.x, s.y) for s in arrived.claimed))


def _judging(moved: Moved) -> bool:
    return isinstance(moved.move, Touches) and len(moved.move.strokes) == 2


def test_a_touch_made_earlier_is_found() -> None:
    whats = {one.what for one in _changed(Arrived, lambda fact: _earlier(fact, 300), skip=6)}
    assert "strokes" in whats


def test_a_touch_said_to_have_arrived_earlier_is_found_where_it_was_clamped() -> None:
    def late(fact: Arrived) -> bool:
        return fact.at_ms - onsets[fact.reading] - fact.claimed[0].t / 10 > fact.allowed_ms

    onsets = {e.fact.reading: e.fact.onset_ms for e in _duel()[1] if isinstance(e.fact, Announced)}
    whats = {one.what for one in _changed(Arrived, lambda fact: replace(fact, at_ms=fact.at_ms - 200), at=late)}
    assert "clamp" in whats
    assert "strokes" in whats


def test_a_line_said_to_be_longer_is_found() -> None:
    found = _changed(Arrived, lambda fact: replace(fact, allowed_ms=fact.allowed_ms + 50))
    assert [one.what for one in found] == ["allowed"]
    found = _changed(Arrived, lambda fact: replace(fact, one_way_ms=fact.one_way_ms + 50))
    assert found[0].what == "allowed"


def test_a_clamp_left_out_or_made_up_is_found() -> None:
    assert _changed(Clamped, lambda fact: replace(fact, to=fact.to - 100))[0].what == "clamp"
    header, entries = _duel()
    at = next(n for n, e in enumerate(entries) if isinstance(e.fact, Clamped))
    without = [*entries[:at], *entries[at + 1 :]]
    assert {one.what for one in recomputed(header, without)} == {"clamp", "seq"}


def test_a_judging_of_other_strokes_is_found_with_what_came_of_it() -> None:
    def dropped(moved: Moved) -> Moved:
        assert isinstance(moved.move, Touches)
        return replace(moved, move=Touches(dict(list(moved.move.strokes.items())[:1])))

    found = _changed(Moved, dropped, at=_judging)
    assert found[0].what == "strokes"


def test_another_winner_is_found() -> None:
    def swapped(moved: Moved) -> Moved:
        ruled: Any = moved.events[0]
        return replace(
            moved, events=(replace(ruled, ruling=replace(ruled.ruling, taker=1 - (ruled.ruling.taker or 0))),)
        )

    (found,) = _changed(Moved, swapped, at=lambda moved: _judging(moved) and len(moved.events) == 1)
    assert found.what == "events"
    assert found.stored != found.found


def test_a_poem_out_of_order_is_found() -> None:
    assert "poem" in {one.what for one in _changed(Announced, lambda fact: replace(fact, poem=fact.poem % 100 + 1))}
    found = _changed(Moved, lambda moved: replace(moved, seat=0), at=lambda moved: isinstance(moved.move, Read))
    assert found[0].what == "move"


def test_a_ruling_before_its_time_is_found() -> None:
    header, entries = _duel()
    at = next(n for n, e in enumerate(entries) if isinstance(e.fact, Moved) and _judging(e.fact))
    log = list(entries)
    log[at] = replace(log[at], at_ms=log[at].at_ms - 2000)
    assert [(one.seq, one.what) for one in recomputed(header, log)] == [(at + 1, "early")]


def test_samples_of_no_reading_and_entries_that_are_missing_are_found() -> None:
    header, entries = _duel()
    log = [
        *entries,
        replace(entries[-1], seq=len(entries) + 2, fact=next(e.fact for e in entries if isinstance(e.fact, Arrived))),
    ]
    assert [one.what for one in recomputed(header, log)] == ["seq", "late"]


def test_a_question_made_up_is_found_by_what_it_excuses() -> None:
    """People of one page, asked whose hand it was, are excused for what comes late."""
    wish = Beginning("chirashi", (None, None, None), ("A", "B", "C"), {"deck": "quarter", "look_s": 0}, pace="quick")
    stage = MatStage.of(wish, pages=((0, 2), (1,)))
    stage.opened()
    stage.open()
    plan = stage.plan
    stage.wait(plan.onset_ms + 900 - stage.now)
    stage.ask(0, Contest(1, True))
    stage.wait(1500)
    stage.ask(2, stage.tap(2, plan.reading.poem, 880))
    stage.ask(0, Contest(1, False))
    stage.ruled()
    assert stage.header is not None
    entries = _stored(stage.header, stage.log)
    assert _count(tuple(entries), Clamped) == 0
    assert recomputed(stage.header, entries) == ()
    at = next(n for n, e in enumerate(entries) if isinstance(e.fact, Contested))
    del entries[at]
    entries = [replace(e, seq=n + 1) for n, e in enumerate(entries)]
    assert {"clamp", "strokes"} <= {one.what for one in recomputed(stage.header, entries)}
