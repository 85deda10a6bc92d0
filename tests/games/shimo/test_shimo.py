"""Shimo-no-ku karuta: lower verses, and cards that one of a side holds (rules 5.7)."""

from __future__ import annotations

import doctest
from collections import Counter

import pytest

from games.kyogi.positions import at, opened, seated, tap, taps
from karuta.errors import BadInput, IllegalMove
from karuta.games.game import TABLE
from karuta.games.kyogi import holding, match, moves
from karuta.games.kyogi.events import Passed, Placed, Ruling
from karuta.games.kyogi.state import State
from karuta.games.readings import Manner
from karuta.games.shimo import rules as module
from karuta.games.shimo.game import SHIMO
from karuta.games.shimo.rules import ROLES, Rules, rules_from, rules_of
from karuta.mat.field import Mat, Place
from karuta.poems.anthology import poem
from karuta.poems.openings import LOWER
from karuta.poems.reading import order

PLAIN = Rules(tie_margin_ms=0)


def table(held: tuple[int, ...], rules: Rules = PLAIN, *, first: int = 0, dead: int = 0, seed: str = "shimo") -> State:
    """A match in which the seats hold so many cards, and seat `first` holds the one that is read next."""
    total = sum(held)
    poems = list(range(1, total + dead + 1))
    following = order(seed, poems)
    rest = [number for number in poems if number != following[0]]
    holders: dict[int, int] = {}
    places: dict[int, Place] = {}
    counts = [0, 0]
    for seat, count in enumerate(held):
        mine = ([following[0]] if seat == first else []) + rest
        mine = mine[:count]
        rest = [number for number in rest if number not in mine]
        for card in mine:
            holders[card] = seat
            places[card] = at("AB"[seat % 2], counts[seat % 2])  # type: ignore[arg-type]
            counts[seat % 2] += 1
    return match.start(rules, seed, Mat(rules.mat_format, places), poems, 6, holders=holders)


def ruled(state: State, hands: dict[int, str]) -> tuple[State, Ruling]:
    state = opened(state)
    state, _ = match.apply(state, TABLE, moves.Touches({s: taps(state, h, 5000 + s) for s, h in hands.items()}))
    assert state.last is not None
    return state, state.last


def held_by(state: State) -> list[int]:
    held = Counter(state.holders.values())
    return [held[seat] for seat in range(6)]


def test_the_rules() -> None:
    assert doctest.testmod(module).failed == doctest.testmod(holding).failed == 0
    assert len(ROLES) == 3
    assert rules_from({"attack": 10}).shares == (10, 5, 35)
    assert rules_of("set=1").shares == (3, 3, 6)
    assert [Rules(each_holds=1).least(left) for left in (50, 10, 3)] == [1, 1, 1]
    for text, message in (
        ("attack=40,centre=8", "40/8/2 cards: each player holds 5 at least"),
        ("attack=3", "3/5/42 cards"),
        ("per_side=60", r"60\+60 cards"),
        ("each_holds=6", "each_holds takes a whole number from 1 to 5"),
        ("dead=3", "'dead' is no option"),
    ):
        with pytest.raises(BadInput, match=message):
            rules_of(text)
    with pytest.raises(BadInput, match="5 seats: 6 can play this"):
        SHIMO.new(Rules(), "1", 5)


def test_only_lower_verses_are_read_and_tell_the_card() -> None:
    assert SHIMO.manner(Rules()) == Manner(verse="lower")
    state = opened(seated(Rules(), "lower", 6))
    assert state.reading is not None
    assert len(state.reading.mora_start_ms) == len(poem(state.reading.poem).lower)
    assert state.reading.kimariji == LOWER.deciding(state.reading.poem, state.unread)
    _, events = match.apply(state, TABLE, moves.Touches({}))
    for shortened in events[0].shortened:  # type: ignore[union-attr]
        assert "".join(poem(shortened.poem).lower_spelled).startswith(shortened.before)
        assert len(shortened.after) < len(shortened.before)


def test_five_five_and_forty_lie_side_by_side() -> None:
    state = seated(Rules(), "deal", 6)
    assert held_by(state) == [5, 5, 5, 5, 40, 40]
    for seat in range(4):
        mine = [state.mat.places[card].x for card, holder in state.holders.items() if holder == seat]
        beyond = [state.mat.places[card].x for card, holder in state.holders.items() if holder == seat + 2]
        assert max(mine) < min(beyond)
    attack, defence = (
        [state.mat.rect(card)[0] for card, holder in state.holders.items() if holder == seat] for seat in (0, 5)
    )
    assert min(defence) == min(attack) == 0
    assert match.view(state, 3).holders == state.holders


@pytest.mark.parametrize("first", range(6))
@pytest.mark.parametrize("hand", range(6))
def test_only_the_holder_and_who_sits_opposite_may_take(first: int, hand: int) -> None:
    state, seen = ruled(table((6,) * 6, first=first), {hand: "t"})
    if hand in (first, 5 - first):
        assert (seen.hand, seen.taker, seen.due) == (hand, hand % 2, int(hand % 2 != first % 2))
    else:
        assert (seen.how, seen.hand, seen.fouls, seen.due) == ("owner", None, (0, 0), 0)
        assert seen.touched[hand % 2] == "s"
    assert state.last == seen


def test_a_hand_out_of_reach_may_come_before_one_that_takes() -> None:
    _, seen = ruled(table((6,) * 6, first=4), {1: "t", 0: "t", 4: "t"})
    assert (seen.hand, seen.taker) == (1, 1)
    _, seen = ruled(table((6,) * 6, first=4), {0: "t", 4: "t"})
    assert (seen.hand, seen.taker) == (4, 0)


def test_a_foul_and_an_own_card_taken_cost_two() -> None:
    _, seen = ruled(table((6,) * 6, first=0), {5: "t", 2: "o"})
    assert (seen.net, seen.due, seen.case) == (-2, 2, "daburu")


def test_who_puts_a_sent_card_down_holds_it_and_the_clock_gives_it_to_the_defence() -> None:
    state, _ = ruled(table((6,) * 6, first=5), {0: "t"})
    card = state.mat.cards("A")[0]
    state, _ = match.apply(state, 2, moves.Send((card,)))
    place = state.mat.room("B", Place("B", 1, 100))
    assert place is not None
    put, _ = match.apply(state, 3, moves.Put(card, place))
    assert put.holders[card] == 3
    late, events = match.apply(state, TABLE, moves.Time(state.clock_ms + 121_000))
    assert isinstance(events[0], Placed)
    assert late.holders[card] == events[0].seat == 5
    match.invariants(late)


def test_a_partner_passes_cards_to_whoever_holds_too_few() -> None:
    state, _ = ruled(table((5, 6, 6, 6, 9, 6), first=0), {0: "t"})
    assert held_by(state)[0] == 4
    assert match.view(state, 3).short == {0: 1}
    assert match.actors(state) == (2, 4)
    hindrance = match.hindrance(state)
    assert hindrance is not None
    assert hindrance.key == "error-kyogi-read-passing"
    wish = holding.wanted(match.view(state, 4))
    assert wish is not None
    assert wish.to == 0
    assert holding.wanted(match.view(state, 2)) is holding.wanted(match.view(state, None)) is None
    passed, events = match.apply(state, 4, wish)
    assert isinstance(events[0], Passed)
    assert held_by(passed) == [5, 6, 6, 6, 8, 6]
    assert passed.mat.places[wish.cards[0]].x < 4000
    assert match.hindrance(passed) is None
    assert match.view(passed, 0).short == {}


def test_what_can_not_be_passed() -> None:
    state, _ = ruled(table((5, 6, 6, 6, 9, 6), first=0), {0: "t"})
    mine = sorted(card for card, seat in state.holders.items() if seat == 2)
    for seat, move, message in (
        (2, moves.Pass(4, tuple(mine[:1])), "seat 4 needs no cards of yours"),
        (3, moves.Pass(0, (1,)), "seat 0 needs no cards of yours"),
        (0, moves.Pass(0, (1,)), "seat 0 needs no cards of yours"),
        (2, moves.Pass(0, ()), "pass different ones that you hold"),
        (2, moves.Pass(0, (mine[0], mine[0])), "pass different ones that you hold"),
        (4, moves.Pass(0, tuple(mine[:1])), "pass different ones that you hold"),
        (2, moves.Pass(0, tuple(mine[:2])), "you would hold 4 cards: 5 at least"),
    ):
        refused = match.refusal(state, seat, move)
        assert isinstance(refused, IllegalMove)
        assert message in str(refused)
    assert "in phase 'open'" in str(match.refusal(opened(table((6,) * 6)), 0, moves.Pass(2, (1,))))


def test_what_nobody_passes_is_passed_by_the_clock() -> None:
    state, _ = ruled(table((5, 6, 5, 6, 5, 6), first=0), {0: "t"})
    assert (state.counts[0], held_by(state)[0]) == (14, 4)
    assert match.view(state, 0).short == {}
    state, _ = ruled(table((5, 6, 5, 6, 6, 6), first=0), {0: "t"})
    late, events = match.apply(state, TABLE, moves.Time(state.clock_ms + 121_000))
    assert [event.to for event in events if isinstance(event, Passed)] == [0]
    assert held_by(late) == [5, 6, 5, 6, 5, 6]


@pytest.mark.parametrize(
    ("held", "short"),
    [
        ((5, 5, 5, 5, 6, 5), {}),
        ((2, 5, 6, 5, 6, 5), {0: 1}),
        ((3, 5, 3, 5, 3, 5), {}),
        ((0, 5, 3, 5, 5, 5), {0: 1}),
        ((0, 5, 0, 5, 4, 5), {0: 1, 2: 1}),
        ((0, 5, 0, 5, 2, 5), {}),
        ((1, 0, 1, 9, 1, 9), {1: 5}),
    ],
)
def test_the_least_that_each_holds(held: tuple[int, ...], short: dict[int, int]) -> None:
    """Five; of 14 cards three, of 8 cards one, and no more than there are for all."""
    state = table(held, first=next(seat for seat in range(6) if held[seat]))
    assert holding.short(state) == short
    fed, _ = holding.pass_for(state)
    assert holding.short(fed) == {}
    match.invariants(fed)


def test_a_card_that_flows_is_read_once_more_and_then_goes_off() -> None:
    """Let it flow (nagasu): an option, a local term (rules 5.7)."""
    state = table((6,) * 6, rules_of("untaken=flows,tie_margin_ms=0"), first=2, dead=4)
    first = state.next_poem()
    state, seen = ruled(state, {})
    assert (seen.how, seen.target, state.counts) == ("none", "A", (18, 18))
    assert first in state.unread
    assert state.order.count(first) == 2
    match.invariants(state)
    while state.next_poem() != first:
        state, _ = ruled(holding.pass_for(state)[0], {})
    assert state.order.count(first) == 2
    state, seen = ruled(holding.pass_for(state)[0], {})
    assert (seen.poem, seen.how) == (first, "owner")
    assert first not in state.unread
    assert first not in state.mat


def test_every_card_of_a_position_has_a_holder() -> None:
    state = table((3,) * 6)
    with pytest.raises(BadInput, match="in this game every card has one"):
        match.start(PLAIN, "1", state.mat, state.order, 6)


def test_the_first_team_without_cards_wins() -> None:
    state, _ = ruled(table((1, 3, 0, 3, 0, 3), first=0), {0: "t"})
    assert (state.winner, state.margin, state.why) == (0, 9, "cleared")
    assert SHIMO.outcome(state).winners == (0, 2, 4)  # type: ignore[union-attr]


def test_a_wrong_card_of_the_same_field_counts_if_the_rules_say_so() -> None:
    strict = rules_of("foul_scope=any_wrong_card,tie_margin_ms=0")
    for rules, fouls in ((PLAIN, (0, 0)), (strict, (1, 0))):
        state = opened(table((6,) * 6, rules, first=4))
        wrong = next(card for card in state.mat.cards("A") if card != state.reading.poem)  # type: ignore[union-attr]
        strokes = {0: (tap(state, wrong, 4000),), 4: taps(state, "t", 5000)}
        after, _ = match.apply(state, TABLE, moves.Touches(strokes))
        assert after.last is not None
        assert after.last.fouls == fouls
