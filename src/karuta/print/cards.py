"""An order of cards as a document: all of it as PDF, or one page as a picture to look at before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from karuta.errors import BadInput
from karuta.poems.anthology import poem
from karuta.print import setting, sheets
from karuta.print.order import Order
from karuta.print.sizes import Grid
from karuta.print.torifuda import torifuda
from karuta.recital.programme.sets import poems_of
from karuta.words import say

__all__ = ["pages", "preview", "render"]


class _Deck(NamedTuple):
    """The cards of an order, drawn, with the pictures in them by name."""

    grid: Grid
    cards: tuple[str, ...]
    back: str
    files: Mapping[str, bytes]


def render(order: Order) -> bytes:
    """The PDF; raises BadInput for what can't be printed so."""
    deck = _deck(order)
    return setting.pdf(sheets.document(_pages(order, deck), deck.grid), deck.files)


def preview(order: Order, page: int, ppi: float = 110) -> bytes:
    """Page `page` (from 1) as a PNG; raises BadInput for one that isn't there."""
    deck = _deck(order)
    all_pages = _pages(order, deck)
    if not 1 <= page <= len(all_pages):
        raise BadInput(
            f"page {page}: there are pages 1 to {len(all_pages)}",
            key="error-print-page",
            given=str(page),
            most=str(len(all_pages)),
        )
    return setting.png(sheets.document(all_pages[page - 1 : page], deck.grid), deck.files, ppi=ppi)


def pages(order: Order) -> int:
    """How many pages it has; raises as `render` does."""
    count = len(_numbers(order))
    return -(-count // order.grid(count).places) * (1 if order.backs == "none" else 2)


def _numbers(order: Order) -> Sequence[int]:
    return poems_of(order.poems)


def _deck(order: Order) -> _Deck:
    numbers = _numbers(order)
    cards = tuple(torifuda(poem(number), order) for number in numbers)
    return _Deck(order.grid(len(numbers)), cards, "", {})


def _pages(order: Order, deck: _Deck) -> list[str]:
    foot = (say(order.language, "print-ruler"), say(order.language, f"print-title-{order.kind}")) if order.ruler else ()
    return list(sheets.fronts(deck.cards, deck.grid, crop=order.crop, foot=foot))
