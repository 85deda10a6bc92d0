"""Decks on paper: seconds from the command to the file, sheets, and sizes measured in the PDF.

Each run is a new process, as whoever types `karuta print` has it: a second setting in the same process would find most
of its work done. The best of a few runs counts: other work on the machine slows them all.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pdfplumber

from karuta.print.sizes import Size, size_of

RUNS = 3
BAR_S = 5.0
SIZE_BAR_MM = 0.05
MM = 72 / 25.4
DECKS = {
    "torifuda": ("torifuda --layout 5x2", "52x73"),
    "torifuda with meanings, duplex": ("torifuda --hints meaning --backs duplex", "52x73"),
    "yomifuda": ("yomifuda", "52x73"),
    "hanafuda": ("hanafuda", "33x54"),
}


def best(words: str, file: Path) -> float:
    """Seconds of the quickest run, which leaves its PDF in `file`."""
    command = [sys.executable, "-m", "karuta", "print", *words.split(), "-o", str(file)]
    runs = []
    for _ in range(RUNS):
        began = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        runs.append(time.perf_counter() - began)
    return min(runs)


def farthest_off(pages: list[pdfplumber.page.Page], size: Size) -> float:
    """By how many mm the card that is farthest from its size is off."""
    wide, high = size.width / 10, size.height / 10
    sizes = [(rect["width"] / MM, rect["height"] / MM) for page in pages for rect in page.rects]
    return max(float(max(abs(w - wide), abs(h - high))) for w, h in sizes if abs(w - wide) < 1 and abs(h - high) < 1)


def main() -> int:
    kept = True
    with tempfile.TemporaryDirectory() as folder:
        for name, (words, size) in DECKS.items():
            file = Path(folder, "cards.pdf")
            seconds = best(words, file)
            with pdfplumber.open(file) as document:
                off, pages = farthest_off(document.pages, size_of(size)), len(document.pages)
            kept &= seconds <= BAR_S and off <= SIZE_BAR_MM
            print(
                f"{name}: {seconds:.2f} s, {pages} pages, {file.stat().st_size / 1024:.0f} KB, "
                f"cards of {size} mm to within {off:.3f} mm"
            )
    print(f"bars: {BAR_S:.0f} s a deck, {SIZE_BAR_MM} mm")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
