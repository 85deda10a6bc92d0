"""What holds in every state of a match with flower cards."""

from __future__ import annotations

from karuta.games.flowers.deal import Size
from karuta.games.flowers.state import FlowerState
from karuta.games.states import demand
from karuta.hanafuda.deck import DECK


def check_undealt(state: FlowerState) -> None:
    """Before the first deal nothing lies anywhere."""
    lies = state.hands or state.table or state.stock or any(state.piles)
    demand(not lies and state.phase in ("deal", "over"), "cards lie there before the first deal")


def check_cards(state: FlowerState, size: Size) -> None:
    """No card is lost or doubled, and all parts are as large as the turns left them."""
    drawn = () if state.drawn < 0 else (state.drawn,)
    parts = (*state.hands, state.table, state.stock, *state.piles, drawn)
    everything = sorted(card for part in parts for card in part)
    demand(everything == list(range(len(DECK))), f"the cards are not the 48 of the deck: {everything}")
    demand(len(state.hands) == size.seats, f"{len(state.hands)} hands for {size.seats} seats")
    demand(all(tuple(sorted(hand)) == hand for hand in state.hands), "a hand is out of order")
    demand(all(len(pile) % 2 == 0 for pile in state.piles), "a pile has an odd number of cards")
    demand(len(state.opening) == size.table, f"{len(state.opening)} cards were laid on the table")
    for seat, hand in enumerate(state.hands):
        played = sum(turn.seat == seat for turn in state.turns)
        demand(len(hand) + played == size.hand, f"seat {seat} holds {len(hand)} cards after {played} turns")
    turned = sum(turn.drawn >= 0 for turn in state.turns) + len(drawn)
    whole = len(DECK) - size.table - size.hand * size.seats
    demand(len(state.stock) + turned == whole, f"{len(state.stock)} cards of the stock are left after {turned}")


def check_turn(state: FlowerState) -> None:
    """Within a round: it is the turn of whose turn it must be."""
    seats = len(state.hands)
    demand(0 <= state.turn < seats and 0 <= state.dealer < seats, f"turn of seat {state.turn}, dealer {state.dealer}")
    demand((state.drawn >= 0) == (state.phase == "pick"), f"card {state.drawn} is drawn in phase {state.phase}")
    going = state.phase != "play"
    demand(bool(state.hands[state.turn]) or going, f"seat {state.turn} is on turn without a card")
    done = len(state.turns) - going
    demand((state.dealer + done) % seats == state.turn, f"seat {state.turn} is on turn after {done} turns")
    order = [(state.dealer + number) % seats for number in range(len(state.turns))]
    demand([turn.seat for turn in state.turns] == order, "not everybody had a turn after the other")
    ended = len(state.turns) - (state.phase in ("draw", "pick"))
    whole = [turn.drawn >= 0 for turn in state.turns]
    demand(all(whole[:ended]) and not any(whole[ended:]), "a turn has no stock card, or the open one has")
