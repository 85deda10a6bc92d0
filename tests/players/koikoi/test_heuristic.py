"""What people can read and what is compiled choose the same."""

from __future__ import annotations

import numpy as np
import pytest

from karuta.games.koikoi.counting import mask_of
from karuta.games.koikoi.fast import layout as at
from karuta.games.koikoi.fast.hidden import blank, from_state
from karuta.games.koikoi.fast.round import legal
from karuta.games.koikoi.moves import KoiKoi, Pick, Play
from karuta.games.koikoi.presets import rules_of
from karuta.hanafuda.deck import NUMBERS, numbers
from karuta.players.koikoi import heuristic, levels
from karuta.players.koikoi.choices import choices
from karuta.players.koikoi.fast import choice
from karuta.players.koikoi.heuristic import Eye, easy_goes_on, greedy, normal, outcome
from karuta.players.koikoi.position import Position, points, position, scale
from karuta.players.koikoi.weights import weights
from players.koikoi.decisions import mixed


def at_table(hand: frozenset[int], table: frozenset[int], mine: frozenset[int] = frozenset()) -> Position:
    masks = [mask_of(cards) for cards in (hand, table, mine)]
    return Position(rules_of("nintendo"), 1, masks[0], masks[1], masks[2], 0, -1, (0, 0), (0, 0), len(hand), len(hand))


def test_greedy_and_normal_choose_the_same_compiled() -> None:
    actions = np.zeros(64, np.int64)
    for state, seen in mixed(1500, "twins"):
        moves, seat = choices(seen), position(seen)
        numbers_, w, s = at.parameters(seen.rules), weights(seen.rules), scale(seen.rules, seen.round)
        st, deck = blank()
        from_state(state, st, deck)
        count = legal(st, actions, numbers_)
        assert count == len(moves)
        order = actions[:count].tolist()
        chosen = choice.greedy_action(st, actions, count, numbers_)
        assert moves[order.index(chosen)] == greedy(moves, seat)
        for boldness in (0.0, 1.5):
            chosen = choice.normal_action(st, actions, count, boldness, numbers_, np.array(w), np.array(s))
            assert moves[order.index(chosen)] == normal(moves, seat, w, boldness)


def test_a_bold_beginner_goes_on_in_the_same_positions_compiled() -> None:
    actions = np.zeros(64, np.int64)
    rng = np.zeros(1, np.uint64)
    went = 0
    for state, seen in mixed(1500, "beginners", every=3):
        if seen.phase != "decide":
            continue
        st, deck = blank()
        from_state(state, st, deck)
        count = legal(st, actions, at.parameters(seen.rules))
        for boldness in (-0.4, 0.4):
            chosen = choice.easy_action(st, actions, count, boldness, rng, at.parameters(seen.rules))
            assert (chosen == at.KOIKOI) == easy_goes_on(position(seen), boldness)
            went += chosen == at.KOIKOI
    assert went


def test_the_same_numbers_stand_in_both() -> None:
    assert choice.CARELESS == levels.CARELESS
    assert (choice.EASY_LOW, choice.EASY_TURNS) == (heuristic.EASY_LOW, heuristic.EASY_TURNS)


def test_greedy_takes_the_yaku_before_the_bright() -> None:
    hand = numbers("11-ribbon", "02-plain-1", "12-plain-1")
    seat = at_table(hand, numbers("02-ribbon", "phoenix"), numbers("01-ribbon", "03-ribbon"))
    assert greedy(tuple(Play(card) for card in sorted(hand)), seat) == Play(NUMBERS["02-plain-1"])


def test_greedy_lays_down_the_least() -> None:
    hand = numbers("crane", "boar", "05-plain-2", "06-ribbon")
    assert greedy(tuple(Play(card) for card in sorted(hand)), at_table(hand, numbers("moon"))) == Play(
        NUMBERS["05-plain-2"]
    )


@pytest.mark.parametrize("take", ["curtain", "03-ribbon"])
def test_what_a_move_leaves(take: str) -> None:
    seat = at_table(numbers("03-plain-1", "moon"), numbers("curtain", "03-ribbon"))
    hand, table, mine = outcome(Play(NUMBERS["03-plain-1"], NUMBERS[take]), seat)
    assert hand == mask_of(numbers("moon"))
    assert mine == mask_of(numbers("03-plain-1", take))
    assert table == mask_of(numbers("curtain", "03-ribbon") - numbers(take))
    drawn = seat._replace(drawn=NUMBERS["03-plain-2"])
    assert outcome(Pick(NUMBERS[take]), drawn)[2] == mask_of(numbers("03-plain-2", take))


def test_normal_sees_the_third_bright_coming() -> None:
    """The other side has two brights, and the third lies where any card of its month would take it."""
    hand = numbers("08-plain-1", "04-ribbon")
    seat = at_table(hand, numbers("moon", "04-plain-1"))._replace(other=mask_of(numbers("crane", "phoenix")), hidden=7)
    eye = Eye(seat, weights(seat.rules))
    assert normal(tuple(Play(card) for card in sorted(hand)), seat, eye.w, 0.0) == Play(NUMBERS["08-plain-1"])


def test_boldness_calls_koi_koi() -> None:
    for _, seen in mixed(400, "bold"):
        moves = choices(seen)
        if KoiKoi() in moves:
            assert normal(moves, position(seen), weights(seen.rules), 1e6) == KoiKoi()
            assert normal(moves, position(seen), weights(seen.rules), -1e6) == moves[0]


def test_rules_say_what_cards_are_worth() -> None:
    normal_scale, off = scale(rules_of("nintendo"), 1), scale(rules_of("viewing=off,inoshikacho=off"), 1)
    assert (normal_scale.hanami, normal_scale.inoshikacho, off.hanami, off.inoshikacho) == (1, 1, 0, 0)
    in_month = rules_of("viewing_in_month=on")
    assert [scale(in_month, month).hanami > 0 for month in (2, 3, 15)] == [False, True, True]
    assert points(mask_of(numbers("moon", "cup")), at_table(frozenset(), frozenset())) == 5
