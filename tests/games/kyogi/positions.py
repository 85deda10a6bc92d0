"""Matches at a position, and hands that touch just what a class of touches says."""

from __future__ import annotations

from karuta.games.fouls import Target
from karuta.games.game import TABLE
from karuta.games.kyogi import match, moves
from karuta.games.kyogi.rules import Rules
from karuta.games.kyogi.space import even_reading
from karuta.games.kyogi.state import State, side_of
from karuta.games.kyogi.terms import Terms
from karuta.mat.field import Mat, Place, Side, other
from karuta.mat.stroke import Sample, Stroke
from karuta.poems.reading import order

PER_ROW = 16


def position(
    counts: tuple[int, int], target: Target, rules: Terms | None = None, dead: int = 3, *, seats: int = 2
) -> State:
    """A match with these counts where the next poem's card lies as `target` says; `dead` poems are dead besides."""
    rules = rules or Rules(tie_margin_ms=0)
    unread = range(1, sum(counts) + dead + 2)
    first = order("position", unread)[0]
    rest = [number for number in unread if number != first]
    a, b = counts
    mine = [first] if target == "A" else []
    mine += rest[: a - len(mine)]
    rest = [number for number in rest if number not in mine]
    theirs = [first] if target == "B" else []
    theirs += rest[: b - len(theirs)]
    places = {card: at("A", i) for i, card in enumerate(mine)} | {card: at("B", i) for i, card in enumerate(theirs)}
    return match.start(rules, "position", Mat(rules.mat_format, places), unread, seats)


def at(side: Side, index: int) -> Place:
    """The place of the index-th card of a field filled row by row."""
    return Place(side, index // PER_ROW, index % PER_ROW * 540)


def opened(state: State) -> State:
    """The match with its next reading open."""
    return match.apply(state, TABLE, moves.Read(even_reading(state)))[0]


def tap(state: State, card: int, t: int, pointer: int = 0) -> Stroke:
    """A finger put down on `card` at t (0.1 ms) and lifted at once."""
    left, top, right, bottom = state.mat.rect(card)
    return Stroke(pointer, (Sample(t, (left + right) // 2, (top + bottom) // 2),))


def taps(state: State, letters: str, t: int) -> tuple[Stroke, ...]:
    """One hand that touches what the class `letters` says about the open reading, the first card at t."""
    assert state.reading is not None
    poem = state.reading.poem
    target = state.mat.field_of(poem)
    cards = []
    for letter in letters.replace("N", ""):
        if letter == "t":
            cards.append(poem)
        elif letter in "ab":
            cards.append(state.mat.cards("A" if letter == "a" else "B")[0])
        else:
            assert target is not None
            side = target if letter == "s" else other(target)
            cards.append(next(card for card in state.mat.cards(side) if card != poem))
    return tuple(tap(state, card, t + 10 * i) for i, card in enumerate(cards))


def judged(state: State, a: str, b: str, first: Side | None = None) -> State:
    """The match after its next reading, with hands of these classes; `first` touches 50 ms ahead."""
    state = opened(state)
    when = {"A": 5000, "B": 5000}
    if first is not None:
        when[other(first)] = 5500
    strokes = {0: taps(state, a, when["A"]), 1: taps(state, b, when["B"])}
    return match.apply(state, TABLE, moves.Touches(strokes))[0]


def transferred(state: State) -> State:
    """The match after all that is due was sent and placed."""
    if state.due is not None and state.phase == "sending":
        sender = state.due.seat
        cards = state.mat.cards(side_of(sender))[: state.due.count]
        state, _ = match.apply(state, sender, moves.Send(cards))
    while state.due is not None and state.phase == "placing":
        receiver = 1 - state.due.seat
        side = side_of(receiver)
        place = state.mat.room(side, Place(side, 0, 4000))
        assert place is not None
        state, _ = match.apply(state, receiver, moves.Put(state.due.cards[0], place))
    return state


def seated(rules: Terms, seed: str = "seed", seats: int = 2) -> State:
    """A match after its bows, memorised, with the reader about to begin."""
    state = match.new(rules, seed, seats)
    for move in (moves.Bow(), moves.Ready(), moves.Ready(), moves.Bow()):
        for seat in range(seats):
            if match.refusal(state, seat, move) is None:
                state, _ = match.apply(state, seat, move)
    return state
