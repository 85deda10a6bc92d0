"""The table by what is printed on the card: whoever sees a torifuda finds its kimariji here."""

from __future__ import annotations

from typing import Final

from karuta.poems.anthology import Poem, poem
from karuta.poems.kimariji import heard_romaji, kimariji, printed_kimariji
from karuta.poems.orders import BY_PRINTED
from karuta.print.papers.page import Sheet
from karuta.print.setting import literal, mm

_HOW: Final = 95


def pages(sheet: Sheet) -> list[str]:
    half = len(BY_PRINTED) // 2
    row = (sheet.height - _HOW) / half
    parts = ", ".join(_column(BY_PRINTED[first : first + half], row) for first in (0, half))
    return [f"#grid(columns: (1fr, 1fr), column-gutter: 7mm, {parts})\n#v(1fr)\n#small[{sheet.text('lower-how')}]"]


def _column(numbers: tuple[int, ...], row: float) -> str:
    cells = ", ".join(_row(poem(number)) for number in numbers)
    # A line where another sign begins.
    first = [poem(number).torifuda[0] for number in numbers]
    ruled = ", ".join(str(at) for at in range(len(first)) if at + 1 == len(first) or first[at] != first[at + 1])
    return (
        f"table(columns: (1fr, 20mm, 18mm, 6mm), rows: {mm(row)}, inset: (left: 0.3mm, right: 0.5mm, y: 0pt), "
        "align: (x, y) => (if x == 3 { right } else { left }) + horizon, "
        f"stroke: (x, y) => (bottom: if ({ruled},).contains(y) {{ 0.3pt + hair }}), {cells})"
    )


def _row(p: Poem) -> str:
    """The printed text with what tells it apart in bold, the kimariji, how that sounds, the number."""
    telling = printed_kimariji(p.number)
    rest = p.torifuda[len(telling) :]
    return (
        f"text(size: 7.7pt)[#strong({literal(telling)})#text(fill: soft, {literal(rest)})], "
        f'text(size: 8.6pt, weight: "bold", fill: green, {literal(kimariji(p.number))}), '
        f"text(size: 7.2pt, {literal(heard_romaji(p.number))}), small[{p.number}]"
    )
