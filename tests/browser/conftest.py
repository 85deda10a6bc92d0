"""Real servers as processes of their own, and Debian's Chromium in front of them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
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
"""The seed that the servers under test give to every match, so that a test knows what will be read."""
NO_WORKER = "Service Worker registration blocked by Playwright"
"""What Playwright says of pages that want the installed app's worker: tests of other things do without."""
Visit = Callable[..., Page]


@contextmanager
def serving(**environment: str) -> Iterator[str]:
    """Address of a server on a free port of the loopback."""
    command = [sys.executable, "-W", "error", "-m", "karuta", "play", "--port", "0", "--no-open", "--seed", SEED]
    with TemporaryDirectory(prefix="karuta-") as data:
        yield from _served(command, {**os.environ, "KARUTA_DATA": data, **environment})


def _served(command: list[str], environment: dict[str, str]) -> Iterator[str]:
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        address = next((word for word in line.split() if word.startswith("http://")), "")
        assert address, f"the server's first line names no address: {line!r}"
        yield address.rstrip("/")
    finally:
        process.terminate()
        process.wait(20)
        process.stdout.close()


@pytest.fixture(scope="session")
def house() -> Iterator[str]:
    """A house whose players play."""
    with serving() as address:
        yield address


@pytest.fixture(scope="session")
def still_house() -> Iterator[str]:
    """A house whose players never touch a card: every ruling is of what the test's own hand did."""
    with serving(KARUTA_STILL="1") as address:
        yield address


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser for one module: Playwright's loop runs as long as it is open, and no other loop can then."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=CHROMIUM)
        yield browser
        browser.close()


def kept(**settings: Any) -> dict[str, str]:
    """What the page stores for these settings (`left_handed=True` -> `karuta.left-handed: true`)."""
    return {f"karuta.{name.replace('_', '-')}": json.dumps(value) for name, value in settings.items()}


@pytest.fixture
def visit(request: pytest.FixtureRequest, chromium: Browser) -> Iterator[Visit]:
    """Opens a page of a house (`house` unless another is named) in a context of its own, with `settings` as if chosen
    before; `before` is called with the page while it is still empty. At the end no page may have complained, but for
    what begins with one of `bears`."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def _visit(
        path: str = "/",
        *,
        to: str = "house",
        address: str | None = None,
        context: dict[str, Any] | None = None,
        settings: dict[str, Any] | None = None,
        before: Callable[[Page], None] | None = None,
        bears: tuple[str, ...] = (),
    ) -> Page:
        made = chromium.new_context(service_workers="block", **{"locale": "en-GB", **(context or DESKTOP)})
        contexts.append(made)
        made.set_default_timeout(30_000)
        script = "".join(f"localStorage.setItem({k!r}, {v!r});" for k, v in kept(**(settings or {})).items())
        if script:
            made.add_init_script(
                f"if (!sessionStorage.getItem('stored')) {{ {script} sessionStorage.setItem('stored', '1'); }}"
            )
        page = made.new_page()

        def complain(kind: str, text: str) -> None:
            if kind in ("error", "warning") and not text.startswith((NO_WORKER, *bears)):
                complaints.append(f"{kind}: {text}")

        page.on("pageerror", lambda error: complain("error", str(error)))
        page.on("console", lambda said: complain(said.type, said.text))
        if before:
            before(page)
        page.goto((address or request.getfixturevalue("still_house" if to == "still" else "house")) + path)
        return page

    yield _visit
    for made in contexts:
        made.close()
    assert complaints == []


def with_axe(page: Page) -> None:
    """Bring axe-core along; the page's own policy lets no script in later."""
    page.add_init_script(path=AXE)


def axe(page: Page) -> list[str]:
    """Violations that axe-core finds on the page as it stands, a line each."""
    found: list[dict[str, Any]] = page.evaluate("axe.run().then((result) => result.violations)")
    return [f"{one['id']}: {[node['target'] for node in one['nodes']][:4]}" for one in found]
