"""What fouls cost: each of the five options by hand, from the words of rules 5.1 and 5.6."""

from __future__ import annotations

import pytest

from games.gather.clothes import award, cloth, played
from karuta.games.gather.ledger import Ledger, Settling, leaders, settle

READ = (17, 42, 75, 18, 3, 81, 22)
"""In this order."""


def test_return_one_puts_the_card_taken_last_to_the_middle_for_the_next_taker() -> None:
    state = cloth("foul=return_one", READ, ((1, 2), (9,), ()))
    state = played(state, {0: [(42, 4000), (75, 4100)], 1: [(17, 5000)]})
    assert state.ledger == Ledger(((1,), (9, 17), ()), (2,), (0, 0, 0))
    assert award(state).returned == {0: (2,)}
    assert award(state).gained == (17,), "what this reading's foul brings is for the next taker"
    state = played(state, {2: [(42, 5000)]})
    assert state.ledger == Ledger(((1,), (9, 17), (42, 2)), (), (0, 0, 0))
    assert (award(state).gained, award(state).case) == ((42, 2), "taken-pool")


def test_who_has_no_card_owes_one_and_pays_it_from_the_next_take() -> None:
    state = played(cloth("foul=return_one", READ, ((), ())), {0: [(42, 4000)], 1: [(17, 5000)]})
    assert state.ledger == Ledger(((), (17,)), (), (1, 0))
    assert award(state).debts == (1, 0)
    state = played(state, {0: [(42, 5000)]})
    assert state.ledger == Ledger(((), (17,)), (42,), (0, 0))
    assert (award(state).gained, award(state).returned, award(state).counts) == ((42,), {0: (42,)}, (0, 1))
    state = played(state, {1: [(75, 5000)]})
    assert state.ledger == Ledger(((), (17, 75, 42)), (), (0, 0))


def test_a_taker_pays_for_an_own_foul_after_the_take() -> None:
    state = played(cloth("foul=return_one", READ, ((), (5,)), pool=(9,)), {0: [(42, 4000), (17, 5000)]})
    assert state.ledger == Ledger(((17,), (5,)), (9,), (0, 0))
    assert (award(state).gained, award(state).returned) == ((17, 9), {0: (9,)})


def test_debts_add_up() -> None:
    state = cloth("foul=return_one", READ, ((), ()))
    for read in READ[:3]:
        wrong = next(card for card in READ if card != read and card in state.spread)
        state = played(state, {0: [(wrong, 4000)]})
    assert state.ledger.debts == (3, 0)
    state = played(state, {0: [(18, 5000)]})
    assert state.ledger == Ledger(((), ()), (18,), (2, 0))


def test_return_per_card_costs_one_for_each_wrong_card() -> None:
    hand = {0: [(42, 4000), (75, 4100), (18, 4200)]}
    state = played(cloth("foul=return_per_card", READ, ((1, 2, 5, 6), ())), hand)
    assert state.ledger == Ledger(((1,), ()), (6, 5, 2), (0, 0))
    assert state.fouls == (1, 0)
    short = played(cloth("foul=return_per_card", READ, ((1, 2), ())), hand)
    assert short.ledger == Ledger(((), ()), (2, 1), (1, 0))


@pytest.mark.parametrize(("rules", "cards", "fouls"), [("", 1, 1), ("per_card=on", 3, 3)])
def test_per_card_makes_each_wrong_card_a_foul(rules: str, cards: int, fouls: int) -> None:
    hand = {0: [(42, 4000), (75, 4100), (18, 4200)]}
    state = played(cloth(rules, READ, ((1, 2, 5, 6), ())), hand)
    assert len(state.ledger.pool) == cards
    assert state.fouls == (fouls, 0)


@pytest.mark.parametrize(("rules", "readings"), [("foul=skip_turn", 1), ("foul=skip_turn,per_card=on", 2)])
def test_skip_turn_leaves_a_player_out_for_a_reading(rules: str, readings: int) -> None:
    state = played(cloth(rules, READ, ((1,), ())), {0: [(42, 4000), (75, 4100)]})
    assert state.ledger == Ledger(((1,), ()), (), (0, 0)), "no card is put down"
    for read, other in ((42, 18), (75, 18))[:readings]:
        assert state.out() == (True, False) == award(state).out
        state = played(state, {0: [(other, 3000), (read, 4000)], 1: [(read, 5000)]})
        assert award(state).taker == 1
        assert award(state).fouls == (0, 0)
        assert [grab.counted for grab in award(state).grabs] == [False, False, True]
    assert state.out() == (False, False)
    read = state.order[state.readings]
    assert award(played(state, {0: [(read, 4000)], 1: [(read, 5000)]})).taker == 0


def test_without_fouls_a_wrong_touch_costs_nothing() -> None:
    state = played(cloth("foul=none,per_card=on", READ, ((1,), ())), {0: [(42, 4000), (75, 4100)]})
    assert (state.ledger, state.fouls, state.out()) == (Ledger(((1,), ()), (), (0, 0)), (0, 0), (False, False))
    assert award(state).case == "untaken"


def test_the_pool_is_nobody_s_at_the_end() -> None:
    state = played(cloth("foul=return_one", (17, 42), ((1, 2), (9,))), {1: [(17, 5000)]})
    state = played(state, {0: [(42, 5000)], 1: []})
    assert state.phase == "over"
    ended = played(cloth("foul=return_one", (17, 42), ((1, 2), (9, 10)), dead=[42]), {0: [(17, 5000)]})
    assert (ended.winners, ended.margin, ended.why) == ((0,), 1, "read_out")


def test_a_ledger_settles_takes_before_fouls() -> None:
    before = Settling(Ledger(((1,), (), (3, 4)), (8, 9), (0, 2, 0)), (7,), (1, 1, 3))
    after = settle(before, 0)
    assert after.ledger == Ledger(((1, 7, 8), (), ()), (9, 4, 3), (0, 3, 1))
    assert (after.gained, after.returned) == ((7, 8, 9), {0: (9,), 2: (4, 3)})
    assert settle(before, None).ledger == Ledger(((), (), ()), (8, 9, 1, 4, 3), (0, 3, 1))
    assert leaders((3, 5, 5, 9), (0, 1, 2)) == (1, 2)
