"""`karuta simulate hanaawase`: one player against another, or against two of the other, on the same deals."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from karuta.cli._simulate_balance import plus_minus, watched
from karuta.cli._simulate_bozu import share
from karuta.games.hanaawase.rules import OPTIONS, Rules, rules_of
from karuta.players.hanaawase.arena import Figures, figures, matches
from karuta.players.hanaawase.player import find
from karuta.players.koikoi.characters import Character, Level
from karuta.players.statistics import Mean
from karuta.words import negotiate, say

_MOST = 1_000_000


@click.command("hanaawase")
@click.option("--a", "first", required=True, metavar="WHO", help="First player: a level or a name.")
@click.option("--b", "other", required=True, metavar="WHO", help="Who sits at all other seats.")
@click.option("--seats", type=click.IntRange(2, 3), default=2, show_default=True, help="How many play.")
@click.option("--games", "count", type=click.IntRange(2, _MOST), default=1000, show_default=True, help="How many.")
@click.option("--seed", default="1", show_default=True, help="The same seed gives the same games.")
@click.option("--rules", "rules_text", default="", metavar="OPTION=VALUE,...", help="Options that differ.")
@click.option("--json", "as_json", is_flag=True, help="All figures, for programs.")
@click.pass_context
def hanaawase(
    ctx: click.Context, *, first: str, other: str, seats: int, count: int, seed: str, rules_text: str, as_json: bool
) -> None:
    """Matches of hana-awase: games won, points a round ahead of the others, by seat.

    A player is a level (random, greedy, easy, normal, hard) or a name. The same cards are dealt as often as there are
    seats, with the first player at another seat each time; the number of games is made up to whole groups.
    """
    language = ctx.obj or negotiate(None)
    a, b, rules = find(first), find(other), rules_of(rules_text)
    count += -count % seats
    played = watched(matches(_key(a), _key(b), count, seed, rules=rules, seats=seats), count)
    made = figures(list(played), seats)
    if as_json:
        click.echo(json.dumps(_facts(a, b, seed, rules, made), ensure_ascii=False, indent=2))
        return
    title = say(language, "game-hanaawase-title")
    click.echo(say(language, "simulate-balance-title", game=title, games=count, seats=seats, seed=seed))
    console = Console()
    console.print()
    console.print(_table(_name(a, language), _name(b, language), made, language))


def _key(who: Character | Level) -> str:
    return who.key if isinstance(who, Character) else who


def _name(who: Character | Level, language: str) -> str:
    if isinstance(who, Character):
        return say(language, f"koikoi-character-{who.key}-name")
    return say(language, "simulate-koikoi-level", level=who)


def _table(a: str, b: str, made: Figures, language: str) -> Table:
    others = len(made.by_seat) - 1
    table = Table(box=None, pad_edge=False)
    table.add_column()
    table.add_column(a, justify="right")
    table.add_column(b if others == 1 else f"{b} × {others}", justify="right")
    won, ahead, captured = made.won, made.ahead, made.captured
    rest = Mean((1 - won.mean) / others, won.deviation / others, won.interval / others)
    table.add_row(say(language, "simulate-balance-won"), share(won), share(rest))
    table.add_row(say(language, "simulate-hanaawase-ahead"), plus_minus(ahead), "")
    table.add_row(say(language, "simulate-hanaawase-captured"), *(f"{points:.1f}" for points in captured))
    for seat, of_seat in enumerate(made.by_seat, start=1):
        place = say(language, "simulate-balance-seat", name=str(seat))
        table.add_row(f"{say(language, 'simulate-balance-won')}, {place}", share(of_seat), "")
    return table


def _facts(a: Character | Level, b: Character | Level, seed: str, rules: Rules, made: Figures) -> dict[str, Any]:
    return {
        "game": "hanaawase",
        "a": _key(a),
        "b": _key(b),
        "seats": len(made.by_seat),
        "games": made.games,
        "seed": seed,
        "rules": OPTIONS.differing(rules),
        "won_a": made.won._asdict(),
        "ahead_a": made.ahead._asdict(),
        "captured": {"a": made.captured[0], "b": made.captured[1]},
        "places": [{"place": seat, "won_a": of_seat._asdict()} for seat, of_seat in enumerate(made.by_seat)],
    }
