"""What the other hands hardly hold, from what their seats played and what they left lying.

Hands are never refilled, so what was true of a hand stays true for the round. A seat that lays down a card without
taking anything holds none of the months that lay there: it would rather have taken something. One that takes a card of
one month may hold those of another, the less so the more there was to be had with them: what a capture is worth is
judged as `normal` judges it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from karuta.games.koikoi.counting import mask_of
from karuta.games.koikoi.state import Played, side_of
from karuta.games.koikoi.view import View
from karuta.players.koikoi.heuristic import Eye
from karuta.players.koikoi.position import Position
from karuta.players.koikoi.weights import weights

NOTHING: Final = 0.02
"""The odds that a card of a month which lay on the table is in the hand of who took nothing are multiplied by this."""
PASSED_LIMITS: Final = (-0.7, 0.1, 0.7, 2.0)
PASSED: Final = (0.97, 0.87, 0.15, 0.05, 0.02)
"""The same of who took a card of another month: the first where the best capture with the card in question would have
brought less than PASSED_LIMITS[0] against the capture made, the last where PASSED_LIMITS[-1] more or above."""
TAKEN_LIMITS: Final = (-0.2, 0.2)
TAKEN: Final = (0.95, 0.6, 0.03)
"""The same for another card of the month that was taken, which could have taken the same."""
LAID: Final = 1.8
"""Of another card of the month of one that was laid down: where one is held, two are not rare. All of these are
measured in games of `normal` against itself (`tools/koikoi_tuning/belief.py`); the smallest are kept above what was
measured, for people don't judge as `normal` does."""

Belief = tuple[tuple[float, ...], ...]
"""`[seat][card]`: the factor on the odds that the card, if it is not seen elsewhere, is in the hand."""


def belief(view: View) -> Belief:
    """What the turns of this round tell about each hand; 1 where nothing does."""
    found = [[1.0] * 48 for _ in range(view.rules.seats)]
    table, piles, calls = mask_of(view.opening), [0, 0], [0, 0]
    for turn in view.turns:
        mine = side_of(turn.seat)
        position = _position(view, table, piles[mine], piles[1 - mine], (calls[mine], calls[1 - mine]))
        of_seat = found[turn.seat]
        for card, factor in factors_of(turn, position):
            of_seat[card] *= factor
        for card, taken in ((turn.card, turn.taken), (turn.drawn, turn.drawn_taken)):
            if card >= 0 and taken:
                table &= ~mask_of(taken)
                piles[mine] |= mask_of(taken) | 1 << card
            elif card >= 0:
                table |= 1 << card
        calls[mine] += turn.called
    return tuple(tuple(of_seat) for of_seat in found)


def factors_of(turn: Played, position: Position) -> Iterator[tuple[int, float]]:
    """What a hand card that was played tells of others, from the position in which that happened."""
    played, taken = turn.card, mask_of(turn.taken)
    eye = Eye(position, weights(position.rules))
    got = eye.own(position.mine | taken | 1 << played, position.other) if taken else 0.0
    seen = position.table | position.mine | position.other | 1 << played
    for card in range(48):
        left = position.table & 0xF << card // 4 * 4
        if seen >> card & 1:
            continue
        if card // 4 != played // 4:
            if left and not taken:
                yield card, NOTHING
            elif left:
                best = eye.best_take(left, position.mine | 1 << card, position.other, -math.inf, own=True)
                yield card, _graded(best - got, PASSED_LIMITS, PASSED)
        elif taken:
            more = eye.own(position.mine | taken | 1 << card, position.other) - got
            yield card, _graded(more, TAKEN_LIMITS, TAKEN)
        else:
            yield card, LAID


def _graded(more: float, limits: tuple[float, ...], factors: tuple[float, ...]) -> float:
    return factors[sum(more >= limit for limit in limits)]


def _position(view: View, table: int, mine: int, other: int, calls: tuple[int, int]) -> Position:
    return Position(view.rules, view.round, 0, table, mine, other, -1, calls, (0, 0), 0, 0)
