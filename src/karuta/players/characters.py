"""The people of the house: three of each class, who differ in style, and how they are found by name.

Words about them are the catalogue entries `character-<key>` and, for the name, `character-<key>-name`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from karuta.errors import BadInput
from karuta.mat.layout import LayoutStyle
from karuta.players.levels import LEVELS, PARAMETERS, Level, Parameters

StyleName = Literal["attack", "defence", "hearing"]
STYLES: tuple[StyleName, ...] = ("attack", "defence", "hearing")


@dataclass(frozen=True)
class Style:
    """What tells an attacker from a defender of the same class."""

    side: float
    """Added to the gain on the own side, s: below 0 the other side is watched."""
    early: float
    """Added to the early hearing, s."""
    mu: float
    """Added to the mean time, s: nobody is given an ear for nothing."""
    risk: float
    """Factor on the readiness to go one mora early."""
    layout: LayoutStyle
    """How the player lays its cards out, and where it wants tomofuda later on: side by side, to sweep both, or apart,
    to make them harder for the other."""


STYLE: Mapping[StyleName, Style] = {
    "attack": Style(-0.010, 0.0, 0.0, 1.1, LayoutStyle(share=0.52, twins="apart", short_near=False)),
    "defence": Style(0.010, 0.0, 0.0, 0.9, LayoutStyle(share=0.58, twins="together")),
    "hearing": Style(0.0, 0.015, 0.008, 1.0, LayoutStyle(share=0.55, twins="apart")),
}


@dataclass(frozen=True)
class Character:
    """An opponent of the house; `standing` is the place inside the class, in units of its spread (above 0: slower)."""

    key: str
    name: str
    level: Level
    style: StyleName
    standing: float

    @property
    def parameters(self) -> Parameters:
        """The numbers of this person: those of the class at a fixed place inside it."""
        level = PARAMETERS[self.level]
        return replace(level, mu=level.mu + self.standing * level.psd, psd=0.0)


CHARACTERS: tuple[Character, ...] = (
    Character("mio", "Mio", "E", "defence", 0.4),
    Character("sora", "Sora", "E", "attack", -0.4),
    Character("yuzu", "Yuzu", "E", "hearing", 0.0),
    Character("riku", "Riku", "D", "attack", 0.4),
    Character("nagisa", "Nagisa", "D", "hearing", 0.0),
    Character("hinata", "Hinata", "D", "defence", -0.4),
    Character("aoi", "Aoi", "C", "hearing", -0.4),
    Character("kaede", "Kaede", "C", "defence", 0.0),
    Character("shun", "Shun", "C", "attack", 0.4),
    Character("ren", "Ren", "B", "attack", 0.0),
    Character("tsumugi", "Tsumugi", "B", "hearing", 0.4),
    Character("chiyo", "Chiyo", "B", "defence", -0.4),
    Character("suzu", "Suzu", "A", "hearing", 0.0),
    Character("itsuki", "Itsuki", "A", "attack", -0.4),
    Character("kohaku", "Kohaku", "A", "defence", 0.4),
    Character("tomoe", "Tomoe", "meijin", "attack", 0.0),
    Character("kazuma", "Kazuma", "meijin", "defence", 0.4),
    Character("sakuya", "Sakuya", "meijin", "hearing", -0.4),
)
"""Three of each class, E first."""

Strength = Literal["easy", "normal", "hard"]
STRENGTH: Mapping[Level, Strength] = {
    "E": "easy",
    "D": "easy",
    "C": "normal",
    "B": "normal",
    "A": "hard",
    "meijin": "hard",
}
"""How strong each class is to play with, in games that families play too."""
CLASS: Mapping[Strength, Level] = {"easy": "E", "normal": "C", "hard": "A"}
"""The class that stands for each strength where nobody is named."""

_BY_KEY = {character.key: character for character in CHARACTERS}
_BY_LEVEL: Mapping[str, Level] = {level.lower(): level for level in LEVELS} | {**CLASS}


def find(name: str) -> Character | Level:
    """The character or the class that `name` means, whatever its capitals; a strength means its class.

    >>> find("Suzu").level, find("a"), find("Meijin"), find("easy")
    ('A', 'A', 'meijin', 'E')
    """
    wanted = name.strip().lower()
    if wanted in _BY_KEY:
        return _BY_KEY[wanted]
    if wanted in _BY_LEVEL:
        return _BY_LEVEL[wanted]
    levels, names = ", ".join(LEVELS), ", ".join(_BY_KEY)
    raise BadInput(
        f"{name!r} is no opponent: give a class ({levels}) or a name ({names})",
        key="error-character",
        given=name,
        levels=levels,
        names=names,
    )
