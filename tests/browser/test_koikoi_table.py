"""Whole matches of Koi-Koi through the page: by pointer, by finger, by keyboard; what axe-core says of every sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Visit, axe, with_axe
from karuta.words import say

SIZES = {"desktop": DESKTOP, "phone": PHONE}
READY = ".kk-hand button:not([aria-disabled])"
CHOICE = ".kk-field button:has(.kk-choice)"
STOPS = {
    "start": ".kk-start",
    "moment": ".kk-moment",
    "ending": ".kk-ending",
    "round": ".kk-round",
    "decision": ".kk-decision",
    "choice": CHOICE,
    "hand": READY,
}
"""What a match stops at, what lies on top first."""
CARDS = """() => {
  const numbers = (nodes) => [...document.querySelectorAll(nodes)].map((node) => Number(node.textContent));
  const count = (nodes) => document.querySelectorAll(nodes).length;
  const piles = numbers(".kk-tray-name b").reduce((sum, each) => sum + each, 0);
  return count(".kk-hand li") + count(".kk-backs .kk-back") + count(".kk-field li") + count(".kk-turned .kk-card") +
    numbers(".kk-deck > b")[0] + piles;
}"""
Act = Callable[[Page, str], None]


def sit(visit: Visit, size: str = "desktop", **settings: Any) -> Page:
    """At a table of three rounds against one who plays the first card that may be played."""
    chosen = {"koikoi_preset": "short", "koikoi_rules": {}, "pace": "quick", "sound": False, **settings}
    page = visit("/", to="still", context=SIZES[size], before=with_axe, settings=chosen)
    page.locator(".door-koikoi .door-open").click()
    page.wait_for_url("**/koikoi")
    expect(page.locator(".kk-start")).to_be_visible()
    return page


def stop(page: Page) -> str:
    """Waits until the match stops at something, and says at what."""
    page.wait_for_selector(", ".join(STOPS.values()), state="attached")
    return next((name for name, where in STOPS.items() if page.locator(where).count() > 0), "moved on")


def go_on(page: Page) -> None:
    """Who watched an announcement long enough goes on."""
    page.evaluate("document.querySelector('.kk-moment')?.click()")


def match(page: Page, act: Act) -> Iterator[str]:
    """Plays until the end; tells each stop before it is acted on."""
    for _ in range(600):
        at = stop(page)
        if at == "moment":
            go_on(page)
            page.wait_for_timeout(60)
            continue
        yield at
        if at == "ending":
            return
        act(page, at)
    raise AssertionError("the match does not end")


def capture(page: Page) -> int:
    """A hand card that takes something, else the first."""
    return int(
        page.evaluate(
            f"""() => {{
  const months = new Set([...document.querySelectorAll(".kk-field [data-card]")].map((node) => node.dataset.card >> 2));
  const hand = [...document.querySelectorAll("{READY}")];
  return (hand.find((node) => months.has(node.dataset.card >> 2)) ?? hand[0]).dataset.card;
}}"""
        )
    )


def by_pointer(page: Page, at: str) -> None:
    if at in ("start", "round"):
        page.locator(f".kk-{at} .primary").click()
        page.locator(f".kk-{at}").wait_for(state="detached")
    elif at == "decision":
        calls = page.locator(".kk-near .kk-chip-call").count()
        page.locator(f".kk-decide-{'stop' if calls else 'koikoi'}").click()
        page.locator(".kk-decision").wait_for(state="detached")
    elif at == "choice":
        page.locator(CHOICE).first.click()
        page.locator(".kk-choice").first.wait_for(state="detached")
    elif at == "hand":
        page.locator(f".kk-hand [data-card='{capture(page)}']").click()


def by_finger(page: Page, at: str) -> None:
    if at != "hand":
        by_pointer(page, at)
        return
    card = page.locator(f".kk-hand [data-card='{capture(page)}']")
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    card.tap()


def by_keyboard(page: Page, at: str) -> None:
    press = page.keyboard.press
    if at in ("start", "round"):
        expect(page.locator(f".kk-{at} .primary")).to_be_focused()
        press("Enter")
        page.locator(f".kk-{at}").wait_for(state="detached")
    elif at == "decision":
        press("k" if page.locator(".kk-near .kk-chip-call").count() == 0 else "s")
        page.locator(".kk-decision").wait_for(state="detached")
    elif at == "choice":
        press("2")
        page.locator(".kk-choice").first.wait_for(state="detached")
    elif at == "hand":
        card = capture(page)
        press("1")
        for _ in range(8):
            if page.evaluate("Number(document.activeElement.dataset.card)") == card:
                break
            press("ArrowRight")
        expect(page.locator(f".kk-hand [data-card='{card}']")).to_be_focused()
        press("Enter")


def is_over(page: Page) -> None:
    """Three rounds are told, and the sums of both sides are those of the panel."""
    expect(page.locator(".kk-ending .kk-scores tbody tr")).to_have_count(3)
    last = page.locator(".kk-ending .kk-scores tbody tr").last.locator("td b").all_inner_texts()
    assert page.locator(".kk-verdict .kk-number").all_inner_texts() == last[:2]


def test_three_rounds_by_pointer(visit: Visit, tmp_path: Path) -> None:
    page = sit(visit)
    seen = []
    for at in match(page, by_pointer):
        seen.append(at)
        if at == "hand":
            assert page.evaluate(CARDS) == 48
    assert seen.count("round") == 2
    assert {"choice", "decision"} <= set(seen)
    is_over(page)
    with page.expect_download() as waiting:
        page.get_by_role("button", name=say("en", "koikoi-record")).click()
    file = tmp_path / "match.karuta"
    waiting.value.save_as(file)
    assert "koikoi" in file.read_text(encoding="utf-8").lower()
    page.get_by_role("button", name=say("en", "koikoi-rematch")).click()
    expect(page.locator(".kk-start")).to_be_visible()


def test_three_rounds_by_keyboard_alone(visit: Visit) -> None:
    page = sit(visit)
    heard: set[str] = set()
    for at in match(page, by_keyboard):
        heard.add(page.locator("[role=log]").inner_text())
        if at == "hand":
            # What was played had the focus, and it was not lost with the card.
            assert page.evaluate("document.activeElement !== document.body")
    is_over(page)
    assert len(heard) > 20


def test_one_round_by_finger_without_scrolling(visit: Visit) -> None:
    page = sit(visit, "phone")
    for at in match(page, by_finger):
        if at == "hand":
            assert page.evaluate(CARDS) == 48
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            assert page.locator(".kk-board").evaluate("(board) => board.scrollHeight <= board.clientHeight")
            lowest = page.locator(".kk-hand li").last.bounding_box()
            assert lowest is not None
            assert lowest["y"] + lowest["height"] <= 844
        if at == "round":
            break


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_at_the_table(visit: Visit, size: str) -> None:
    page = sit(visit, size, motion="reduced", koikoi_rules={"rounds": 2})
    looked: set[str] = set()
    found = []
    act = by_pointer if size == "desktop" else by_finger
    for at in match(page, act):
        if at in looked:
            continue
        looked.add(at)
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            page.wait_for_timeout(300)
            found += [f"{at} ({theme}): {line}" for line in axe(page)]
        if at == "hand":
            for key in "yrl?":
                page.keyboard.press(key)
                page.locator("dialog[open]").wait_for()
                page.wait_for_timeout(200)
                found += [f"sheet {key}: {line}" for line in axe(page)]
                page.keyboard.press("Escape")
                page.locator("dialog").wait_for(state="detached")
    assert looked >= {"start", "hand", "choice", "decision", "round", "ending"}
    assert found == [], "\n".join(found)


def test_a_card_is_carried_to_the_table_and_taken_back(visit: Visit) -> None:
    page = sit(visit, pace="match")
    by_pointer(page, "start")
    while stop(page) != "hand":
        go_on(page)
    before = page.locator(".kk-hand li").count()
    card = page.locator(f".kk-hand [data-card='{capture(page)}']")
    month = int(card.get_attribute("data-card") or "0") // 4
    lying = page.locator(".kk-field [data-card]").evaluate_all(
        "(nodes) => nodes.map((node) => Number(node.dataset.card))"
    )
    match_of = next((f".kk-field [data-card='{each}']" for each in lying if each // 4 == month), ".kk-turned")
    target, start = page.locator(match_of).bounding_box(), card.bounding_box()
    assert target is not None
    assert start is not None
    page.mouse.move(start["x"] + 30, start["y"] + 50)
    page.mouse.down()
    page.mouse.move(start["x"] + 40, start["y"] - 60, steps=3)
    page.mouse.move(target["x"] + 30, target["y"] + 50, steps=5)
    page.mouse.up()
    expect(page.locator(".kk-hand li")).to_have_count(before - 1)
    page.keyboard.press("u")
    expect(page.locator(".kk-hand li")).to_have_count(before)


def test_a_reload_comes_back_to_the_table(visit: Visit) -> None:
    page = sit(visit)
    by_pointer(page, "start")
    while stop(page) != "hand":
        go_on(page)
    by_pointer(page, "hand")
    if stop(page) == "choice":
        by_pointer(page, "choice")
    page.reload()
    expect(page.locator(".kk-table")).to_be_visible()
    while stop(page) != "hand":
        go_on(page)
    assert page.evaluate(CARDS) == 48
    page.goto(page.url.replace("/koikoi", "/"))
    page.locator(".home-open").click()
    expect(page.locator(".kk-table")).to_be_visible()


def test_marks_rules_and_words_are_one_key_away(visit: Visit) -> None:
    page = sit(visit)
    by_pointer(page, "start")
    while stop(page) != "hand":
        go_on(page)
    assert page.locator(".kk-corners").count() == 0
    page.keyboard.press("m")
    expect(page.locator(".kk-corners").first).to_be_visible()
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_contain_text(say("en", "koikoi-option-rounds"))
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.keyboard.press("l")
    expect(page.locator(".kk-log li").first).to_be_visible()
