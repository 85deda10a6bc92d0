"""The course of a game on a cloth: the look, the readings, what waits for whom, and how it ends (rules 5.1, 5.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from games.gather.clothes import award, cloth, opened, played, ruled, tap
from karuta.errors import BadInput, BrokenInvariant, IllegalMove
from karuta.games.chirashi.game import CHIRASHI
from karuta.games.chirashi.rules import rules_of
from karuta.games.game import TABLE, Actor, Outcome
from karuta.games.gather import match, moves
from karuta.games.gather.events import Began, Finished, HandMoved, Left, Readied, SpreadOut, Voided, Yielded
from karuta.games.gather.ledger import Ledger
from karuta.games.gather.state import State
from karuta.games.reader import even_reading
from karuta.words import languages, say

READ = (17, 42, 75, 18, 3, 81, 22)


def new(rules: str = "", seats: int = 3, seed: str = "seed") -> Any:
    return CHIRASHI.new(rules_of(rules), seed, seats)


def do(state: State, *steps: tuple[Actor, Any]) -> State:
    for actor, move in steps:
        state, _ = match.apply(state, actor, move)
        match.invariants(state)
    return state


def refused(state: State, actor: Actor, move: Any, why: str) -> None:
    with pytest.raises(IllegalMove, match=why) as caught:
        match.apply(state, actor, move)
    for language in languages():
        assert say(language, caught.value.key, **caught.value.facts)


# -- the look ---------------------------------------------------------------------------------------------------------


def test_a_seed_settles_what_is_read_and_how_it_lies_and_boards_of_a_hall_hear_the_same() -> None:
    assert new() == new()
    one, two = new("deck=third", seed="class#1"), new("deck=third", seed="class#2")
    assert one.order == two.order
    assert one.spread != two.spread
    dead = [set(new("deck=third,dead_cards=9", seed=f"class#{board}").spread.lies) for board in (1, 2)]
    assert dead[0] != dead[1]
    assert [len(cards) for cards in dead] == [len(one.order) - 9] * 2


def test_the_look_ends_when_all_are_ready() -> None:
    state = new()
    assert (state.phase, match.actors(state), len(state.spread.lies)) == ("look", (0, 1, 2), 100)
    state = do(state, (0, moves.Ready()), (2, moves.Ready()))
    assert match.actors(state) == (1,)
    refused(state, 0, moves.Ready(), "you said so already")
    refused(state, TABLE, moves.Read(even_reading(state, state.rules.manner)), "belongs to the time between readings")
    assert match.hindrance(state) is not None
    after, events = match.apply(state, 1, moves.Ready())
    assert (after.phase, events) == ("reading", (Readied(1), Began()))
    assert match.hindrance(after) is None
    refused(after, 1, moves.Ready(), "it belongs to the time to look at the cards")


def test_the_look_ends_with_its_time_or_when_the_last_who_was_not_ready_leaves() -> None:
    state = do(new("look_s=60"), (TABLE, moves.Time(59_999)))
    assert state.phase == "look"
    assert match.apply(state, TABLE, moves.Time(60_000))[1] == (Began(),)
    assert do(new("look_s=0"), (TABLE, moves.Time(0))).phase == "reading"
    left = do(new(), (0, moves.Ready()), (2, moves.Ready()))
    assert match.apply(left, 1, moves.Resign())[1] == (Left(1), Began())


# -- between readings -------------------------------------------------------------------------------------------------


def test_a_raised_hand_holds_the_reader_up_for_two_minutes_at_most() -> None:
    state = cloth("", READ, ((), ()))
    refused(opened(state), 0, moves.Hand(True), "it belongs to the time between readings")
    state = do(state, (TABLE, moves.Time(5000)), (1, moves.Hand(True)))
    assert match.actors(state) == (1,)
    refused(state, TABLE, moves.Read(even_reading(state, state.rules.manner)), "seat 1 has a hand up")
    assert match.apply(state, 1, moves.Hand(True)) == (state, ())
    assert match.apply(state, TABLE, moves.Time(124_999))[1] == ()
    down, events = match.apply(state, TABLE, moves.Time(125_000))
    assert (down.hands, events) == ((False, False), (HandMoved(1, False),))
    assert do(state, (1, moves.Hand(False))).hands == (False, False)
    refused(state, TABLE, moves.Time(4999), "never goes back")


def test_only_the_next_reading_may_be_read() -> None:
    state = cloth("", READ, ((), ()))
    reading = even_reading(state, state.rules.manner)
    for wrong in (
        replace(reading, number=2),
        replace(reading, poem=42),
        replace(reading, kimariji=reading.kimariji + 1),
        replace(reading, mora_end_ms=()),
    ):
        refused(state, TABLE, moves.Read(wrong), "next is reading 1 of poem 17|starts and 0 ends")
    refused(state, TABLE, moves.Touches({}), "it belongs to an open one")
    refused(opened(state), TABLE, moves.Touches({2: ()}), "there are seats 0 to 1")
    refused(state, 0, moves.Time(3), "moves of their own")
    refused(state, 2, moves.Ready(), "moves of their own")


def test_a_void_reading_comes_again_later() -> None:
    state = opened(cloth("max_voids=1", READ, ((), ())))
    after, events = match.apply(state, TABLE, moves.Void(1))
    assert events == (Voided(1, 17, 1),)
    assert (after.phase, after.voids, after.readings) == ("reading", (0, 1), 0)
    assert sorted(after.order) == sorted(READ)
    assert after.order.index(17) >= 1
    assert after.unread == state.unread
    again = opened(after)
    refused(again, TABLE, moves.Void(1), "as many as may be")
    assert do(again, (TABLE, moves.Void(0))).voids == (1, 1)
    last = opened(cloth("", (17,), ((), ())))
    assert do(last, (TABLE, moves.Void(0))).order == (17,)
    refused(state, TABLE, moves.Void(2), "there are seats 0 to 1")


# -- handing over, leaving --------------------------------------------------------------------------------------------


def test_a_card_is_handed_over_with_all_that_came_with_it() -> None:
    state = cloth("", READ, ((1,), (2,), ()), pool=(9,))
    state = replace(state, ledger=replace(state.ledger, taken=((1,), (), (2,)), debts=(0, 1, 0)))
    state = played(state, {0: [(17, 5000)], 2: [(42, 5100)]})
    assert state.ledger == Ledger(((1, 17, 9), (), ()), (2,), (0, 1, 0))
    assert [match.view(state, seat).may_yield for seat in (0, 1, 2, None)] == [True, False, False, False]
    after, events = match.apply(state, 0, moves.Yield(1))
    assert events == (Yielded(0, 1, (17, 9)),)
    assert after.ledger == Ledger(((1,), (17,), ()), (9, 2), (0, 0, 0)), "the debt is paid from it"
    assert (award(after).taker, award(after).returned, award(after).counts) == (1, {1: (9,), 2: (2,)}, (1, 1, 0))
    assert do(after, (1, moves.Yield(0))).ledger == state.ledger
    for to in (0, 3, -1):
        refused(state, 0, moves.Yield(to), "handed over to another who plays")
    refused(state, 1, moves.Yield(0), "you have no card to hand over")
    refused(opened(state), 0, moves.Yield(1), "until the next reading begins")
    refused(do(state, (1, moves.Resign())), 0, moves.Yield(1), "another who plays")
    untaken = played(state, {})
    refused(untaken, 0, moves.Yield(1), "you have no card")


def test_who_leaves_plays_no_more_and_the_last_one_has_won() -> None:
    state = opened(cloth("", READ, ((1, 2, 4), (), ())))
    left, events = match.apply(state, 0, moves.Resign())
    assert (left.phase, events, left.left) == ("open", (Left(0),), (True, False, False))
    refused(left, 0, moves.Resign(), "you have left this game")
    state = ruled(left, {0: [tap(state, 17, 100)], 1: [tap(state, 17, 5000)]})
    assert (award(state).taker, award(state).grabs[0].counted) == (1, False)
    assert state.ledger.taken[0] == (1, 2, 4), "its cards stay with it"
    over, events = match.apply(do(state, (2, moves.Hand(True))), 2, moves.Resign())
    assert events == (Left(2), Finished((1,), 0, "left"))
    assert match.outcome(over) == Outcome((1,), 0, "left")
    refused(over, 1, moves.Resign(), "a game that goes on")
    refused(over, 1, moves.Hand(True), "it belongs to the time between readings")
    assert match.actors(over) == ()


def test_the_cards_of_who_left_win_nothing() -> None:
    state = do(cloth("", (17,), ((1, 2, 4), (5,), ())), (0, moves.Resign()))
    state = played(state, {2: [(17, 5000)]})
    assert (state.winners, state.margin) == ((1, 2), 0)


# -- the end ----------------------------------------------------------------------------------------------------------


def test_most_cards_win_and_equal_counts_share() -> None:
    state = played(cloth("", (17, 42), ((1, 2), (5,), ())), {1: [(17, 5000)]})
    assert state.phase == "reading"
    state = played(state, {})
    assert (state.phase, state.winners, state.margin, state.why) == ("over", (0, 1), 0, "read_out")
    assert state.next_poem() == 0
    won = played(cloth("", (17,), ((1, 2), (5,), ())), {0: [(17, 5000)]})
    assert match.outcome(won) == Outcome((0,), 2, "read_out")
    assert won.decided


@pytest.mark.parametrize("untaken", ["stays", "removed"])
def test_an_untaken_card_is_never_read_again(untaken: str) -> None:
    state = played(cloth(f"untaken={untaken}", READ, ((1,), ())), {})
    assert (17 in state.spread) == (untaken == "stays")
    assert state.gone == ((17,) if untaken == "removed" else ())
    assert award(state).removed == (untaken == "removed")
    assert 17 not in match.view(state, 0).unread
    if untaken == "stays":
        assert award(played(state, {0: [(17, 4000)]})).fouls == (1, 0), "to touch it is a foul like any other"


def test_the_last_two_go_together() -> None:
    rules = "last_two_together=on,untaken=stays"
    state = played(cloth(rules, (17, 42, 75), ((), ()), dead=[75]), {0: [(17, 5000)]})
    assert (state.ledger.taken, award(state).gained, award(state).case) == (((17, 42), ()), (17, 42), "taken-last-two")
    assert (state.phase, state.margin) == ("over", 2)
    three = played(cloth(rules, (17, 42, 75), ((), ())), {})
    assert award(three).case == "untaken"
    two = played(three, {0: [(75, 3000)], 1: [(42, 5000)]})
    assert (two.ledger.taken, award(two).case) == (((), (42, 75)), "taken-last-two-foul")
    assert list(two.spread.lies) == [17]


def test_dead_poems_alone_are_not_read() -> None:
    state = played(cloth("", (17, 42, 75), ((), ()), dead=[42, 75]), {0: [(17, 5000)]})
    assert (state.phase, state.why, state.readings) == ("over", "read_out", 1)


def test_a_sudden_card_decides_between_those_who_are_equal() -> None:
    state = cloth("tiebreak=sudden_card,foul=none", (17, 99), ((1, 2, 3, 4, 5, 6, 7), (8,), tuple(range(11, 17))))
    state = played(state, {2: [(17, 5000)]})
    state, events = match.apply(opened(state), TABLE, moves.Touches({}))
    assert isinstance(events[-1], SpreadOut)
    assert (state.phase, state.sudden, state.out()) == ("reading", (0, 2), (False, True, False))
    assert state.ledger.taken == ((1, 2), (8,), (11, 12))
    assert set(state.spread.lies) == {3, 4, 5, 6, 7, 13, 14, 15, 16, 17} == set(state.unread)
    assert state.gone == (99,)
    assert match.view(state, 1).to_read == 12
    match.invariants(state)
    state = played(state, {1: [(state.next_poem(), 4000)]})
    assert award(state).taker is None, "who is not among them has no part in it"
    state = played(state, {1: [(state.next_poem(), 4000)], 2: [(state.next_poem(), 5000)]})
    assert match.outcome(state) == Outcome((2,), 1, "sudden_card")


def test_a_sudden_card_that_nobody_takes_leaves_it_shared() -> None:
    state = played(cloth("tiebreak=sudden_card", (99,), ((1,), (2,))), {})
    assert set(state.spread.lies) == {1, 2}
    state = played(played(state, {}), {})
    assert match.outcome(state) == Outcome((0, 1), 0, "sudden_card")
    nothing = played(cloth("tiebreak=sudden_card", (99,), ((), ())), {})
    assert match.outcome(nothing) == Outcome((0, 1), 0, "read_out"), "with no cards nothing can be put down"


def test_a_sudden_card_that_is_handed_over_decides_too() -> None:
    state = played(cloth("tiebreak=sudden_card", (99,), ((1, 2), (3, 4), (5,))), {})
    assert state.sudden == (0, 1)
    first, wrong = state.order[state.readings : state.readings + 2]
    state = played(state, {0: [(wrong, 4000), (first, 5000)]})
    assert (state.phase, state.ledger.counts) == ("reading", (0, 0, 1)), "who took it has paid it for a foul"
    refused(state, 0, moves.Yield(2), "another who plays")
    over, events = match.apply(state, 0, moves.Yield(1))
    assert events == (Yielded(0, 1, (first,)), Finished((1,), 1, "sudden_card"))
    assert match.outcome(over) == Outcome((1,), 1, "sudden_card")


def test_who_leaves_before_the_sudden_card_loses_it() -> None:
    state = played(cloth("tiebreak=sudden_card", (99,), ((1,), (2,), ())), {})
    assert do(state, (2, moves.Resign())).phase == "reading"
    assert match.outcome(do(state, (0, moves.Resign()))) == Outcome((1,), 0, "left")


# -- alone ------------------------------------------------------------------------------------------------------------


def test_one_alone_plays_against_the_clock() -> None:
    state = played(cloth("", (17, 42, 75, 18), ((),), dead=[75]), {0: [(17, 5004)]})
    state = played(state, {0: [(18, 3000), (42, 9000)]})
    window = opened(state)
    assert match.view(state, 0).misses == 1
    state = played(state, {0: [(18, 100)]})
    assert (award(state).lay, match.view(state, 0).misses) == (False, 2)
    assert match.view(state, None).time == 14_004
    closes = match.closes_ms(opened(state), None)
    state = played(state, {})
    view = match.view(state, 0)
    assert (view.time, view.misses, view.best) == (14_004 + 10 * closes, 3, 5004)
    assert match.outcome(state) == Outcome((0,), (view.time + 5) // 10, "read_out")
    assert view.margin == (view.time + 5) // 10
    assert match.outcome(do(window, (0, moves.Resign()))) == Outcome((), 0, "resigned")
    assert match.view(played(cloth("", READ, ((), ())), {0: [(17, 5000)]}), 0).best is None


# -- what is seen and kept --------------------------------------------------------------------------------------------


def test_the_window_closes_after_the_take_or_after_all_that_sounds() -> None:
    state = opened(cloth("after_take_ms=300", READ, ((), ())))
    assert state.reading is not None
    assert match.closes_ms(state, 12_345) == 1534
    assert match.closes_ms(state, None) == state.reading.whole_ms + 2000
    assert match.manner(state.rules) == state.rules.manner


def test_a_state_survives_its_text_and_a_damaged_one_is_refused() -> None:
    state = played(cloth("", READ, ((1,), ())), {0: [(42, 4000)], 1: [(17, 5000)]})
    text = CHIRASHI.to_text(state)  # type: ignore[arg-type]
    assert CHIRASHI.from_text(text) == state
    for damage in (
        text[:-9],
        text.replace('"cards":8', '"cards":9'),
        text.replace('"phase":"reading"', '"phase":"tea"'),
    ):
        with pytest.raises(BadInput, match="no state of a match"):
            CHIRASHI.from_text(damage)


def _states() -> Sequence[State]:
    good = played(cloth("", READ, ((1,), ())), {1: [(17, 5000)]})
    ledger = good.ledger
    return (
        replace(good, ledger=replace(ledger, pool=(1,))),
        replace(good, ledger=replace(ledger, debts=(1, 0))),
        replace(good, readings=0),
        replace(good, phase="open"),
        replace(good, hands=(False,)),
        replace(good, to_read=9),
    )


@pytest.mark.parametrize("state", _states())
def test_broken_states_are_found(state: State) -> None:
    with pytest.raises(BrokenInvariant, match="no state of a match"):
        match.invariants(state)


@pytest.mark.parametrize("seats", [0, 11, -1])
def test_impossible_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadInput, match=rf"{seats} seats: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 can play this"):
        new(seats=seats)
