"""Exact numbers for strokes: whole numbers while they are whole (several times faster), else fractions."""

from __future__ import annotations

from fractions import Fraction
from typing import TypeVar, cast

Exact = int | Fraction
N = TypeVar("N", Exact, float)
Point = tuple[Exact, Exact, Exact]
"""Time (0.1 ms), x, y (0.1 mm)."""
Spot = tuple[Exact, Exact]
"""x, y (0.1 mm)."""


def ratio(a: Exact, b: Exact) -> Exact:
    """a / b, as an int if it is whole."""
    if type(a) is int and type(b) is int:
        quotient, rest = divmod(a, b)
        return Fraction(a, b) if rest else quotient
    exact = Fraction(a) / b
    return exact.numerator if exact.denominator == 1 else exact


def entry(x: N, y: N, dx: N, dy: N, rect: tuple[N, N, N, N]) -> tuple[N, N] | None:
    """When a point that goes from (x, y) by (dx, dy) is first in the rectangle, edges included: the share of the way as
    (numerator, denominator), or None. One of the shares of a way has the same denominator, so numerators compare."""
    left, top, right, bottom = rect
    if dx > 0:
        near_x, far_x, p = left - x, right - x, dx
    elif dx:
        near_x, far_x, p = x - right, x - left, -dx
    elif left <= x <= right:
        near_x, far_x, p = 0, 1, 1
    else:
        return None
    if dy > 0:
        near_y, far_y, q = top - y, bottom - y, dy
    elif dy:
        near_y, far_y, q = y - bottom, y - top, -dy
    elif top <= y <= bottom:
        near_y, far_y, q = 0, 1, 1
    else:
        return None
    near = max(near_x * q, near_y * p, 0)
    if near > far_x * q or near > far_y * p or near > p * q:
        return None
    return near, p * q


def fraction(exact: Exact) -> Fraction:
    """The number as a fraction, whole or not."""
    return Fraction(exact) if type(exact) is int else cast(Fraction, exact)


def plain(number: Fraction) -> Exact:
    """The number as an int if it is whole."""
    return number.numerator if number.denominator == 1 else number


def nearest(number: Exact) -> int:
    """The number rounded to the nearest whole one, halves to the even one."""
    return number.numerator if number.denominator == 1 else round(number)
