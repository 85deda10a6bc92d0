"""The checker is content with a log as it should be, and finds whatever is wrong in one."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest
from msgspec.structs import replace

from faults.checker import complaints
from hall.stage import Stage, takes
from karuta.games.readings import ReadingOpened, Touches
from karuta.hall.commands import Come, Cut
from karuta.hall.events import Entry, Moved
from karuta.hall.header import Header
from swarm.line import Diary


@cache
def _match() -> tuple[Header, tuple[Entry, ...]]:
    """Some readings of a match: one is void, because somebody was cut off in it."""
    stage = Stage({"format": "quarter"}, opponents={}, seed="checked")
    stage.opened()
    for number in range(4):
        assert stage.open()
        if number == 1:
            stage.ask(0, Cut())
            stage.ask(0, Come())
            continue
        takes(stage, number % 2, 300)
        stage.ruled()
    assert stage.header is not None
    return stage.header, tuple(stage.log)


def _diary(entries: tuple[Entry, ...]) -> Diary:
    """That of a page that was told of everything."""
    diary = Diary()
    for entry in entries:
        if isinstance(entry.fact, Moved):
            told = [event for event in entry.fact.events if not isinstance(event, ReadingOpened)]
            if told:
                diary.step(entry.seq, msgspec.json.decode(msgspec.json.encode(told)))
            if entry.fact.id is not None:
                diary.answer(entry.fact.id, entry.seq)
    return diary


def _seqs(name: str) -> list[int]:
    """The entries in which a reading was begun (`reading_opened`), ruled or voided."""
    _, entries = _match()
    tags = [(entry.seq, event) for entry in entries if isinstance(entry.fact, Moved) for event in entry.fact.events]
    return [seq for seq, event in tags if msgspec.to_builtins(event)["event"] == name]


def _without(name: str, at: int) -> list[str]:
    """What is found if the entry of that event is not there, and those after it have moved up."""
    header, entries = _match()
    gone = _seqs(name)[at]
    left = [entry for entry in entries if entry.seq != gone]
    return complaints(header, [replace(entry, seq=at) for at, entry in enumerate(left, 1)], [])


def test_nothing_is_wrong_with_a_match_of_which_all_was_told() -> None:
    header, entries = _match()
    assert len(_seqs("voided")) == 1
    assert len(_seqs("ruled")) == 3
    assert complaints(header, entries, [_diary(entries), _diary(entries)]) == []
    # A page that came late or was told no more has a part of it.
    some = _diary(entries[20:40])
    assert some.steps
    assert complaints(header, entries, [some]) == []


def test_a_gap_is_found() -> None:
    header, entries = _match()
    assert any("stands as number" in what for what in complaints(header, entries[:5] + entries[6:], []))


@pytest.mark.parametrize("end", ["ruled", "voided"])
def test_a_reading_that_never_came_to_an_end_is_found(end: str) -> None:
    assert any("begins before" in what for what in _without(end, 0))


def test_a_ruling_that_is_missing_or_stands_twice_is_found() -> None:
    header, entries = _match()
    assert "reading 1 has no ruling" in _without("ruled", 0)
    seq = _seqs("ruled")[1]
    twice = [*entries[:seq], *(replace(entry, seq=entry.seq + 1) for entry in entries[seq - 1 :])]
    assert "reading 2 has 2 rulings" in complaints(header, twice, [])


def test_another_ruling_than_follows_is_found() -> None:
    header, entries = _match()
    seq = _seqs("ruled")[0]
    fact = entries[seq - 1].fact
    assert isinstance(fact, Moved)
    assert isinstance(fact.move, Touches)
    nobody = replace(fact.move, strokes=dict.fromkeys(fact.move.strokes, ()))
    changed = replace(entries[seq - 1], fact=replace(fact, move=nobody))
    assert any(
        what.startswith("ruling: ") for what in complaints(header, [*entries[: seq - 1], changed, *entries[seq:]], [])
    )


def test_what_a_page_was_told_otherwise_or_not_at_all_is_found() -> None:
    header, entries = _match()
    seq = _seqs("ruled")[1]
    diary = _diary(entries)
    del diary.steps[seq]
    assert any("was never told" in what for what in complaints(header, entries, [diary]))
    diary.steps[seq] = [{"event": "ruled"}]
    assert any("was told as" in what for what in complaints(header, entries, [diary]))
    diary.steps[len(entries) + 1] = [{"event": "ruled"}]
    assert any(f"step {len(entries) + 1} was told as" in what for what in complaints(header, entries, [diary]))


def test_a_move_that_was_acknowledged_and_is_not_there_is_found() -> None:
    header, entries = _match()
    diary = _diary(entries)
    diary.answer("of nobody", _seqs("ruled")[0])
    assert any(
        what.startswith("page 0: move of nobody was acknowledged") for what in complaints(header, entries, [diary])
    )


def test_a_move_that_stands_twice_is_found() -> None:
    header, entries = _match()
    moved = next(entry for entry in entries if isinstance(entry.fact, Moved) and entry.fact.seat is not None)
    assert isinstance(moved.fact, Moved)
    named = replace(moved, fact=replace(moved.fact, id="once"))
    again = replace(named, seq=len(entries) + 1)
    log = [*entries[: moved.seq - 1], named, *entries[moved.seq :], again]
    assert f"move once of seat {moved.fact.seat} stands 2 times" in complaints(header, log, [])
