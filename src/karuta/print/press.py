"""What somebody asks to have printed, as a page says it: from the fields of a form to a file with a good name.

Beyond the kinds of an order of cards there are `deck`, torifuda and yomifuda in one file with their backs, and `sheet`,
one of the papers to keep score on or to read.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeVar

from karuta.errors import BadInput, KarutaError
from karuta.print import anki, cards, papers, setting
from karuta.print.order import Order, order_of
from karuta.print.sizes import PAPERS

__all__ = ["DECK", "SHEET", "Made", "Refusal", "apkg", "orders", "page", "pdf", "seen", "worked"]

T = TypeVar("T")

DECK, SHEET = "deck", "sheet"
"""Kinds that are none of an order's."""
PPI: Final = 160
"""Dots an inch of a page that is looked at."""


class Made(NamedTuple):
    """A file. `facts`: what is told of a page beside its picture; `packed`: the content is compressed by gzip."""

    name: str
    media: str
    content: bytes
    facts: Mapping[str, str] = {}
    packed: bool = False


class Refusal(NamedTuple):
    """What a wish can't be, on its way back from a process that was handed it."""

    key: str
    facts: Mapping[str, str | int]
    text: str


def worked(function: Callable[..., T], *given: Any) -> T | Refusal:
    """What `function(*given)` makes, or why it would not."""
    try:
        return function(*given)
    except KarutaError as error:
        return Refusal(error.key, dict(error.facts), str(error))


class _Sheet(NamedTuple):
    """A wish for one of the papers."""

    name: str
    paper: str
    language: str
    options: Mapping[str, str]


def pdf(wish: Mapping[str, Any]) -> Made:
    """All of it as PDF; raises BadInput that quotes the field which can't be."""
    if wish.get("kind") == SHEET:
        sheet = _sheet(wish)
        return Made(f"karuta-{sheet.name}-{sheet.paper}.pdf", "application/pdf", papers.render(*sheet))
    asked = orders(wish)
    sources = [cards.source(order) for order in asked]
    # Each part says how large its pages are, so they can simply follow each other.
    files = {name: file for _, part in sources for name, file in part.items()}
    return Made(_name(wish, asked), "application/pdf", setting.pdf("\n".join(text for text, _ in sources), files))


def page(wish: Mapping[str, Any], number: int) -> Made:
    """Page `number` (from 1) as a picture, with how many there are and how large everything is; raises as `pdf`."""
    if wish.get("kind") == SHEET:
        return _paper(_sheet(wish), number)
    asked = orders(wish)
    pages = [cards.pages(order) for order in asked]
    if not 1 <= number <= sum(pages):
        raise BadInput(
            f"page {number}: there are pages 1 to {sum(pages)}",
            key="error-print-page",
            given=str(number),
            most=str(sum(pages)),
        )
    part = 0 if number <= pages[0] else 1
    order = asked[part]
    grid = order.grid(cards.count(order))
    facts = {
        "pages": str(sum(pages)),
        "cards": str(sum(map(cards.count, asked))),
        "card": str(grid.card),
        "sheet": str(grid.sheet),
        "layout": f"{grid.columns}x{grid.rows}",
    }
    drawing = setting.svg(*cards.source(order, number - sum(pages[:part])))
    return Made(f"page-{number}.svg", "image/svg+xml", drawing, facts)


def seen(wish: Mapping[str, Any], number: int) -> Made:
    """As `page`, a drawing compressed: where it is made there is more time than where it is handed out."""
    made = page(wish, number)
    if made.media == "image/png":
        return made
    return made._replace(content=gzip.compress(made.content, 6, mtime=0), packed=True)


def apkg(wish: Mapping[str, Any], at: float) -> Made:
    """A deck for Anki, made at the Unix time `at`; raises BadInput as `pdf`."""
    asked = anki.wish_of(wish)
    return Made("karuta.apkg", "application/octet-stream", anki.package(asked, at))


def orders(wish: Mapping[str, Any]) -> tuple[Order, ...]:
    """The orders of cards in a wish: two for a whole deck; raises BadInput as `pdf`."""
    if wish.get("kind") != DECK:
        return (order_of(wish),)
    return tuple(order_of({"backs": "separate", **wish, "kind": kind}) for kind in ("torifuda", "yomifuda"))


def _name(wish: Mapping[str, Any], orders: tuple[Order, ...]) -> str:
    """Says what is in the file, in letters that every system takes."""
    order = orders[0]
    grid = order.grid(cards.count(order))
    hints = order.hints if order.kind == "torifuda" and order.hints != "none" else ""
    look = order.look if order.look != "colour" else ""
    kind = DECK if len(orders) > 1 else order.kind
    count = "" if order.kind == "hanafuda" or order.poems.strip() in ("", "all") else f"{cards.count(order)}-cards"
    layout = f"{grid.columns}x{grid.rows}"
    return "-".join(filter(None, ("karuta", kind, hints, look, count, str(grid.card), layout, order.paper))) + ".pdf"


def _paper(sheet: _Sheet, number: int) -> Made:
    drawn = papers.preview(
        sheet.name, number, paper=sheet.paper, language=sheet.language, options=sheet.options, ppi=PPI
    )
    size = PAPERS[sheet.paper]
    turned = f"{size.height / 10:g}x{size.width / 10:g}" if sheet.name in papers.LANDSCAPE else str(size)
    pages = papers.pages(*sheet)
    return Made(f"page-{number}.png", "image/png", drawn, {"pages": str(pages), "sheet": turned})


def _sheet(wish: Mapping[str, Any]) -> _Sheet:
    asked = {"sheet": "match", "paper": "a4", "language": "en", "options": {}}
    for field, given in wish.items():
        if field != "kind" and field not in asked:
            raise _refused("field", field, asked)
        if field != "options" and not isinstance(given, str):
            raise _refused(field, given, ("text",))
    asked |= {field: given for field, given in wish.items() if field != "kind"}
    options = asked["options"]
    if not isinstance(options, dict) or not all(isinstance(value, str) for value in options.values()):
        raise _refused("options", options, ('{"name": "text"}',))
    return _Sheet(str(asked["sheet"]), str(asked["paper"]), str(asked["language"]), options)


def _refused(name: str, given: object, allowed: Any) -> BadInput:
    listed = ", ".join(allowed)
    shown = str(given)[:40]
    return BadInput(
        f"{name} {shown!r}: it can be {listed}", key="error-print-choice", name=name, given=shown, allowed=listed
    )
