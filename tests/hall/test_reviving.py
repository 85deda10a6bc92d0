"""A match that another process takes over is the same match: state, ids, settings, and it can be played to its end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from hall.casts import EVERY, Cast
from hall.stage import MatStage, duel, header_of, takes
from hall.table_stage import TableStage, host_of
from karuta.games.game import TABLE, Actor
from karuta.games.readings import Void
from karuta.hall.commands import Act, Back, Change, Come, Hold, Make, Tempo
from karuta.hall.events import Clocked, Entry, Kept, Moved, Settled, Stepped, TableStepped, WentBack
from karuta.hall.games import hosted
from karuta.hall.host import CLOCKED_MS, TICK_MS
from karuta.hall.reviving import ALWAYS_NEEDED, _last_kept, revived
from karuta.hall.rulings import recomputed
from karuta.hall.thinking import Mind

MATS = [one for one in EVERY if hosted(str(one.values[0])).kind != "cards"]
TABLES = [one for one in EVERY if hosted(str(one.values[0])).kind == "cards"]
CUTS = 12
"""Of each match."""


def alone(cast: Cast) -> tuple[tuple[int, ...], ...]:
    """Everybody has a page."""
    return tuple((seat,) for seat, who in enumerate(cast.players) if who is None)


def same(live: Any, again: Any) -> None:
    """The states are one but for the few seconds of the match clock that were not written down."""
    if hasattr(live, "clock_ms"):
        assert 0 <= live.clock_ms - again.clock_ms <= CLOCKED_MS + TICK_MS
        again = replace(again, clock_ms=live.clock_ms)
    assert again == live


def led(host: Any) -> Any:
    """Where the moves lead from which a record is written."""
    state = host.start
    for actor, move in host.moves:
        state, _ = host.game.apply(state, actor, move)
    return state


def play(stage: MatStage, seen: dict[int, Any] | None = None) -> None:
    """To the end: the first person takes each card as soon as it is known. `seen` gets the state by entry."""
    for seat in stage.host.people:
        stage.ask(seat, Come())

    def look() -> bool:
        stage.duties()
        if seen is not None:
            seen[len(stage.log)] = stage.host.state
        return stage.host.decided or stage.host.reciter.open

    while not stage.host.decided:
        stage.until(look)
        if stage.host.decided:
            break
        number = stage.plan.reading.number
        takes(stage, stage.host.people[number % len(stage.host.people)], 90.0)
        stage.until(lambda: (look() or True) and (stage.host.decided or not stage.host.reciter.open))


@pytest.mark.parametrize(("game", "cast"), MATS)
def test_a_match_at_a_mat_goes_on_from_anywhere(game: str, cast: Cast) -> None:
    stage = MatStage.of(cast.wish(game, pace="quick"), pages=alone(cast))
    seen: dict[int, Any] = {}
    play(stage, seen)
    assert len(seen) > CUTS
    cuts = sorted(seen)
    for at in cuts[:: max(1, len(cuts) // CUTS)]:
        other, live = stage.cut(at), seen[at]
        if live.phase == "open":
            live, _ = other.host.game.apply(live, TABLE, Void(None))
            assert len(other.log) == at + 1
        same(live, other.host.state)
        assert led(other.host) == other.host.state
        assert other.host.frozen
        play(other)
        assert recomputed(stage.header, other.log) == ()  # type: ignore[arg-type]


@pytest.mark.parametrize(("game", "cast"), TABLES)
def test_a_match_at_a_table_goes_on_from_anywhere(game: str, cast: Cast) -> None:
    still = hosted(game).still
    assert still is not None
    mind, wish = Mind(still.decide, still.advise), cast.wish(game)
    stage = TableStage(host_of(wish, pages=alone(cast)), mind)
    stage.begin()
    stage.play_out(lambda view: still.decide("", "", view))
    states = {0: stage.host.start}
    for entry in stage.log:
        if isinstance(entry.fact, Moved):
            actor: Actor = TABLE if entry.fact.seat is None else entry.fact.seat
            states[entry.seq], _ = stage.host.game.apply(states[max(states)], actor, entry.fact.move)
    for at in sorted(states)[:: max(1, len(states) // CUTS)]:
        other = stage.cut(host_of(wish, now=10.0, pages=alone(cast)), at)
        assert other.state == states[at]
        other.begin()
        other.play_out(lambda view: still.decide("", "", view))
        assert recomputed(header_of(wish, "table", other.host.pages), other.log) == ()


@pytest.mark.parametrize(("game", "cast"), MATS)
def test_a_match_goes_on_from_where_it_was_kept_as_from_its_beginning(
    game: str, cast: Cast, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("karuta.hall.host.KEPT_ENTRIES", 1)
    stage = MatStage.of(cast.wish(game, pace="quick"), pages=alone(cast))
    play(stage)
    at = [entry.seq for entry in stage.log if isinstance(entry.fact, Kept)]
    assert at
    for upto in {at[0], at[len(at) // 2] + 3, at[-1], len(stage.log)}:
        kept = stage.cut(upto).host
        with monkeypatch.context() as nothing:
            nothing.setattr("karuta.hall.reviving._last_kept", lambda entries: 0)
            whole = stage.cut(upto).host
        assert kept.state == whole.state
        assert led(kept) == kept.state
        for name in ("rulings", "present", "hints", "captions", "pace", "held", "breath", "ending", "rated", "seq"):
            assert getattr(kept, name) == getattr(whole, name), name
        assert kept.asked_so_far() == whole.asked_so_far()
        assert kept.evidence.touched == whole.evidence.touched
        for seat in kept.people:
            assert kept.allowances[seat].bucket_ms == whole.allowances[seat].bucket_ms


def test_hands_that_were_judged_before_a_match_was_kept_may_be_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("karuta.hall.host.KEPT_ENTRIES", 5)
    cast = Cast((None, None), {"format": "starter", "memorise_s": 0})
    stage = MatStage.of(cast.wish("kyogi", pace="quick"), pages=alone(cast))
    play(stage)
    since = [entry.seq for entry in stage.log if isinstance(entry.fact, Kept)][-1]
    needed = [entry for entry in stage.log if entry.seq >= since or isinstance(entry.fact, ALWAYS_NEEDED)]
    assert len(needed) < len(stage.log)
    whole, again = stage.cut(len(stage.log)).host, stage.cut(0).host
    revived(again, needed)
    for name in ("state", "moves", "rulings", "present", "seq"):
        assert getattr(again, name) == getattr(whole, name), name
    assert again.asked_so_far() == whole.asked_so_far()
    assert again.evidence.touched == whole.evidence.touched


def test_what_was_kept_before_a_step_back_is_not_gone_on_from() -> None:
    kept, back = Kept("{}"), WentBack(0, 2, "a")
    entries = [Entry(1, 0.0, kept), Entry(2, 0.0, Clocked(1)), Entry(3, 0.0, kept), Entry(4, 0.0, back)]
    assert _last_kept(entries) == 1
    assert _last_kept(entries[:3]) == 3
    assert _last_kept(entries[2:3]) == 1
    assert _last_kept([Entry(1, 0.0, Clocked(1))]) == 0


def practising() -> tuple[MatStage, Mapping[str, Any]]:
    """A match against the house in which a step was taken back, and settings were changed."""
    stage = MatStage.of(duel("suzu", rules={"format": "starter", "memorise_s": 0}, pace="quick"))
    stage.opened()
    for _ in range(3):
        stage.open()
        takes(stage, 0, 50.0)
        stage.ruled()
    stage.ask(0, Change(hints="kimariji", captions=True, pace="brisk", breath=True))
    stage.ask(0, Back("back"))
    stage.ask(0, Hold(True))
    return stage, {"hints": "kimariji", "captions": True, "pace": "brisk", "breath": True, "held": True}


def test_settings_and_steps_back_come_back() -> None:
    stage, _ = practising()
    assert any(isinstance(entry.fact, WentBack) for entry in stage.log)
    other = stage.cut(len(stage.log))
    host = other.host
    same(stage.host.state, host.state)
    assert (host.hints[0], host.captions[0], host.pace.name, host.breath, host.held) == (
        "kimariji",
        True,
        "brisk",
        True,
        True,
    )
    assert host.rulings == stage.host.rulings
    other.ask(0, Come())
    assert host.frozen
    other.ask(0, Hold(False))
    assert not host.frozen
    assert other.ruled()


def test_what_was_asked_before_counts_once_after() -> None:
    stage = MatStage.of(duel("suzu", rules={"format": "starter", "memorise_s": 0}, pace="quick"))
    stage.opened()
    asked = next((e.seq, e.fact) for e in stage.log if isinstance(e.fact, Moved) and e.fact.id is not None)
    seq, moved = asked
    other = stage.cut(len(stage.log))
    other.ask(0, Come())
    other.told.clear()
    other.ask(0, Act(moved.id or "", moved.move))
    assert [e.seq for e in other.log if isinstance(e.fact, Moved) and e.fact.id == moved.id] == [seq]
    answers = [n for n in other.notices(Stepped) if isinstance(n, Stepped) and n.id == moved.id]
    assert [answer.seq for answer in answers] == [seq]
    stage, _ = practising()
    other = stage.cut(len(stage.log))
    other.ask(0, Come())
    before, readings = len(other.log), other.host.state.readings
    other.ask(0, Back("back"))
    assert (len(other.log), other.host.state.readings) == (before, readings)


def test_a_move_at_a_table_counts_once_after() -> None:
    cast = Cast((None, None), {"rounds": 1})
    wish = cast.wish("koikoi")
    stage = TableStage(host_of(wish, pages=alone(cast)))
    stage.begin()
    stage.until(lambda: bool(stage.host.game.actors(stage.state)))
    seat = stage.host.game.actors(stage.state)[0]
    assert isinstance(seat, int)
    move = stage.choices(seat)[0]
    stage.make(seat, move, "first")
    stage.ask(seat, Tempo("quick"))
    other = stage.cut(host_of(wish, pages=alone(cast)), len(stage.log))
    assert other.host.pace == "quick"
    other.begin()
    before, state = len(other.log), other.state
    other.ask(seat, Make("first", move))
    assert (len(other.log), other.state) == (before, state)
    assert any(isinstance(n, TableStepped) and n.id == "first" for _, n in other.told)


def test_a_match_that_counts_no_more_still_does_not() -> None:
    cast = Cast((None, None), {"format": "starter", "memorise_s": 0})
    host = MatStage.of(cast.wish("kyogi"), pages=alone(cast)).host
    host.rated = True
    revived(host, [Entry(1, 0.0, Settled(0, "rated", "False"))])
    assert not host.rated
