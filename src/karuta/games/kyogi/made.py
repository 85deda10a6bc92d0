"""A game on two fields, put together from its rules and the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from karuta.games.kyogi import match
from karuta.games.kyogi.moves import Move
from karuta.games.kyogi.space import space
from karuta.games.kyogi.state import Board, State
from karuta.games.kyogi.terms import Terms
from karuta.games.kyogi.view import View
from karuta.games.options import Options
from karuta.games.readings import MadeReadGame
from karuta.games.states import reader_of

R = TypeVar("R", bound=Terms)
Fields: TypeAlias = MadeReadGame[R, State, Move, View]
"""A game on two fields with rules R."""


def made(name: str, kind: type[R], options: Options, rules: Callable[[str], R]) -> Fields[R]:
    """The game of that name; `kind` are its rules, as many may sit as the default ones allow."""
    return MadeReadGame(
        name=name,
        options=options,
        seats=kind().seats,
        rules=rules,
        new=match.new,
        actors=match.actors,
        legal=space,
        apply=match.apply,
        view=match.view,
        redrawn=match.redrawn,
        outcome=match.outcome,
        invariants=match.invariants,
        to_text=match.to_text,
        from_text=reader_of(Board[kind], match.invariants, options, rules),  # type: ignore[valid-type]
        manner=match.manner,
        hindrance=match.hindrance,
        closes_ms=match.closes_ms,
    )
