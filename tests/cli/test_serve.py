"""`karuta serve`: one process for others, from its first line to its end."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from swarm.fetching import Fetcher
from swarm.pairs import NAMES, Guest, guest, meet

TERMS = {"game": "kyogi", "seats": 2, "rules": {"memorise_s": 0, "format": "starter"}, "pace": "quick"}


@contextmanager
def _served(
    data: Path, *more: str, language: str = "en", first: str = ""
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A process on `data`, and its first line; "" if it ends before it says any. `first`: where modules are looked for
    before all else."""
    command = [sys.executable, "-W", "error", "-m", "karuta", "--language", language, "serve", "--port", "0"]
    told = os.environ | {"KARUTA_LOG": "debug"} | ({"PYTHONPATH": first} if first else {})
    server = subprocess.Popen(
        [*command, "--data", str(data), *more], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=told
    )
    assert server.stdout is not None
    try:
        yield server, server.stdout.readline()
    finally:
        if server.poll() is None:
            server.kill()
        server.communicate()


def _got(address: str) -> str:
    with urllib.request.urlopen(address, timeout=10) as answer:
        text: str = answer.read().decode()
    return text


def _figure(address: str, name: str) -> float:
    lines = _got(address + "/metrics").splitlines()
    return next(float(line.split()[-1]) for line in lines if line.startswith(name + " "))


async def _until_ruled(pages: list[Guest]) -> None:
    async with asyncio.timeout(60):
        while not all(page.player.table and page.player.table["readings"] for page in pages):
            await asyncio.sleep(0.05)


async def _played(server: subprocess.Popen[str], address: str) -> list[dict[str, Any]]:
    """Two people play a reading; then the house is told to end. What one of them was told from then on."""
    fetcher = Fetcher()
    pages = [guest(address, Random(number), fetcher) for number in range(2)]
    told: list[dict[str, Any]] = []
    try:
        await meet(pages, TERMS)
        await _until_ruled(pages)
        assert await asyncio.to_thread(_figure, address, "karuta_matches") == 1
        assert await asyncio.to_thread(_figure, address, "karuta_leases") == 1
        assert await asyncio.to_thread(_figure, address, "karuta_sockets") == 2
        assert await asyncio.to_thread(_figure, address, "karuta_ruling_ms_count") >= 1
        assert await asyncio.to_thread(_figure, address, "karuta_commit_ms_count") > 5
        assert await asyncio.to_thread(_figure, address, "karuta_messages_received_total") > 10
        before = pages[0].line.hear
        pages[0].line.hear = lambda message: (told.append(message), before(message))[1]  # type: ignore[func-returns-value]
        server.send_signal(signal.SIGTERM)
        await asyncio.to_thread(server.wait, 20)
    finally:
        for page in pages:
            await page.close()
        fetcher.close()
    return told


def test_from_the_first_line_to_the_end(tmp_path: Path) -> None:
    with _served(tmp_path) as (server, line):
        assert line.startswith("Karuta is open at http://127.0.0.1:"), line or server.communicate()[1]
        address = line.split()[-1]
        well = {"database": True, "bus": True, "leases": True, "leaving": False, "matches": 0}
        assert json.loads(_got(address + "/health")) == well
        told = asyncio.run(_played(server, address))
        # It said so, let the reading end, and told where the match goes on: here, when it is back.
        assert {"note", "moved"} <= {message["type"] for message in told}
        assert {"type": "note", "key": "note-house-leaving", "facts": {}} in told
        assert next(message for message in told if message["type"] == "moved")["base"] == ""
        assert server.stderr is not None
        logged = server.stderr.read()
    events = [json.loads(line) for line in logged.splitlines()]
    assert "match opened" in [event["event"] for event in events]
    # Nobody can be told from what is logged.
    assert not [name for name in (*NAMES, "127.0.0.1") if name in logged]
    assert not [event for event in events if event["level"] in ("error", "critical")]


@pytest.mark.parametrize(("language", "word"), [("en", "another folder"), ("ja", "--data")])
def test_a_folder_that_is_in_use_is_said_with_the_way_out(tmp_path: Path, language: str, word: str) -> None:
    with _served(tmp_path) as (_, line), _served(tmp_path, language=language) as (other, nothing):
        assert line
        assert nothing == ""
        _, faults = other.communicate(timeout=20)
        assert other.returncode != 0
        assert word in faults
        assert str(tmp_path) in faults
        assert "Traceback" not in faults


def test_a_package_that_the_bus_needs_is_named_before_the_house_is_said_to_be_open(tmp_path: Path) -> None:
    (tmp_path / "redis.py").write_text("raise ModuleNotFoundError(name='redis')\n", encoding="utf-8")
    bus = "--bus", "redis://127.0.0.1:1/0"
    with _served(tmp_path / "house", *bus, first=str(tmp_path)) as (server, line):
        assert line == ""
        _, faults = server.communicate(timeout=20)
        assert server.returncode == 1
        assert "needs the package redis" in faults
        assert "Traceback" not in faults
