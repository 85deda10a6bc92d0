"""The notations of all games: how each is written down and read back."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from karuta.games.bozu.record import NOTATION as BOZU
from karuta.games.gather.record import NOTATIONS as GATHER
from karuta.games.hanaawase.record import NOTATION as HANAAWASE
from karuta.games.koikoi.record import NOTATION as KOIKOI
from karuta.games.kyogi.record import NOTATIONS as FIELDS
from karuta.games.record import Notation, Record
from karuta.games.record import parse as parse_any
from karuta.games.registry import GAMES

_ALL = {**FIELDS, **GATHER, "koikoi": KOIKOI, "bozu": BOZU, "hanaawase": HANAAWASE}
NOTATIONS: Final[Mapping[str, Notation]] = MappingProxyType({name: _ALL[name] for name in GAMES})
"""In the order of the registry."""


def parse(text: str) -> Record:
    """A record of any game, checked by playing it; `BadInput` names line and reason."""
    return parse_any(text, NOTATIONS)


def write(record: Record) -> str:
    """The text of a record of any game."""
    return NOTATIONS[record.game].text(record)
