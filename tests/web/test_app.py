"""The page's files, what it looks up, sound, and what browsers are told."""

from __future__ import annotations

import asyncio
import csv
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from karuta.hall.ports import MonotonicClock
from karuta.poems.anthology import POEMS, poem
from karuta.web.app import create
from karuta.web.headers import HEADERS
from karuta.words import languages
from web.guest import client_of, guest_of, house_at


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(tmp_path) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/match", "/replay/of/mine", "/settings"])
def test_an_address_of_the_page_gets_the_page(client: TestClient, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert "<title>Karuta</title>" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/missing.js", "/assets/missing.css", "/../pyproject.toml", "/sound/x/y.mp3"])
def test_a_file_that_is_not_there_is_not_found(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


def test_built_assets_are_kept_for_ever_and_the_rest_is_asked_for_again(client: TestClient) -> None:
    assert "immutable" in client.get("/assets/main-1a2b.js").headers["cache-control"]
    assert client.get("/app.webmanifest").headers["cache-control"] == "no-cache"


def test_a_page_that_is_not_built_says_how(tmp_path: Path) -> None:
    with TestClient(create(house_at(tmp_path), ("bell",), tmp_path / "nothing")) as client:
        answer = client.get("/")
    assert answer.status_code == 503
    assert "make build" in answer.text


@pytest.mark.parametrize("path", ["/", "/health", "/data/poems.json", "/missing.js", "/match/none/record"])
def test_every_answer_is_guarded(client: TestClient, path: str) -> None:
    headers = client.get(path).headers
    assert {name: headers[name] for name in HEADERS} == HEADERS
    assert "script-src" not in headers["content-security-policy"]
    assert headers["content-security-policy"].startswith("default-src 'self';")
    # No script of text but the one address of the app's worker.
    assert "; require-trusted-types-for 'script'; trusted-types karuta-worker; " in headers["content-security-policy"]


def test_long_answers_are_compressed(client: TestClient) -> None:
    for path in ("/", "/data/poems.json"):
        assert client.get(path, headers={"accept-encoding": "gzip"}).headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("language", languages())
def test_the_poems_are_all_there_in_every_language(client: TestClient, language: str) -> None:
    rows = client.get(f"/data/poems.json?language={language}").json()
    assert [row["number"] for row in rows] == list(range(101))
    assert all(row["gloss"] for row in rows[1:])
    row = rows[17]
    assert row["gloss"] == poem(17).gloss[language]
    assert row["kimariji"] == "ちは"
    assert row["torifuda"] == poem(17).torifuda
    assert (len(row["pronunciation"]), len(row["romaji"])) == (5, 5)
    assert row["author"]["kanji"] == poem(17).author.kanji
    assert {row["colour"] for row in rows[1:]} == {p.colour for p in POEMS}
    assert Counter(row["figure"] for row in rows[1:]) == {"tono": 66, "hime": 21, "bozu": 12, "semimaru": 1}


def test_without_a_language_that_of_the_browser_is_used(client: TestClient) -> None:
    asked = client.get("/data/poems.json", headers={"accept-language": "de, ru;q=0.7, en;q=0.2"}).json()
    assert asked == client.get("/data/poems.json?language=ru").json()
    assert client.get("/data/poems.json?language=xx").json() == client.get("/data/poems.json?language=en").json()


@pytest.mark.parametrize("language", languages())
def test_the_glossary_has_every_term(client: TestClient, language: str) -> None:
    entries = client.get(f"/data/glossary.json?language={language}").json()
    rows = list(csv.DictReader(files("karuta").joinpath("glossary.csv").read_text(encoding="utf-8").splitlines()))
    assert [entry["key"] for entry in entries] == [row["key"] for row in rows]
    assert [entry["short"] for entry in entries] == [row[language] for row in rows]
    assert entries[0].keys() == {"key", "kanji", "kana", "romaji", "short", "more"}


def test_what_has_not_changed_is_not_sent_again(client: TestClient) -> None:
    first = client.get("/data/glossary.json?language=fr")
    again = client.get("/data/glossary.json?language=fr", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    other = client.get("/data/glossary.json?language=es", headers={"if-none-match": first.headers["etag"]})
    assert other.status_code == 200


def test_health_counts_matches(client: TestClient) -> None:
    well = {"database": True, "bus": True, "leases": True, "leaving": False}
    assert client.get("/health").json() == well | {"matches": 0}
    with guest_of(client) as guest:
        guest.sit()
        assert client.get("/health").json() == well | {"matches": 1}


class Ending(MonotonicClock):
    """The clock of a server that is told to end: whatever waits is cancelled."""

    async def until(self, ms: float) -> None:
        raise asyncio.CancelledError


def test_a_page_that_waits_for_its_sound_while_the_server_ends_is_answered(client: TestClient) -> None:
    with guest_of(client) as guest:
        guest.sit()
        (clip,) = guest.begin()["clips"]
        client.app.state.house.clock = Ending()  # type: ignore[attr-defined]
        assert client.get(clip["url"]).status_code == 503


def test_a_sound_is_for_its_match_only(client: TestClient) -> None:
    with guest_of(client) as guest:
        opened = guest.sit()
        (clip,) = guest.begin()["clips"]
        token = clip["url"].rsplit("/", 1)[1]
        other = guest.sit()
        assert client.get(f"/sound/{other['match']}/{token}").status_code == 404
        assert client.get(f"/sound/{opened['match']}/none.mp3").status_code == 404
