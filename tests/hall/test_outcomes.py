"""The result of a match of any game: who won, and what hands did and how fast."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from hall.casts import EVERY, Cast
from hall.stage import MatStage, header_of, lies
from hall.table_stage import TableStage, host_of
from karuta.hall import codec
from karuta.hall.commands import Come, Quit
from karuta.hall.games import hosted
from karuta.hall.header import Header, Page
from karuta.hall.outcomes import result_of
from karuta.hall.results import Chair, Result
from karuta.hall.thinking import Mind

MATS = [one for one in EVERY if hosted(str(one.values[0])).kind != "cards"]
TABLES = [one for one in EVERY if hosted(str(one.values[0])).kind == "cards"]
DUEL = Cast((None, None), {"format": "starter", "memorise_s": 0})
NAMES = tuple("ABCDEFGHIJ")


def alone(cast: Cast) -> tuple[tuple[int, ...], ...]:
    return tuple((seat,) for seat, who in enumerate(cast.players) if who is None)


def told(header: Header, host: Any) -> Result | None:
    """The result, as it comes back from its bytes."""
    found = result_of(header, host, NAMES[: len(header.wish.players)], 99)
    return None if found is None else codec.result(codec.encode(found))


def sound(result: Result, host: Any) -> None:
    """It says what the game says."""
    outcome = host.game.outcome(host.state)
    assert (result.margin, result.why) == (outcome.margin, outcome.why)
    first = [chair.seat for chair in result.chairs if chair.rank == 1]
    assert first == (sorted(outcome.winners) or [chair.seat for chair in result.chairs])
    assert sorted(seat for side in result.sides for seat in side) == [chair.seat for chair in result.chairs]
    for side in result.sides:
        assert len({result.chairs[seat].rank for seat in side}) == 1
    assert [chair.person is None for chair in result.chairs] == [chair.who is not None for chair in result.chairs]


@pytest.mark.parametrize(("game", "cast"), MATS)
def test_a_match_at_a_mat(game: str, cast: Cast) -> None:
    stage = MatStage.of(cast.wish(game, pace="quick"), pages=alone(cast))
    host = stage.host
    header = _seated(header_of(cast.wish(game), "stage", host.pages))
    for seat in host.people:
        stage.ask(seat, Come())
    assert told(header, host) is None
    takes: dict[int, list[tuple[int, int]]] = {seat: [] for seat in host.people}
    while stage.open():
        plan, reading = stage.plan, stage.plan.reading
        seat = host.people[reading.number % len(host.people)]
        plays = not getattr(host.state, "active", ()) or seat in host.state.active
        if plays and lies(host.state, reading.poem):
            at = reading.decided_start_ms + 40
            stage.send(plan.onset_ms + at + 50, seat, stage.tap(seat, reading.poem, at), 30.0)
        stage.until(lambda: stage.decided or not host.reciter.open)
        last = host.state.last
        taker = last.hand if hasattr(last, "target") else last.taker
        if last.number == reading.number and taker in takes and last.time is not None:
            takes[taker].append((reading.number, round(last.time / 10)))
    result = told(header, host)
    assert result is not None
    sound(result, host)
    assert sum(map(len, takes.values())) > 0
    for seat, made in takes.items():
        chair = result.chairs[seat]
        assert [(one.reading, one.since_onset_ms) for one in chair.reactions] == made
        assert chair.takes == len(made)
        assert chair.input == ("mouse" if made else chair.input)
        assert all(one.one_way_ms == 15 and one.clamped_ms == 0 for one in chair.reactions)
    # Every hand came 40 ms after the deciding mora had begun, and 190 ms before it had ended.
    reacted = [one for chair in result.chairs for one in chair.reactions]
    assert {one.since_deciding_ms for one in reacted} == {40 - 230}


def _seated(header: Header) -> Header:
    return replace(header, pages=tuple(Page(page.own, f"a{page.own[0]}") for page in header.pages))


@pytest.mark.parametrize(("game", "cast"), TABLES)
def test_a_match_at_a_table(game: str, cast: Cast) -> None:
    still = hosted(game).still
    assert still is not None
    stage = TableStage(host_of(cast.wish(game), pages=alone(cast)), Mind(still.decide, still.advise))
    header = _seated(header_of(cast.wish(game), "table", stage.host.pages))
    stage.begin()
    assert told(header, stage.host) is None
    stage.play_out(lambda view: still.decide("", "", view))
    result = told(header, stage.host)
    assert result is not None
    sound(result, stage.host)
    assert all((chair.takes, chair.fouls, chair.reactions) == (0, 0, ()) for chair in result.chairs)


def test_where_each_plays_alone_ranks_follow_what_each_has_and_who_gave_up_is_last() -> None:
    cast = Cast((None, None, None, None), {"deck": "starter", "look_s": 0})
    stage = MatStage.of(cast.wish("chirashi", pace="quick"), pages=alone(cast))
    host = stage.host
    for seat in host.people:
        stage.ask(seat, Come())
    # Seat 0 takes first and gives up; of the others seat 3 takes most, then seat 1.
    takers = [0, 0, 0, 3, 3, 1, 3]
    while stage.open():
        plan, reading = stage.plan, stage.plan.reading
        if reading.number == 4:
            stage.ask(0, Quit())
        at = reading.decided_start_ms + 40
        seat = takers[reading.number - 1]
        if lies(host.state, reading.poem) and host.state.phase == "open":
            stage.send(plan.onset_ms + at + 50, seat, stage.tap(seat, reading.poem, at))
        stage.until(lambda: stage.decided or not host.reciter.open)
    result = told(_seated(header_of(cast.wish("chirashi"), "stage", host.pages)), host)
    assert result is not None
    held = host.state.ledger.counts
    assert held == (3, 1, 0, 3)
    assert [chair.rank for chair in result.chairs] == [4, 2, 3, 1]


def test_fouls_clamps_and_whether_it_counted() -> None:
    stage = MatStage.of(DUEL.wish("kyogi", pace="quick"), pages=alone(DUEL))
    host = stage.host
    host.rated = True
    header = replace(_seated(header_of(DUEL.wish("kyogi"), "stage", host.pages)), rated=True, format="starter")
    for seat in (0, 1):
        stage.ask(seat, Come())
    while stage.open():
        plan, reading = stage.plan, stage.plan.reading
        side = "A" if reading.poem in host.state.mat.cards("A") else "B"
        if lies(host.state, reading.poem):
            wrong = next((card for card in host.state.mat.cards("B" if side == "A" else "A")), None)
            at = reading.decided_start_ms + 500
            stage.send(plan.onset_ms + at + 30, 1, stage.tap(1, reading.poem, at), 20.0)
            if wrong is not None and reading.number < 8:
                # It comes far later than its line explains.
                stage.send(plan.onset_ms + at + 700, 0, stage.tap(0, wrong, at + 10), 20.0)
        stage.until(lambda: stage.decided or not host.reciter.open)
    result = told(header, host)
    assert result is not None
    assert (result.rated, result.format, result.ended) == (True, "starter", "played")
    late, fast = result.chairs
    assert late.fouls == host.state.fouls[0] > 0
    assert fast.fouls == host.state.fouls[1] == 0
    assert late.clamps > 0
    assert fast.clamps == 0
    assert {one.own_field for one in fast.reactions} == {True, False}
    for one in fast.reactions:
        ruling = host.rulings[one.reading - 1]
        assert one.own_field == (ruling.target == "B")
    host.rated = False
    unrated = told(header, host)
    assert unrated is not None
    assert not unrated.rated
    assert isinstance(unrated.chairs[0], Chair)
