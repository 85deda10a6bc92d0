"""Koi-Koi in the shape that every game has."""

from __future__ import annotations

from typing import Final

from karuta.games.game import Made
from karuta.games.koikoi import match
from karuta.games.koikoi.moves import Move
from karuta.games.koikoi.presets import rules_of
from karuta.games.koikoi.rules import OPTIONS, Rules
from karuta.games.koikoi.space import Space
from karuta.games.koikoi.state import State
from karuta.games.koikoi.view import View

KOIKOI: Final[Made[Rules, State, Move, View]] = Made(
    name="koikoi",
    options=OPTIONS,
    seats=(2, 4),
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
    from_text=match.from_text,
)
