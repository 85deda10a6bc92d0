"""Refuses a wheel without the built page and the fonts for paper: an installed `karuta` needs only Python."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        for built in ("src/karuta/web/static/index.html", "src/karuta/print/fonts/yuji.ttf"):
            if not Path(self.root, built).exists():
                raise FileNotFoundError(f"{built} is missing: run `make build` before building a wheel or an sdist")
