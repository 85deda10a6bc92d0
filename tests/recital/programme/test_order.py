"""Orders of a round."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from karuta.games.kyogi import match
from karuta.games.kyogi.rules import Rules
from karuta.poems.orders import BY_KIMARIJI
from karuta.recital.programme.order import order_of, round_seed
from karuta.recital.programme.wish import Order

NUMBERS = st.sets(st.integers(1, 100), min_size=1)
ONCE: tuple[Order, ...] = ("shuffle", "number", "musume")


@given(NUMBERS, st.text(max_size=8), st.sampled_from(ONCE))
def test_an_order_reads_each_poem_once(numbers: set[int], seed: str, order: Order) -> None:
    read = order_of(order, seed, numbers)
    assert sorted(read) == sorted(numbers)
    assert read == order_of(order, seed, tuple(numbers)[::-1])


@given(NUMBERS, st.text(max_size=8))
def test_with_replacement_as_many_are_drawn_as_there_are(numbers: set[int], seed: str) -> None:
    read = order_of("replacement", seed, numbers)
    assert len(read) == len(numbers)
    assert set(read) <= numbers


def test_rooms_with_a_seed_read_as_its_match_does() -> None:
    assert order_of("shuffle", "naniwa", range(1, 101)) == match.new(Rules(), "naniwa").order


def test_musume_begins_with_what_one_sound_decides() -> None:
    assert order_of("musume", "", range(1, 101)) == BY_KIMARIJI
    assert order_of("musume", "", {1, 17, 77, 87}) == (87, 77, 17, 1)


@pytest.mark.parametrize("order", ["shuffle", "replacement"])
def test_each_round_is_drawn_anew(order: Order) -> None:
    rounds = {order_of(order, round_seed("7", number), range(1, 101)) for number in range(1, 6)}
    assert len(rounds) == 5
