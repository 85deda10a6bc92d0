"""Greedy play, compiled: what counts most at once, and stop.

A capture is worth 100 for each point by which the yaku rise, and the points of the family of its cards; a card laid
down costs those of its own. Equals are equally likely.
"""

# ruff: noqa: PLR0917 - compiled functions take no keywords.
from __future__ import annotations

from typing import Final

from karuta.games.koikoi import fast_layout as at
from karuta.games.koikoi.fast_deal import NO_SPECIAL, REDEAL, shuffle, special, special_side
from karuta.games.koikoi.fast_kernel import Cards, Chances, Numbers, below, kernel, lowest, number, ones
from karuta.games.koikoi.fast_play import result, shuffle_hands, unstopped
from karuta.games.koikoi.fast_round import choices, matching, seat_of, step
from karuta.games.koikoi.fast_yaku import total, yaku_points

_P = at.PLACES
_TEAMS: Final = _P["teams"]
_THREE: Final = _P["three_on_table"]
_SPECIAL_POINTS: Final = _P["special_points"]
_KASU: Final = at.ALL & ~(at.DRY | at.RAIN | at.ANIMALS | at.RIBBONS)


@kernel(inline=True)
def family(cards: int) -> int:
    """Points of the families of these cards: 20, 10, 5 and 1."""
    return (
        20 * ones(cards & (at.DRY | at.RAIN))
        + 10 * ones(cards & at.ANIMALS)
        + 5 * ones(cards & at.RIBBONS)
        + ones(cards & _KASU)
    )


@kernel(inline=True)
def worth(pile: int, held: int, taken: int, calls: int, month: int, p: Numbers) -> int:
    """Of a capture, by a side whose pile counts `held`."""
    return 100 * (yaku_points(pile | taken, calls, month, p) - held) + family(taken)


@kernel(inline=True)
def best_of(pile: int, held: int, found: int, card: int, calls: int, month: int, w: int, p: Numbers) -> tuple[int, int]:
    """The card of `found` that is best taken with `card`, as a mask, and what that is worth; `w`: a random number."""
    best = -(1 << 40)
    chosen = 0
    while found:
        one = found & -found
        found ^= one
        value = 4 * worth(pile, held, one | (1 << card), calls, month, p) + (w & 3)
        w >>= 2
        if value > best:
            best = value
            chosen = one
    return chosen, best >> 2


@kernel()
def greedy_action(st: Numbers, rng: Chances, p: Numbers) -> int:
    """What greedy play does in `st`."""
    if st[at.PHASE] == at.DECIDE:
        return at.STOP
    seat = seat_of(st, p)
    side = seat & 1
    pile, calls, month = st[at.PILES + side], st[at.CALLS + side], st[at.MONTH]
    held = yaku_points(pile, calls, month, p)
    if st[at.PHASE] == at.PICKING:
        drawn = st[at.DRAWN]
        found = matching(st[at.TABLE], drawn)
        chosen, _ = best_of(pile, held, found, drawn, calls, month, below(rng, 64), p)
        return at.PICK + lowest(chosen)
    hand = st[at.HANDS + seat]
    best = -(1 << 40)
    action = 0
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        found = matching(st[at.TABLE], card)
        place = card & 3
        if not found:
            value = -family(1 << card)
        elif choices(st[at.TABLE], card, p):
            chosen, value = best_of(pile, held, found, card, calls, month, below(rng, 64), p)
            place = lowest(chosen) & 3
        else:
            value = worth(pile, held, found | (1 << card), calls, month, p)
        value = 1024 * value + below(rng, 1024)
        if value > best:
            best = value
            action = 4 * card + place
    return action


@kernel(inline=True)
def greedy_card(
    deck: Cards, start: int, end: int, table: int, pile: int, held: int, calls: int, month: int, w: int, p: Numbers
) -> tuple[int, int]:
    """The place in the deck of the card to play from a shuffled hand, and what it takes; the first of equals."""
    best = -(1 << 40)
    chosen = start
    taken = 0
    for i in range(start, end):
        card = number(deck[i])
        found = matching(table, card)
        if found:
            if choices(table, card, p):
                found, value = best_of(pile, held, found, card, calls, month, w, p)
            else:
                value = worth(pile, held, found | (1 << card), calls, month, p)
        else:
            value = -family(1 << card)
        if value > best:
            best = value
            chosen = i
            taken = found
    return chosen, taken


@kernel()
def greedy_turns(
    deck: Cards,
    rng: Chances,
    turn: int,
    dealer: int,
    month: int,
    table: int,
    mine: int,
    theirs: int,
    calls: int,
    counted: int,
    held: int,
    calls_2: int,
    counted_2: int,
    held_2: int,
    p: Numbers,
) -> int:
    """As `random_turns`, but greedily, and the stock lies fixed in the deck."""
    seats = 2 + 2 * p[_TEAMS]
    hand = 8 - 3 * p[_TEAMS]
    stock = 24 + 4 * p[_TEAMS]
    while turn < seats * hand:
        w = below(rng, 4096)
        seat = (dealer + turn) & (seats - 1)
        start = seat * hand + (turn >> (1 + p[_TEAMS]))
        place, taken = greedy_card(deck, start, (seat + 1) * hand, table, mine, held, calls, month, w, p)
        card = number(deck[place])
        deck[place] = deck[start]
        deck[start] = card
        before = mine
        if taken:
            table ^= taken
            mine |= taken | (1 << card)
        else:
            table |= 1 << card
        drawn = number(deck[stock + turn])
        taken = matching(table, drawn)
        if taken:
            if choices(table, drawn, p):
                now = yaku_points(mine, calls, month, p)
                taken, _ = best_of(mine, now, taken, drawn, calls, month, w >> 6, p)
            table ^= taken
            mine |= taken | (1 << drawn)
        else:
            table |= 1 << drawn
        if mine != before:
            points = yaku_points(mine, calls, month, p)
            if points > held:
                points = total(points, calls, counted, counted_2, p)
                return -points if seat & 1 else points
            held = points
        turn += 1
        mine, theirs = theirs, mine
        calls, calls_2 = calls_2, calls
        counted, counted_2 = counted_2, counted
        held, held_2 = held_2, held
    points = unstopped(mine, theirs, calls, counted, calls_2, counted_2, month, p)
    return -points if dealer & 1 else points


@kernel()
def greedy_round(deck: Cards, rng: Chances, dealer: int, month: int, p: Numbers) -> int:
    """Shuffle, deal and play a round greedily; what it brings to side 0. `deck` holds the 48 cards in any order."""
    while True:
        shuffle(deck, 0, 48, rng)
        kind, holder, table = special(deck, dealer, p)
        if kind == NO_SPECIAL:
            return greedy_turns(deck, rng, 0, dealer, month, table, 0, 0, 0, 0, 0, 0, 0, 0, p)
        if kind != REDEAL:
            points: int = p[_SPECIAL_POINTS]
            return -points if special_side(kind, holder, dealer, p) else points


@kernel()
def greedy_rounds(n: int, rng: Chances, deck: Cards, p: Numbers, out: Numbers) -> None:
    """As `random_rounds`, but greedily."""
    seats = 2 + 2 * p[_TEAMS]
    for i in range(n):
        points = greedy_round(deck, rng, i & (seats - 1), i % 12, p)
        out[0] += points
        out[1 if points > 0 else (2 if points < 0 else 3)] += 1


@kernel()
def greedy_playout(st: Numbers, deck: Cards, rng: Chances, p: Numbers) -> int:
    """As `random_playout`, but greedily."""
    while st[at.PHASE] == at.PICKING or st[at.PHASE] == at.DECIDE:
        step(st, deck, greedy_action(st, rng, p), p)
    if st[at.PHASE] == at.OVER:
        return result(st)
    shuffle_hands(st, deck, rng, p)
    side = seat_of(st, p) & 1
    other = 1 - side
    return greedy_turns(
        deck,
        rng,
        st[at.TURN],
        st[at.DEALER],
        st[at.MONTH],
        st[at.TABLE],
        st[at.PILES + side],
        st[at.PILES + other],
        st[at.CALLS + side],
        st[at.COUNTED + side],
        st[at.HELD + side],
        st[at.CALLS + other],
        st[at.COUNTED + other],
        st[at.HELD + other],
        p,
    )
