"""Whole matches of Koi-Koi through the page: by pointer, by finger, by keyboard; what axe-core says of every sheet."""

from __future__ import annotations

import re
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
    "start": ".kk-start[data-seen=true]",
    "moment": ".kk-moment",
    "ending": ".kk-ending[data-seen=true]",
    "round": ".kk-round[data-seen=true]",
    "decision": ".kk-decision[data-seen=true]",
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
WHERE = "(stops) => Object.keys(stops).find((name) => document.querySelector(stops[name])) ?? ''"
Act = Callable[[Page, str], None]
Hurry = Callable[[Page], None]


def sit(visit: Visit, size: str = "desktop", **settings: Any) -> Page:
    """At a table of three rounds against one who plays the first card that may be played."""
    chosen: dict[str, Any] = {"koikoi_preset": "short", "koikoi_rules": {}, "pace": "quick", "sound": False}
    chosen |= {"koikoi_lessons": False, **settings}
    page = visit("/", to="still", context=SIZES[size], before=with_axe, settings=chosen)
    page.locator(".door-koikoi .door-open").click()
    page.wait_for_url("**/koikoi")
    # The table is fetched first: a weak machine takes its time.
    page.locator(".kk-start").wait_for()
    return page


def by_cloth(page: Page) -> None:
    """A press beside the cards: those that fly land, an announcement is gone."""
    page.mouse.click(4, 300)


def by_tap(page: Page) -> None:
    """The same with a finger."""
    page.touchscreen.tap(4, 300)


def by_escape(page: Page) -> None:
    """The same by key."""
    page.keyboard.press("Escape")


def stop(page: Page, hurry: Hurry = by_cloth) -> str:
    """Waits, as one who does not want to watch, until the match stops at something, and says at what."""
    for _ in range(3000):
        at: str = page.evaluate(WHERE, STOPS)
        if at and at != "moment":
            return at
        hurry(page)
    raise AssertionError("the match stops at nothing")


def match(page: Page, act: Act, hurry: Hurry = by_cloth) -> Iterator[str]:
    """Plays until the end; tells each stop before it is acted on."""
    for _ in range(600):
        at = stop(page, hurry)
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


def chosen(page: Page, choose: Callable[[], None]) -> None:
    """One of two is named: at once, or again where the question had only just come up."""

    def once() -> None:
        if page.locator(CHOICE).count() > 0:
            choose()
        expect(page.locator(CHOICE)).to_have_count(0, timeout=400)

    for _ in range(20):
        try:
            once()
        except AssertionError:
            continue
        return
    once()


def by_pointer(page: Page, at: str) -> None:
    if at in ("start", "round"):
        page.locator(f"{STOPS[at]} .primary").click()
        page.locator(f".kk-{at}").wait_for(state="detached")
    elif at == "decision":
        calls = page.locator(".kk-near .kk-chip-call").count()
        page.locator(f".kk-decide-{'stop' if calls else 'koikoi'}").click()
        page.locator(".kk-decision").wait_for(state="detached")
    elif at == "choice":
        chosen(page, page.locator(CHOICE).first.click)
    elif at == "hand":
        card = capture(page)
        page.locator(f".kk-hand [data-card='{card}']").click()
        played(page, card)


def played(page: Page, card: int) -> None:
    """The card has left the hand, or it is asked what it takes."""
    page.locator(f".kk-hand:not(:has([data-card='{card}'])), .kk-choice").first.wait_for(state="attached")


def by_finger(page: Page, at: str) -> None:
    if at != "hand":
        by_pointer(page, at)
        return
    number = capture(page)
    card = page.locator(f".kk-hand [data-card='{number}']")
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    card.tap()
    played(page, number)


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
        chosen(page, lambda: press("2"))
    elif at == "hand":
        card = capture(page)
        press("1")
        for _ in range(8):
            if page.evaluate("Number(document.activeElement.dataset.card)") == card:
                break
            press("ArrowRight")
        expect(page.locator(f".kk-hand [data-card='{card}']")).to_be_focused()
        press("Enter")
        played(page, card)


def resign(page: Page, _: str) -> None:
    """The match is given up."""
    page.get_by_role("button", name=say("en", "match-menu")).click()
    page.get_by_role("button", name=say("en", "match-give-up")).click()
    page.get_by_role("button", name=say("en", "match-resign")).click()


def at_rest(page: Page) -> None:
    """Whatever fades or slides has done so."""
    page.evaluate("Promise.allSettled(document.getAnimations().map((each) => each.finished))")


def is_over(page: Page) -> None:
    """Three rounds are told, and the sums of both sides are those of the panel."""
    expect(page.locator(".kk-ending .ct-scores tbody tr")).to_have_count(3)
    last = page.locator(".kk-ending .ct-scores tbody tr").last.locator("td b").all_inner_texts()
    assert page.locator(".ct-verdict .ct-number").all_inner_texts() == last[:2]


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
    for at in match(page, by_keyboard, by_escape):
        heard.add(page.locator("[role=log]").inner_text())
        if at == "hand":
            # What was played had the focus, and it was not lost with the card.
            assert page.evaluate("document.activeElement !== document.body")
    is_over(page)
    assert len(heard) > 20


def test_one_round_by_finger_without_scrolling(visit: Visit) -> None:
    page = sit(visit, "phone")
    for at in match(page, by_finger, by_tap):
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
    play, hurry = (by_pointer, by_cloth) if size == "desktop" else (by_finger, by_tap)

    def act(page: Page, at: str) -> None:
        (resign if at == "hand" and looked >= {"choice", "decision", "round"} else play)(page, at)

    for at in match(page, act, hurry):
        if at in looked:
            continue
        looked.add(at)
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            at_rest(page)
            found += [f"{at} ({theme}): {line}" for line in axe(page)]
        if at == "hand":
            for key in "yrlh?":
                page.keyboard.press(key)
                page.locator("dialog[open]").wait_for()
                at_rest(page)
                found += [f"sheet {key}: {line}" for line in axe(page)]
                page.keyboard.press("Escape")
                page.locator("dialog").wait_for(state="detached")
    assert looked >= {"start", "hand", "choice", "decision", "round", "ending"}
    assert found == [], "\n".join(found)


def test_a_card_is_carried_to_the_table_and_taken_back(visit: Visit) -> None:
    page = sit(visit, pace="match")
    by_pointer(page, "start")
    assert stop(page) == "hand"
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
    assert stop(page) == "hand"
    by_pointer(page, "hand")
    if stop(page) == "choice":
        by_pointer(page, "choice")
    page.reload()
    expect(page.locator(".kk-table")).to_be_visible()
    assert stop(page) == "hand"
    assert page.evaluate(CARDS) == 48
    page.goto(page.url.replace("/koikoi", "/"))
    page.locator(".home-open").click()
    expect(page.locator(".kk-table")).to_be_visible()


def test_marks_rules_and_words_are_one_key_away(visit: Visit) -> None:
    page = sit(visit)
    by_pointer(page, "start")
    assert stop(page) == "hand"
    expect(page.locator(".kk-hand .kk-corners").first).to_be_visible()
    page.keyboard.press("m")
    expect(page.locator(".kk-corners")).to_have_count(0)
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_contain_text(say("en", "koikoi-option-rounds"))
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.keyboard.press("l")
    expect(page.locator(".ct-log li").first).to_be_visible()


def reached(page: Page) -> bool:
    """Lays the mouse on a card of the hand while cards fly; False where they have landed before that."""
    by_pointer(page, "start")
    page.locator(".kk-moment").click()
    page.locator(".ct-ghost").first.wait_for(state="attached")
    cards = page.locator(".kk-hand li")
    expect(cards).to_have_count(8)
    place = cards.nth(3).bounding_box()
    assert place is not None
    page.mouse.move(place["x"] + 20, place["y"] + 60)
    fly = page.locator(".ct-ghost").count() > 0
    page.mouse.down()
    return fly


def test_a_press_while_cards_fly_lands_them_and_plays_nothing(visit: Visit) -> None:
    # On a slow machine the flight may be over before the mouse is there: then once more.
    page = next(page for page in (sit(visit, pace="match") for _ in range(5)) if reached(page))
    page.mouse.up()
    expect(page.locator(".ct-ghost")).to_have_count(0)
    cards = page.locator(".kk-hand li")
    expect(cards.nth(3).locator("button")).to_have_attribute("aria-pressed", "true")
    assert cards.count() == 8
    assert page.locator(CHOICE).count() == 0
    assert page.evaluate(CARDS) == 48


@pytest.mark.parametrize("size", SIZES)
def test_a_newcomer_is_told_how_to_play_and_what_to_look_at(visit: Visit, size: str) -> None:
    page = sit(visit, size, koikoi_lessons=True, motion="reduced")
    assert stop(page) == "start"
    page.get_by_role("button", name=say("en", "koikoi-learn-new")).click()
    sheet = page.get_by_role("dialog", name=say("en", "koikoi-learn-title"))
    expect(sheet.locator(".learn-yaku li")).to_have_count(9)
    at_rest(page)
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    sheet.get_by_role("button", name=say("en", "koikoi-learn-done")).click()
    by_pointer(page, "start")
    assert stop(page) == "hand"
    line = page.locator(".kk-ask p")
    expect(line).to_contain_text(say("en", "koikoi-lesson-match"))
    page.keyboard.press("1")
    expect(line).to_contain_text(re.compile("month"))
    page.keyboard.press("Tab")
    page.get_by_role("button", name=say("en", "koikoi-lessons-off")).click()
    expect(line).to_have_text(say("en", "koikoi-ask-play"))
    page.keyboard.press("h")
    expect(sheet).to_be_visible()


def test_who_has_played_before_is_told_nothing(visit: Visit) -> None:
    page = sit(visit, koikoi_lessons=True, koikoi_first="another")
    by_pointer(page, "start")
    assert stop(page) == "hand"
    expect(page.locator(".kk-ask p")).to_have_text(say("en", "koikoi-ask-play"))
