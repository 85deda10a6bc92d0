"""The relay: one of each side at the mat, and who takes over when (rules 5.4)."""

from __future__ import annotations

import doctest
from typing import Any

import pytest

from games.kyogi.positions import opened, position, taps, transferred
from karuta.errors import BadInput
from karuta.games.game import TABLE, Actor
from karuta.games.kyogi import match, moves
from karuta.games.kyogi.events import Ended, Ruled, Swapped
from karuta.games.kyogi.record import NOTATIONS
from karuta.games.kyogi.state import State
from karuta.games.relay import rules as module
from karuta.games.relay.game import RELAY
from karuta.games.relay.rules import Rules, rules_from, rules_of


def read(state: State, hands: dict[int, str]) -> tuple[State, tuple[object, ...]]:
    """A reading with hands of these classes, and its sends."""
    state = opened(state)
    state, events = match.apply(state, TABLE, moves.Touches({s: taps(state, h, 5000) for s, h in hands.items()}))
    return transferred(state), events


def start(rules: Rules, seats: int = 5, target: str = "B", counts: tuple[int, int] = (9, 9)) -> State:
    return position(counts, target, rules, seats=seats)  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [1, 2, 3, 11])
def test_nobody_takes_over_from_fewer_than_two(seats: int) -> None:
    with pytest.raises(BadInput, match=f"{seats} seats: 4, 5, 6"):
        RELAY.new(Rules(), "1", seats)


def test_the_rules_are_those_of_genpei_and_one_more() -> None:
    assert rules_of("swap_every=20,rows=2").swap_every == 20
    assert rules_from({}).swap_every == 0
    with pytest.raises(BadInput, match="swap_every takes take, a whole number from 1 to 50"):
        rules_of("swap_every=often")
    with pytest.raises(BadInput, match="set=A has 34"):
        rules_of("set=A,per_side=40")
    assert doctest.testmod(module).failed == 0


def test_those_who_sit_first_begin() -> None:
    state = RELAY.new(Rules(), "1", 7)
    assert match.view(state, 6).active == (0, 1)


def test_hands_of_those_who_wait_do_not_count() -> None:
    """Neither a take, nor a foul, nor a card that they push."""
    state = start(Rules())
    state, events = read(state, {2: "t", 3: "o", 1: "t"})
    ruled = events[0]
    assert isinstance(ruled, Ruled)
    assert (ruled.ruling.hand, ruled.ruling.fouls, ruled.ruling.time) == (1, (0, 0), 5000)
    assert set(ruled.strokes) == {1, 2, 3}
    assert {touch.seat for touch in ruled.ruling.touches} == {1}


def test_a_side_changes_when_the_other_takes_a_card_of_its_field() -> None:
    state = start(Rules())
    state, events = read(state, {0: "t"})
    assert events[1] == Swapped((0, 3))
    assert state.active == (0, 3)
    assert match.view(state, None).active == (0, 3)
    poem = state.next_poem()
    side = "AB".index(str(state.mat.field_of(poem)))
    state, events = read(state, {(0, 3)[side]: "t"})
    assert state.active == (0, 3)
    assert not any(isinstance(event, Swapped) for event in events)


def test_after_the_last_of_a_side_the_first_comes_again() -> None:
    rules = Rules(swap_every=2)
    state = start(rules, counts=(20, 20))
    seen = [state.active]
    for _ in range(8):
        state, events = read(state, {state.active[0]: "t"})
        assert not any(isinstance(event, Ended) for event in events)
        seen.append(state.active)
    assert seen == [(0, 1), (0, 1), (2, 3), (2, 3), (4, 1), (4, 1), (0, 3), (0, 3), (2, 1)]


def test_untaken_cards_and_own_ones_change_nobody() -> None:
    state = start(Rules(), target="A")
    state, _ = read(state, {0: "t"})
    assert state.active == (0, 1)
    state, _ = read(state, {})
    assert state.active == (0, 1)


def test_a_record_says_who_was_at_the_mat() -> None:
    notation = NOTATIONS["relay"]
    state = start(Rules())
    now = opened(state)
    strokes = {0: taps(now, "t", 5000), 2: taps(now, "o", 4000)}
    assert now.reading is not None
    steps: list[tuple[Actor, Any]] = [(TABLE, moves.Read(now.reading)), (TABLE, moves.Touches(strokes))]
    text = notation.text(notation.record_of(state, ("a", "b", "c", "d", "e"), steps))
    assert " take=A1,touch,500.0 " in text
    assert text.split("score=")[1].startswith("9-8 active=A1,B1\n")
    assert "\n    hand A2 0 " in text
    assert notation.text(notation.parse(text)) == text
    with pytest.raises(BadInput, match="active=A1,B1"):
        notation.parse(text.replace("active=A1,B1", "active=A2,B1"))
