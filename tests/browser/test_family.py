"""The family on the page: what each game is, its rules on one screen, and how any of them is begun."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import DESKTOP, PHONE, Visit, axe, with_axe
from browser.sitter import SETTINGS, Wire
from browser.test_keyboard import tab_to
from browser.test_languages import check
from karuta.games.registry import GAMES
from karuta.words import LANGUAGES, say

DOORS = ("kyogi", "koikoi")
SIBLINGS = [name for name in GAMES if name not in DOORS]
SIZES = {"desktop": DESKTOP, "phone": PHONE}


def test_home_shows_the_family_under_its_doors(visit: Visit) -> None:
    page = visit()
    for name in SIBLINGS:
        shown = page.locator(f'.family-game[href="/play/{name}"]')
        for part in ("title", "line", "who", "time"):
            expect(shown).to_contain_text(say("en", f"game-{name}-{part}"))
    expect(page.locator(".family-game")).to_have_count(len(SIBLINGS))
    page.locator('.family-game[href="/play/genpei"]').click()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("en", "game-genpei-title"))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_each_game_fit_one_screen(visit: Visit, size: str, language: str) -> None:
    page = visit("/rules/kyogi", context=SIZES[size], settings={"language": language})
    expect(page.locator("html")).to_have_attribute("lang", language)
    over: dict[str, float] = {}
    for name in GAMES:
        page.locator(f'.rules-others a[href="/rules/{name}"]').click()
        expect(page.get_by_role("heading", level=1)).to_have_text(say(language, f"game-{name}-title"))
        bottom = page.locator(".rules-text").evaluate("(text) => text.getBoundingClientRect().bottom + scrollY")
        if bottom > SIZES[size]["viewport"]["height"]:
            over[name] = bottom
        check(page, language)
    assert over == {}


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_wrong_with_start_sheet_and_rules(visit: Visit, size: str) -> None:
    page = visit("/play/relay", before=with_axe, context=SIZES[size])
    page.locator(".start-foot .primary:enabled").wait_for()
    page.locator("details.more summary").click()
    found = axe(page)
    page.emulate_media(color_scheme="dark")
    found += axe(page)
    page.goto(page.url.replace("/play/relay", "/rules/bozu"))
    expect(page.locator(".rules-text")).to_be_visible()
    assert found + axe(page) == []


def test_any_game_is_begun_by_keyboard_and_remembered(visit: Visit) -> None:
    wire = Wire()
    page = visit("/play/genpei", to="still", before=wire.listen, settings={**SETTINGS, "name": ""})
    page.locator(".start-foot .primary:enabled").wait_for()
    tab_to(page, "input[value='4']")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".start-seat")).to_have_count(3)
    tab_to(page, "input[value='easy']")
    page.keyboard.press("ArrowRight")
    tab_to(page, ".start-seat input")
    page.keyboard.type("Ono")
    tab_to(page, "input[value='hundred']")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".start-differs li")).to_have_count(1)
    page.keyboard.press("Enter")
    page.locator(".match").wait_for()
    begun = next(message for message in wire.said if message["type"] == "begin")
    assert begun["names"] == ["Ono"]
    assert begun["rules"] == {"set": "A"}
    assert begun["players"][0] is None
    levels = {player["key"]: player["level"] for player in wire.of("welcome")[0]["players"]}
    assert {levels[key] for key in begun["players"][1:]} == {"normal"}
    house = page.url.split("/play")[0]
    page.reload()
    page.locator(".match").wait_for()
    page.goto(house)
    title = say("en", "game-genpei-title")
    page.get_by_role("link", name=say("en", "family-open-title", game=title)).click()
    page.locator(".match").wait_for()
    for key in ("match-menu", "match-give-up", "match-leave"):
        page.get_by_role("button", name=say("en", key), exact=True).click()
    page.goto(f"{house}/play/genpei")
    expect(page.locator(".start-seat")).to_have_count(3)
    expect(page.locator(".start-differs li")).to_have_count(1)


def test_what_the_house_refuses_is_said_in_words(visit: Visit) -> None:
    rules: dict[str, Any] = {"per_side": 60}
    family = {"genpei": {"seats": [None, "mio"], "level": "easy", "rules": rules}}
    page = visit("/play/genpei", settings={"language": "fr", "family": family})
    page.locator(".start-foot .primary:enabled").click()
    expect(page.locator(".start-foot .fault")).to_have_text(
        say("fr", "error-teams-cards", a=60, b=60, dead=0, most=100)
    )
    page.get_by_role("button", name=say("fr", "start-usual")).click()
    page.locator(".start-foot .primary:enabled").click()
    page.locator(".match").wait_for()
