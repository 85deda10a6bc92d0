"""How a round ends, what it pays, who deals next, and when the match is over (koikoi rules 2.6-2.8, options 4.6, 4.10,
4.12 and 4.13)."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from msgspec.structs import replace

from karuta.games.koikoi.counting import mask_of, points_of
from karuta.games.koikoi.events import Ended, Event, RoundEnd, RoundEnded, RoundResult, SpecialKind
from karuta.games.koikoi.state import State, side_of
from karuta.games.koikoi.view import View
from karuta.games.koikoi.yaku import Score, score

Stopped: TypeAlias = Literal["stop", "last_card"]


class Ending(NamedTuple):
    """How a round ends: why, the side that has won it, the seat that stopped or held a special deal, the points for
    that side (or for the dealer's, if no side has won), and where they come from."""

    why: RoundEnd
    side: int | None = None
    seat: int | None = None
    points: int = 0
    score: Score | None = None
    special: SpecialKind | None = None


def has_cards(state: State, side: int) -> bool:
    """Whether a seat of the side has a card for a later turn."""
    return any(state.hands[side::2])


def scored(state: State | View, side: int, *, called: int = 0) -> Score:
    """What `side` would count if it stopped now; `called`: after so many more koi-koi of the other side."""
    return score(
        state.piles[side],
        state.rules,
        round=state.round,
        calls=state.calls[side],
        counted=state.counted[side],
        opponent=state.counted[1 - side] + called,
    )


def exhaust(state: State) -> tuple[State, tuple[Event, ...]]:
    """All hands are empty and nobody has stopped (option 4.10)."""
    ending = Ending("exhausted")
    if state.rules.exhausted == "dealer":
        ending = Ending("exhausted", points=state.rules.exhausted_points)
    if state.rules.exhausted == "higher":
        held = [points_of(mask_of(state.piles[side]), state.rules, state.round, state.calls[side]) for side in (0, 1)]
        if held[0] != held[1]:
            side = 0 if held[0] > held[1] else 1
            counts = scored(state, side)
            ending = Ending("exhausted", side, None, counts.total, score=counts)
    return end_round(state, ending)


def end_round(state: State, ending: Ending) -> tuple[State, tuple[Event, ...]]:
    """The round is over: points are paid, and the match ends or the next dealer is named."""
    paid = side_of(state.dealer) if ending.side is None else ending.side
    loss = -ending.points if state.rules.payment else 0
    gains = (loss, ending.points) if paid else (ending.points, loss)
    scores = (state.scores[0] + gains[0], state.scores[1] + gains[1])
    dealer = _next_dealer(state, ending)
    result = RoundResult(
        round=state.round,
        dealer=state.dealer,
        why=ending.why,
        side=ending.side,
        seat=ending.seat,
        score=ending.score,
        special=ending.special,
        gains=gains,
        scores=scores,
        next_dealer=dealer,
    )
    after = replace(
        state,
        phase="deal",
        dealer=dealer,
        turn=-1,
        scores=scores,
        results=(*state.results, result),
    )
    events = (RoundEnded(result, state.hands),)
    over = _over(after)
    if over is None:
        return after, events
    winner = None if scores[0] == scores[1] else 0 if scores[0] > scores[1] else 1
    ended, last = end_match(after, winner, over)
    return ended, (*events, *last)


def end_match(state: State, winner: int | None, why: str) -> tuple[State, tuple[Event, ...]]:
    """Nothing more is played. The margin is how far the winner is ahead; a resignation may leave it behind, which
    counts 0."""
    after = replace(state, phase="over", turn=-1, winner=winner, why=why)
    return after, (Ended(winner, margin(after), why),)


def margin(state: State) -> int:
    """By how many points the winner is ahead, 0 at least."""
    if state.winner is None:
        return 0
    return max(0, state.scores[state.winner] - state.scores[1 - state.winner])


def resign(state: State, seat: int) -> tuple[State, tuple[Event, ...]]:
    """`seat` gives the match up for its side; a round that is open ends without points."""
    winner = 1 - side_of(seat)
    if state.phase == "deal":
        return end_match(state, winner, "resigned")
    dealer = state.dealer
    result = RoundResult(
        round=state.round,
        dealer=dealer,
        why="resigned",
        side=None,
        seat=seat,
        score=None,
        special=None,
        gains=(0, 0),
        scores=state.scores,
        next_dealer=dealer,
    )
    ended, last = end_match(replace(state, results=(*state.results, result)), winner, "resigned")
    return ended, (RoundEnded(result, state.hands), *last)


def _next_dealer(state: State, ending: Ending) -> int:
    seats, rules = len(state.hands), state.rules
    if ending.why == "exhausted":
        return state.dealer if rules.exhausted_deal == "stays" else (state.dealer + 1) % seats
    if rules.next_dealer == "alternate":
        return (state.dealer + 1) % seats
    winner = ending.seat
    if winner is None or (ending.special is not None and getattr(rules, ending.special) == "dealer"):
        winner = state.dealer
    return winner if rules.next_dealer == "winner" else (winner + 1) % seats


def _over(state: State) -> str | None:
    """Why the match ends with the round that is over, or None if it goes on."""
    rules, scores = state.rules, state.scores
    if rules.target and max(scores) >= rules.target:
        return "target"
    if rules.ruin and min(scores) <= 0:
        return "ruin"
    if rules.lead and abs(scores[0] - scores[1]) >= rules.lead:
        return "lead"
    if state.round >= rules.rounds and (scores[0] != scores[1] or rules.tie == "draw"):
        return "rounds"
    return None
