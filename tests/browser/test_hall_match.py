"""Two people play a rated match in two browsers, one of them behind a slow line; a third looks on; the house is killed
in the middle of a reading and comes back."""

from __future__ import annotations

import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from browser.conftest import DESKTOP, PHONE
from browser.line import CutLine
from browser.sitter import DUTY, Wire
from karuta.words import say

PATIENCE_S = 240
SIGN_UP = """async (name) => {
  const me = await (await fetch("/api/account")).json();
  const form = { name, password: "correct horse battery" };
  const headers = { "content-type": "application/json", "x-karuta-token": me.token };
  const answer = await fetch("/api/account", { method: "POST", headers, body: JSON.stringify(form) });
  return answer.status;
}"""


class Hall:
    """A real house for others, on a port and a folder of its own."""

    def __init__(self, data: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = int(probe.getsockname()[1])
        self.data = data
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [sys.executable, "-W", "error", "-m", "karuta", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen([*command, "--data", str(self.data)], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        assert self.address in self.process.stdout.readline()

    def end(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def facts(self) -> list[dict[str, Any]]:
        """What the logs of all matches hold."""
        with closing(sqlite3.connect(f"file:{self.data / 'house.db'}?mode=ro", uri=True)) as kept:
            rows = kept.execute("SELECT fact FROM entries ORDER BY match, seq").fetchall()
        return [msgspec.json.decode(row[0]) for row in rows]

    def poem(self, reading: int) -> int:
        """The poem that is read: only the log knows it."""
        announced = [fact for fact in self.facts() if fact["fact"] == "announced" and fact["reading"] == reading]
        return int(announced[-1]["poem"])


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    hall = Hall(tmp_path / "data")
    hall.start()
    yield hall
    hall.end(signal.SIGTERM)


class Player:
    """One of the two: does what the screen asks for, and takes the card when it is their turn to be fast."""

    def __init__(self, page: Page, address: str, name: str) -> None:
        self.page, self.address, self.name = page, address, name
        self.wire = Wire()
        self.wire.listen(page)
        page.goto(f"{address}/hall")
        assert page.evaluate(SIGN_UP, name) == 200

    @property
    def seat(self) -> int:
        return int(self.wire.of("opened")[-1]["seat"])

    def duty(self) -> str | None:
        duty: str | None = self.page.evaluate(DUTY)
        return duty

    def do(self, duty: str) -> None:
        """What is asked between readings; what has passed meanwhile, for the other was faster, is left alone."""
        with suppress(PlaywrightTimeout):
            self._do(duty)
        self.page.wait_for_timeout(150)

    def _do(self, duty: str) -> None:
        page, due = self.page, self.wire.table["due"]
        if duty == "deal":
            page.locator(".deal-skip").click(force=True, timeout=1500)
        elif duty == "bow":
            page.locator(".bow .primary:enabled").click(timeout=1500)
        elif duty != "send" or due is not None:
            field = "AB"[self.seat % 2]
            own = [card for card, place in self.wire.table["places"].items() if place[0] == field]
            for card in own[: due["count"]] if duty == "send" else ():
                page.locator(f'.card[data-card="{card}"]').click(timeout=1500)
            page.locator(".ask-buttons .primary:enabled").first.click(timeout=1500)

    def take(self, poem: int) -> None:
        """Touch the card, if it lies there and can be reached in time."""
        card = self.page.locator(f'.card[data-card="{poem}"]')
        with suppress(PlaywrightTimeout):
            if card.count() and card.is_visible():
                card.click(force=True, timeout=1500)

    def press(self, key: str) -> None:
        self.page.get_by_role("button", name=say("en", key), exact=True).click()


def _context(chromium: Browser, view: dict[str, Any]) -> Page:
    context = chromium.new_context(**view, locale="en", service_workers="block")
    return context.new_page()


def _play(hall: Hall, players: tuple[Player, Player]) -> int:
    """Plays to the end; how often the house was killed in mid-reading."""
    killed, done = 0, set[int]()
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        duties = [player.duty() for player in players]
        if duties == ["over", "over"]:
            return killed
        for player, duty in zip(players, duties, strict=True):
            if duty not in (None, "open", "over"):
                player.do(duty)
        if duties[0] == "open":
            number = int(players[0].wire.of("programme")[-1]["reading"])
            if number == 2 and not killed:
                killed += 1
                hall.end(signal.SIGKILL)
                hall.start()
            elif number not in done:
                done.add(number)
                # The far one has the first, the near one all others: so it is over after a few.
                players[1 if number == 1 else 0].take(hall.poem(number))
        players[0].page.wait_for_timeout(40)
    raise AssertionError(f"the match did not end: {[player.wire.table['phase'] for player in players]}")


def test_a_rated_match_between_two_browsers_outlasts_the_house(chromium: Browser, hall: Hall) -> None:
    slow = CutLine(hall.address, delay_s=0.075, jitter_s=0.03)
    try:
        near = Player(_context(chromium, DESKTOP), hall.address, "Aki")
        far = Player(_context(chromium, PHONE), slow.address, "Борис")
        near.page.goto(f"{hall.address}/hall")
        near.page.locator(".choice-one", has_text=say("en", "format-kyogi-starter")).click()
        near.press("hall-invite")
        near.page.wait_for_url("**/room/*")
        far.page.goto(near.page.url.replace(hall.address, slow.address))
        for player in (near, far):
            player.press("room-be-ready")
        for player in (near, far):
            player.page.locator(".match").wait_for()
            assert player.wire.of("opened")[-1]["rated"] is True
        match = near.wire.of("opened")[-1]["match"]
        watcher = _context(chromium, DESKTOP)
        seen = Wire()
        seen.listen(watcher)
        watcher.goto(f"{hall.address}/watch/{match}")
        assert _play(hall, (near, far)) == 1
        for player in (near, far):
            assert player.wire.lines >= 2, "the line was cut and came back"
            expect(player.page.locator(".outcome-gains")).to_be_visible()
        gains = near.wire.of("rated")[-1]["gains"]
        assert sorted(gain["after"]["shown"] > 1500 for gain in gains) == [False, True]
        pledged = near.wire.of("pledged")
        assert pledged[0].get("seed") is None
        assert pledged[-1]["seed"]
        assert seen.of("update"), "who looks on saw the match"
        assert all(update["table"]["seat"] is None for update in seen.of("update"))
        moved = [fact for fact in hall.facts() if fact["fact"] == "moved"]
        rulings = [event for fact in moved for event in fact["events"] if event["event"] == "ruled"]
        numbers = [event["ruling"]["number"] for event in rulings]
        assert numbers == list(range(1, len(numbers) + 1)), "one ruling a reading"
    finally:
        slow.close()
