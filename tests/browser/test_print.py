"""The page that prints: what is chosen is seen at once, comes as the file that was promised, and is found again."""

from __future__ import annotations

import json
import zipfile
from typing import Any

import pdfplumber
import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Visit, axe, with_axe
from karuta.words import say

SIZES = {"desktop": DESKTOP, "phone": PHONE}
REFUSED = "Failed to load resource: the server responded with a status of 400"
"""A browser says of every refusal that it was one."""


def words(key: str, **facts: Any) -> str:
    return say("en", f"print-page-{key}", **facts)


def pick(page: Page, key: str, group: str = "") -> None:
    where = page.get_by_role("group", name=words(group), exact=True) if group else page
    where.get_by_role("radio", name=words(key)).first.check(force=True)


def seen(page: Page, number: int, pages: int) -> None:
    """The page is shown, whole."""
    picture = page.get_by_role("img", name=words("page", page=number, pages=pages), exact=True)
    expect(picture).to_be_visible()
    expect(page.locator(".print-leaf")).to_have_attribute("aria-busy", "false")
    assert picture.evaluate("(img) => img.decode().then(() => img.naturalWidth)") > 100


@pytest.mark.parametrize("size", SIZES)
def test_torifuda_with_kimariji_on_ten_sheets(visit: Visit, size: str) -> None:
    page = visit("/print", context=SIZES[size])
    pick(page, "hints-kimariji", "hints")
    page.get_by_role("radio", name="5 x 2", exact=True).check(force=True)
    seen(page, 1, 10)
    facts = page.locator(".print-facts")
    expect(facts).to_have_text("10 sheets · 100 cards · 52 x 73 mm · 5 x 2 · A4")
    expect(page.locator(".print-scale")).to_contain_text("100 mm")
    # As large as there is room for, in the proportions of the paper.
    box = page.locator(".print-leaf img").bounding_box()
    assert box
    assert abs(box["width"] / box["height"] - 297 / 210) < 0.01
    assert box["width"] > (300 if size == "phone" else 600)
    with page.expect_download() as download:
        page.get_by_role("button", name=words("download")).click()
    assert download.value.suggested_filename == "karuta-torifuda-kimariji-52x73-5x2-a4.pdf"
    with pdfplumber.open(download.value.path()) as printed:
        assert len(printed.pages) == 10
        assert "あきの" in "".join(sign["text"] for sign in printed.pages[0].chars)
    expect(page.locator(".print-takeaway [role=status]")).to_have_text(
        words("made", file="karuta-torifuda-kimariji-52x73-5x2-a4.pdf")
    )
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_is_chosen_stands_in_the_address_and_is_found_again(visit: Visit) -> None:
    page = visit("/print")
    pick(page, "kind-yomifuda")
    page.get_by_role("switch", name=words("marks")).check(force=True)
    pick(page, "which-colour")
    page.get_by_role("checkbox", name="Blue").check(force=True)
    pick(page, "paper-letter")
    expect(page.locator(".print-facts")).to_contain_text("40 cards")
    asked = dict(part.split("=") for part in page.url.split("?")[1].split("&"))
    assert asked == {"kind": "yomifuda", "marks": "1", "poems": "pink+blue", "paper": "letter"}
    address = page.url
    for path in (address, address.split("?")[0]):
        # Loaded again, and come back to another day without saying what.
        page.goto(path)
        expect(page.get_by_role("radio", name=words("kind-yomifuda"), exact=True)).to_be_checked()
        expect(page.get_by_role("switch", name=words("marks"))).to_be_checked()
        expect(page.get_by_role("checkbox", checked=True)).to_have_count(2)
        expect(page).to_have_url(address)
    for colour in ("Pink", "Blue"):
        page.get_by_role("checkbox", name=colour).click(force=True)
    # The last one stays.
    expect(page.get_by_role("checkbox", name="Blue")).to_be_checked()
    expect(page.locator(".print-facts")).to_contain_text("20 cards")
    page.get_by_role("button", name=words("usual")).click()
    expect(page).to_have_url(address.split("?")[0] + "?kind=yomifuda")
    expect(page.locator(".print-facts")).to_contain_text("100 cards")


def test_what_can_not_be_is_said_in_words_and_goes_away(visit: Visit) -> None:
    page = visit("/print?layout=9x9", context={**DESKTOP, "locale": "fr-FR"}, bears=(REFUSED,))
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("« 9x9 » ne va pas".replace("« ", "«\u00a0").replace(" »", "\u00a0»"))
    expect(page.get_by_role("button", name=say("fr", "print-page-download"))).to_have_attribute("aria-disabled", "true")
    page.get_by_role("textbox", name=say("fr", "print-page-layout-field")).fill("5x2")
    page.keyboard.press("Enter")
    expect(page.locator(".print-facts")).to_contain_text("10 feuilles")
    expect(alert).to_have_count(0)
    page.get_by_role("radio", name=say("fr", "print-page-which-own")).check(force=True)
    page.get_by_role("textbox", name=say("fr", "print-page-own")).fill("17 zz")
    expect(alert).to_contain_text("zz")
    page.get_by_role("textbox", name=say("fr", "print-page-own")).fill("17, む")
    expect(page.locator(".print-facts")).to_contain_text("2 cartes")


def test_pages_are_turned_by_buttons_and_by_keys(visit: Visit) -> None:
    page = visit("/print?kind=deck&layout=5x2&poems=1..30")
    seen(page, 1, 12)
    page.get_by_role("button", name=words("after")).click()
    seen(page, 2, 12)
    page.keyboard.press("End")
    seen(page, 12, 12)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    seen(page, 11, 12)
    # Fewer pages than the one that was looked at: the first is shown.
    pick(page, "kind-backs")
    seen(page, 1, 3)


def test_all_of_it_by_keyboard(visit: Visit) -> None:
    page = visit("/print")
    seen(page, 1, 10)
    page.get_by_role("radio", name=words("kind-torifuda"), exact=True).focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name=words("kind-yomifuda"), exact=True)).to_be_checked()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name=words("kind-hanafuda"), exact=True)).to_be_checked()
    expect(page.locator(".print-facts")).to_contain_text("48 cards")
    download = page.get_by_role("button", name=words("download"))
    for _ in range(40):
        page.keyboard.press("Tab")
        if download.evaluate("(button) => button === document.activeElement"):
            break
    with page.expect_download() as made:
        page.keyboard.press("Enter")
    assert made.value.suggested_filename.startswith("karuta-hanafuda-")


def test_both_sides_of_a_sheet_are_two_pages(visit: Visit) -> None:
    page = visit("/print?layout=5x2&poems=1..30&backs=duplex")
    seen(page, 1, 6)
    expect(page.locator(".print-facts")).to_contain_text("3 sheets · 30 cards")


def test_the_sheet_can_be_looked_at_from_near(visit: Visit) -> None:
    page = visit("/print")
    seen(page, 1, 10)
    picture = page.locator(".print-leaf img")
    whole = picture.bounding_box()
    loupe = page.get_by_role("button", name=words("larger"))
    loupe.click()
    near = picture.bounding_box()
    assert whole
    assert near
    assert near["width"] > 1.5 * whole["width"]
    expect(loupe).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    loupe.click()
    assert picture.bounding_box() == whole


def test_sheets_and_how_cards_are_made(visit: Visit) -> None:
    page = visit("/print")
    page.get_by_role("link", name=words("making-sheet")).click()
    expect(page.get_by_role("radio", name=say("en", "paper-making-title"))).to_be_checked()
    expect(page).to_have_url(page.url.split("?")[0] + "?kind=sheet&sheet=making")
    expect(page.locator(".print-facts")).to_contain_text("A4")
    page.get_by_role("radio", name=say("en", "paper-memory-title")).check(force=True)
    page.get_by_role("textbox", name=words("seed")).fill("7")
    pick(page, "show-kimariji", "show")
    with page.expect_download() as download:
        page.get_by_role("button", name=words("download")).click()
    assert download.value.suggested_filename == "karuta-memory-a4.pdf"


def test_a_deck_for_anki(visit: Visit) -> None:
    page = visit("/print?kind=anki")
    card = page.locator(".print-anki")
    # Nothing of it is on paper.
    expect(page.get_by_role("combobox", name=words("anki-language"), exact=True)).to_be_visible()
    expect(page.locator(".print-making")).to_have_count(0)
    expect(card).to_contain_text(words("anki-listen"))
    page.get_by_role("button", name=words("anki-turn")).click()
    expect(card.locator("svg.printed")).to_be_visible()
    page.get_by_role("button", name=words("after")).click()
    expect(card).to_contain_text(say("en", "anki-ask-kimariji"))
    pick(page, "anki-one")
    pick(page, "which-first")
    page.get_by_role("switch", name=words("anki-audio")).uncheck(force=True)
    with page.expect_download() as download:
        page.get_by_role("button", name=words("download-anki")).click()
    assert download.value.suggested_filename == "karuta.apkg"
    with zipfile.ZipFile(download.value.path()) as package:
        assert list(json.loads(package.read("media")).values()) == ["_karuta-yuji.ttf"]


def test_print_opens_the_file(visit: Visit) -> None:
    page = visit("/print?poems=1..10")
    seen(page, 1, 1)
    with page.context.expect_page() as opened:
        page.get_by_role("button", name=words("open"), exact=True).click()
    expect(page.locator(".print-takeaway [role=status]")).to_contain_text(".pdf")
    assert not opened.value.is_closed()


def test_a_house_that_does_not_answer_is_said(visit: Visit) -> None:
    page = visit(
        "/print",
        before=lambda page: page.route("**/print/options.json", lambda route: route.abort()),
        bears=("Failed to load resource: net::ERR_FAILED",),
    )
    expect(page.get_by_role("status").first).to_have_text(words("no-answer"))
    page.unroute("**/print/options.json")
    page.get_by_role("button", name=words("again")).click()
    seen(page, 1, 10)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_axe_finds_nothing(visit: Visit, size: str, language: str) -> None:
    page = visit("/print", before=with_axe, context={**SIZES[size], "locale": language}, bears=(REFUSED,))
    home = page.url
    found = []
    for query in (
        "?kind=deck&poems=pink",
        "?kind=sheet&sheet=memory&seed=7",
        "?kind=anki&front=kimariji&back=poem",
        "?size=60x91&layout=9x9",
        "?poems=17+8?",
    ):
        page.goto(home + query)
        expect(page.locator(".print-leaf[aria-busy=false], .print-anki, .print-fault")).to_be_visible()
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            found += [f"{query} {scheme}: {line}" for line in axe(page)]
    page.goto(home)
    page.locator(".print-loupe").click()
    found += axe(page)
    assert found == []


def test_how_large_the_sheet_is_in_the_words_of_the_language(visit: Visit) -> None:
    page = visit("/print", context={**PHONE, "locale": "ru-RU"})
    expect(page.locator(".print-rule i")).to_have_text(["297 мм", "210 мм"])
    # No fact is broken over two lines.
    heights = page.locator(".print-facts span").evaluate_all(
        "(facts) => facts.map((fact) => fact.getClientRects().length)"
    )
    assert heights == [1] * 5


def test_on_a_phone_the_sheet_stays_in_sight_while_one_chooses(visit: Visit) -> None:
    page = visit("/print", context=PHONE)
    seen(page, 1, 10)
    height = PHONE["viewport"]["height"]
    picture, desk = page.locator(".print-leaf img"), page.locator(".print-desk")
    for choice in page.get_by_role("radio").all():
        choice.focus()
        sheet, at, bar = picture.bounding_box(), choice.bounding_box(), page.locator(".print-takeaway").bounding_box()
        assert sheet
        assert at
        assert bar
        assert sheet["y"] >= 0
        assert sheet["y"] + sheet["height"] < height / 2
        # What has the focus is hidden by neither the sheet nor the buttons.
        under = desk.bounding_box()
        assert under
        assert under["y"] + under["height"] <= at["y"]
        assert at["y"] + at["height"] <= bar["y"]
    page.get_by_role("button", name=words("larger")).click()
    near, bar = desk.bounding_box(), page.locator(".print-takeaway").bounding_box()
    assert near
    assert bar
    assert near["y"] == 0
    assert abs(near["height"] - bar["y"]) < 8
    page.get_by_role("button", name=words("larger")).click()
    assert picture.bounding_box()["height"] < height / 2  # type: ignore[index]
