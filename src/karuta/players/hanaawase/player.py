"""An opponent at hana-awase: a function of its seed and of what its seat may see, so that any process can answer for
it. The people are those who play Koi-Koi.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from karuta.errors import BadInput
from karuta.games.flowers.moves import Pick, Play
from karuta.games.hanaawase.state import View
from karuta.players.dice import Dice
from karuta.players.hanaawase.choices import choices
from karuta.players.hanaawase.counting import hard
from karuta.players.hanaawase.heuristic import greedy, normal
from karuta.players.koikoi.characters import CHARACTERS, LEVELS, Character, Level

CARELESS: Final[Mapping[Level, float]] = MappingProxyType({"random": 1.0, "easy": 0.2, "normal": 0.05})
"""How often a player takes any card instead of looking."""
STRATEGIES: Final[Mapping[Level, Callable[[Sequence[Play | Pick], View], Play | Pick]]] = MappingProxyType(
    {"greedy": greedy, "easy": greedy, "normal": normal, "hard": hard}
)
"""How a level comes to a move when it looks."""
_NAMES: Final[Mapping[str, Character | Level]] = {who.key: who for who in CHARACTERS} | {name: name for name in LEVELS}


def find(name: str) -> Character | Level:
    """The person or the level that `name` means, whatever its capitals; `BadInput` names those there are.

    >>> find("Shizuka").level, find(" HARD")
    ('hard', 'hard')
    """
    found = _NAMES.get(name.strip().lower())
    if found is None:
        names = ", ".join((*LEVELS, *(who.key for who in CHARACTERS)))
        raise BadInput(
            f"{name!r} does not play hana-awase here: choose of {names}", key="error-player", given=name, allowed=names
        )
    return found


def decide(name: str, seed: str, view: View) -> Play | Pick:
    """The move of the view's seat, as that person or level plays; the same view has the same answer. ValueError if it
    is not its turn."""
    moves = choices(view)
    if not moves:
        raise ValueError(f"seat {view.seat} has nothing to choose in phase {view.phase!r}")
    who = find(name)
    level = who.level if isinstance(who, Character) else who
    dice = Dice(f"{seed}/{view.seat}/{view.round}.{len(view.turns)} {view.phase}")
    if dice.happens(CARELESS.get(level, 0.0)):
        return moves[dice.below(len(moves))]
    return STRATEGIES[level](moves, view)
