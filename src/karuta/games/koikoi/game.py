"""Koi-Koi in the shape that every game has."""

from __future__ import annotations

from msgspec.structs import replace

from karuta.chance import Chance
from karuta.games.game import Actor, Outcome
from karuta.games.koikoi import match
from karuta.games.koikoi.events import Event
from karuta.games.koikoi.moves import Move
from karuta.games.koikoi.presets import rules_of
from karuta.games.koikoi.rules import OPTIONS, Rules
from karuta.games.koikoi.space import Space
from karuta.games.koikoi.state import State
from karuta.games.koikoi.view import View
from karuta.games.options import Options


class KoiKoi:
    """`karuta.games.game.Game` for Koi-Koi."""

    name: str = "koikoi"
    options: Options = OPTIONS
    seats: tuple[int, ...] = (2, 4)

    def rules(self, text: str) -> Rules:
        """Rules from a preset's name and `a=b,c=d`."""
        return rules_of(text)

    def new(self, rules: Rules, seed: str, seats: int) -> State:
        """A match before its first deal."""
        return match.new(rules, seed, seats)

    def actors(self, state: State) -> tuple[int, ...]:
        """The seat that the match waits for."""
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
        """The same match with the stock and the hands that `seat` does not see mixed and laid anew."""
        shown = state.phase in ("deal", "over")
        hidden = [at for at in range(len(state.hands)) if at != seat and not shown]
        cards = chance.shuffled([*state.stock, *(card for at in hidden for card in state.hands[at])])
        hands = list(state.hands)
        for at in hidden:
            hands[at] = tuple(sorted(cards.pop() for _ in hands[at]))
        return replace(state, hands=tuple(hands), stock=tuple(cards), seed=f"{state.seed} redrawn")

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


KOIKOI = KoiKoi()
