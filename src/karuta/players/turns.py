"""Whole games in which one seat plays after the other, through the rules as people play them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from karuta.chance import Chance
from karuta.games.game import TABLE, Actor, Game, Turn


def play(
    game: Game[Any, Any, Any, Any], rules: Any, seed: str, seats: int, choose: Callable[[Any], Any]
) -> Iterator[Turn]:
    """A game from its beginning to its end. `choose` moves for whoever is on turn, from that seat's view; the table
    does the only thing that it can. The same arguments give the same game."""
    state, chance = game.new(rules, seed, seats), Chance(seed).child("table")
    while game.outcome(state) is None:
        waiting = game.actors(state)
        actor: Actor = waiting[0] if waiting else TABLE
        move = choose(game.view(state, waiting[0])) if waiting else game.legal(state, TABLE).sample(chance)
        after, events = game.apply(state, actor, move)
        yield Turn(state, actor, move, after, events)
        state = after
