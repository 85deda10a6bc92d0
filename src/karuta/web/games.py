"""How each game is shown to pages: the only place of the web that knows the games by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias

from karuta import protocol as wire
from karuta.games.record import Record
from karuta.web import bozu, fields, hanaawase, koikoi, scatter

Replay: TypeAlias = wire.Replay | wire.ScatterReplay | wire.KoikoiReplay | wire.CardsReplay


class Shown(NamedTuple):
    """A table as its seat may see it, from what a host lets that seat see; and all that a replay shows of a record, the
    text of which comes along for download."""

    table: Callable[[Any], Any]
    replay: Callable[[Record, str], Replay]


SHOWN: Final[Mapping[str, Shown]] = MappingProxyType(
    {
        "kyogi": Shown(fields.table, fields.replay),
        "koikoi": Shown(koikoi.table, koikoi.replay),
        "chirashi": Shown(scatter.table, scatter.replay),
        "sakasama": Shown(scatter.table, scatter.replay),
        "genpei": Shown(fields.table, fields.replay),
        "relay": Shown(fields.table, fields.replay),
        "goshoku": Shown(scatter.table, scatter.replay),
        "shimo": Shown(fields.table, fields.replay),
        "bozu": Shown(bozu.table, bozu.replay),
        "hanaawase": Shown(hanaawase.table, hanaawase.replay),
    }
)
"""In the order of the registry."""


def replay_of(record: Record, text: str) -> Replay:
    """All that a replay shows of a record."""
    return SHOWN[record.game].replay(record, text)
