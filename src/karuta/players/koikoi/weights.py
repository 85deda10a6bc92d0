"""The tuned numbers of `normal`, one set for each way in which points are doubled.

They are data, written by `tools/koikoi_tuning.py` with the command that made them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, Literal, NamedTuple

import msgspec

from karuta.games.koikoi.rules import Rules

Doubling = Literal["multiply", "literal", "off"]
DOUBLINGS: Final[tuple[Doubling, ...]] = ("multiply", "literal", "off")


class Weights(NamedTuple):
    """How `normal` looks at a position, in points, and when it goes on."""

    yaku: float
    """Of a point that is made."""
    bright_one: float
    bright_two: float
    """Of one, and of two or more, brights while the other side has not taken two."""
    set_one: float
    set_two: float
    """Of one and of two cards of inoshikacho, akatan, aotan while the other side has none."""
    viewing: float
    """Of one card of hanami-zake or tsukimi-zake while the other can be had."""
    ribbon: float
    animal: float
    plain: float
    """Of each card of the kind."""
    near: float
    """Of being one card short of tan, tane, or two of kasu."""
    other: float
    """Of what the other side has, against the own."""
    threat: float
    """Of what the other side may take next."""
    follow: float
    """Of what the own hand may take next."""
    go: float
    go_turns: float
    go_total: float
    go_other: float
    go_mine: float
    go_called: float
    go_large: float
    """Koi-koi if their sum is above 0: for itself, for each card left, each point that a stop counts, what the other
    side is on the way to, what the own side is, if the other called, if the points are enough to be doubled."""


class Tuned(msgspec.Struct, frozen=True):
    """The file of weights."""

    command: str
    names: tuple[str, ...]
    weights: dict[Doubling, tuple[float, ...]]


FILE: Final = "weights.json"


def doubling(rules: Rules) -> Doubling:
    """Which set of weights goes with `rules`."""
    if rules.doubling == "literal":
        return "literal"
    factors = rules.double_at and rules.double_factor > 1
    return "multiply" if factors or rules.opponent_koikoi != "off" else "off"


@cache
def tuned() -> Mapping[Doubling, Weights]:
    """The weights that ship."""
    read = msgspec.json.decode(files("karuta.players.koikoi").joinpath(FILE).read_bytes(), type=Tuned)
    if read.names != Weights._fields:
        raise ValueError(f"{FILE} has weights for {read.names}, not {Weights._fields}: run tools/koikoi_tuning.py")
    return {name: Weights(*read.weights[name]) for name in DOUBLINGS}


def weights(rules: Rules) -> Weights:
    """The weights for `rules`."""
    return tuned()[doubling(rules)]
