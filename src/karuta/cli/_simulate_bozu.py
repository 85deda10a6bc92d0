"""`karuta simulate bozu`: what the seat and the rules make of a game of luck."""

from __future__ import annotations

import json
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from karuta.cli._simulate_balance import plus_minus, spread, watched
from karuta.games.bozu.game import BOZU
from karuta.games.bozu.rules import OPTIONS, Rules, rules_of
from karuta.players.bozu import Figures, figures, games
from karuta.players.statistics import Mean
from karuta.words import negotiate, say

_MOST = 1_000_000
_WHOLE = ("margin", "taken", "pool", "lost", "leads", "held")


@click.command("bozu")
@click.option("--games", "count", type=click.IntRange(1, _MOST), default=1000, show_default=True, help="How many.")
@click.option("--seats", type=click.IntRange(2, max(BOZU.seats)), default=4, show_default=True, help="How many play.")
@click.option("--seed", default="1", show_default=True, help="The same seed gives the same games.")
@click.option("--rules", "rules_text", default="", metavar="OPTION=VALUE,...", help="Options that differ.")
@click.option("--json", "as_json", is_flag=True, help="All figures, for programs.")
@click.pass_context
def bozu(ctx: click.Context, *, count: int, seats: int, seed: str, rules_text: str, as_json: bool) -> None:
    """Games of bozu mekuri: who wins from which seat, and how wild it goes. There is no skill in it, and so no levels:
    a player can only choose the stack."""
    language = ctx.obj or negotiate(None)
    rules = rules_of(rules_text)
    made = figures(list(watched(games(rules, seats, count, seed), count)))
    if as_json:
        click.echo(json.dumps(_facts(made, rules, seats, seed), ensure_ascii=False, indent=2))
        return
    title = say(language, "game-bozu-title")
    click.echo(say(language, "simulate-balance-title", game=title, games=count, seats=seats, seed=seed))
    _show(made, language)


def _show(made: Figures, language: str) -> None:
    console = Console()
    seats = Table(box=None, pad_edge=False)
    seats.add_column()
    for key in ("simulate-balance-won", "simulate-bozu-cards"):
        seats.add_column(say(language, key), justify="right")
    for seat, (won, cards) in enumerate(zip(made.won, made.cards, strict=True), start=1):
        seats.add_row(say(language, "simulate-balance-seat", name=str(seat)), share(won), plus_minus(cards))
    whole = Table(box=None, pad_edge=False, show_header=False)
    for name in _WHOLE:
        key = "simulate-balance-margin" if name == "margin" else f"simulate-bozu-{name}"
        whole.add_row(say(language, key), spread(getattr(made, name)))
    whole.add_row(say(language, "simulate-balance-shared"), f"{made.shared / made.games:.1%}")
    for part in (seats, whole):
        console.print()
        console.print(part)
    console.print()
    console.print(say(language, "simulate-bozu-luck"), highlight=False)


def share(won: Mean) -> str:
    """A share of games with its interval."""
    return f"{won.mean:.1%} ± {100 * won.interval:.1f}"


def _facts(made: Figures, rules: Rules, seats: int, seed: str) -> dict[str, Any]:
    return {
        "game": "bozu",
        "seats": seats,
        "seed": seed,
        "rules": OPTIONS.differing(rules),
        "games": made.games,
        "shared": made.shared,
        "places": [
            {"place": seat, "won": won._asdict(), "cards": cards._asdict()}
            for seat, (won, cards) in enumerate(zip(made.won, made.cards, strict=True))
        ],
        **{name: getattr(made, name)._asdict() for name in _WHOLE},
    }
