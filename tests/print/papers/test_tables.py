"""The tables say what the poems' data say, in the order that they promise."""

from __future__ import annotations

import io
from functools import cache
from typing import Any

import pdfplumber

from karuta.poems.anthology import poem
from karuta.poems.kana import romaji_of
from karuta.poems.kimariji import ALL, heard_romaji, kimariji, printed_kimariji
from karuta.poems.orders import BY_KIMARIJI, BY_PRINTED, FIRST_SOUNDS
from karuta.print import papers
from karuta.print.papers.kimariji import groups


@cache
def signs(name: str) -> tuple[Any, ...]:
    return tuple(pdfplumber.open(io.BytesIO(papers.render(name))).pages[0].chars)


def text(name: str, bold: bool | None = None) -> str:
    shown = (s["text"] for s in signs(name) if bold is None or ("Bold" in s["fontname"]) is bold)
    return "".join("".join(shown).split())


def test_kimariji_stand_by_first_sound_in_the_traditional_order() -> None:
    rows = "".join(
        f"{sound}{romaji_of(sound)}{len(numbers)}" + "".join(_row(number) for number in numbers)
        for sound, numbers in groups()
    )
    assert rows in text("kimariji")
    assert [sound for sound, _ in groups()] == list("".join(FIRST_SOUNDS))
    assert [number for _, numbers in groups() for number in numbers] == list(BY_KIMARIJI)


def _row(number: int) -> str:
    p = poem(number)
    return f"{number}{kimariji(number)}{heard_romaji(number)}{p.torifuda[: len(p.historical[3])]}"


def test_the_seven_of_one_sound_come_first() -> None:
    assert "".join(sound for sound, numbers in groups() if len(numbers) == 1) == "むすめふさほせ"


def test_cards_stand_in_the_order_of_their_text() -> None:
    rows = "".join(f"{poem(number).torifuda}{kimariji(number)}{heard_romaji(number)}{number}" for number in BY_PRINTED)
    assert rows in text("lower")
    assert sorted(BY_PRINTED) == sorted(ALL)


def test_what_tells_a_card_is_bold() -> None:
    rows = "".join(f"{printed_kimariji(number)}{kimariji(number)}" for number in BY_PRINTED)
    assert rows in text("lower", bold=True)


def test_a_row_is_one_line() -> None:
    """No kimariji is so long that it would break: rows are as many lines as poems, in both columns."""
    for name in ("kimariji", "lower"):
        middles = {number: _middles(name, number) for number in ALL}
        assert {number for number, found in middles.items() if len(found) != 1} == set(), name


def _middles(name: str, number: int) -> set[int]:
    """Heights of the signs of the kimariji of a poem, where they follow each other."""
    shown, wanted = signs(name), kimariji(number)
    run = "".join(s["text"] for s in shown)
    follow = wanted + heard_romaji(number)
    at = run.replace(" ", "_").find(follow)
    return {round(s["top"]) for s in shown[at : at + len(wanted)]}


def test_the_counting_table_counts_the_poems() -> None:
    rows = "".join(f"{sound}{romaji_of(sound)}{len(numbers)}" for sound, numbers in groups())
    assert rows in text("memorise")
    assert sum(len(numbers) for _, numbers in groups()) == len(ALL)
