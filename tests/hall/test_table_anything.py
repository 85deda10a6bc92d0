"""Whatever people do at a table and whenever they do it: the match stays sound, its log whole, its record true."""

from __future__ import annotations

from hypothesis import example, given, settings
from hypothesis import strategies as st

from hall.table_stage import TableStage, koikoi_at
from karuta.games.koikoi import record
from karuta.games.koikoi.game import KOIKOI
from karuta.games.koikoi.moves import KoiKoi, Pick, Play, Resign, SeatMove, Stop
from karuta.hall.commands import Back, Come, Command, Counsel, Cut, GoOn, Make, Measured, Tempo
from karuta.hall.events import Moved, TableStepped
from karuta.hall.table import TableHost
from karuta.players.koikoi.choices import choices

cards = st.integers(-1, 48)
moves: st.SearchStrategy[SeatMove] = st.one_of(
    st.builds(Play, cards, st.one_of(st.none(), cards)),
    st.builds(Pick, cards),
    st.sampled_from([Stop(), KoiKoi()]),
)
ids = st.sampled_from(["a", "b", "c", "d", "e", "f", ""])
asked: st.SearchStrategy[Command] = st.one_of(
    st.builds(Make, ids, moves),
    st.builds(Back, ids),
    st.builds(GoOn, st.integers(0, 3)),
    st.builds(Tempo, st.sampled_from(["match", "brisk", "quick"])),
    st.sampled_from([Come(), Cut(), Measured()]),
)
waits = st.one_of(st.just(0.0), st.floats(0, 300), st.floats(0, 4000), st.just(40_000.0))
what = st.one_of(asked, st.sampled_from(["play", "play", "play", "go on", "answer", "answer"]), st.just(Counsel("x")))
happenings = st.lists(st.tuples(waits, st.integers(0, 1), what), max_size=60)


def _do(stage: TableStage, seat: int, what: Command | str) -> None:
    """`seat` does that; "answer": an open question is answered, perhaps one that matters no more."""
    if what == "answer":
        if stage.asked:
            stage.answer(stage.asked.pop(seat % len(stage.asked)))
    elif what == "go on":
        stage.ask(seat, GoOn(stage.state.round))
    elif isinstance(what, str):
        moves = choices(stage.host.view(seat))
        if moves:
            stage.make(seat, moves[len(stage.log) % len(moves)])
    else:
        stage.ask(seat, what)


def _sound(stage: TableStage) -> None:
    host = stage.host
    KOIKOI.invariants(host.state)
    again = host.start
    for actor, move in host.moves:
        again, _ = KOIKOI.apply(again, actor, move)
    assert again == host.state
    ids = [(entry.fact.seat, entry.fact.id) for entry in stage.log if isinstance(entry.fact, Moved) and entry.fact.id]
    assert len(ids) == len(set(ids))
    for step in (notice for _, notice in stage.told if isinstance(notice, TableStepped)):
        assert [look.view.seat for look in step.looks] == list(range(len(host.seats)))
    text = record.write(record.record_of(host.start, ("One", "Two"), host.moves))
    assert record.parse(text).steps == tuple(host.moves)


@settings(deadline=None, max_examples=60)
@given(happenings, st.sampled_from(["match", "quick"]))
def test_a_match_against_the_house_survives_anything(todo: list[tuple[float, int, Command | str]], pace: str) -> None:
    stage = koikoi_at(preset="short", pace=pace, thinks=False)  # type: ignore[arg-type]
    stage.begin()
    for wait, _, happening in todo:
        stage.wait(wait)
        _do(stage, 0, happening)
        KOIKOI.invariants(stage.state)
    _sound(stage)
    stage.ask(0, Come())
    stage.thinks = True
    stage._take()
    if not stage.host.decided:
        stage.play_out()
        _sound(stage)
    assert stage.host.decided


@settings(deadline=None, max_examples=60)
@given(happenings)
# What the other is refused leaves the last card as it was: it may still be taken back.
@example([(0.0, 1, "play"), (0.0, 0, Make("a", Play(0, None))), (0.0, 1, Back("a"))])
def test_a_match_of_two_people_survives_anything(todo: list[tuple[float, int, Command | str]]) -> None:
    laid = koikoi_at().host
    stage = TableStage(TableHost(laid.manners, laid.start.rules, "two", (None, None), 0.0))
    stage.begin()
    for wait, seat, happening in todo:
        stage.wait(wait)
        _do(stage, seat, happening)
        assert not stage.advice(seat)
    _sound(stage)
    for seat in (0, 1):
        stage.ask(seat, Come())
    if not stage.host.decided:
        stage.make(0, Resign())
    assert stage.host.decided
