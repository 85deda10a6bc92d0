"""Games round a cloth, live: whole poems, several people at one page, and whose hand it was."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from hall.stage import LOWER_MS, SILENCE_MS, UPPER_MS, Bell, MatStage, denials, takes
from karuta.games.chirashi.game import CHIRASHI
from karuta.games.gather.events import Awarded
from karuta.games.gather.moves import Hand, Ready, Yield
from karuta.hall.commands import Act, Back, Beginning, Come, Contest, Cut, Hold, LayOut, Quit
from karuta.hall.events import (
    Clamped,
    Closed,
    Contested,
    Moved,
    Notice,
    Remark,
    Shown,
    Sounding,
    Stepped,
    Stopped,
)
from karuta.hall.host import Host
from karuta.hall.pace import PaceName
from karuta.hall.reciter import ASKING_MS, QUESTIONS, SAID_MS
from karuta.hall.scatter import ScatterManners

NOTICES = msgspec.json.Encoder(enc_hook=str)
WHOLE_MS = UPPER_MS + SILENCE_MS + LOWER_MS + SILENCE_MS + LOWER_MS


def _cloth(
    *others: str,
    people: int = 1,
    game: str = "chirashi",
    rules: dict[str, str | int | bool] | None = None,
    pace: PaceName = "match",
    seed: str = "cloth",
    still: bool = True,
) -> MatStage:
    """People, then players of the house; the first reading is announced."""
    given = {"look_s": 0} | (rules or {})
    wish = Beginning(game, ((None,) * people) + others, tuple("ABCDEFGHIJ"[:people]), given, pace=pace)
    stage = MatStage.of(wish, seed=seed, still=still)
    stage.opened()
    return stage


def _last(stage: MatStage) -> Awarded:
    return [e for _, n in stage.told if isinstance(n, Stepped) for e in n.events if isinstance(e, Awarded)][-1]


# ---------------------------------------------------------------- what sounds


@pytest.mark.parametrize("pace", ["match", "quick"])
def test_a_whole_poem_is_announced_at_once_and_fades_when_the_card_is_taken(pace: PaceName) -> None:
    stage = _cloth("mio", pace=pace)
    sounding = stage.sounding()
    assert [piece.kind for piece in sounding.pieces] == ["upper", "lower", "lower_again"]
    starts = [0, UPPER_MS + SILENCE_MS, UPPER_MS + LOWER_MS + 2 * SILENCE_MS]
    assert [piece.at_ms - stage.plan.onset_ms for piece in sounding.pieces] == pytest.approx(starts)
    assert sounding.fade
    assert stage.plan.reading.whole_ms == WHOLE_MS
    stage.open()
    takes(stage, 0, 400)
    stage.ruled()
    ruled = stage.now
    stage.announced()
    assert ruled + SILENCE_MS <= stage.plan.onset_ms <= ruled + 2 * SILENCE_MS


def test_a_reader_who_reads_on_ends_the_poem_but_does_not_say_it_again() -> None:
    stage = _cloth("mio", rules={"next_on_take": False})
    assert not stage.sounding().fade
    onset = stage.plan.onset_ms
    stage.open()
    takes(stage, 0, 400)
    stage.ruled()
    stage.announced()
    assert stage.plan.onset_ms == onset + UPPER_MS + 2 * SILENCE_MS + LOWER_MS


def test_a_card_that_nobody_finds_can_be_taken_until_two_seconds_after_all_of_it() -> None:
    stage = _cloth("mio")
    onset = stage.plan.onset_ms
    stage.open()
    stage.ruled()
    assert _last(stage).award.taker is None
    assert 0 <= stage.now - onset - WHOLE_MS - 2000 <= 400
    first, last = _cloth("mio"), _cloth("mio")
    for one, late_ms in ((first, WHOLE_MS + 1900), (last, WHOLE_MS + 2100)):
        one.open()
        takes(one, 0, late_ms - one.plan.reading.decided_start_ms)
        one.ruled()
    assert (_last(first).award.taker, _last(last).award.taker) == (0, None)


def test_captions_are_of_all_that_is_read() -> None:
    for game in ("chirashi", "sakasama"):
        wish = Beginning(game, (None, "mio"), ("A",), {"look_s": 0}, captions=True)
        stage = MatStage.of(wish, still=True)
        stage.opened()
        sounding, reading = stage.sounding(), stage.plan.reading
        verses = [piece for piece in sounding.pieces if piece.kind != "breath"]
        starts = {kana.start_ms for kana in sounding.captions}
        assert starts >= {piece.at_ms - stage.plan.onset_ms for piece in verses}
        assert sounding.kimariji == reading.kimariji
        assert len(sounding.captions) > len(reading.mora_start_ms)


def test_the_bots_hear_the_verse_that_decides() -> None:
    """Where the lower verse is read they take by it, none before its deciding sound."""
    stage = _cloth("suzu", "tomoe", game="sakasama", still=False)
    for _ in range(12):
        stage.open()
        stage.ruled()
    awards = [e.award for _, n in stage.told if isinstance(n, Stepped) for e in n.events if isinstance(e, Awarded)]
    taken = [award for award in awards if award.time is not None]
    assert len(taken) > 8
    assert sum(award.time / 10 > award.mora_start for award in taken if award.time is not None) > 0.8 * len(taken)


# ---------------------------------------------------------------- several people at one page


def test_each_person_is_told_of_everything_and_players_of_the_house_are_not() -> None:
    stage = _cloth("mio", "sora", people=3)
    announced = [n.seat for _, n in stage.told if isinstance(n, Sounding)]
    assert announced == [0, 1, 2]
    stage.open()
    takes(stage, 2, 300)
    stage.ruled()
    assert _last(stage).award.taker == 2
    assert len(stage.seen(1).looks) == 5
    assert stage.seen(1).looks[4].view.seat == 4


def test_the_act_of_one_answers_that_one() -> None:
    stage = _cloth("mio", people=2)
    stage.act(1, Hand(True), "up")
    assert (stage.seen(0).by, stage.seen(0).id) == (1, "up")
    stage.act(1, Hand(True), "up")
    assert (stage.seen(1).by, stage.seen(1).id, stage.seen(1).events) == (1, "up", ())


def test_a_held_up_page_sets_none_of_its_people_back() -> None:
    """Both touches arrive a second late, the later one first."""
    stage = _cloth(people=2)
    stage.open()
    card, decided = stage.plan.reading.poem, stage.plan.reading.decided_start_ms
    for seat, t_ms in ((1, 500), (0, 450)):
        stage.send(stage.plan.onset_ms + decided + t_ms + 900, seat, stage.tap(seat, card, decided + t_ms))
    stage.ruled()
    award = _last(stage).award
    assert (award.taker, award.time) == (0, 10 * (decided + 450))
    assert not [entry for entry in stage.log if isinstance(entry.fact, Clamped)]
    assert "note-clamped" not in stage.remarks(0) + stage.remarks(1)


def test_the_ruling_waits_while_people_say_whose_hand_it_was() -> None:
    stage = _cloth("mio", people=2)
    stage.open()
    card, t_ms = stage.plan.reading.poem, stage.plan.reading.decided_start_ms + 300
    stage.wait(t_ms + 30)
    tap = stage.tap(1, card, t_ms)
    stage.ask(0, Contest(tap.reading, True))
    stage.wait(ASKING_MS - 1000)
    assert stage.host.reciter.open
    stage.ask(1, tap)
    stage.wait(SAID_MS - 50)
    assert stage.host.reciter.open
    stage.wait(200)
    award = _last(stage).award
    assert (award.taker, award.time) == (1, 10 * t_ms)
    assert [entry.fact.on for entry in stage.log if isinstance(entry.fact, Contested)] == [True]


def test_a_question_ends_when_it_is_taken_back_or_after_a_while() -> None:
    for answer_ms, waits_ms in ((2000, 2000), (60_000, ASKING_MS)):
        stage = _cloth(people=2, rules={"shimo_repeat": "once"})
        stage.open()
        number, onset = stage.plan.reading.number, stage.plan.onset_ms
        stage.wait(UPPER_MS + SILENCE_MS + LOWER_MS + 1900)
        asked = stage.now
        stage.ask(1, Contest(number, True))
        stage.send(asked + answer_ms, 0, Contest(number, False))
        stage.until(lambda stage=stage: not stage.host.reciter.open)  # type: ignore[misc]
        assert stage.now - asked == pytest.approx(waits_ms, abs=400)
        assert stage.now > onset


def test_all_questions_of_a_reading_have_one_patience() -> None:
    stage = _cloth("mio", people=2)
    stage.open()
    card, decided = stage.plan.reading.poem, stage.plan.reading.decided_start_ms
    stage.wait(decided + 500)
    asked = stage.now
    wrong = next(other for other in stage.host.state.spread.lies if other != card)
    stage.ask(0, Contest(1, True))
    stage.wait(3000)
    stage.ask(0, Contest(1, False))
    stage.wait(3000)
    late = stage.tap(0, card, stage.now - stage.plan.onset_ms)
    stage.ask(0, Contest(1, True))
    stage.wait(2000)
    stage.ask(0, stage.tap(1, wrong, decided + 450, pointer=2))
    stage.ask(0, Contest(1, False))
    stage.ask(1, Contest(1, True))
    assert list(stage.plan.patience_ms.values()) == [asked + ASKING_MS]
    stage.wait(1000)
    stage.ask(1, late)
    stage.ask(1, Contest(1, False))
    stage.wait(1500)
    award = _last(stage).award
    assert (award.taker, award.time, award.fouls) == (1, late.samples[0].t, (1, 0, 0))
    assert [entry.fact.on for entry in stage.log if isinstance(entry.fact, Contested)] == [True, False] * 3


def test_only_people_who_share_a_page_are_asked_and_once() -> None:
    alone = _cloth("mio")
    alone.open()
    alone.ask(0, Contest(1, True))
    assert not [entry for entry in alone.log if isinstance(entry.fact, Contested)]
    stage = _cloth(people=2)
    stage.ask(0, Contest(1, True))
    stage.open()
    stage.ask(0, Contest(7, True))
    assert not [entry for entry in stage.log if isinstance(entry.fact, Contested)]
    for _ in range(3):
        stage.ask(0, Contest(1, True))
        stage.ask(1, Contest(1, True))
    # While they are asked another question is the same one.
    assert len([entry for entry in stage.log if isinstance(entry.fact, Contested)]) == 1


def test_a_card_goes_to_whom_it_was_and_may_come_back() -> None:
    stage = _cloth("mio", people=2)
    stage.open()
    takes(stage, 0, 300)
    stage.ruled()
    stage.act(0, Yield(1))
    assert [award.taker for award in stage.host.rulings] == [1]
    stage.ask(1, Back("no"))
    assert [award.taker for award in stage.host.rulings] == [0]
    stage.ask(0, Back("all of it"))
    assert stage.host.rulings == []
    assert stage.host.state.readings == 0


def test_people_at_one_page_pause_and_set_as_they_like() -> None:
    stage = _cloth(people=3)
    stage.ask(1, Hold(True))
    assert stage.host.frozen
    stage.ask(2, Hold(False))
    assert not stage.host.frozen
    stage.ask(0, LayOut("tidy"))
    assert denials(stage) == ["error-layout-scatter"]


def test_a_page_that_is_cut_off_is_asked_no_more() -> None:
    """The hand of the house was earlier, so nothing is void; nobody waits for people who are gone."""
    stage = _cloth("tomoe", people=2, still=False)
    while True:
        stage.open()
        stage.until(lambda: not stage.host.reciter.open or bool(stage.plan.bots))
        if stage.host.reciter.open:
            break
    first = min(stroke.samples[0].t for hand in stage.plan.bots.values() for stroke in hand)
    stage.wait(max(0.0, stage.plan.onset_ms + first / 10 - stage.now) + 1)
    number = stage.plan.reading.number
    stage.ask(0, Contest(number, True))
    for seat in (0, 1):
        stage.ask(seat, Cut())
    asked = stage.now
    stage.until(lambda: not stage.host.reciter.open)
    assert stage.host.state.voids == (0, 0, 0)
    assert stage.now - asked < ASKING_MS / 2


def test_each_page_is_waited_for_by_itself() -> None:
    manners = ScatterManners(CHIRASHI)
    rules = CHIRASHI.rules("look_s=0,shimo_repeat=once")
    host = Host(manners, rules, "two pages", {}, Bell(), now=0.0, seats=4, pages=((0, 1), (2, 3)))
    stage = MatStage(host)
    stage.opened()
    stage.open()
    stage.wait(UPPER_MS + SILENCE_MS + LOWER_MS + 1900)
    asked, number = stage.now, stage.plan.reading.number
    stage.ask(0, Contest(number, True))
    stage.ask(3, Contest(number, True))
    stage.ask(2, Contest(number, False))
    stage.until(lambda: not host.reciter.open)
    assert stage.now - asked == pytest.approx(ASKING_MS, abs=400)


def test_a_page_that_is_cut_off_voids_one_reading_of_one_person() -> None:
    stage = _cloth("mio", people=3)
    stage.open()
    for seat in range(3):
        stage.ask(seat, Cut())
    assert stage.host.state.voids == (1, 0, 0, 0)
    assert stage.host.frozen
    for seat in range(3):
        stage.ask(seat, Come())
    assert not stage.host.frozen
    assert stage.open()


def test_a_match_is_closed_when_all_its_people_have_left() -> None:
    stage = _cloth("mio", people=2)
    stage.ask(0, Quit())
    assert not stage.host.closed
    assert stage.open()
    assert stage.host.state.left == (True, False, False)
    stage.ask(0, Cut())
    assert not stage.host.frozen
    stage.ask(1, Quit())
    assert stage.host.closed
    assert stage.notices(Closed)
    left = [entry.fact.seat for entry in stage.log if isinstance(entry.fact, Moved) and entry.fact.seat is not None]
    assert left[-2:] == [0, 1]


def test_who_waits_for_nobody_looks_no_longer() -> None:
    """The players of the house take the whole time to look unless all people are ready."""
    stage = MatStage.of(Beginning("chirashi", (None, None, "mio"), ("A", "B"), {"look_s": 30}), still=True)
    for seat in (0, 1):
        stage.ask(seat, Come())
    stage.act(0, Ready())
    stage.wait(5000)
    assert stage.host.state.phase == "look"
    stage.act(1, Ready())
    stage.wait(3000)
    assert stage.host.state.phase != "look"


# ---------------------------------------------------------------- nothing before its time


def _plain(notice: Notice) -> Notice:
    if isinstance(notice, Sounding):
        return replace(notice, pieces=tuple(replace(piece, token="") for piece in notice.pieces))
    return notice


@pytest.mark.parametrize("game", ["chirashi", "sakasama", "goshoku"])
def test_until_it_sounds_the_page_is_told_the_same_whatever_comes_next(game: str) -> None:
    told = []
    for turned in (False, True):
        stage = MatStage.of(Beginning(game, (None, "tomoe"), ("A",), {"look_s": 0}), seed="one way or the other")
        state = stage.host.state
        stage.host.state = replace(state, order=tuple(reversed(state.order))) if turned else state
        stage.opened()
        stage.open()
        told.append((stage.plan.reading.poem, [(at, _plain(n)) for at, n in stage.told]))
    assert told[0][0] != told[1][0]
    assert told[0][1] == told[1][1]


@pytest.mark.parametrize("game", ["chirashi", "sakasama"])
def test_no_message_names_the_poem_of_an_open_reading_or_its_sound_or_the_seed(game: str) -> None:
    seed = "a seed that nobody may see"
    stage = _cloth("suzu", game=game, rules={"deck": "starter"}, seed=seed, still=False, people=2)
    while stage.open():
        takes(stage, 0, 350)
        stage.ruled()
    unruled = 0
    for _, notice in stage.told:
        text = NOTICES.encode(notice).decode()
        assert seed not in text
        assert "order" not in text
        assert ".mp3" not in text
        if isinstance(notice, Stepped):
            assert all(type(event).__name__ != "ReadingOpened" for event in notice.events)
            unruled = notice.looks[0].view.readings
        elif isinstance(notice, Sounding):
            assert {piece.first for piece in notice.pieces if piece.at_ms >= (notice.onset_ms or 0)} == {None}
            assert notice.reading == unruled + 1
        elif isinstance(notice, Shown):
            assert notice.reading == unruled + 1
        else:
            assert isinstance(notice, Remark | Stopped | Closed)
    assert unruled == 7


def test_no_verse_of_the_poem_can_be_had_before_its_time() -> None:
    """None before its first one; what sounds twice is fetched once."""
    stage = _cloth("mio")
    pieces = stage.sounding().pieces
    for piece in pieces:
        sound = stage.host.sounds.find(piece.token)
        assert sound is not None
        assert sound.from_ms == stage.plan.onset_ms - 2000
    assert pieces[0].token != pieces[1].token == pieces[2].token


def test_an_act_of_a_seat_that_has_left_is_refused() -> None:
    stage = _cloth("mio", people=2)
    stage.ask(0, Quit())
    stage.ask(0, Act("late", Hand(True)))
    assert denials(stage) == ["error-gather-left"]


def test_nobody_is_asked_for_ever_whose_hand_it_was() -> None:
    stage = _cloth(people=2)
    stage.open()
    for _ in range(3 * QUESTIONS):
        stage.ask(0, Contest(1, True))
        stage.ask(0, Contest(1, False))
    written = [entry.fact.on for entry in stage.log if isinstance(entry.fact, Contested)]
    assert written == [True, False] * QUESTIONS
