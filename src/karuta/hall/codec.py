"""Facts, headers and results as bytes, and back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, reduce
from operator import or_
from typing import Any, get_args

import msgspec

from karuta.games.moves import MoveBase
from karuta.hall.events import Fact, Moved
from karuta.hall.games import hosted
from karuta.hall.header import Header
from karuta.hall.results import Result

_encoder = msgspec.json.Encoder()
_header = msgspec.json.Decoder(Header)
_FACTS = get_args(Fact)
_result = msgspec.json.Decoder(Result)


def _kinds(base: type[Any]) -> Iterator[type[Any]]:
    for kind in base.__subclasses__():
        yield kind
        yield from _kinds(kind)


@cache
def _facts(game: str) -> msgspec.json.Decoder[Any]:
    """Decodes the facts of matches of `game`; a `Moved` comes with the types of its move and events. A tag of a move
    names one class in the whole house, one of an event one class in its game."""
    moved = msgspec.defstruct(
        "StoredMoved",
        [
            ("seat", int | None),
            ("move", reduce(or_, _kinds(MoveBase))),
            ("events", tuple[hosted(game).events, ...]),  # type: ignore[misc]
            ("id", str | None, None),
            ("clock_ms", int | None, None),
        ],
        tag_field="fact",
        tag="moved",
        frozen=True,
    )
    others: list[Any] = [kind for kind in _FACTS if kind is not Moved]
    return msgspec.json.Decoder(reduce(or_, others, moved))


def encode(thing: Fact | Header | Result) -> bytes:
    """`thing` as JSON."""
    return _encoder.encode(thing)


def fact(game: str, body: bytes | str) -> Fact:
    """The fact of a match of `game` that `encode` wrote; `msgspec.DecodeError` for what is none."""
    found = _facts(game).decode(body)
    if isinstance(found, _FACTS):
        return found  # type: ignore[no-any-return]
    return Moved(found.seat, found.move, found.events, found.id, found.clock_ms)


def header(body: bytes | str) -> Header:
    """The header that `encode` wrote."""
    return _header.decode(body)


def result(body: bytes | str) -> Result:
    """The result that `encode` wrote."""
    return _result.decode(body)
