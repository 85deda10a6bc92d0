"""The options of sakasama karuta (rules 5.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from karuta.games.gather.rules import Face
from karuta.games.gather.scattered import Scattered, checked, options_of
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


def rules_from(given: Mapping[str, object]) -> Rules:
    """The rules with these options; `BadInput` for an unknown option or value, or if they don't go together."""
    return checked(Rules(**OPTIONS.read(given)))  # type: ignore[arg-type]


def rules_of(text: str) -> Rules:
    """The same from the text of `--rules`, `deck=party,foul=skip_turn`."""
    return checked(Rules(**OPTIONS.parse(text)))  # type: ignore[arg-type]
