"""Every sheet in every language on both papers, looked at in the PDF that goes to the printer."""

from __future__ import annotations

import io
import struct
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pdfplumber
import pytest

from karuta.errors import BadInput
from karuta.print import papers
from karuta.print.papers.page import KANJI, MARGIN, Sheet, marked
from karuta.print.setting import FACES, FONTS
from karuta.print.sizes import PAPERS as SIZES
from karuta.words import LANGUAGES, say

MM = 72 / 25.4
LINE = 0.2
"""How far the stroke of a line that lies on the margin may stand out of it, in mm."""
HANGING = 1.0
SHORT = {"match": 2, "rules": 2}


class Printed(NamedTuple):
    pdf: Any
    said: dict[str, str]
    """All words that the sheet asked the catalogue for."""

    @property
    def text(self) -> str:
        """In the order of drawing, without spaces."""
        return plain("".join(sign["text"] for page in self.pdf.pages for sign in page.chars))


def plain(text: str) -> str:
    return "".join(text.split()).replace("*", "").replace("○", "")


@cache
def printed(name: str, paper: str, language: str) -> Printed:
    said: dict[str, str] = {}
    whole = Sheet.say

    def heard(self: Sheet, key: str, **facts: str | int) -> str:
        said[f"{key} {sorted(facts.items())}"] = told = whole(self, key, **facts)
        return told

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sheet, "say", heard)
        content = papers.render(name, paper, language)
    return Printed(pdfplumber.open(io.BytesIO(content)), said)


every = pytest.mark.parametrize("language", LANGUAGES)
both = pytest.mark.parametrize("paper", SIZES)
each = pytest.mark.parametrize("name", papers.PAPERS)


@each
@both
@every
def test_pages_are_as_many_and_as_large_as_told(name: str, paper: str, language: str) -> None:
    pages = printed(name, paper, language).pdf.pages
    assert len(pages) == papers.pages(name, paper, language) == SHORT.get(name, 1)
    size = sorted(SIZES[paper], reverse=name in papers.LANDSCAPE)
    for page in pages:
        assert [round(float(side) / MM * 10) for side in (page.width, page.height)] == size


@each
@both
@every
def test_nothing_stands_in_the_margin(name: str, paper: str, language: str) -> None:
    for page in printed(name, paper, language).pdf.pages:
        drawn = (*page.chars, *page.lines, *page.rects, *page.curves)
        out = [each.get("text") or each["object_type"] for each in drawn if _sticks_out(each, page)]
        assert out == []


def _sticks_out(drawn: Any, page: Any) -> bool:
    """Spaces may; Japanese brackets hang where a line begins or ends, by half of their width."""
    text = drawn.get("text")
    if text == " ":
        return False
    near = MARGIN / 10 - (HANGING if text and text in "「（」）" else LINE)
    left, top, right, bottom = (drawn[side] / MM for side in ("x0", "top", "x1", "bottom"))
    wide, high = float(page.width) / MM, float(page.height) / MM
    return not (near <= left and right <= wide - near and near <= top and bottom <= high - near)


@each
@both
@every
def test_all_words_are_on_the_paper(name: str, paper: str, language: str) -> None:
    sheet = printed(name, paper, language)
    words = {key: plain(told) for key, told in sheet.said.items() if not key.startswith("art-")}
    assert len(words) >= 4
    assert {key for key, told in words.items() if told not in sheet.text} == set()
    assert plain(KANJI[name]) in sheet.text


@each
@both
@every
def test_every_sign_has_a_face_of_the_house(name: str, paper: str, language: str) -> None:
    sheet = printed(name, paper, language)
    families = {family.replace(" ", "") for face in FACES.values() for family in face}
    signs = [sign for page in sheet.pdf.pages for sign in page.chars]
    # Typst has thin spaces of its own.
    strange = {s["text"] for s in signs if s["text"].strip() and not _among(s["fontname"], families)}
    assert strange == set()
    assert "(cid:" not in sheet.text
    assert "\ufffd" not in sheet.text


def _among(font: str, families: set[str]) -> bool:
    return any(font.rpartition("+")[2].startswith(family) for family in families)


@each
def test_texts_don_t_print_on_each_other(name: str) -> None:
    """In no language does a line of text cross another one: the middles of two signs are always apart."""
    for language in LANGUAGES:
        for page in printed(name, "letter", language).pdf.pages:
            assert list(_crossing(page)) == []


def _crossing(page: Any) -> Iterator[str]:
    signs = sorted((s for s in page.chars if s["text"].strip()), key=lambda s: (s["top"] + s["bottom"], s["x0"]))
    for at, one in enumerate(signs):
        for two in signs[at + 1 : at + 40]:
            apart = abs(one["x0"] + one["x1"] - two["x0"] - two["x1"]) / 2
            down = abs(one["top"] + one["bottom"] - two["top"] - two["bottom"]) / 2
            if apart < 0.8 and down < 2:
                yield one["text"] + two["text"]


@each
def test_a_page_is_looked_at_as_a_picture(name: str) -> None:
    picture = papers.preview(name, ppi=72)
    wide, high = struct.unpack(">II", picture[16:24])
    size = sorted(SIZES["a4"], reverse=name in papers.LANDSCAPE)
    assert (wide, high) == pytest.approx([side / 254 * 72 for side in size], abs=1)


def test_the_second_page_is_another_picture() -> None:
    assert papers.preview("rules", 2, ppi=40) != papers.preview("rules", 1, ppi=40)


@every
def test_a_title_says_what_a_sheet_is_for(language: str) -> None:
    titles = {say(language, key) for key in papers.PAPERS.values()}
    lines = {say(language, f"{key}-line") for key in papers.PAPERS.values()}
    assert len(titles) == len(lines) == len(papers.PAPERS)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (("scores",), "scores"),
        (("match", "a5"), "a5"),
        (("match", "a4", "de"), "de"),
        (("match", "a4", "en", {"seed": "7"}), "seed"),
        (("memory", "a4", "en", {"entrants": "7"}), "entrants"),
        (("memory", "a4", "en", {"seed": "7", "show": "faces"}), "faces"),
        (("memory", "a4", "en", {"seed": "7" * 300}), "7777"),
        (("memory", "a4", "en", {"seed": "a\udcff"}), r"a\?"),
        (("result", "a4", "en", {"entrants": "1"}), "1"),
        (("result", "a4", "en", {"entrants": "65"}), "65"),
        (("result", "a4", "en", {"entrants": "٣"}), "٣"),
    ],
)
def test_what_can_not_be_is_quoted(asked: tuple[Any, ...], told: str) -> None:
    with pytest.raises(BadInput, match=told) as refused:
        papers.render(*asked)
    assert refused.value.key == "error-print-choice"


def test_a_seed_is_any_text() -> None:
    content = papers.render("memory", options={"seed": '"#panic() \\ 海'})
    assert '"#panic()' in "".join(sign["text"] for sign in pdfplumber.open(io.BytesIO(content)).pages[0].chars).replace(
        " ", ""
    )


@pytest.mark.parametrize("page", [0, 3])
def test_a_page_that_there_is_not(page: int) -> None:
    with pytest.raises(BadInput) as refused:
        papers.preview("rules", page)
    assert refused.value.facts == {"given": str(page), "most": "2"}


def test_words_are_bold_between_asterisks_and_else_as_they_are() -> None:
    assert marked("to *take* a card") == '#"to "#strong("take")#" a card"'
    assert marked("#panic() [x]") == '#"#panic() [x]"'
    assert marked("52 × 73 mm") == '#"52\u00a0×\u00a073\u00a0mm"'


@pytest.mark.parametrize("name", ["seiza", "kamae", "swipe", "watching", "fold"])
def test_drawings_are_lines_alone(name: str) -> None:
    """No text, no pictures of others in them: they say the same in every language."""
    root = ElementTree.parse(FONTS.parent / "art" / f"{name}.svg").getroot()
    assert {part.tag.split("}")[1] for part in root.iter()} <= {"svg", "g", "path"}
