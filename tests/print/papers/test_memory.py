from __future__ import annotations

import io
from functools import cache
from typing import Any

import pdfplumber
import pytest

from karuta.games.kyogi import match
from karuta.games.kyogi.moves import Bow
from karuta.games.kyogi.rules import rules_of
from karuta.mat.measures import SIDES, Format
from karuta.poems.anthology import poem
from karuta.poems.kimariji import heard_romaji, kimariji
from karuta.print import papers
from karuta.print.papers import mat
from karuta.print.papers.memory import SCALE

MM = 72 / 25.4
FORMAT = Format()
NEAR = 0.05 * SCALE


@cache
def page(number: int = 1, paper: str = "a4", **options: str) -> Any:
    return pdfplumber.open(io.BytesIO(papers.render("memory", paper, "en", options))).pages[number - 1]


def outlines(of: Any, kind: str = "rects") -> list[tuple[float, float, float, float]]:
    """Left, top, right, bottom in mm of a real mat, from the corner of the upper field."""
    found = [tuple(each[side] / MM / SCALE for side in ("x0", "top", "x1", "bottom")) for each in getattr(of, kind)]
    left, top = (min(rect[side] for rect in of.rects) / MM / SCALE for side in ("x0", "top"))
    return [(rect[0] - left, rect[1] - top, rect[2] - left, rect[3] - top) for rect in found]


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_fields_and_rows_are_in_true_proportion(paper: str) -> None:
    drawn = outlines(page(1, paper))
    fields = [tuple(side / 10 for side in FORMAT.fields[side]) for side in SIDES]
    rows = [
        (0, top / 10, FORMAT.width / 10, (top + FORMAT.card_height) / 10) for side in SIDES for top in FORMAT.tops[side]
    ]
    assert len(drawn) == len(fields) + len(rows)
    for wanted in (*fields, *rows):
        assert any(rect == pytest.approx(wanted, abs=NEAR / SCALE) for rect in drawn), wanted
    assert (FORMAT.width, FORMAT.row_gap, FORMAT.field_gap) == (8700, 100, 300)


def test_a_deal_is_that_of_a_match_with_its_seed() -> None:
    state = match.new(rules_of(""), "an evening")
    for seat in (0, 1):
        state, _ = match.apply(state, seat, Bow())
    assert mat.dealt("an evening") == state.mat.places
    assert len(mat.dealt("an evening")) == 50


def test_cards_lie_where_they_were_dealt_and_show_their_text() -> None:
    sheet = page(1, seed="7")
    drawn = outlines(sheet, "curves")
    for number, place in mat.dealt("7").items():
        wanted = [side / 10 for side in FORMAT.rect(place)]
        assert any(rect == pytest.approx(wanted, abs=NEAR / SCALE) for rect in drawn), number
    signs = "".join(sign["text"] for sign in sheet.chars)
    for number in mat.dealt("7"):
        assert poem(number).torifuda in signs


def test_the_opponent_s_cards_stand_on_their_heads() -> None:
    sheet = page(1, seed="7")
    high = float(sheet.height) / 2
    brush = [sign for sign in sheet.chars if "Yuji" in sign["fontname"] and sign["size"] < 15]
    assert len(brush) > 50 * 14
    for sign in brush:
        assert (sign["matrix"][3] < 0) is (sign["top"] < high)


@pytest.mark.parametrize(("show", "told"), [("kimariji", kimariji), ("romaji", heard_romaji)])
def test_cards_can_show_what_is_listened_for(show: str, told: Any) -> None:
    text = "".join(sign["text"] for sign in page(1, seed="7", show=show).chars)
    assert all(told(number) in text for number in mat.dealt("7"))


def test_after_a_deal_come_its_fields_empty() -> None:
    assert len(outlines(page(2, seed="7"))) == len(outlines(page(1)))
    assert papers.pages("memory", options={"seed": "7"}) == 2
    assert papers.pages("memory") == 1
