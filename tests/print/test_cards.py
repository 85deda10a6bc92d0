"""Sheets of cards, measured where it counts: in the PDF that goes to the printer."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pdfplumber
import pytest

from karuta.errors import BadInput
from karuta.poems.anthology import LANGUAGES, POEMS, poem
from karuta.poems.kimariji import heard_romaji, kimariji
from karuta.print.cards import count, pages, preview, render
from karuta.print.order import Order
from karuta.print.yomifuda import runs
from karuta.recital.programme.sets import poems_of

MM = 72 / 25.4
NEAR = 0.05
"""How far a measure may be off, in mm."""
GREEN = (0.176, 0.376, 0.267)


class Box(NamedTuple):
    """In mm from the upper left corner of the sheet."""

    left: float
    top: float
    width: float
    height: float

    def holds(self, x: float, y: float, within: float = 0.0) -> bool:
        return (
            self.left + within < x < self.left + self.width - within
            and self.top + within < y < self.top + self.height - within
        )


@cache
def printed(order: Order) -> Any:
    return pdfplumber.open(io.BytesIO(render(order)))


def box(drawn: Any) -> Box:
    return Box(drawn["x0"] / MM, drawn["top"] / MM, drawn["width"] / MM, drawn["height"] / MM)


def boxes(page: Any, width: float, height: float) -> list[Box]:
    """What is as large as a card, in the order of drawing."""
    found = map(box, page.rects)
    return [each for each in found if abs(each.width - width) < NEAR and abs(each.height - height) < NEAR]


def text_in(page: Any, card: Box, least: float = 0.0, most: float = 100.0) -> str:
    """The signs of a card in the order of drawing, whose height in mm is between those."""
    signs = (
        sign
        for sign in page.chars
        if card.holds((sign["x0"] + sign["x1"]) / 2 / MM, (sign["top"] + sign["bottom"]) / 2 / MM)
    )
    return "".join(sign["text"] for sign in signs if least <= sign["size"] / MM <= most)


def cards_of(order: Order, width: float, height: float) -> Iterator[tuple[Any, Box]]:
    for page in printed(order).pages:
        yield from ((page, each) for each in boxes(page, width, height))


def lines_of(page: Any) -> list[tuple[float, float, float, float]]:
    return [(line["x0"] / MM, line["top"] / MM, line["x1"] / MM, line["bottom"] / MM) for line in page.lines]


DECKS = [
    (Order(layout="5x2"), (297, 210), 10, 10),
    (Order(layout="3x3"), (210, 297), 12, 9),
    (Order(paper="letter"), (279.4, 215.9), 10, 10),
    (Order(paper="letter", layout="3x3", size="52x76"), (215.9, 279.4), 12, 9),
    (Order(size="52x76", kind="yomifuda", layout="5x2", poems="1..20"), (297, 210), 2, 10),
    (Order(kind="yomifuda", marks=True, paper="letter", layout="5x2", poems="1..15"), (279.4, 215.9), 2, 10),
    (Order(kind="hanafuda", look="ink-saver"), (297, 210), 2, 24),
    (Order(look="large"), (210, 297), 25, 4),
    (Order(size="60.5x90", look="black"), (210, 297), 12, 9),
]


@pytest.mark.parametrize(("order", "sheet", "sheets", "places"), DECKS)
def test_sheets_cards_and_their_sizes(order: Order, sheet: tuple[float, float], sheets: int, places: int) -> None:
    document = printed(order)
    assert len(document.pages) == pages(order) == sheets
    wide, high = order.card.width / 10, order.card.height / 10
    counted = 0
    for page in document.pages:
        assert (page.width / MM, page.height / MM) == pytest.approx(sheet, abs=NEAR)
        found = sorted({Box(*(round(side, 1) for side in each)) for each in boxes(page, wide, high)})
        assert len(found) <= places
        counted += len(found)
        for each in found:
            assert each.left >= 5 - NEAR
            assert each.top >= 5 - NEAR
            assert each.left + each.width <= sheet[0] - 5 + NEAR
            assert each.top + each.height <= sheet[1] - 5 + NEAR
        for i, one in enumerate(found):
            assert not any(one.holds(b.left + NEAR, b.top + NEAR) for b in found[i + 1 :])
    if order.kind != "hanafuda":
        assert counted == count(order)


def test_a_hundred_torifuda_are_on_exactly_ten_sheets() -> None:
    assert [len(boxes(page, 52, 73)) for page in printed(Order()).pages] == [10] * 10


@pytest.mark.parametrize("font", ["yuji", "klee", "clear"])
@pytest.mark.parametrize("look", ["colour", "large"])
def test_the_signs_of_every_torifuda_are_those_of_the_poem(font: str, look: str) -> None:
    order = Order(font=font, look=look)
    found = list(cards_of(order, order.card.width / 10, order.card.height / 10))
    assert [text_in(page, card) for page, card in found] == [f"{p.torifuda}{p.number}" for p in POEMS]


def test_kana_stand_in_three_columns_from_right_to_left() -> None:
    page, card = next(cards_of(Order(poems="21"), 52, 73))
    xs = [round((sign["x0"] + sign["x1"]) / 2 / MM - card.left, 1) for sign in page.chars if sign["size"] / MM > 9]
    assert len(xs) == 16
    assert [xs.count(x) for x in sorted(set(xs), reverse=True)] == [5, 5, 6]
    assert xs == sorted(xs, reverse=True)


def test_no_sign_reaches_over_the_edge_of_a_card() -> None:
    for order in (Order(hints="meaning", language="fr"), Order(hints="romaji"), Order(kind="yomifuda", marks=True)):
        for page in printed(order).pages:
            cards = boxes(page, 52, 73)
            bottom = max(card.top + card.height for card in cards)
            signs = [sign for sign in page.chars if sign["bottom"] / MM < bottom]
            for sign in signs:
                corners = (sign["x0"] / MM, sign["x1"] / MM)
                middle = (sign["top"] + sign["bottom"]) / 2 / MM
                assert any(all(card.holds(x, middle, 1.0) for x in corners) for card in cards), sign["text"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_learners_read_the_meaning_in_their_language(language: str) -> None:
    told = [text_in(page, card, most=9) for page, card in cards_of(Order(hints="meaning", language=language), 52, 73)]
    assert [_bare(each) for each in told] == [_bare(f"{p.gloss[language]}{p.number}") for p in POEMS]


def test_learners_read_the_kimariji_or_romaji() -> None:
    kana = [text_in(page, card, most=9) for page, card in cards_of(Order(hints="kimariji"), 52, 73)]
    assert kana == [f"{p.number}{kimariji(p.number)}" for p in POEMS]
    romaji = [_bare(text_in(page, card, most=9)) for page, card in cards_of(Order(hints="romaji"), 52, 73)]
    assert romaji == [_bare(f"{''.join(p.romaji[3:])}{p.number}{heard_romaji(p.number)}") for p in POEMS]


def _bare(text: str) -> str:
    return "".join(text.split())


def test_the_text_of_every_yomifuda_its_furigana_and_its_poet() -> None:
    for (page, card), p in zip(cards_of(Order(kind="yomifuda"), 52, 73), POEMS, strict=True):
        assert text_in(page, card, least=3.5) == "".join(p.text)
        assert text_in(page, card, least=2.5, most=3) == p.author.kanji
        beside = "".join(
            kana for text, reading in zip(p.text, p.historical, strict=True) for _, kana in runs(text, reading)
        )
        assert text_in(page, card, least=1.3, most=1.8) == beside
        assert text_in(page, card, most=1.2) == p.author.kana


def test_marked_yomifuda_can_be_read_without_kana() -> None:
    for (page, card), p in zip(cards_of(Order(kind="yomifuda", marks=True), 52, 73), POEMS, strict=True):
        romaji = text_in(page, card, least=2.9, most=3.1)
        assert _bare(romaji) == _bare("".join(p.romaji))
        bold = "".join(
            sign["text"]
            for sign in page.chars
            if "Bold" in sign["fontname"] and card.holds(sign["x0"] / MM, sign["top"] / MM)
        )
        assert _bare("".join(p.romaji)).startswith(_bare(bold))
        assert bold
        assert _bare(text_in(page, card)).endswith("shimonoku531kaminoku6")


@pytest.mark.parametrize("number", [2, 8, 10, 17])
def test_four_kinds_of_poets_sit_on_the_cards(number: int) -> None:
    drawn = printed(Order(kind="yomifuda", poems=str(number))).pages[0]
    assert len(drawn.curves) > 20


def test_a_subset_is_printed_in_the_order_of_the_poems() -> None:
    found = cards_of(Order(poems="pink"), 52, 73)
    assert [text_in(page, card) for page, card in found] == [
        f"{poem(number).torifuda}{number}" for number in poems_of("pink")
    ]
    assert pages(Order(poems="1..20")) == 2


def test_marks_stand_outside_the_cards_and_the_ruler_is_100_mm_long() -> None:
    for order in (Order(), Order(layout="3x3"), Order(paper="letter"), Order(kind="yomifuda", poems="1..10")):
        for page in printed(order).pages:
            cards = boxes(page, 52, 73)
            marks = lines_of(page) if order.kind == "torifuda" else []
            for x0, y0, x1, y1 in marks:
                assert not any(card.holds((x0 + x1) / 2, (y0 + y1) / 2) for card in cards)
                assert not any(card.holds(x, y) for card in cards for x, y in ((x0, y0), (x1, y1)))
            assert [round(x1 - x0, 2) for x0, _, x1, _ in lines_of(page) if x1 - x0 > 60] == [100.0]
            corners = {(round(c.left, 1), round(c.top, 1)) for c in cards}
            for left, top in corners if marks else ():
                assert any(abs(x0 - left) < NEAR and abs(x1 - left) < NEAR and y1 < top for x0, _, x1, y1 in marks)


def test_a_sheet_without_marks_and_ruler_has_no_line() -> None:
    assert not printed(Order(crop=False, ruler=False, poems="1..10")).pages[0].lines


@pytest.mark.parametrize("layout", ["5x2", "3x3"])
@pytest.mark.parametrize("poems", ["1..30", "1..14"])
def test_backs_lie_behind_their_cards_when_the_sheet_is_turned_over_its_long_edge(layout: str, poems: str) -> None:
    sheets = printed(Order(backs="duplex", layout=layout, poems=poems)).pages
    assert len(sheets) == pages(Order(backs="duplex", layout=layout, poems=poems))
    for front, behind in zip(sheets[::2], sheets[1::2], strict=True):
        wide, high = front.width / MM, front.height / MM
        turned = [
            Box(b.left, high - b.top - b.height, b.width, b.height)
            if wide > high
            else Box(wide - b.left - b.width, b.top, b.width, b.height)
            for b in boxes(behind, 54, 75)
        ]
        cards = boxes(front, 52, 73)
        assert len(turned) == len(cards)
        for card, back in zip(sorted(cards), sorted(turned), strict=True):
            assert (card.left - back.left, card.top - back.top) == pytest.approx((1, 1), abs=NEAR)
        assert not behind.chars


def test_backs_on_sheets_of_their_own_come_last_or_alone() -> None:
    both = printed(Order(backs="separate", poems="1..20")).pages
    assert [len(boxes(page, 54, 75)) for page in both] == [0, 0, 10, 10]
    alone = printed(Order(kind="backs", layout="5x2", poems="1..15")).pages
    assert [len(boxes(page, 54, 75)) for page in alone] == [10, 5]
    assert pages(Order(kind="backs")) == 10


def test_rims_are_ten_millimetres_larger_than_the_cards_and_their_corners_are_cut() -> None:
    page = printed(Order(kind="rims")).pages[0]
    rims = [box(curve) for curve in page.curves if abs(curve["width"] / MM - 62) < NEAR]
    assert [(r.width, r.height) for r in rims] == [pytest.approx((62, 83), abs=NEAR)] * 9
    assert all(len(set(curve["pts"])) == 8 for curve in page.curves)


def test_ink_saver_and_black_leave_the_ground_white() -> None:
    for look in ("ink-saver", "black"):
        page = printed(Order(look=look, poems="1..10")).pages[0]
        inner = [rect for rect in page.rects if 40 < rect["width"] / MM < 52 - NEAR]
        assert inner
        assert all(rect["non_stroking_color"] in {(1,), (1, 1, 1), 1} for rect in inner)
    black = printed(Order(look="black", kind="yomifuda", poems="1..10")).pages[0]
    assert {len(set(sign["non_stroking_color"])) for sign in black.chars} == {1}


def test_the_same_order_is_the_same_file() -> None:
    assert render(Order(poems="1..10")) == render(Order(poems="1..10"))


def test_a_page_can_be_looked_at_before() -> None:
    shown = preview(Order(backs="duplex"), 20)
    assert shown.startswith(b"\x89PNG")
    with pytest.raises(BadInput, match="page 21: there are pages 1 to 20") as refused:
        preview(Order(backs="duplex"), 21)
    assert refused.value.key == "error-print-page"


def test_what_can_not_be_printed_is_said() -> None:
    with pytest.raises(BadInput) as refused:
        render(Order(poems="zzz"))
    assert refused.value.key == "error-set-term"
    with pytest.raises(BadInput, match="at most 3x3, 5x2"):
        render(Order(layout="6x2"))
