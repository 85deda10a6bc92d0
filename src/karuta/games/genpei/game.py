"""Genpei gassen in the shape that every game has."""

from __future__ import annotations

from typing import Final

from karuta.games.genpei.rules import OPTIONS, Rules, rules_of
from karuta.games.kyogi.made import Fields, made

GENPEI: Final[Fields[Rules]] = made("genpei", Rules, OPTIONS, rules_of)
