"""Passkeys, by an authenticator in software."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from starlette.testclient import TestClient

from web.authenticator import Authenticator
from web.member import Browser, Kept, kept_house

LOCAL = "http://localhost:8000"
PATH = "/account/passkey"
_places = count(1)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Kept, TestClient]]:
    with kept_house(tmp_path_factory.mktemp("passkeys"), at=LOCAL) as served:
        yield served


@pytest.fixture
def browser(served: tuple[Kept, TestClient]) -> Browser:
    # Each from another place: how much one may ask is a matter of its own.
    return Browser.at(served[1], LOCAL, f"198.51.100.{next(_places)}")


@pytest.fixture
def key() -> Authenticator:
    return Authenticator(LOCAL)


def _asked(browser: Browser, what: str, form: Any = None, **headers: str) -> dict[str, Any]:
    answer = browser.ask("POST", f"{PATH}/{what}/options", form, **headers)
    assert answer.status_code == 200, answer.text
    options: dict[str, Any] = answer.json()
    return options


def _verify(browser: Browser, what: str, credential: dict[str, Any]) -> Any:
    return browser.ask("POST", f"{PATH}/{what}/verify", {"credential": credential})


def _made(browser: Browser, key: Authenticator, name: str = "My phone", account: str | None = None) -> Any:
    options = _asked(browser, "register", {"name": name, "account": account})
    return _verify(browser, "register", key.made(options))


def _out(browser: Browser) -> None:
    browser.ask("DELETE", "/account/session")


def test_an_account_has_a_passkey_beside_its_password(browser: Browser, key: Authenticator) -> None:
    person = browser.sign_up("Ise no Taifu").json()["person"]
    options = _asked(browser, "register", {"name": "My phone"})
    assert options["rp"]["id"] == "localhost"
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert _verify(browser, "register", key.made(options)).json()["passkeys"] == ["My phone"]
    known = _asked(browser, "register", {"name": "My phone"})["excludeCredentials"]
    assert len(known) == 1
    assert _made(browser, Authenticator(LOCAL)).json()["passkeys"] == ["My phone", "My phone 2"]
    _out(browser)
    asked = _asked(browser, "sign-in")
    assert asked["rpId"] == "localhost"
    assert not asked.get("allowCredentials")
    assert _verify(browser, "sign-in", key.used(asked)).json()["person"] == person
    assert browser.me()["account"]


def test_an_account_can_do_without_a_password(browser: Browser, key: Authenticator) -> None:
    made = _made(browser, key, "Key", account="Koshikibu").json()
    assert (made["name"], made["has_password"], made["passkeys"]) == ("Koshikibu", False, ["Key"])
    assert browser.ask("DELETE", f"{PATH}/Key").json()["key"] == "error-passkey-last"
    assert browser.ask("PATCH", "/account", {"password": "one of my own"}).json()["has_password"]
    assert browser.ask("DELETE", f"{PATH}/Other").json()["key"] == "error-passkey-none"
    assert browser.ask("DELETE", f"{PATH}/Key").json()["passkeys"] == []
    _out(browser)
    refused = _verify(browser, "sign-in", key.used(_asked(browser, "sign-in")))
    assert refused.json()["key"] == "error-passkey-unknown"


def test_a_guest_has_to_say_for_whom(browser: Browser) -> None:
    assert browser.ask("POST", f"{PATH}/register/options", {"name": "Key"}).json()["key"] == "error-sign-in-first"
    browser.sign_up("Kino")
    other = Browser.at(browser.client, LOCAL)
    asked = {"name": "Key", "account": "KI NO"}
    assert other.ask("POST", f"{PATH}/register/options", asked).json()["key"] == "error-name-taken"


def test_what_was_asked_counts_once_and_for_its_session_only(browser: Browser, key: Authenticator) -> None:
    browser.sign_up("Sosei")
    credential = key.made(_asked(browser, "register", {"name": "Key"}))
    other = Browser.at(browser.client, LOCAL)
    other.sign_up("Not Sosei")
    other.client.cookies.set("karuta-passkey", browser.client.cookies["karuta-passkey"])
    assert _verify(other, "register", credential).json()["key"] == "error-passkey-again"
    assert _verify(browser, "register", credential).status_code == 200
    assert _verify(browser, "register", credential).json()["key"] == "error-passkey-again"
    _out(browser)
    signed = key.used(_asked(browser, "sign-in"))
    assert _verify(browser, "sign-in", signed).status_code == 200
    _out(browser)
    assert _verify(browser, "sign-in", signed).json()["key"] == "error-passkey-again"
    _asked(browser, "sign-in")
    assert _verify(browser, "sign-in", signed).json()["key"] == "error-passkey"


@pytest.mark.parametrize(
    "wrong",
    [
        {"origin": "https://localhost.example"},
        {"origin": "http://localhost:9000"},
        {"host": "karuta.example"},
        {"flags": 0x01},
        {"flags": 0x04},
        {"count": 0},
        {"secret": Authenticator().secret},
        {"credential": b"another"},
    ],
    ids=lambda wrong: next(iter(wrong)),
)
def test_what_is_signed_otherwise_is_refused(browser: Browser, key: Authenticator, wrong: dict[str, Any]) -> None:
    _made(browser, key, account=f"Kisen {key.credential.hex()[:8]}")
    # A first use, so that the counter stands somewhere.
    _verify(browser, "sign-in", key.used(_asked(browser, "sign-in")))
    _out(browser)
    for name, value in wrong.items():
        setattr(key, name, value)
    refused = _verify(browser, "sign-in", key.used(_asked(browser, "sign-in")))
    assert refused.json()["key"] in ("error-passkey", "error-passkey-unknown")
    assert not browser.me()["account"]


@pytest.mark.parametrize("wrong", [{"origin": "https://evil.example"}, {"host": "evil.example"}, {"flags": 0x01}])
def test_what_is_made_otherwise_is_refused(browser: Browser, key: Authenticator, wrong: dict[str, Any]) -> None:
    for name, value in wrong.items():
        setattr(key, name, value)
    assert _made(browser, key, account="Nobody").json()["key"] == "error-passkey"
    assert not browser.me()["account"]


def test_who_is_banned_gets_in_by_no_key(served: tuple[Kept, TestClient], browser: Browser, key: Authenticator) -> None:
    kept, client = served
    number = int(_made(browser, key, account="Henjo").json()["person"][1:])
    client.portal.call(lambda: kept.store.people.ban(number, 4_000_000_000_000))  # type: ignore[union-attr]
    browser.me()
    assert _verify(browser, "sign-in", key.used(_asked(browser, "sign-in"))).json()["key"] == "error-banned"


@pytest.mark.parametrize("host", ["192.0.2.7", "[::1]:8000", "karuta.test", ""])
def test_where_browsers_have_no_passkeys_it_is_said(browser: Browser, host: str) -> None:
    refused = browser.ask("POST", f"{PATH}/sign-in/options", None, host=host, origin=f"http://{host}")
    assert refused.json()["key"] == "error-passkey-host"


def test_behind_tls_the_host_is_the_one_of_the_page(browser: Browser) -> None:
    key = Authenticator("https://karuta.example", "karuta.example")
    there = Browser.at(browser.client, "https://karuta.example")
    assert _made(there, key, account="Sarumaru").json()["passkeys"] == ["My phone"]
    assert "__Host-karuta" in there.client.cookies
    _out(there)
    assert _verify(there, "sign-in", key.used(_asked(there, "sign-in"))).json()["name"] == "Sarumaru"


def test_a_key_is_of_one_account(browser: Browser, key: Authenticator) -> None:
    _made(browser, key, account="Kakinomoto")
    _out(browser)
    assert _made(browser, key, account="Yamabe").json()["key"] == "error-passkey-known"
    assert _made(browser, Authenticator(LOCAL), account="Yamabe").status_code == 200
