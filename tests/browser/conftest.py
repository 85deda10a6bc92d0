"""A real server as a process of its own, and Debian's Chromium in front of it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "browser/node_modules/axe-core/axe.min.js"
CHROMIUM = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--autoplay-policy=no-user-gesture-required",
]
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 3,
    "is_mobile": True,
    "has_touch": True,
}
SEED = "7"
"""The seed that the server under test gives to every match, so that a test knows what will be read."""


@pytest.fixture(scope="module")
def house() -> Iterator[str]:
    """Address of a server on a free port of the loopback."""
    command = [sys.executable, "-W", "error", "-m", "karuta", "play", "--port", "0", "--no-open", "--seed", SEED]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    address = next((word for word in line.split() if word.startswith("http://")), "")
    assert address, f"the server's first line names no address: {line!r}"
    yield address.rstrip("/")
    process.terminate()
    process.wait(20)
    process.stdout.close()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=CHROMIUM)
        yield browser
        browser.close()


@pytest.fixture
def visit(house: str, chromium: Browser) -> Iterator[Callable[..., Page]]:
    """Opens a page of the house in a context of its own; at the end no page may have complained."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def _visit(path: str = "/", *, context: dict[str, Any] | None = None, store: dict[str, Any] | None = None) -> Page:
        made = chromium.new_context(service_workers="block", **(context or DESKTOP))
        contexts.append(made)
        if store:
            script = "".join(f"localStorage.setItem({key!r}, {value!r});" for key, value in store.items())
            made.add_init_script(f"if (!sessionStorage.getItem('stored')) {{ {script} sessionStorage.setItem('stored', '1'); }}")
        page = made.new_page()
        page.on("pageerror", lambda error: complaints.append(f"error: {error}"))
        page.on("console", lambda said: complaints.append(f"console: {said.text}") if said.type == "error" else None)
        page.goto(house + path)
        return page

    yield _visit
    for made in contexts:
        made.close()
    assert complaints == []


def axe(page: Page) -> list[str]:
    """Violations that axe-core finds on the page as it stands, a line each."""
    page.add_script_tag(path=str(AXE))
    found: list[dict[str, Any]] = page.evaluate("axe.run().then((result) => result.violations)")
    return [f"{one['id']}: {[node['target'] for node in one['nodes']][:4]}" for one in found]
