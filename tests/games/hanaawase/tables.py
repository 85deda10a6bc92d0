"""Matches of hana-awase at a position, and ways to play on."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from games.koikoi.piles import cards
from games.koikoi.tables import others
from karuta.chance import Chance
from karuta.games.flowers.moves import Deal, Draw, Pick, Play
from karuta.games.game import TABLE, Actor
from karuta.games.hanaawase import match
from karuta.games.hanaawase.events import Event
from karuta.games.hanaawase.rules import rules_of
from karuta.games.hanaawase.state import State


def position(hands: Sequence[str], table: str, stock: str, piles: Sequence[str] = (), options: str = "") -> State:
    """A round where seat 0 deals and is to play. Cards that are named nowhere lie at the bottom of the stock, so that
    the position breaks no rule but those of how many cards lie where."""
    held = tuple(tuple(sorted(cards(hand))) for hand in hands)
    piled = tuple(cards(pile) for pile in piles) or ((),) * len(hands)
    rest = others(*hands, table, stock, *piles)
    return State(
        rules=rules_of(options),
        seed="position",
        phase="play",
        round=1,
        dealer=0,
        turn=0,
        hands=held,
        table=cards(table),
        stock=(*cards(stock), *cards(" ".join(rest))),
        piles=piled,
        opening=cards(table),
        scores=(0,) * len(hands),
    )


def play(state: State, *moves: str) -> tuple[State, list[Event]]:
    """`moon`, `moon x geese`, `x geese` for a pick, by the seats on turn; the table turns stock cards at once."""
    events: list[Event] = []
    for text in moves:
        card, _, take = (part.strip() for part in text.partition("x "))
        move: Play | Pick = Pick(cards(take)[0]) if not card else Play(cards(card)[0], cards(take)[0] if take else None)
        state, more = match.apply(state, state.turn, move)
        events += more
        if state.phase == "draw":
            state, more = match.apply(state, TABLE, Draw())
            events += more
    return state, events


def dealt(options: str, seed: str, seats: int = 2) -> tuple[State, tuple[Event, ...]]:
    """The first round of a match."""
    return match.apply(match.new(rules_of(options), seed, seats), TABLE, Deal())


def step(state: State, chance: Chance) -> tuple[State, tuple[Event, ...]]:
    """One move of whoever is waited for, by chance."""
    seats = match.actors(state)
    actor: Actor = seats[0] if seats else TABLE
    move = match.legal(state, actor).sample(chance)
    assert move is not None
    return match.apply(state, actor, move)


def at_end(piles: Sequence[str], options: str = "", *, dealer: int = 0, scores: Sequence[int] = ()) -> State:
    """A round whose last turn is seat `dealer`'s, who lays a card that takes nothing; the next stock card takes nothing
    either."""
    left = others(*piles)
    # Two cards of months that are nowhere else on the table.
    last, drawn = left[0], next(token for token in left if cards(token)[0] // 4 != cards(left[0])[0] // 4)
    hands = ["" if seat != dealer else last for seat in range(len(piles))]
    state = position(hands, "", drawn, piles, options)
    return replace(state, dealer=dealer, turn=dealer, scores=tuple(scores) or state.scores)
