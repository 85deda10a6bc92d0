"""Hana-awase at a live table: what it has in common with Koi-Koi, and what is its own."""

from __future__ import annotations

from hall.table_stage import TableStage, host_of
from karuta.games.flowers.events import Dealt
from karuta.games.flowers.moves import Play
from karuta.games.hanaawase.events import Counted
from karuta.hall.commands import Back, Beginning, Come, Counsel, GoOn
from karuta.hall.flowers import DRAW_MS
from karuta.hall.hanaawase import MIND, STILL
from karuta.players.hanaawase.advice import advice
from karuta.players.hanaawase.choices import choices


def table(*players: str | None, **rules: str | int | bool) -> TableStage:
    names = ("One", "Two", "Three")[: players.count(None)]
    return TableStage(host_of(Beginning("hanaawase", players, names, {"rounds": 1, **rules})), MIND)


def test_a_round_is_dealt_when_it_is_wanted_and_the_house_plays() -> None:
    stage = table(None, "akira", "momo")
    stage.ask(0, Come())
    assert stage.look().waits
    stage.ask(0, GoOn(0))
    stage.wait(0)
    assert [event.round for event in stage.happened(Dealt)] == [1]
    stage.play_out(lambda view: STILL.decide("", "", view))
    assert len(stage.happened(Counted)) == 1
    assert stage.host.decided
    assert {seat for seat, _ in stage.host.moves} == {0, 1, 2, "table"}


def test_a_card_can_be_taken_back_until_the_stock_is_turned_and_by_who_plays_alone_later() -> None:
    stage = table(None, "akira")
    stage.begin()
    assert stage.turn()
    before = stage.state
    stage.make(0, choices(stage.host.view(0))[0])
    assert stage.look().table_ms == stage.now + DRAW_MS["match"]
    assert stage.look().may_take_back
    stage.back(0)
    assert stage.state == before
    alone = table(None, None)
    alone.begin()
    alone.wait(0)
    seat = alone.state.turn
    alone.make(seat, choices(alone.host.view(seat))[0])
    alone.wait(DRAW_MS["match"])
    assert not alone.look(seat).may_take_back
    alone.ask(seat, Back("late"))
    assert alone.denials(seat) == ["error-table-take-back"]


def test_advice_is_the_count_of_the_cards() -> None:
    stage = table(None, "akira")
    stage.begin()
    assert stage.turn()
    stage.ask(0, Counsel("advice"))
    [told] = stage.advice()
    assert told.advice.moves == advice(stage.host.view(0))
    assert isinstance(told.advice.moves[0].move, Play)
