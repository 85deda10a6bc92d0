"""The real server on a free port: the socket's trusted round trips, nothing on the wire before its time, and nothing
left of it when it is ended."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from karuta.recital.voice import Voice

pytestmark = pytest.mark.anyio
SEED = "nobody may read this seed"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def _served() -> tuple[subprocess.Popen[str], str]:
    """A real house, and where it can be reached."""
    command = [sys.executable, "-W", "error", "-m", "karuta", "play", "--port", "0", "--no-open", "--seed", SEED]
    data = mkdtemp(prefix="karuta-")
    told = {**os.environ, "KARUTA_DATA": data}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=told)
    assert server.stdout is not None
    line = server.stdout.readline()
    found = re.search(r"http://\S+", line)
    if found is None:
        server.kill()
        raise AssertionError(f"{line!r}: {server.communicate()[1]}")
    return server, found.group()


def _ended(server: subprocess.Popen[str], end: signal.Signals) -> None:
    """Ends the house; it has nothing to complain of."""
    server.send_signal(end)
    _, faults = server.communicate(timeout=20)
    assert "Traceback" not in faults
    assert "Warning" not in faults


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where a real house can be reached."""
    server, address = _served()
    try:
        yield address
    finally:
        _ended(server, signal.SIGTERM)


class Page:
    """The other end of a real connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), 30))
        self.heard.append(message)
        return message

    async def get(self, kind: str) -> dict[str, Any]:
        while (message := await self.hear())["type"] != kind:
            pass
        return message

    async def begin(self, game: str, opponent: str, **wish: Any) -> None:
        players = [None, opponent]
        await self.say(type="begin", game=game, players=players, names=["Wire"], pace="quick", **wish)


async def _fetched(address: str) -> tuple[bytes, dict[str, str]]:
    def fetch() -> tuple[bytes, dict[str, str]]:
        with urllib.request.urlopen(address) as answer:
            return answer.read(), {name.lower(): value for name, value in answer.headers.items()}

    return await asyncio.to_thread(fetch)


async def _answer(page: Page, message: dict[str, Any], done: set[str]) -> None:
    """The page does what it owes."""
    if message["type"] != "update":
        return
    table = message["table"]
    owed: dict[str, dict[str, Any]] = {}
    if table["phase"] in ("bow", "bows", "thanks"):
        owed[table["phase"]] = {"move": "bow"}
    elif table["phase"] == "arrange":
        owed["ready"] = {"move": "ready"}
    elif table["hai"] == 0:
        owed[f"hai {message['seq']}"] = {"move": "hai"}
    elif table["due"] and table["due"]["seat"] == 0 and not table["due"]["cards"]:
        owed[f"waive {table['readings']}"] = {"move": "waive"}
    elif table["due"] and table["due"]["seat"] == 1 and table["due"]["cards"]:
        card = table["due"]["cards"][0]
        taken = {place[2] for place in table["places"].values() if place[:2] == ["A", 0]}
        free = next(x for x in range(0, 8000, 600) if all(abs(x - t) >= 520 for t in taken))
        owed[f"put {table['readings']} {card}"] = {"move": "put", "card": card, "place": ["A", 0, free]}
    for id, move in owed.items():
        if id not in done:
            done.add(id)
            await page.say(type="act", id=id, move=move)


async def test_a_short_match_over_the_real_wire_tells_nothing_before_its_time(address: str) -> None:
    voice = Voice.load("mei")
    clips = {clip.path.read_bytes(): name for name, clip in voice.clips.items()}
    heard_before: dict[int, str] = {}
    announced: dict[int, str] = {}
    done: set[str] = set()
    async with connect(address.replace("http", "ws") + "/ws") as socket:
        page = Page(socket)
        await page.say(type="hello", protocol=1, language="en")
        rules = {"memorise_s": 0, "format": "starter", "window": "kimariji"}
        await page.begin("kyogi", "tomoe", rules=rules)
        while (message := await page.hear())["type"] != "update" or message["table"]["readings"] < 4:
            await _answer(page, message, done)
            if message["type"] == "programme" and message["reading"]:
                number = message["reading"]
                announced[number] = json.dumps(message)
                body, headers = await _fetched(address + message["clips"][-1]["url"])
                heard_before[number] = clips[body]
                assert headers["x-first"] == str(voice.clips[clips[body]].first)
                assert "etag" not in headers
            if message["type"] == "update" and message["table"]["winner"] is not None:
                break
    everything = "\n".join(json.dumps(message) for message in page.heard)
    assert SEED not in everything
    assert "reading_opened" not in everything
    ruled = {
        e["ruling"]["number"]: e["ruling"]["poem"]
        for m in page.heard
        for e in m.get("events", [])
        if e["event"] == "ruled"
    }
    assert len(ruled) >= 3
    for number, poem in ruled.items():
        # What was fetched is the poem's upper verse, and nothing in the announcement says so.
        assert heard_before[number] == f"{poem:03d}_1"
        assert heard_before[number] not in announced[number]
        assert all(clip["samples"] == voice.clip(1, "upper").samples for clip in json.loads(announced[number])["clips"])
    before = 0
    for message in page.heard:
        for event in message.get("events", []):
            if event["event"] == "ruled":
                before = event["ruling"]["number"]
        if message["type"] == "swept":
            assert message["reading"] == before + 1
        if message["type"] == "update":
            assert {ruled[n] for n in ruled if n > before} <= set(message["table"]["unread"])


async def test_the_pings_that_measure_the_line_are_no_messages(address: str) -> None:
    async with connect(address.replace("http", "ws") + "/ws") as socket:
        page = Page(socket)
        await page.say(type="hello", protocol=1, language="en")
        await page.get("welcome")
        for _ in range(3):
            await page.say(type="sync", page_ms=0)
            await page.get("synced")
    assert {message["type"] for message in page.heard} == {"welcome", "self", "synced"}


async def test_the_server_serves_data_and_health(address: str) -> None:
    body, _ = await _fetched(address + "/data/poems.json?language=en")
    assert len(json.loads(body)) == 101
    body, headers = await _fetched(address + "/health")
    assert "matches" in json.loads(body)
    assert "server" not in headers


def _children(pid: int) -> set[int]:
    """The processes that this one has started and that still run."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent = stat.read_text().rsplit(")", 1)[1].split()[:2]
        except OSError:
            continue
        if int(parent) == pid and state != "Z":
            found.add(int(stat.parent.name))
    return found


def _awaited(holds: Any, within_s: float = 20.0) -> bool:
    ends = time.monotonic() + within_s
    while not holds() and time.monotonic() < ends:
        time.sleep(0.02)
    return bool(holds())


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
async def test_nothing_is_left_of_the_server_when_it_is_ended(end: signal.Signals) -> None:
    server, address = _served()
    assert _children(server.pid) == set()
    async with connect(address.replace("http", "ws") + "/ws") as socket:
        page = Page(socket)
        await page.say(type="hello", protocol=1, language="en")
        await page.begin("koikoi", "akira", preset="short")
        await page.get("seated")
        await page.say(type="go_on", round=0)
        while not (await page.get("table_update"))["table"]["moves"]:
            pass
        assert _awaited(lambda: len(_children(server.pid)) == 1)
        children = _children(server.pid)
    await asyncio.to_thread(_ended, server, end)
    assert _awaited(lambda: not any(Path(f"/proc/{child}").exists() for child in children))
