"""Goshoku in the shape that every game has."""

from __future__ import annotations

from typing import Final

from karuta.games.gather.made import Gather, made
from karuta.games.goshoku.rules import OPTIONS, Rules, rules_of

GOSHOKU: Final[Gather[Rules]] = made("goshoku", Rules, OPTIONS, rules_of)
