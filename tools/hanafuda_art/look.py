"""Sheets to look at: the whole deck large, as small as a phone shows it, and as colour-blind eyes see it.

``python -m tools.hanafuda_art.look`` needs Chromium and Playwright, and Pillow where it is there to keep the
pictures small.
"""

import argparse
import asyncio
import base64
import os
from pathlib import Path

from playwright.async_api import Browser, async_playwright
from tools.hanafuda_art.__main__ import ART
from tools.hanafuda_art.deck import MONTHS, kinds

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
LARGE, SMALL = 208, 42
SIGHTS = {"normal": "none", "protan": "protanopia", "deutan": "deuteranopia"}


def deck(months: list[int], art: Path) -> list[Path]:
    """The cards of ``months`` that are there, in the order of the deck."""
    paths = [art / f"{token}.svg" for month in months for token in kinds(month)]
    return [path for path in paths if path.is_file()]


def sheet(paths: list[Path], width: int, columns: int, corners: bool) -> str:
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


async def photograph(browser: Browser, page_text: str, sight: str, into: Path) -> None:
    """One sheet as a PNG, seen with ``sight`` (a vision deficiency of the Chromium protocol)."""
    page = await browser.new_page(viewport={"width": 400, "height": 300})
    session = await page.context.new_cdp_session(page)
    await session.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
    await page.set_content(page_text)
    await page.locator("body").screenshot(path=into)
    await page.close()


async def look(months: list[int], art: Path, into: Path, large: int, columns: int, corners: bool) -> None:
    """Write ``<size>-<sight>.png`` for every size and sight into ``into``."""
    into.mkdir(parents=True, exist_ok=True)
    paths = deck(months, art)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=os.environ.get("KARUTA_CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"]
        )
        for name, sight in SIGHTS.items():
            await photograph(browser, sheet(paths, SMALL, 12, corners), sight, into / f"small-{name}.png")
            await photograph(browser, sheet(paths, large, columns, corners), sight, into / f"large-{name}.png")
        await browser.close()


def main() -> None:
    """Run by ``python -m tools.hanafuda_art.look``."""
    options = argparse.ArgumentParser(prog="python -m tools.hanafuda_art.look", description=__doc__)
    options.add_argument("--month", type=int, action="append", choices=MONTHS, help="only this month (repeatable)")
    options.add_argument("--art", type=Path, default=ART, help="where the cards are")
    options.add_argument("--into", type=Path, default=Path("/tmp/hanafuda-look"), help="where to put the sheets")
    options.add_argument("--large", type=int, default=LARGE, help="width of a card on the large sheet, in pixels")
    options.add_argument("--columns", type=int, default=4)
    options.add_argument("--corners", action="store_true", help="with the beginners' marks")
    given = options.parse_args()
    asyncio.run(look(given.month or list(MONTHS), given.art, given.into, given.large, given.columns, given.corners))


if __name__ == "__main__":
    main()
