"""The state of a match with flower cards, and what one seat sees of it: the parts that all such games have."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from karuta.chance import Chance


class Played(Struct, frozen=True, gc=False):
    """What everybody saw of one turn so far: the hand card and what it took, the stock card and what it took. -1: not
    yet."""

    seat: int
    card: int
    taken: tuple[int, ...]
    drawn: int = -1
    drawn_taken: tuple[int, ...] = ()


class FlowerState(Struct, frozen=True):
    """What a match of such a game has in all its states, secrets included."""

    rules: Any
    seed: str
    phase: Any = "deal"
    """Who acts: `deal`: the table, before a round; `play`: a seat plays a card; `draw`: the table turns the stock card;
    `pick`: the seat says what it takes; and what a game adds."""
    round: int = 0
    """From 1 once the first is dealt."""
    dealer: int = -1
    """Of this round, and before it is dealt of the next; -1: not settled yet."""
    turn: int = -1
    """The seat whose turn it is; -1 between rounds."""
    hands: tuple[tuple[int, ...], ...] = ()
    """By seat, ascending."""
    table: tuple[int, ...] = ()
    """In the order in which the cards came to lie there."""
    stock: tuple[int, ...] = ()
    """The next card first."""
    piles: tuple[tuple[int, ...], ...] = ()
    """Captured, by seat or by side, in that order."""
    drawn: int = -1
    """The stock card that waits for a pick; -1: none."""
    opening: tuple[int, ...] = ()
    """The table as dealt."""
    turns: tuple[Any, ...] = ()
    """The turns of this round: `Played`, or what a game makes of it."""


class FlowerView(Struct, frozen=True):
    """A match as seat `seat` sees it (None: a spectator, who sees no hand), built from public parts and the own hand
    only. Fields are those of `FlowerState`; `left` counts the cards of each hand, `stock` those of the stock."""

    seat: int | None
    rules: Any
    phase: Any
    round: int
    dealer: int
    turn: int
    hand: tuple[int, ...]
    left: tuple[int, ...]
    table: tuple[int, ...]
    stock: int
    piles: tuple[tuple[int, ...], ...]
    drawn: int
    opening: tuple[int, ...]
    turns: tuple[Any, ...]


S = TypeVar("S", bound=FlowerState)


def seen(state: FlowerState, seat: int | None) -> dict[str, Any]:
    """The fields of `FlowerView`, by name."""
    return {
        "seat": seat,
        "rules": state.rules,
        "phase": state.phase,
        "round": state.round,
        "dealer": state.dealer,
        "turn": state.turn,
        "hand": state.hands[seat] if seat is not None and state.hands else (),
        "left": tuple([len(hand) for hand in state.hands]),
        "table": state.table,
        "stock": len(state.stock),
        "piles": state.piles,
        "drawn": state.drawn,
        "opening": state.opening,
        "turns": state.turns,
    }


def mixed(state: S, chance: Chance, seat: int | None, *, shown: bool = False) -> S:
    """The same match with the stock and the hands that `seat` does not see mixed and laid anew; `shown`: all hands are
    open."""
    hidden = [at for at in range(len(state.hands)) if at != seat and not shown]
    cards = chance.shuffled([*state.stock, *(card for at in hidden for card in state.hands[at])])
    hands = list(state.hands)
    for at in hidden:
        hands[at] = tuple(sorted(cards.pop() for _ in hands[at]))
    return replace(state, hands=tuple(hands), stock=tuple(cards), seed=f"{state.seed} redrawn")
