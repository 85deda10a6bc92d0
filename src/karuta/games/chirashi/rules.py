"""The options of chirashidori (rules 5.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from karuta.games.gather.scattered import Scattered, checked, options_of


class Rules(Scattered, frozen=True):
    """The rules of one game: torifuda lie, upper verses are read."""


OPTIONS: Final = options_of(Rules)
"""In the order of the rule sheet."""


def rules_from(given: Mapping[str, object]) -> Rules:
    """The rules with these options; `BadInput` for an unknown option or value, or if they don't go together."""
    return checked(Rules(**OPTIONS.read(given)))  # type: ignore[arg-type]


def rules_of(text: str) -> Rules:
    """The same from the text of `--rules`, `deck=party,foul=skip_turn`.

    >>> rules_of("deck=third").deck
    'third'
    """
    return checked(Rules(**OPTIONS.parse(text)))  # type: ignore[arg-type]
