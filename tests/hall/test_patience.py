"""Nobody keeps others waiting without end, whether they mean to or not (rules 4.3, 4.6)."""

from __future__ import annotations

from typing import Any

import pytest

from hall.casts import CASTS, Cast
from hall.stage import MatStage, denials, duty, takes
from hall.table_stage import TableStage, host_of
from karuta.games.kyogi.moves import Send, Shift, Waive
from karuta.games.readings import Hand
from karuta.hall.commands import Come
from karuta.hall.events import Moved, Remark, Settled
from karuta.hall.games import hosted
from karuta.hall.patience import NOTED_MS, SHORT_MS, STOP_MS, Patience, Wait
from karuta.hall.table import TURN_MS, TableHost
from karuta.hall.thinking import Mind
from karuta.mat.field import Place

MINUTE = 60_000.0
DUEL = Cast((None, None), {"format": "starter", "memorise_s": 0})


def between(cast: Cast = DUEL, game: str = "kyogi") -> MatStage:
    """Each person at a page of their own, the first reading ruled."""
    pages = tuple((seat,) for seat, who in enumerate(cast.players) if who is None)
    stage = MatStage.of(cast.wish(game, pace="quick"), pages=pages)
    stage.opened()
    return stage


def up(stage: MatStage, seat: int) -> bool:
    """A hand goes up, if it may; whether it did."""
    stage.act(seat, Hand(True))
    return bool(stage.host.state.hands[seat])


def test_what_is_used_is_counted_by_page_while_all_wait() -> None:
    patience = Patience([(0, 2), (1,)], 100_000.0)
    patience.wait((2,), 1000.0)
    patience.wait((2,), 5000.0)
    patience.wait((), 6000.0)
    patience.wait((1,), 50_000.0)
    assert patience.used_ms == {(0, 2): 5000.0, (1,): 0.0}
    assert patience.ends_ms((1,)) == 150_000.0
    assert patience.ends_ms((1,), 20_000.0) == 70_000.0
    assert patience.ends_ms((5,)) is None
    patience.wait((1,), 149_000.0)
    patience.stop(1)
    assert patience.spent(1)
    assert not patience.spent(0)
    patience.wait((), 149_000.0)
    patience.wait((1,), 200_000.0)
    assert patience.ends_ms((1,)) == 200_000.0 + SHORT_MS


def test_what_is_used_is_told_in_pieces_and_taken_from_the_log() -> None:
    patience = Patience([(0,), (1,)], 100_000.0)
    patience.wait((0,), 0.0)
    patience.wait((0,), NOTED_MS - 1)
    assert patience.news() == []
    patience.wait((0,), NOTED_MS + 5)
    assert patience.news() == [(0, round(NOTED_MS + 5))]
    assert patience.news() == []
    again = Patience([(0,), (1,)], 100_000.0)
    again.restore(0, 99_999)
    again.stop(0)
    assert again.spent(0)


def test_a_hand_that_goes_up_again_and_again_stops_nothing_in_the_end() -> None:
    stage = between()
    ups = 0
    while up(stage, 0):
        ups += 1
        stage.wait(20_000)
        stage.act(0, Hand(False))
        assert ups < 100
    # 10 minutes in all, and each time the reader has to begin anew.
    assert ups == 10 * MINUTE / (20_000 + STOP_MS)
    assert denials(stage) == ["error-patience"]
    assert up(stage, 1)
    stage.act(1, Hand(False))
    stage.open()
    assert stage.host.reciter.open


def test_to_stop_the_reader_for_a_moment_costs_as_much_as_he_needs_to_begin_anew() -> None:
    stage = between()
    ups = 0
    while up(stage, 0):
        ups += 1
        stage.act(0, Hand(False))
        stage.wait(300)
    assert ups == 10 * MINUTE / STOP_MS


def test_an_announced_move_too() -> None:
    stage = between()
    host = stage.host
    assert host.patience is not None
    host.patience.restore(0, 600_000)
    card = next(iter(host.view(0).mat.cards("A")))
    place = host.state.mat.room("A", Place("A", 2, 0))
    assert place is not None
    stage.act(0, Shift({card: place}))
    assert denials(stage) == ["error-patience"]


def test_a_hand_is_up_as_long_as_the_rules_say_even_if_they_say_nothing() -> None:
    stage = between(Cast((None, None), {"format": "starter", "memorise_s": 0, "hand_limit_s": 0, "bow_limit_s": 0}))
    assert (stage.host.state.rules.hand_limit_s, stage.host.state.rules.bow_limit_s) == (120, 30)
    assert up(stage, 0)
    stage.wait(121_000)
    assert not stage.host.state.hands[0]
    alone = Cast((None, "mio"), {"format": "starter", "memorise_s": 0, "hand_limit_s": 0})
    assert MatStage.of(alone.wish("kyogi")).host.state.rules.hand_limit_s == 0


def sending(stage: MatStage) -> int:
    """On until somebody has a card to send; who takes is always seat 0."""
    host = stage.host

    def due() -> bool:
        for seat in host.people:
            move = duty(host, seat)
            if isinstance(move, Send):
                return True
            if move is not None:
                stage.act(seat, move)
        return False

    while True:
        stage.until(lambda: due() or host.reciter.open)
        if host.state.due is not None:
            return int(host.state.due.seat)
        takes(stage, 0, 60.0)
        stage.until(lambda: due() or not host.reciter.open)


def test_a_send_ends_with_the_time_of_the_rules_and_sooner_once_all_is_used() -> None:
    stage = between()
    seat = sending(stage)
    at = stage.now
    stage.until(lambda: stage.host.state.due is None)
    assert 119_000 <= stage.now - at <= 121_000
    assert stage.host.patience is not None
    stage.host.patience.restore(seat, 600_000)
    at = stage.now
    seat = sending(stage)
    at, entries = stage.now, len(stage.log)
    stage.until(lambda: stage.host.state.due is None)
    assert SHORT_MS - 500 <= stage.now - at <= SHORT_MS + 500
    moves = [e.fact for e in stage.log[entries:] if isinstance(e.fact, Moved)]
    assert [(move.seat, move.move) for move in moves] == [(seat, Waive())]
    assert "note-hastened" in stage.remarks(1 - seat)


@pytest.mark.parametrize("game", [g for g in CASTS if hosted(g).kind != "cards"])
def test_what_the_house_does_for_whom_all_wait_lets_the_reader_go_on(game: str) -> None:
    cast = CASTS[game][-1]
    stage = MatStage.of(cast.wish(game, pace="quick"))
    host = stage.host
    stage.opened()
    for _ in range(6):
        stage.open()
        if host.decided:
            return
        takes(stage, host.people[0], 60.0)
        stage.until(lambda: not host.reciter.open)
        if host.state.phase in ("reading", "sending"):
            host.state, _ = host.game.apply(host.state, host.people[0], Hand(True))
        for _ in range(40):
            waits: tuple[Wait, ...] = tuple(host.manners.waits_for(host.state))
            if not waits:
                break
            assert all(wait.seat in wait.seats for wait in waits)
            assert host.game.legal(host.state, waits[0].seat).check(waits[0].move) is None
            host.state, _ = host.game.apply(host.state, waits[0].seat, waits[0].move)
        assert host.decided or host.game.hindrance(host.state) is None


def test_the_time_that_was_used_comes_back_with_the_match() -> None:
    stage = between()
    up(stage, 0)
    stage.wait(70_000)
    told = [e.fact for e in stage.log if isinstance(e.fact, Settled)]
    assert [fact.name for fact in told] == ["waited", "waited"]
    other = stage.cut(len(stage.log))
    assert other.host.patience is not None
    assert other.host.patience.used_ms[0,] == float(told[-1].value) >= 60_000


def test_nobody_waits_at_a_page_alone() -> None:
    stage = MatStage.of(DUEL.wish("kyogi", pace="quick"))
    stage.opened()
    assert stage.host.patience is None
    for _ in range(130):
        assert up(stage, 0)
        stage.act(0, Hand(False))


def laid(game: str) -> TableStage:
    """A table between two people or more."""
    cast = CASTS[game][0]
    pages = tuple((seat,) for seat, who in enumerate(cast.players) if who is None)
    still: Any = hosted(game).still
    return TableStage(host_of(cast.wish(game), pages=pages), Mind(still.decide, still.advise))


@pytest.mark.parametrize("game", [g for g in CASTS if hosted(g).kind == "cards"])
def test_a_table_goes_on_without_anybody_lifting_a_finger(game: str) -> None:
    stage = laid(game)
    for seat in stage.host.people:
        stage.ask(seat, Come())
    began = stage.now
    stage.until(lambda: stage.host.decided)
    assert any(isinstance(n, Remark) and n.key == "note-hastened" for _, n in stage.told)
    # Each turn takes a minute until all is used, and a few seconds then.
    assert stage.now - began < len(stage.host.people) * TableHost.patience_ms + len(stage.log) * (SHORT_MS + 61_000)


def test_a_turn_has_a_minute() -> None:
    stage = laid("koikoi")
    stage.begin()
    stage.until(lambda: bool(stage.host.game.actors(stage.state)))
    began, before = stage.now, len(stage.log)
    stage.wait(TURN_MS - 100)
    assert len([e for e in stage.log[before:] if isinstance(e.fact, Moved)]) == 0
    stage.wait(200)
    moved = next(e.fact for e in stage.log[before:] if isinstance(e.fact, Moved))
    assert moved.seat in stage.host.people
    assert stage.now - began == TURN_MS + 100
    # What the house had to do for somebody stands.
    assert not stage.host.may_take_back(moved.seat)
    stage.back(moved.seat)
    assert stage.denials(moved.seat) == ["error-table-take-back"]
