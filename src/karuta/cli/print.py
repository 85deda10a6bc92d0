"""`karuta print`: a deck of cards as PDF, to be printed and cut."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from karuta.cli._files import write_whole
from karuta.cli._print_sheet import WithSheets
from karuta.errors import BadInput
from karuta.print.order import CHOICES, USES, in_vain
from karuta.words import negotiate, say


def _choice(name: str) -> click.Choice[str]:
    return click.Choice(CHOICES[name])


LOOKS = CHOICES["look"][1:]
"""Each is an option: all but the usual one."""


def _look(asked: Mapping[str, bool], font: str) -> str:
    """The one look that is asked for; raises BadInput where two things exclude each other."""
    chosen = [name for name, on in asked.items() if on]
    # Large print has a face of its own.
    against = ["font"] if chosen == ["large"] and font != CHOICES["font"][0] else []
    both = [f"--{name}" for name in chosen + against]
    if len(both) > 1:
        first, second = both[:2]
        raise BadInput(f"{first} and {second} exclude each other", key="error-print-either", first=first, second=second)
    return chosen[0] if chosen else CHOICES["look"][0]


def _used(asked: Mapping[str, Any], kinds: Sequence[str]) -> None:
    """Raises BadInput for what would be asked in vain: paper and ink are spent before it is seen."""
    name = in_vain(asked, kinds)
    if name is None:
        return
    option, kind, right = f"--{name}", kinds[0], ", ".join(USES[name])
    raise BadInput(
        f"{option} does nothing for {kind}; it is for {right}",
        key="error-print-vain",
        name=option,
        kind=kind,
        right=right,
    )


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
@click.option("--ink-saver", is_flag=True, help="No tinted ground, a thin rim.")
@click.option("--black", is_flag=True, help="Black on white alone.")
@click.option("--large", is_flag=True, help="White on black in a clear bold face, for low vision.")
@click.option("--output", "-o", type=click.Path(path_type=Path, dir_okay=False), help="File to write.")
@click.pass_context
def command(ctx: click.Context, /, meaning: str | None, output: Path | None, **asked: Any) -> None:
    """Cards to print and cut, as PDF; `deck`: torifuda and yomifuda with backs. `print sheet NAME`: score sheets,
    tables and pages to read."""
    from karuta.print import cards, press  # noqa: PLC0415  help needs no typesetter

    language = ctx.obj or negotiate(os.environ)
    look = _look({name: asked.pop(name.replace("-", "_")) for name in LOOKS}, asked["font"])
    told = {name: value for name, value in asked.items() if value is not None}
    wish = {**told, "language": meaning or language, "look": look}
    orders = press.orders(wish)
    _used(told, [order.kind for order in orders])
    file = output or Path(f"{wish['kind']}.pdf")
    count, pages = sum(map(cards.count, orders)), sum(map(cards.pages, orders))
    write_whole(file, press.pdf(wish).content)
    click.echo(say(language, "print-written", file=str(file), count=count, pages=pages))
