from __future__ import annotations

import io

import pdfplumber
import pytest

from karuta.print import cards, papers
from karuta.print.order import Order
from karuta.print.papers.making import facts
from karuta.print.papers.page import Sheet
from karuta.print.sizes import PAPERS


@pytest.mark.parametrize("paper", PAPERS)
def test_numbers_are_those_of_the_printed_decks(paper: str) -> None:
    told = facts(Sheet("making", PAPERS[paper], "fr", {}))
    assert told["sheets"] == cards.pages(Order(paper=paper)) == cards.pages(Order(kind="yomifuda", paper=paper))
    assert told["rim_sheets"] == cards.pages(Order(kind="rims", paper=paper))
    assert (told["width"], told["height"], told["rim_width"], told["rim_height"]) == ("52", "73", "62", "83")
    assert (told["face_width"], told["face_height"], told["rim"]) == ("49", "70", "1,5")


def test_the_last_card_shows_a_poem() -> None:
    with pdfplumber.open(io.BytesIO(papers.render("making"))) as pdf:
        brush = [sign for sign in pdf.pages[0].chars if "Yuji" in sign["fontname"] and sign["size"] > 10]
    assert "からくれなゐにみつくくるとは" in "".join(sign["text"] for sign in brush)
