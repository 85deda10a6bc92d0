"""`karuta anki`: the hundred poems as a deck for Anki."""

from __future__ import annotations

import os
from pathlib import Path
from time import time

import click

from karuta.cli._files import write_whole
from karuta.words import LANGUAGES, negotiate, say

FACES = ("hearing", "torifuda", "kimariji", "poem", "meaning")


@click.command("anki")
@click.option("--front", type=click.Choice(FACES), default=None, help="What a card asks with; give --back too.")
@click.option("--back", type=click.Choice(FACES), default=None, help="What it asks for; three kinds if neither.")
@click.option("--audio/--no-audio", default=True, help="With the upper verses, sung.")
@click.option("--poems", default="all", metavar="SET", help="Which poems: all, a colour, 1..20, first:mu, length:1-2.")
@click.option("--meaning", type=click.Choice(tuple(LANGUAGES)), help="Language of the meanings and of the questions.")
@click.option("--output", "-o", type=click.Path(path_type=Path, dir_okay=False), help="File to write.")
@click.pass_context
def command(
    ctx: click.Context,
    /,
    front: str | None,
    back: str | None,
    meaning: str | None,
    output: Path | None,
    **asked: object,
) -> None:
    """A deck for Anki: heard verses, cards, kimariji, poems, meanings."""
    from karuta.print import anki  # noqa: PLC0415  help needs no deck

    language = ctx.obj or negotiate(os.environ)
    wish = anki.wish_of({**asked, "front": front or "", "back": back or "", "language": meaning or language})
    file = output or Path("karuta.apkg")
    count = anki.count(wish)
    write_whole(file, anki.package(wish, time()))
    click.echo(say(language, "anki-written", file=str(file), count=count, kinds=len(wish.pairs)))
