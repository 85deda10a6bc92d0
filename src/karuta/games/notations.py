"""The notations of all games: how each is written down and read back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Protocol

from karuta.games.game import Actor
from karuta.games.koikoi import record as koikoi
from karuta.games.kyogi import record as kyogi
from karuta.games.record import Notation, Record
from karuta.games.record import parse as parse_any
from karuta.games.record import write as write_any


class RecordOf(Protocol):
    """Makes the record of a game that began with a state and took these steps; `names` by seat."""

    def __call__(
        self,
        state: Any,
        names: Any,
        steps: Iterable[tuple[Actor, Any]],
        headers: dict[str, str] | None = None,
    ) -> Record: ...


class Written(NamedTuple):
    """How a game is written down."""

    notation: Notation
    record_of: RecordOf


WRITTEN: Final[Mapping[str, Written]] = MappingProxyType(
    {
        "kyogi": Written(kyogi.NOTATION, kyogi.record_of),
        "koikoi": Written(koikoi.NOTATION, koikoi.record_of),
    }
)
"""By the names of the registry, in its order."""
NOTATIONS: Final[Mapping[str, Notation]] = MappingProxyType({name: one.notation for name, one in WRITTEN.items()})


def parse(text: str) -> Record:
    """A record of any game, checked by playing it; `BadInput` names line and reason."""
    return parse_any(text, NOTATIONS)


def write(record: Record) -> str:
    """The text of a record of any game."""
    return write_any(record, NOTATIONS[record.game])
