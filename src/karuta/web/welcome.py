"""What every page is told first."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version

from karuta import protocol as wire
from karuta.games.kyogi.rules import OPTIONS
from karuta.games.options import Options
from karuta.hall.games import HOSTED
from karuta.hall.seats import Hosted
from karuta.players.characters import CHARACTERS
from karuta.web import koikoi
from karuta.web.options import option_of
from karuta.web.people import player


@cache
def welcome(voices: tuple[str, ...]) -> wire.Welcome:
    """The house: its games, who plays them, by which rules."""
    characters = tuple(wire.Character(who.key, who.name, who.level, who.style) for who in CHARACTERS)
    games = tuple(_game(game) for game in HOSTED.values())
    return wire.Welcome(wire.PROTOCOL, version("karuta"), characters, _offered(OPTIONS), voices, koikoi.house(), games)


def _game(game: Hosted) -> wire.GameInfo:
    return wire.GameInfo(
        name=game.name,
        kind=game.kind,
        seats=game.game.seats,
        together=game.together,
        options=_offered(game.game.options),
        players=tuple(map(player, game.players)),
    )


def _offered(options: Options) -> tuple[wire.OptionInfo, ...]:
    """No option is offered that waits for a referee's word: at a mat of the house nobody gives one."""
    return tuple(option_of(option) for option in options if not option.on_word)
