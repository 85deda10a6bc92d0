"""`karuta simulate koikoi`: rounds between two players on duplicate deals, in the compiled engine."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.table import Table

from karuta.games.koikoi.presets import rules_of
from karuta.games.koikoi.rules import OPTIONS, Rules
from karuta.players.koikoi import rollouts
from karuta.players.koikoi.characters import Character, Level, find
from karuta.words import negotiate, say

if TYPE_CHECKING:
    from karuta.players.koikoi.arena import Figures

_MOST = 10_000_000


@click.command("koikoi")
@click.option("--a", "first", required=True, metavar="WHO", help="First player: a level or a name.")
@click.option("--b", "second", required=True, metavar="WHO", help="Second player, likewise.")
@click.option("--rounds", type=click.IntRange(2, _MOST), default=2000, show_default=True, help="Each deal makes two.")
@click.option("--seed", default="1", show_default=True, help="The same seed gives the same rounds.")
@click.option(
    "--rules", "rules_text", default="", metavar="PRESET,OPTION=VALUE,...", help="A preset, options, or both."
)
@click.option("--json", "as_json", is_flag=True, help="All figures, for programs.")
@click.pass_context
def koikoi(
    ctx: click.Context, *, first: str, second: str, rounds: int, seed: str, rules_text: str, as_json: bool
) -> None:
    """Rounds of Koi-Koi on duplicate deals: points a round with their interval, rounds won, koi-koi called.

    A player is a level (random, greedy, easy, normal, hard) or a name. Each deal is played twice, with the seats
    exchanged; an odd number of rounds is made even.
    """
    language = ctx.obj or negotiate(None)
    a, b, rules = find(first), find(second), rules_of(rules_text)
    watched = sys.stderr.isatty()
    if watched and not rollouts.ready():
        click.echo(say(language, "simulate-koikoi-compiling"), err=True)
    from karuta.players.koikoi import arena  # noqa: PLC0415  what it compiles with is slow to load

    figures = _last(arena.figures(arena.side(a), arena.side(b), rules, rounds, seed), rounds if watched else 0)
    if as_json:
        click.echo(json.dumps(_facts(a, b, seed, rules, figures), ensure_ascii=False, indent=2))
        return
    click.echo(
        say(
            language,
            "simulate-koikoi-title",
            a=_name(a, language),
            b=_name(b, language),
            rounds=figures.rounds,
            rules=rules_text or "nintendo",
            seed=seed,
        )
    )
    Console().print(_table(a, b, figures, language))


def _last(played: Iterable[Figures], rounds: int) -> Figures:
    """The whole figures; with a bar of so many rounds while a person waits."""
    figures: Figures | None = None
    bar: Any = click.progressbar(length=rounds, file=sys.stderr) if rounds else None
    for figures in played:
        if bar:
            bar.update(figures.rounds - bar.pos)
    if bar:
        bar.render_finish()
    assert figures is not None
    return figures


def _name(who: Character | Level, language: str) -> str:
    if isinstance(who, Character):
        return say(language, f"koikoi-character-{who.key}-name")
    return say(language, "simulate-koikoi-level", level=who)


def _table(a: Character | Level, b: Character | Level, figures: Figures, language: str) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column()
    for who in (a, b):
        table.add_column(_name(who, language), justify="right")
    spread = f" ± {figures.interval:.2f}"
    rows = {
        "points": (f"{figures.points:+.2f}{spread}", f"{-figures.points:+.2f}{spread}"),
        "won": (f"{figures.won:.1%}", f"{figures.lost:.1%}"),
        "win": (f"{figures.win:.1f}", f"{figures.loss:.1f}"),
        "asked": (f"{figures.called[0]:.0%}", f"{figures.called[1]:.0%}"),
        "without": (f"{1 - figures.won - figures.lost:.1%}", ""),
    }
    for key, cells in rows.items():
        table.add_row(say(language, f"simulate-koikoi-{key}"), *cells)
    return table


def _facts(a: Character | Level, b: Character | Level, seed: str, rules: Rules, figures: Figures) -> dict[str, Any]:
    return {
        "game": "koikoi",
        "a": a.key if isinstance(a, Character) else a,
        "b": b.key if isinstance(b, Character) else b,
        "rounds": figures.rounds,
        "seed": seed,
        "rules": OPTIONS.differing(rules),
        "points_a": {"mean": figures.points, "interval": figures.interval},
        "won": {"a": figures.won, "b": figures.lost},
        "points_won": {"a": figures.win, "b": figures.loss},
        "called": {"a": figures.called[0], "b": figures.called[1]},
    }
