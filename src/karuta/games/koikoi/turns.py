"""A turn, move by move: a hand card, the stock card, what it takes, stop or koi-koi (koikoi rules 2.4-2.6)."""

from __future__ import annotations

from typing import NoReturn, TypeAlias

from msgspec.structs import replace

from karuta.errors import IllegalMove
from karuta.games.koikoi import endings
from karuta.games.koikoi.counting import mask_of, points_of
from karuta.games.koikoi.events import Called, Discarded, Drawn, Event, Made, Picked
from karuta.games.koikoi.moves import KoiKoi, Pick, Play, Stop
from karuta.games.koikoi.rules import Rules
from karuta.games.koikoi.state import Phase, Played, State, side_of
from karuta.games.koikoi.yaku import yaku
from karuta.hanafuda.deck import DECK

Step: TypeAlias = tuple[State, tuple[Event, ...]]


def play(state: State, seat: int, move: Play) -> Step:
    """Lay a hand card: it takes what it matches, or stays."""
    _expect(state, seat, "play", "play a card")
    hand = state.hands[seat]
    if move.card not in hand:
        raise IllegalMove(
            f"{_name(move.card)} is not in the hand of seat {seat}: play one of {_names(hand)}",
            key="error-koikoi-hand",
            card=_name(move.card),
            cards=_names(hand),
        )
    taken = _takes(matching(state.table, move.card), move.card, move.take, state.rules)
    hands = list(state.hands)
    hands[seat] = tuple([card for card in hand if card != move.card])
    after = replace(
        state,
        phase="draw",
        hands=tuple(hands),
        table=_table(state.table, move.card, taken),
        piles=_piles(state, seat, move.card, taken) if taken else state.piles,
        turns=(*state.turns, Played(seat, move.card, taken)),
    )
    return after, (Discarded(seat, move.card, taken),)


def draw(state: State) -> Step:
    """Turn the top card of the stock; where it can take one of several, its player has to pick."""
    if state.phase != "draw":
        _refuse_phase(state, "draw", "turn the stock card")
    seat, card, stock = state.turn, state.stock[0], state.stock[1:]
    found = matching(state.table, card)
    if choosing(found, state.rules):
        return replace(state, phase="pick", stock=stock, drawn=card), (Drawn(seat, card, (), found),)
    after, events = _settled(replace(state, stock=stock), card, found)
    return after, (Drawn(seat, card, found), *events)


def pick(state: State, seat: int, move: Pick) -> Step:
    """What the drawn card takes."""
    _expect(state, seat, "pick", "pick a card")
    card = state.drawn
    taken = _takes(matching(state.table, card), card, move.take, state.rules)
    after, events = _settled(replace(state, drawn=-1), card, taken)
    return after, (Picked(seat, card, taken), *events)


def stop(state: State, seat: int, move: Stop) -> Step:
    """End the round and count."""
    _expect(state, seat, "decide", "stop")
    return _stopped(state, "stop")


def koikoi(state: State, seat: int, move: KoiKoi) -> Step:
    """Go on. What the side holds from now on are its points as they count after this call."""
    _expect(state, seat, "decide", "call koi-koi")
    side, rules = side_of(seat), state.rules
    mask = mask_of(state.piles[side])
    enough = points_of(mask, rules, state.round, state.calls[side]) >= rules.double_at
    calls = _with(state.calls, side, state.calls[side] + 1)
    called = replace(
        state,
        calls=calls,
        counted=_with(state.counted, side, state.counted[side] + (enough or not rules.call_at_threshold)),
        held=_with(state.held, side, points_of(mask, rules, state.round, calls[side])),
        turns=(*state.turns[:-1], replace(state.turns[-1], called=True)),
    )
    after, events = _next(called)
    return after, (Called(seat, calls[side]), *events)


def matching(table: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards on the table that are of the month of `card`."""
    month = card // 4
    return tuple([other for other in table if other // 4 == month])


def choosing(found: tuple[int, ...], rules: Rules) -> bool:
    """Whether a card that matches `found` leaves a choice: two of them, or three where one is taken (option 4.11)."""
    return len(found) == 2 or (len(found) == 3 and rules.three_on_table == "one")


def may_call(state: State) -> bool:
    """Whether the side on turn may call koi-koi: it has a card for a later turn, and the rules know another call."""
    side = side_of(state.turn)
    return endings.has_cards(state, side) and calls_left(state.rules, state.calls[side])


def calls_left(rules: Rules, calls: int) -> bool:
    """Whether a side that has called koi-koi so often in a round may by these rules do so again (option 4.9)."""
    return rules.koikoi == "unlimited" or (rules.koikoi == "once" and not calls)


def _takes(found: tuple[int, ...], card: int, take: int | None, rules: Rules) -> tuple[int, ...]:
    """What `card` takes of the cards `found` that it matches, if its player names `take`."""
    if not choosing(found, rules):
        if take is not None:
            raise IllegalMove(
                f"{_name(card)} leaves no choice on the table: name no card to take, not {_name(take)}",
                key="error-koikoi-take-none",
                card=_name(card),
                take=_name(take),
            )
        return found
    if take not in found:
        given = "none" if take is None else _name(take)
        raise IllegalMove(
            f"{_name(card)} takes one of {_names(found)}: name which; given was {given}",
            key="error-koikoi-take",
            card=_name(card),
            cards=_names(found),
        )
    return (take,)


def _table(table: tuple[int, ...], card: int, taken: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([other for other in table if other not in taken]) if taken else (*table, card)


def _piles(state: State, seat: int, card: int, taken: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    first, second = state.piles
    return (first, (*second, card, *taken)) if side_of(seat) else ((*first, card, *taken), second)


def _settled(state: State, card: int, taken: tuple[int, ...]) -> Step:
    """The drawn card has taken what it takes: what has the side got for it?"""
    seat, rules = state.turn, state.rules
    side = side_of(seat)
    piles = _piles(state, seat, card, taken) if taken else state.piles
    last = state.turns[-1]
    turns = (*state.turns[:-1], Played(seat, last.card, last.taken, card, taken))
    after = replace(state, table=_table(state.table, card, taken), piles=piles, turns=turns)
    before = held = state.held[side]
    if taken or last.taken:
        held = points_of(mask_of(piles[side]), rules, state.round, state.calls[side])
    if held <= before:
        return _next(after if held == before else replace(after, held=_with(state.held, side, held)))
    made = (_made(after, seat, held),)
    if may_call(after):
        return replace(after, phase="decide"), made
    ended, events = _stopped(after, "stop" if endings.has_cards(after, side) else "last_card")
    return ended, (*made, *events)


def _made(state: State, seat: int, points: int) -> Made:
    side, last = side_of(seat), state.turns[-1]
    pile, calls = state.piles[side], state.calls[side]
    won = sum(len(taken) + 1 for taken in (last.taken, last.drawn_taken) if taken)
    now = yaku(pile, state.rules, round=state.round, calls=calls)
    old = {one.name: one.points for one in yaku(pile[:-won], state.rules, round=state.round, calls=calls)}
    fresh = tuple(one.name for one in now if one.points > old.get(one.name, 0))
    return Made(seat, now, fresh, state.held[side], points)


def _stopped(state: State, why: endings.Stopped) -> Step:
    side = side_of(state.turn)
    counts = endings.scored(state, side)
    return endings.end_round(state, endings.Ending(why, side, state.turn, counts.total, score=counts))


def _next(state: State) -> Step:
    """The next seat that has a card plays; if none has, the round is exhausted."""
    seats = len(state.hands)
    for step in range(1, seats + 1):
        seat = (state.turn + step) % seats
        if state.hands[seat]:
            return replace(state, phase="play", turn=seat), ()
    return endings.exhaust(state)


def _with(pair: tuple[int, int], side: int, value: int) -> tuple[int, int]:
    return (pair[0], value) if side else (value, pair[1])


def _expect(state: State, seat: int, phase: Phase, what: str) -> None:
    if state.phase != phase:
        _refuse_phase(state, phase, what)
    if seat != state.turn:
        raise IllegalMove(
            f"seat {seat} can't {what}: it is the turn of seat {state.turn}",
            key="error-koikoi-turn",
            seat=seat,
            turn=state.turn,
        )


def _refuse_phase(state: State, phase: Phase, what: str) -> NoReturn:
    raise IllegalMove(
        f"nobody can {what} now: the match is at {state.phase!r}, and that comes at {phase!r}",
        key="error-koikoi-phase",
        phase=state.phase,
    )


def _name(card: int) -> str:
    return DECK[card].token if 0 <= card < len(DECK) else str(card)


def _names(cards: tuple[int, ...]) -> str:
    return ", ".join(map(_name, cards))
