from __future__ import annotations

import io

import pdfplumber
import pytest

from karuta.print import papers
from karuta.print.papers.result import LEAST, MOST, byes, rounds


def test_byes_are_those_of_the_rules() -> None:
    """The example of rules 6.1: of 74 entrants 54 have a bye and 20 play ten matches."""
    assert (byes(74), (74 - byes(74)) // 2) == (54, 10)


@pytest.mark.parametrize("entrants", range(LEAST, MOST + 1))
def test_every_round_halves_who_is_left(entrants: int) -> None:
    left = byes(entrants) + (entrants - byes(entrants)) // 2 if byes(entrants) else entrants // 2
    played = 1
    while left > 1:
        assert left % 2 == 0
        left //= 2
        played += 1
    assert played == rounds(entrants)


@pytest.mark.parametrize(("entrants", "pages"), [(2, 1), (12, 1), (16, 1), (17, 2), (40, 3), (64, 4)])
def test_there_is_a_line_for_each_entrant(entrants: int, pages: int) -> None:
    content = papers.render("result", "letter", "en", {"entrants": str(entrants)})
    with pdfplumber.open(io.BytesIO(content)) as pdf:
        assert len(pdf.pages) == pages == papers.pages("result", options={"entrants": str(entrants)})
        first = [page.within_bbox((0, 150, 65, page.height - 60)) for page in pdf.pages]
        numbers = [word["text"] for page in first for word in page.extract_words()]
        text = pdf.pages[0].extract_text()
    found = [int(number) for number in numbers if number.isdigit()]
    assert [number for number in found if found.count(number) == 1 or number > 4][:1] != []
    assert set(range(1, entrants + 1)) <= set(found)
    assert f"Round {rounds(entrants)}" in text
    assert f"Round {rounds(entrants) + 1}" not in text
    assert (f"{byes(entrants)} byes" in text) is (byes(entrants) > 0)


def test_places_are_as_in_the_rules() -> None:
    """Both who lose a semi-final are third, the four of the quarter-finals fourth (rules 6.1): on the last page."""
    with pdfplumber.open(io.BytesIO(papers.render("result", "a4", "en", {"entrants": "20"}))) as pdf:
        lines = [page.extract_text_lines() for page in pdf.pages]
    told = [[line["text"] for line in page] for page in lines]
    assert "1 2 3 3" in told[1]
    assert "4 4 4 4" in told[1]
    assert "1 2 3 3" not in told[0]
