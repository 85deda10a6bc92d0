"""From home to the end of a match by keys alone."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Visit
from browser.sitter import SETTINGS, Sitter, Wire
from karuta.mat.field import Format
from karuta.words import say

RULES = {"format": "starter", "window": "kimariji", "after_take_ms": 200}
KEYS = {
    (False, "left"): ("KeyQ", "KeyA", "KeyZ"),
    (False, "right"): ("KeyP", "Semicolon", "Slash"),
    (True, "left"): ("KeyV", "KeyF", "KeyR"),
    (True, "right"): ("KeyM", "KeyJ", "KeyU"),
}
"""By far or near field and side as seen, the keys of the rows from the centre outwards."""
MOST_TABS = 80


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something that fits `selector` has the focus."""
    for _ in range(MOST_TABS):
        if page.evaluate("(selector) => document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not reached by Tab")


def key_of(place: list[Any]) -> str:
    """The key that sweeps the block in which a card lies, for seat 0."""
    field, row, x = place
    form = Format()
    seen = form.last_x - x if field == "B" else x
    side = "left" if seen + form.card_width / 2 < form.width / 2 else "right"
    return KEYS[field == "B", side][row]


class Typist(Sitter):
    """One who plays without a pointer."""

    raised = False
    """The hand was put up once, and down again."""

    def do(self, duty: str) -> None:
        keys = self.page.keyboard
        match duty:
            case "deal":
                self.page.locator(".deal").wait_for(state="detached")
            case "bow":
                # The button has the focus as soon as it is there.
                expect(self.page.locator(".bow .primary")).to_be_focused()
                keys.press("Enter")
                self.page.locator(".bow .primary:enabled").wait_for(state="detached")
            case "arrange":
                self.arrange()
            case "send":
                self.send()
            case "place":
                self.place()
            case _:
                self.answered(lambda: keys.press("Enter"))

    def arrange(self) -> None:
        """Carry the first card a row up and to the end of that row, drop it, and be done."""
        keys, page = self.page.keyboard, self.page
        tab_to(page, ".card.mine")
        card = int(page.evaluate("document.activeElement.dataset.card"))
        before = self.wire.table["places"][str(card)]
        keys.press("Enter")
        expect(page.locator(".spoken")).not_to_be_empty()
        keys.press("ArrowUp" if before[1] > 0 else "ArrowDown")
        keys.press("ArrowLeft")
        keys.press("ArrowLeft")
        self.answered(lambda: keys.press("Enter"))
        after = self.wire.table["places"][str(card)]
        assert after[0] == "A"
        assert after[1] != before[1]
        tab_to(page, ".ask-buttons .primary")
        self.answered(lambda: keys.press("Enter"))

    def send(self) -> None:
        keys, page = self.page.keyboard, self.page
        tab_to(page, ".card.mine")
        keys.press("Enter")
        expect(page.locator(".card.picked")).to_have_attribute("aria-pressed", "true")
        tab_to(page, ".ask-buttons .primary:enabled")
        self.answered(lambda: keys.press("Enter"))

    def place(self) -> None:
        """Put up the hand, so that the reader waits; place the card; and take the hand down again."""
        keys, page = self.page.keyboard, self.page
        hand = page.locator("button.hand")
        self.answered(lambda: keys.press("Space"))
        expect(hand).to_have_attribute("aria-pressed", "true")
        assert self.wire.table["hands"][0]
        tab_to(page, ".card.waiting")
        card = page.evaluate("document.activeElement.dataset.card")
        keys.press("Enter")
        keys.press("ArrowLeft")
        self.answered(lambda: keys.press("Enter"))
        assert self.wire.table["places"][card][0] == "A"
        assert self.wire.table["phase"] == "reading"
        expect(page.locator(".ask-line")).to_have_text(say("en", "match-ask-hand-up"))
        self.answered(lambda: keys.press("Space"))
        expect(hand).to_have_attribute("aria-pressed", "false")
        self.raised = True

    def strike(self, poem: int) -> None:
        """Sweep the block of the card by its key; at the second reading, by mistake, one of the wrong field."""
        places = self.wire.table["places"]
        if poem not in map(int, places):
            return
        if len(self.wire.rulings) == 1:
            wrong = "A" if self.field(poem) == "B" else "B"
            poem = self.cards(wrong)[0]
        self.page.keyboard.press(key_of(places[str(poem)]))


def test_the_first_question_and_the_sheet_of_a_match(visit: Visit) -> None:
    page = visit(to="still")
    keys = page.keyboard
    tab_to(page, ".question button")
    keys.press("Enter")
    expect(page.locator(".question")).to_have_count(0)
    expect(page.locator(".door-karuta .door-plan")).to_contain_text(say("en", "page-hints-romaji"))
    tab_to(page, ".door-karuta .door-choose")
    keys.press("Enter")
    sheet = page.get_by_role("dialog", name=say("en", "page-new-match"))
    expect(sheet).to_be_visible()
    tab_to(page, "dialog input[type=radio][value=E]")
    keys.press("ArrowRight")
    expect(sheet.get_by_role("radio", name="D", exact=True)).to_be_checked()
    expect(sheet).to_contain_text(say("en", "character-riku-name"))
    keys.press("Escape")
    expect(page.locator(".door-karuta .door-choose")).to_be_focused()
    expect(page.locator(".door-karuta .door-plan")).to_contain_text(say("en", "page-class", level="D"))


def test_a_match_without_a_pointer(visit: Visit) -> None:
    wire = Wire()
    page = visit(to="still", before=wire.listen, settings={**SETTINGS, "rules": RULES})
    keys = page.keyboard
    expect(page.locator(".door-karuta .door-open")).to_be_enabled()
    tab_to(page, ".door-karuta .door-open")
    keys.press("Enter")
    page.locator(".match").wait_for()
    typist = Typist(page, wire, RULES)
    typist.play(typist.strike)
    assert typist.raised
    assert {"arrange", "memorise", "send", "place", "bow", "open"} <= set(typist.duties)
    assert {message["input"] for message in wire.touches()} == {"key"}
    assert [ruling["touched"][0] for ruling in wire.rulings][:2] == ["t", "o"]
    won = wire.table["winner"] == 0
    verdict = page.locator(".verdict h2")
    expect(verdict).to_have_text(
        say("en", "result-won" if won else "result-lost", rival=say("en", "character-mio-name"))
    )
    expect(verdict).to_be_focused()
    tab_to(page, ".result-buttons .primary")
    tab_to(page, ".result-buttons button:last-child")
    keys.press("Enter")
    expect(page.locator(".home")).to_be_visible()


def test_keys_of_the_screen(visit: Visit) -> None:
    wire = Wire()
    page = visit(to="still", before=wire.listen, settings={**SETTINGS, "rules": RULES})
    sitter = Sitter(page, wire, RULES)
    sitter.begin(upto="memorise")
    keys = page.keyboard
    keys.press("KeyL")
    expect(page.get_by_role("dialog", name=say("en", "match-rules"))).to_be_visible()
    keys.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    keys.press("KeyH")
    sitter.until(lambda: wire.table["hints"], "hints")
    card, hint = next(iter(wire.table["hints"].items()))
    expect(sitter.card(card)).to_have_attribute("aria-label", re.compile(hint["kana"]))
    expect(page.locator(".card.turned").first).to_be_attached()
    keys.press("KeyG")
    expect(page.locator(".card.turned")).to_have_count(0)
