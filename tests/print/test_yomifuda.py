from __future__ import annotations

import pytest

from karuta.poems.anthology import JOKA, POEMS
from karuta.print.figures import figure_of, poet
from karuta.print.yomifuda import runs


def test_every_phrase_is_parted_and_nothing_is_lost() -> None:
    for p in (JOKA, *POEMS):
        for text, reading in zip(p.text, p.historical, strict=True):
            parted = runs(text, reading)
            assert "".join(signs for signs, _ in parted) == text
            assert "".join(kana or signs for signs, kana in parted) == reading


@pytest.mark.parametrize(
    ("number", "phrase", "parted"),
    [
        (5, 1, [("紅葉踏", "もみぢふ"), ("み", ""), ("分", "わ"), ("け", "")]),
        (35, 4, [("香", "か"), ("に", ""), ("匂", "にほ"), ("ひける", "")]),
        (39, 1, [("小野", "をの"), ("の", ""), ("篠原", "しのはら")]),
        (100, 1, [("古", "ふる"), ("き", ""), ("軒端", "のきば"), ("の", "")]),
    ],
)
def test_readings_that_could_be_parted_otherwise(number: int, phrase: int, parted: list[tuple[str, str]]) -> None:
    p = POEMS[number - 1]
    assert runs(p.text[phrase], p.historical[phrase]) == parted


def test_poets_by_class() -> None:
    figures = [figure_of(p.number) for p in POEMS]
    assert {figure: figures.count(figure) for figure in set(figures)} == {
        "tono": 66,
        "hime": 21,
        "bozu": 12,
        "semimaru": 1,
    }


@pytest.mark.parametrize("look", ["colour", "ink-saver", "black", "large"])
def test_a_figure_is_dressed_or_a_drawing_of_lines(look: str) -> None:
    name, drawn = poet(2, look)
    assert name.startswith("hime-")
    assert b"#0000f" not in drawn
    if look != "colour":
        assert b"#e7b94f" not in drawn
