"""An order of cards as a document: all of it as PDF, or one page as a picture to look at before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from karuta.errors import BadInput
from karuta.hanafuda.deck import DECK
from karuta.poems.anthology import poem
from karuta.print import backs, figures, hanafuda, rims, setting, sheets
from karuta.print.order import Order
from karuta.print.sizes import Grid
from karuta.print.torifuda import torifuda
from karuta.print.yomifuda import yomifuda
from karuta.recital.programme.sets import poems_of
from karuta.words import say

__all__ = ["count", "pages", "preview", "render", "source"]


class _Deck(NamedTuple):
    """The cards of an order, drawn, with the pictures in them by name."""

    grid: Grid
    cards: tuple[str, ...]
    back: str
    files: Mapping[str, bytes]


def render(order: Order) -> bytes:
    """The PDF; raises BadInput for what can't be printed so."""
    return setting.pdf(*source(order))


def preview(order: Order, page: int, ppi: float = 110) -> bytes:
    """Page `page` (from 1) as a PNG; raises BadInput for one that isn't there."""
    return setting.png(*source(order, page), ppi=ppi)


def source(order: Order, page: int | None = None) -> tuple[str, Mapping[str, bytes]]:
    """The document in typst, of all pages or of one (from 1), and the pictures in it by name; raises BadInput."""
    deck = _deck(order)
    shown = _pages(order, deck)
    if page is not None:
        if not 1 <= page <= len(shown):
            raise BadInput(
                f"page {page}: there are pages 1 to {len(shown)}",
                key="error-print-page",
                given=str(page),
                most=str(len(shown)),
            )
        shown = shown[page - 1 : page]
    return sheets.document(shown, deck.grid), deck.files


def pages(order: Order) -> int:
    """How many pages it has; raises as `render` does."""
    sides = 1 if order.backs == "none" or order.kind in ALONE else 2
    return -(-count(order) // order.grid(count(order)).places) * sides


def count(order: Order) -> int:
    """How many cards it has."""
    return len(_numbers(order))


ALONE: Final = frozenset({"backs", "rims"})
"""Sheets that have nothing behind them."""


def _numbers(order: Order) -> Sequence[int]:
    """The poems in question, or the flower cards."""
    return range(len(DECK)) if order.kind == "hanafuda" else poems_of(order.poems)


def _deck(order: Order) -> _Deck:
    numbers = _numbers(order)
    grid = order.grid(len(numbers))
    back, behind = backs.back(order)
    if order.kind == "hanafuda":
        cards, pictures = hanafuda.cards(order)
    elif order.kind == "yomifuda":
        cards, pictures = _yomifuda(order, numbers)
    elif order.kind == "torifuda":
        cards, pictures = tuple(torifuda(poem(number), order) for number in numbers), {}
    else:
        cards, pictures = (rims.rim(order),) * len(numbers), {}
    return _Deck(grid, cards, back, pictures | behind)


def _yomifuda(order: Order, numbers: Sequence[int]) -> tuple[tuple[str, ...], dict[str, bytes]]:
    mat = figures.mat(order.look)
    poets = {number: figures.poet(number, order.look) for number in numbers}
    cards = tuple(yomifuda(poem(number), order, (name, mat[0])) for number, (name, _) in poets.items())
    return cards, dict([*poets.values(), mat])


def _pages(order: Order, deck: _Deck) -> list[str]:
    """In the order of printing: what is behind a sheet follows it, backs on sheets of their own come last."""
    crop = order.crop
    cards = len(deck.cards)
    if order.kind == "backs":
        return list(sheets.separate(deck.back, deck.grid, cards, crop=crop, foot=_foot(order, "backs")))
    fronts = sheets.fronts(deck.cards, deck.grid, crop=crop, foot=_foot(order, order.kind))
    if order.kind in ALONE or order.backs == "none":
        return list(fronts)
    if order.backs == "duplex":
        behind = sheets.backs(deck.back, deck.grid, cards)
        return [page for both in zip(fronts, behind, strict=True) for page in both]
    return [*fronts, *sheets.separate(deck.back, deck.grid, cards, crop=crop, foot=_foot(order, "backs"))]


def _foot(order: Order, kind: str) -> tuple[str, ...]:
    words = say(order.language, "print-ruler"), say(order.language, f"print-title-{kind}")
    return words if order.ruler else ()
