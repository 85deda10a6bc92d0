"""Five languages: switched without a reload, and nothing on any screen that is no word of the language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.sitter import SETTINGS, Sitter, Wire
from karuta.words import LANGUAGES, catalogue, say

RULES = {"format": "starter"}
ENTRY = re.compile(r"^([a-z][a-z0-9]*(?:-[A-Za-z0-9_]+)+) =", re.M)
KEYS = frozenset(ENTRY.findall(catalogue("en")))
TOKEN = re.compile(r"[a-z][a-z0-9]*(?:-[A-Za-z0-9_]+)+")
PLAIN = re.compile(r"^([a-z][\w-]*) = ([^{}\[\]]+)$", re.M)
"""Entries in one line without facts or terms: what they say can be looked for."""
TEXTS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.parentElement.closest("script, style, .language, [lang]:not(html)")) continue;
    if (node.parentElement.checkVisibility()) found.push(node.textContent.trim());
  }
  for (const name of ["aria-label", "title", "placeholder", "aria-valuetext"])
    for (const each of document.querySelectorAll(`[${name}]`)) found.push(each.getAttribute(name).trim());
  return found.filter((text) => text !== "");
}"""


def foreign(language: str) -> set[str]:
    """English sentences that the language says otherwise."""
    own, english = dict(PLAIN.findall(catalogue(language))), dict(PLAIN.findall(catalogue("en")))
    return {text for key, text in english.items() if len(text) > 3 and own.get(key, text) != text} - set(own.values())


def check(page: Page, language: str) -> None:
    """No raw key, no mark of the catalogue, no English left over."""
    texts: list[str] = page.evaluate(TEXTS)
    assert texts
    assert [text for text in texts if KEYS.intersection(TOKEN.findall(text))] == []
    assert [text for text in texts if re.search(r"\{ ?\$|\[[\w-]+\|", text)] == []
    if language != "en":
        assert foreign(language).intersection(texts) == set()


def test_switching_needs_no_reload(visit: Visit) -> None:
    page = visit()
    page.evaluate("window.same = true")
    for language in (*(code for code in LANGUAGES if code != "en"), "en"):
        page.locator(".language select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("heading", name=say(language, "home-karuta"), exact=True)).to_be_visible()
        expect(page.get_by_role("button", name=say(language, "home-choose"))).to_be_visible()
        check(page, language)
    assert page.evaluate("window.same")
    page.locator(".language select").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_in_words_of_the_language(visit: Visit, language: str) -> None:
    wire = Wire()
    settings = {**SETTINGS, "language": language, "rules": RULES, "captions": True}
    page = visit(to="still", before=wire.listen, settings=settings)
    expect(page.locator(".door-karuta .door-open")).to_be_enabled()
    page.get_by_role("button", name=say(language, "home-choose")).click()
    page.locator("details.more summary").click()
    check(page, language)
    page.get_by_role("button", name=say(language, "page-close")).click()
    sitter = Sitter(page, wire, RULES)
    sitter.begin(upto="arrange")
    check(page, language)
    for sheet in ("rules", "glossary", "keys"):
        sitter.press("match-menu", language)
        check(page, language)
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("button", name=say(language, f"match-{sheet}"), exact=True).click()
        check(page, language)
        sitter.press("page-close", language)
    sitter.do("arrange")
    for duty in ("memorise", "bow"):
        assert sitter.duty() == duty
        check(page, language)
        sitter.do(duty)
    sitter.reading(sitter.take)
    expect(page.locator(".last .ruling-said")).to_be_visible()
    check(page, language)
    resign(sitter, language)
    check(page, language)
    page.locator(".result-buttons a").click()
    expect(page.locator(".ticks-line i")).to_have_count(1)
    check(page, language)
    home = page.url.split("/review")[0]
    for path in ("/settings", "/calibration", "/review", "/nowhere"):
        page.goto(home + path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        check(page, language)


def resign(sitter: Sitter, language: str) -> None:
    """Give the match up, bow, and see the result."""
    page = sitter.page
    sitter.press("match-menu", language)
    sitter.press("match-give-up", language)
    sitter.press("match-resign", language)
    while sitter.duty() != "over":
        sitter.do(sitter.duties[-1])
    expect(page.locator(".verdict h2")).to_have_text(
        say(language, "result-lost", rival=say(language, "character-mio-name"))
    )


def test_the_japanese_home_is_japanese(visit: Visit) -> None:
    page = visit(context={"viewport": {"width": 1280, "height": 800}, "locale": "ja-JP"})
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    expect(page.locator(".door-karuta .door-open")).to_be_enabled()
    for _ in ("first visit", "later"):
        texts: list[str] = page.evaluate(TEXTS)
        words = {word for text in texts for word in re.findall(r"[A-Za-z]{2,}", text)}
        assert words <= {"Karuta"}
        if page.locator(".question").count():
            page.locator(".question button").last.click()
