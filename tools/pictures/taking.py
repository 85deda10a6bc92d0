"""A browser in front of the house, and what it takes pictures with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page
from tools.pictures.palette import small

from browser.conftest import DESKTOP, PHONE, kept

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "docs/pictures"
SIZES: dict[str, dict[str, Any]] = {
    "desktop": DESKTOP,
    "phone": {**PHONE, "device_scale_factor": 2},
    "tablet": {"viewport": {"width": 1024, "height": 768}, "has_touch": True},
}
PATIENCE_MS = 90_000
"""Longer than any reading that nobody takes."""
STILL_MS = 700
"""Whatever came onto the page has settled then."""


class Camera:
    """Opens pages of one size, and keeps what they show."""

    def __init__(self, browser: Browser, address: str, size: str) -> None:
        self.address, self.size = address, size
        self._browser = browser
        self._dark_room = browser.new_page()

    @property
    def by_finger(self) -> bool:
        return self.size == "phone"

    def visit(
        self,
        path: str = "/",
        *,
        before: Callable[[Page], None] | None = None,
        settings: dict[str, Any] | None = None,
        to: str = "house",
    ) -> Page:
        """A page with these settings, in a context of its own, as the tests' `visit` opens it. There is one house."""
        assert to == "house"
        context = self._browser.new_context(service_workers="block", locale="en-GB", **SIZES[self.size])
        context.set_default_timeout(PATIENCE_MS)
        stored = kept(**(settings or {})).items()
        context.add_init_script("".join(f"localStorage.setItem({key!r}, {value!r});" for key, value in stored))
        page = context.new_page()
        if before:
            before(page)
        page.goto(self.address + path)
        return page

    def shoot(self, page: Page, name: str, *, whole: bool = False) -> None:
        """Keep what is on the screen, or with `whole` all that can be scrolled to."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        path = PICTURES / f"{name}-{self.size}.png"
        page.wait_for_timeout(STILL_MS)
        path.write_bytes(small(self._dark_room, page.screenshot(full_page=whole)))
        print(path.relative_to(ROOT), f"{path.stat().st_size / 1000:.0f} kB", flush=True)
