"""What every page is told first."""

from __future__ import annotations

from functools import cache
from importlib.metadata import version

from karuta import protocol as wire
from karuta.games.options import Option
from karuta.hall.formats import FORMATS
from karuta.hall.games import HOSTED, PLAYERS
from karuta.hall.seats import Hosted
from karuta.web.people import player


@cache
def welcome(voices: tuple[str, ...]) -> wire.Welcome:
    """The house: its players and its games, by which rules."""
    return wire.Welcome(
        protocol=wire.PROTOCOL,
        version=version("karuta"),
        voices=voices,
        players=tuple(map(player, PLAYERS)),
        games=tuple(map(_game, HOSTED.values())),
    )


def _game(game: Hosted) -> wire.GameInfo:
    return wire.GameInfo(
        name=game.name,
        kind=game.kind,
        seats=game.game.seats,
        together=game.together,
        # No option is offered that waits for a referee's word: at a mat of the house nobody gives one.
        options=tuple(_option(option) for option in game.game.options if not option.on_word),
        players=tuple(who.key for who in game.players),
        even=game.even,
        presets={name: dict(differs) for name, differs in game.presets.items()},
        formats=tuple(
            wire.FormatInfo(format.name, format.seats, format.rated, dict(format.rules), format.preset)
            for format in FORMATS[game.name]
        ),
    )


def _option(option: Option) -> wire.OptionInfo:
    return wire.OptionInfo(
        name=option.name,
        group=option.group,
        kind=option.kind,
        default=option.default,
        choices=option.choices,
        least=option.least,
        most=option.most,
        words=option.words,
    )
