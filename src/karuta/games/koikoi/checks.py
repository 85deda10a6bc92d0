"""What holds in every state of a match."""

from __future__ import annotations

from karuta.games.flowers.checks import check_cards, check_turn, check_undealt
from karuta.games.flowers.deal import largest_month
from karuta.games.koikoi.counting import mask_of, points_of
from karuta.games.koikoi.deal import size
from karuta.games.koikoi.state import State, side_of
from karuta.games.states import demand

_AT_WORK = ("play", "draw", "pick", "decide")


def invariants(state: State) -> None:
    """Raises `BrokenInvariant` for a state that can't be: a card lost or doubled, hands, table or piles of a size that
    no course of play gives, four of a month on the table, points that the results don't add up to."""
    _match(state)
    if state.round == 0:
        check_undealt(state)
        return
    rules = state.rules
    check_cards(state, size(rules))
    demand(
        len(state.piles) == len(state.held) == len(state.calls) == 2, "there are two sides, but not all is told of both"
    )
    demand(min(*state.held, *state.calls) >= 0, f"{state.held} points are held after {state.calls} calls")
    # Where four of a month bring the dealer points, they lie there and the round is over.
    if rules.table_four == "redeal" or (rules.table_four == "dealer" and state.phase in _AT_WORK):
        demand(largest_month(state.table) < 4, "four of a month lie on the table")
    if state.phase in _AT_WORK:
        check_turn(state)
        _held(state)


def _match(state: State) -> None:
    start = state.rules.start_points
    sums = tuple(start + sum(result.gains[side] for result in state.results) for side in (0, 1))
    demand(sums == state.scores, f"scores {state.scores} are not the sum of the results {sums}")
    resigned = state.why == "resigned"
    ended = len(state.results) == state.round or (resigned and len(state.results) == state.round - 1)
    if state.phase in _AT_WORK:
        ended = len(state.results) == state.round - 1
    demand(ended, f"round {state.round} with {len(state.results)} results")
    demand((state.phase == "over") == bool(state.why), f"phase {state.phase} with reason {state.why!r}")
    if not resigned:
        better = None if state.scores[0] == state.scores[1] else int(state.scores[1] > state.scores[0])
        demand(state.winner == (better if state.why else None), f"winner {state.winner} with {state.scores}")


def _held(state: State) -> None:
    """What a side is said to hold when it has done its turn is what its pile counts."""
    for side in (0, 1):
        if state.phase != "play" and side == side_of(state.turn):
            continue
        points = points_of(mask_of(state.piles[side]), state.rules, state.round, state.calls[side])
        demand(points == state.held[side], f"side {side} has {points} points and is said to hold {state.held[side]}")
