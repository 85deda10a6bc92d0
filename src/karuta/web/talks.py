"""How one talks at each kind of place: what a page is told first, what its messages ask of the match, and what it is
told of a notice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from msgspec import Struct

from karuta import protocol as wire
from karuta.hall import commands, events
from karuta.hall.house import Place
from karuta.hall.seats import Kind
from karuta.web import mat, table


class Talk(NamedTuple):
    """`messages` gets the notice, the place and how its game shows tables."""

    greeting: Callable[[Place[Any]], wire.ServerMessage]
    command: Callable[[Struct], commands.Command | None]
    messages: Callable[[events.Notice, Place[Any], Callable[[Any], Any]], Iterable[wire.ServerMessage]]


_AT_MAT = Talk(mat.opened, mat.command, mat.messages)
TALKS: Final[Mapping[Kind, Talk]] = MappingProxyType(
    {"fields": _AT_MAT, "scatter": _AT_MAT, "cards": Talk(table.seated, table.command, table.messages)}
)
