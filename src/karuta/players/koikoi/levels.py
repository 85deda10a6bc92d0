"""The levels: how each of them comes to a move. A stronger one is a function more in `STRATEGIES`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from karuta.games.koikoi.endings import scored
from karuta.games.koikoi.moves import KoiKoi, Play, SeatMove, Stop
from karuta.games.koikoi.state import side_of
from karuta.games.koikoi.view import View
from karuta.players.dice import Dice
from karuta.players.koikoi import rollouts
from karuta.players.koikoi.characters import Level
from karuta.players.koikoi.choices import choices
from karuta.players.koikoi.heuristic import easy_goes_on, greedy, normal
from karuta.players.koikoi.position import position
from karuta.players.koikoi.stakes import after, ends, needs, rounds_left, worth
from karuta.players.koikoi.weights import weights

PLAYOUTS: Final = 2000
"""Rounds that `hard` plays out for a decision."""
CARELESS: Final = 0.2
"""How often a beginner lays down any card instead of looking."""


class Temper(NamedTuple):
    """What tells a player from others of its level."""

    boldness: float = 0.0
    """Points that going on seems to be worth more than it is; below 0: less."""


Strategy = Callable[[View, Temper, Dice], SeatMove]
"""Chooses a move of the view's seat, which is on turn; all chance comes from the dice."""


def play_random(view: View, temper: Temper, dice: Dice) -> SeatMove:
    """Any card, any choice, koi-koi half of the time."""
    moves = choices(view)
    return moves[dice.below(len(moves))]


def play_greedy(view: View, temper: Temper, dice: Dice) -> SeatMove:
    """What counts most at once; stops always."""
    return greedy(choices(view), position(view))


def play_easy(view: View, temper: Temper, dice: Dice) -> SeatMove:
    """Greedy, now and then careless; stops early."""
    moves = choices(view)
    if isinstance(moves[0], Stop):
        return moves[-1] if len(moves) > 1 and easy_goes_on(position(view), temper.boldness) else moves[0]
    if isinstance(moves[0], Play) and dice.happens(CARELESS):
        return moves[dice.below(len(moves))]
    return greedy(moves, position(view))


def play_normal(view: View, temper: Temper, dice: Dice) -> SeatMove:
    """One ply ahead with tuned weights; no win of the last round that loses the match."""
    return settling(view) or normal(choices(view), position(view), weights(view.rules), temper.boldness)


def play_hard(view: View, temper: Temper, dice: Dice) -> SeatMove:
    """Every move played out on deals of the unseen cards that fit what the others left lying; in the last rounds for
    the match instead of the points. Until the compiled engine is ready: as `normal` does."""
    decided = settling(view)
    if decided is not None or not rollouts.ready():
        return decided or play_normal(view, temper, dice)
    rated = rollouts.rated(view, dice, playouts=PLAYOUTS, worth=worth(view), needs=needs(view))
    return max(rated, key=lambda one: one.points + temper.boldness * isinstance(one.move, KoiKoi)).move


STRATEGIES: Final[Mapping[Level, Strategy]] = MappingProxyType(
    {"random": play_random, "greedy": play_greedy, "easy": play_easy, "normal": play_normal, "hard": play_hard}
)


def settling(view: View) -> SeatMove | None:
    """Stop if that wins the match, koi-koi if a stop would lose it; None where the match stays open or nothing is to
    be decided."""
    moves = choices(view)
    if len(moves) != 2 or not isinstance(moves[0], Stop):
        return None
    assert view.seat is not None
    mine = side_of(view.seat)
    scores = after(view.rules, view.scores[mine], view.scores[1 - mine], stop_total(view))
    if not ends(view.rules, rounds_left(view), scores) or scores[0] == scores[1]:
        return None
    return Stop() if scores[0] > scores[1] else KoiKoi()


def stop_total(view: View) -> int:
    """What a stop of the view's seat counts now."""
    assert view.seat is not None
    return scored(view, side_of(view.seat)).total
