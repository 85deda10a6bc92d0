"""Sakasama karuta in the shape that every game has."""

from __future__ import annotations

from typing import Final

from karuta.games.gather.made import Gather, made
from karuta.games.sakasama.rules import OPTIONS, Rules, rules_of

SAKASAMA: Final[Gather[Rules]] = made("sakasama", Rules, OPTIONS, rules_of)
