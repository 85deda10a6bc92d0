"""A command line that can't be read, told in the user's language: click's own sentences are English only."""

from __future__ import annotations

import re
from collections.abc import Sequence

import click

from karuta.words import say

_GIVEN = re.compile(r"'?(.*?)'? is (?:not|in) ")
"""How click's own sentences about a value begin."""
_EXTRA = re.compile(r"\((.+)\)")


def told(error: click.UsageError, language: str) -> str:
    """What is wrong, what would be right, and where help is to be had; click's sentence if it is of no known kind."""
    match error:
        case click.NoSuchOption(ctx=context, option_name=given) if context is not None:
            sentence = _unknown("option", given, _options(context), language)
        case click.exceptions.NoSuchCommand(ctx=context, command_name=given) if context is not None:
            assert isinstance(context.command, click.Group)
            sentence = _unknown("command", given, context.command.list_commands(context), language)
        case click.MissingParameter(param=parameter) if parameter is not None:
            sentence = _missing(parameter, language)
        case click.BadParameter(param=parameter) if parameter is not None and (value := _GIVEN.match(error.message)):
            sentence = _wrong(parameter, value[1], language) or error.format_message()
        case click.BadOptionUsage(option_name=name) if name and "requires an argument" in error.message:
            sentence = say(language, "error-usage-value", name=name)
        case _:
            extra = _EXTRA.search(error.message) if "extra argument" in error.message else None
            sentence = say(language, "error-usage-extra", given=extra[1]) if extra else error.format_message()
    if error.ctx is None:
        return sentence
    return f"{sentence}\n{say(language, 'error-usage-help', command=error.ctx.command_path)}"


def _unknown(what: str, given: str, allowed: Sequence[str], language: str) -> str:
    return say(language, f"error-usage-{what}", given=given, allowed=", ".join(allowed))


def _options(context: click.Context) -> list[str]:
    return [option.opts[-1] for option in context.command.get_params(context) if isinstance(option, click.Option)]


def _name(parameter: click.Parameter) -> str:
    if isinstance(parameter, click.Option):
        return parameter.opts[-1]
    return (parameter.metavar or (parameter.name or "").upper()).strip("[].")


def _missing(parameter: click.Parameter, language: str) -> str:
    if isinstance(parameter.type, click.Choice):
        allowed = ", ".join(map(str, parameter.type.choices))
        return say(language, "error-usage-missing-choice", name=_name(parameter), allowed=allowed)
    return say(language, "error-usage-missing", name=_name(parameter))


def _wrong(parameter: click.Parameter, given: str, language: str) -> str | None:
    kind, name = parameter.type, _name(parameter)
    if isinstance(kind, click.Choice):
        allowed = ", ".join(map(str, kind.choices))
        return say(language, "error-usage-choice", name=name, given=given, allowed=allowed)
    if isinstance(kind, click.IntRange | click.FloatRange) and kind.min is not None and kind.max is not None:
        # As text: people type back what they read, without a thousands separator.
        return say(language, "error-usage-number", name=name, given=given, least=str(kind.min), most=str(kind.max))
    return None
