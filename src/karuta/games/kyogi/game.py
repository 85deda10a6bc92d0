"""Kyōgi karuta in the shape that every game has."""

from __future__ import annotations

from typing import Final

from karuta.games.kyogi.made import Fields, made
from karuta.games.kyogi.rules import OPTIONS, Rules, rules_of

KYOGI: Final[Fields[Rules]] = made("kyogi", Rules, OPTIONS, rules_of)
