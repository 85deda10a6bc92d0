"""`karuta record`: checks the record of a match by playing it again, and shows it."""

from __future__ import annotations

import os
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from karuta.errors import BadInput, KarutaError
from karuta.games.kyogi.record import Frame, frames, parse, replay
from karuta.games.record import Record
from karuta.poems.kimariji import opening
from karuta.words import negotiate, say

_COLUMNS = ("number", "card", "field", "touched", "taker", "time", "delay", "case", "send", "score")


def _parsed(text: str, language: str) -> Record:
    """The record, or its fault told wholly in the user's language."""
    try:
        return parse(text)
    except BadInput as fault:
        cause = fault.__cause__
        if fault.key == "error-record-move" and isinstance(cause, KarutaError):
            fault.facts["reason"] = say(language, cause.key, **cause.facts)
        raise


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise BadInput(
            f"{str(file)!r} can't be read as UTF-8 text: {fault}", key="error-record-file", file=str(file)
        ) from fault


def _row(frame: Frame, language: str) -> tuple[str, ...]:
    ruling = frame.ruling
    taker = "-" if ruling.taker is None else "AB"[ruling.taker]
    time = delay = ""
    if ruling.time is not None:
        time = f"{ruling.time / 10:.0f}"
        delay = f"{ruling.time / 10 - ruling.mora_end:+.0f}"
    send = f"{'A' if ruling.net > 0 else 'B'}{ruling.due}" if ruling.due else ""
    name = say(language, f"ruling-{ruling.case}-name")
    card = f"{ruling.poem} {opening(ruling.poem, ruling.kimariji)}"
    touched = "/".join(ruling.touched)
    score = "-".join(map(str, ruling.counts))
    return str(ruling.number), card, ruling.target, touched, taker, time, delay, name, send, score


def _show(record: Record, language: str) -> None:
    rows = [_row(frame, language) for frame in frames(record)]
    console = Console()
    if not console.is_terminal:
        for row in rows:
            click.echo("\t".join(row))
        return
    table = Table(row_styles=["", "dim"])
    for name in _COLUMNS:
        table.add_column(say(language, f"record-column-{name}"))
    for row in rows:
        table.add_row(*row)
    console.print(table)


@click.command("record")
@click.argument("file", type=click.Path(path_type=Path))
@click.pass_context
def command(ctx: click.Context, file: Path) -> None:
    """Check the record in FILE by playing it again, and show the match.

    One line a reading: number, card, field (D: dead), touches of A and B, taker, time in ms since the onset, delay from
    the end of the deciding sound, ruling, sends, score.
    """
    language = ctx.obj or negotiate(os.environ)
    record = _parsed(_text(file), language)
    last = None
    for turn in replay(record):
        last = turn.after
    click.echo(say(language, "record-players", a=record.names[0], b=record.names[1]))
    _show(record, language)
    if last is None or last.winner is None:
        click.echo(say(language, "record-unfinished"))
        return
    side = "AB"[last.winner]
    words = {"winner": record.names[last.winner], "side": side, "margin": last.margin}
    click.echo(say(language, f"record-won-{last.why.replace('_', '-')}", **words))
