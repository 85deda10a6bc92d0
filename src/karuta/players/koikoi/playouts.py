"""Moves compared by playing each out, through the rules as people play them.

A thousand times slower than `rollouts` and in the same manner: it serves until compiled code is ready, and is the
measure of it.
"""

from __future__ import annotations

import math

from karuta.games.game import TABLE
from karuta.games.koikoi.match import apply
from karuta.games.koikoi.match import view as seen
from karuta.games.koikoi.moves import Draw, SeatMove, Stop
from karuta.games.koikoi.state import State, side_of
from karuta.games.koikoi.view import View
from karuta.players.dice import Dice
from karuta.players.koikoi.belief import belief
from karuta.players.koikoi.choices import choices
from karuta.players.koikoi.heuristic import greedy
from karuta.players.koikoi.position import position
from karuta.players.koikoi.rollouts import Rated


def rated_readably(view: View, dice: Dice, *, playouts: int) -> tuple[Rated, ...]:
    """As `rollouts.rated`."""
    moves = choices(view)
    deals = max(2, playouts // len(moves))
    gains: list[list[int]] = [[] for _ in moves]
    assert view.seat is not None
    for _ in range(deals):
        state = imagined(view, dice)
        for move, of_move in zip(moves, gains, strict=True):
            of_move.append(played_out(state, view.seat, move))
    return tuple(Rated(move, *_mean(of_move)) for move, of_move in zip(moves, gains, strict=True))


def _mean(gains: list[int]) -> tuple[float, float]:
    mean = sum(gains) / len(gains)
    return mean, math.sqrt(sum((gain - mean) ** 2 for gain in gains) / len(gains) / len(gains))


def played_out(state: State, seat: int, move: SeatMove) -> int:
    """Points of the round to the side of `seat` (below 0: to the other) after its move and greedy play."""
    finished = len(state.results)
    state, _ = apply(state, seat, move)
    while len(state.results) == finished:
        if state.phase == "draw":
            state, _ = apply(state, TABLE, Draw())
        elif state.phase == "decide":
            state, _ = apply(state, state.turn, Stop())
        else:
            view = seen(state, state.turn)
            state, _ = apply(state, state.turn, greedy(choices(view), position(view)))
    gains, side = state.results[-1].gains, side_of(seat)
    return gains[side] if gains[side] > 0 else -gains[1 - side]


def imagined(view: View, dice: Dice) -> State:
    """A state that the seat may be in, as likely as what the others left lying makes it."""
    held = {card for pile in view.piles for card in pile} | set(view.hand) | set(view.table) | {view.drawn}
    pool = [card for card in range(48) if card not in held]
    likely = belief(view)
    hands: list[tuple[int, ...]] = []
    for seat, left in enumerate(view.left):
        if seat == view.seat:
            hands.append(view.hand)
        else:
            hands.append(tuple(sorted(_drawn(pool, left, likely[seat], dice))))
    _shuffle(pool, dice)
    return State(
        rules=view.rules,
        seed="imagined",
        phase=view.phase,
        round=view.round,
        dealer=view.dealer,
        turn=view.turn,
        hands=tuple(hands),
        table=view.table,
        stock=tuple(pool),
        piles=view.piles,
        drawn=view.drawn,
        calls=view.calls,
        counted=view.counted,
        held=view.held,
        opening=view.opening,
        turns=view.turns,
        scores=view.scores,
        results=view.results,
    )


def _drawn(pool: list[int], left: int, likely: tuple[float, ...], dice: Dice) -> list[int]:
    """`left` cards of the pool, which loses them: each hand as likely as the product of what is believed of its
    cards."""
    ways = [[1.0] + [0.0] * left]
    for card in reversed(pool):
        after = ways[-1]
        ways.append([1.0] + [after[j] + likely[card] * after[j - 1] for j in range(1, left + 1)])
    ways.reverse()
    hand: list[int] = []
    for i, card in enumerate(tuple(pool)):
        wanted = left - len(hand)
        if wanted and dice.unit() * ways[i][wanted] < likely[card] * ways[i + 1][wanted - 1]:
            hand.append(card)
            pool.remove(card)
    return hand


def _shuffle(cards: list[int], dice: Dice) -> None:
    for i in range(len(cards) - 1, 0, -1):
        j = dice.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
