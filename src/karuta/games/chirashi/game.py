"""Chirashidori in the shape that every game has."""

from __future__ import annotations

from typing import Final

from karuta.games.chirashi.rules import OPTIONS, Rules, rules_of
from karuta.games.gather.made import Gather, made

CHIRASHI: Final[Gather[Rules]] = made("chirashi", Rules, OPTIONS, rules_of)
