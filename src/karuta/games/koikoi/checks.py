"""What holds in every state of a match."""

from __future__ import annotations

from karuta.errors import BrokenInvariant
from karuta.games.koikoi.counting import mask_of, points_of
from karuta.games.koikoi.deal import TABLE_CARDS
from karuta.games.koikoi.state import State, side_of
from karuta.hanafuda.deck import DECK

_AT_WORK = ("play", "draw", "pick", "decide")


def invariants(state: State) -> None:
    """Raises `BrokenInvariant` for a state that can't be: a card lost or doubled, hands, table or piles of a size that
    no course of play gives, four of a month on the table, points that the results don't add up to."""
    _match(state)
    if state.round == 0:
        started = state.hands or state.table or state.stock or state.piles != ((), ())
        _demand(not started and state.phase in ("deal", "over"), "cards lie there before the first deal")
        return
    _cards(state)
    if state.phase in _AT_WORK:
        _turn(state)


def _match(state: State) -> None:
    start = state.rules.start_points
    sums = tuple(start + sum(result.gains[side] for result in state.results) for side in (0, 1))
    _demand(sums == state.scores, f"scores {state.scores} are not the sum of the results {sums}")
    resigned = state.why == "resigned"
    ended = len(state.results) == state.round or (resigned and len(state.results) == state.round - 1)
    if state.phase in _AT_WORK:
        ended = len(state.results) == state.round - 1
    _demand(ended, f"round {state.round} with {len(state.results)} results")
    _demand((state.phase == "over") == bool(state.why), f"phase {state.phase} with reason {state.why!r}")
    if not resigned:
        better = None if state.scores[0] == state.scores[1] else int(state.scores[1] > state.scores[0])
        _demand(state.winner == (better if state.why else None), f"winner {state.winner} with {state.scores}")


def _cards(state: State) -> None:
    rules = state.rules
    drawn = () if state.drawn < 0 else (state.drawn,)
    parts = (*state.hands, state.table, state.stock, *state.piles, drawn)
    everything = sorted(card for part in parts for card in part)
    _demand(everything == list(range(len(DECK))), f"the cards are not the 48 of the deck: {everything}")
    _demand(len(state.hands) == rules.seats, f"{len(state.hands)} hands for {rules.seats} seats")
    _demand(all(tuple(sorted(hand)) == hand for hand in state.hands), "a hand is out of order")
    _demand(all(len(pile) % 2 == 0 for pile in state.piles), "a pile has an odd number of cards")
    _demand(len(state.opening) == TABLE_CARDS, f"{len(state.opening)} cards were laid on the table")
    # Where four of a month bring the dealer points, they lie there and the round is over.
    if rules.table_four == "redeal" or (rules.table_four == "dealer" and state.phase in _AT_WORK):
        months = [card // 4 for card in state.table]
        _demand(all(months.count(month) < 4 for month in set(months)), "four of a month lie on the table")
    for seat, hand in enumerate(state.hands):
        played = sum(turn.seat == seat for turn in state.turns)
        _demand(len(hand) + played == rules.hand, f"seat {seat} holds {len(hand)} cards after {played} turns")
    turned = sum(turn.drawn >= 0 for turn in state.turns) + len(drawn)
    whole = len(DECK) - TABLE_CARDS - rules.hand * rules.seats
    _demand(len(state.stock) + turned == whole, f"{len(state.stock)} cards of the stock are left after {turned}")


def _turn(state: State) -> None:
    seats = len(state.hands)
    _demand(0 <= state.turn < seats and 0 <= state.dealer < seats, f"turn of seat {state.turn}, dealer {state.dealer}")
    _demand((state.drawn >= 0) == (state.phase == "pick"), f"card {state.drawn} is drawn in phase {state.phase}")
    going = state.phase != "play"
    _demand(bool(state.hands[state.turn]) or going, f"seat {state.turn} is on turn without a card")
    done = len(state.turns) - going
    _demand((state.dealer + done) % seats == state.turn, f"seat {state.turn} is on turn after {done} turns")
    for side in (0, 1):
        if going and side == side_of(state.turn):
            continue
        points = points_of(mask_of(state.piles[side]), state.rules, state.round, state.calls[side])
        _demand(points == state.held[side], f"side {side} has {points} points and is said to hold {state.held[side]}")


def _demand(holds: bool, fault: str) -> None:
    if not holds:
        raise BrokenInvariant(f"no state of Koi-Koi: {fault}", key="error-cards-invariant")
