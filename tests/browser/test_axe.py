"""axe-core finds nothing on any screen: light and dark, English and Japanese, desktop and phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Visit, axe, with_axe
from browser.sitter import SETTINGS, Sitter, Wire
from karuta.words import say

LANGUAGES = ("en", "ja")
SIZES = {"desktop": DESKTOP, "phone": PHONE}
RULES = {"format": "nodead", "cards_a": 3, "cards_b": 3, "window": "kimariji", "after_take_ms": 200}
PHASES = ("bow", "arrange", "memorise", "bows", "open", "sending", "placing", "thanks", "result", "replay")
STILL = """() => Promise.all(document.getAnimations().filter((each) => each.playState === "running" &&
  each.effect?.getComputedTiming().iterations !== Infinity).map((each) => each.finished.catch(() => null)))"""


def look(page: Page, name: str) -> list[str]:
    """What is wrong with the screen, in light and in dark, once nothing moves."""
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.evaluate(STILL)
        found += [f"{name} ({scheme}): {line}" for line in axe(page)]
    return found


def shown(visit: Visit, size: str, language: str, path: str = "/", **settings: Any) -> Page:
    context = {**SIZES[size], "locale": language}
    page = visit(path, before=with_axe, context=context, settings=settings)
    expect(page.locator("html")).to_have_attribute("lang", language)
    return page


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_screens_outside_a_match(visit: Visit, size: str, language: str) -> None:
    page = shown(visit, size, language)
    expect(page.locator(".question")).to_be_visible()
    expect(page.locator(".door-karuta .door-open")).to_be_enabled()
    found = look(page, "first visit")
    page.locator(".question button").first.click()
    found += look(page, "home")
    page.locator(".home .term button").first.click()
    expect(page.locator(".term-card:popover-open")).to_be_visible()
    found += look(page, "glossary")
    page.keyboard.press("Escape")
    page.locator(".door-karuta .door-choose").click()
    page.locator("details.more summary").click()
    found += look(page, "new match")
    page.keyboard.press("Escape")
    home = page.url
    for path in ("settings", "calibration", "review", "nowhere"):
        page.goto(home + path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        found += look(page, path)
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_from_bow_to_replay(visit: Visit, language: str) -> None:
    """The window of the match is made as narrow as a phone at each phase, and wide again."""
    wire = Wire()

    def before(page: Page) -> None:
        with_axe(page)
        wire.listen(page)

    context = {**DESKTOP, "locale": language}
    settings = {**SETTINGS, "rules": RULES, "hints": "kimariji"}
    page = visit(to="still", before=before, context=context, settings=settings)
    sitter = Sitter(page, wire, RULES)
    seen: dict[str, list[str]] = {}

    def at(name: str) -> None:
        if name in seen:
            return
        seen[name] = []
        for size in ("phone", "desktop"):
            page.set_viewport_size(SIZES[size]["viewport"])
            seen[name] += look(page, f"{name} {size}")

    def foul(_: int) -> None:
        sitter.sweep(sitter.cards("A")[0])

    sitter.sit_down()
    while (duty := sitter.duty()) != "over":
        phase = str(page.locator(".match").get_attribute("data-phase"))
        if duty == "open":
            strikes = {0: foul, 1: lambda _: at("open")}
            sitter.struck(strikes.get(wire.table["readings"], sitter.take))
            continue
        if duty not in ("deal", "hai"):
            at(phase)
        if duty == "arrange":
            sheets(sitter, language, at)
        sitter.do(duty)
    at("result")
    page.locator(".result-buttons a").click()
    expect(page.locator(".ticks-line i")).to_have_count(len(wire.rulings))
    at("replay")
    assert set(PHASES) <= set(seen)
    assert [line for lines in seen.values() for line in lines] == []


def sheets(sitter: Sitter, language: str, at: Callable[[str], None]) -> None:
    """The menu of the match and what it leads to."""
    for sheet in ("rules", "glossary", "keys"):
        sitter.press("match-menu", language)
        at("menu")
        dialog = sitter.page.get_by_role("dialog")
        dialog.get_by_role("button", name=say(language, f"match-{sheet}"), exact=True).click()
        at(sheet)
        sitter.press("page-close", language)
