"""Hana-awase in the shape that every game has."""

from __future__ import annotations

from typing import Final

from karuta.games.game import Made
from karuta.games.hanaawase import match
from karuta.games.hanaawase.moves import Move
from karuta.games.hanaawase.rules import OPTIONS, Rules, rules_of
from karuta.games.hanaawase.state import State, View

HANAAWASE: Final[Made[Rules, State, Move, View]] = Made(
    name="hanaawase",
    options=OPTIONS,
    seats=match.SEATS,
    rules=rules_of,
    new=match.new,
    actors=match.actors,
    legal=match.legal,
    apply=match.apply,
    view=match.view,
    redrawn=match.redrawn,
    outcome=match.outcome,
    invariants=match.invariants,
    to_text=match.to_text,
    from_text=match.from_text,
)
