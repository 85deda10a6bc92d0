"""The formats of each game: the named rule sets by which people are paired and ratings are kept.

Words: catalogue entries `format-<game>-<name>`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from karuta.errors import BadInput
from karuta.hall.games import HOSTED, hosted

Value: TypeAlias = str | int | bool
_SHOWN = 40
LOOKS: Final = ("rhythm", "card_height")
"""Options that may be chosen freely in any format: they change what is seen and heard, and for all alike."""


class Format(Struct, frozen=True):
    """A named rule set: what differs from the default or from `preset`, and how many are paired for it. `rated` False:
    chance alone decides, so it measures nobody."""

    name: str
    rules: Mapping[str, Value] = MappingProxyType({})
    preset: str = ""
    seats: int = 2
    rated: bool = True


def _presets(game: str) -> tuple[Format, ...]:
    return tuple(Format(name, preset=name) for name in HOSTED[game].presets)


_DECKS = (Format("usual"), Format("third", {"deck": "third"}), Format("quarter", {"deck": "quarter"}))
_TEAMS = (
    Format("usual", seats=4),
    Format("half", {"per_side": 25}, seats=4),
    Format("kyogi", {"reading": "kyogi"}, seats=4),
)
FORMATS: Final[Mapping[str, tuple[Format, ...]]] = MappingProxyType(
    {
        "kyogi": (
            Format("official"),
            Format("brisk", {"memorise_s": 120, "call_before_s": 60}),
            *(Format(name, {"format": name}) for name in ("short25", "quarter", "third", "nodead", "starter")),
        ),
        "koikoi": (*_presets("koikoi"), Format("teams", {"teams": True}, seats=4)),
        "chirashi": _DECKS,
        "sakasama": _DECKS,
        "genpei": _TEAMS,
        "relay": _TEAMS,
        "goshoku": (Format("usual"),),
        "shimo": (Format("usual", seats=6), Format("half", {"per_side": 25}, seats=6)),
        "bozu": (Format("usual", rated=False),),
        "hanaawase": (
            Format("usual"),
            Format("three", seats=3),
            Format("yaku", {"yaku": "added"}),
            Format("short", {"rounds": 3}),
        ),
    }
)
"""By game, the usual one first."""


@cache
def _made(game: str) -> tuple[tuple[Format, Any], ...]:
    return tuple((format, HOSTED[game].rules(format.rules, format.preset)) for format in FORMATS[game])


def format_of(game: str, rules: Any, seats: int) -> Format | None:
    """The format that `rules` (as the game has them) are, for so many seats; None: nobody's. Two formats of one game
    that differ in nothing else differ in how many play."""
    looks = {name: getattr(rules, name) for name in LOOKS if hasattr(rules, name)}
    fits = [format for format, base in _made(game) if replace(base, **looks) == rules]
    return next((format for format in fits if len(fits) == 1 or format.seats == seats), None)


def format_named(game: str, name: str) -> Format:
    """The format of that name; `BadInput` names those of the game."""
    found = next((format for format in FORMATS[hosted(game).name] if format.name == name), None)
    if found is None:
        names = ", ".join(format.name for format in FORMATS[game])
        raise BadInput(
            f"{name[:_SHOWN]!r} is no format of {game}: there is {names}",
            key="error-format",
            given=name[:_SHOWN],
            allowed=names,
        )
    return found
