"""The games of the house by name: the only place that knows them all."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from karuta.errors import BadInput
from karuta.games.bozu.game import BOZU
from karuta.games.chirashi.game import CHIRASHI
from karuta.games.game import Game
from karuta.games.genpei.game import GENPEI
from karuta.games.goshoku.game import GOSHOKU
from karuta.games.hanaawase.game import HANAAWASE
from karuta.games.koikoi.game import KOIKOI
from karuta.games.kyogi.game import KYOGI
from karuta.games.relay.game import RELAY
from karuta.games.sakasama.game import SAKASAMA
from karuta.games.shimo.game import SHIMO

GAMES: Mapping[str, Game[Any, Any, Any, Any]] = MappingProxyType(
    {game.name: game for game in (KYOGI, KOIKOI, CHIRASHI, SAKASAMA, GENPEI, RELAY, GOSHOKU, SHIMO, BOZU, HANAAWASE)}
)


def game(name: str) -> Game[Any, Any, Any, Any]:
    """The game of that name; `BadInput` names those there are.

    >>> game("kyogi").name
    'kyogi'
    """
    found = GAMES.get(name)
    if found is None:
        names = ", ".join(GAMES)
        raise BadInput(
            f"{name!r} is no game of the house: there is {names}", key="error-kyogi-game", given=name, allowed=names
        )
    return found
