"""`karuta simulate GAME`: opponents of the house play each other, through the rules as people play them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from karuta.cli._simulate_balance import commands, watched
from karuta.cli._simulate_bozu import bozu
from karuta.cli._simulate_hanaawase import hanaawase
from karuta.cli._simulate_koikoi import koikoi
from karuta.games.kyogi.rules import OPTIONS, Rules, rules_of
from karuta.players.characters import Character, find
from karuta.players.duels import matches as play_matches
from karuta.players.levels import Level
from karuta.players.statistics import Mean, Summary, share_interval, summary
from karuta.words import negotiate, say

_MOST = 1_000_000


@click.group("simulate")
def command() -> None:
    """Let opponents of the house play each other, and see what comes of it."""


@command.command("kyogi")
@click.option("--a", "first", required=True, metavar="WHO", help="First player: a class (E D C B A meijin) or a name.")
@click.option("--b", "second", required=True, metavar="WHO", help="Second player, likewise.")
@click.option("--matches", "count", type=click.IntRange(1, _MOST), default=200, show_default=True)
@click.option("--seed", default="1", show_default=True, help="The same seed gives the same matches.")
@click.option("--rules", "rules_text", default="", metavar="OPTION=VALUE,...", help="Options that differ from default.")
@click.option("--json", "as_json", is_flag=True, help="All figures, for programs.")
@click.pass_context
def kyogi(
    ctx: click.Context, *, first: str, second: str, count: int, seed: str, rules_text: str, as_json: bool
) -> None:
    """Matches of kyogi karuta between two players: who wins, by how much, how often they foul and where they take."""
    language = ctx.obj or negotiate(None)
    a, b, rules = find(first), find(second), rules_of(rules_text)
    figures = summary(list(watched(play_matches(a, b, count, seed, rules=rules), count)))
    if as_json:
        click.echo(json.dumps(_facts(a, b, seed, rules, figures), ensure_ascii=False, indent=2))
        return
    click.echo(say(language, "simulate-title", a=_name(a, language), b=_name(b, language), matches=count, seed=seed))
    Console().print(_table(a, b, figures, language))


command.add_command(koikoi)
command.add_command(bozu)
command.add_command(hanaawase)
for _other in commands(command.commands):
    command.add_command(_other)


def _name(who: Character | Level, language: str) -> str:
    if isinstance(who, Character):
        return say(language, f"character-{who.key}-name")
    return say(language, "simulate-class", level=who)


def _table(a: Character | Level, b: Character | Level, figures: Summary, language: str) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column()
    for who in (a, b):
        table.add_column(_name(who, language), justify="right")

    def row(key: str, *cells: str) -> None:
        table.add_row(say(language, f"simulate-{key}"), *cells)

    def pair(key: str, means: tuple[Mean, Mean], show: Callable[[Mean], str]) -> None:
        row(key, show(means[0]), show(means[1]))

    row("wins", *(str(wins) for wins in figures.wins))
    row("share", *(_share(wins, figures.matches) for wins in figures.wins))
    pair("fouls", figures.fouls, _mean)
    pair("takes-own", figures.takes_own, _mean)
    pair("takes-other", figures.takes_other, _mean)
    row("margin", _spread(figures.margin))
    row("reads", _spread(figures.reads))
    row("winner-takes", _mean(figures.winner_takes))
    if figures.take_ms_deciles:
        row("take-time", f"{figures.take_ms_deciles[5]:.0f} ms")
    return table


def _share(wins: int, count: int) -> str:
    low, high = share_interval(wins, count)
    return f"{wins / count:.1%} ({low:.1%}–{high:.1%})"


def _mean(mean: Mean) -> str:
    return f"{mean.mean:.2f} ± {mean.interval:.2f}"


def _spread(mean: Mean) -> str:
    return f"{mean.mean:.1f} (σ {mean.deviation:.1f})"


def _facts(a: Character | Level, b: Character | Level, seed: str, rules: Rules, figures: Summary) -> dict[str, Any]:
    def pair(means: tuple[Mean, Mean]) -> dict[str, Any]:
        return {"a": means[0]._asdict(), "b": means[1]._asdict()}

    low, high = share_interval(figures.wins[0], figures.matches)
    return {
        "game": "kyogi",
        "a": a.key if isinstance(a, Character) else a,
        "b": b.key if isinstance(b, Character) else b,
        "matches": figures.matches,
        "seed": seed,
        "rules": OPTIONS.differing(rules),
        "wins": {"a": figures.wins[0], "b": figures.wins[1]},
        "win_share_a": {"mean": figures.win_share.mean, "low": low, "high": high},
        "margin": figures.margin._asdict(),
        "reads": figures.reads._asdict(),
        "fouls": pair(figures.fouls),
        "fouls_loser_over_winner": figures.fouls_loser_over_winner._asdict(),
        "takes_own": pair(figures.takes_own),
        "takes_other": pair(figures.takes_other),
        "winner_takes": figures.winner_takes._asdict(),
        "take_ms": {**figures.take_ms._asdict(), "deciles": figures.take_ms_deciles},
        "decided_at_mora": figures.decided,
    }
