"""The hall: people find each other, in a room, by a link or by the house, and have a page of their own."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from karuta.words import say

from .conftest import DESKTOP, PHONE, Visit, axe, with_axe

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
READS = {"reads_hiragana": "yes", "motion": "reduced"}


def _fine(page: Page) -> None:
    """Nothing that axe-core would complain of, the stricter contrast included, and nothing beyond the edge."""
    page.evaluate("document.fonts.ready")
    assert axe(page) == []
    strict: list[Any] = page.evaluate(
        "axe.run({ runOnly: ['color-contrast-enhanced'], rules: { 'color-contrast-enhanced': { enabled: true } } })"
        ".then((result) => result.violations.flatMap((one) => one.nodes.map((node) => node.html)))"
    )
    assert strict == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def _sign_up(page: Page, name: str) -> None:
    form = page.get_by_role("form", name="Make an account", exact=True)
    form.get_by_label("Name", exact=True).fill(name)
    form.get_by_label("New password").fill("難波津に咲くやこの花")
    form.get_by_role("button", name="Make an account").click()
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()


@SIZES
def test_an_account_from_its_beginning_to_its_end(visit: Visit, size: dict[str, Any]) -> None:
    name = "Ono no Komachi" if size is DESKTOP else "Izumi"
    refused = ("Failed to load resource",)
    page = visit("/account", context=size, settings=READS, before=with_axe, bears=refused)
    expect(page.get_by_role("heading", level=1)).to_have_text("Your account")
    _fine(page)
    _sign_up(page, name)
    _fine(page)
    page.get_by_role("link", name="My page").click()
    expect(page.get_by_text("No rated matches yet")).to_be_visible()
    _fine(page)
    page.get_by_role("link", name="The best").click()
    expect(page.get_by_text("Nobody has played enough")).to_be_visible()
    _fine(page)
    page.get_by_role("link", name="Play a rated match").click()
    expect(page.get_by_role("radio", name="Rated")).to_be_checked()
    page.get_by_role("link", name=name).click()
    delete = page.get_by_role("form", name="Delete the account")
    delete.get_by_label("Type your name").fill("Somebody")
    delete.get_by_label("Password", exact=True).fill("難波津に咲くやこの花")
    delete.get_by_role("button", name="Delete for good").click()
    expect(delete.get_by_role("alert")).to_contain_text("is not the name of this account")
    delete.get_by_label("Type your name").fill(name)
    delete.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Your account")


@SIZES
def test_two_meet_in_a_room_by_its_link(visit: Visit, size: dict[str, Any]) -> None:
    host = visit("/hall", context=size, settings={**READS, "name": "Akiko"}, before=with_axe)
    expect(host.get_by_text("here for now").or_(host.get_by_text("people are here"))).to_be_visible()
    _fine(host)
    host.locator(".hall-game", has_text="Koi-Koi").click()
    host.get_by_role("button", name="Open a room for all").click()
    link = host.get_by_role("textbox", name="Link to this room").input_value()
    expect(host.get_by_role("img", name="The link as a QR code")).to_be_visible()
    _fine(host)

    looker = visit("/hall", context=size, settings={**READS, "name": "Jun"})
    looker.get_by_role("button", name="Sit down: Akiko, Koi-Koi").click()
    expect(looker.locator(".chair")).to_contain_text(["Akiko", "Jun"])
    looker.get_by_role("button", name="Leave the room").click()
    expect(looker.get_by_role("heading", level=1)).to_contain_text("The hall")

    guest = visit(
        "/" + link.split("/", 3)[3], context={**size, "locale": "fr-FR"}, settings={**READS, "name": "Benoît"}
    )
    expect(host.locator(".chair")).to_contain_text(["Akiko", "Benoît"])
    guest.get_by_role("button", name="Arigatō").click()
    expect(host.get_by_role("log")).to_contain_text("thank you")
    expect(guest.get_by_role("log")).to_contain_text("merci")

    host.get_by_role("button", name="Change what is played").click()
    sheet = host.get_by_role("dialog")
    _fine(host)
    sheet.get_by_role("combobox", name="Game").select_option("hanaawase")
    sheet.get_by_role("radio", name="Three rounds", exact=True).check()
    sheet.get_by_role("button", name="Play by these").click()
    expect(guest.get_by_role("heading", level=1)).to_have_text("Hana-awase")
    expect(guest.get_by_text("Trois manches")).to_be_visible()
    guest.get_by_role("button", name=say("fr", "room-be-ready")).click()
    expect(host.locator(".chair").nth(1)).to_contain_text("ready")
    _fine(host)
    host.get_by_role("button", name=say("en", "room-be-ready")).click()
    for page in (host, guest):
        page.wait_for_url("**/play/hanaawase")


def test_a_newcomer_is_at_a_match_with_somebody_after_two_clicks(visit: Visit) -> None:
    pages = [visit(settings=READS, context=context) for context in (DESKTOP, PHONE)]
    for page in pages:
        page.get_by_role("link", name="Play with people").click()
        page.get_by_role("button", name="Find me an opponent").click()
    for page in pages:
        page.wait_for_url("**/match")
        expect(page.locator(".board")).to_be_visible()


def test_a_room_that_is_gone_says_so_and_leads_on(visit: Visit) -> None:
    page = visit("/room/ZZZZZ", settings=READS, before=with_axe)
    expect(page.get_by_role("alert")).to_contain_text("There is no room ZZZZZ")
    _fine(page)
    page.get_by_role("main").get_by_role("link", name="The hall").click()
    expect(page.get_by_role("button", name="Find me an opponent")).to_be_visible()


def test_an_account_by_a_passkey_alone(visit: Visit, house: str) -> None:
    def authenticator(page: Page) -> None:
        line = page.context.new_cdp_session(page)
        line.send("WebAuthn.enable")
        options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
        line.send(
            "WebAuthn.addVirtualAuthenticator",
            {"options": {**options, "isUserVerified": True, "automaticPresenceSimulation": True}},
        )

    named = house.replace("127.0.0.1", "localhost")
    page = visit("/account", address=named, settings=READS, before=authenticator, bears=("Failed to load resource",))
    make = page.get_by_role("form", name="Or without a password")
    make.get_by_label("Name", exact=True).fill("Akazome")
    make.get_by_role("button").click()
    expect(page.get_by_role("heading", level=1, name="Akazome")).to_be_visible()
    page.get_by_role("form", name="Passkeys").get_by_role("button").click()
    expect(page.get_by_role("form", name="Passkeys").get_by_role("alert")).not_to_be_empty()
    page.get_by_role("button", name="Remove").click()
    expect(page.get_by_role("alert").filter(has_text="set a password")).to_be_visible()
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("heading", level=1, name="Akazome")).to_be_visible()
