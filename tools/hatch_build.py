"""Refuses a wheel without the built page: an installed `karuta` needs only Python."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        page = Path(self.root, "src/karuta/web/static/index.html")
        if not page.exists():
            raise FileNotFoundError(f"{page} is missing: run `make build` before building a wheel or an sdist")
