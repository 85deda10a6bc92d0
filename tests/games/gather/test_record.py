from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.gather.clothes import cloth, opened, tap
from karuta.errors import BadInput
from karuta.games import conformance
from karuta.games.game import TABLE, Actor, Turn
from karuta.games.gather import match, moves
from karuta.games.gather.events import Awarded
from karuta.games.gather.record import NOTATIONS, frames
from karuta.games.reader import even_reading
from karuta.games.record import parse as parse_any
from karuta.words import languages, say

GAMES = (
    ("chirashi", "", 3),
    ("chirashi", "deck=starter,foul=return_per_card,tiebreak=sudden_card", 2),
    ("chirashi", "deck=quarter,set=2", 1),
    ("sakasama", "deck=third,foul=skip_turn,untaken=removed,dead_cards=9", 10),
    ("goshoku", "read=20,tiebreak=sudden_card", 2),
)
HEADERS = {"Date": "2026-01-02", "Place": "Ōtsu"}


@cache
def played(which: int, seed: str) -> tuple[Turn, ...]:
    name, rules, seats = GAMES[which]
    game = NOTATIONS[name].game
    return tuple(conformance.random_play(game, game.rules(rules), seed, seats=seats))


@cache
def text_of(which: int, seed: str) -> str:
    name, _, seats = GAMES[which]
    turns = played(which, seed)
    names = [f"Player {seat + 1}" for seat in range(seats)]
    steps = [(turn.actor, turn.move) for turn in turns]
    return NOTATIONS[name].text(NOTATIONS[name].record_of(turns[0].before, names, steps, HEADERS))


def parsed(text: str) -> Any:
    return parse_any(text, NOTATIONS)


@pytest.mark.parametrize("which", range(len(GAMES)))
@pytest.mark.parametrize("seed", ["1", "class#2"])
def test_a_record_gives_back_every_state(which: int, seed: str) -> None:
    text = text_of(which, seed)
    record = parsed(text)
    notation = NOTATIONS[record.game]
    assert notation.text(record) == text
    assert (len(record.names), record.headers) == (GAMES[which][2], HEADERS)
    states = [turn.after for turn in notation.replay(record) if turn.events or not isinstance(turn.move, moves.Time)]
    told = [turn.after for turn in played(which, seed) if turn.events or not isinstance(turn.move, moves.Time)]
    assert states == told


@pytest.mark.parametrize("which", range(len(GAMES)))
def test_frames_hold_the_readings_in_turn(which: int) -> None:
    found = list(frames(parsed(text_of(which, "1"))))
    turns = played(which, "1")
    assert [frame.number for frame in found] == list(range(1, turns[-1].after.readings + 1))
    awards = [event.award for turn in turns for event in turn.events if isinstance(event, Awarded)]
    assert [frame.award for frame in found] == awards
    for frame in found:
        assert frame.award.lay == (frame.award.poem in frame.spread)
        assert frame.reading.poem == frame.award.poem
    after = [event for frame in found for event in frame.after]
    assert after
    assert after[-1] == turns[-1].events[-1]


def test_what_happens_while_a_reading_is_open_stands_in_its_place() -> None:
    game = NOTATIONS["chirashi"].game
    state = game.new(game.rules("deck=starter,look_s=0"), "7", 3)
    steps: list[tuple[Actor, Any]] = [(TABLE, moves.Time(0))]
    state = match.apply(state, TABLE, moves.Time(0))[0]
    read = moves.Read(even_reading(state, state.rules.manner))
    steps += [(TABLE, read), (TABLE, moves.Time(9)), (2, moves.Resign())]
    state = opened(state)
    touches = moves.Touches({0: (tap(state, read.reading.poem, 4000),), 1: ()})
    notation = NOTATIONS["chirashi"]
    begin = game.new(game.rules("deck=starter,look_s=0"), "7", 3)
    names = ("Aoi", "Ren", "Sora")

    def text(more: list[tuple[Actor, Any]]) -> str:
        return notation.text(notation.record_of(begin, names, steps + more))

    whole = text([(TABLE, touches), (0, moves.Yield(1)), (1, moves.Hand(True)), (1, moves.Hand(False))])
    assert "    clock 9\n    C resign\n    contacts A:" in whole
    assert "A yield B\n    score 0-1-0\nB hand up\nB hand down\n" in whole
    assert notation.text(parsed(whole)) == whole
    assert "take=A,touch,400.0" in whole
    ends: dict[str, list[tuple[Actor, Any]]] = {
        " open\n": [],
        " void=B\n": [(TABLE, moves.Void(1))],
        "    C resign\nA resign\n": [(0, moves.Resign())],
    }
    for said, more in ends.items():
        part = text(more)
        assert said in part
        assert notation.text(parsed(part)) == part
    empty = notation.text(notation.record_of(begin, names, []))
    assert "spread" not in empty
    assert notation.text(parsed(empty)) == empty


def test_a_game_in_its_midst_has_no_record() -> None:
    with pytest.raises(BadInput, match="begins where the game does"):
        NOTATIONS["chirashi"].record_of(cloth("", (17, 42), ((), ())), ("A", "B"), [])


@given(st.data())
@settings(max_examples=120, deadline=None)
def test_a_changed_record_is_refused_or_the_same(data: st.DataObject) -> None:
    whole = text_of(data.draw(st.sampled_from((1, 4))), "1")
    lines = whole.splitlines()
    at = data.draw(st.integers(0, len(lines) - 1))
    kind = data.draw(st.sampled_from(("drop", "double", "swap", "sign", "cut")))
    if kind == "drop":
        del lines[at]
    elif kind == "double":
        lines.insert(at, lines[at])
    elif kind == "swap":
        other = data.draw(st.integers(0, len(lines) - 1))
        lines[at], lines[other] = lines[other], lines[at]
    elif kind == "cut":
        del lines[at:]
    else:
        where = data.draw(st.integers(0, len(lines[at])))
        sign = data.draw(st.sampled_from("0 9ABKa=,.:-+*\u3042"))
        lines[at] = lines[at][:where] + sign + lines[at][where + data.draw(st.integers(0, 1)) :]
    changed = "\n".join([*lines, ""])
    try:
        record = parsed(changed)
    except BadInput as fault:
        refused = fault
    else:
        assert NOTATIONS[record.game].text(record).splitlines() == [line.rstrip() for line in lines]
        return
    for language in languages():
        assert say(language, refused.key, **refused.facts)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("Seats: 2", "Seats: 12", "the header 'Seats' is one of 1, 2, 3"),
        ("Seats: 2\n", "", "the header 'Seats' is missing"),
        ("Rules: deck=starter", "Rules: deck=stapler", "deck=stapler: deck takes full, party"),
        ("spread 4000x1920", "spread 4000x1921", "stands there, but the match gives 'spread 4000x1920'"),
        ("A ready", "K ready", "a seat is a letter, A for the first"),
        ("A ready", "C ready", "seats 0 to 1 and the table have moves of their own"),
        ("A ready", "A steady", "'clock', or a seat and one of ready, hand, resign, yield"),
        ("A ready", "A yield B", "you have no card to hand over"),
        ("A ready", "A ready now", "nothing follows this word"),
        ("A ready", "A hand sideways", "a hand goes 'up' or 'down'"),
        ("A ready\n", "A ready\n    mat 3\n", "under a move stands 'spread' or 'lies' or 'score'"),
        ("    hand A 0 ", "    hand A 0 1,2 ", "'hand' holds a seat, a pointer"),
        ("    contacts ", "    contracts ", "under a reading stand"),
        ("upper", "lower", "'morae' holds start-end of each mora"),
    ],
)
def test_damage_is_told_with_its_line(old: str, new: str, message: str) -> None:
    whole = text_of(1, "1")
    assert old in whole
    with pytest.raises(BadInput, match=message) as caught:
        parsed(whole.replace(old, new, 1))
    for language in languages():
        assert say(language, caught.value.key, **caught.value.facts)
