"""The table of kimariji by first sound, in the order in which players learn them: む す め ふ さ ほ せ ..."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from karuta.poems.anthology import Poem, poem
from karuta.poems.kana import romaji_of
from karuta.poems.kimariji import heard_romaji, kimariji
from karuta.poems.orders import BY_KIMARIJI, FIRST_SOUNDS
from karuta.print.papers.page import Sheet
from karuta.print.setting import literal, mm

_HOW: Final = 105
_GAP: Final = 9
"""Between groups of a first sound, 0.1 mm."""


def groups() -> list[tuple[str, tuple[int, ...]]]:
    """Each first sound with its poems, in the traditional order."""
    return [(sound, tuple(numbers)) for sound, numbers in groupby(BY_KIMARIJI, key=lambda n: poem(n).upper[0])]


def pages(sheet: Sheet) -> list[str]:
    columns = _halves()
    most = max(sum(len(numbers) for _, numbers in column) for column in columns)
    gaps = max(len(column) for column in columns) * _GAP
    row = (sheet.height - _HOW - gaps) / most
    parts = ", ".join("[" + "".join(_group(*group, row) for group in column) + "]" for column in columns)
    counts = " · ".join(
        sheet.say(
            "kimariji-count",
            sounds="".join(sounds) if sheet.language == "ja" else " ".join(sounds),
            count=len(dict(groups())[sounds[0]]),
        )
        for sounds in FIRST_SOUNDS
    )
    page = f"#grid(columns: (1fr, 1fr), column-gutter: 7mm, {parts})\n#v(1fr)\n"
    return [page + f"#small[{sheet.text('kimariji-how')} #{literal(counts)}]"]


def _halves() -> list[list[tuple[str, tuple[int, ...]]]]:
    """The groups in two columns as even as can be."""
    every = groups()
    longest = [sum(len(numbers) for _, numbers in every[:at]) for at in range(len(every) + 1)]
    cut = min(range(len(every)), key=lambda at: abs(longest[at] - longest[-1] / 2))
    return [every[:cut], every[cut:]]


def _group(sound: str, numbers: tuple[int, ...], row: float) -> str:
    big = min(row * 1.1, 52)
    rows = ", ".join(_row(poem(number)) for number in numbers)
    return (
        f"#block(width: 100%, spacing: 0pt, inset: (bottom: {mm(_GAP / 2)}), below: {mm(_GAP / 2)}, "
        "stroke: (bottom: 0.3pt + hair))["
        f"#place(left + top, dy: {mm(row * 0.5 - big * 0.5)}, text(size: {mm(big)}, fill: green, "
        f"top-edge: 0.88em, bottom-edge: -0.12em, brush({literal(sound)})))"
        f"#place(left + top, dx: 6.6mm, dy: {mm(row * 0.5 - 14)}, text(size: 2.3mm, fill: soft, top-edge: 0.88em, "
        f"[{romaji_of(sound)} {len(numbers)}]))"
        f"#pad(left: 13.5mm, grid(columns: (5.5mm, 20.5mm, 20.5mm, 1fr), rows: {mm(row)}, "
        f"align: (right + horizon, left + horizon, left + horizon, left + horizon), column-gutter: 1.4mm, {rows}))]"
    )


def _row(p: Poem) -> str:
    """Number, kimariji, how it sounds, and with what the card begins."""
    printed = p.torifuda[: len(p.historical[3])]
    return (
        f'small[{p.number}], text(size: 9pt, weight: "bold", {literal(kimariji(p.number))}), '
        f"text(size: 7.8pt, {literal(heard_romaji(p.number))}), text(size: 7.6pt, fill: soft, {literal(printed)})"
    )
