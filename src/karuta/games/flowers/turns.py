"""A round dealt, and a turn, but for what a game makes of it: a hand card, the stock card, and what each takes (koikoi
rules 2.1-2.4)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import count
from typing import Any, Literal, NoReturn, Protocol, TypeAlias

from msgspec.structs import replace

from karuta.errors import IllegalMove
from karuta.games.flowers.deal import Cards, Size, dealt, deck, first_dealer
from karuta.games.flowers.events import DealerDrawn, Dealt, Discarded, Drawn, Picked, Redealt
from karuta.games.flowers.moves import Deal, Draw, Pick, Play
from karuta.games.flowers.state import FlowerState, Played, S
from karuta.games.game import TABLE, Actor
from karuta.games.turntaking import not_on_turn
from karuta.hanafuda.deck import DECK


class Capturing(Protocol):
    """Rules that say what a card takes of three that match it."""

    @property
    def three_on_table(self) -> Literal["all", "one"]: ...


def matching(table: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards on the table that are of the month of `card`."""
    month = card // 4
    return tuple([other for other in table if other // 4 == month])


def choosing(found: tuple[int, ...], rules: Capturing) -> bool:
    """Whether a card that matches `found` leaves a choice: two of them, or three where one is taken (koikoi rules 2.4,
    4.11)."""
    return len(found) == 2 or (len(found) == 3 and rules.three_on_table == "one")


def taking(table: tuple[int, ...], card: int, take: int | None, rules: Capturing) -> tuple[int, ...]:
    """What `card` takes from the table if its player names `take`; `IllegalMove` if that names too much or too
    little."""
    found = matching(table, card)
    if not choosing(found, rules):
        if take is not None:
            raise IllegalMove(
                f"{name(card)} leaves no choice on the table: name no card to take, not {name(take)}",
                key="error-cards-take-none",
                card=name(card),
                take=name(take),
            )
        return found
    if take not in found:
        given = "none" if take is None else name(take)
        raise IllegalMove(
            f"{name(card)} takes one of {names(found)}: name which; given was {given}",
            key="error-cards-take",
            card=name(card),
            cards=names(found),
        )
    return (take,)


def plays(hand: Iterable[int], table: tuple[int, ...], rules: Capturing) -> tuple[Play, ...]:
    """Every way to play one of these cards."""
    found: list[Play] = []
    months = [card // 4 for card in table]
    for card in hand:
        match = matching(table, card) if months.count(card // 4) > 1 else ()
        if choosing(match, rules):
            found += [Play(card, take) for take in match]
        else:
            found.append(_PLAIN[card])
    return tuple(found)


def picks(table: tuple[int, ...], drawn: int) -> tuple[Pick, ...]:
    """Every way to say what the drawn card takes."""
    return tuple([Pick(card) for card in matching(table, drawn)])


_PLAIN = tuple(Play(card) for card in range(len(DECK)))


_DEAL = (Deal(),)
_DRAW = (Draw(),)


def listed(state: FlowerState, actor: Actor) -> tuple[Any, ...]:
    """The moves of `actor` that every such game has, but for resigning."""
    if actor == TABLE:
        return _DEAL if state.phase == "deal" else _DRAW if state.phase == "draw" else ()
    if actor != state.turn:
        return ()
    if state.phase == "play":
        return plays(state.hands[state.turn], state.table, state.rules)
    return picks(state.table, state.drawn) if state.phase == "pick" else ()


Step: TypeAlias = tuple[S, tuple[Any, ...]]
Again: TypeAlias = Callable[[int, Cards], Redealt | None]
"""What shows in a deal of this dealer's that has the cards dealt anew."""


def deal(state: S, size: Size, piles: int, again: Again) -> Step[S]:
    """Deal the next round, of so many piles; before the first settle who deals (koikoi rules 2.1-2.3)."""
    if state.phase != "deal":
        refuse_phase(state, "deal", "deal cards")
    round, dealer = state.round + 1, state.dealer
    events: list[Any] = []
    if dealer < 0:
        dealer, draws = first_dealer(state.rules.first_dealer, size.seats, state.seed)
        events.append(DealerDrawn(draws, dealer))
    for attempt in count():
        cards = dealt(size, dealer, state.rules.deal_by, deck(state.seed, round, attempt))
        if (shown := again(dealer, cards)) is None:
            break
        events.append(shown)
    after = replace(
        state,
        phase="play",
        round=round,
        dealer=dealer,
        turn=dealer,
        hands=cards.hands,
        table=cards.table,
        stock=cards.stock,
        piles=((),) * piles,
        opening=cards.table,
        turns=(),
    )
    return after, (*events, Dealt(round, dealer, cards.table))


Settle: TypeAlias = Callable[[S, int, tuple[int, ...]], Step[S]]
"""What a game makes of the drawn card and what it took."""


def play(state: S, seat: int, move: Play, pile: int, played: type[Played] = Played) -> Step[S]:
    """Lay a hand card: it takes what it matches, onto that pile, or stays. The turn begins as a `played`."""
    expect(state, seat, "play", "play a card")
    hand = state.hands[seat]
    if move.card not in hand:
        raise IllegalMove(
            f"{name(move.card)} is not in the hand of seat {seat}: play one of {names(hand)}",
            key="error-cards-hand",
            card=name(move.card),
            cards=names(hand),
        )
    taken = taking(state.table, move.card, move.take, state.rules)
    hands = list(state.hands)
    hands[seat] = tuple([card for card in hand if card != move.card])
    after = replace(
        state,
        phase="draw",
        hands=tuple(hands),
        table=_table(state.table, move.card, taken),
        piles=_piles(state, pile, move.card, taken),
        turns=(*state.turns, played(seat, move.card, taken)),
    )
    return after, (Discarded(seat, move.card, taken),)


def draw(state: S, settle: Settle[S]) -> Step[S]:
    """Turn the top card of the stock; where it can take one of several, its player has to pick."""
    if state.phase != "draw":
        refuse_phase(state, "draw", "turn the stock card")
    card = state.stock[0]
    found = matching(state.table, card)
    after = replace(state, stock=state.stock[1:])
    if choosing(found, state.rules):
        return replace(after, phase="pick", drawn=card), (Drawn(state.turn, card, (), found),)
    after, events = settle(after, card, found)
    return after, (Drawn(state.turn, card, found), *events)


def pick(state: S, seat: int, move: Pick, settle: Settle[S]) -> Step[S]:
    """What the drawn card takes."""
    expect(state, seat, "pick", "pick a card")
    card = state.drawn
    taken = taking(state.table, card, move.take, state.rules)
    after, events = settle(replace(state, drawn=-1), card, taken)
    return after, (Picked(seat, card, taken), *events)


def settled(state: S, card: int, taken: tuple[int, ...], pile: int) -> S:
    """The drawn card has taken what it takes, onto that pile, and the turn is told."""
    return replace(
        state,
        table=_table(state.table, card, taken),
        piles=_piles(state, pile, card, taken),
        turns=(*state.turns[:-1], replace(state.turns[-1], drawn=card, drawn_taken=taken)),
    )


def next_to_play(state: FlowerState) -> int | None:
    """The next seat that has a card; None if no hand has any."""
    seats = len(state.hands)
    order = ((state.turn + step) % seats for step in range(1, seats + 1))
    return next((seat for seat in order if state.hands[seat]), None)


def expect(state: FlowerState, seat: int, phase: str, what: str) -> None:
    """`IllegalMove` unless the match is at `phase` and it is the turn of `seat`."""
    if state.phase != phase:
        refuse_phase(state, phase, what)
    if seat != state.turn:
        raise not_on_turn(seat, state.turn, what)


def refuse_phase(state: FlowerState, phase: str, what: str) -> NoReturn:
    """The refusal of what can only be done at `phase`."""
    raise IllegalMove(
        f"nobody can {what} now: the match is at {state.phase!r}, and that comes at {phase!r}",
        key="error-cards-phase",
        phase=state.phase,
    )


def name(card: int) -> str:
    """The token of a card; of what is none, the number."""
    return DECK[card].token if 0 <= card < len(DECK) else str(card)


def names(cards: Iterable[int]) -> str:
    """The tokens of cards, with commas between."""
    return ", ".join(map(name, cards))


def _table(table: tuple[int, ...], card: int, taken: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([other for other in table if other not in taken]) if taken else (*table, card)


def _piles(state: FlowerState, pile: int, card: int, taken: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    if not taken:
        return state.piles
    return tuple([(*own, card, *taken) if at == pile else own for at, own in enumerate(state.piles)])
