"""`karuta league`: a league of goshoku, from the names to the tables."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from karuta.cli._files import text_of
from karuta.games.goshoku import league, results
from karuta.games.goshoku.league import Game, Standing
from karuta.words import negotiate, say

KNOCK_OUT = "KO"
"""The block of games of the knock-out of an event."""
_COLUMNS = ("place", "name", "games", "wins", "cards", "by")


@click.command("league")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--draw", is_flag=True, help="FILE holds names, one a line: draw who plays whom.")
@click.option("--event", is_flag=True, help="An all-colours event: one table of all, and the knock-out of eight.")
@click.option(
    "--games", type=click.IntRange(1, 99), default=8, show_default=True, help="Preliminary games to draw for an event."
)
@click.option("--seed", default="1", show_default=True, help="The same seed draws the same.")
@click.pass_context
def command(ctx: click.Context, *, file: Path, draw: bool, event: bool, games: int, seed: str) -> None:
    """The tables of a league of goshoku whose results stand in FILE.

    One game a line: block,first,score,second. The score is 10-7, 8*-8 for an equal game won by the V-goal, wo or -wo
    where one was not there, empty if it is still to be played. Most wins come first, then the direct result, then all
    cards. With --draw FILE holds names, and the games to be played are printed as such lines.
    """
    language = ctx.obj or negotiate(os.environ)
    text = text_of(file)
    if draw:
        names = [line.strip() for line in text.removeprefix("\ufeff").splitlines() if line.strip()]
        made = league.preliminaries(names, games, seed) if event else league.fixtures(names, seed)
        click.echo(results.write(made), nl=False)
        return
    played = results.parse(text)
    lines = _event(played, language) if event else _blocks(played, language)
    click.echo("\n".join(lines) or say(language, "league-none"))


def _blocks(games: Sequence[Game], language: str) -> Iterator[str]:
    for block in dict.fromkeys(game.block for game in games):
        mine = [game for game in games if game.block == block]
        yield say(language, "league-block", block=block)
        yield from _table(league.standings(mine), language)
        yield from _to_play(mine, language)


def _event(games: Sequence[Game], language: str) -> Iterator[str]:
    first = [game for game in games if game.block != KNOCK_OUT]
    ranking = league.standings(first)
    yield say(language, "league-event")
    yield from _table(ranking, language)
    if to_play := list(_to_play(first, language)):
        yield from to_play
        return
    if not ranking:
        return
    last = [game for game in games if game.block == KNOCK_OUT]
    for pairs in league.bracket(league.knock_out(ranking), last):
        yield say(language, "league-round", pairs=len(pairs))
        for one, two in pairs:
            met = next((game.seen_by(one) for game in last if set(game.players) == {one, two}), None)
            yield f"{one}\t{results.score_of(met) if met is not None else ''}\t{two}"


def _to_play(games: Sequence[Game], language: str) -> Iterator[str]:
    """The games that are not played yet, those that nobody wrote down among them."""
    for game in games:
        if game.winner is None:
            yield say(language, "league-to-play", first=game.first, second=game.second)


def _table(table: Sequence[Standing], language: str) -> Iterator[str]:
    rows = [
        (
            str(it.place),
            it.name,
            str(it.games),
            str(it.wins),
            str(it.cards),
            say(language, f"league-by-{it.by}"),
        )
        for it in table
    ]
    console = Console()
    if not console.is_terminal:
        yield from ("\t".join(row) for row in rows)
        return
    shown = Table(row_styles=["", "dim"])
    for name in _COLUMNS:
        shown.add_column(say(language, f"league-column-{name}"))
    for row in rows:
        shown.add_row(*row)
    with console.capture() as told:
        console.print(shown)
    yield told.get().rstrip("\n")
