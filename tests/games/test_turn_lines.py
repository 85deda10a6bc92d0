"""Records of the games of turns beside Koi-Koi, whose own tests are longer: written, checked, replayed, refused."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from karuta.chance import Chance
from karuta.errors import BadInput
from karuta.games.game import TABLE, Turn
from karuta.games.moves import Resign
from karuta.games.notations import NOTATIONS
from karuta.games.record import lettered
from karuta.words import languages, say

HEADERS = {"Date": "2026-01-02"}
KINDS = (
    ("bozu", "", 2),
    ("bozu", "stacks=2,hime_draws_again=on,semimaru=drawer_takes_all", 5),
    ("bozu", "bozu_discards=5,emperor_extra_draw=on,semimaru=drawer_discards_and_skips", 10),
    ("hanaawase", "rounds=2", 2),
    ("hanaawase", "rounds=2,first_dealer=random,three_on_table=one,yaku=paid", 3),
)
kinds = pytest.mark.parametrize(("name", "rules", "seats"), KINDS)


@cache
def played(
    name: str, rules: str, seats: int, seed: str = "1", resigns: tuple[int, int] | None = None
) -> tuple[Turn, ...]:
    """A game of random moves; with `resigns` a seat gives up at that step."""
    game, chance = NOTATIONS[name].game, Chance(seed).child("moves")
    state, turns = game.new(game.rules(rules), seed, seats), list[Turn]()
    while game.outcome(state) is None:
        waiting = game.actors(state)
        actor: Any = waiting[0] if waiting else TABLE
        move: Any = game.legal(state, actor).sample(chance)
        if resigns is not None and resigns[1] == len(turns):
            actor, move = resigns[0] % seats, Resign()
        after, events = game.apply(state, actor, move)
        turns.append(Turn(state, actor, move, after, events))
        state = after
    return tuple(turns)


def text_of(name: str, turns: tuple[Turn, ...], seats: int) -> str:
    notation = NOTATIONS[name]
    names = tuple(f"Number {letter}" for letter in lettered(seats))
    steps = [(turn.actor, turn.move) for turn in turns]
    return notation.text(notation.record_of(turns[0].before, names, steps, HEADERS))


@kinds
def test_a_record_gives_back_every_state(name: str, rules: str, seats: int) -> None:
    turns, notation = played(name, rules, seats), NOTATIONS[name]
    text = text_of(name, turns, seats)
    record = notation.parse(text)
    assert tuple(notation.replay(record)) == turns
    assert (record.rules, record.headers, len(record.names)) == (rules, HEADERS, seats)
    assert f"\nSeats: {seats}\n" in text
    assert "Result: *" not in text


@settings(deadline=None, max_examples=25)
@given(st.sampled_from(KINDS), st.integers(1, 120), st.integers(0, 9))
def test_a_game_that_was_cut_off_or_left_anywhere(kind: tuple[str, str, int], at: int, seat: int) -> None:
    name, _, seats = kind
    turns = played(*kind)[:at]
    assert tuple(NOTATIONS[name].replay(NOTATIONS[name].parse(text_of(name, turns, seats)))) == turns
    left = played(*kind, "1", (seat, at))
    assert tuple(NOTATIONS[name].replay(NOTATIONS[name].parse(text_of(name, left, seats)))) == left


@settings(deadline=None, max_examples=50)
@given(st.sampled_from(KINDS[1:4]), st.integers(0, 20_000), st.data())
def test_a_changed_character_is_refused_or_changes_nothing(
    kind: tuple[str, str, int], at: int, data: st.DataObject
) -> None:
    name, _, seats = kind
    text = text_of(name, played(*kind), seats)
    at %= len(text)
    sign = data.draw(st.sampled_from("abx0123456789ABCJ -,:@?\n") | st.characters(codec="utf-8"))
    for wrong in (text[:at] + sign + text[at + 1 :], text[:at] + sign + text[at:], text[:at] + text[at + 1 :]):
        try:
            record = NOTATIONS[name].parse(wrong)
        except BadInput as fault:
            told = [say(language, fault.key, **fault.facts) for language in languages()]
            assert all(told)
        else:
            assert NOTATIONS[name].text(record) == text


@pytest.mark.parametrize(
    ("name", "old", "new", "fault"),
    [
        ("bozu", "Seats: 2", "Seats: 11", "'Seats' is one of 2, 3"),
        ("bozu", "\n1 A ", "\n1 K ", "a line is such as '12 B 66 bozu lost"),
        ("bozu", "\n2 B ", "\n2 A ", "it is the turn of seat 1"),
        ("bozu", "\n1 A ", "\n1 A the ", "a line is such as"),
        ("bozu", "\n2 B ", "\n    moved 3\n2 B ", "an indented line begins with one of skips"),
        ("bozu", "\n3 A ", "\n3 A 1@2 ", "no card is left in stack 1"),
        ("bozu", "pool 0", "pool 1", "but the match gives"),
        ("hanaawase", "Seats: 2", "Seats: two", "'Seats' is one of 2, 3"),
        ("hanaawase", "\nround 1", "\nround one", "a line is such as 'round 1 dealer A'"),
        ("hanaawase", "    table", "    cloth", "begins with one of draw, again, table, hand, points, yaku, score"),
        ("hanaawase", "    points A", "    points B", "but the match gives"),
        ("hanaawase", "Rules: rounds=2", "Rules: rounds=0", "rounds takes a whole number from 1 to 99"),
    ],
)
def test_damaged_records_are_refused(name: str, old: str, new: str, fault: str) -> None:
    kind = next(kind for kind in KINDS if kind[0] == name)
    text = text_of(name, played(*kind), kind[2])
    assert old in text
    with pytest.raises(BadInput, match=fault) as refused:
        NOTATIONS[name].parse(text.replace(old, new, 1))
    assert all(say(language, refused.value.key, **refused.value.facts) for language in languages())


@kinds
def test_a_record_begins_where_the_game_does(name: str, rules: str, seats: int) -> None:
    turns, notation = played(name, rules, seats), NOTATIONS[name]
    with pytest.raises(BadInput, match="begins where the game does"):
        notation.record_of(turns[3].before, lettered(seats), ())
    text = text_of(name, turns, seats).replace("\nSeats:", "\nPosition: here\nSeats:")
    with pytest.raises(BadInput, match="recorded from its beginning"):
        notation.parse(text)
