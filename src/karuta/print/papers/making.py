"""How cards are made of board and paper. Sizes and numbers of sheets are those of the orders that print them."""

from __future__ import annotations

from typing import Final

from karuta.poems.anthology import poem
from karuta.print.looks import LOOKS
from karuta.print.order import Order
from karuta.print.papers import mat
from karuta.print.papers.page import Sheet
from karuta.print.rims import FOLD
from karuta.print.setting import literal, mm

HUNDRED: Final = 100
_CARD: Final = 17
_WIDE: Final = 1600
_VIEW: Final = 682
_LAST: Final = (553.7, 23.7, 102.9, 147)
"""How wide the drawing is in its own unit, and where the face of the last card is in it."""
_STEPS: Final = ("print", "board", "back", "fold", "face", "press")
_NEEDS: Final = ("board", "faces", "backs", "paste", "tools")


def pages(sheet: Sheet) -> list[str]:
    needs = "\n".join(f"#need[{sheet.text(f'making-need-{key}', **facts(sheet))}]" for key in _NEEDS)
    steps = "\n".join(
        f"#block(spacing: 0.9em, numbered([{at}], [{sheet.text(f'making-{key}', **facts(sheet))}]))"
        for at, key in enumerate(_STEPS, 1)
    )
    page = (
        "#fitted[#let need(it) = block(spacing: 0.9em, grid(columns: (5mm, 1fr), "
        "box(width: 2.6mm, height: 2.6mm, stroke: 0.5pt + soft), it))\n"
        f"#par(text(size: 1.1em)[{sheet.text('making-intro', **facts(sheet))}])\n#v(1fr)\n"
        "#grid(columns: (1fr, 1.35fr), column-gutter: 10mm, [\n"
        f"#section({literal(sheet.say('making-needs-title'))})\n{needs}\n], [\n"
        f"#section({literal(sheet.say('making-steps-title'))})\n{steps}\n])\n#v(1fr)\n"
        f"#align(center)[{_fold(sheet)}]\n{_captions(sheet)}\n#v(1fr)\n"
        f"#block(width: 100%, fill: tint, inset: 3.5mm, radius: 1mm)[{sheet.text('making-note', **facts(sheet))}]]"
    )
    return [page]


def facts(sheet: Sheet) -> dict[str, str | int]:
    """Sizes in mm, and how many sheets each of the decks takes."""
    rim = round(LOOKS["colour"].rim_width)
    faces, rims = Order(paper=sheet.paper), Order(kind="rims", paper=sheet.paper)
    return {
        "width": f"{faces.card.width / 10:g}",
        "height": f"{faces.card.height / 10:g}",
        "sheets": -(-HUNDRED // faces.grid(HUNDRED).places),
        "rim_width": f"{rims.card.width / 10:g}",
        "rim_height": f"{rims.card.height / 10:g}",
        "rim_sheets": -(-HUNDRED // rims.grid(HUNDRED).places),
        "fold": f"{FOLD / 10:g}",
        "face_width": f"{(faces.card.width - 2 * rim) / 10:g}",
        "face_height": f"{(faces.card.height - 2 * rim) / 10:g}",
        "rim": _decimal(rim, sheet.language),
    }


def _decimal(tenths: int, language: str) -> str:
    """With a comma where one is written."""
    told = f"{tenths / 10:g}"
    return told if language in {"en", "ja"} else told.replace(".", ",")


def _fold(sheet: Sheet) -> str:
    """The four steps; on the last card stands what is printed on a card."""
    unit = _WIDE / _VIEW
    x, y, width, height = (at * unit for at in _LAST)
    text = mat.written(poem(_CARD).torifuda, width, height)
    return (
        f"#box(width: {mm(_WIDE)})[{sheet.picture('fold', _WIDE)}#place(top + left, dx: {mm(x)}, dy: {mm(y)}, "
        f"box(width: {mm(width)}, height: {mm(height)})[{text}])]"
    )


def _captions(sheet: Sheet) -> str:
    told = ", ".join(f"align(center, small[{sheet.text(f'making-fold-{at}', **facts(sheet))}])" for at in range(1, 5))
    return (
        f"#align(center, block(width: {mm(_WIDE)}, above: 2mm, grid(columns: (1fr,) * 4, column-gutter: 3mm, {told})))"
    )
