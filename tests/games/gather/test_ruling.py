"""Who takes a card, and what is a foul (rules 5.1, 5.6), by hands on a cloth."""

from __future__ import annotations

import pytest

from games.gather.clothes import award, cloth, opened, played, ruled, tap
from karuta.games.gather.ruling import EVEN, window_ms
from karuta.games.goshoku.rules import rules_of as goshoku
from karuta.mat.stroke import Sample, Stroke

CARDS = (17, 42, 75, 18, 3, 81)
"""The first one is read."""


@pytest.mark.parametrize(("first", "taker"), [(4999, 0), (5001, 1)])
def test_the_first_touch_takes_if_hands_do_not_come_at_once(first: int, taker: int) -> None:
    state = played(cloth("tie=first_touch", CARDS, ((), ())), {0: [(17, first)], 1: [(17, 5000)]})
    assert (award(state).taker, award(state).how, award(state).case) == (taker, "touch", "taken")
    assert state.ledger.taken[taker] == (17,)
    assert award(state).counts == (1 - taker, taker)
    assert 17 not in state.spread
    margin = played(cloth("tie_margin_ms=10", CARDS, ((), ())), {0: [(17, 5000)], 1: [(17, 5101)]})
    assert (award(margin).taker, award(margin).how) == (0, "touch")


def test_of_hands_at_once_the_one_nearest_to_the_middle_takes() -> None:
    state = opened(cloth("tie_margin_ms=10", CARDS, ((), (), ())))
    far = {0: [tap(state, 17, 5000, 200)], 1: [tap(state, 17, 5100, 140)], 2: [tap(state, 17, 5101)]}
    assert (award(ruled(state, far)).taker, award(ruled(state, far)).how) == (1, "below")
    assert award(ruled(state, far)).case == "taken-tie"
    even = {0: [tap(state, 17, 5000, EVEN)], 1: [tap(state, 17, 5100)]}
    assert (award(ruled(state, even)).taker, award(ruled(state, even)).how) == (0, "touch")
    uneven = {0: [tap(state, 17, 5000, EVEN + 1)], 1: [tap(state, 17, 5100)]}
    assert (award(ruled(state, uneven)).taker, award(ruled(state, uneven)).how) == (1, "below")


def test_chance_decides_what_nothing_else_does() -> None:
    both = {0: [(17, 5000)], 1: [(17, 5000)]}
    same = award(played(cloth("tie=first_touch", CARDS, ((), ())), both))
    assert (same.how, same.case) == ("lot", "taken-tie")
    assert award(played(cloth("tie=first_touch", CARDS, ((), ())), both)) == same
    state = opened(cloth(goshoku("tie_margin_ms=10"), CARDS, ((), ())))
    drawn = ruled(state, {0: [tap(state, 17, 5000)], 1: [tap(state, 17, 5100, EVEN)]})
    assert award(drawn).how == "lot"
    below = ruled(state, {0: [tap(state, 17, 5000, 100)], 1: [tap(state, 17, 5100)]})
    assert (award(below).taker, award(below).how) == (1, "below")


def test_a_card_can_be_taken_until_two_seconds_after_all_that_sounds() -> None:
    state = opened(cloth("", CARDS, ((), ())))
    assert state.reading is not None
    end = 10 * window_ms(state.reading)
    assert end == 10 * (state.reading.whole_ms + 2000)
    assert award(ruled(state, {0: [tap(state, 17, end)]})).taker == 0
    late = award(ruled(state, {0: [tap(state, 17, end + 1)]}))
    assert (late.taker, late.case, late.time) == (None, "untaken", None)
    assert [grab.counted for grab in late.grabs] == [False]


def test_only_the_first_hand_of_a_seat_counts() -> None:
    state = opened(cloth("", CARDS, ((), ())))
    hands = {0: [tap(state, 42, 4000, pointer=1), tap(state, 17, 4500, pointer=2)], 1: [tap(state, 17, 6000)]}
    ruling = award(ruled(state, hands))
    assert (ruling.taker, ruling.fouls) == (1, (1, 0))
    assert [(grab.seat, grab.card, grab.counted) for grab in ruling.grabs] == [
        (0, 42, True),
        (0, 17, False),
        (1, 17, True),
    ]


def test_any_other_card_is_a_foul_until_the_window_closes() -> None:
    hands = {0: [(17, 5000)], 1: [(42, 5000 + 7000)], 2: [(42, 5000 + 7001)]}
    ruling = award(played(cloth("after_take_ms=700", CARDS, ((), (), ())), hands))
    assert (ruling.taker, ruling.fouls, ruling.case) == (0, (0, 1, 0), "taken-foul")
    nobody = award(played(cloth("", CARDS, ((), ())), {1: [(42, 5000)]}))
    assert (nobody.taker, nobody.fouls, nobody.case) == (None, (0, 1), "untaken-foul")
    dead = award(played(cloth("", CARDS, ((), ()), dead=[17]), {0: [(42, 5000)], 1: []}))
    assert (dead.lay, dead.fouls, dead.case) == (False, (1, 0), "dead-foul")
    assert award(played(cloth("", CARDS, ((), ()), dead=[17]), {})).case == "dead"


def test_a_foul_undoes_no_take_and_who_touched_the_card_is_done() -> None:
    ruling = award(played(cloth("", CARDS, ((), ())), {0: [(42, 4000), (17, 5000)], 1: [(17, 5200), (42, 5400)]}))
    assert (ruling.taker, ruling.fouls) == (0, (1, 0))
    after = award(played(cloth("", CARDS, ((), ())), {0: [(17, 5000), (42, 5100)]}))
    assert (after.taker, after.fouls, after.case) == (0, (0, 0), "taken")


def test_a_hand_that_slides_over_a_card_touches_it() -> None:
    state = opened(cloth("", CARDS, ((),)))
    (x0, y0, _), (x1, y1, _) = state.spread.lies[42], state.spread.lies[17]
    ruling = award(ruled(state, {0: [Stroke(0, (Sample(4000, x0, y0), Sample(6000, x1, y1)))]}))
    assert ruling.grabs[0].card == 42
    assert ruling.grabs[-1].card == 17
    assert ruling.fouls == (1,)
    assert ruling.taker == 0


@pytest.mark.parametrize(
    ("rules", "fouls"),
    [("foul=none,per_card=on", 0), ("", 1), ("per_card=on", 3), ("foul=return_per_card", 1), ("foul=skip_turn", 1)],
)
def test_fouls_are_counted_by_the_reading_or_by_the_card(rules: str, fouls: int) -> None:
    hand = [(42, 4000), (75, 4200), (18, 4400), (42, 4600)]
    ruling = award(played(cloth(rules, CARDS, ((), ())), {1: hand}))
    assert ruling.fouls == (0, fouls)
    counted = {"foul=none,per_card=on": 0, "": 1, "foul=skip_turn": 1}.get(rules, 3)
    assert sum(grab.counted for grab in ruling.grabs) == counted
