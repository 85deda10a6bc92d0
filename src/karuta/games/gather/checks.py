"""What holds in every state of a game in which each keeps the cards that it takes."""

from __future__ import annotations

from karuta.games.gather.ledger import Ledger, settle
from karuta.games.gather.state import State
from karuta.games.heard import check_heard
from karuta.games.states import demand
from karuta.poems.kimariji import ALL


def invariants(state: State) -> None:
    """Raises `BrokenInvariant` for a game that can't be: a card that is not in one place, cards owed by who has some, a
    reading that is not due, players of whom nobody is left."""
    check_heard(state)
    for flags in (state.left, state.sits, state.fouls):
        demand(len(flags) == state.seats, f"{state.seats} seats, but not all is told of each")
    demand(min(*state.sits, *state.fouls, 0) == 0, f"{state.sits} sit out, {state.fouls} fouls")
    _check_ledger(state, state.ledger)
    _check_cards(state)
    _check_settling(state)
    _check_players(state)


def _check_ledger(state: State, ledger: Ledger) -> None:
    demand(len(ledger.taken) == len(ledger.debts) == state.seats, f"{state.seats} seats, but not all have a pile")
    demand(min(ledger.debts) >= 0, f"{ledger.debts} cards are owed")
    owing = any(debt and taken for debt, taken in zip(ledger.debts, ledger.taken, strict=True))
    demand(not owing, "a seat owes cards and has some")


def _check_cards(state: State) -> None:
    held = [*state.spread.lies, *state.gone, *state.ledger.pool]
    for taken in state.ledger.taken:
        held += taken
    there = len(set(held))
    demand(len(held) == there == state.cards, f"{there} of {state.cards} cards are there, {len(held)} counted")
    demand(set(held) <= ALL, "a card is there that is none of the hundred")


def _check_settling(state: State) -> None:
    if (settling := state.settling) is None:
        return
    _check_ledger(state, settling.ledger)
    taker = state.last.taker if state.last is not None and state.phase == "reading" else None
    demand(taker in range(state.seats) and len(settling.owed) == state.seats, f"{taker} took the last card")
    demand(min(settling.owed) >= 0, f"{settling.owed} cards are put down for fouls")
    demand(settle(settling, taker).ledger == state.ledger, "the last take is not what is told of it")


def _check_players(state: State) -> None:
    demand(set(state.sudden) <= set(range(state.seats)), f"{state.sudden} play for the sudden card")
    playing = [seat for seat in state.sudden or range(state.seats) if not state.left[seat]]
    over = state.phase == "over"
    demand(bool(state.why) == over, f"phase {state.phase} with reason {state.why!r}")
    if over:
        demand(set(state.winners) <= set(playing), f"{state.winners} won, and don't play")
        return
    demand(len(playing) > (state.seats > 1), f"{playing} play on, and nobody has won")
    demand(state.readings <= state.to_read <= len(state.order), f"{state.to_read} poems are read in all")
    to_come = state.order[state.readings : state.to_read]
    demand(any(poem in state.spread for poem in to_come), "no card lies that is still to be read")
    demand(state.phase != "look" or not all(map(max, state.ready, state.left)), "all are ready, and are waited for")
