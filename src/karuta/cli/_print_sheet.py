"""`karuta print sheet`: score sheets, tables and pages to read, as PDF."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from karuta.cli import spoken
from karuta.cli._files import write_whole
from karuta.print.sizes import PAPERS
from karuta.words import languages, negotiate, say


class WithSheets(click.Command):
    """A command whose first word may be `sheet`, which has options of its own."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        if args[:1] != ["sheet"]:
            return super().make_context(info_name, args, parent, **extra)
        language = (parent.obj if parent else None) or negotiate(os.environ)
        told = spoken(_sheet, language, "cli-print", "sheet")
        return told.make_context(f"{info_name} sheet", args[1:], parent, **extra)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The sheets by name, each with what it is called on paper."""
        from karuta.print import papers  # noqa: PLC0415  only help lists them

        language = ctx.obj or negotiate(os.environ)
        with formatter.section(say(language, "print-sheets")):
            formatter.write_dl([(name, say(language, title)) for name, title in papers.PAPERS.items()])


@click.command("sheet")
@click.argument("name")
@click.option("--paper", type=click.Choice(list(PAPERS)), default="a4", help="Paper.")
@click.option("--language", type=click.Choice(languages()), help="Language of the sheet.")
@click.option("--entrants", metavar="N", help="result: how many take part, 2 to 64.")
@click.option("--seed", help="memory: a deal to lie in the fields, that of a match with this seed.")
@click.option("--show", help="memory: what its cards show: torifuda, kimariji, romaji.")
@click.option("--output", "-o", type=click.Path(path_type=Path, dir_okay=False), help="File to write.")
@click.pass_context
def _sheet(
    ctx: click.Context, /, name: str, paper: str, language: str | None, output: Path | None, **asked: str | None
) -> None:
    """A sheet as PDF. NAME is match, result, memory, kimariji, lower, rules, memorise, spectators or making."""
    from karuta.print import papers  # noqa: PLC0415  help needs no typesetter

    spoken_to = ctx.obj or negotiate(os.environ)
    language = language or spoken_to
    options: Mapping[str, str] = {option: value for option, value in asked.items() if value is not None}
    file = output or Path(f"{name}.pdf")
    # Nothing is written for a name that there is not, which would be a strange one for a file.
    content = papers.render(name, paper, language, options)
    write_whole(file, content)
    click.echo(say(spoken_to, "paper-written", file=str(file), pages=papers.pages(name, paper, language, options)))
