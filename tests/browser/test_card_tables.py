"""Tables of cards beside Koi-Koi's, and Koi-Koi between two people: each played from the start sheet to its end."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Visit, with_axe
from browser.test_axe import look
from karuta.words import say

TABLET: dict[str, Any] = {"viewport": {"width": 1180, "height": 820}, "has_touch": True}
NAMES = ("Ann", "Bo")
MAY_PLAY = ".kk-hand button:not([aria-disabled])"
CHOOSE = ".kk-field[data-choosing=true] [data-ring=true]"
PAD = ".kk-pad[data-now=true]"
MOST = 60
"""Presses that a round may take at most."""


def begin(visit: Visit, game: str, seats: list[str | None], rules: dict[str, Any], **more: Any) -> Page:
    """Sit down by the start sheet, with everything as if it had been chosen before."""
    settings = {
        "pace": "quick",
        "name": NAMES[0],
        "guests": [NAMES[1]],
        "family": {game: {"seats": seats, "level": "easy", "rules": rules}},
        **more.pop("settings", {}),
    }
    page = visit(f"/play/{game}", to="still", before=with_axe, settings=settings, **more)
    page.locator("button[type=submit]:enabled").click()
    # The table is fetched first: a weak machine takes its time.
    page.locator(".bozu, .koikoi").wait_for()
    return page


def play(page: Page, end: str) -> int:
    """Play cards until `end` is there, whoever's they are; how many were played."""
    played = 0
    for _ in range(MOST):
        page.locator(f"{PAD}, {MAY_PLAY}, {CHOOSE}, .kk-decide-stop, {end}").first.wait_for()
        if page.locator(end).count():
            return played
        if page.locator(".kk-decide-stop").count():
            page.locator(".kk-decision[data-seen=true] .kk-decide-stop").click()
        elif page.locator(CHOOSE).count():
            # What has just come up is not answered by a press that was meant for what lay there before.
            page.wait_for_timeout(400)
            page.locator(CHOOSE).first.click()
        elif page.locator(PAD).count():
            page.locator(PAD).click()
        else:
            page.locator(MAY_PLAY).first.click()
            played += 1
            page.wait_for_timeout(60)
            if page.locator(".kk-hand [aria-pressed=true]").count() and not page.locator(CHOOSE).count():
                page.locator(".kk-hand [aria-pressed=true]").first.click()
        page.wait_for_timeout(120)
    raise AssertionError(f"the round does not end: {page.locator('#main').inner_text()}")


def test_a_whole_game_of_bozu_mekuri_by_keyboard(visit: Visit) -> None:
    page = begin(visit, "bozu", [None, "momo"], {"semimaru": "drawer_takes_all"}, context=DESKTOP)
    expect(page.locator(".bz-stack")).to_contain_text("100")
    page.keyboard.press("Space")
    expect(page.locator(".bz-caption-line")).to_be_visible()
    found = look(page, "a card")
    page.set_viewport_size(PHONE["viewport"])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size(DESKTOP["viewport"])
    page.keyboard.press("l")
    expect(page.get_by_role("dialog", name=say("en", "koikoi-log")).locator("li").first).to_be_visible()
    page.keyboard.press("Escape")
    for _ in range(600):
        if page.locator(".kk-ending").count():
            break
        # Turns a card, or lands those that move.
        page.keyboard.press("Space")
        page.wait_for_timeout(60)
    counts = [int(text) for text in page.locator(".bz-standings td b").all_inner_texts()]
    assert sum(counts) + int(page.locator(".bz-pool > b").inner_text()) == 100
    assert counts == sorted(counts, reverse=True)
    found += look(page, "the end")
    page.get_by_role("link", name=say("en", "koikoi-replay")).click()
    expect(page.locator(".readings li")).to_have_count(100)
    page.get_by_label(say("en", "replay-timeline")).last.focus()
    page.keyboard.press("End")
    expect(page.locator(".kr-title")).to_contain_text("100")
    assert found + look(page, "replay") == []


def test_a_round_of_hana_awase_by_pointer(visit: Visit) -> None:
    page = begin(visit, "hanaawase", [None, "momo", "haru"], {"rounds": 1}, context=DESKTOP)
    page.locator(".kk-start[data-seen=true] .primary").click()
    expect(page.locator(".kk-hand li")).to_have_count(7)
    page.locator(MAY_PLAY).first.wait_for()
    page.set_viewport_size(PHONE["viewport"])
    found = look(page, "a turn on a phone")
    page.set_viewport_size(DESKTOP["viewport"])
    assert play(page, ".kk-ending") == 7
    sums = [int(text) for text in page.locator(".ha-sum td").all_inner_texts()]
    assert sum(sums) == 264
    gains = [int(text.replace("\u2212", "-")) for text in page.locator(".ha-gained td").all_inner_texts()]
    assert gains == [points - 88 for points in sums]
    assert found + look(page, "the end") == []


def cards_of(page: Page) -> set[str]:
    """All cards whose faces are on the page."""
    return set(page.locator("[data-spot^='card-']").evaluate_all("all => all.map((node) => node.dataset.spot)"))


def test_koikoi_between_two_people(visit: Visit) -> None:
    people = {"sitting": "facing"}
    page = begin(visit, "koikoi", [None, None], {"rounds": 1}, context=TABLET, settings=people)
    expect(page.locator(".kk-start")).to_have_count(2)
    found = look(page, "before the deal")
    for _ in NAMES:
        page.locator(".kk-start[data-seen=true] .primary").first.click()
        page.wait_for_timeout(200)
    page.locator(PAD).wait_for()
    # Nobody's hand is on the page before its owner opens it.
    expect(page.locator(".kk-backs .kk-back")).to_have_count(16)
    assert len(cards_of(page)) == 8
    other = page.locator(".kk-pad:not([data-now=true])")
    other.dispatch_event("pointerdown", {"pointerId": 1})
    expect(page.locator(".kk-hand li")).to_have_count(8)
    expect(page.locator(".kk-hand button")).to_have_count(0)
    other.dispatch_event("pointercancel", {"pointerId": 1})
    expect(page.locator(".kk-hand")).to_have_count(0)
    page.locator(PAD).click()
    expect(page.locator(".kk-hand button")).to_have_count(8)
    found += look(page, "a turn")
    page.locator(MAY_PLAY).first.click()
    page.locator(f"{PAD}, {CHOOSE}, .kk-decide-stop").first.wait_for()
    assert play(page, ".kk-ending") >= 2
    expect(page.locator(".kk-ending")).to_have_count(2)
    assert found + look(page, "the end") == []
