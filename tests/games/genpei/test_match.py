"""Genpei gassen: sides of one to five, everything by any of a side (rules 5.3)."""

from __future__ import annotations

import doctest

import pytest

from games.kyogi.positions import opened, position, seated, taps, transferred
from karuta.errors import BadInput
from karuta.games.game import TABLE, Outcome
from karuta.games.genpei import rules as module
from karuta.games.genpei.game import GENPEI
from karuta.games.genpei.rules import OPTIONS, Rules, rules_from, rules_of
from karuta.games.kyogi import match, moves
from karuta.games.kyogi.state import State, deal
from karuta.games.readings import Manner
from karuta.mat.field import Place
from karuta.poems.orders import quarter, third
from karuta.words import languages, say


def after(state: State, *steps: tuple[int | str, moves.Move]) -> State:
    for actor, move in steps:
        state, _ = match.apply(state, actor, move)  # type: ignore[arg-type]
    return state


@pytest.mark.parametrize("seats", range(2, 11))
def test_all_hundred_are_dealt_to_two_sides_of_any_size(seats: int) -> None:
    state = seated(Rules(), "genpei", seats)
    assert state.counts == (50, 50)
    assert sorted(state.mat.places) == sorted(state.order) == list(range(1, 101))
    assert (state.phase, state.seats, len(state.voids)) == ("joka", seats, seats)
    assert match.view(state, seats - 1).dead_left == 0


@pytest.mark.parametrize("seats", [0, 1, 11])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadInput, match=f"{seats} seats: 2, 3, 4, 5, 6, 7, 8, 9, 10 can play this"):
        GENPEI.new(Rules(), "1", seats)


@pytest.mark.parametrize(
    ("text", "cards", "read"),
    [
        ("", (50, 50), 100),
        ("per_side=25", (25, 25), 50),
        ("dead=20", (40, 40), 100),
        ("set=A", (17, 17), 34),
        ("set=B", (16, 16), 32),
        ("set=3", (12, 12), 24),
        ("set=C,per_side=10,dead=13", (10, 10), 33),
        ("per_side=20,cards_b=30", (20, 30), 50),
    ],
)
def test_numbers_of_cards(text: str, cards: tuple[int, int], read: int) -> None:
    rules = rules_of(text)
    state = match.new(rules, "9", 4)
    assert rules.cards == cards
    assert len(state.order) == read
    a, b = deal(state)
    assert (len(a), len(b)) == cards
    sets = {"A": third("A"), "B": third("B"), "C": third("C"), "3": quarter("3"), "hundred": tuple(range(1, 101))}
    assert set(state.order) <= set(sets[rules.set])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("rows=4", "rows takes a whole number from 2 to 3"),
        ("foul_scope=none", "foul_scope takes same_field_tolerant, any_wrong_card"),
        ("per_side=51", r"51\+51 cards and 0 dead: set=hundred has 100 poems"),
        ("set=1,dead=25", r"0\+0 cards and 25 dead: set=1 has 25 poems"),
        ("set=A,per_side=10,dead=15", r"10\+10 cards and 15 dead: set=A has 34"),
        ("format=full", "'format' is no option of this game"),
    ],
)
def test_rules_that_do_not_go_together(text: str, message: str) -> None:
    with pytest.raises(BadInput, match=message) as caught:
        rules_of(text)
    for language in languages():
        assert say(language, caught.value.key, **caught.value.facts)


def test_rules_are_read_back() -> None:
    rules = rules_from({"rows": 2, "reading": "kyogi", "net_sends": False, "cards_a": 30})
    assert OPTIONS.text(rules) == "rows=2,cards_a=30,reading=kyogi,net_sends=off"
    assert rules_of(OPTIONS.text(rules)) == rules
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize(
    ("text", "rows", "width", "capacity"),
    [("", 3, 9880, 57), ("rows=2", 2, 14560, 56), ("per_side=25", 3, 8700, 48), ("rows=2,per_side=25", 2, 8700, 32)],
)
def test_fields_hold_the_cards_of_a_side_and_some_more(text: str, rows: int, width: int, capacity: int) -> None:
    rules = rules_of(text)
    fmt = rules.mat_format
    assert (fmt.rows, fmt.width, fmt.capacity) == (rows, width, capacity)
    assert len(seated(rules, "1", 2).mat) == sum(rules.cards)


def test_the_school_reads_the_whole_poem_until_the_card_is_taken() -> None:
    assert GENPEI.manner(Rules()) == Manner(lead=None, whole=True, again=True)
    assert GENPEI.manner(rules_of("reading=kyogi")) == Manner()
    state = opened(seated(Rules(), "1", 4))
    assert state.reading is not None
    assert state.reading.whole_ms > state.reading.upper_ms
    assert match.closes_ms(state, None) == state.reading.whole_ms + 2000
    late = 10 * state.reading.whole_ms + 19_000
    took, _ = match.apply(state, TABLE, moves.Touches({3: taps(state, "t", late)}))
    assert took.last is not None
    assert took.last.hand == 3
    left, _ = match.apply(state, TABLE, moves.Touches({3: taps(state, "t", late + 2000)}))
    assert left.last is not None
    assert (left.last.how, left.last.taker) == ("owner", None)
    assert sum(left.counts) == 99


def test_a_hundred_less_the_readings_are_the_cards_on_the_mat() -> None:
    """The count test of rules 5.3, whoever takes and fouls."""
    state = seated(Rules(foul_scope="any_wrong_card"), "count", 5)
    for number in range(1, 41):
        state = opened(state)
        letters = ("t", "so", "N", "to")[number % 4]
        state = transferred(after(state, (TABLE, moves.Touches({number % 5: taps(state, letters, 4000)}))))
        assert sum(state.counts) == 100 - number
        match.invariants(state)


def test_any_of_a_side_acts_for_it() -> None:
    state = position((5, 5), "B", Rules(tie_margin_ms=0), seats=6)
    state = opened(state)
    state, _ = match.apply(state, TABLE, moves.Touches({2: taps(state, "t", 5000)}))
    assert state.due is not None
    assert match.actors(state) == (0, 2, 4)
    assert match.view(state, 1).hands == (True, False) * 3
    own, other = state.mat.cards("A"), state.mat.cards("B")
    assert "nothing is due from you" in str(match.refusal(state, 3, moves.Send(other[:1])))
    state = after(state, (4, moves.Send(own[:1])), (0, moves.Send(own[1:2])))
    assert match.actors(state) == (1, 3, 5)
    place = state.mat.room("B", Place("B", 0, 4000))
    assert place is not None
    state = after(state, (5, moves.Put(own[1], place)))
    assert state.counts == (4, 5)
    card = state.mat.cards("B")[0]
    moved = after(state, (3, moves.Shift({card: Place("B", 2, 5000)})))
    assert moved.hai is None
    assert match.hindrance(moved) is None
    refused = match.refusal(state, 3, moves.Shift({own[0]: Place("A", 2, 5000)}))
    assert "is not yours to move" in str(refused)
    gone = after(state, (1, moves.Resign()))
    assert GENPEI.outcome(gone) == Outcome((0, 2, 4), 0, "resigned")


def test_everybody_bows_and_says_ready_and_any_hand_holds_the_reader_up() -> None:
    state = match.new(Rules(), "1", 5)
    for seat in (4, 1, 0, 2):
        state = after(state, (seat, moves.Bow()))
        assert state.phase == "bow"
    assert match.actors(state) == (3,)
    state = after(state, (3, moves.Bow()), (1, moves.Ready()))
    assert match.actors(state) == (0, 2, 3, 4)
    state = seated(Rules(), "1", 5)
    state = after(state, (3, moves.Hand(True)))
    hindrance = match.hindrance(state)
    assert hindrance is not None
    assert (hindrance.key, hindrance.facts) == ("error-kyogi-read-hand", {"seat": 1})
    assert match.view(state, 0).hands == (False, False, False, True, False)
    assert "seats 0 to 4" in str(match.refusal(state, 5, moves.Hand(True)))


def test_each_player_has_voids_of_their_own() -> None:
    state = position((5, 5), "A", Rules(max_voids=1), seats=3)
    state = after(opened(state), (TABLE, moves.Void(2)))
    state = opened(state)
    assert "seat 2 has had 1 readings made void" in str(match.refusal(state, TABLE, moves.Void(2)))
    state = after(state, (TABLE, moves.Void(0)))
    assert state.voids == (1, 0, 1)


def test_only_in_shimo_no_ku_karuta_a_card_has_a_holder() -> None:
    state = position((3, 3), "A", Rules())
    with pytest.raises(BadInput, match="in this game no card has one"):
        match.start(Rules(), "1", state.mat, state.order, 2, holders={1: 0})
    assert "partner who holds too few" in str(match.refusal(state, 0, moves.Pass(2, (1,))))
