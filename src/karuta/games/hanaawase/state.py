"""A match of hana-awase as it stands, and what a seat sees of it."""

from __future__ import annotations

from typing import Literal, TypeAlias

from karuta.games.flowers.state import FlowerState, FlowerView, Played
from karuta.games.hanaawase.events import RoundCount
from karuta.games.hanaawase.rules import Rules

Phase: TypeAlias = Literal["deal", "play", "draw", "pick", "over"]


class State(FlowerState, frozen=True, kw_only=True):
    """All of a match, secrets included. Piles and scores are by seat."""

    rules: Rules
    phase: Phase = "deal"
    turns: tuple[Played, ...] = ()
    scores: tuple[int, ...]
    results: tuple[RoundCount, ...] = ()
    winners: tuple[int, ...] = ()
    """Once over; none if all are equal."""
    why: str = ""
    """Once over: rounds, resigned."""


class View(FlowerView, frozen=True, kw_only=True):
    """A match as seat `seat` sees it. Fields are those of `State`."""

    rules: Rules
    phase: Phase
    turns: tuple[Played, ...]
    scores: tuple[int, ...]
    results: tuple[RoundCount, ...]
    winners: tuple[int, ...]
    why: str
