"""Kyōgi karuta in the shape that every game has."""

from __future__ import annotations

from msgspec.structs import replace

from karuta.chance import Chance
from karuta.games.game import Actor, Outcome
from karuta.games.kyogi import match
from karuta.games.kyogi.events import Event
from karuta.games.kyogi.moves import Move
from karuta.games.kyogi.rules import OPTIONS, Rules, rules_of
from karuta.games.kyogi.space import Space
from karuta.games.kyogi.state import State
from karuta.games.kyogi.view import View
from karuta.games.options import Options


class Kyogi:
    """`karuta.games.game.Game` for kyōgi karuta."""

    name: str = "kyogi"
    options: Options = OPTIONS
    seats: tuple[int, ...] = (2,)

    def rules(self, text: str) -> Rules:
        """Rules from `a=b,c=d`."""
        return rules_of(text)

    def new(self, rules: Rules, seed: str, seats: int) -> State:
        """A match before its first bow."""
        return match.new(rules, seed, seats)

    def actors(self, state: State) -> tuple[int, ...]:
        """The seats that the match waits for."""
        return match.actors(state)

    def legal(self, state: State, actor: Actor) -> Space:
        """The moves of an actor."""
        return Space(state, actor)

    def apply(self, state: State, actor: Actor, move: Move) -> tuple[State, tuple[Event, ...]]:
        """The match after a move."""
        return match.apply(state, actor, move)

    def view(self, state: State, seat: int | None) -> View:
        """What a seat may know."""
        return match.view(state, seat)

    def redrawn(self, state: State, chance: Chance, seat: int | None) -> State:
        """The same match with the poems to come in another order; nobody sees it."""
        ahead = chance.shuffled(state.order[state.readings :])
        return replace(state, order=(*state.order[: state.readings], *ahead), seed=f"{state.seed} redrawn")

    def outcome(self, state: State) -> Outcome | None:
        """How it ended."""
        return match.outcome(state)

    def invariants(self, state: State) -> None:
        """Raises `BrokenInvariant` for a match that can't be."""
        match.invariants(state)

    def to_text(self, state: State) -> str:
        """The whole state as text."""
        return match.to_text(state)

    def from_text(self, text: str) -> State:
        """The state that `to_text` wrote."""
        return match.from_text(text)


KYOGI = Kyogi()
