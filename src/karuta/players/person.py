"""Who plays: somebody of the house, anybody of a class, or bare numbers; and how this one is on the day."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple, TypeAlias

from karuta.players.characters import STYLE, STYLES, Character, StyleName
from karuta.players.dice import Dice
from karuta.players.levels import PARAMETERS, Level, Parameters

Who: TypeAlias = Character | Level | Parameters
_FORM_S = 0.02
"""How much the days of one player differ, s."""


class Person(NamedTuple):
    """A player on one day: its numbers, with its place in the class and its form in `mu`."""

    style: StyleName
    numbers: Parameters


def today(who: Who, seed: str) -> Person:
    """The player `who` as `seed` makes it: of a class somebody, of no style if bare numbers are given."""
    dice = Dice(f"{seed}/form")
    drawn = STYLES[dice.below(len(STYLES))]
    style: StyleName = who.style if isinstance(who, Character) else drawn
    numbers = _numbers(who, style)
    mu = dice.normal(numbers.mu, numbers.psd) + dice.normal(0, _FORM_S)
    return Person(style, replace(numbers, mu=mu, psd=0.0))


def _numbers(who: Who, name: StyleName) -> Parameters:
    """The numbers of a player, with what its style changes in them; bare numbers stay as they are."""
    if isinstance(who, Parameters):
        return who
    numbers = who.parameters if isinstance(who, Character) else PARAMETERS[who]
    style = STYLE[name]
    return replace(
        numbers,
        mu=numbers.mu + style.mu,
        early=numbers.early + style.early,
        side=numbers.side + style.side,
        guess=numbers.guess * style.risk,
        dead=numbers.dead * style.risk,
    )
