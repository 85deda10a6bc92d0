"""Piles by the tokens of their cards."""

from __future__ import annotations

from karuta.hanafuda.deck import NUMBERS

POETRY = "01-ribbon 02-ribbon 03-ribbon"
PURPLE = "06-ribbon 09-ribbon 10-ribbon"


def cards(text: str) -> tuple[int, ...]:
    """The numbers of the cards with these tokens, in their order."""
    return tuple(NUMBERS[token] for token in text.split())
