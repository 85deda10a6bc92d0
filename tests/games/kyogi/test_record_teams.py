"""Records of the games of teams on two fields: more seats, other verses, wider mats (docs/notation.md 3)."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.kyogi.positions import position
from karuta.errors import BadInput
from karuta.games import conformance
from karuta.games.game import Turn
from karuta.games.genpei.rules import Rules
from karuta.games.kyogi import moves
from karuta.games.kyogi.record import NOTATIONS, frames
from karuta.games.record import Record
from karuta.games.record import parse as parse_any
from karuta.words import languages, say

GAMES = (
    ("genpei", "per_side=6,rows=2,foul_scope=any_wrong_card,net_sends=off", 5),
    ("genpei", "dead=30", 2),
    ("relay", "per_side=8,swap_every=2", 7),
    ("shimo", "per_side=16,untaken=flows", 6),
)


@cache
def played(which: int, seed: str) -> tuple[Turn, ...]:
    name, rules, seats = GAMES[which]
    game = NOTATIONS[name].game
    return tuple(conformance.random_play(game, game.rules(rules), seed, seats=seats))


@cache
def text_of(which: int, seed: str) -> str:
    name, _, seats = GAMES[which]
    turns = played(which, seed)
    steps = [(turn.actor, turn.move) for turn in turns]
    notation = NOTATIONS[name]
    return notation.text(notation.record_of(turns[0].before, [f"P{seat}" for seat in range(seats)], steps))


def parsed(text: str) -> Record:
    return parse_any(text, NOTATIONS)


def told(turns: Any) -> list[Any]:
    return [turn.after for turn in turns if turn.events or not isinstance(turn.move, moves.Time)]


@pytest.mark.parametrize("which", range(len(GAMES)))
@pytest.mark.parametrize("seed", ["1", "hall#2"])
def test_a_record_gives_back_every_state(which: int, seed: str) -> None:
    record = parsed(text_of(which, seed))
    notation = NOTATIONS[record.game]
    assert notation.text(record) == text_of(which, seed)
    assert len(record.names) == GAMES[which][2]
    assert told(notation.replay(record)) == told(played(which, seed))
    found = list(frames(record, notation))
    assert [frame.number for frame in found] == list(range(1, played(which, seed)[-1].after.readings + 1))
    for frame in found:
        assert (frame.active != (), frame.holders != {}) == (record.game == "relay", record.game == "shimo")


def test_seats_are_named_by_field_and_place_in_the_side() -> None:
    text = text_of(0, "1")
    assert "\nSeats: 5\nA1: P0\nB1: P1\nA2: P2\nB2: P3\nA3: P4\n" in text
    assert "\nSeats: 2\nA: P0\nB: P1\n" in text_of(1, "1")
    assert "Seats: 6\n" not in text_of(3, "1")
    assert "\n    mat 2x870mm:" in text


def test_cards_passed_stand_in_the_record() -> None:
    passes = [line for seed in "12345678" for line in text_of(3, seed).splitlines() if " pass " in line]
    assert passes
    for line in passes:
        giver, _, to, *cards = line.split(" ")
        assert giver[0] == to[0]
        assert giver != to
        assert cards


@pytest.mark.parametrize(
    ("which", "old", "new", "message"),
    [
        (0, "Seats: 5", "Seats: 11", "the header 'Seats' is one of 2, 3, 4"),
        (0, "Seats: 5\n", "", "the header 'Seats' is missing"),
        (0, "Seats: 5", "Seats: 6", "the header 'B3' is missing"),
        (0, "B2: P3\n", "", "the header 'B2' is missing"),
        (0, "\nA1 bow", "\nA6 bow", "a seat is A or B, in teams with its number"),
        (0, "\nA1 bow", "\nA4 bow", "seats 0 to 4 and the table have moves of their own"),
        (0, "\nA1 bow", "\nA bow", "but the match gives 'A1 bow'"),
        (2, " active=A1,B1\n", " active=A1,B2\n", "but the match gives"),
        (3, "\nRules: per_side=16,untaken=flows", "\nRules: per_side=16", "line "),
    ],
)
def test_damage_is_told_with_its_line(which: int, old: str, new: str, message: str) -> None:
    whole = text_of(which, "1")
    assert old in whole
    with pytest.raises(BadInput, match=message) as caught:
        parsed(whole.replace(old, new, 1))
    for language in languages():
        assert say(language, caught.value.key, **caught.value.facts)


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_a_changed_record_is_refused_or_the_same(data: st.DataObject) -> None:
    whole = text_of(data.draw(st.sampled_from((0, 2, 3))), "1")
    lines = whole.splitlines()
    at = data.draw(st.integers(0, len(lines) - 1))
    where = data.draw(st.integers(0, len(lines[at])))
    sign = data.draw(st.sampled_from("0123456789AB =@,-/."))
    lines[at] = lines[at][:where] + sign + lines[at][where + data.draw(st.integers(0, 1)) :]
    changed = "\n".join(lines) + "\n"
    assert rewritten(changed) in (whole, None)


def rewritten(text: str) -> str | None:
    """The record read and written again; None if it is refused."""
    try:
        record = parsed(text)
    except BadInput:
        return None
    return NOTATIONS[record.game].text(record)


def test_a_record_begins_with_the_match_and_a_name_for_every_seat() -> None:
    notation = NOTATIONS["genpei"]
    first, later = played(0, "1")[0].before, played(0, "1")[3].before
    with pytest.raises(BadInput, match="begins where the game does"):
        notation.record_of(later, list("abcde"), [])
    with pytest.raises(BadInput, match="with 4 names begins where the game does"):
        notation.record_of(first, list("abcd"), [])
    state = position((5, 5), "A", Rules(per_side=6), seats=4)
    text = notation.text(notation.record_of(state, list("abcd"), []))
    assert "Position: " in text
    assert notation.text(parsed(text)) == text
    held = next(turn.before for turn in played(3, "1") if turn.before.phase == "reading")
    with pytest.raises(BadInput, match="in which everybody holds cards"):
        NOTATIONS["shimo"].record_of(held, list("abcdef"), [])
