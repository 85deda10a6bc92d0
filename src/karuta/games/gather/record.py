"""Records of games in which each keeps the cards that it takes: written, checked by playing them again, replayed, and
cut into frames (docs/notation.md 5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from karuta.games.chirashi.game import CHIRASHI
from karuta.games.game import Game
from karuta.games.gather.events import Award, Event
from karuta.games.gather.lines import steps_of, written
from karuta.games.goshoku.game import GOSHOKU
from karuta.games.record import Notation, Record, lettered
from karuta.games.replayed import ruled
from karuta.games.sakasama.game import SAKASAMA
from karuta.mat.scatter import Spread
from karuta.mat.stroke import Stroke
from karuta.poems.reading import Reading


def notation(game: Game[Any, Any, Any, Any]) -> Notation:
    """The notation of such a game."""
    return Notation(game=game, seat_names=lettered, write=written, read=steps_of)


NOTATIONS: Final = {game.name: notation(game) for game in (CHIRASHI, SAKASAMA, GOSHOKU)}
"""By the name of the game."""


class Frame(Struct, frozen=True):
    """One reading as replayed: the cloth before it, the hands, the award, and what followed until the next."""

    number: int
    spread: Spread
    reading: Reading
    award: Award
    strokes: dict[int, tuple[Stroke, ...]]
    after: tuple[Event, ...]


def frames(record: Record) -> Iterator[Frame]:
    """One frame for each reading that was ruled."""
    for opened, awarded, after in ruled(NOTATIONS[record.game].replay(record)):
        yield Frame(
            number=awarded.award.number,
            spread=opened.spread,
            reading=opened.reading,
            award=awarded.award,
            strokes=awarded.strokes,
            after=after,
        )
