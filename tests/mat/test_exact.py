"""Whole numbers and fractions side by side."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from karuta.mat.exact import fraction, nearest, plain, ratio


@given(st.fractions(max_denominator=40))
def test_a_number_keeps_its_value_in_every_form(number: Fraction) -> None:
    assert plain(number) == number == fraction(plain(number))
    assert type(plain(number)) is (int if number.denominator == 1 else Fraction)
    assert type(fraction(plain(number))) is Fraction
    assert nearest(number) == nearest(plain(number)) == round(number)


@given(st.fractions(max_denominator=40), st.fractions(max_denominator=40).filter(bool))
def test_a_ratio_is_whole_if_it_can_be(a: Fraction, b: Fraction) -> None:
    assert ratio(plain(a), plain(b)) == a / b
    assert type(ratio(plain(a), plain(b))) is type(plain(a / b))
