"""Torifuda: the lower verse in kana, in columns of five, five and the rest from right to left, as real cards have it.

The measures are those of the page's cards (browser/src/mat/card.ts), in mm of a card of 52 x 73.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from karuta.poems.anthology import Poem
from karuta.poems.kimariji import heard_romaji, kimariji
from karuta.print.drawing import Drawing
from karuta.print.looks import LOOKS
from karuta.print.order import Order

COLUMNS: Final = (40.9, 25.95, 11.0)
FIRST_ROW: Final = 10.7
PITCH: Final = 12.95
LOOSE: Final = MappingProxyType({"yuji": 1.174, "klee": 1.11, "clear": 0.97})
"""How large the signs of a face are for their pitch: those that are written leave much of their field white."""
TOP: Final = 1.7
LEFT, INNER = 3.4, 45.2
FOOT: Final = MappingProxyType({"none": 0.0, "kimariji": 5.4, "romaji": 9.6, "meaning": 9.6})
"""Room at the foot of a card for what a learner is told."""


def torifuda(poem: Poem, order: Order) -> str:
    """The card in typst."""
    drawing = Drawing(order.card, LOOKS[order.look])
    drawing.lettering(order.font)
    written = (drawing.look.face or order.font) != "clear"
    shrunk = 1 - FOOT[order.hints] / (73 - 2 * TOP)
    for x, column in zip(COLUMNS, (poem.torifuda[:5], poem.torifuda[5:10], poem.torifuda[10:]), strict=True):
        crowded = len(column) > 5
        pitch = PITCH * 5.06 / len(column) if crowded else PITCH
        first = FIRST_ROW - (PITCH - pitch) / 2 if crowded else FIRST_ROW
        # Brush strokes may come nearer to each other than the rows do.
        em = pitch * LOOSE[drawing.look.face or order.font] * ((1 + shrunk) / 2 if written else shrunk)
        drawing.column(column, x, [TOP + (first + row * pitch - TOP) * shrunk for row in range(len(column))], em)
    _foot(drawing, poem, order)
    return str(drawing)


def _foot(drawing: Drawing, poem: Poem, order: Order) -> None:
    drawing.lettering("clear", drawing.look.soft)
    number = str(poem.number)
    if order.hints == "meaning":
        drawing.paragraph(poem.gloss[order.language], (LEFT, 61.3), (INNER - 3.6, 9.6), 2.15)
        drawing.line(number, LEFT, 69.6, 2.1, width=INNER, how="right")
        return
    if order.hints == "romaji":
        for row, phrase in enumerate(poem.romaji[3:]):
            drawing.line(phrase, LEFT, 63.6 + 3.1 * row, 2.55)
    drawing.line(number, LEFT, 69.6, 2.1)
    if order.hints in {"kimariji", "romaji"}:
        # A kimariji is what is listened for: as it sounds in romaji, as it is written in kana.
        told = kimariji(poem.number) if order.hints == "kimariji" else heard_romaji(poem.number)
        drawing.lettering("clear", bold=True)
        drawing.line(told, LEFT, 68.9, 4.0 if order.hints == "kimariji" else 3.0, width=INNER, how="right")
