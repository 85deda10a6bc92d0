from __future__ import annotations

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from karuta.mat.stroke import sweep
from karuta.players.dice import Dice
from karuta.players.hand import POINTER, pace, strokes
from karuta.players.reaction import Aim
from players.positions import laid

SEEDS = st.integers(0, 10_000).map(str)
SPEEDS = st.floats(0.5, 6)


@given(SEEDS, st.integers(0, 49), st.integers(1200, 40_000), SPEEDS)
@settings(max_examples=80, deadline=None)
def test_the_first_contact_is_the_card_at_its_time(seed: str, pick: int, at: int, speed: float) -> None:
    mat = laid(seed)
    card = sorted(mat.places)[pick]
    (made,) = strokes(mat, "A", (Aim(card, at / 10_000),), pace(speed), Dice(seed))
    assert made.pointer == POINTER
    assert 2 <= len(made.samples) <= 4
    assert all(one.t < two.t for one, two in pairwise(made.samples))
    judged = sweep(mat, {0: (made,)})
    first = judged.contacts[0]
    assert (first.card, int(first.time), first.field) == (card, at, mat.field_of(card))
    assert {contact.field for contact in judged.contacts} == {mat.field_of(card)}
    (down, lifted), place = made.samples, mat.places[card]
    if down.x == lifted.x:
        assert min(place.x, mat.format.last_x - place.x) >= 3 * mat.format.card_width, "only cards far in are thrust at"
        assert 0 < down.y - lifted.y < mat.format.card_height, "a thrust goes forward"
    else:
        assert card in {out.card for out in judged.outs}, "a sweep ends outside the lines"
    assert not judged.ignored


@given(SEEDS, st.integers(0, 24), st.integers(0, 24), st.integers(700, 8000))
@settings(max_examples=60, deadline=None)
def test_a_hand_that_went_wrong_comes_back(seed: str, wrong: int, right: int, gap: int) -> None:
    mat = laid(seed)
    aims = (Aim(mat.cards("B")[wrong], 0.5), Aim(mat.cards("A")[right], 0.5 + gap / 10_000))
    made = strokes(mat, "B", aims, pace(2.5), Dice(seed))
    assert made[0].samples[-1].t < made[1].samples[0].t
    contacts = sweep(mat, {1: made}).contacts
    assert (contacts[0].card, int(contacts[0].time)) == (aims[0].card, 5000)
    back = next(contact for contact in contacts if contact.card == aims[1].card)
    assert (int(back.time), back.effective) == (5000 + gap, True)


def test_the_nearest_pace_is_taken() -> None:
    assert pace(0.1) == (1, 1)
    assert pace(1.55) == (8, 5)
    assert pace(9) == (4, 1)
    for speed in range(10, 41):
        way, ticks = pace(speed / 10)
        assert 520 * ticks % way == 0, "a card's width is passed in whole ticks"
