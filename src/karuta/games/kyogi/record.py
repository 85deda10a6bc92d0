"""Records of matches: written, checked by playing them again, replayed, and cut into frames (docs/notation.md)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from karuta.errors import BadInput
from karuta.games.game import Game
from karuta.games.genpei.game import GENPEI
from karuta.games.kyogi.events import Event, Ruling
from karuta.games.kyogi.game import KYOGI
from karuta.games.kyogi.lines import steps_of
from karuta.games.kyogi.scribe import seat_names, written
from karuta.games.kyogi.state import State, start
from karuta.games.kyogi.terms import Terms
from karuta.games.record import Notation, Record
from karuta.games.relay.game import RELAY
from karuta.games.replayed import ruled
from karuta.games.shimo.game import SHIMO
from karuta.mat.field import Mat, mat_text, parse_mat
from karuta.mat.stroke import Stroke
from karuta.poems.reading import Reading


def notation(game: Game[Any, Any, Any, Any]) -> Notation:
    """The notation of a game on two fields."""
    return Notation(
        game=game,
        seat_names=seat_names,
        write=written,
        read=steps_of,
        position=_position,
        start=lambda record: _start(game.rules(record.rules), record),
    )


def _position(state: State) -> str:
    if state.phase == "bow":
        return ""
    if state.holders:
        raise BadInput(
            "a match in which everybody holds cards is recorded from its beginning",
            key="error-record-position",
            given=mat_text(state.mat)[:60],
        )
    return f"{mat_text(state.mat)} {','.join(map(str, state.unread))}"


def _start(rules: Terms, record: Record) -> State:
    text, _, unread = record.position.partition(" ")
    numbers = unread.split(",")
    if not all(number.isascii() and number.isdigit() for number in numbers):
        raise BadInput(
            f"{unread!r}: after the mat stand the numbers of the unread poems, with commas between",
            key="error-kyogi-position-unread",
            given=unread,
        )
    return start(rules, record.seed, parse_mat(text), [int(number) for number in numbers], len(record.names))


NOTATIONS: Final = {game.name: notation(game) for game in (KYOGI, GENPEI, RELAY, SHIMO)}
"""By the name of the game."""
NOTATION: Final = NOTATIONS["kyogi"]

record_of = NOTATION.record_of
write = NOTATION.text
parse = NOTATION.parse
replay = NOTATION.replay


class Frame(Struct, frozen=True):
    """One reading as replayed: the mat before it, the hands, the ruling, and what followed until the next."""

    number: int
    mat: Mat
    unread: int
    counts: tuple[int, int]
    reading: Reading
    ruling: Ruling
    strokes: dict[int, tuple[Stroke, ...]]
    after: tuple[Event, ...]
    active: tuple[int, ...] = ()
    """As in a view."""
    holders: dict[int, int] = {}


def frames(record: Record, notation: Notation = NOTATION) -> Iterator[Frame]:
    """One frame for each reading that was ruled, of a game with that notation."""
    for opened, event, after in ruled(notation.replay(record)):
        yield Frame(
            number=event.ruling.number,
            mat=opened.mat,
            unread=len(opened.unread),
            counts=opened.counts,
            reading=opened.reading,
            ruling=event.ruling,
            strokes=event.strokes,
            after=after,
            active=opened.active,
            holders=opened.holders,
        )
