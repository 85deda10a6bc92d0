"""A state as one line of JSON and back, for every game: secrets included; and what is demanded of one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from karuta.errors import BadInput, BrokenInvariant, KarutaError
from karuta.games.options import Options
from karuta.mat.field import Mat, mat_text, parse_mat
from karuta.poems.kimariji import Unread

S = TypeVar("S")


def text_of(state: Any) -> str:
    """The whole state, the order of poems and hidden cards included."""
    return msgspec.json.encode(state, enc_hook=_encode).decode()


def demand(holds: bool, fault: str) -> None:
    """`BrokenInvariant` unless it holds."""
    if not holds:
        raise BrokenInvariant(f"no state of a match: {fault}", key="error-cards-invariant")


def reader_of(
    kind: type[S],
    invariants: Callable[[S], None],
    options: Options,
    rules_of: Callable[[str], Any],
) -> Callable[[str], S]:
    """What takes such a text back: the state, or `BadInput` if the text is damaged or the state broken, or if its rules
    are none that `rules_of` gives by these options."""

    def from_text(text: str) -> S:
        try:
            state: Any = msgspec.json.decode(text, type=kind, dec_hook=_decode)
            demand(rules_of(options.text(state.rules)) == state.rules, "nobody can play by its rules")
            invariants(state)
        except (msgspec.MsgspecError, KarutaError, ValueError) as fault:
            raise BadInput(
                f"{text[:60]!r}: no state of a match ({fault})", key="error-state", given=text[:60]
            ) from fault
        whole: S = state
        return whole

    return from_text


def _encode(value: object) -> object:
    if isinstance(value, Mat):
        return mat_text(value)
    if isinstance(value, Unread):
        return list(value)
    raise TypeError(f"{type(value).__name__} has no text form")


def _decode(kind: type, value: Any) -> object:
    if kind is Mat:
        return parse_mat(msgspec.convert(value, str))
    if kind is Unread:
        return Unread(msgspec.convert(value, tuple[int, ...]))
    raise TypeError(f"{kind.__name__} has no text form")
