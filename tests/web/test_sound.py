"""Sound over HTTP: of two matches that differ only in the poems to come nobody can tell one from the other by what is
sent, however long, however named, and whenever."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.testclient import TestClient

from hall.stage import Bell, Stage
from karuta.hall.events import Keyed, Sounding
from karuta.hall.ports import MonotonicClock
from karuta.hall.sealing import unsealed
from karuta.recital.voice import Voice
from karuta.web import mat
from karuta.web.sound import sound

PLACE: Any = SimpleNamespace(own=(0,), seat=0, live=SimpleNamespace(id="m"))
SECRETS = re.compile(rb'/sound/m/[\w-]{16}\.mp3|"key":"[0-9a-f]{64}"')


@pytest.fixture(scope="module")
def voice() -> Voice:
    return Voice.load()


class World:
    """A match between two pages, read by a real voice, and what HTTP hands out of it."""

    def __init__(self, voice: Any, *, other: bool = False, pace: str = "match") -> None:
        self.stage = Stage({"format": "quarter"}, opponents={}, pace=pace, seed="two worlds")  # type: ignore[arg-type]
        self.host = self.stage.host
        self.host.voice = voice
        if other:
            state = self.host.state
            self.host.state = replace(state, order=tuple(reversed(state.order)))
        app = Starlette(routes=[Route("/sound/{match}/{token}.mp3", sound)])
        playing = SimpleNamespace(live=SimpleNamespace(host=self.host))
        app.state.house = SimpleNamespace(
            clock=MonotonicClock(), playing=lambda match: playing if match == "m" else None
        )
        self.client = TestClient(app)

    def written(self) -> Iterator[tuple[float, bytes]]:
        """What was announced to the first page, in bytes, and when."""
        for at, notice in self.stage.told:
            if isinstance(notice, Sounding | Keyed):
                for message in mat.messages(notice, PLACE, lambda look: look):
                    yield at, msgspec.json.encode(message)

    def upper(self) -> tuple[str, bytes, list[tuple[str, str]]]:
        """The token, the body and the headers of the verse that was announced last."""
        token = self.stage.sounding().pieces[-1].token
        answer = self.client.get(f"/sound/m/{token}.mp3")
        assert answer.status_code == 200
        return token, answer.content, list(answer.headers.items())


def test_two_worlds_send_the_same_until_the_verse_sounds(voice: Voice) -> None:
    one, two = World(voice), World(voice, other=True)
    for world in (one, two):
        world.stage.opened()
        world.stage.open()
    assert one.stage.plan.reading.poem != two.stage.plan.reading.poem
    ours, theirs = list(one.written()), list(two.written())
    assert [(at, len(body)) for at, body in ours] == [(at, len(body)) for at, body in theirs]
    assert [SECRETS.sub(b"", body) for _, body in ours] == [SECRETS.sub(b"", body) for _, body in theirs]
    assert [body for _, body in ours] != [body for _, body in theirs]
    (_, first, headers), (_, second, others) = one.upper(), two.upper()
    assert headers == others
    assert len(first) == len(second)
    assert first != second


def test_no_verse_of_a_match_differs_from_another_in_what_is_seen_of_it(voice: Voice) -> None:
    world = World(voice, pace="quick")
    world.stage.opened()
    seen, tokens = set(), set()
    poems: list[int] = []
    while world.stage.announced():
        reading = world.stage.plan.reading.poem
        token, body, headers = world.upper()
        again = world.upper()
        assert again == (token, body, headers)
        world.stage.open()
        key = [notice for _, notice in world.stage.told if isinstance(notice, Keyed)][-1].key
        mp3, first = unsealed(body, bytes.fromhex(key))
        assert (mp3, first) == (voice.clip(reading, "upper").path.read_bytes(), voice.clip(reading, "upper").first)
        seen.add((len(body), tuple(headers)))
        tokens.add(token)
        poems.append(reading)
        world.stage.ruled()
    assert len(poems) == len(tokens) == len(set(poems)) > 20
    assert len(seen) == 1
    ((_, headers_),) = seen
    assert dict(headers_) == {
        "cache-control": "no-store",
        "content-encoding": "identity",
        "content-length": str(len(body)),
        "content-type": "application/octet-stream",
    }


def test_what_everybody_has_heard_goes_as_it_is(tmp_path: Path) -> None:
    world = World(Bell(tmp_path), pace="match")
    world.stage.opened()
    joka = world.stage.sounding().pieces[0]
    answer = world.client.get(f"/sound/m/{joka.token}.mp3")
    assert (answer.content, answer.headers["content-type"]) == (b"000_1.mp3", "audio/mpeg")
    assert answer.headers["x-first"] == str(joka.first)


def test_a_sealed_verse_that_was_recalled_is_gone(tmp_path: Path) -> None:
    world = World(Bell(tmp_path))
    world.stage.opened()
    token, _, _ = world.upper()
    world.host.reciter.withdraw("hand")
    answer = world.client.get(f"/sound/m/{token}.mp3")
    assert (answer.status_code, answer.content) == (204, b"")
    assert world.client.get("/sound/m/never.mp3").status_code == 404
    assert world.client.get(f"/sound/other/{token}.mp3").status_code == 404
