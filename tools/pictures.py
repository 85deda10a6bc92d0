"""Takes the pictures of docs/pictures from the built page, as a visitor sees it: `python tools/pictures.py [NAME...]`.

The page is driven as in tests/browser, on a server of its own with a fixed seed.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browser import test_koikoi_table as table  # noqa: E402
from browser.conftest import CHROMIUM, DESKTOP, PHONE, kept, serving  # noqa: E402
from browser.sitter import SETTINGS, Sitter, Wire  # noqa: E402
from browser.test_phone import Toucher  # noqa: E402
from games.koikoi import test_record as koikoi_record  # noqa: E402

PICTURES = ROOT / "docs/pictures"
SIZES: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": {**PHONE, "device_scale_factor": 2}}
RULES = {"window": "kimariji", "memorise_s": 0}
READINGS = 14
"""Played before the picture of a match is taken."""
TURNS = 4
"""Played before the picture of a table of Koi-Koi is taken."""
DECISIONS = 11
"""Gone through before the picture of a replay of Koi-Koi is taken."""


def _page(browser: Browser, address: str, size: str, wire: Wire, **settings: Any) -> Page:
    context = browser.new_context(service_workers="block", locale="en-GB", **SIZES[size])
    script = "".join(f"localStorage.setItem({key!r}, {value!r});" for key, value in kept(**settings).items())
    context.add_init_script(script)
    page = context.new_page()
    wire.listen(page)
    page.goto(address)
    return page


def _shoot(page: Page, name: str, size: str) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    path = PICTURES / f"{name}-{size}.png"
    page.wait_for_timeout(700)
    page.screenshot(path=path)
    print(path.relative_to(ROOT))


def home(browser: Browser, address: str, size: str) -> None:
    """The entrance as a newcomer finds it."""
    page = _page(browser, address, size, Wire())
    page.locator(".door-karuta .door-open:enabled").wait_for()
    _shoot(page, "home", size)


def match(browser: Browser, address: str, size: str) -> None:
    """A match in play, and its replay from the end."""
    wire = Wire()
    page = _page(browser, address, size, wire, **SETTINGS, rules=RULES)
    sitter = (Toucher if size == "phone" else Sitter)(page, wire, RULES)
    sitter.begin()
    for _ in range(READINGS):
        sitter.reading(sitter.take)
    while sitter.duty() != "open":
        sitter.do(sitter.duties[-1])
    _shoot(page, "match", size)
    sitter.play()
    _shoot(page, "result", size)
    page.locator(".result a[href*=review]").click()
    page.locator(".ticks-line i").first.wait_for()
    page.locator(".ticks input").press("End")
    for _ in range(3):
        page.locator(".ticks input").press("ArrowLeft")
    _shoot(page, "replay", size)


def cards(browser: Browser, address: str, size: str) -> None:
    """The flower cards by month."""
    page = _page(browser, address + "/cards", size, Wire())
    page.locator(".months").evaluate("(months) => months.scrollIntoView()")
    page.wait_for_load_state("networkidle")
    _shoot(page, "cards", size)


def koikoi(browser: Browser, address: str, size: str) -> None:
    """A table of Koi-Koi in play, a card lifted where there is a mouse, and the question whether to go on."""
    page = _page(browser, address, size, Wire(), sound=False, koikoi_lessons=False)
    page.locator(".door-koikoi .door-open:enabled").click()
    page.wait_for_url("**/koikoi")
    turns = 0
    for at in table.match(page, table.by_finger if size == "phone" else table.by_pointer):
        turns += at == "hand"
        if at == "hand" and turns == TURNS + 1:
            if size == "desktop":
                page.locator(f".kk-hand [data-card='{table.capture(page)}']").hover()
            _shoot(page, "koikoi", size)
        if at == "decision" and turns > TURNS:
            _shoot(page, "koikoi-decision", size)
            return


def koikoi_replay(browser: Browser, address: str, size: str) -> None:
    """A decision in a match of Koi-Koi between two who play at random."""
    page = _page(browser, address, size, Wire())
    text = koikoi_record.text_of(koikoi_record.played("short", "4"))
    record = {"name": "match.karuta", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(record)  # type: ignore[arg-type]
    page.locator(".kr-title").wait_for()
    page.evaluate("document.activeElement?.blur()")
    for _ in range(DECISIONS):
        page.keyboard.press("ArrowRight")
    _shoot(page, "koikoi-replay", size)


def main(wanted: list[str]) -> None:
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=CHROMIUM)
        for size in SIZES:
            for picture in (home, match, cards, koikoi, koikoi_replay):
                if not wanted or picture.__name__ in wanted:
                    picture(browser, address, size)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
