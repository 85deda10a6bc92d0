"""Who is away is waited for, and not for ever; a match between several pages ends well for who stays."""

from __future__ import annotations

from typing import Any

from hall.casts import Cast
from hall.stage import MatStage, denials
from hall.table_stage import TableStage, host_of
from karuta.games.koikoi.game import KOIKOI
from karuta.games.kyogi.moves import Bow, Resign
from karuta.hall.absence import ABANDONED_MS, CLAIM_MS, FORFEIT_MS
from karuta.hall.commands import Claim, Come, Cut, Make, Quit
from karuta.hall.events import Absence, Closed, Line
from karuta.hall.outcomes import result_of
from karuta.hall.results import Result

DUEL = Cast((None, None), {"format": "starter", "memorise_s": 0})
TEAMS = Cast((None, None, None, None), {"per_side": 8, "memorise_s": 0})


def between(cast: Cast = DUEL, game: str = "kyogi", pages: tuple[tuple[int, ...], ...] = ((0,), (1,))) -> MatStage:
    """Everybody is there, and the first reading announced."""
    stage = MatStage.of(cast.wish(game, pace="quick"), pages=pages)
    stage.opened()
    return stage


def absences(stage: Any) -> list[Absence]:
    """All that was told of who is away."""
    return [notice for _, notice in stage.told if isinstance(notice, Absence)]


def result(stage: MatStage) -> Result:
    """How it ended."""
    assert stage.header is not None
    found = result_of(stage.header, stage.host, tuple("ABCD"[: stage.host.seats]), 1)
    assert found is not None
    return found


def test_who_is_away_is_waited_for_with_a_clock_and_may_come_back() -> None:
    stage = between()
    stage.ask(1, Cut())
    cut = stage.now
    assert stage.host.frozen
    assert absences(stage) == [Absence((1,), cut + FORFEIT_MS)]
    readings = stage.host.state.readings
    stage.wait(CLAIM_MS - 1)
    stage.ask(0, Claim())
    assert denials(stage) == ["error-claim-none"]
    stage.wait(2)
    assert absences(stage)[-1] == Absence((1,), cut + FORFEIT_MS, claim=True)
    stage.ask(1, Come())
    assert absences(stage)[-1] == Absence((1,), None)
    assert not stage.host.frozen
    stage.ask(0, Claim())
    assert denials(stage) == ["error-claim-none"] * 2
    stage.wait(FORFEIT_MS)
    assert not any(isinstance(e.fact, Line) and e.fact.what == "forfeit" for e in stage.log)
    assert stage.host.ending == "played"
    assert stage.host.state.readings > readings


def test_who_stays_may_end_it_as_won_after_a_minute() -> None:
    stage = between()
    stage.ask(1, Cut())
    stage.wait(CLAIM_MS + 1)
    stage.ask(1, Claim())
    assert denials(stage, 1) == ["error-claim-none"]
    stage.ask(0, Claim())
    assert stage.host.decided
    ended = result(stage)
    assert (ended.ended, [chair.rank for chair in ended.chairs]) == ("forfeit", [1, 2])
    assert [e.fact.seat for e in stage.log if isinstance(e.fact, Line) and e.fact.what == "forfeit"] == [1]
    again = stage.cut(len(stage.log))
    assert again.host.ending == "forfeit"
    assert again.host.decided
    assert 1 not in again.host.present


def test_after_five_minutes_it_is_forfeited_by_itself() -> None:
    stage = between()
    stage.ask(0, Cut())
    stage.wait(FORFEIT_MS - 1)
    assert not stage.host.decided
    stage.wait(2)
    assert result(stage).chairs[1].rank == 1
    assert result(stage).ended == "forfeit"


def test_with_nobody_there_nobody_wins_and_after_ten_minutes_it_is_over() -> None:
    stage = between()
    stage.ask(0, Cut())
    stage.wait(60_000)
    stage.ask(1, Cut())
    last = stage.now
    stage.until(lambda: stage.host.closed)
    assert stage.now == last + ABANDONED_MS
    assert stage.host.ending == "abandoned"
    assert not stage.host.decided
    assert any(isinstance(notice, Closed) for _, notice in stage.told)


def test_who_comes_back_first_when_all_were_gone_may_claim_it_at_once() -> None:
    stage = between()
    stage.ask(0, Cut())
    stage.ask(1, Cut())
    stage.wait(FORFEIT_MS + 60_000)
    assert not stage.host.decided
    stage.ask(1, Come())
    stage.ask(1, Claim())
    assert result(stage).chairs[1].rank == 1


def test_after_a_takeover_nobody_is_there_and_the_time_begins_anew() -> None:
    stage = between()
    other = stage.cut(len(stage.log), now=0.0)
    assert sorted(absence.seats for absence in absences(other)) == [(0,), (1,)]
    other.ask(0, Come())
    other.wait(FORFEIT_MS + 1)
    assert result(other).chairs[0].rank == 1


def test_who_had_left_before_a_takeover_is_not_missed() -> None:
    stage = between(TEAMS, "genpei", ((0,), (1,), (2,), (3,)))
    stage.ask(2, Quit())
    assert not stage.host.decided
    other = stage.cut(len(stage.log))
    assert [absence.seats for absence in absences(other)] == [(0,), (1,), (3,)]


def test_a_side_plays_on_as_long_as_somebody_of_it_is_left() -> None:
    stage = between(TEAMS, "genpei", ((0,), (1,), (2,), (3,)))
    stage.ask(2, Cut())
    stage.wait(FORFEIT_MS + 1)
    assert not stage.host.decided
    assert not stage.host.frozen
    stage.ruled()
    assert stage.host.state.readings > 0
    stage.ask(0, Quit())
    assert (result(stage).ended, [chair.rank for chair in result(stage).chairs]) == ("resigned", [2, 1, 2, 1])


def test_people_at_one_page_are_one_line() -> None:
    stage = between(TEAMS, "genpei", ((0, 2), (1,), (3,)))
    for seat in (0, 2):
        stage.ask(seat, Cut())
    assert [absence.seats for absence in absences(stage)] == [(0, 2)]
    for seat in (0, 2):
        stage.ask(seat, Come())
    assert absences(stage)[-1] == Absence((0, 2), None)
    assert not stage.host.frozen


def test_alone_with_the_house_nobody_is_waited_for() -> None:
    stage = MatStage.of(Cast((None, "mio"), DUEL.rules).wish("kyogi", pace="quick"))
    stage.opened()
    stage.ask(0, Cut())
    stage.wait(3 * ABANDONED_MS)
    assert absences(stage) == []
    assert not stage.host.closed


def test_who_leaves_gives_it_up_and_is_not_waited_for() -> None:
    stage = between()
    stage.ask(1, Quit())
    ended = result(stage)
    assert (ended.ended, [chair.rank for chair in ended.chairs]) == ("resigned", [1, 2])
    stage.ask(0, Cut())
    assert absences(stage) == []


def test_a_decided_match_waits_for_nobody() -> None:
    stage = between()
    stage.ask(1, Cut())
    stage.ask(0, Quit())
    assert stage.host.decided
    assert absences(stage)[-1] == Absence((1,), None)
    stage.wait(2 * FORFEIT_MS)
    assert result(stage).ended == "resigned"


def test_the_last_bow_waits_for_nobody_who_has_gone() -> None:
    stage = between()
    stage.act(1, Resign())
    assert stage.host.state.phase == "thanks"
    stage.ask(1, Cut())
    assert not stage.host.frozen
    stage.act(0, Bow())
    stage.wait(1000.0 * stage.host.state.rules.bow_limit_s + 1)
    assert stage.host.state.phase == "over"


def test_a_table_of_cards_too() -> None:
    wish = Cast((None, None), {"rounds": 2}).wish("koikoi")
    stage = TableStage(host_of(wish, pages=((0,), (1,))))
    stage.begin()
    stage.ask(1, Cut())
    assert stage.host.frozen
    stage.wait(CLAIM_MS + 1)
    stage.ask(0, Claim())
    outcome = KOIKOI.outcome(stage.state)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert stage.host.ending == "forfeit"


THREE = ((0,), (1,), (2,))


def test_who_gave_up_a_game_that_others_play_on_may_go_from_the_cloth() -> None:
    stage = between(Cast((None, None, None), {"look_s": 0}), "chirashi", THREE)
    stage.act(2, Resign())
    assert not stage.host.decided
    stage.ask(2, Cut())
    assert not stage.host.frozen
    assert absences(stage) == []
    again = stage.cut(len(stage.log))
    assert [absence.seats for absence in absences(again)] == [(0,), (1,)]
    stage.ask(1, Cut())
    assert absences(stage) == [Absence((1,), stage.now + FORFEIT_MS)]


def test_and_from_the_table() -> None:
    stage = TableStage(host_of(Cast((None, None, None), {}).wish("bozu"), pages=THREE))
    stage.begin()
    stage.ask(2, Make("gives up", Resign()))
    assert not stage.host.decided
    stage.ask(2, Cut())
    assert not stage.host.frozen
    stage.ask(1, Cut())
    assert stage.host.frozen
