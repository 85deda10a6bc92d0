"""Sheets to look at: the deck large, as small as a phone shows it, and as colour-blind eyes see it.

``python -m tools.hanafuda_art.look`` puts them into a scratch directory; ``--pictures`` writes the pictures
of the manual instead. It needs Chromium and Playwright.
"""

import argparse
import asyncio
import base64
import tempfile
from pathlib import Path

from playwright.async_api import Browser, async_playwright
from tools.hanafuda_art.__main__ import ART
from tools.hanafuda_art.deck import MONTHS, kinds
from tools.hanafuda_art.flat_png import reduced

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
LARGE, SMALL = 208, 42
SIGHTS = {"normal": "none", "protan": "protanopia", "deutan": "deuteranopia"}


def deck(months: list[int], art: Path) -> list[Path]:
    """The cards of ``months`` that are there, in the order of the deck."""
    paths = [art / f"{token}.svg" for month in months for token in kinds(month)]
    return [path for path in paths if path.is_file()]


def sheet(paths: list[Path], width: int, columns: int, corners: bool = False) -> str:
    """A page with the cards at ``width`` pixels, ``columns`` in a row."""

    def picture(path: Path) -> str:
        layers = [path, path.with_name("corners") / path.name] if corners else [path]
        coded = (base64.b64encode(layer.read_bytes()).decode() for layer in layers)
        return "<span>" + "".join(f'<img src="data:image/svg+xml;base64,{text}">' for text in coded) + "</span>"

    gap = max(4, width // 16)
    return (
        f"<!doctype html><style>body{{margin:0;padding:{gap}px;background:#24453a;display:grid;gap:{gap}px;"
        f"grid-template-columns:repeat({columns},{width}px);width:max-content}}span{{position:relative}}"
        f"img{{width:{width}px;display:block}}img+img{{position:absolute;inset:0}}</style>"
        + "".join(picture(path) for path in paths)
    )


async def photograph(browser: Browser, page_text: str, sight: str) -> bytes:
    """One sheet as a PNG, seen with ``sight`` (a vision deficiency of the Chromium protocol)."""
    page = await browser.new_page(viewport={"width": 400, "height": 300})
    session = await page.context.new_cdp_session(page)
    await session.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
    await page.set_content(page_text)
    taken = await page.locator("body").screenshot()
    await page.close()
    return taken


async def photographs(sheets: dict[str, tuple[str, str]]) -> dict[str, bytes]:
    """Name -> (page, sight) becomes name -> PNG."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        taken = {name: await photograph(browser, *each) for name, each in sheets.items()}
        await browser.close()
    return taken


def for_looking(paths: list[Path], large: int, columns: int, corners: bool) -> dict[str, tuple[str, str]]:
    """Every size with every sight."""
    pages = {"small": sheet(paths, SMALL, 12, corners), "large": sheet(paths, large, columns, corners)}
    return {f"{size}-{name}.png": (page, sight) for size, page in pages.items() for name, sight in SIGHTS.items()}


def manual(art: Path) -> dict[str, bytes]:
    """The deck with a month in each column: large, so for both kinds of colour-blind eyes, and small for all three."""
    months = [deck([month], art) for month in MONTHS]
    rows = [path for row in zip(*months, strict=True) for path in row]
    pages = {LARGE: sheet(rows, LARGE, 12), SMALL: sheet(rows, SMALL, 12)}
    taken = asyncio.run(
        photographs(
            {f"{width} {name}": (page, sight) for width, page in pages.items() for name, sight in SIGHTS.items()}
        )
    )
    return {
        "hanafuda.png": reduced(taken[f"{LARGE} normal"]),
        "hanafuda-colour-blind.png": reduced(taken[f"{LARGE} protan"], taken[f"{LARGE} deutan"]),
        "hanafuda-small.png": reduced(*(taken[f"{SMALL} {name}"] for name in SIGHTS)),
    }


def main() -> None:
    """Run by ``python -m tools.hanafuda_art.look``."""
    options = argparse.ArgumentParser(prog="python -m tools.hanafuda_art.look", description=__doc__)
    options.add_argument("--month", type=int, action="append", choices=MONTHS, help="only this month (repeatable)")
    options.add_argument("--art", type=Path, default=ART, help="where the cards are")
    options.add_argument("--into", type=Path, help="where to put the sheets")
    options.add_argument("--large", type=int, default=LARGE, help="width of a card on the large sheet, in pixels")
    options.add_argument("--columns", type=int, default=4)
    options.add_argument("--corners", action="store_true", help="with the beginners' marks")
    options.add_argument("--pictures", action="store_true", help="write the pictures of the manual")
    given = options.parse_args()
    if given.pictures:
        into, made = given.into or PICTURES, manual(given.art)
    else:
        into = given.into or Path(tempfile.gettempdir()) / "hanafuda-look"
        paths = deck(given.month or list(MONTHS), given.art)
        made = asyncio.run(photographs(for_looking(paths, given.large, given.columns, given.corners)))
    into.mkdir(parents=True, exist_ok=True)
    for name, png in made.items():
        (into / name).write_bytes(png)


if __name__ == "__main__":
    main()
