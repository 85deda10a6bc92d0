"""What people ask for at a table of cards: taking back, the same twice, advice, another pace, leaving."""

from __future__ import annotations

import pytest

from hall.table_stage import TableStage, koikoi_at, people_of_two, plain, played
from karuta.games.koikoi.moves import Deal, Draw, KoiKoi, Play, Resign, Stop
from karuta.hall.commands import Change, Come, Counsel, GoOn, Quit, Tempo
from karuta.hall.events import Closed, Moved, WentBack
from karuta.hall.flowers import DRAW_MS
from karuta.hall.koikoi import MIND
from karuta.hall.thinking import Mind

# ---------------------------------------------------------------- taking back


def test_a_card_can_be_taken_back_until_the_stock_card_turns() -> None:
    stage = TableStage(people_of_two())
    stage.begin()
    stage.ask(1, GoOn(0))
    stage.wait(0)
    seat = stage.state.turn
    before = stage.state
    assert not stage.look(seat).may_take_back
    stage.make(seat, stage.choices(seat)[0])
    assert stage.look(seat).may_take_back
    assert not stage.look(1 - seat).may_take_back
    stage.back(1 - seat)
    assert stage.denials(1 - seat) == ["error-table-take-back"]
    stage.back(seat)
    assert (stage.state, stage.host.moves) == (before, [("table", Deal())])
    assert stage.seen(seat).events == ()
    stage.make(seat, stage.choices(seat)[-1])
    stage.wait(DRAW_MS["match"])
    assert not stage.look(seat).may_take_back
    stage.back(seat)
    assert stage.denials(seat) == ["error-table-take-back"]


def test_what_the_other_is_refused_leaves_a_card_that_can_be_taken_back() -> None:
    stage = TableStage(people_of_two())
    stage.begin()
    stage.ask(1, GoOn(0))
    stage.wait(0)
    seat, before = stage.state.turn, stage.state
    stage.make(seat, stage.choices(seat)[0])
    stage.make(1 - seat, KoiKoi())
    assert stage.denials(1 - seat)
    stage.back(seat)
    assert stage.state == before


def test_a_card_that_was_played_before_the_match_came_here_stays_played() -> None:
    stage = TableStage(people_of_two())
    stage.begin()
    stage.ask(1, GoOn(0))
    stage.wait(0)
    seat = stage.state.turn
    stage.make(seat, stage.choices(seat)[0])
    other = stage.cut(people_of_two(), len(stage.log))
    for each in (0, 1):
        other.ask(each, Come())
    assert not other.look(seat).may_take_back
    other.back(seat)
    assert other.denials(seat) == ["error-table-take-back"]


def test_in_practice_any_own_move_can_be_taken_back_one_after_the_other() -> None:
    stage = koikoi_at({"rounds": 2}, seed="back")
    stage.begin()
    before = []
    while stage.turn():
        before.append((stage.state, list(stage.host.moves)))
        stage.make(0, plain("", "p", stage.host.view(0)))
    assert len(before) > 5
    assert {state.round for state, _ in before} == {1, 2}
    for state, moves in reversed(before):
        assert stage.look().may_take_back
        stage.back()
        assert (stage.state, stage.host.moves) == (state, moves)
        assert stage.seen().looks[0].view == stage.host.view(0)
    assert not stage.look().may_take_back
    stage.back()
    assert stage.denials() == ["error-table-take-back"]
    assert [entry.fact.to for entry in stage.log if isinstance(entry.fact, WentBack)][-1] < 10
    stage.play_out()
    assert len(stage.state.results) == 2


def test_after_a_take_back_the_others_do_what_they_did_if_one_does_so_too() -> None:
    stage = koikoi_at(seed="fair", mind=MIND, players=("takeru",))
    stage.begin()
    stage.turn()
    move = stage.choices()[0]
    stage.make(0, move)
    stage.turn()
    once = list(stage.host.moves)
    stage.back()
    stage.make(0, move)
    stage.turn()
    assert stage.host.moves == once


def test_who_has_given_up_takes_nothing_back() -> None:
    stage = koikoi_at()
    stage.begin()
    played(stage)
    stage.make(0, Resign())
    assert stage.host.decided
    assert not stage.look().may_take_back
    stage.back()
    assert stage.denials() == ["error-table-take-back"]


# ---------------------------------------------------------------- exactly once


def test_what_is_asked_again_is_done_once_and_answered_again() -> None:
    stage = koikoi_at()
    stage.begin()
    stage.turn()
    move = stage.choices()[0]
    stage.make(0, move, "once")
    first = stage.seen()
    assert (first.by, first.id) == (0, "once")
    stage.make(0, move, "once")
    again = stage.seen()
    assert (again.seq, again.events, again.by, again.id, again.seat) == (first.seq, (), 0, "once", 0)
    stage.turn()
    stage.make(0, move, "once")
    assert stage.seen().seq == first.seq
    stage.back(id="back")
    seq = stage.host.seq
    state = stage.state
    stage.back(id="back")
    assert (stage.seen().seq, stage.seen().id, stage.host.seq, stage.state) == (seq, "back", seq, state)
    stage.make(0, move, "once")
    assert stage.state == state
    assert [e.fact.id for e in stage.log if isinstance(e.fact, Moved) and e.fact.id] == ["once"]


@pytest.mark.parametrize("id", ["", "x" * 65])
def test_an_odd_id_is_refused(id: str) -> None:
    stage = koikoi_at()
    stage.begin()
    stage.turn()
    stage.host.command(0, Counsel(id), stage.now)
    stage.back(id="y" * 65)
    stage.make(0, stage.choices()[0], id or "z" * 99)
    assert stage.denials() == ["error-id"] * 3


def test_what_the_rules_forbid_is_refused_and_not_kept() -> None:
    stage = koikoi_at()
    stage.begin()
    stage.turn()
    wrong = next(card for card in range(48) if card not in stage.host.view(0).hand)
    for move, key in ((Play(wrong), "hand"), (Stop(), "phase"), (KoiKoi(), "phase"), (Draw(), "actor")):
        stage.make(0, move, "same")
        assert stage.denials()[-1] == f"error-cards-{key}"
    assert not stage.host.may_take_back(0)
    stage.back()
    assert stage.denials()[-1] == "error-table-take-back"
    stage.ask(0, Change(hints="romaji"))
    assert stage.denials()[-1] == "error-message"
    stage.make(0, stage.choices()[0], "same")
    assert stage.seen().id == "same"


# ---------------------------------------------------------------- advice, pace, leaving


def test_advice_names_every_move_with_what_it_is_worth() -> None:
    stage = koikoi_at()
    stage.ask(0, Come())
    stage.ask(0, Counsel("early"))
    assert stage.denials() == ["error-table-advice-turn"]
    stage.go_on()
    stage.turn()
    stage.ask(0, Counsel("what"))
    (advised,) = stage.advice()
    assert advised.id == "what"
    assert {one.move for one in advised.advice.moves} == set(stage.choices())
    worth = [one.points for one in advised.advice.moves]
    assert worth == sorted(worth, reverse=True)
    assert all(one.error >= 0 for one in advised.advice.moves)
    assert advised.advice.playouts > 0


def test_advice_is_thought_over_once_and_dropped_when_the_match_has_gone_on() -> None:
    stage = koikoi_at(thinks=False)
    stage.begin()
    while not stage.choices():
        for question in stage.asked:
            stage.answer(question)
        stage.asked.clear()
        assert stage.choices() or stage.step()
    stage.asked.clear()
    for name in ("a", "b", "a"):
        stage.ask(0, Counsel(name))
    (question,) = stage.asked
    assert question.who is None
    stage.answer(question)
    assert [advised.id for advised in stage.advice()] == ["a", "b"]
    stage.answer(question)
    stage.ask(0, Counsel("again"))
    assert [advised.id for advised in stage.advice()] == ["a", "b", "again"]
    assert len({id(advised.advice) for advised in stage.advice()}) == len(stage.asked) == 1
    move = stage.choices()[0]
    stage.make(0, move)
    stage.back()
    stage.ask(0, Counsel("late"))
    stage.make(0, move)
    assert stage.asked[1].who is None
    stage.answer(stage.asked[1])
    assert len(stage.advice()) == 3


def test_advice_that_could_not_be_had_is_said() -> None:
    stage = koikoi_at(mind=Mind(plain, lambda seed, view: None))
    stage.begin()
    stage.turn()
    stage.ask(0, Counsel("what"))
    assert stage.denials() == ["error-table-advice-none"]


def test_between_people_there_is_no_advice() -> None:
    stage = TableStage(people_of_two())
    stage.begin()
    stage.wait(0)
    stage.ask(stage.state.turn, Counsel("what"))
    assert stage.denials(stage.state.turn) == ["error-table-advice-practice"]


def test_the_pace_may_change_at_any_time() -> None:
    stage = koikoi_at(pace="match")
    stage.begin()
    stage.ask(0, Tempo("quick"))
    played(stage)
    assert stage.look().table_ms == stage.now + DRAW_MS["quick"]


def test_who_leaves_gives_up_and_closes_the_match() -> None:
    stage = koikoi_at()
    stage.begin()
    stage.turn()
    stage.ask(0, Quit())
    assert (stage.state.winner, stage.state.why, stage.host.closed) == (1, "resigned", True)
    assert isinstance(stage.told[-1][1], Closed)
    assert stage.host.due() is None


def test_who_leaves_when_it_is_decided_changes_nothing() -> None:
    stage = koikoi_at({"rounds": 1})
    stage.begin()
    stage.play_out()
    state = stage.state
    stage.ask(0, Quit())
    assert stage.state == state
