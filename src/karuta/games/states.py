"""A state as one line of JSON and back, for every game: secrets included."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from karuta.errors import BadInput, KarutaError
from karuta.mat.field import Mat, mat_text, parse_mat
from karuta.poems.kimariji import Unread

S = TypeVar("S")


def text_of(state: Any) -> str:
    """The whole state, the order of poems and hidden cards included."""
    return msgspec.json.encode(state, enc_hook=_encode).decode()


def reader_of(kind: type[S], invariants: Callable[[S], None]) -> Callable[[str], S]:
    """What takes such a text back: the state, or `BadInput` if the text is damaged or the state broken."""

    def from_text(text: str) -> S:
        try:
            state = msgspec.json.decode(text, type=kind, dec_hook=_decode)
            invariants(state)
        except (msgspec.MsgspecError, KarutaError, ValueError) as fault:
            raise BadInput(
                f"{text[:60]!r}: no state of a match ({fault})", key="error-state", given=text[:60]
            ) from fault
        return state

    return from_text


def _encode(value: object) -> object:
    if isinstance(value, Mat):
        return mat_text(value)
    if isinstance(value, Unread):
        return list(value)
    raise TypeError(f"{type(value).__name__} has no text form")


def _decode(kind: type, value: Any) -> object:
    if kind is Mat:
        return parse_mat(value)
    if kind is Unread:
        return Unread(value)
    raise TypeError(f"{kind.__name__} has no text form")
