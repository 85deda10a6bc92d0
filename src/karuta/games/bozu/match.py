"""A game of bōzu mekuri (rules 5.5): what each move makes of it, and what each seat may see.

The hundred reading cards lie face down. Whose turn it is turns one and does as it says; when the stacks are empty, most
cards win, and equals share it. There is nothing to decide but from which stack to turn.
"""

from __future__ import annotations

from functools import partial
from typing import Literal, TypeAlias

from msgspec.structs import replace

from karuta.chance import Chance
from karuta.errors import IllegalMove
from karuta.games.bozu.events import Effect, Event, Kind, Skipped, Turned, WentOut, Won
from karuta.games.bozu.moves import Move, Resign, Turn
from karuta.games.bozu.poets import BOZU, EMPERORS, HIME, SEMIMARU
from karuta.games.bozu.rules import OPTIONS, Rules, rules_of
from karuta.games.bozu.state import State, View
from karuta.games.game import TABLE, Actor, Outcome, check_seats
from karuta.games.states import demand, reader_of, text_of
from karuta.games.turntaking import Listed, not_for, not_on_turn, over
from karuta.poems.kimariji import ALL

Step: TypeAlias = tuple[State, tuple[Event, ...]]
Piles: TypeAlias = list[tuple[int, ...]]

SEATS = tuple(range(2, 11))
_FIVE = 5


def new(rules: Rules, seed: str, seats: int) -> State:
    """A game before its first card, with 2 to 10 seats. Seat 0 begins."""
    check_seats(seats, SEATS)
    cards = tuple(Chance(seed).child("stacks").shuffled(sorted(ALL)))
    size = len(cards) // rules.stacks
    return State(
        rules=rules,
        seed=seed,
        stacks=tuple(cards[at : at + size] for at in range(0, len(cards), size)),
        piles=((),) * seats,
        skips=(False,) * seats,
        left=(False,) * seats,
    )


def actors(state: State) -> tuple[int, ...]:
    """The seat whose turn it is; none once all is over."""
    return () if state.why else (state.turn,)


def legal(state: State, actor: Actor) -> Listed[Move]:
    """The stacks from which `actor` may turn."""
    return Listed(partial(turns, state, actor), partial(apply, state, actor))


def turns(state: State | View, actor: Actor | None) -> tuple[Move, ...]:
    """All moves of `actor` now, but for leaving."""
    if state.why or actor != state.turn:
        return ()
    return tuple(Turn(stack) for stack, cards in enumerate(state.stacks) if cards)


def apply(state: State, actor: Actor, move: Move) -> Step:
    """The game after `move`, and what happened. `IllegalMove` leaves `state` as it is."""
    if state.why:
        raise over(move, state.why)
    if actor != TABLE and 0 <= actor < len(state.piles) and not state.left[actor]:
        match move:
            case Turn():
                return _turn(state, actor, move.stack)
            case Resign():
                return _leave(state, actor)
    raise not_for(actor, move, "the seats of the game turn cards and leave it")


def kind_of(card: int, rules: Rules) -> Kind:
    """Which of the four a card is by these rules."""
    if card in HIME:
        return "hime"
    if card in BOZU:
        return "bozu"
    if card != SEMIMARU or rules.semimaru == "normal":
        return "tono"
    return "bozu" if rules.semimaru == "bozu" else "semimaru"


def _turn(state: State, seat: int, stack: int) -> Step:
    if seat != state.turn:
        raise not_on_turn(seat, state.turn, "turn a card")
    there = [at for at, cards in enumerate(state.stacks) if cards]
    if stack not in there:
        raise IllegalMove(
            f"no card is left in stack {stack}: turn one of stack {there[0]}",
            key="error-bozu-stack",
            given=stack + 1,
            stack=there[0] + 1,
        )
    card = state.stacks[stack][0]
    kind = kind_of(card, state.rules)
    piles = list(state.piles)
    effect, moved, pool = _obey(kind, card, seat, piles, state)
    again = state.rules.emperor_extra_draw and card in EMPERORS
    again = again or (state.rules.hime_draws_again and kind == "hime" and effect == "kept")
    told = Turned(seat, card, stack, kind, effect, moved, tuple(map(len, piles)), len(pool), again)
    after = replace(
        state,
        stacks=tuple(cards[1:] if at == stack else cards for at, cards in enumerate(state.stacks)),
        piles=tuple(piles),
        pool=pool,
        skips=_with(state.skips, seat, effect == "lost_and_skips"),
        turns=state.turns + 1,
        last=told,
    )
    after, events = _go_on(after, seat if again else None)
    return after, (told, *events)


def _obey(
    kind: Kind, card: int, seat: int, piles: Piles, state: State
) -> tuple[Effect, tuple[int, ...], tuple[int, ...]]:
    """Moves cards between `piles` as the card says; what came of it, the cards that moved, and the pool."""
    own, pool = piles[seat], state.pool
    special = state.rules.semimaru
    if kind == "bozu" or (kind == "semimaru" and special == "drawer_discards_and_skips"):
        five = kind == "bozu" and state.rules.bozu_discards == "5"
        stay = max(0, len(own) - _FIVE + 1) if five else 0
        piles[seat], lost = own[:stay], own[stay:]
        return "lost" if kind == "bozu" else "lost_and_skips", lost, (*pool, *lost, card)
    if kind == "semimaru":
        others = tuple(card for at, pile in enumerate(piles) if at != seat for card in pile)
        piles[:] = [()] * len(piles)
        if special == "all_players_discard":
            return "all_lost", (*own, *others), (*pool, *own, *others, card)
        piles[seat] = (*own, *others, card)
        return "took_all", others, pool
    if kind == "hime" and pool:
        piles[seat] = (*own, *pool, card)
        return "took", pool, ()
    piles[seat] = (*own, card)
    return "kept", (), pool


def _leave(state: State, seat: int) -> Step:
    cards = state.piles[seat]
    after = replace(
        state,
        piles=tuple(() if at == seat else pile for at, pile in enumerate(state.piles)),
        pool=(*state.pool, *cards),
        left=_with(state.left, seat, True),
        skips=_with(state.skips, seat, False),
    )
    out = WentOut(seat, len(cards))
    if after.left.count(False) == 1:
        after, events = _ended(after, "left")
    else:
        after, events = _go_on(after, None if seat == state.turn else state.turn)
    return after, (out, *events)


def _go_on(state: State, seat: int | None) -> Step:
    """`seat` turns the next card; None: the next one that plays and misses no turn."""
    if not any(state.stacks):
        return _ended(state, "empty")
    events: list[Event] = []
    turn, skips = state.turn, state.skips
    while seat is None:
        turn = (turn + 1) % len(state.piles)
        if skips[turn]:
            skips = _with(skips, turn, False)
            events.append(Skipped(turn))
        elif not state.left[turn]:
            seat = turn
    return replace(state, turn=seat, skips=skips), tuple(events)


def _ended(state: State, why: Literal["empty", "left"]) -> Step:
    after = replace(state, turn=-1, why=why)
    return after, (Won(*_winners(after), why),)


def _with(flags: tuple[bool, ...], seat: int, flag: bool) -> tuple[bool, ...]:
    return tuple(flag if at == seat else old for at, old in enumerate(flags))


def outcome(state: State | View) -> Outcome | None:
    """The seats with most cards, and how many more than the best of the others; None while the game goes on."""
    return Outcome(*_winners(state), state.why) if state.why else None


def _winners(state: State | View) -> tuple[tuple[int, ...], int]:
    counts = {seat: len(pile) for seat, pile in enumerate(state.piles) if not state.left[seat]}
    most = max(counts.values())
    winners = tuple(seat for seat, count in counts.items() if count == most)
    others = [count for count in counts.values() if count < most]
    return winners, most - max(others, default=0)


def view(state: State, seat: int | None) -> View:
    """What `seat` may know (None: a spectator): all but the order of the stacks."""
    return View(
        seat=seat,
        rules=state.rules,
        stacks=tuple(map(len, state.stacks)),
        piles=state.piles,
        pool=state.pool,
        turn=state.turn,
        skips=state.skips,
        left=state.left,
        turns=state.turns,
        last=state.last,
        why=state.why,
    )


def redrawn(state: State, chance: Chance, seat: int | None) -> State:
    """The same game with the cards that were not turned mixed and stacked anew."""
    cards = iter(chance.shuffled([card for stack in state.stacks for card in stack]))
    return replace(
        state, stacks=tuple(tuple(next(cards) for _ in stack) for stack in state.stacks), seed=f"{state.seed} redrawn"
    )


def invariants(state: State) -> None:
    """Raises `BrokenInvariant` for a state that can't be: a card lost or doubled, a turn of nobody's."""
    seats = len(state.piles)
    demand(seats in SEATS and len(state.skips) == len(state.left) == seats, f"{seats} seats")
    demand(len(state.stacks) == state.rules.stacks, f"{len(state.stacks)} stacks lie there")
    parts = (*state.stacks, *state.piles, state.pool)
    demand(sorted(card for part in parts for card in part) == sorted(ALL), "the cards are not the hundred")
    turned = len(ALL) - sum(map(len, state.stacks))
    demand(turned == state.turns, f"{turned} cards were turned in {state.turns} turns")
    gone = [seat for seat in range(seats) if state.left[seat]]
    demand(not any(state.piles[seat] or state.skips[seat] for seat in gone), "a seat that left still plays")
    ended = turned == len(ALL) or len(gone) == seats - 1
    demand(bool(state.why) == ended and len(gone) < seats, f"the game is over for {state.why!r}")
    on_turn = (-1,) if state.why else tuple(seat for seat in range(seats) if seat not in gone)
    demand(state.turn in on_turn, f"turn of {state.turn}")


to_text = text_of
from_text = reader_of(State, invariants, OPTIONS, rules_of)
