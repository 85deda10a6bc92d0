"""The people of the house who play Koi-Koi, two of each level, one careful and one bold, and how they are found.

Words about them are the catalogue entries `koikoi-character-<key>-name` and `koikoi-character-<key>-line`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal

from karuta.errors import BadInput

Level = Literal["random", "greedy", "easy", "normal", "hard"]
LEVELS: Final[tuple[Level, ...]] = ("random", "greedy", "easy", "normal", "hard")
"""What can sit at a table; `random` and `greedy` are measures for the others, and no person of the house."""
Style = Literal["careful", "bold"]
BOLDNESS: Final[Mapping[Style, float]] = MappingProxyType({"careful": -0.4, "bold": 0.4})
"""How many points a style adds to what going on seems to be worth when stop or koi-koi is decided."""


@dataclass(frozen=True)
class Character:
    """An opponent of the house. `name` is a given name in romaji; the catalogues have it in each script."""

    key: str
    name: str
    level: Level
    style: Style

    @property
    def boldness(self) -> float:
        """Points that going on seems to be worth more than it is; below 0: less."""
        return BOLDNESS[self.style]


CHARACTERS: Final[tuple[Character, ...]] = (
    Character("momo", "Momo", "easy", "careful"),
    Character("haru", "Haru", "easy", "bold"),
    Character("chihiro", "Chihiro", "normal", "careful"),
    Character("takeru", "Takeru", "normal", "bold"),
    Character("shizuka", "Shizuka", "hard", "careful"),
    Character("akira", "Akira", "hard", "bold"),
)
"""Two of each level, the gentlest first."""

_BY_NAME: Final[Mapping[str, Character | Level]] = {
    **{character.key: character for character in CHARACTERS},
    **{level: level for level in LEVELS},
}


def find(name: str) -> Character | Level:
    """The character or the level that `name` means, whatever its capitals.

    >>> find("Shizuka").level, find(" HARD")
    ('hard', 'hard')
    """
    found = _BY_NAME.get(name.strip().lower())
    if found is not None:
        return found
    levels, names = ", ".join(LEVELS), ", ".join(character.key for character in CHARACTERS)
    raise BadInput(
        f"{name!r} is no player of Koi-Koi: give a level ({levels}) or a name ({names})",
        key="error-koikoi-player",
        given=name,
        levels=levels,
        names=names,
    )
