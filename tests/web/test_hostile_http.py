"""What may be asked over HTTP by who means no good: forged, planted, guessed, oversize, malformed, out of place."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from argon2 import PasswordHasher
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from karuta.protocol import people
from karuta.web import passwords
from karuta.web.guard import BODY_BYTES
from karuta.web.headers import HEADERS, policy
from karuta.web.limits import RECORD_BYTES, Limits
from karuta.web.turnstile import TRY_AGAIN_LATER
from web.member import PASSWORD, Browser, Kept, kept_house

HOME = "http://karuta.test"
CHANGES: tuple[tuple[str, str, Any], ...] = (
    ("POST", "/account", {"name": "Forged", "password": PASSWORD}),
    ("PATCH", "/account", {"name": "Forged"}),
    ("DELETE", "/account", {"name": "Victim", "password": PASSWORD}),
    ("POST", "/account/session", {"name": "Victim", "password": PASSWORD}),
    ("DELETE", "/account/session", None),
    ("DELETE", "/account/session?everywhere=1", None),
    ("POST", "/account/passkey/register/options", {"name": "Forged"}),
    ("POST", "/account/passkey/register/verify", {"credential": {}}),
    ("POST", "/account/passkey/sign-in/options", None),
    ("POST", "/account/passkey/sign-in/verify", {"credential": {}}),
    ("DELETE", "/account/passkey/Key", None),
)
_places = count(1)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Kept, TestClient]]:
    # How hard passwords are to work out is tried elsewhere.
    easy = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    with pytest.MonkeyPatch.context() as patch, kept_house(tmp_path_factory.mktemp("hostile")) as served:
        patch.setattr(passwords, "HASHER", easy)
        patch.setattr(passwords, "NOBODYS", easy.hash("nobody's"))
        yield served


@pytest.fixture
def browser(served: tuple[Kept, TestClient]) -> Browser:
    return Browser.at(served[1], HOME, f"198.51.100.{next(_places)}")


@pytest.fixture(scope="module")
def victim(served: tuple[Kept, TestClient]) -> Browser:
    browser = Browser.at(served[1], HOME, "203.0.113.9")
    assert browser.sign_up("Victim").status_code == 200
    return browser


# ---------------------------------------------------------------- forged


@pytest.mark.parametrize(("method", "path", "form"), CHANGES, ids=lambda each: str(each)[:40])
@pytest.mark.parametrize(
    "forged",
    [
        {"x-karuta-token": ""},
        {"x-karuta-token": "0" * 32},
        {"x-karuta-token": "é"},
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://karuta.test.evil.example"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
    ids=str,
)
def test_what_another_site_asks_changes_nothing(
    victim: Browser, method: str, path: str, form: Any, forged: dict[str, str]
) -> None:
    before = victim.me()
    headers = {
        name.encode(): value.encode("utf-8") for name, value in ({"x-karuta-token": victim.token} | forged).items()
    }
    answer = victim.client.request(method, f"/api{path}", json=form, headers=list(headers.items()))
    assert (answer.status_code, answer.json()["key"]) == (403, "error-forged")
    assert "set-cookie" not in answer.headers
    assert victim.me() == before


def test_the_token_of_one_session_is_none_of_another(served: tuple[Kept, TestClient], victim: Browser) -> None:
    other = Browser.at(served[1], HOME)
    other.sign_up("Other")
    told = victim.ask("PATCH", "/account", {"name": "Forged"}, **{"x-karuta-token": other.token})
    assert told.json()["key"] == "error-forged"


@pytest.mark.parametrize("media", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_a_form_of_another_site_is_no_json(victim: Browser, media: str) -> None:
    body = json.dumps({"name": "Forged"})
    headers = {"x-karuta-token": victim.token, "content-type": media}
    answer = victim.client.patch("/api/account", content=body, headers=headers)
    assert (answer.status_code, answer.json()["key"]) == (400, "error-body")


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://karuta.test.evil.example", "http://karuta.test:81"]
)
def test_no_other_site_opens_a_line(victim: Browser, origin: str) -> None:
    with pytest.raises(WebSocketDisconnect), victim.line(origin=origin):
        pass


def test_no_cookie_is_another_ones(victim: Browser, browser: Browser) -> None:
    good = victim.client.cookies["karuta"]
    person, word, rest = good.split(".", 2)
    for forged in (
        good[:-1] + ("A" if good[-1] != "A" else "B"),
        f"a1.{word}.{rest}" if person != "a1" else f"a2.{word}.{rest}",
        f"{person}.{word}.9{rest}",
        "a1.x.1",
        f"{person}.{word}",
        good + good,
        "é",
        "x" * 5000,
        "",
    ):
        answer = browser.client.get("/api/account", headers={b"cookie": f"karuta={forged}".encode()})
        assert answer.json()["person"].startswith("g")
        assert not answer.json()["account"]


# ---------------------------------------------------------------- planted


def test_a_session_that_was_planted_is_worth_nothing(served: tuple[Kept, TestClient], victim: Browser) -> None:
    attacker, target = Browser.at(served[1], HOME), Browser.at(served[1], HOME)
    attacker.me()
    planted = attacker.client.cookies["karuta"]
    target.client.cookies.set("karuta", planted, domain="karuta.test")
    target.token = attacker.token
    assert target.sign_in("Victim").json()["account"]
    assert not attacker.me()["account"]
    assert target.client.cookies.get("karuta") != planted


def test_who_has_signed_out_leaves_nothing_behind(browser: Browser) -> None:
    browser.sign_up("Leaves")
    token = browser.token
    browser.ask("DELETE", "/account/session")
    assert browser.ask("PATCH", "/account", {"name": "Comes back"}, **{"x-karuta-token": token}).status_code == 403


@pytest.mark.parametrize(
    ("at", "name", "secure"), [(HOME, "karuta", False), ("https://karuta.test", "__Host-karuta", True)]
)
def test_the_cookie_is_for_the_house_alone(served: tuple[Kept, TestClient], at: str, name: str, secure: bool) -> None:
    answer = Browser.at(served[1], at).client.get("/")
    cookie = answer.headers["set-cookie"].lower()
    assert cookie.startswith(f"{name.lower()}=")
    assert {"httponly", "samesite=lax", "path=/"} <= set(cookie.split("; "))
    assert ("secure" in cookie.split("; ")) == secure
    assert "domain" not in cookie
    assert ("strict-transport-security" in answer.headers) == secure


def test_over_tls_a_plain_cookie_is_nobodys(served: tuple[Kept, TestClient], victim: Browser) -> None:
    plain = victim.client.cookies["karuta"]
    safe = Browser.at(served[1], "https://karuta.test").client
    assert not safe.get("/api/account", headers={"cookie": f"karuta={plain}"}).json()["account"]
    assert safe.get("/api/account", headers={"cookie": f"__Host-karuta={plain}"}).json()["account"]


def test_what_may_be_cached_sets_no_cookie(browser: Browser) -> None:
    for path in ("/assets/main-1a2b.js", "/data/poems.json", "/health", "/missing.js"):
        assert "set-cookie" not in browser.client.get(path).headers
    for path in ("/api/account", "/api/account/export"):
        assert browser.client.get(path).headers["cache-control"] == "no-store"


# ---------------------------------------------------------------- guessed


def test_guessing_at_a_name_gets_slower_wherever_it_comes_from(served: tuple[Kept, TestClient]) -> None:
    Browser.at(served[1], HOME, "203.0.113.1").sign_up("Guessed")
    answers = []
    for number in range(12):
        browser = Browser.at(served[1], HOME, f"203.0.113.{100 + number}")
        answers.append(browser.sign_in("Guessed", f"guess number {number}"))
    assert {answer.status_code for answer in answers[:8]} == {401}
    assert {answer.status_code for answer in answers[8:]} & {429}
    slow = next(answer for answer in answers if answer.status_code == 429)
    assert slow.json()["key"] == "error-too-many-tries"
    assert int(slow.headers["retry-after"]) == slow.json()["facts"]["seconds"] >= 1


def test_names_that_nobody_has_are_guarded_alike(served: tuple[Kept, TestClient]) -> None:
    codes = [
        Browser.at(served[1], HOME, f"203.0.113.{150 + number}").sign_in("No Such Name", "guessing").status_code
        for number in range(12)
    ]
    assert codes[:8] == [401] * 8
    assert 429 in codes[8:]


def test_guessing_at_many_names_from_one_place_gets_slower(served: tuple[Kept, TestClient], browser: Browser) -> None:
    codes = [browser.sign_in(f"Name {number}", "a common password").status_code for number in range(40)]
    assert codes[:30] == [401] * 30
    assert 429 in codes[30:]
    assert Browser.at(served[1], HOME, "203.0.113.77").sign_in("Victim").status_code == 200


def test_accounts_are_not_made_without_end(browser: Browser) -> None:
    codes = [browser.sign_up(f"One of many {number}").status_code for number in range(42)]
    assert codes[:40] == [200] * 40
    assert codes[40:] == [429] * 2


# ---------------------------------------------------------------- oversize, malformed


def test_what_is_too_long_is_refused(browser: Browser) -> None:
    browser.me()
    headers = {"x-karuta-token": browser.token, "content-type": "application/json"}
    answer = browser.client.post("/api/account", content=b'"' + b"x" * BODY_BYTES + b'"', headers=headers)
    assert (answer.status_code, answer.json()["key"]) == (413, "error-body-long")
    answer = browser.client.post("/replay", content=b"x" * (RECORD_BYTES + 1))
    assert (answer.status_code, answer.json()["key"]) == (413, "error-record-long")


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)


def _forms(kind: type[Any]) -> st.SearchStrategy[Any]:
    """Forms of a kind with anything in their fields, half of them of the right type."""
    texts = st.text(max_size=40) | st.sampled_from(["Victim", PASSWORD, "\u0000", "\ud83c", "\u202e", "a" * 300])
    return st.fixed_dictionaries({}, optional=dict.fromkeys((*kind.__struct_fields__, "x"), texts | _JSON))


_FORMS = {
    "/account": (("POST", people.SignUp), ("PATCH", people.ChangeAccount), ("DELETE", people.DeleteAccount)),
    "/account/session": (("POST", people.SignIn), ("DELETE", people.SignIn)),
    "/account/passkey/register/options": (("POST", people.PasskeyWish),),
    "/account/passkey/register/verify": (("POST", people.PasskeyProof),),
    "/account/passkey/sign-in/options": (("POST", people.PasskeyProof),),
    "/account/passkey/sign-in/verify": (("POST", people.PasskeyProof),),
}
_ASKED = [(path, method, kind) for path, kinds in _FORMS.items() for method, kind in kinds]


@pytest.mark.parametrize(("path", "method", "kind"), _ASKED, ids=str)
def test_any_form_is_answered(served: tuple[Kept, TestClient], path: str, method: str, kind: type[Any]) -> None:
    places = count()

    @settings(max_examples=25, suppress_health_check=list(HealthCheck))
    @given(form=_forms(kind) | _JSON)
    def asked(form: Any) -> None:
        number = next(places)
        browser = Browser.at(served[1], HOME, f"10.{len(path)}.{number // 250}.{number % 250}")
        browser.me()
        # As a page would write it, and as none would.
        body = json.dumps(form, ensure_ascii=number % 2 == 0).encode("utf-8", "surrogatepass")
        headers = {"x-karuta-token": browser.token, "content-type": "application/json"}
        answer = browser.client.request(method, f"/api{path}", content=body, headers=headers)
        assert answer.status_code < 500
        assert answer.status_code == 200 or answer.json()["key"].startswith("error-")

    asked()


@settings(max_examples=40, suppress_health_check=list(HealthCheck))
@given(body=st.binary(max_size=200))
def test_any_bytes_are_answered(served: tuple[Kept, TestClient], body: bytes) -> None:
    client = served[1]
    browser = Browser.at(client, HOME, "203.0.113.200")
    browser.me()
    headers = {"x-karuta-token": browser.token, "content-type": "application/json"}
    assert browser.client.post("/api/account/session", content=body, headers=headers).status_code == 400


def test_deep_nesting_is_answered(browser: Browser) -> None:
    browser.me()
    headers = {"x-karuta-token": browser.token, "content-type": "application/json"}
    for body in (b'{"credential":{"a":' + b"[" * 8000, b'{"credential":' + b'{"a":' * 2000 + b"1" + b"}" * 2001):
        answer = browser.client.post("/api/account/passkey/sign-in/verify", content=body, headers=headers)
        assert answer.status_code == 400


# ---------------------------------------------------------------- out of place


@pytest.mark.parametrize(
    "path",
    [
        "/../house.db",
        "/..%2fhouse.db",
        "/%2e%2e/house.db",
        "/%2e%2e%2fhouse.db",
        "/assets/../../house.db",
        "/assets/%2e%2e/%2e%2e/house.db",
        "/assets/..%5c..%5chouse.db",
        "//house.db",
        "//evil.example/%2e%2e",
        "/house.db%00.js",
        "/%00",
        "/assets/%00/main-1a2b.js",
        "/" + "x" * 5000 + ".js",
        "/" + "x/" * 2000 + ".js",
        "/%ff%fe.js",
        "/assets",
        "/assets/",
        "/sound/x/..%2f..%2fhouse.db.mp3",
        "/match/..%2f..%2fhouse.db/record",
        "/api/../house.db",
        "/static/index.html",
        "/.env",
        "/.git/config",
    ],
)
def test_nothing_but_the_page_is_served(browser: Browser, path: str) -> None:
    answer = browser.client.get(path, follow_redirects=False)
    assert answer.status_code < 500
    assert b"SQLite" not in answer.content
    if answer.status_code in (301, 302, 307, 308):
        # A redirect stays in the house.
        assert re.match(rf"{HOME}/(?!/)|/(?!/)", answer.headers["location"]), answer.headers["location"]
    assert HEADERS.items() <= dict(answer.headers).items()


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "evil.example"},
        {"host": "karuta.test@evil.example"},
        {"host": ""},
        {"host": "x" * 3000},
        {"x-forwarded-host": "evil.example"},
        {"x-forwarded-for": "127.0.0.1"},
        {"x-forwarded-proto": "https"},
        {"forwarded": "for=127.0.0.1;host=evil.example;proto=https"},
        {"x-original-url": "/metrics"},
        {"x-http-method-override": "DELETE"},
    ],
    ids=str,
)
def test_headers_that_lie_gain_nothing(victim: Browser, headers: dict[str, str]) -> None:
    for path in ("/", "/api/account", "/health", "/match/none"):
        answer = victim.client.get(path, headers=headers)
        assert answer.status_code == 200
        assert "evil.example" not in answer.text
        assert "evil.example" not in str(answer.headers)
        assert "strict-transport-security" not in answer.headers
    assert victim.client.get("/metrics", headers=headers).status_code == 404
    assert victim.me()["account"]


def test_metrics_are_for_this_machine_and_not_for_what_comes_through_it(served: tuple[Kept, TestClient]) -> None:
    here = Browser.at(served[1], HOME, "127.0.0.1").client
    assert here.get("/metrics").status_code == 200
    assert here.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"}).status_code == 404


@pytest.mark.parametrize("method", ["PUT", "TRACE", "OPTIONS", "CONNECT", "X"])
def test_other_methods_are_refused(browser: Browser, method: str) -> None:
    for path in ("/", "/api/account", "/replay", "/health"):
        assert browser.client.request(method, path).status_code in (404, 405)


def test_no_error_tells_what_the_house_is_made_of(browser: Browser) -> None:
    for path in ("/missing.js", "/api/none", "/sound/x/y.mp3", "/match/x/record"):
        told = browser.client.get(path)
        assert "Traceback" not in told.text
        assert "server" not in told.headers


# ---------------------------------------------------------------- how much


def test_too_many_requests_are_refused_until_later(tmp_path_factory: pytest.TempPathFactory) -> None:
    few = Limits(requests=(20, 0.001), costly=(3, 0.001))
    with kept_house(tmp_path_factory.mktemp("few"), limits=few) as (_, client):
        browser = Browser.at(client, HOME, "2001:db8::1").client
        codes = [browser.post("/replay", content="x").status_code for _ in range(5)]
        assert codes == [400, 400, 400, 429, 429]
        codes = [browser.get("/health").status_code for _ in range(20)]
        assert codes == [200] * 15 + [429] * 5
        refused = browser.get("/health")
        assert refused.json()["key"] == "error-too-many"
        assert HEADERS.items() <= dict(refused.headers).items()
        neighbour = Browser.at(client, HOME, "2001:db8:0:0:ffff::1").client
        assert neighbour.get("/health").status_code == 429
        assert Browser.at(client, HOME, "2001:db8:0:1::1").client.get("/health").status_code == 200
        assert Browser.at(client, HOME, "127.0.0.1").client.get("/health").status_code == 200


def test_too_many_lines_of_one_place_are_closed_with_why(tmp_path_factory: pytest.TempPathFactory) -> None:
    few = Limits(sockets=3, sockets_each=2)
    with kept_house(tmp_path_factory.mktemp("lines"), limits=few) as (_, client):
        one, other = Browser.at(client, HOME, "192.0.2.1"), Browser.at(client, HOME, "192.0.2.2")
        with one.line(), one.line():
            with one.line() as third, pytest.raises(WebSocketDisconnect) as closed:
                third.hear()
            assert closed.value.code == TRY_AGAIN_LATER
            with other.line(), other.line() as fourth, pytest.raises(WebSocketDisconnect):
                fourth.hear()
        with one.line() as again:
            again.say(type="sync", page_ms=1)
            again.get("synced")


def test_the_policy_names_the_processes_of_the_house_and_nothing_else(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    bases = ("https://b.example:8443", "/node/n2")
    parts = dict(part.split(" ", 1) for part in policy(bases).split("; "))
    assert parts["connect-src"] == "'self' https://b.example:8443 wss://b.example:8443"
    assert parts["default-src"] == "'self'"
    assert "unsafe" not in parts.get("script-src", "")
    with kept_house(tmp_path_factory.mktemp("bases"), bases=bases) as (_, client):
        page = Browser.at(client, HOME)
        told = page.client.get("/sound/x/y.mp3", headers={"origin": "https://b.example:8443"}).headers
        assert told["access-control-allow-origin"] == "https://b.example:8443"
        for path, origin in (("/sound/x/y.mp3", "https://evil.example"), ("/api/account", "https://b.example:8443")):
            assert "access-control-allow-origin" not in page.client.get(path, headers={"origin": origin}).headers
        with page.line(origin="https://b.example:8443") as guest:
            guest.say(type="sync", page_ms=1)
            guest.get("synced")
        with pytest.raises(WebSocketDisconnect), page.line(origin="http://b.example:8443"):
            pass
