"""Shimo-no-ku karuta in the shape that every game has."""

from __future__ import annotations

from typing import Final

from karuta.games.kyogi.made import Fields, made
from karuta.games.shimo.rules import OPTIONS, Rules, rules_of

SHIMO: Final[Fields[Rules]] = made("shimo", Rules, OPTIONS, rules_of)
