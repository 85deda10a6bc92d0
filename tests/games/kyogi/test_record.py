from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.kyogi.positions import judged, opened, position, taps, transferred
from karuta.errors import BadInput
from karuta.games import conformance
from karuta.games.game import TABLE, Actor, Turn
from karuta.games.kyogi import match, moves
from karuta.games.kyogi.game import KYOGI
from karuta.games.kyogi.record import frames, parse, record_of, replay, write
from karuta.games.kyogi.space import even_reading
from karuta.words import languages, say

HEADERS = {"Date": "2026-01-02", "Place": "Ōtsu"}
FORMATS = ("format=starter", "format=third,deal=hall", "", "format=nodead,untaken=stays_dead,window=kimariji")


@cache
def played(rules: str, seed: str) -> tuple[Turn, ...]:
    return tuple(conformance.random_play(KYOGI, KYOGI.rules(rules), seed))


@cache
def text_of(rules: str, seed: str) -> str:
    turns = played(rules, seed)
    steps = [(turn.actor, turn.move) for turn in turns]
    return write(record_of(turns[0].before, ("Aoi", "Ren"), steps, HEADERS))


@pytest.mark.parametrize("rules", FORMATS)
@pytest.mark.parametrize("seed", ["1", "hall#2"])
def test_a_record_gives_back_every_state(rules: str, seed: str) -> None:
    record = parse(text_of(rules, seed))
    assert write(record) == text_of(rules, seed)
    assert (record.names, record.headers) == (("Aoi", "Ren"), HEADERS)
    turns = list(replay(record))
    told = [turn for turn in played(rules, seed) if turn.events or not isinstance(turn.move, moves.Time)]
    assert [turn.after for turn in turns if turn.events or not isinstance(turn.move, moves.Time)] == [
        turn.after for turn in told
    ]


@pytest.mark.parametrize("rules", FORMATS)
def test_frames_hold_the_readings_in_turn(rules: str) -> None:
    found = list(frames(parse(text_of(rules, "1"))))
    last = played(rules, "1")[-1].after
    assert [frame.number for frame in found] == list(range(1, last.readings + 1))
    for frame in found:
        assert frame.reading.poem == frame.ruling.poem
        assert frame.counts == (frame.mat.count("A"), frame.mat.count("B"))
    events = [event for turn in played(rules, "1") for event in turn.events]
    after = [event for frame in found for event in frame.after]
    assert [event for event in events if type(event).__name__ in ("Sent", "Placed", "Waived", "Ended")] == [
        event for event in after if type(event).__name__ in ("Sent", "Placed", "Waived", "Ended")
    ]


def test_a_match_from_a_position_and_an_unfinished_one() -> None:
    state = position((3, 2), "B")
    steps: list[tuple[Actor, Any]] = [
        (TABLE, moves.Read(even_reading(state))),
        (TABLE, moves.Time(7)),
        (TABLE, moves.Touches({0: taps(opened(state), "t", 5000), 1: ()})),
        (0, moves.Send((state.mat.cards("A")[0],))),
    ]
    text = write(record_of(state, ("A", "B"), steps))
    assert "Position: " in text
    assert "Result: *" in text
    assert write(parse(text)) == text
    reading = write(record_of(state, ("A", "B"), steps[:1]))
    assert " open\n" in reading
    assert write(parse(reading)) == reading
    resigned = write(record_of(state, ("A", "B"), [*steps[:2], (1, moves.Resign())]))
    assert "B resign" in resigned
    assert write(parse(resigned)) == resigned
    assert len(list(frames(parse(text)))) == 1
    assert list(frames(parse(reading))) == []
    empty = write(record_of(state, ("A", "B"), []))
    assert write(parse(empty)) == empty


def test_a_clock_that_changes_nothing_is_left_out() -> None:
    state = position((3, 2), "B")
    ticks: list[tuple[Actor, Any]] = [(TABLE, moves.Time(ms)) for ms in (1, 2, 3)]
    record = parse(write(record_of(state, ("A", "B"), ticks)))
    assert [step.move for step in record.steps] == [moves.Time(3)]


def test_a_void_reading_stands_in_the_record() -> None:
    state = position((3, 2), "B")
    steps: list[tuple[Actor, Any]] = [(TABLE, moves.Read(even_reading(state))), (TABLE, moves.Void(1))]
    text = write(record_of(state, ("A", "B"), steps))
    assert " void=B\n" in text
    assert write(parse(text)) == text


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_a_changed_record_is_refused_or_the_same(data: st.DataObject) -> None:
    whole = text_of(data.draw(st.sampled_from(FORMATS[:2])), "1")
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
        sign = data.draw(st.one_of(st.sampled_from("0123456789AB =@,-/.\t"), st.characters()))
        lines[at] = lines[at][:where] + sign + lines[at][where + data.draw(st.integers(0, 1)) :]
    changed = "\n".join(lines) + "\n"
    if (fault := refusal(changed)) is None:
        assert write(parse(changed)) == whole
        return
    assert str(fault).startswith("line ")
    assert 1 <= int(fault.facts["line"]) <= len(lines) + 1
    for language in languages():
        assert say(language, fault.key, **fault.facts)


def refusal(text: str) -> BadInput | None:
    try:
        parse(text)
    except BadInput as fault:
        return fault
    return None


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("karuta record 1", "karuta record 2", "line 1: .*a record begins with 'karuta record 1'"),
        ("Game: kyogi", "Game: shogi", "line 2: .*one of kyogi"),
        ("Seed: 1", "seed: 1", "line 3: .*a header is 'Name: text'"),
        ("Seed: 1", "Sead: 1", "the header 'Seed' is missing"),
        ("Rules: format=starter", "Rules: format=stumper", "format=stumper: format takes"),
        ("Result: ", "Result: C ", "but the match gives"),
        ("A bow", "A bob", "a line begins with a reading"),
        ("A bow", "A bow low", "nothing follows this word"),
        ("A bow", "    bow", "an indented line belongs to a line before it"),
        ("B bow\n    mat", "B bow\n    carpet", "under a move stands 'mat' or 'score'"),
        ("    morae 0-", "    morae 0+", "'morae' holds start-end"),
        ("    morae ", "    beats ", "under a reading stand"),
        ("    hand A 0 ", "    hand C 0 ", "a seat is A or B"),
        ("    hand A 0 ", "    hand A 0 1,2 ", "'hand' holds a seat, a pointer"),
        ("    hand A 0 ", "    hand A x ", "'x' is no whole number"),
        ("1. ", "2. ", "next is reading 1"),
        ("fouls=0-0", "fouls=0-1", "but the match gives"),
        ("check ", "check 0", "but the match gives"),
        ("\ncheck ", "\nchick ", "the end is missing"),
    ],
)
def test_damage_is_told_with_its_line(old: str, new: str, message: str) -> None:
    whole = text_of("format=starter", "1")
    assert old in whole
    with pytest.raises(BadInput, match=message):
        parse(whole.replace(old, new, 1))


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("A put 17", "a place is card=row@x"),
        ("A put 17=0@1 18=0@600", "one card is put at a time"),
        ("A hand sideways", "a hand goes 'up' or 'down'"),
        ("clock soon", "'soon' is no whole number"),
        ("A send", "'' is no whole number"),
        ("A hai", "no move waits for your hai"),
        ("9. 17 ち mora=1,0-1 open", "a line 'morae' with at least 1 spans"),
    ],
)
def test_lines_that_say_nothing(line: str, message: str) -> None:
    lines = write(record_of(position((3, 2), "B"), ("A", "B"), [])).splitlines()
    lines.insert(-1, line)
    with pytest.raises(BadInput, match=message):
        parse("\n".join(lines))


@pytest.mark.parametrize("text", ["", "karuta record 1\n", "karuta record 1\nGame: kyogi\n\n"])
def test_records_without_a_match(text: str) -> None:
    with pytest.raises(BadInput, match="line "):
        parse(text)


def test_positions_are_checked() -> None:
    text = write(record_of(position((3, 2), "B"), ("A", "B"), []))
    with pytest.raises(BadInput, match="after the mat stand the numbers"):
        parse(text.replace("1,2,", "1;2,", 1))


@pytest.mark.parametrize(
    ("names", "headers"),
    [
        (("A\nB", "C"), {}),
        (("A", "B "), {}),
        (("A", "B"), {"Seed": "1"}),
        (("A", "B"), {"date": "x"}),
        (("A", "B"), {"A": "x"}),
    ],
)
def test_names_and_headers_stand_in_one_line(names: tuple[str, str], headers: dict[str, str]) -> None:
    with pytest.raises(BadInput, match="header"):
        record_of(match.new(KYOGI.rules(""), "1"), names, [], headers)


def test_a_match_in_its_midst_has_no_record() -> None:
    """A position says what lies and what is unread, not how many readings and fouls there were."""
    with pytest.raises(BadInput, match="begins where the game does, not in its midst"):
        record_of(transferred(judged(position((3, 3), "B"), "t", "N")), ("A", "B"), [])


def test_a_nameless_player_and_windows_line_ends() -> None:
    text = write(record_of(position((3, 3), "B"), ("", ""), []))
    assert write(parse("\ufeff" + text.replace("\n", "\r\n") + "\r\n")) == text
