"""Pictures of printed sheets for the documentation: `python -m tools.printed_pictures [NAME...]`."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from karuta.print import papers
from karuta.print.cards import preview
from karuta.print.order import Order

FOLDER = Path("docs/pictures")
COLOURS = 88
PICTURES = {
    "print-torifuda": (Order(layout="5x2", poems="11..20"), 1, 110),
    "print-yomifuda": (Order(kind="yomifuda", poems="1..10"), 1, 110),
    "print-hanafuda": (Order(kind="hanafuda"), 1, 110),
    "print-learners": (Order(hints="romaji", layout="3x3", poems="1..9"), 1, 80),
    "print-marked": (Order(kind="yomifuda", marks=True, layout="3x3", poems="10..18"), 1, 100),
    "print-large": (Order(look="large", poems="17,18,21,22"), 1, 60),
    "print-backs": (Order(backs="duplex", poems="1..10"), 2, 60),
    "print-rims": (Order(kind="rims", poems="1..9"), 1, 60),
}
"""Order, page and dots an inch of each."""
SHEETS = {
    "print-rules": ("rules", (1, 2), {}, 64),
    "print-memory": ("memory", (1,), {"seed": "7"}, 64),
    "print-tables": ("kimariji", (1,), {}, 72),
    "print-making": ("making", (1,), {}, 56),
    "print-guests": ("spectators", (1,), {}, 56),
}
"""Sheet, its pages side by side, options, dots an inch."""


def main(wanted: set[str]) -> None:
    for name, (order, page, ppi) in PICTURES.items():
        if wanted and name not in wanted:
            continue
        _save(name, [preview(order, page, ppi)])
    for name, (sheet, pages, options, ppi) in SHEETS.items():
        if not wanted or name in wanted:
            _save(name, [papers.preview(sheet, page, options=options, ppi=ppi) for page in pages])


def _save(name: str, pages: Sequence[bytes]) -> None:
    """Pages side by side, in few colours."""
    shown = [Image.open(io.BytesIO(page)).convert("RGB") for page in pages]
    whole = Image.new("RGB", (sum(page.width for page in shown), shown[0].height))
    for at, page in enumerate(shown):
        whole.paste(page, (sum(before.width for before in shown[:at]), 0))
    few = whole.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    few.save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main(set(sys.argv[1:]))
