"""Kyōgi karuta in the shape that every game has."""

from __future__ import annotations

from typing import Final

from karuta.games.kyogi import match
from karuta.games.kyogi.moves import Move
from karuta.games.kyogi.rules import OPTIONS, Rules, rules_of
from karuta.games.kyogi.space import Space
from karuta.games.kyogi.state import Board, State
from karuta.games.kyogi.view import View
from karuta.games.readings import MadeReadGame
from karuta.games.states import reader_of

KYOGI: Final[MadeReadGame[Rules, State, Move, View]] = MadeReadGame(
    name="kyogi",
    options=OPTIONS,
    seats=(2,),
    rules=rules_of,
    new=match.new,
    actors=match.actors,
    legal=Space,
    apply=match.apply,
    view=match.view,
    redrawn=match.redrawn,
    outcome=match.outcome,
    invariants=match.invariants,
    to_text=match.to_text,
    from_text=reader_of(Board[Rules], match.invariants),
    manner=match.manner,
    hindrance=match.hindrance,
    closes_ms=match.closes_ms,
)
