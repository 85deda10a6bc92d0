"""Rule options as pages are told of them, for every game."""

from __future__ import annotations

from karuta import protocol as wire
from karuta.games.options import Option


def option_of(option: Option) -> wire.OptionInfo:
    """An option as pages are told of it."""
    return wire.OptionInfo(
        name=option.name,
        group=option.group,
        kind=option.kind,
        default=option.default,
        choices=option.choices,
        least=option.least,
        most=option.most,
        words=option.words,
    )
