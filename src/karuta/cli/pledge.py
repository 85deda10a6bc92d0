"""`karuta pledge`: whether a match was dealt and read as it was promised before anybody sat down."""

from __future__ import annotations

import os
from pathlib import Path

import click

from karuta.cli._files import text_of
from karuta.errors import BadInput
from karuta.games.notations import parse
from karuta.hall.pledge import pledge
from karuta.words import negotiate, say


@click.command("pledge")
@click.argument("file", type=click.Path(path_type=Path))
@click.argument("fingerprint", required=False)
@click.pass_context
def command(ctx: click.Context, file: Path, fingerprint: str | None) -> None:
    """Show the fingerprint of the seed of the record in FILE, or hold it against FINGERPRINT.

    The fingerprint is the SHA-256 of the seed; a match between people shows it before the deal. The record is played
    again: what is dealt and read in it follows from its seed.
    """
    record = parse(text_of(file))
    if record.position:
        raise BadInput(
            f"{file}: this match began from a position, so nothing was dealt by its seed",
            key="error-pledge-position",
            file=str(file),
        )
    found = pledge(record.seed)
    click.echo(found)
    if fingerprint is None:
        return
    given = fingerprint.strip().lower()
    if given != found:
        raise BadInput(
            f"{given[:80]!r}: the seed {record.seed[:80]!r} of the record has the fingerprint {found}",
            key="error-pledge-broken",
            given=given[:80],
            found=found,
        )
    click.echo(say(ctx.obj or negotiate(os.environ), "pledge-kept"))
