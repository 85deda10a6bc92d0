"""The options of chirashidori (rules 5.1)."""

from __future__ import annotations

from typing import Final

from karuta.games.gather.scattered import Scattered, checked, options_of
from karuta.games.options import rules_by


class Rules(Scattered, frozen=True):
    """The rules of one game: torifuda lie, upper verses are read."""


OPTIONS: Final = options_of(Rules)
"""In the order of the rule sheet."""

rules_from, rules_of = rules_by(Rules, OPTIONS, checked)
