"""The relay in the shape that every game has."""

from __future__ import annotations

from typing import Final

from karuta.games.kyogi.made import Fields, made
from karuta.games.relay.rules import OPTIONS, Rules, rules_of

RELAY: Final[Fields[Rules]] = made("relay", Rules, OPTIONS, rules_of)
