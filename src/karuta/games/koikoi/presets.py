"""Named sets of options (koikoi rules 4). Where a preset's source leaves a point open, Nintendo's value holds; what
each leaves open is said with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from karuta.errors import BadInput
from karuta.games.koikoi.rules import OPTIONS, Rules

DEFAULT = "nintendo"
_NO_SPECIALS: dict[str, Any] = {"hand_four": "play", "hand_pairs": "play"}
_NO_SEVEN: dict[str, Any] = {"double_at": 0}

PRESETS: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {
        "nintendo": {},
        "nintendo-literal": {"doubling": "literal"},
        # Open in its source: the number of rounds (12, or until 50 or 0), four of a month on the table.
        "gamedesign": {
            "goko": 15,
            "shiko": 10,
            "ame_shiko": 8,
            "sanko": 6,
            "akatan": 6,
            "aotan": 6,
            "akatan_aotan": 12,
            "tsukifuda": 4,
            "viewing": "off",
            **_NO_SPECIALS,
            **_NO_SEVEN,
            "start_points": 25,
            "payment": True,
            "target": 50,
            "ruin": True,
            "exhausted": "dealer",
            "exhausted_points": 6,
        },
        # Open: special deals, the exhausted round, the opponent's koi-koi.
        "netdegame": {"own_koikoi": "late", "rounds": 5, **_NO_SEVEN},
        # Open: four pairs in a hand, who deals after an exhausted round.
        "steam": {
            "rounds": 8,
            "start_points": 30,
            "payment": True,
            "ruin": True,
            "hanami": 1,
            "tsukimi": 1,
            "viewing_raised": 3,
            "further": "beside",
            "both_ribbons": "added",
            "own_koikoi": "climbing",
            **_NO_SEVEN,
            "opponent_koikoi": "off",
            "exhausted": "dealer",
            "exhausted_points": 1,
            "hand_four": "redeal",
        },
        # Open in both: special deals, what happens at no points.
        "bga-soft": {
            "start_points": 50,
            "payment": True,
            "rounds": 6,
            "own_koikoi": "times",
            **_NO_SEVEN,
            "opponent_koikoi": "off",
        },
        "bga-hard": {"start_points": 50, "payment": True, "rounds": 6},
        "short": {"rounds": 3},
    }
)
"""Preset -> options that differ from `nintendo`. `short` has 3 rounds; `short,rounds=6` has 6."""


def preset(name: str) -> Rules:
    """The rules of that preset; `BadInput` names those there are.

    >>> preset("short").rounds
    3
    """
    found = PRESETS.get(name)
    if found is None:
        names = ", ".join(PRESETS)
        raise BadInput(
            f"{name!r} is no preset of Koi-Koi: there are {names}", key="error-koikoi-preset", given=name, allowed=names
        )
    return replace(Rules(), **found)


def rules_of(text: str) -> Rules:
    """Rules from the text of `--rules`: a preset's name, options that differ from it, or both with commas between.

    >>> rules_of("short,rounds=6").rounds
    6
    >>> rules_of("kasu=2") == rules_of("nintendo,kasu=2")
    True
    """
    head, _, rest = text.partition(",")
    base, given = (head.strip(), rest) if head.strip() and "=" not in head else (DEFAULT, text)
    return checked(replace(preset(base), **OPTIONS.parse(given)))


def rules_from(given: Mapping[str, object], base: str = DEFAULT) -> Rules:
    """The same from options by name on top of a preset."""
    return checked(replace(preset(base), **OPTIONS.read(given)))


def checked(rules: Rules) -> Rules:
    """`rules`, if its options go together; else `BadInput` says which don't, and what would."""
    return rules
