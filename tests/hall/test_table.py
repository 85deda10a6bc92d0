"""A match at a table of cards: what the table and players of the house do, whole matches, sitting down."""

from __future__ import annotations

import pytest

from hall.table_stage import PLAIN, TableStage, calling, host_of, koikoi, koikoi_at, people_of_two, plain, played
from karuta.errors import BadInput
from karuta.games.koikoi.events import Called, Dealt, Discarded, Drawn, Ended, Made, Picked, RoundEnded
from karuta.games.koikoi.moves import Pick, Play, Resign
from karuta.hall.commands import Beginning, Come, Cut, GoOn
from karuta.hall.events import Moved, TableStepped
from karuta.hall.flowers import DRAW_MS
from karuta.hall.koikoi import MIND
from karuta.hall.pace import PaceName
from karuta.hall.table import PATIENCE_MS
from karuta.hall.thinking import Mind

# ---------------------------------------------------------------- the table's own moves


def test_nothing_is_dealt_before_people_are_there_and_ready() -> None:
    stage = koikoi_at()
    stage.wait(600_000)
    assert (stage.state.phase, stage.told) == ("deal", [])
    stage.ask(0, Come())
    assert stage.look().waits
    stage.wait(600_000)
    assert stage.state.round == 0
    stage.ask(0, GoOn(1))
    stage.wait(10)
    assert stage.state.round == 0
    stage.ask(0, GoOn(0))
    stage.wait(0)
    assert [event.round for event in stage.happened(Dealt)] == [1]
    assert not stage.look().waits


@pytest.mark.parametrize("pace", ["match", "brisk", "quick"])
def test_the_stock_card_is_turned_after_a_breath(pace: PaceName) -> None:
    stage = koikoi_at(pace=pace)
    stage.begin()
    played(stage)
    assert stage.state.phase == "draw"
    assert stage.look().table_ms == stage.now + DRAW_MS[pace]
    stage.wait(DRAW_MS[pace] - 1)
    assert stage.state.phase == "draw"
    stage.wait(1)
    assert stage.state.phase != "draw"


def test_the_next_round_waits_until_the_last_was_seen() -> None:
    stage = koikoi_at()
    stage.begin()
    while not stage.happened(RoundEnded):
        stage.turn()
        stage.make(0, plain("", "p", stage.host.view(0)))
        stage.until(lambda: bool(stage.happened(RoundEnded)) or 0 in stage.host.game.actors(stage.state))
    stage.wait(3_600_000)
    assert (stage.state.phase, stage.state.round) == ("deal", 1)
    assert stage.look().view.shown == stage.happened(RoundEnded)[0].hands
    for old in (0, 5):
        stage.ask(0, GoOn(old))
    stage.wait(1)
    assert stage.state.round == 1
    for _ in range(3):
        stage.ask(0, GoOn(1))
    stage.wait(1)
    assert stage.state.round == 2


def test_who_has_seen_the_round_waits_for_the_others_but_not_for_ever() -> None:
    stage = TableStage(people_of_two())
    for seat in (0, 1):
        stage.ask(seat, Come())
    stage.ask(0, GoOn(0))
    assert not stage.look(0).waits
    assert stage.look(1).waits
    stage.wait(PATIENCE_MS - 1)
    assert stage.state.round == 0
    stage.wait(1)
    assert stage.state.round == 1


def test_while_somebody_is_away_all_stands_still() -> None:
    stage = koikoi_at()
    stage.begin()
    played(stage)
    stage.wait(400)
    stage.ask(0, Cut())
    assert stage.host.due() is None
    stage.wait(600_000)
    assert stage.state.phase == "draw"
    stage.ask(0, Come())
    assert stage.look().table_ms == stage.now + DRAW_MS["match"] - 400
    stage.wait(499)
    assert stage.state.phase == "draw"
    stage.wait(1)
    assert stage.state.phase != "draw"


def test_while_another_is_away_no_time_is_named() -> None:
    stage = TableStage(people_of_two())
    stage.begin()
    stage.wait(1)
    seat = stage.state.turn
    stage.make(seat, stage.choices(seat)[0])
    assert stage.look(seat).table_ms == stage.now + DRAW_MS["match"]
    stage.ask(1 - seat, Cut())
    stage.ask(seat, Come())
    assert stage.look(seat).table_ms is None


def test_a_match_that_is_decided_waits_for_nobody() -> None:
    stage = koikoi_at({"rounds": 1})
    stage.begin()
    stage.play_out()
    stage.ask(0, Cut())
    assert not stage.host.frozen


def test_house_time_never_goes_back() -> None:
    stage = koikoi_at()
    stage.begin()
    played(stage)
    due = stage.host.due()
    stage.host.advance(stage.now + 300)
    stage.host.advance(stage.now - 5_000)
    assert (stage.host.now, stage.host.due()) == (stage.now + 300, due)


# ---------------------------------------------------------------- players of the house


@pytest.mark.parametrize(("pace", "least", "most"), [("match", 600, 3200), ("quick", 120, 640)])
def test_players_of_the_house_take_their_time(pace: PaceName, least: float, most: float) -> None:
    stage = koikoi_at({"rounds": 3}, pace=pace)
    stage.begin()
    stage.play_out()
    before, pauses = stage.told[0], []
    for at, notice in stage.told:
        if isinstance(notice, TableStepped) and notice.events:
            if notice.by == 1:
                pauses.append(at - before[0])
            before = at, notice
    assert len(pauses) > 10
    assert least <= min(pauses) < max(pauses) <= most
    assert len(set(pauses)) > len(pauses) / 2


def test_an_answer_that_comes_early_waits_for_the_pause_and_a_late_one_is_waited_for() -> None:
    stage = koikoi_at(thinks=False, seed="house deals", preset="nintendo")
    stage.begin()
    while not stage.asked:
        if stage.choices():
            stage.make(0, stage.choices()[0])
        assert stage.asked or stage.step()
    (question,) = stage.asked
    before = len(stage.host.moves)
    stage.answer(question)
    assert len(stage.host.moves) == before
    stage.wait(3000)
    assert len(stage.host.moves) > before
    stage.asked.clear()
    while not stage.asked:
        if stage.choices():
            stage.make(0, stage.choices()[0])
        assert stage.asked or stage.step()
    before = len(stage.host.moves)
    stage.wait(60_000)
    assert len(stage.host.moves) == before
    stage.answer(stage.asked[0])
    assert len(stage.host.moves) == before + 1


def test_an_answer_to_a_match_that_went_on_is_dropped() -> None:
    stage = koikoi_at(thinks=False)
    stage.begin()
    while not (stage.asked and stage.host.may_take_back(0)):
        stage.asked.clear()
        if stage.choices():
            stage.make(0, stage.choices()[0])
        else:
            assert stage.step()
    (question,) = stage.asked
    stage.back()
    moves = list(stage.host.moves)
    stage.answer(question)
    stage.wait(5000)
    assert stage.host.moves == moves
    stage.make(0, Resign())
    stage.answer(question)
    assert stage.state.why == "resigned"


@pytest.mark.parametrize("nonsense", [Play(48), Pick(0), Resign(), None])
def test_a_player_that_does_what_it_may_not_plays_something_else(nonsense: Play | None) -> None:
    """Resigning is allowed, of course, and so it counts."""
    stage = koikoi_at(mind=Mind(lambda who, seed, view: nonsense, MIND.advise))
    stage.begin()
    stage.play_out()
    if isinstance(nonsense, Resign):
        assert (stage.state.why, stage.state.winner) == ("resigned", 0)
    else:
        assert len(stage.state.results) == 3
        assert {type(move) for actor, move in stage.host.moves if actor == 1} >= {Play}


# ---------------------------------------------------------------- whole matches


@pytest.mark.parametrize("preset", ["short", "netdegame", "steam", "bga-soft"])
def test_a_whole_match_is_played_and_everybody_is_told_of_every_step(preset: str) -> None:
    stage = koikoi_at(preset=preset)
    stage.begin()
    stage.play_out()
    assert len(stage.happened(Ended)) == 1
    assert [event.result for event in stage.happened(RoundEnded)] == list(stage.state.results)
    told = [e for step in stage.steps() for e in step.events]
    committed = [e for entry in stage.log if isinstance(entry.fact, Moved) for e in entry.fact.events]
    assert told == committed
    for kind in (Dealt, Discarded, Drawn, Made):
        assert stage.happened(kind)
    assert stage.host.due() is None


def test_koi_koi_is_called_and_the_match_goes_on() -> None:
    stage = koikoi_at({"rounds": 6}, mind=Mind(calling, MIND.advise))
    stage.begin()
    stage.play_out(lambda view: calling("", "person", view))
    assert {event.seat for event in stage.happened(Called)} == {0, 1}
    assert all(step.looks[0].view.phase != "decide" for step in stage.steps() if step.events and step.by is not None)


def test_teams_of_a_person_with_three_of_the_house() -> None:
    stage = koikoi_at({"teams": True}, players=("haru", "takeru", "akira"), seat=2)
    assert stage.host.people == (2,)
    assert stage.host.players == {0: "haru", 1: "takeru", 3: "akira"}
    stage.begin()
    stage.play_out()
    assert {event.seat for event in stage.happened(Discarded)} == {0, 1, 2, 3}
    assert len(stage.state.results) == 3


def test_the_same_seed_gives_the_same_match() -> None:
    ends = []
    for _ in range(2):
        stage = koikoi_at({"rounds": 2}, seed="again", mind=MIND, players=("chihiro",))
        stage.begin()
        stage.play_out()
        ends.append((stage.state, stage.host.moves, stage.now))
    assert ends[0] == ends[1]


# ---------------------------------------------------------------- sitting down


@pytest.mark.parametrize(
    ("wish", "key", "said"),
    [
        (koikoi("nobody"), "error-player", "'nobody'"),
        (koikoi("normal"), "error-player", "momo"),
        (koikoi(), "error-seats", "by 2, 4"),
        (koikoi("momo", rules={"teams": True}), "error-koikoi-seats", "4"),
        (Beginning("koikoi", ("momo", "haru"), ()), "error-together", "0 people"),
        (Beginning("koikoi", (None,) * 4, ("A", "B", "C", "D")), "error-together", "4 people"),
        (koikoi("momo", preset="long"), "error-koikoi-preset", "'long'"),
        (koikoi("momo", rules={"colour": "red"}), "error-kyogi-option-name", "'colour'"),
        (koikoi("momo", rules={"goko": 1000}), "error-kyogi-option-value", "1000"),
    ],
)
def test_what_cant_be_played_is_refused_in_its_own_words(wish: Beginning, key: str, said: str) -> None:
    with pytest.raises(BadInput) as refused:
        host_of(wish, "seed", 0.0)
    assert refused.value.key == key
    assert said in str(refused.value)


def test_seats_are_filled_in_order_around_the_person() -> None:
    host = host_of(koikoi("momo", "haru", "akira", preset="nintendo", rules={"teams": True}, seat=1), "s", 0.0)
    assert host.seats == ("momo", None, "haru", "akira")


def test_still_players_do_the_first_thing_at_once() -> None:
    stage = TableStage(host_of(koikoi("akira"), "still", 0.0, still=True), PLAIN)
    stage.begin()
    stage.play_out()
    before, pauses = stage.told[0], set()
    for at, notice in stage.told:
        if isinstance(notice, TableStepped) and notice.events:
            if notice.by == 1:
                pauses.add(at - before[0])
            before = at, notice
    assert pauses == {0}
    assert stage.happened(Picked) or stage.happened(Discarded)
