"""What surrounds the table of Koi-Koi: the second door, the sheet of a match, replays, the page of the cards."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Visit
from browser.test_axe import look, shown
from browser.test_keyboard import tab_to
from games.koikoi.test_record import played, text_of
from karuta.games.koikoi.presets import PRESETS, preset
from karuta.games.koikoi.rules import OPTIONS
from karuta.words import LANGUAGES, say

SIZES = {"desktop": DESKTOP, "phone": PHONE}
LENGTH_ONLY = "short"
"""A preset that is chosen by the number of rounds."""


def sheet(page: Page) -> None:
    expect(page.locator(".door-koikoi .door-open")).to_be_enabled()
    page.locator(".door-koikoi .door-choose").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def choose(page: Page, value: str) -> None:
    page.locator(f"dialog input[type=radio][value='{value}']").check(force=True)


def fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def record(tmp_path: Path, rules: str, seed: str) -> Path:
    file = tmp_path / "match.karuta"
    file.write_text(text_of(played(rules, seed)), encoding="utf-8")
    return file


def brought(page: Page, file: Path) -> None:
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/review")
    expect(page.locator(".kr-title")).to_be_visible()
    # Keys are the page's as soon as no button has them.
    page.evaluate("document.activeElement?.blur()")


# ---------------------------------------------------------------- the sheet of a match


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_axe_finds_nothing_on_the_sheet(visit: Visit, size: str, language: str) -> None:
    page = shown(visit, size, language)
    sheet(page)
    found = look(page, "sheet")
    choose(page, "four")
    choose(page, "gamedesign")
    page.locator("details.differences summary").click()
    page.locator("details.more summary").click()
    found += look(page, "options")
    fits(page)
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_presets_tell_their_differences_and_every_option_can_be_set(visit: Visit, language: str) -> None:
    page = visit(context={**DESKTOP, "locale": language}, settings={"language": language})
    sheet(page)
    names = [name for name in PRESETS if name != LENGTH_ONLY]
    for name in names:
        expect(page.get_by_role("dialog")).to_contain_text(say(language, f"koikoi-preset-{name}-line"))
    choose(page, "steam")
    page.locator("details.differences summary").click()
    told = page.locator(".differences dt").all_inner_texts()
    differs = [name for name in OPTIONS.differing(preset("steam")) if name != "rounds"]
    assert told == [say(language, f"koikoi-option-{name}") for name in differs]
    page.locator("details.more summary").click()
    fields = page.locator(".koikoi-options label").count()
    assert fields == len(OPTIONS) - 2
    legends = page.locator(".koikoi-options legend").all_inner_texts()
    assert legends == [
        say(language, f"koikoi-option-group-{group}") for group in dict.fromkeys(option.group for option in OPTIONS)
    ]


def test_a_match_is_sat_down_to_as_chosen_and_the_choice_is_kept(visit: Visit) -> None:
    page = visit(settings={"name": "Ann"})
    sheet(page)
    choose(page, "takeru")
    choose(page, "bga-hard")
    choose(page, "3")
    page.locator("details.more summary").click()
    page.get_by_label(say("en", "koikoi-option-kasu"), exact=True).fill("2")
    page.get_by_role("button", name=say("en", "page-close")).click()
    plan = page.locator(".door-koikoi .door-plan")
    expect(plan).to_contain_text("Takeru")
    expect(plan).to_contain_text("3 rounds")
    page.reload()
    expect(plan).to_contain_text("Takeru")
    sheet(page)
    page.locator("dialog .sheet-foot button.primary").click()
    page.wait_for_url("**/koikoi")
    kept: Any = page.evaluate("JSON.parse(localStorage['karuta.koikoi-rules'])")
    assert kept == {"rounds": 3, "kasu": 2}
    expect(page.locator("body")).to_contain_text("Takeru")


def test_rules_that_contradict_each_other_are_refused_on_the_sheet(visit: Visit) -> None:
    page = visit()
    sheet(page)
    page.locator("details.more summary").click()
    page.get_by_label(say("en", "koikoi-option-ruin"), exact=True).check(force=True)
    page.locator("dialog .sheet-foot button.primary").click()
    expect(page.locator("dialog .fault")).to_contain_text(say("en", "koikoi-option-payment"))
    expect(page.locator("dialog .fault")).not_to_contain_text("=")
    page.locator("dialog details.more > button").click()
    page.locator("dialog .sheet-foot button.primary").click()
    page.wait_for_url("**/koikoi")


def test_partners_change_places_and_nobody_sits_twice(visit: Visit) -> None:
    page = visit()
    sheet(page)
    choose(page, "four")
    seats = page.locator(".company select")
    before = [seats.nth(i).input_value() for i in range(3)]
    assert len(set(before)) == 3
    seats.nth(0).select_option(before[2])
    expect(seats.nth(2)).to_have_value(before[0])
    assert {seats.nth(i).input_value() for i in range(3)} == set(before)
    page.get_by_role("button", name=say("en", "page-close")).click()
    expect(page.locator(".door-koikoi .door-plan")).to_contain_text(say("en", "koikoi-start-table-four"))


def test_the_sheet_by_keyboard(visit: Visit) -> None:
    page = visit()
    expect(page.locator(".door-koikoi .door-open")).to_be_enabled()
    tab_to(page, ".door-koikoi .door-choose")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name=say("en", "koikoi-start-title"))).to_be_visible()
    tab_to(page, "dialog input[type=radio][value=momo]")
    page.keyboard.press("ArrowRight")
    tab_to(page, "dialog input[type=radio][value='3']")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    expect(page.locator(".door-koikoi .door-choose")).to_be_focused()
    plan = page.locator(".door-koikoi .door-plan")
    expect(plan).to_contain_text(say("en", "koikoi-character-haru-name"))
    expect(plan).to_contain_text(say("en", "koikoi-start-rounds", count=6))


# ---------------------------------------------------------------- replays


@pytest.mark.parametrize(("size", "rules"), [("desktop", "short,teams=on"), ("phone", "rounds=2")])
def test_axe_finds_nothing_on_a_replay(visit: Visit, tmp_path: Path, size: str, rules: str) -> None:
    page = shown(visit, size, "en")
    brought(page, record(tmp_path, rules, "4"))
    found = look(page, "deal")
    for _ in range(7):
        page.keyboard.press("ArrowRight")
    found += look(page, "turn")
    page.keyboard.press("End")
    found += look(page, "end")
    fits(page)
    page.set_viewport_size(SIZES["phone" if size == "desktop" else "desktop"]["viewport"])
    fits(page)
    assert found + look(page, "end, at the other size") == []


def test_a_replay_goes_through_every_decision(visit: Visit, tmp_path: Path) -> None:
    turns = played("short", "4")
    page = visit()
    brought(page, record(tmp_path, "short", "4"))
    title = page.locator(".kr-title")
    expect(title).to_have_text(say("en", "koikoi-replay-deal", round=1))
    expect(page.locator(".kr-hand li")).to_have_count(16)
    expect(page.locator(".kr-lying li")).to_have_count(8)
    page.keyboard.press("ArrowRight")
    expect(title).to_contain_text("turn 1")
    expect(page.locator("[data-mark=played]")).to_have_count(1)
    expect(page.locator(".kr-others li").first).to_be_visible()
    page.keyboard.press("PageDown")
    expect(title).to_have_text(say("en", "koikoi-replay-deal", round=2))
    page.keyboard.press("End")
    last = turns[-1].after
    expect(page.locator(".kr-rounds tbody tr")).to_have_count(3)
    expect(page.locator(".kr-figures b").first).to_have_text(str(last.results[-2].scores[1]))
    decided = [turn for turn in turns if type(turn.move).__name__ != "Draw"]
    assert int(page.locator(".ticks input").get_attribute("max") or 0) == len(decided) - 1
    page.locator(".kr-rounds .link").first.click()
    expect(title).to_have_text(say("en", "koikoi-replay-deal", round=1))
    page.get_by_role("button", name=say("en", "replay-play")).click()
    expect(title).to_contain_text("turn 1", timeout=15_000)


def test_a_match_of_the_house_is_looked_at_under_its_address(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    told = page.request.post(page.url + "replay", data=record(tmp_path, "short", "4").read_bytes())
    page.route("**/match/abc/replay", lambda route: route.fulfill(json=told.json()))
    page.goto(page.url + "review/abc")
    expect(page.locator(".kr-title")).to_have_text(say("en", "koikoi-replay-deal", round=1))
    page.get_by_label(say("en", "koikoi-replay-timeline")).last.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".kr-title")).to_contain_text("turn 1")
    rules = page.locator("details.more")
    rules.locator("summary").click()
    expect(rules).to_contain_text(say("en", "koikoi-option-rounds"))
    expect(rules.locator(".changed")).to_have_count(1)


def test_a_replay_gives_its_record_out(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    file = record(tmp_path, "short,teams=on", "9")
    brought(page, file)
    with page.expect_download() as waiting:
        page.get_by_role("button", name=say("en", "result-record")).click()
    assert Path(waiting.value.path()).read_text(encoding="utf-8") == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_record_is_refused_in_words(visit: Visit, tmp_path: Path, language: str) -> None:
    file = record(tmp_path, "short", "4")
    file.write_text(file.read_text(encoding="utf-8").replace("round 2 dealer", "round 2 dealers", 1), encoding="utf-8")
    page = visit(settings={"language": language}, bears=("Failed to load resource",))
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".record-button .fault")).not_to_be_empty()


# ---------------------------------------------------------------- the cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_cards(visit: Visit, language: str) -> None:
    page = shown(visit, "desktop", language, "/cards")
    expect(page.get_by_role("heading", level=1)).to_contain_text(say(language, "cards-title"))
    expect(page.locator(".month li")).to_have_count(48)
    expect(page.locator(".month img:not(.flower-marks)")).to_have_count(48)
    expect(page.locator(".yaku-table tr")).to_have_count(13)
    expect(page.locator(".yaku-points b").first).to_have_text("10")
    expect(page.get_by_text("1889" if language != "ja" else "一八八九")).to_be_visible()
    fits(page)
    found = look(page, "cards")
    page.set_viewport_size(PHONE["viewport"])
    fits(page)
    assert found + look(page, "cards, narrow") == []


def test_the_cards_are_found_from_the_entrance(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name=say("en", "home-cards"), exact=True).click()
    page.wait_for_url("**/cards")
    expect(page.locator(".month .flower-marks")).to_have_count(48)
    page.get_by_role("switch", name=say("en", "koikoi-marks")).uncheck(force=True)
    expect(page.locator(".month .flower-marks")).to_have_count(0)
    page.get_by_role("link", name=say("en", "cards-play")).click()
    expect(page.locator(".door-koikoi .door-open")).to_be_visible()
