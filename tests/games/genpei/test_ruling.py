"""The referee where several hands make one side (rules 3, 5.3)."""

from __future__ import annotations

import pytest

from games.kyogi.positions import opened, position, tap, taps, transferred
from games.test_fouls import Cell, cells
from games.test_fouls import told as told_of
from karuta.games.fouls import RULES, Target, facts, judge, referee
from karuta.games.game import TABLE
from karuta.games.genpei.rules import Rules
from karuta.games.kyogi import match, moves
from karuta.games.kyogi.events import Ruled, Ruling
from karuta.games.kyogi.state import State
from karuta.mat.field import SIDES, Side, other
from karuta.mat.stroke import Stroke

SEATS = 7
"""Four of A (0, 2, 4, 6) and three of B (1, 3, 5)."""
TOLERANT = Rules(tie_margin_ms=0)
STRICT = Rules(tie_margin_ms=0, foul_scope="any_wrong_card")
Hands = dict[int, tuple[Stroke, ...]]


def ruled(state: State, strokes: Hands) -> tuple[State, Ruling]:
    after, events = match.apply(state, TABLE, moves.Touches(strokes))
    assert isinstance(events[0], Ruled)
    return after, events[0].ruling


def shared_out(state: State, letters: str, side: Side, t: int) -> Hands:
    """What the class says, each touch by another member of the side, and one more touch of each by the next."""
    members = range(SIDES.index(side), SEATS, 2)
    hands: Hands = {}
    for i, letter in enumerate(letters.replace("N", "")):
        hands[members[-1 - i]] = taps(state, letter, t + 20 * i)
        hands.setdefault(members[0], ())
        if letter != "t":
            hands[members[0]] = taps(state, letter, t + 20 * i + 5)
    return hands


@pytest.mark.parametrize(("cell", "expected"), cells())
def test_every_cell_with_the_hands_of_a_whole_side(cell: Cell, expected: str) -> None:
    """One foul for a side, field and reading, whoever of it touched and however many did."""
    target, a, b, first = cell
    state = opened(position((9, 9), target, TOLERANT, seats=SEATS))
    when: dict[Side, int] = {"A": 5000, "B": 5000}
    if first is not None:
        when[other(first)] = 5500
    state, seen = ruled(state, shared_out(state, a, "A", when["A"]) | shared_out(state, b, "B", when["B"]))
    decision = referee((9, 9), target, (a, b), first=first)
    assert told_of(decision) == expected
    assert seen.touched == (a, b)
    assert seen.taker == (None if decision.taker is None else SIDES.index(decision.taker))
    assert (seen.net, seen.fouls, seen.case) == (decision.verdict.net, decision.verdict.fouls, decision.verdict.case)
    assert seen.back == 0
    assert transferred(state).counts == decision.counts


def test_the_hand_that_took_is_named() -> None:
    state = opened(position((5, 5), "B", TOLERANT, seats=SEATS))
    hands = {0: taps(state, "t", 6000), 4: taps(state, "t", 5000), 3: taps(state, "t", 5500)}
    _, seen = ruled(state, hands)
    assert (seen.taker, seen.hand, seen.time) == (0, 4, 5000)


def test_of_a_tie_the_owner_s_quickest_hand_takes() -> None:
    state = opened(position((5, 5), "A", Rules(tie_margin_ms=10), seats=SEATS))
    hands = {1: taps(state, "t", 5000), 2: taps(state, "t", 5090), 6: taps(state, "t", 5060)}
    _, seen = ruled(state, hands)
    assert (seen.how, seen.taker, seen.hand) == ("tie", 0, 6)


def order(state: State, first: str, then: str, t: int = 5000) -> tuple[Stroke, ...]:
    """One hand that touches one class of card, then another."""
    return (*taps(state, first, t), *taps(state, then, t + 300))


@pytest.mark.parametrize(
    ("target", "hands", "fouls", "case"),
    [
        ("A", {0: ("t", "")}, (0, 0), "mamori"),
        ("A", {0: ("s", "t")}, (1, 0), "wrong-mamori"),
        ("A", {0: ("t", "s")}, (0, 0), "mamori"),
        ("A", {0: ("t", ""), 1: ("s", "")}, (0, 1), "wrong-mamori"),
        ("A", {0: ("t", ""), 1: ("", "s")}, (0, 0), "mamori"),
        ("B", {0: ("t", ""), 2: ("s", ""), 4: ("o", "")}, (2, 0), "wrong-nuki"),
        ("B", {0: ("s", ""), 2: ("s", ""), 4: ("s", "")}, (1, 0), "wrong-untaken"),
        ("B", {0: ("so", ""), 1: ("so", "")}, (2, 2), "wrong-untaken"),
        ("B", {1: ("o", ""), 3: ("t", "")}, (0, 1), "wrong-mamori"),
        ("D", {0: ("a", ""), 2: ("b", ""), 1: ("a", "")}, (2, 1), "double-single"),
    ],
)
def test_any_wrong_card_is_a_foul_until_the_right_one_is_taken(
    target: Target, hands: dict[int, tuple[str, str]], fouls: tuple[int, int], case: str
) -> None:
    """`foul_scope = any_wrong_card`, school pages (rules 5.3). Who took touches 10 ms after the others."""
    state = opened(position((9, 9), target, STRICT, seats=SEATS))
    strokes = {seat: order(state, first, then, 5010 if "t" in first else 5000) for seat, (first, then) in hands.items()}
    _, seen = ruled(state, strokes)
    assert (seen.fouls, seen.case) == (fouls, case)
    assert case in RULES
    right = tuple(fouls[::-1][i] + (seen.taker == i and target == SIDES[1 - i]) for i in (0, 1))
    assert seen.net == right[0] - right[1]


def test_the_facts_of_a_strict_ruling() -> None:
    verdict = judge("B", (2, 0), "A", "any_wrong_card")
    assert verdict.rights == (1, 2)
    assert facts("B", "A", verdict) == {"taker": "A", "fouler": "A", "other": "B", "owner": "B"}


@pytest.mark.parametrize(
    ("a", "b", "due", "back"),
    [("to", "N", 1, 1), ("t", "o", 2, 0), ("to", "o", 2, 1), ("o", "o", 1, 1), ("N", "N", 0, 0), ("t", "N", 1, 0)],
)
def test_without_setting_off_each_side_sends_what_it_may(a: str, b: str, due: int, back: int) -> None:
    """The card lies in B; with equal rights B sends first."""
    rules = Rules(tie_margin_ms=0, net_sends=False)
    state = opened(position((9, 9), "B", rules, seats=4))
    state, seen = ruled(state, {0: taps(state, a, 5000), 1: taps(state, b, 5000)})
    assert (seen.due, seen.back) == (due, back)
    counts = list(seen.counts)
    for count, giver in ((due, 0 if seen.net > 0 else 1), (back, 1 if seen.net > 0 else 0)):
        if not count:
            continue
        assert state.due is not None
        assert (state.due.seat, state.due.count) == (giver, count)
        state = transferred(state)
        counts[giver] -= count
        counts[1 - giver] += count
        assert list(state.counts) == counts
    assert state.due is state.later is None
    assert state.phase == "reading"


def test_both_sends_lapse_with_the_next_reading_and_an_empty_field_waits_for_the_second() -> None:
    rules = Rules(tie_margin_ms=0, net_sends=False)
    state = opened(position((9, 9), "B", rules, seats=4))
    state, _ = ruled(state, {0: taps(state, "to", 5000)})
    state = opened(state)
    assert state.later is None
    assert state.counts == (9, 8)
    state = opened(position((9, 1), "A", rules, seats=4))
    state, seen = ruled(state, {1: taps(state, "to", 5000)})
    assert (seen.due, seen.back, seen.counts) == (1, 1, (8, 1))
    state = transferred(state)
    assert state.counts == (9, 0)
    assert state.winner is None
    assert str(match.hindrance(state)).startswith("the send of seat 0 decides the match")
    assert match.apply(state, 2, moves.Waive())[0].winner == 1


def test_a_strange_seat_has_no_hand() -> None:
    state = opened(position((5, 5), "A", TOLERANT, seats=3))
    assert "there are seats 0 to 2" in str(match.refusal(state, TABLE, moves.Touches({3: (tap(state, 1, 5000),)})))
