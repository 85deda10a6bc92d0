"""A turn, move by move: a hand card, the stock card, what it takes, stop or koi-koi (koikoi rules 2.4-2.6)."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from karuta.games.flowers import turns as flowers
from karuta.games.koikoi import endings
from karuta.games.koikoi.counting import mask_of, points_of
from karuta.games.koikoi.events import Called, Event, Made
from karuta.games.koikoi.moves import KoiKoi, Pick, Play, Stop
from karuta.games.koikoi.rules import Rules
from karuta.games.koikoi.state import Played, State, side_of
from karuta.games.koikoi.yaku import yaku

Step: TypeAlias = tuple[State, tuple[Event, ...]]


def play(state: State, seat: int, move: Play) -> Step:
    """Lay a hand card: it takes what it matches, or stays."""
    return flowers.play(state, seat, move, side_of(seat), Played)


def draw(state: State) -> Step:
    """Turn the top card of the stock; where it can take one of several, its player has to pick."""
    return flowers.draw(state, _settled)


def pick(state: State, seat: int, move: Pick) -> Step:
    """What the drawn card takes."""
    return flowers.pick(state, seat, move, _settled)


def stop(state: State, seat: int, move: Stop) -> Step:
    """End the round and count."""
    flowers.expect(state, seat, "decide", "stop")
    return _stopped(state, "stop")


def koikoi(state: State, seat: int, move: KoiKoi) -> Step:
    """Go on. What the side holds from now on are its points as they count after this call."""
    flowers.expect(state, seat, "decide", "call koi-koi")
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


def may_call(state: State) -> bool:
    """Whether the side on turn may call koi-koi: it has a card for a later turn, and the rules know another call."""
    side = side_of(state.turn)
    return endings.has_cards(state, side) and calls_left(state.rules, state.calls[side])


def calls_left(rules: Rules, calls: int) -> bool:
    """Whether a side that has called koi-koi so often in a round may by these rules do so again (option 4.9)."""
    return rules.koikoi == "unlimited" or (rules.koikoi == "once" and not calls)


def _settled(state: State, card: int, taken: tuple[int, ...]) -> Step:
    """The drawn card has taken what it takes: what has the side got for it?"""
    rules, side = state.rules, side_of(state.turn)
    after = flowers.settled(state, card, taken, side)
    before = held = state.held[side]
    if taken or after.turns[-1].taken:
        held = points_of(mask_of(after.piles[side]), rules, state.round, state.calls[side])
    if held <= before:
        return _next(after if held == before else replace(after, held=_with(state.held, side, held)))
    made = (_made(after, state.turn, held),)
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
    seat = flowers.next_to_play(state)
    if seat is None:
        return endings.exhaust(state)
    return replace(state, phase="play", turn=seat), ()


def _with(pair: tuple[int, int], side: int, value: int) -> tuple[int, int]:
    return (pair[0], value) if side else (value, pair[1])
