"""Games of two sides with several players each, live: who acts for a side, who hears which verse, and secrecy."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from hall.stage import LOWER_MS, SILENCE_MS, MatStage, takes
from karuta.games.kyogi.events import Placed, Ruled, Sent
from karuta.games.kyogi.moves import Lay, Pass, Send, Shift
from karuta.hall.commands import Beginning, Come, Hold
from karuta.hall.events import Moved, Notice, Sounding, Stepped
from karuta.poems.anthology import poem

NOTICES = msgspec.json.Encoder(enc_hook=str)
Players = tuple[str | None, ...]


def _sides(game: str, players: Players, *, still: bool = True, seed: str = "sides", **rules: str | int) -> MatStage:
    given = {"memorise_s": 0} | rules
    people = players.count(None)
    wish = Beginning(game, players, tuple("ABCDEF"[:people]), given, pace="quick")
    return MatStage.of(wish, seed=seed, still=still)


def _by(stage: MatStage, kind: type) -> set[int]:
    facts = [entry.fact for entry in stage.log if isinstance(entry.fact, Moved)]
    return {fact.seat for fact in facts if fact.seat is not None and isinstance(fact.move, kind)}


def _rulings(stage: MatStage) -> list[Ruled]:
    return [e for _, n in stage.told if isinstance(n, Stepped) for e in n.events if isinstance(e, Ruled)]


def _play(stage: MatStage, readings: int, *seats: int) -> None:
    """So many readings, in which these people take in turn."""
    stage.opened()
    for reading in range(readings):
        if not stage.open():
            return
        takes(stage, seats[reading % len(seats)], 300)
        stage.ruled()
    stage.announced()


def test_where_people_are_they_act_for_their_side_and_else_the_first_of_the_house_does() -> None:
    stage = _sides("genpei", ("mio", "suzu", None, "aoi", "ren"), per_side=8)
    _play(stage, 6, 2)
    assert _by(stage, Lay) == {1}
    assert _by(stage, Send) == {2}
    happened = [e for _, n in stage.told if isinstance(n, Stepped) for e in n.events if isinstance(e, Sent | Placed)]
    assert {type(event) for event in happened} == {Sent, Placed}
    assert _by(stage, Shift) <= {1}


def test_a_ruling_says_whose_hand_of_the_side_it_was() -> None:
    stage = _sides("genpei", (None, "suzu", None, "aoi"), per_side=8)
    _play(stage, 4, 0, 2)
    taken = [event.ruling for event in _rulings(stage) if event.ruling.time is not None]
    assert [ruling.hand for ruling in taken] == [0, 2, 0, 2][: len(taken)]
    assert {ruling.taker for ruling in taken} == {0}


def test_in_the_relay_the_house_plays_with_who_is_active() -> None:
    stage = _sides("relay", (None, "suzu", "aoi", "tomoe"), still=False, per_side=12, swap_every=2)
    seen: set[tuple[int, ...]] = set()
    stage.opened()
    while stage.open() and stage.host.state.readings < 8:
        active = stage.host.view(0).active
        seen.add(active)
        stage.ruled()
        hand = _rulings(stage)[-1].ruling.hand
        assert hand is None or hand in active
    assert seen == {(0, 1), (2, 3)}


def test_lower_verses_are_opened_by_one_and_follow_each_other() -> None:
    players = (None, "mio", "suzu", "aoi", "ren", "sora")
    wish = Beginning("shimo", players, ("A",), {"memorise_s": 0}, captions=True)
    stage = MatStage.of(wish, still=True)
    stage.opened()
    first = stage.sounding()
    assert [piece.kind for piece in first.pieces] == ["joka_lower", "lower"]
    assert first.onset_ms == first.pieces[0].at_ms + LOWER_MS + SILENCE_MS
    assert first.pieces[0].first == 10
    assert first.pieces[1].first is None
    assert [kana.kana for kana in first.captions] == list(poem(stage.plan.reading.poem).lower_spelled)
    stage.open()
    takes(stage, 0, 300)
    stage.ruled()
    stage.announced()
    assert [piece.kind for piece in stage.sounding().pieces] == ["lower", "lower"]


def test_who_holds_too_few_is_passed_cards_before_the_reader_goes_on() -> None:
    stage = _sides("shimo", (None, "mio", "suzu", "aoi", "ren", "sora"), still=False, per_side=20)
    _play(stage, 14, 0)
    assert _by(stage, Pass) & {1, 2, 3, 4, 5}
    assert stage.host.view(0).short == {}


def test_three_people_at_one_page_play_against_the_house() -> None:
    stage = _sides("genpei", (None, "suzu", None, "mio", None), per_side=6)
    for seat in stage.host.people:
        stage.ask(seat, Come())
    stage.ask(4, Hold(True))
    assert stage.host.frozen
    stage.ask(0, Hold(False))
    _play(stage, 5, 0, 2, 4)
    assert {event.ruling.hand for event in _rulings(stage)} >= {0, 2, 4}


# ---------------------------------------------------------------- nothing before its time


def _plain(notice: Notice) -> Notice:
    if isinstance(notice, Sounding):
        return replace(notice, pieces=tuple(replace(piece, token="") for piece in notice.pieces))
    return notice


@pytest.mark.parametrize(
    ("game", "players"),
    [("genpei", (None, "tomoe", None, "suzu")), ("shimo", (None, "mio", "suzu", "aoi", "ren", "tomoe"))],
)
def test_until_it_sounds_the_page_is_told_the_same_whatever_comes_next(game: str, players: Players) -> None:
    told = []
    for turned in (False, True):
        stage = _sides(game, players, still=False, seed="one way or the other")
        state = stage.host.state
        stage.host.state = replace(state, order=tuple(reversed(state.order))) if turned else state
        stage.opened()
        stage.open()
        told.append((stage.plan.reading.poem, [(at, _plain(n)) for at, n in stage.told]))
    assert told[0][0] != told[1][0]
    assert told[0][1] == told[1][1]


def test_no_message_names_the_poem_of_an_open_reading_or_its_sound_or_the_seed() -> None:
    seed = "a seed that nobody may see"
    stage = _sides("shimo", (None, "mio", "suzu", "aoi", "ren", "tomoe"), still=False, seed=seed, per_side=9)
    _play(stage, 10, 0)
    assert len(_rulings(stage)) > 5
    for _, notice in stage.told:
        text = NOTICES.encode(notice).decode()
        assert seed not in text
        assert "order" not in text
        assert ".mp3" not in text
        if isinstance(notice, Stepped):
            assert all(type(event).__name__ != "ReadingOpened" for event in notice.events)
        elif isinstance(notice, Sounding):
            assert {piece.first for piece in notice.pieces if piece.at_ms >= (notice.onset_ms or 0)} == {None}
