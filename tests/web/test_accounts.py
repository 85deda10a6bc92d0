"""Accounts as browsers use them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from karuta.store.people import FOR_GOOD_MS
from karuta.web import passwords
from karuta.web.passwords import HASHER, NOBODYS
from karuta.web.visitors import SIGNED_OUT
from web.member import PASSWORD, Browser, Kept, kept_house


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Kept, TestClient]]:
    with kept_house(tmp_path_factory.mktemp("accounts")) as served:
        yield served


@pytest.fixture
def browser(served: tuple[Kept, TestClient]) -> Browser:
    return Browser.at(served[1])


def test_who_comes_is_a_guest_and_stays_the_same_one(browser: Browser) -> None:
    first, again = browser.me(), browser.me()
    assert first == again
    assert (first["account"], first["name"], first["person"][0]) == (False, "", "g")


def test_two_browsers_are_two_guests(served: tuple[Kept, TestClient]) -> None:
    one, other = Browser.at(served[1]), Browser.at(served[1])
    assert one.me()["person"] != other.me()["person"]


def test_an_account_is_made_left_and_come_back_to(browser: Browser) -> None:
    made = browser.sign_up("Ono no Komachi").json()
    assert (made["account"], made["name"], made["has_password"]) == (True, "Ono no Komachi", True)
    assert browser.me() == made
    left = browser.ask("DELETE", "/account/session").json()
    assert left["person"][0] == "g"
    back = browser.sign_in("ONO NO KOMACHI").json()
    assert (back["person"], back["name"]) == (made["person"], made["name"])
    assert back["token"] != made["token"]


@pytest.mark.parametrize(
    ("name", "password", "key"),
    [
        ("x", PASSWORD, "error-account-name"),
        ("<b>Ise</b>", PASSWORD, "error-account-name"),
        ("Ise", "short", "error-password"),
        ("Ise", "x" * 201, "error-password"),
    ],
)
def test_what_can_be_no_account_is_refused(browser: Browser, name: str, password: str, key: str) -> None:
    answer = browser.sign_up(name, password)
    assert (answer.status_code, answer.json()["key"]) == (400, key)
    assert not browser.me()["account"]


def test_a_name_is_given_once_however_it_is_written(served: tuple[Kept, TestClient]) -> None:
    assert Browser.at(served[1]).sign_up("Murasaki").status_code == 200
    answer = Browser.at(served[1]).sign_up("MURA SAKI")
    assert (answer.status_code, answer.json()["key"]) == (409, "error-name-taken")


def test_a_wrong_password_and_a_name_that_nobody_has_are_answered_alike(browser: Browser) -> None:
    browser.sign_up("Sei Shonagon")
    browser.ask("DELETE", "/account/session")
    wrong, unknown = browser.sign_in("Sei Shonagon", "not the password"), browser.sign_in("Nobody", "not the password")
    assert (wrong.status_code, wrong.json()) == (unknown.status_code, unknown.json())
    assert wrong.json()["key"] == "error-sign-in"


def test_both_take_the_same_work(monkeypatch: pytest.MonkeyPatch, browser: Browser) -> None:
    verified: list[str] = []
    whole = passwords._verify

    def noted(kept: str, given: str) -> bool:
        verified.append(kept[:30])
        return whole(kept, given)

    monkeypatch.setattr(passwords, "_verify", noted)
    browser.sign_up("Akazome Emon")
    browser.ask("DELETE", "/account/session")
    browser.sign_in("Akazome Emon", "not the password")
    browser.sign_in("Nobody else", "not the password")
    assert len(verified) == 2
    assert verified[0] == verified[1]
    assert not HASHER.check_needs_rehash(NOBODYS)


def test_a_new_password_ends_all_other_sessions(served: tuple[Kept, TestClient], browser: Browser) -> None:
    browser.sign_up("Izumi Shikibu")
    other = Browser.at(served[1])
    other.sign_in("Izumi Shikibu")
    assert browser.ask("PATCH", "/account", {"password": "a new password"}).json()["key"] == "error-sign-in"
    changed = {"password": "a new password", "old_password": PASSWORD, "name": "Izumi"}
    assert browser.ask("PATCH", "/account", changed).json()["name"] == "Izumi"
    assert browser.me()["account"]
    assert not other.me()["account"]
    assert other.sign_in("Izumi").status_code == 401
    assert other.sign_in("Izumi", "a new password").status_code == 200


def test_all_sessions_can_be_ended(served: tuple[Kept, TestClient], browser: Browser) -> None:
    browser.sign_up("Daini no Sanmi")
    other = Browser.at(served[1])
    other.sign_in("Daini no Sanmi")
    browser.ask("DELETE", "/account/session?everywhere=1")
    assert not other.me()["account"]


def test_who_got_a_password_of_an_admin_chooses_one(served: tuple[Kept, TestClient], browser: Browser) -> None:
    kept, client = served
    made = browser.sign_up("Sagami").json()
    number = int(made["person"][1:])
    client.portal.call(lambda: kept.store.people.change(number, must_change=True))  # type: ignore[union-attr]
    assert browser.me()["must_change"]
    told = browser.ask("PATCH", "/account", {"password": "of my own choice"}).json()
    assert not told["must_change"]


def test_what_is_known_is_taken_along_and_deleted(served: tuple[Kept, TestClient], browser: Browser) -> None:
    person = browser.sign_up("Suo no Naishi").json()["person"]
    export = browser.ask("GET", "/account/export")
    assert export.headers["content-disposition"].startswith("attachment")
    assert export.json()["name"] == "Suo no Naishi"
    assert "argon2" not in export.text
    for form, key in (
        ({"name": "Somebody else", "password": PASSWORD}, "error-delete-name"),
        ({"name": "Suo no Naishi"}, "error-sign-in"),
    ):
        assert browser.ask("DELETE", "/account", form).json()["key"] == key
    gone = browser.ask("DELETE", "/account", {"name": "suo no naishi", "password": PASSWORD}).json()
    assert not gone["account"]
    assert browser.ask("GET", "/account/export").json()["key"] == "error-sign-in-first"
    assert browser.sign_in("Suo no Naishi").status_code == 401
    again = Browser.at(served[1]).sign_up("Suo no Naishi").json()
    assert again["person"] != person


@pytest.mark.parametrize(
    ("until_ms", "key"), [(4_000_000_000_000, "error-banned"), (FOR_GOOD_MS, "error-banned-for-good")]
)
def test_who_is_banned_is_told_and_goes_on_as_a_guest(
    served: tuple[Kept, TestClient], browser: Browser, until_ms: int, key: str
) -> None:
    kept, client = served
    name = f"Rough {key[-4:]}"
    number = int(browser.sign_up(name).json()["person"][1:])
    client.portal.call(lambda: kept.store.people.ban(number, until_ms, "hit the reader"))  # type: ignore[union-attr]
    kept.app.state.doorman.forget(number)
    assert not browser.me()["account"]
    told = browser.sign_in(name)
    assert (told.status_code, told.json()["key"]) == (403, key)
    assert told.json()["facts"]["why"] == "hit the reader"
    client.portal.call(lambda: kept.store.people.ban(number, None))  # type: ignore[union-attr]
    assert browser.sign_in(name).status_code == 200


def test_open_lines_end_with_their_session(served: tuple[Kept, TestClient], browser: Browser) -> None:
    kept, client = served
    number = int(browser.sign_up("Kii").json()["person"][1:])
    with browser.line() as guest:
        guest.say(type="sync", page_ms=1)
        guest.get("synced")
        client.portal.call(kept.app.state.doorman.round)  # type: ignore[union-attr]
        guest.say(type="sync", page_ms=2)
        guest.get("synced")
        client.portal.call(lambda: kept.store.people.change(number, epoch=True))  # type: ignore[union-attr]
        client.portal.call(kept.app.state.doorman.round)  # type: ignore[union-attr]
        with pytest.raises(WebSocketDisconnect) as ended:
            guest.hear()
    assert ended.value.code == SIGNED_OUT
    assert not kept.app.state.doorman._lines


def test_no_answer_tells_a_password(browser: Browser) -> None:
    for form in ({"name": "Ise", "password": ["sekret"]}, {"name": "Ise", "passwort": "sekret"}):
        answer = browser.ask("POST", "/account", form)
        assert answer.status_code == 400
        assert "sekret" not in answer.text
    assert "sekret" not in json.dumps(browser.ask("POST", "/account", "sekret").json())


def test_a_house_without_a_store_has_no_accounts(tmp_path: Path) -> None:
    from web.guest import client_of  # noqa: PLC0415

    with client_of(tmp_path) as client:
        browser = Browser.at(client)
        assert not browser.me()["account"]
        assert browser.sign_up("Ise").json()["key"] == "error-no-accounts"
        assert browser.sign_in("Ise").json()["key"] == "error-no-accounts"
