"""Rules that nobody wrote down: any value of any option."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from karuta.errors import BadInput
from karuta.games.koikoi.presets import checked
from karuta.games.koikoi.rules import OPTIONS, Rules
from karuta.games.options import Option, Value


def any_value(option: Option, rng: Random) -> Value:
    """A number is small now and then, so that yaku compete; a third of all options stay as they are."""
    if rng.random() < 0.33:
        return option.default
    if option.kind == "choice":
        return rng.choice(option.choices)
    if option.kind == "switch":
        return rng.random() < 0.5
    named = [number for _, number in option.named]
    least = option.least or 0
    return rng.choice([*named, *(int(word) for word in option.choices if word.isdigit()), least + rng.randrange(1, 9)])


def any_rules(rng: Random, **fixed: Value) -> Rules:
    """Any options that go together."""
    while True:
        values = {option.name: any_value(option, rng) for option in OPTIONS} | fixed
        try:
            return checked(replace(Rules(), **values))
        except BadInput:
            continue
