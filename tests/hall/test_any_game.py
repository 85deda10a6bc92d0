"""Whatever people do and whenever they do it, several of them at one page: every game stays sound, and its record is
that of the match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from hall.casts import EVERY, Cast
from hall.stage import MatStage, header_of, lies
from hall.table_stage import TableStage, host_of
from karuta.chance import Chance
from karuta.games import notations
from karuta.games.game import TABLE
from karuta.games.moves import Resign
from karuta.games.notations import NOTATIONS
from karuta.games.readings import Hand, Void
from karuta.hall.commands import Back, Beginning, Claim, Come, Command, Contest, Counsel, Cut, Hold, LayOut, Quit, Tempo
from karuta.hall.games import hosted
from karuta.hall.host import CLOCKED_MS, TICK_MS
from karuta.hall.rulings import recomputed
from karuta.hall.thinking import Mind

MATS = [one for one in EVERY if hosted(str(one.values[0])).kind != "cards"]
TABLES = [one for one in EVERY if hosted(str(one.values[0])).kind == "cards"]
LINE: Mapping[str, Command] = {"gone": Cut(), "here": Come(), "claim": Claim()}
"""What one person alone does."""
waits = st.one_of(st.just(0.0), st.floats(0, 300), st.floats(0, 4000), st.just(40_000.0))
numbers = st.integers(0, 2**20)


def _happenings(*what: str, most: int) -> st.SearchStrategy[list[tuple[float, int, str, int]]]:
    return st.lists(st.tuples(waits, st.integers(0, 5), st.sampled_from(what), numbers), max_size=most)


def _pages(cast: Cast, *, apart: bool) -> tuple[tuple[int, ...], ...] | None:
    """Everybody has a page, or (None) all share one."""
    return tuple((seat,) for seat, who in enumerate(cast.players) if who is None) if apart else None


def _everybody(stage: Any, command: Any) -> None:
    """The page of all people comes or goes."""
    for seat in stage.host.people:
        stage.ask(seat, command)


def _sound(stage: Any, game: str, cast: Cast) -> None:
    """The moves that are kept lead to the state that is, and so does the record, but for idle hours."""
    host, notation = stage.host, NOTATIONS[game]
    again = host.start
    for actor, move in host.moves:
        again, _ = host.game.apply(again, actor, move)
    assert again == host.state
    names = tuple(f"Number {seat}" for seat in range(len(cast.players)))
    record = notations.parse(notations.write(notation.record_of(host.start, names, tuple(host.moves), {})))
    last = notation.begin(record)
    for turn in notation.replay(record):
        last = turn.after
    if hosted(game).kind != "cards":
        last = replace(last, clock_ms=host.state.clock_ms)
    assert last == host.state
    header = getattr(stage, "header", None) or header_of(cast.wish(game), "table", host.pages)
    assert recomputed(header, stage.log) == ()
    _comes_back(stage, cast.wish(game))


def _comes_back(stage: Any, wish: Beginning) -> None:
    """Another process goes on where the log ends, with who is still there."""
    if isinstance(stage, MatStage):
        again, at = stage.cut(len(stage.log)).host, stage.host.state
        if at.phase == "open":
            at, _ = stage.host.game.apply(at, TABLE, Void(None))
        assert 0 <= at.clock_ms - again.state.clock_ms <= CLOCKED_MS + TICK_MS
        assert replace(again.state, clock_ms=at.clock_ms) == at
        assert (again.hints, again.captions, again.held) == (stage.host.hints, stage.host.captions, stage.host.held)
    else:
        again = stage.cut(host_of(wish, pages=stage.host.pages), len(stage.log)).host
        assert (again.state, again.pace) == (stage.host.state, stage.host.pace)
    assert again.present.keys() == stage.host.present.keys()
    assert again.closed == stage.host.closed


def _sampled(stage: Any, seat: int, number: int) -> Any:
    move = stage.host.game.legal(stage.host.state, seat).sample(Chance(str(number)))
    return None if isinstance(move, Resign) else move


# ---------------------------------------------------------------- at a mat


AT_A_MAT = ("duty", "sample", "take", "take", "strike", "up", "down", "cut", "come", "back", "hold", "go on", "ask")
at_a_mat = _happenings(
    *AT_A_MAT, "know", "lay", "leave", "ruled", "ruled", "open", "open", "gone", "here", "claim", most=30
)


def _tap(stage: MatStage, seat: int, number: int, *, right: bool) -> None:
    """A hand on the card that is read, or on another."""
    host = stage.host
    if not host.reciter.open:
        return
    lying = list(host.state.spread.lies) if hasattr(host.state, "spread") else list(host.state.mat.places)
    card = stage.plan.reading.poem if right else lying[number % len(lying)]
    if lies(host.state, card):
        stage.ask(seat, stage.tap(seat, card, max(0.0, stage.now - stage.plan.onset_ms - number % 300)))


def _go_on(stage: MatStage, *, ruled: bool) -> None:
    """Everybody is there and lets the reader read."""
    _everybody(stage, Come())
    stage.ask(stage.host.people[0], Hold(False))
    for seat in stage.host.people:
        if stage.host.state.hands[seat]:
            stage.act(seat, Hand(False))
    stage.ruled() if ruled else stage.open()


def _at_a_mat(stage: MatStage, seat: int, what: str, number: int) -> None:
    host, id = stage.host, f"{what} {len(stage.log)}"
    match what:
        case "duty":
            stage.duties()
        case "sample":
            if (move := _sampled(stage, seat, number)) is not None:
                stage.act(seat, move)
        case "take" | "strike":
            _tap(stage, seat, number, right=what == "take")
        case "up" | "down":
            stage.act(seat, Hand(what == "up"))
        case "cut" | "come":
            _everybody(stage, Cut() if what == "cut" else Come())
        case "back":
            stage.ask(seat, Back(id))
        case "hold" | "go on":
            stage.ask(seat, Hold(what == "hold"))
        case "ask" | "know":
            stage.ask(seat, Contest(host.state.readings + 1, what == "ask"))
        case "lay":
            stage.ask(seat, LayOut(id, (None, "standard", "attack", "teiichi")[number % 4], bool(number % 3)))
        case "leave" if number % 5 == 0:
            stage.ask(seat, Quit())
        case "gone" | "here" | "claim":
            stage.ask(seat, LINE[what])
        case "ruled" | "open":
            _go_on(stage, ruled=what == "ruled")


@pytest.mark.parametrize(("game", "cast"), MATS)
@settings(deadline=None, max_examples=12)
@given(at_a_mat, st.booleans(), st.booleans())
def test_a_mat_survives_anything(
    game: str, cast: Cast, todo: list[tuple[float, int, str, int]], still: bool, apart: bool
) -> None:
    stage = MatStage.of(cast.wish(game, pace="quick"), still=still, pages=_pages(cast, apart=apart))
    stage.opened()
    for wait, who, what, number in todo:
        stage.wait(wait)
        if stage.host.closed:
            break
        _at_a_mat(stage, stage.host.people[who % len(stage.host.people)], what, number)
        stage.host.game.invariants(stage.host.state)
    _sound(stage, game, cast)


# ---------------------------------------------------------------- at a table of cards


AT_A_TABLE = ("play", "play", "play", "play", "sample", "go on", "go on", "back", "cut", "come", "leave", "answer")
at_a_table = _happenings(*AT_A_TABLE, "counsel", "tempo", "gone", "here", "claim", most=50)


def _at_a_table(stage: TableStage, seat: int, what: str, number: int) -> None:
    match what:
        case "play" | "sample":
            acting = [one for one in stage.host.game.actors(stage.state) if one in stage.host.people]
            mover = acting[0] if what == "play" and acting else seat
            if (move := _sampled(stage, mover, number)) is not None:
                stage.make(mover, move)
        case "go on":
            stage.go_on()
        case "back":
            stage.back(seat)
        case "cut" | "come":
            _everybody(stage, Cut() if what == "cut" else Come())
        case "leave" if number % 5 == 0:
            stage.ask(seat, Quit())
        case "answer" if stage.asked:
            stage.answer(stage.asked.pop(number % len(stage.asked)))
        case "gone" | "here" | "claim":
            stage.ask(seat, LINE[what])
        case "counsel":
            stage.ask(seat, Counsel(f"what {number}"))
        case "tempo":
            stage.ask(seat, Tempo("quick"))


@pytest.mark.parametrize(("game", "cast"), TABLES)
@settings(deadline=None, max_examples=20)
@given(at_a_table, st.booleans(), st.booleans())
def test_a_table_survives_anything(
    game: str, cast: Cast, todo: list[tuple[float, int, str, int]], thinks: bool, apart: bool
) -> None:
    still = hosted(game).still
    assert still is not None
    host = host_of(cast.wish(game), pages=_pages(cast, apart=apart))
    stage = TableStage(host, Mind(still.decide, still.advise), thinks=thinks)
    stage.begin()
    for wait, who, what, number in todo:
        stage.wait(wait)
        if stage.host.closed:
            break
        _at_a_table(stage, stage.host.people[who % len(stage.host.people)], what, number)
        stage.host.game.invariants(stage.state)
    _sound(stage, game, cast)
    if not stage.host.closed:
        _everybody(stage, Come())
        stage.thinks = True
        stage._take()
        stage.play_out(lambda view: still.decide("", "", view))
        _sound(stage, game, cast)
