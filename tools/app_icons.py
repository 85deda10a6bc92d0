"""Write the icons of the installed app, browser/public/icon-*.png, from the crest in icon.svg.

    python tools/app_icons.py

Systems cut a maskable icon to a shape of their own, of which a circle of 80 % is always seen: its ground goes to the
edge, and the card lies within the circle.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import typst

FOLDER = Path(__file__).parent.parent / "browser" / "public"
CREST = FOLDER / "icon.svg"
SIZES = {"icon-192.png": 192, "icon-512.png": 512, "icon-maskable-512.png": 512, "icon-touch-180.png": 180}
FULL = {"icon-maskable-512.png": 0.8, "icon-touch-180.png": 0.9}
"""Icons whose ground goes to the edge, and how large the card is on it."""


def crest(scale: float | None) -> str:
    """The crest as it is, or with a ground to the edge and the card smaller."""
    svg = CREST.read_text(encoding="utf-8")
    if scale is None:
        return svg
    svg, grounds = re.subn(r' rx="12"', "", svg)
    svg, cards = re.subn(r"rotate\(-8 32 32\)", f"translate(32 32) scale({scale}) rotate(-8) translate(-32 -32)", svg)
    assert (grounds, cards) == (1, 1), "the crest is drawn otherwise by now"
    return svg


def icon(size: int, scale: float | None) -> bytes:
    """The crest as a PNG of `size` pixels square."""
    escaped = crest(scale).replace("\\", "\\\\").replace('"', '\\"')
    page = f"#set page(width: {size}pt, height: {size}pt, margin: 0pt, fill: none)\n"
    page += f'#image(bytes("{escaped}"), format: "svg", width: 100%, height: 100%)'
    compile: Any = typst.compile  # its types leave out documents of several files
    made = compile(page.encode(), format="png", ppi=72.0)
    assert isinstance(made, bytes)
    return made


def main() -> None:
    """Writes all icons."""
    for name, size in SIZES.items():
        (FOLDER / name).write_bytes(icon(size, FULL.get(name)))


if __name__ == "__main__":
    main()
