"""The options of sakasama karuta (rules 5.2)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from karuta.games.gather.rules import Face
from karuta.games.gather.scattered import Scattered, checked, options_of
from karuta.games.options import rules_by
from karuta.games.readings import Manner


class Rules(Scattered, frozen=True):
    """The rules of one game: yomifuda lie, lower verses are read."""

    @property
    def face(self) -> Face:
        """The whole poem with its poet."""
        return "yomifuda"

    @property
    def manner(self) -> Manner:
        """The lower verse, and again until the card is taken."""
        return replace(super().manner, verse="lower")


OPTIONS: Final = options_of(Rules)
"""In the order of the rule sheet."""

rules_from, rules_of = rules_by(Rules, OPTIONS, checked)
