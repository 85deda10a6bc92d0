"""Matches of Koi-Koi at a position, and short ways to play on."""

from __future__ import annotations

from collections.abc import Iterable

from games.koikoi.piles import cards
from games.koikoi.reference import ALL
from karuta.chance import Chance
from karuta.games.game import TABLE, Actor
from karuta.games.koikoi import match
from karuta.games.koikoi.counting import mask_of, points_of
from karuta.games.koikoi.events import Event
from karuta.games.koikoi.moves import Deal, Draw, KoiKoi, Move, Pick, Play, Stop
from karuta.games.koikoi.presets import rules_of
from karuta.games.koikoi.space import Space
from karuta.games.koikoi.state import State
from karuta.hanafuda.deck import DECK


def position(
    hands: tuple[str, ...],
    table: str,
    stock: str,
    piles: tuple[str, str] = ("", ""),
    *,
    options: str = "",
    calls: tuple[int, int] = (0, 0),
    scores: tuple[int, int] | None = None,
) -> State:
    """A round where seat 0 deals and is to play. Cards that are named nowhere lie at the bottom of the stock, where
    nobody comes to, so that such a stock may be longer than any that was dealt."""
    rules = rules_of(options)
    held = tuple(tuple(sorted(cards(hand))) for hand in hands)
    piled = (cards(piles[0]), cards(piles[1]))
    rest = others(*hands, table, stock, *piles)
    points = [points_of(mask_of(piled[side]), rules, 1, calls[side]) for side in (0, 1)]
    return State(
        rules=rules,
        seed="position",
        phase="play",
        round=1,
        dealer=0,
        turn=0,
        hands=held,
        table=cards(table),
        stock=(*cards(stock), *cards(" ".join(rest))),
        piles=piled,
        calls=calls,
        counted=calls,
        held=(points[0], points[1]),
        opening=cards(table),
        scores=scores or (rules.start_points, rules.start_points),
    )


def move_of(text: str) -> Move:
    """A move as tests write it: `moon`, `moon x geese`, `x geese` for a pick, `stop`, `koikoi`."""
    if text in ("stop", "koikoi"):
        return Stop() if text == "stop" else KoiKoi()
    card, _, take = (part.strip() for part in text.partition("x ") if part is not None)
    if not card:
        return Pick(cards(take)[0])
    return Play(cards(card)[0], cards(take)[0] if take else None)


def play(state: State, *moves: str) -> tuple[State, list[Event]]:
    """These moves of the seats on turn; the table turns the stock card as soon as it may."""
    events: list[Event] = []
    for text in moves:
        state, more = match.apply(state, state.turn, move_of(text))
        events += more
        if state.phase == "draw":
            state, more = match.apply(state, TABLE, Draw())
            events += more
    return state, events


def deal(state: State) -> tuple[State, list[Event]]:
    """The next round."""
    state, events = match.apply(state, TABLE, Deal())
    return state, list(events)


def step(state: State, rng: Chance) -> tuple[State, tuple[Event, ...]]:
    """One move of whoever is waited for, by chance; a match that is over stays."""
    seats = match.actors(state)
    actor: Actor = seats[0] if seats else TABLE
    move = Space(state, actor).sample(rng)
    return match.apply(state, actor, move) if move is not None else (state, ())


def tokens(numbers: Iterable[int]) -> str:
    """The tokens of cards, in their order."""
    return " ".join(DECK[number].token for number in numbers)


def others(*named: str) -> list[str]:
    """All tokens that are not named, in the order of the deck."""
    gone = set(" ".join(named).split())
    assert gone <= ALL
    return [card.token for card in DECK if card.token not in gone]
