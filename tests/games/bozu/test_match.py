"""Every card of rules 5.5 and every option, by hand."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from karuta.errors import BadInput, BrokenInvariant, IllegalMove
from karuta.games.bozu import match
from karuta.games.bozu.events import Event, Skipped, Turned, WentOut, Won
from karuta.games.bozu.moves import Move, Resign, Turn
from karuta.games.bozu.rules import rules_from, rules_of
from karuta.games.bozu.state import State
from karuta.games.game import TABLE, Actor
from karuta.poems.kimariji import ALL
from karuta.words import languages, say

TONO, OTHER, THIRD = 3, 4, 5
HIME, BOZU, SEMIMARU, EMPEROR, EMPRESS = 9, 8, 10, 1, 2


def position(
    next_cards: tuple[int, ...], piles: tuple[tuple[int, ...], ...], pool: tuple[int, ...] = (), options: str = ""
) -> State:
    """A game where seat 0 turns `next_cards` first; all other cards lie below them."""
    out = {*next_cards, *pool, *(card for pile in piles for card in pile)}
    rest = tuple(card for card in sorted(ALL) if card not in out)
    seats = len(piles)
    return State(
        rules=rules_of(options),
        seed="position",
        stacks=((*next_cards, *rest),),
        piles=piles,
        pool=pool,
        turns=len(pool) + sum(map(len, piles)),
        skips=(False,) * seats,
        left=(False,) * seats,
    )


def turn(state: State, seat: int | None = None) -> tuple[State, Turned]:
    after, events = match.apply(state, state.turn if seat is None else seat, Turn())
    match.invariants(after)
    told = events[0]
    assert isinstance(told, Turned)
    assert told.counts == tuple(map(len, after.piles))
    assert told.pool == len(after.pool)
    return after, told


def test_a_gentleman_is_kept() -> None:
    after, told = turn(position((TONO,), ((OTHER,), (), ())))
    assert (told.kind, told.effect, told.moved) == ("tono", "kept", ())
    assert (after.piles[0], after.pool, after.turn) == ((OTHER, TONO), (), 1)


def test_a_monk_costs_all_and_lies_in_the_pool() -> None:
    after, told = turn(position((BOZU,), ((TONO, OTHER), (THIRD,)), (12,)))
    assert (told.kind, told.effect, told.moved) == ("bozu", "lost", (TONO, OTHER))
    assert (after.piles, after.pool) == (((), (THIRD,)), (12, TONO, OTHER, BOZU))


def test_a_lady_brings_the_whole_pool() -> None:
    after, told = turn(position((HIME,), ((TONO,), ()), (BOZU, OTHER)))
    assert (told.kind, told.effect, told.moved) == ("hime", "took", (BOZU, OTHER))
    assert (after.piles[0], after.pool) == ((TONO, BOZU, OTHER, HIME), ())


@pytest.mark.parametrize(("options", "again"), [("", False), ("hime_draws_again=on", True)])
def test_a_lady_who_finds_nothing(options: str, again: bool) -> None:
    after, told = turn(position((HIME,), ((TONO,), ()), options=options))
    assert (told.effect, told.again) == ("kept", again)
    assert after.turn == (0 if again else 1)
    taking, told = turn(position((HIME,), ((), ()), (BOZU,), options))
    assert (told.effect, told.again, taking.turn) == ("took", False, 1)


@pytest.mark.parametrize(("card", "effect"), [(EMPEROR, "kept"), (EMPRESS, "took")])
def test_an_emperor_lets_turn_again(card: int, effect: str) -> None:
    plain, _ = turn(position((card,), ((), ()), (BOZU,)))
    assert plain.turn == 1
    after, told = turn(position((card,), ((), ()), (BOZU,), "emperor_extra_draw=on"))
    assert (told.effect, told.again, after.turn) == (effect, True, 0)


def test_a_monk_may_cost_five_cards_himself_among_them() -> None:
    own = (TONO, OTHER, THIRD, 6, 7, 11)
    after, told = turn(position((BOZU,), (own, ()), options="bozu_discards=5"))
    assert (told.moved, after.piles[0], after.pool) == ((THIRD, 6, 7, 11), own[:2], (THIRD, 6, 7, 11, BOZU))
    few, _ = turn(position((BOZU,), (own[:3], ()), options="bozu_discards=5"))
    assert (few.piles[0], few.pool) == ((), (*own[:3], BOZU))


def test_semimaru_is_a_gentleman_or_a_monk() -> None:
    after, told = turn(position((SEMIMARU,), ((TONO,), ())))
    assert (told.kind, told.effect, after.piles[0]) == ("tono", "kept", (TONO, SEMIMARU))
    after, told = turn(position((SEMIMARU,), ((TONO,), ()), options="semimaru=bozu"))
    assert (told.kind, told.effect, after.pool) == ("bozu", "lost", (TONO, SEMIMARU))


def test_semimaru_costs_everybody_everything() -> None:
    state = position((SEMIMARU,), ((TONO,), (OTHER, 6), (THIRD,)), (BOZU,), "semimaru=all_players_discard")
    after, told = turn(state)
    assert (told.kind, told.effect, told.moved) == ("semimaru", "all_lost", (TONO, OTHER, 6, THIRD))
    assert (after.piles, set(after.pool)) == (((), (), ()), {BOZU, TONO, OTHER, 6, THIRD, SEMIMARU})


def test_semimaru_brings_everybody_s_cards() -> None:
    state = position((SEMIMARU,), ((TONO,), (OTHER,), (THIRD,)), (BOZU,), "semimaru=drawer_takes_all")
    after, told = turn(state)
    assert (told.effect, told.moved) == ("took_all", (OTHER, THIRD))
    assert (after.piles, after.pool) == (((TONO, OTHER, THIRD, SEMIMARU), (), ()), (BOZU,))


def test_semimaru_costs_the_cards_and_the_next_turn() -> None:
    options = "semimaru=drawer_discards_and_skips,bozu_discards=5"
    state = position((SEMIMARU, TONO, OTHER), ((6, 7, 11, 13, 14, 15), ()), options=options)
    after, told = turn(state)
    assert (told.effect, len(told.moved), after.piles[0], after.skips) == ("lost_and_skips", 6, (), (True, False))
    after, events = match.apply(after, 1, Turn())
    assert events[1:] == (Skipped(0),)
    assert (after.turn, after.skips) == (1, (False, False))
    after, _ = turn(after)
    assert after.turn == 0


def test_two_stacks_leave_the_choice() -> None:
    state = match.new(rules_of("stacks=2"), "two", 2)
    assert [len(stack) for stack in state.stacks] == [50, 50]
    assert match.legal(state, 0).moves() == (Turn(0), Turn(1))
    top = state.stacks[1][0]
    after, events = match.apply(state, 0, Turn(1))
    assert isinstance(events[0], Turned)
    assert (events[0].card, events[0].stack) == (top, 1)
    assert [len(stack) for stack in after.stacks] == [50, 49]
    empty = replace(after, stacks=((), after.stacks[1]))
    assert match.legal(empty, 1).moves() == (Turn(1),)
    with pytest.raises(IllegalMove, match="no card is left in stack 0: turn one of stack 1") as refused:
        match.apply(empty, 1, Turn(0))
    assert "2" in say("en", refused.value.key, **refused.value.facts)


def last_card(card: int, piles: tuple[tuple[int, ...], ...], pool: tuple[int, ...] = ()) -> tuple[Event, ...]:
    """What the last card of the stack brings; cards named nowhere lie in the pool."""
    state = position((card,), piles, pool)
    rest = state.stacks[0][1:]
    state = replace(state, stacks=((card,),), pool=(*rest, *pool), turns=99)
    match.invariants(state)
    after, events = match.apply(state, 0, Turn())
    assert match.actors(after) == ()
    return events


def test_the_last_card_ends_it_and_most_cards_win() -> None:
    assert last_card(TONO, ((OTHER,), (THIRD,)))[-1] == Won((0,), 1, "empty")
    assert last_card(HIME, ((), (THIRD, TONO, OTHER)))[-1] == Won((0,), 94, "empty")


def test_equals_share_the_win() -> None:
    assert last_card(TONO, ((OTHER,), (THIRD, 6), (7,)))[-1] == Won((0, 1), 1, "empty")
    assert last_card(BOZU, ((OTHER,), (), ()))[-1] == Won((0, 1, 2), 0, "empty")


def test_who_leaves_gives_the_cards_away_and_has_no_turn_any_more() -> None:
    state = position((TONO,), ((OTHER,), (THIRD,), ()))
    after, events = match.apply(state, 1, Resign())
    assert events == (WentOut(1, 1),)
    assert (after.pool, after.turn, after.left) == ((THIRD,), 0, (False, True, False))
    after, _ = turn(after)
    assert after.turn == 2
    with pytest.raises(IllegalMove, match="Resign by 1"):
        match.apply(after, 1, Resign())
    after, events = match.apply(after, 2, Resign())
    assert events == (WentOut(2, 0), Won((0,), 2, "left"))
    assert match.outcome(after) is not None


def test_who_leaves_on_turn_hands_it_on() -> None:
    after, _ = match.apply(position((TONO,), ((OTHER,), (), ())), 0, Resign())
    assert after.turn == 1


@pytest.mark.parametrize(
    ("actor", "move", "said"),
    [
        (1, Turn(), "seat 1 can't turn a card: it is the turn of seat 0"),
        (0, Turn(1), "no card is left in stack 1"),
        (0, Turn(-1), "no card is left in stack -1"),
        (2, Turn(), "Turn by 2: the seats of the game turn cards"),
        (TABLE, Turn(), "Turn by 'table'"),
    ],
)
def test_what_the_rules_refuse(actor: Actor, move: Move, said: str) -> None:
    state = match.new(rules_of(""), "1", 2)
    text = match.to_text(state)
    with pytest.raises(IllegalMove, match=said) as refused:
        match.apply(state, actor, move)
    assert all(say(language, refused.value.key, **refused.value.facts) for language in languages())
    assert match.to_text(state) == text


@pytest.mark.parametrize("seats", [0, 1, 11])
def test_2_to_10_can_play(seats: int) -> None:
    with pytest.raises(BadInput, match=f"{seats} seats: 2, 3, 4, 5, 6, 7, 8, 9, 10 can play"):
        match.new(rules_of(""), "1", seats)


@pytest.mark.parametrize("text", ["stacks=3", "bozu_discards=4", "semimaru=king", "hime_draws_again=5", "cards=3"])
def test_options_that_there_are_not(text: str) -> None:
    with pytest.raises(BadInput, match=text.partition("=")[0]):
        rules_of(text)
    assert rules_from({"stacks": 2}) == rules_of("stacks=2")


@pytest.mark.parametrize(
    ("fault", "damage"),
    [
        ("not the hundred", {"pool": (TONO,)}),
        ("2 stacks", {"stacks": ((), tuple(sorted(ALL)))}),
        ("cards were turned in 3 turns", {"turns": 3}),
        ("turn of 2", {"turn": 2}),
        ("the game is over", {"why": "empty", "turn": -1}),
        ("still plays", {"left": (True, False), "skips": (True, False)}),
        ("seats", {"skips": (False,)}),
    ],
)
def test_states_that_cannot_be(fault: str, damage: dict[str, object]) -> None:
    state = replace(match.new(rules_of(""), "1", 2), **damage)
    with pytest.raises(BrokenInvariant, match=fault):
        match.invariants(state)
    with pytest.raises(BadInput, match="no state of a match"):
        match.from_text(match.to_text(state))
