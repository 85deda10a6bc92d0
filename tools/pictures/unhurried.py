"""Those who sit at a mat for a picture: they see the deal out, so that nothing depends on how fast it is skipped."""

from __future__ import annotations

from browser.sitter import Sitter
from browser.test_phone import Toucher
from browser.test_teams import Member


class Pointer(Sitter):
    """With a mouse."""

    def do(self, duty: str) -> None:
        if duty == "deal":
            self.page.locator(".deal").wait_for(state="detached")
        else:
            super().do(duty)


class Finger(Pointer, Toucher):
    """With a finger."""


class OfSide(Pointer, Member):
    """One of a side."""
