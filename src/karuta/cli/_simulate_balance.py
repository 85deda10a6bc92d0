"""`karuta simulate GAME` for the games that more than two play, or that are not played for rank: a balance table."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar

import click
from rich.console import Console
from rich.table import Table

from karuta.games.readings import MadeReadGame
from karuta.games.registry import GAMES
from karuta.players.balance import Balance, Part, Seating, balance, games, seating
from karuta.players.characters import CLASS, Character, find
from karuta.players.levels import Level
from karuta.players.statistics import Mean
from karuta.words import negotiate, say

T = TypeVar("T")
_MOST = 1_000_000


class Named(NamedTuple):
    """A player as the user named it, and who that is."""

    given: str
    who: Character | Level

    @property
    def key(self) -> str:
        """The name of a person, of a class or of a strength."""
        if isinstance(self.who, Character):
            return self.who.key
        return self.given if self.given in CLASS else self.who

    def shown(self, language: str) -> str:
        """The same in words."""
        if isinstance(self.who, Character):
            return say(language, f"character-{self.who.key}-name")
        if self.key == self.who:
            return say(language, "simulate-class", level=self.who)
        return say(language, "simulate-balance-strength", strength=self.key, level=self.who)


def commands(taken: Iterable[str]) -> Iterator[click.Command]:
    """A command for each game with a reader that has none of its own yet."""
    for name, game in GAMES.items():
        if isinstance(game, MadeReadGame) and name not in taken:
            yield _command(game)


def _command(game: MadeReadGame[Any, Any, Any, Any]) -> click.Command:
    @click.command(
        game.name,
        help="Games between players of the house: who wins by strength and by seat, takes, fouls, length, margin."
        " Players change seats from game to game.",
    )
    @click.option("--games", "count", type=click.IntRange(1, _MOST), default=1000, show_default=True, help="How many.")
    @click.option("--seats", type=click.IntRange(1, 10), help="How many play.")
    @click.option(
        "--levels",
        default="normal",
        show_default=True,
        metavar="WHO,...",
        help="Who plays: easy, normal, hard, a class or a name; one for all, one for each seat, or one for each side.",
    )
    @click.option("--seed", default="1", show_default=True, help="The same seed gives the same games.")
    @click.option("--rules", "rules_text", default="", metavar="OPTION=VALUE,...", help="Options that differ.")
    @click.option("--json", "as_json", is_flag=True, help="All figures, for programs.")
    @click.pass_context
    def command(
        ctx: click.Context,
        *,
        count: int,
        seats: int | None,
        levels: str,
        seed: str,
        rules_text: str,
        as_json: bool,
    ) -> None:
        language = ctx.obj or negotiate(None)
        rules = game.rules(rules_text)
        named = [Named(part.strip().lower(), find(part)) for part in levels.split(",")]
        players = seating(game, rules, [one.who for one in named], seats)
        labels = _labels(players, named)
        order = list(dict.fromkeys(labels))
        played = watched(games(game, rules, players, count, seed=seed), count)
        made = balance(players, played, [order.index(label) for label in labels])
        if as_json:
            told = {"game": game.name, "seats": len(players.who), "seed": seed, "rules": game.options.differing(rules)}
            keys = ["+".join(one.key for one in label) for label in order]
            click.echo(json.dumps(told | _facts(made, keys, players), ensure_ascii=False, indent=2))
            return
        title, sat = say(language, f"game-{game.name}-title"), len(players.who)
        click.echo(say(language, "simulate-balance-title", game=title, games=count, seats=sat, seed=seed))
        _show(made, players, [" + ".join(one.shown(language) for one in label) for label in order], language)

    return command


def _labels(players: Seating, named: Sequence[Named]) -> list[tuple[Named, ...]]:
    """By party, who it is: alike parties have the same label."""
    count = len(players.who)
    by_seat = [named[seat % len(named)] for seat in range(count)]
    if not players.sides:
        return [(one,) for one in by_seat]
    sides = [by_seat[0::2], by_seat[1::2]]
    return [tuple(side[:1]) if len(set(side)) == 1 else tuple(side) for side in sides]


def watched(played: Iterable[T], count: int) -> Iterable[T]:
    """All of them, with a bar while a person waits."""
    if not sys.stderr.isatty():
        return played
    bar: Any = click.progressbar(played, length=count, file=sys.stderr)
    with bar as shown:
        return list(shown)


def _show(made: Balance, players: Seating, people: list[str], language: str) -> None:
    console = Console()
    console.print()
    console.print(_parts(made, people, _places(players, language), language))
    console.print()
    console.print(say(language, "simulate-balance-note"), highlight=False)
    console.print()
    console.print(_whole(made, players, language))


def _places(players: Seating, language: str) -> list[str]:
    if players.parties == 1:
        return []
    key = "side" if players.sides else "seat"
    names = ["AB"[party] if players.sides else str(party + 1) for party in range(players.parties)]
    return [say(language, f"simulate-balance-{key}", name=name) for name in names]


def _parts(made: Balance, people: Sequence[str], places: Sequence[str], language: str) -> Table:
    """A row for everybody who plays, and one for every place."""
    columns: dict[str, Callable[[Part], str]] = {
        "won": _won,
        "takes": lambda part: plus_minus(part.takes),
        "fouls": lambda part: plus_minus(part.fouls),
    }
    if made.people[0].sent is not None:
        columns["sent"] = lambda part: plus_minus(part.sent)
    columns["times"] = lambda part: "/".join(f"{ms / 1000:.2f}" for ms in part.take_ms or ()) or "–"
    table = Table(box=None, pad_edge=False)
    table.add_column()
    for key in columns:
        table.add_column(say(language, f"simulate-balance-{key}"), justify="right")
    for name, part in zip(people, made.people, strict=True):
        table.add_row(name, *(show(part) for show in columns.values()))
    if places:
        table.add_row()
    for name, part in zip(places, made.places, strict=False):
        table.add_row(name, *(show(part) for show in columns.values()))
    return table


def _won(part: Part) -> str:
    share, low, high = map(_percent, part.share)
    return f"{share}%\N{NO-BREAK SPACE}({low}–{high})"


def _percent(share: float) -> str:
    return f"{100 * share:.1f}".removesuffix(".0")


def plus_minus(mean: Mean | None) -> str:
    """A mean with its interval."""
    return "" if mean is None else f"{mean.mean:.1f}\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}{mean.interval:.1f}"


def _whole(made: Balance, players: Seating, language: str) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_row(say(language, "simulate-balance-readings"), spread(made.readings))
    if len(players.who) == 1:
        table.add_row(say(language, "simulate-balance-alone"), spread(made.margin, 1000))
    else:
        table.add_row(say(language, "simulate-balance-margin"), spread(made.margin))
        table.add_row(say(language, "simulate-balance-shared"), f"{made.shared / made.games:.1%}")
    return table


def spread(mean: Mean, unit: int = 1) -> str:
    """A mean with its interval and the deviation of single games."""
    return f"{mean.mean / unit:.1f} ± {mean.interval / unit:.1f} (σ {mean.deviation / unit:.1f})"


def _facts(made: Balance, people: Sequence[str], players: Seating) -> dict[str, Any]:
    names = [("AB"[party] if players.sides else party) for party in range(players.parties)]
    return {
        "games": made.games,
        "readings": made.readings._asdict(),
        "margin": made.margin._asdict(),
        "shared": made.shared,
        "people": [{"who": key} | _part(part) for key, part in zip(people, made.people, strict=True)],
        "places": [{"place": name} | _part(part) for name, part in zip(names, made.places, strict=True)],
    }


def _part(part: Part) -> dict[str, Any]:
    mean, low, high = part.share
    return {
        "games": part.games,
        "wins": part.wins,
        "share": {"mean": mean, "low": low, "high": high},
        "takes": part.takes._asdict(),
        "fouls": part.fouls._asdict(),
        "sent": None if part.sent is None else part.sent._asdict(),
        "take_ms": part.take_ms,
    }
