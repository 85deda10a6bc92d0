"""A match by touch on a phone: every screen fits across, cards can be read, fingers sweep."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from browser.conftest import PHONE, Visit
from browser.sitter import SETTINGS, Sitter, Wire
from karuta.words import say

RULES = {"format": "nodead", "cards_a": 5, "cards_b": 5, "window": "kimariji", "after_take_ms": 200}
WIDTH: int = PHONE["viewport"]["width"]
LEAST_WIDTH, LEAST_HEIGHT, LEAST_KANA = 27, 58, 9.5
"""Of a card and of its printed kana, CSS px."""
KANA = """() => [...document.querySelectorAll(".board .card:not([hidden]) .kana text")].map(
  (line) => Number(line.getAttribute("font-size")) * Math.hypot(line.getScreenCTM().b, line.getScreenCTM().d))"""
ACROSS = """(width) => [document.scrollingElement.scrollWidth, ...[...document.querySelectorAll("dialog[open]")].map(
  (sheet) => sheet.querySelector(".sheet-body").scrollWidth)].every((found) => found <= width)"""


class Toucher(Sitter):
    """One who plays with fingers: taps and swipes."""

    def __init__(self, page: Page, wire: Wire, rules: dict[str, Any]) -> None:
        super().__init__(page, wire, rules)
        self.touch = page.context.new_cdp_session(page)

    def hit(self, button: Locator) -> None:
        """Tap when the cards lie still: Chromium takes a tap right after a swipe for the end of it."""
        self.still()
        button.tap()

    def stroke(self, *points: tuple[float, float], steps: int = 5) -> None:
        before, *rest = points
        self._finger("touchStart", before)
        for point in rest:
            for i in range(1, steps + 1):
                share = i / steps
                self._finger("touchMove", tuple(a + (b - a) * share for a, b in zip(before, point, strict=True)))
            before = point
        self._finger("touchEnd", None)

    def _finger(self, kind: str, point: Any) -> None:
        touches = [] if point is None else [{"x": point[0], "y": point[1]}]
        self.touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def fits(page: Page) -> None:
    """Nothing reaches over the side of the screen."""
    assert page.evaluate(ACROSS, WIDTH), page.url


def readable(sitter: Sitter) -> None:
    # Cards that are being turned are as narrow as their edge.
    sitter.still()
    low = "(low) => [...document.querySelectorAll('.card')].every((card) => card.getBoundingClientRect().height >= low)"
    with suppress(TimeoutError):
        sitter.page.wait_for_function(low, arg=LEAST_HEIGHT, timeout=10_000)
    boxes = [sitter.box(card)[2:] for card in (*sitter.cards("A"), *sitter.cards("B"))]
    assert min(width for width, _ in boxes) >= LEAST_WIDTH
    assert min(height for _, height in boxes) >= LEAST_HEIGHT
    assert min(sitter.page.evaluate(KANA)) >= LEAST_KANA


def sitting(visit: Visit, rules: dict[str, Any], **more: Any) -> Toucher:
    wire = Wire()
    page = visit(to="still", before=wire.listen, context=PHONE, settings={**SETTINGS, "rules": rules, **more})
    return Toucher(page, wire, rules)


def test_a_match_by_touch(visit: Visit) -> None:
    sitter = sitting(visit, RULES)
    page = sitter.page
    sitter.sit_down()
    seen: dict[str, bool] = {}

    def look(duty: str) -> None:
        phase = str(page.locator(".match").get_attribute("data-phase"))
        if phase not in seen:
            seen[phase] = True
            fits(page)
            if duty not in ("bow", "deal"):
                readable(sitter)

    def foul(_: int) -> None:
        sitter.sweep(sitter.cards("B")[0])

    while (duty := sitter.duty()) != "over":
        look(duty)
        if duty == "open":
            # A foul on purpose, until a card has come back and had to be placed.
            wrong = sitter.wire.table["readings"] >= 1 and "placing" not in seen
            sitter.struck(foul if wrong else sitter.take)
        elif duty == "place":
            put(sitter)
        else:
            sitter.do(duty)
    assert {"bow", "arrange", "memorise", "bows", "open", "sending", "placing", "thanks"} <= set(seen)
    assert {message["input"] for message in sitter.wire.touches()} == {"touch"}
    assert {ruling["how"] for ruling in sitter.wire.rulings} >= {"touch", "owner"}
    fits(page)
    expect(page.locator(".verdict h2")).to_be_visible()
    page.get_by_role("link", name=say("en", "result-replay")).tap()
    expect(page.locator(".ticks-line i")).to_have_count(len(sitter.wire.rulings))
    fits(page)


def put(sitter: Toucher) -> None:
    """Tap into the own field: the card is laid there."""
    stage = sitter.page.locator(".stage").bounding_box()
    assert stage is not None
    card = str(sitter.wire.table["due"]["cards"][0])
    x, y, _, _ = sitter.box(sitter.cards("A")[0])
    middle = stage["x"] + stage["width"] / 2
    sitter.answered(lambda: sitter.page.touchscreen.tap((x + 2 * middle) / 3, y))
    assert sitter.wire.table["places"][card][0] == "A"


def test_all_fifty_cards_can_be_read_and_moved(visit: Visit) -> None:
    sitter = sitting(visit, {}, hints="romaji")
    sitter.begin(upto="arrange")
    fits(sitter.page)
    readable(sitter)
    card = sitter.cards("A")[0]
    field, row, _ = sitter.wire.table["places"][str(card)]
    x, y, _, height = sitter.box(card)
    up = row > 0
    sitter.answered(lambda: sitter.stroke((x, y), (WIDTH / 2, y - height * 1.1 if up else y + height * 1.1), steps=8))
    after = sitter.wire.table["places"][str(card)]
    assert after[0] == field
    assert after[1] == row + (-1 if up else 1)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_other_screen_fits(visit: Visit, language: str) -> None:
    """In the language with the longest words too."""
    page = visit(context={**PHONE, "locale": language}, settings={"rules": RULES})
    expect(page.locator("html")).to_have_attribute("lang", language)
    fits(page)
    page.get_by_role("button", name=say(language, "home-choose")).tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.locator("details.more summary").tap()
    fits(page)
    page.get_by_role("button", name=say(language, "page-close")).tap()
    for path, title in (
        ("settings", "settings-title"),
        ("calibration", "settings-calibrate"),
        ("review", "replay-title"),
    ):
        page.goto(page.url.rsplit("/", 1)[0] + "/" + path)
        expect(page.get_by_role("heading", level=1)).to_have_text(say(language, title))
        fits(page)


def test_the_sheets_of_a_match_fit(visit: Visit) -> None:
    sitter = sitting(visit, {"format": "starter"})
    sitter.begin(upto="arrange")
    for sheet in ("rules", "glossary", "keys"):
        sitter.press("match-menu")
        fits(sitter.page)
        sitter.press(f"match-{sheet}")
        expect(sitter.page.get_by_role("dialog", name=say("en", f"match-{sheet}"))).to_be_visible()
        fits(sitter.page)
        sitter.press("page-close")
