"""What the rules sheet says is what the house plays by."""

from __future__ import annotations

import io
from functools import cache
from typing import Any

import pdfplumber
import pytest

from karuta.games.fouls import Target, referee
from karuta.mat.measures import SIDES, Format
from karuta.poems.kimariji import ALL, heard_romaji, kimariji
from karuta.print import papers
from karuta.print.papers.rules import CASES, RHYTHM, Case
from karuta.recital.programme.wish import Wish
from karuta.words import LANGUAGES, say

MM = 72 / 25.4
SENT = {
    # Rules 3.2 to 3.5, as they concern A.
    "nuki": -1,
    "mamori": 0,
    "dead-one": 1,
    "dead-both": 2,
    "semi-daburu": 1,
    "daburu": 2,
    "torizon": 0,
    "tomo-ote": 0,
}
TOUCHED: dict[str, tuple[Target, str, str]] = {
    "nuki": ("B", "t", "N"),
    "mamori": ("A", "t", "N"),
    "dead-one": ("D", "a", "N"),
    "dead-both": ("D", "ab", "N"),
    "semi-daburu": ("B", "o", "t"),
    "daburu": ("A", "o", "t"),
    "torizon": ("B", "to", "N"),
    "tomo-ote": ("D", "a", "b"),
}
"""The same in the classes of the truth tables: where the card lies, what A and what B touched."""


@cache
def pages(language: str, paper: str = "a4") -> tuple[Any, ...]:
    return tuple(pdfplumber.open(io.BytesIO(papers.render("rules", paper, language))).pages)


def text(language: str) -> str:
    return "".join("".join(sign["text"] for page in pages(language) for sign in page.chars).split())


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.key)
def test_sends_are_those_of_the_truth_tables(case: Case) -> None:
    assert case.sent == SENT[case.key]
    target, a, b = TOUCHED[case.key]
    decision = referee((25, 25), target, (a, b))
    assert -decision.verdict.net == SENT[case.key]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_case_has_what_is_sent_beside_it(language: str) -> None:
    for key, sent in SENT.items():
        told = "".join(say(language, f"paper-rules-case-{key}").split())
        assert f"{told}{'+' if sent > 0 else '–' if sent < 0 else ''}{abs(sent)}" in text(language), key


def test_the_rhythm_is_that_of_the_reader() -> None:
    pacing = Wish().pacing
    assert (pacing.lower_s, pacing.linger_s, pacing.silence_s, pacing.upper_s) == RHYTHM


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_bar_of_the_rhythm_is_in_proportion(paper: str) -> None:
    high = [rect for rect in pages("en", paper)[0].rects if rect["height"] / MM == pytest.approx(7.5, abs=0.01)]
    widths = [rect["width"] for rect in high]
    assert [width / sum(widths) * sum(RHYTHM) for width in widths] == pytest.approx(RHYTHM, abs=0.001)


def test_the_mat_is_in_true_proportion() -> None:
    fmt = Format()
    drawn = [(rect["width"], rect["height"]) for rect in pages("en")[0].rects]
    scale = max(wide for wide, high in drawn if high / wide == pytest.approx(fmt.field_depth / fmt.width, abs=1e-3))
    scale /= fmt.width
    fields = [rect for rect in pages("en")[0].rects if rect["width"] == pytest.approx(fmt.width * scale, rel=1e-4)]
    tops = sorted({round((rect["top"] - fields[0]["top"]) / scale) for rect in fields})
    wanted = sorted(top for side in SIDES for top in fmt.tops[side])
    assert [top - tops[0] for top in tops] == pytest.approx(wanted, abs=3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_kimariji_are_told_from_the_poems(language: str) -> None:
    for number, unread in ((17, ALL), (42, ALL), (75, ALL), (42, ALL - {75})):
        assert kimariji(number, unread) in text(language)
        assert language == "ja" or heard_romaji(number, unread) in text(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_measures_are_those_of_the_mat(language: str) -> None:
    unit = "см" if language == "ru" else "cm"
    for length in (87, 3, 1):
        assert text(language).count(f"{length}{unit}") >= 2
