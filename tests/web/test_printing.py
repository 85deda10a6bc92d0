"""A page has cards, sheets and decks made: files with good names, refusals in words, and matches that don't wait."""

from __future__ import annotations

import asyncio
import io
import json
import os
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pdfplumber
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from karuta.errors import KarutaError
from karuta.print import papers
from karuta.print.order import CHOICES, Order
from karuta.web.app import create
from karuta.web.guard import BODY_BYTES
from karuta.web.limits import Limits
from karuta.web.printing import Press
from karuta.words import say
from web.guest import built, house_at

HOME = "http://karuta.test"
HERE = ("127.0.0.1", 40_000)
"""Nobody's limit counts for the machine itself."""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    root = tmp_path_factory.mktemp("house")
    with TestClient(create(house_at(root), ("bell",), built(root)), base_url=HOME, client=HERE) as client:
        yield client


def refusal(answer: Any, status: int = 400) -> str:
    """The key of a refusal, which has words."""
    assert answer.status_code == status, answer.text
    told = answer.json()
    assert say("ru", told["key"], **told["facts"])
    key: str = told["key"]
    return key


# ---------------------------------------------------------------- files


def test_torifuda_come_as_a_pdf_of_ten_pages_with_a_name_that_says_what_it_is(client: TestClient) -> None:
    answer = client.post("/print", json={"kind": "torifuda", "hints": "kimariji", "layout": "5x2"})
    assert answer.headers["content-type"] == "application/pdf"
    name = 'attachment; filename="karuta-torifuda-kimariji-52x73-5x2-a4.pdf"'
    assert (answer.headers["content-disposition"], answer.headers["cache-control"]) == (name, "no-store")
    with pdfplumber.open(io.BytesIO(answer.content)) as printed:
        assert len(printed.pages) == 10


def test_a_deck_is_both_kinds_of_cards_with_their_backs(client: TestClient) -> None:
    answer = client.post("/print", json={"kind": "deck", "poems": "pink", "layout": "5x2"})
    assert "karuta-deck-20-cards-52x73-5x2-a4.pdf" in answer.headers["content-disposition"]
    with pdfplumber.open(io.BytesIO(answer.content)) as printed:
        # Two sheets of torifuda, two of their backs, and the same of yomifuda.
        assert len(printed.pages) == 8
        assert {(round(page.width), round(page.height)) for page in printed.pages} == {(842, 595)}
        assert [bool(page.search("Torifuda")) for page in printed.pages] == [True] * 2 + [False] * 6
        assert [bool(page.search("Yomifuda")) for page in printed.pages] == [False] * 4 + [True] * 2 + [False] * 2


def test_a_page_is_looked_at_with_how_large_everything_is(client: TestClient) -> None:
    answer = client.post("/print/preview?page=10", json={"kind": "torifuda", "layout": "5x2"})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.content.startswith(b"<svg")
    facts = {name: value for name, value in answer.headers.items() if name.startswith("x-print-")}
    assert facts == {
        "x-print-pages": "10",
        "x-print-cards": "100",
        "x-print-card": "52x73",
        "x-print-sheet": "297x210",
        "x-print-layout": "5x2",
    }


def test_nothing_is_compressed_where_matches_are_waiting(client: TestClient) -> None:
    """A drawing comes compressed from the process, or plain to who can't unpack it; files are compressed already."""
    wish = {"kind": "torifuda", "poems": "1..10"}
    packed = client.post("/print/preview", json=wish, headers={"accept-encoding": "gzip"})
    plain = client.post("/print/preview", json=wish, headers={"accept-encoding": "identity"})
    assert (packed.headers["content-encoding"], plain.headers["content-encoding"]) == ("gzip", "identity")
    assert packed.content == plain.content
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 3
    for path, body in (("/print", wish), ("/anki", {"audio": False})):
        assert client.post(path, json=body).headers["content-encoding"] == "identity"


def test_a_deck_is_looked_at_beyond_its_first_half(client: TestClient) -> None:
    deck = {"kind": "deck", "poems": "1..10", "layout": "5x2", "backs": "none"}
    first, second = (client.post(f"/print/preview?page={page}", json=deck) for page in (1, 2))
    assert first.headers["x-print-pages"] == second.headers["x-print-pages"] == "2"
    alone = client.post("/print/preview", json={"kind": "yomifuda", "poems": "1..10", "layout": "5x2"})
    assert second.content == alone.content != first.content
    assert refusal(client.post("/print/preview?page=3", json=deck)) == "error-print-page"


@pytest.mark.parametrize("name", papers.PAPERS)
def test_every_sheet_can_be_had_and_looked_at(client: TestClient, name: str) -> None:
    wish = {"kind": "sheet", "sheet": name, "language": "es", "paper": "letter"}
    seen = client.post("/print/preview", json=wish)
    assert seen.content.startswith(b"\x89PNG")
    answer = client.post("/print", json=wish)
    assert f'"karuta-{name}-letter.pdf"' in answer.headers["content-disposition"]
    with pdfplumber.open(io.BytesIO(answer.content)) as printed:
        assert len(printed.pages) == int(seen.headers["x-print-pages"])
        wide = printed.pages[0].width > printed.pages[0].height
    assert seen.headers["x-print-sheet"] == ("279.4x215.9" if wide else "215.9x279.4")


def test_a_deck_for_anki_is_a_package(client: TestClient) -> None:
    answer = client.post("/anki", json={"poems": "1..3", "language": "fr"})
    assert 'filename="karuta.apkg"' in answer.headers["content-disposition"]
    with zipfile.ZipFile(io.BytesIO(answer.content)) as package:
        assert "collection.anki2" in package.namelist()
        # A font, and three verses.
        assert len(json.loads(package.read("media"))) == 4


def test_the_page_is_told_what_there_is(client: TestClient) -> None:
    answer = client.get("/print/options.json")
    told = answer.json()
    assert told["kinds"] == [*CHOICES["kind"], "deck", "sheet"]
    assert Order(**told["usual"]) == Order()
    assert [sheet["name"] for sheet in told["sheets"]] == list(papers.PAPERS)
    assert told["layouts"]["a4"]["52x73"][:2] == ["3x3", "5x2"]
    again = client.get("/print/options.json", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_its_address_is_a_page_all_the_same(client: TestClient) -> None:
    assert "<title>Karuta</title>" in client.get("/print?kind=deck").text


# ---------------------------------------------------------------- what can't be


@pytest.mark.parametrize(
    ("wish", "key", "quoted"),
    [
        ({"kind": "cards"}, "error-print-choice", "cards"),
        ({"kind": 7}, "error-print-choice", "7"),
        ({"kind": "torifuda", "colour": "red"}, "error-print-choice", "colour"),
        ({"kind": "torifuda", "size": "1x1"}, "error-print-size", "1x1"),
        ({"kind": "torifuda", "layout": "9x9"}, "error-print-layout", "9x9"),
        ({"kind": "torifuda", "poems": "zz"}, "error-set-term", "zz"),
        ({"kind": "torifuda", "crop": "yes"}, "error-print-choice", "yes"),
        ({"kind": "deck", "paper": "b5"}, "error-print-choice", "b5"),
        ({"kind": "sheet", "sheet": "none"}, "error-print-choice", "none"),
        ({"kind": "sheet", "sheet": ["match"]}, "error-print-choice", "match"),
        ({"kind": "sheet", "sheet": "memory", "options": {"seed": 7}}, "error-print-choice", "7"),
        ({"kind": "sheet", "sheet": "memory", "options": []}, "error-print-choice", "[]"),
    ],
)
def test_what_can_not_be_is_quoted(client: TestClient, wish: dict[str, Any], key: str, quoted: str) -> None:
    for path in ("/print", "/print/preview"):
        answer = client.post(path, json=wish)
        assert refusal(answer) == key
        assert quoted in answer.json()["message"]


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"front": "kimariji"}, "error-anki-faces"),
        ({"front": "poem", "back": "poem"}, "error-anki-faces"),
        ({"front": "smell", "back": "poem"}, "error-print-choice"),
        ({"audio": "loud"}, "error-print-choice"),
        ({"poems": "-all"}, "error-set-empty"),
        ({"kind": "torifuda"}, "error-print-choice"),
    ],
)
def test_a_deck_for_anki_that_can_not_be(client: TestClient, wish: dict[str, Any], key: str) -> None:
    assert refusal(client.post("/anki", json=wish)) == key


@pytest.mark.parametrize("page", ["0", "11", "-1", "x", "", "1e9", "９", "9" * 5000])
def test_a_page_that_is_not_there(client: TestClient, page: str) -> None:
    answer = client.post("/print/preview", params={"page": page}, json={"kind": "torifuda", "layout": "5x2"})
    assert refusal(answer) == "error-print-page"
    assert answer.json()["facts"]["most"] == "10"


def test_other_sites_get_nothing_made(client: TestClient) -> None:
    for path in ("/print", "/print/preview", "/anki"):
        for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}):
            assert refusal(client.post(path, json={"kind": "torifuda"}, headers=headers), 403) == "error-forged"
        # What a form of another site can send is no JSON.
        plain = {"content-type": "text/plain"}
        assert refusal(client.post(path, content=b'{"kind": "torifuda"}', headers=plain)) == "error-body"
        assert client.post(path, json={"kind": "sheet"}, headers={"origin": HOME}).status_code in (200, 400)


def test_bodies_that_are_none(client: TestClient) -> None:
    as_json = {"content-type": "application/json"}
    for body in (b"", b"{", b"[]", b"7", b"\xff", b"[" * 9000, b'{"a":' * 2500, b'{"kind": "\\ud800"}'):
        assert refusal(client.post("/print", content=body, headers=as_json)) == "error-body"
    long = client.post("/print", content=b" " * (BODY_BYTES + 1), headers=as_json)
    assert refusal(long, 413) == "error-body-long"


@pytest.mark.parametrize(
    "poems",
    [
        "*" * 1000,
        "*" * 990 + "[!0-9]",
        "?*" * 500,
        "[1-9]*" * 160,
        "む" * 1000,
        "mu " * 333,
        "\u0000",
        '"]); #panic(',
        "1" * 900,
    ],
)
def test_no_set_of_poems_keeps_the_press_busy(client: TestClient, poems: str) -> None:
    answer = client.post("/print/preview", json={"kind": "torifuda", "poems": poems})
    # Longer than that takes what is ended by force.
    assert answer.status_code == 200 or refusal(answer) == "error-set-term"


def test_what_is_written_into_a_sheet_stays_text(client: TestClient) -> None:
    for seed in ('"]) #panic("out")', '#read("/etc/passwd")', "\\", "\u0000", "$x$", "\n#pagebreak()", "𝕏" * 100):
        wish = {"kind": "sheet", "sheet": "memory", "options": {"seed": seed, "show": "kimariji"}}
        answer = client.post("/print", json=wish)
        assert answer.status_code == 200 or refusal(answer).startswith("error-"), seed
        assert answer.status_code != 500


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
_KNOWN = st.sampled_from(
    ["torifuda", "deck", "sheet", "rims", "a4", "17", "all", "52x73", "5x2", "large", "none", "match"]
)
_FIELDS = (*Order.__struct_fields__, "sheet", "options", "front", "audio", "x")


def test_any_order_is_answered(client: TestClient) -> None:
    places = count()

    @settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
    @given(wish=st.fixed_dictionaries({}, optional=dict.fromkeys(_FIELDS, _KNOWN | _JSON)) | _JSON)
    def asked(wish: Any) -> None:
        path = ("/print/preview", "/anki")[next(places) % 2]
        body = json.dumps(wish).encode("utf-8", "surrogatepass")
        answer = client.post(path, content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (200, 400), answer.text

    asked()


def test_who_asks_for_much_waits(tmp_path: Path) -> None:
    few = Limits(costly=(2, 0.001))
    app = create(house_at(tmp_path), ("bell",), built(tmp_path), limits=few)
    with TestClient(app, base_url=HOME, client=("192.0.2.9", 40_000)) as far:
        codes = [far.post("/print", json={"kind": "none"}).status_code for _ in range(3)]
        assert codes == [400, 400, 429]
        assert refusal(far.post("/anki", json={}), 429) == "error-too-many"


# ---------------------------------------------------------------- the process


async def key_of(press: Press, *wanted: Any) -> str:
    with pytest.raises(KarutaError) as refused:
        await press.run(*wanted)
    return refused.value.key


def test_it_is_another_process_that_comes_back_after_a_fault() -> None:
    async def course() -> None:
        press = Press()
        try:
            pid = await press.run(os.getpid)
            assert pid == press.pid != os.getpid()
            assert await key_of(press, int, "x") == "error-print-failed"
            assert await press.run(os.getpid) == pid
            assert await key_of(press, os._exit, 3) == "error-print-failed"
            assert await press.run(os.getpid) != pid
            pid = await press.run(os.getpid)
            # What takes too long is ended, and so is its process.
            press.patience_s, usual = 0.2, press.patience_s
            assert await key_of(press, time.sleep, 600.0) == "error-print-slow"
            assert press.pid is None
            press.patience_s = usual
            assert await press.run(os.getpid) != pid
        finally:
            await press.close()
        assert press.pid is None

    asyncio.run(course())


def test_no_more_than_so_many_wait() -> None:
    async def course() -> None:
        press = Press(most=2)
        try:
            first = asyncio.create_task(press.run(time.sleep, 0.3))
            second = asyncio.create_task(press.run(os.getpid))
            await asyncio.sleep(0)
            assert await key_of(press, os.getpid) == "error-print-busy"
            await asyncio.gather(first, second)
            assert await press.run(os.getpid) != os.getpid()
        finally:
            await press.close()

    asyncio.run(course())


def test_it_rests_when_nothing_is_to_be_done() -> None:
    async def course() -> None:
        press = Press(rest_s=0.05)
        try:
            await press.run(os.getpid)
            while press.pid is not None:
                await asyncio.sleep(0.01)
            assert await press.run(os.getpid) != os.getpid()
        finally:
            await press.close()

    asyncio.run(course())


def test_a_house_starts_without_what_few_ask_for() -> None:
    asked = (
        "import sys, karuta.web.serve; print({'karuta.print.press', 'genanki', 'typst', 'fido2'} & set(sys.modules))"
    )
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout == "set()\n"
