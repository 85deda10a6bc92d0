"""`karuta record`: checks the record of a match by playing it again, and shows it."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType, ModuleType

import click
from rich.console import Console
from rich.table import Table

from karuta.cli import _record_bozu, _record_fields, _record_hanaawase, _record_koikoi, _record_scatter
from karuta.cli._files import text_of
from karuta.errors import BadInput, KarutaError
from karuta.games.notations import NOTATIONS, parse
from karuta.games.record import Record
from karuta.words import negotiate, say

_SHOWN: Mapping[str, ModuleType] = MappingProxyType(
    {
        "kyogi": _record_fields,
        "koikoi": _record_koikoi,
        "chirashi": _record_scatter,
        "sakasama": _record_scatter,
        "genpei": _record_fields,
        "relay": _record_fields,
        "goshoku": _record_scatter,
        "shimo": _record_fields,
        "bozu": _record_bozu,
        "hanaawase": _record_hanaawase,
    }
)
"""How each game's matches are shown: `COLUMNS`, `rows`, `closing`."""


def _parsed(text: str, language: str) -> Record:
    """The record, or its fault told wholly in the user's language."""
    try:
        return parse(text)
    except BadInput as fault:
        cause = fault.__cause__
        if fault.key == "error-record-move" and isinstance(cause, KarutaError):
            fault.facts["reason"] = say(language, cause.key, **cause.facts)
        raise


def _players(record: Record, language: str) -> str:
    seats = NOTATIONS[record.game].seat_names(len(record.names))
    return "   ".join(
        say(language, "record-player", seat=seat, name=name) for seat, name in zip(seats, record.names, strict=True)
    )


def _show(record: Record, language: str) -> None:
    shown = _SHOWN[record.game]
    rows = list(shown.rows(record, language))
    console = Console()
    if not console.is_terminal:
        for row in rows:
            click.echo("\t".join(row))
        return
    table = Table(row_styles=["", "dim"])
    for name in shown.COLUMNS:
        table.add_column(say(language, f"record-column-{name}"))
    for row in rows:
        table.add_row(*row)
    console.print(table)


@click.command("record")
@click.argument("file", type=click.Path(path_type=Path))
@click.pass_context
def command(ctx: click.Context, file: Path) -> None:
    """Check the record in FILE by playing it again, and show the match.

    Two fields, one line a reading: number, card, field (D: dead), touches of A and B, taker, time in ms since the
    onset, delay from the end of the deciding sound, ruling, sends, score. Cards that lie anywhere, one line a reading:
    number, card, taker, time, delay, fouls, cards gained, cards of each. Flower cards, one line a turn: round, turn,
    seat, card played, what it took, stock card, what it took, what it brought, score. Bozu mekuri, one line a turn.
    """
    language = ctx.obj or negotiate(os.environ)
    record = _parsed(text_of(file), language)
    click.echo(_players(record, language))
    _show(record, language)
    click.echo(_SHOWN[record.game].closing(record, language))
