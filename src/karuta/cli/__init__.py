"""The command line: `karuta COMMAND`. Each module of this package that has a `command` is a command of that name.

A module is imported only when its command is asked for, so that the short ones start at once. Errors of the house are
said in the user's language on stderr and end with their own exit code; a person never sees a traceback for them.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
import sys
from copy import copy
from typing import Any, NoReturn

import click

from karuta.cli._misuse import told as misused
from karuta.errors import KarutaError
from karuta.words import FALLBACK, MissingWordsError, languages, negotiate, say

__all__ = ["main", "tell"]


def tell(error: KarutaError, language: str) -> str:
    """What a person is told of `error`: the catalogue's sentence in `language`, or the engineers' if there is none."""
    return words_or(language, error.key, str(error), **error.facts)


def words_or(language: str, key: str, otherwise: str, **facts: str | int) -> str:
    """The catalogue's sentence, or `otherwise` where it has none: what goes wrong must not hide what went wrong."""
    try:
        return say(language, key, **facts)
    except MissingWordsError:
        return otherwise


def spoken(command: click.Command, language: str, key: str, name: str = "") -> click.Command:
    """The command with its help in `language`: entries `<key>` and `<key>-<option>`; its own, in English, where the
    catalogue has none. Commands in a group have entries of their own, `<key>-<command>`, or share its."""
    told = copy(command)
    # Said only when help is asked for: the words cost more than most commands.
    told.format_help = lambda ctx, formatter: _translated(command, language, key, name).format_help(ctx, formatter)  # type: ignore[method-assign]
    if isinstance(told, click.Group):
        told.commands = {part: spoken(each, language, key, part) for part, each in told.commands.items()}
    return told


def _translated(command: click.Command, language: str, key: str, name: str = "") -> click.Command:
    """`name`: what it is called in its group."""
    told = copy(command)
    if language != FALLBACK:
        told.help = words_or(language, key, command.help or "")
        told.help = words_or(language, f"{key}-{name}", told.help) if name else told.help
    told.params = [copy(parameter) for parameter in command.params]
    for option in told.params:
        if isinstance(option, click.Option):
            option.help = words_or(language, f"{key}-{option.opts[0].strip('-')}", option.help or "") or None
    if isinstance(told, click.Group):
        told.commands = {name: _translated(part, language, key, name) for name, part in told.commands.items()}
    return told


class House(click.Group):
    """The group of all commands, found by the names of the modules in this package."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(module.name for module in pkgutil.iter_modules(__path__) if not module.name.startswith("_"))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        command = importlib.import_module(f"karuta.cli.{cmd_name}").command
        assert isinstance(command, click.Command)
        return spoken(command, ctx.params.get("language") or negotiate(os.environ), f"cli-{cmd_name}")

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Says what each command does from the catalogue, so that help imports none of them."""
        language = negotiate(ctx.params.get("language") or os.environ)
        rows = [(name, words_or(language, f"cli-{name}", "")) for name in self.list_commands(ctx)]
        with formatter.section(say(language, "cli-commands")):
            formatter.write_dl(rows)

    def get_help(self, ctx: click.Context) -> str:
        """The help in the language that was asked for before `--help`, or that of the environment."""
        language = ctx.params.get("language") or negotiate(os.environ)
        self.help = words_or(language, "cli-karuta", self.help or "")
        return super().get_help(ctx)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.exceptions.NoArgsIsHelpError:
            raise
        except click.UsageError as error:
            _refuse(ctx, error)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except click.exceptions.NoArgsIsHelpError:
            raise
        except click.UsageError as error:
            _refuse(ctx, error)
        except KarutaError as error:
            click.echo(tell(error, ctx.obj or negotiate(os.environ)), err=True)
            ctx.exit(error.exit_code)
        except BrokenPipeError:
            # The reader of a pipe went away (`karuta kimariji | head`): nothing is left to say, not even at shutdown.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            ctx.exit(1)


def _refuse(ctx: click.Context, error: click.UsageError) -> NoReturn:
    # The callback that settles `ctx.obj` may not have been reached.
    click.echo(misused(error, ctx.params.get("language") or negotiate(os.environ)), err=True)
    ctx.exit(error.exit_code)


@click.group(cls=House, context_settings={"help_option_names": ["-h", "--help"]})
@click.option("--language", type=click.Choice(languages()), is_eager=True, help="Language of what is said.")
@click.version_option(package_name="karuta")
@click.pass_context
def main(ctx: click.Context, language: str | None) -> None:
    """The open house of Japanese card play."""
    ctx.obj = language or negotiate(os.environ)
