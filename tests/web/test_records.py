"""Records: for download once a match is decided, cut into readings, and brought along by a person."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from starlette.testclient import TestClient

from hall.stage import Stage, takes
from karuta.games.kyogi import record as records
from karuta.protocol import Replay
from karuta.web.limits import RECORD_BYTES
from web.guest import client_of, guest_of


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_of(tmp_path) as client:
        yield client


@pytest.fixture(scope="module")
def text() -> str:
    """The record of a whole match."""
    stage = Stage({"format": "starter"})
    stage.opened()
    while stage.open():
        takes(stage, 0, 200)
        stage.ruled()
    stage.until(lambda: stage.duties() or stage.host.over)
    return records.write(records.record_of(stage.host.start, ("One", "Mio"), stage.host.moves))


def test_a_record_can_be_had_only_when_the_match_is_decided(client: TestClient) -> None:
    with guest_of(client) as guest:
        opened = guest.sit(seed="hidden seed")
        guest.begin()
        for what in ("record", "replay"):
            answer = client.get(f"/match/{opened['match']}/{what}")
            assert (answer.status_code, answer.json()["key"]) == (409, "error-record-early")
            assert "hidden seed" not in answer.text
        guest.say(type="act", id="no", move={"move": "resign"})
        guest.phase("thanks")
        kept = client.get(f"/match/{opened['match']}/record")
        assert "attachment" in kept.headers["content-disposition"]
        assert "hidden seed" in kept.text
        assert records.parse(kept.text).names == ("Guest", "Mio")
        replay = client.get(f"/match/{opened['match']}/replay").json()
        assert (replay["winner"], replay["margin"], replay["record"]) == (1, 0, kept.text)


def test_a_match_that_is_not_here_has_no_record(client: TestClient) -> None:
    answer = client.get("/match/nowhere/record")
    assert (answer.status_code, answer.json()["key"]) == (404, "error-match-gone")


def test_a_record_brought_along_is_cut_into_readings(client: TestClient, text: str) -> None:
    replay = msgspec.json.decode(client.post("/replay", content=text).content, type=Replay)
    assert replay.names == ("One", "Mio")
    assert replay.winner is not None
    assert replay.rules["format"] == "starter"
    assert [frame.number for frame in replay.frames] == list(range(1, len(replay.frames) + 1))
    assert len(replay.frames[0].places) == 6
    last = replay.frames[-1]
    assert min(last.ruling.counts) <= 1
    assert replay.record == text


def test_a_damaged_record_is_refused_with_its_line(client: TestClient, text: str) -> None:
    lines = text.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("1. "))
    lines[at] = lines[at].replace("mora=", "mora=9")
    answer = client.post("/replay", content="\n".join(lines))
    assert answer.status_code == 400
    refused = answer.json()
    assert refused["type"] == "refused"
    assert refused["facts"]["line"] == at + 1
    assert f"line {at + 1}" in refused["message"]


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [(b"\xff\xfe", 400, "error-record-text"), (b"x" * (RECORD_BYTES + 1), 413, "error-record-long")],
)
def test_what_is_no_record_is_refused(client: TestClient, body: bytes, status: int, key: str) -> None:
    answer = client.post("/replay", content=body)
    assert (answer.status_code, answer.json()["key"]) == (status, key)


def test_an_empty_record_is_refused_in_words(client: TestClient) -> None:
    answer = client.post("/replay", content=b"")
    assert answer.status_code == 400
    assert answer.json()["message"]
