"""`karuta print`: a deck of cards as PDF, to be printed and cut."""

from __future__ import annotations

import os
from pathlib import Path

import click

from karuta.cli._files import write_whole
from karuta.cli._print_sheet import WithSheets
from karuta.print.order import CHOICES
from karuta.words import negotiate, say


def _choice(name: str) -> click.Choice[str]:
    return click.Choice(CHOICES[name])


@click.command("print", cls=WithSheets)
@click.argument("kind", type=click.Choice((*CHOICES["kind"], "deck")))
@click.option("--size", default="", metavar="WxH", help="Size of a card in mm: 52x73, 52x76, 33x54, 88x124 or any.")
@click.option("--paper", type=_choice("paper"), default="a4", help="Paper.")
@click.option("--layout", default="", metavar="CxR", help="Cards on a sheet, columns x rows; as few sheets as can be.")
@click.option("--poems", default="all", metavar="SET", help="Which poems: all, a colour, 1..20, first:mu, length:1-2.")
@click.option("--font", type=_choice("font"), default="yuji", help="Face: brush, pencil, clear.")
@click.option("--hints", type=_choice("hints"), default="none", help="What torifuda tell a learner at their foot.")
@click.option("--meaning", type=_choice("language"), help="Language of the meaning and of the sheets.")
@click.option("--marks/--no-marks", default=False, help="Yomifuda with romaji, lengthened vowels and the rhythm.")
@click.option("--crop/--no-crop", default=True, help="Marks to cut by.")
@click.option("--ruler/--no-ruler", default=True, help="A line of 100 mm to check the printer by.")
@click.option("--backs", type=_choice("backs"), help="Backs behind the fronts, on sheets of their own.")
@click.option("--ink-saver", "look", flag_value="ink-saver", help="No tinted ground, a thin rim.")
@click.option("--black", "look", flag_value="black", help="Black on white alone.")
@click.option("--large", "look", flag_value="large", help="White on black in a clear bold face, for low vision.")
@click.option("--output", "-o", type=click.Path(path_type=Path, dir_okay=False), help="File to write.")
@click.pass_context
def command(ctx: click.Context, /, meaning: str | None, output: Path | None, look: str | None, **asked: object) -> None:
    """Cards to print and cut, as PDF; `deck`: torifuda and yomifuda with backs. `print sheet NAME`: score sheets,
    tables and pages to read."""
    from karuta.print import cards, press  # noqa: PLC0415  help needs no typesetter

    language = ctx.obj or negotiate(os.environ)
    told = {name: value for name, value in asked.items() if value is not None}
    wish = {**told, "language": meaning or language, "look": look or "colour"}
    orders = press.orders(wish)
    file = output or Path(f"{wish['kind']}.pdf")
    count, pages = sum(map(cards.count, orders)), sum(map(cards.pages, orders))
    write_whole(file, press.pdf(wish).content)
    click.echo(say(language, "print-written", file=str(file), count=count, pages=pages))
