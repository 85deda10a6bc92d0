"""`karuta kimariji`: what decides each poem, for the whole hundred or in the middle of a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import click

from karuta.errors import BadInput
from karuta.poems import orders
from karuta.poems.anthology import Poem, poem
from karuta.poems.kimariji import Unread, heard_romaji, lower_kimariji, resolve_name
from karuta.words import negotiate, say

if TYPE_CHECKING:
    from rich.table import Table

ORDERS: dict[str, tuple[int, ...]] = {
    "kimariji": orders.BY_KIMARIJI,
    "lower": orders.BY_LOWER_VERSE,
    "number": tuple(range(1, 101)),
}
LONGEST = 6
WIDE = 132  # cells that a table with both verses takes
COLUMNS: dict[str, Callable[[Poem, Unread], str]] = {
    "number": lambda p, unread: str(p.number),
    "kimariji": lambda p, unread: unread.kimariji(p.number),
    "romaji": lambda p, unread: heard_romaji(p.number, unread),
    "lower-opening": lambda p, unread: lower_kimariji(p.number, frozenset(unread)),
    "upper": lambda p, unread: " ".join(p.pronunciation[:3]),
    "lower": lambda p, unread: " ".join(p.pronunciation[3:]),
}


def _unread(read: str) -> Unread:
    unread = Unread.all()
    for name in filter(None, map(str.strip, read.replace("、", ",").split(","))):
        unread, _ = unread.without(resolve_name(name).number)
    return unread


def _of_one(name: str, unread: Unread) -> str:
    asked = resolve_name(name).number
    if asked not in unread:
        raise BadInput(
            f"poem {asked} ({name!r}) was read: it has no kimariji any more", key="error-poem-read", given=str(asked)
        )
    return unread.kimariji(asked)


def _counts(unread: Unread) -> str:
    lengths = Counter(unread.deciding(number) for number in unread)
    return " ".join(str(lengths[length]) for length in range(1, LONGEST + 1))


def _show(numbers: Iterable[int], unread: Unread, language: str) -> None:
    from rich.console import Console  # noqa: PLC0415  an answer of one line needs no table

    shown = [poem(number) for number in numbers if number in unread]
    console = Console()
    if console.is_terminal:
        console.print(_table(shown, unread, language, wide=console.width >= WIDE))
        return
    for p in shown:
        click.echo("\t".join(cell(p, unread) for cell in COLUMNS.values()))


def _table(shown: Iterable[Poem], unread: Unread, language: str, *, wide: bool) -> Table:
    from rich.table import Table  # noqa: PLC0415  as above

    columns = {name: cell for name, cell in COLUMNS.items() if wide or name not in {"upper", "lower"}}
    table = Table(row_styles=["", "dim"])
    for name in columns:
        table.add_column(say(language, f"kimariji-column-{name}"), justify="right" if name == "number" else "left")
    for p in shown:
        table.add_row(*(cell(p, unread) for cell in columns.values()))
    return table


@click.command("kimariji")
@click.argument("poems", nargs=-1, metavar="[POEM]...")
@click.option("--read", default="", metavar="POEM,...", help="Poems that were read already.")
@click.option("--counts", is_flag=True, help="How many poems are decided by 1, 2, ... 6 sounds.")
@click.option("--by", type=click.Choice(list(ORDERS)), default="kimariji", help="Order of the list.")
@click.pass_context
def command(ctx: click.Context, poems: tuple[str, ...], read: str, counts: bool, by: str) -> None:
    """The shortest opening that decides each POEM among those not yet read.

    A poem is a number, or its opening in kana or romaji. Without one, all unread poems are listed: number, kimariji,
    its romaji, what decides the lower verse, and both verses (a table in a terminal, tabs between columns elsewhere).
    """
    unread = _unread(read)
    if counts:
        click.echo(_counts(unread))
    for name in poems:
        click.echo(_of_one(name, unread))
    if not poems and not counts:
        _show(ORDERS[by], unread, ctx.obj or negotiate(None))
