"""`karuta rules GAME`: by which rules one can play, in words: presets, what differs from the default, every option."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import click

from karuta.games.game import Game
from karuta.games.koikoi.presets import PRESETS
from karuta.games.options import Option, Value
from karuta.games.registry import GAMES
from karuta.words import negotiate, say

_PRESETS: Mapping[str, Iterable[str]] = {"koikoi": PRESETS}
_UNITS = {"_ms": "page-milliseconds", "_s": "page-seconds"}


def value_words(option: Option, value: Value, language: str) -> str:
    """`value` of `option` as people say it: its name if it has one, else the number with its unit."""
    word = option.show(value)
    key = f"{option.label_key}-{word}"
    if key in option.value_keys:
        return say(language, key)
    for ending, unit in _UNITS.items():
        if option.name.endswith(ending):
            return say(language, unit, count=int(value))
    return word


def differences(game: Game[Any, Any, Any, Any], rules: object, language: str) -> Iterator[str]:
    """One line for each option of `rules` that differs from the default, with the default beside it."""
    for option in game.options:
        value = getattr(rules, option.name)
        if value != option.default:
            yield say(
                language,
                "rules-differs",
                option=say(language, option.label_key),
                value=value_words(option, value, language),
                default=value_words(option, option.default, language),
            )


def in_force(game: Game[Any, Any, Any, Any], rules: object, language: str) -> Iterator[str]:
    """Every option by group; a star marks what differs from the default."""
    groups: dict[str, list[Option]] = {}
    for option in game.options:
        groups.setdefault(f"{option.words}-group-{option.group}", []).append(option)
    for group, options in groups.items():
        yield say(language, group)
        for option in options:
            value = getattr(rules, option.name)
            mark = " " if value == option.default else "*"
            words = value_words(option, value, language)
            line = say(language, "rules-one", name=say(language, option.label_key), text=words)
            yield f"  {mark} {line}  [{option.name}]"


def _preset(game: Game[Any, Any, Any, Any], name: str, language: str) -> Iterator[str]:
    """A preset: its name for programs and for people, its line, and what differs."""
    yield say(language, "rules-one", name=name, text=say(language, f"{game.name}-preset-{name}"))
    yield f"  {say(language, f'{game.name}-preset-{name}-line')}"
    yield from (f"  - {line}" for line in differences(game, game.rules(name), language))


def _facts(game: Game[Any, Any, Any, Any], rules: object) -> dict[str, Any]:
    return {"game": game.name, "differs": game.options.differing(rules), "rules": game.options.shown(rules)}


@click.command("rules")
@click.argument("game", type=click.Choice(list(GAMES)))
@click.argument("rules", default="", metavar="[PRESET,OPTION=VALUE,...]")
@click.option("--all", "everything", is_flag=True, help="Every option in force, not only what differs.")
@click.option("--json", "as_json", is_flag=True, help="The same for programs.")
@click.pass_context
def command(ctx: click.Context, game: str, *, rules: str, everything: bool, as_json: bool) -> None:
    """By which rules GAME can be played.

    Without rules: its presets, each with what differs from the default. With a preset, options or both: what they
    change, or with --all every option in force; the word in brackets is its name for --rules.
    """
    language = ctx.obj or negotiate(os.environ)
    which = GAMES[game]
    chosen = which.rules(rules)
    presets = list(_PRESETS.get(game, ()))
    if as_json:
        asked = [rules] if rules or not presets else presets
        found = {name: _facts(which, which.rules(name)) for name in asked}
        click.echo(json.dumps(found if len(found) > 1 else _facts(which, chosen), ensure_ascii=False, indent=2))
        return
    if presets and not rules and not everything:
        click.echo("\n\n".join("\n".join(_preset(which, name, language)) for name in presets))
        return
    name = rules.partition(",")[0].strip()
    if name in presets:
        preset = f"{game}-preset-{name}"
        click.echo(say(language, "rules-one", name=say(language, preset), text=say(language, f"{preset}-line")))
    # Without presets there is nothing to compare with but the default itself.
    whole = everything or not rules
    lines = list(in_force(which, chosen, language) if whole else differences(which, chosen, language))
    click.echo("\n".join(lines or [say(language, "rules-default")]))
