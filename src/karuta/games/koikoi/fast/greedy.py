# ruff: noqa: PLR0917 - compiled functions take no keywords.
"""Greedy play, compiled: what counts most at once, and stop.

A capture is worth 100 for each point by which the yaku rise, and the points of the family of its cards; a card laid
down costs those of its own. Equals are equally likely.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from karuta.games.koikoi.fast import layout as at
from karuta.games.koikoi.fast.deal import NO_SPECIAL, REDEAL, mask_of, shuffle, special, special_side
from karuta.games.koikoi.fast.kernel import (
    Cards,
    Chances,
    Numbers,
    kernel,
    lowest,
    number,
    ones,
    rest,
    share,
    word,
)
from karuta.games.koikoi.fast.play import laid, result, unstopped
from karuta.games.koikoi.fast.round import choices, matching, seat_of, step
from karuta.games.koikoi.fast.yaku import points_in, total, yaku_points

_P = at.PLACES
_TEAMS: Final = _P["teams"]
_SPECIAL_POINTS: Final = _P["special_points"]
_TSUKIFUDA: Final = _P["tsukifuda"]
_CANCELLED: Final = _P["viewing_cancelled"]
_PLAIN: Final = at.Derived.KASU
_BRIGHTS: Final = at.DRY | at.RAIN
_NOTHING: Final = -(1 << 40)


@kernel(inline=True)
def family(cards: int) -> int:
    """Points of the families of these cards: 20, 10, 5 and 1."""
    return ones(cards) + 4 * ones(cards & at.RIBBONS) + 9 * ones(cards & at.ANIMALS) + 19 * ones(cards & _BRIGHTS)


@kernel(inline=True)
def hot(pile: int, month: int, p: Numbers) -> int:
    """Cards that change what `pile` counts when a capture brings one of them, and perhaps a few that don't.

    The cards of a capture are of one month, so at most one of them is a bright, one an animal, one a ribbon, and three
    count as plain.
    """
    found = 0
    dry = ones(pile & at.DRY)
    if dry >= 2:
        found |= _BRIGHTS
    trio = ones(pile & at.TRIO)
    if trio == 3 or ones(pile & at.ANIMALS) >= 4:
        found |= at.ANIMALS
    elif trio == 2:
        found |= at.TRIO
    poetry = ones(pile & at.POETRY)
    purple = ones(pile & at.PURPLE)
    if poetry == 3 or purple == 3 or ones(pile & at.RIBBONS) >= 4:
        found |= at.RIBBONS
    if poetry == 2:
        found |= at.POETRY
    if purple == 2:
        found |= at.PURPLE
    if ones(pile & p[_PLAIN]) >= 7:
        found |= p[_PLAIN]
    if pile & at.CUP:
        found |= at.CURTAIN | at.MOON
        if p[_CANCELLED]:
            found |= at.WILLOWS | at.PAULOWNIAS
    if pile & (at.CURTAIN | at.MOON):
        found |= at.CUP
    if p[_TSUKIFUDA]:
        found |= 15 << (4 * month)
    return found


@kernel(inline=True)
def worth(pile: int, held: int, taken: int, heat: int, calls: int, month: int, p: Numbers) -> int:
    """Of a capture, by a side whose pile counts `held`; `heat`: the cards for which yaku have to be counted."""
    value = family(taken)
    if taken & heat:
        value += 100 * (points_in(pile | taken, calls, month, p) - held)
    return value


@kernel(inline=True)
def best_of(
    pile: int, held: int, found: int, card: int, heat: int, calls: int, month: int, w: int, p: Numbers
) -> tuple[int, int]:
    """The card of `found`, as a mask, that is best taken with `card`, and what that is worth; equals by bits of `w`."""
    best = _NOTHING
    chosen = 0
    while found:
        one = found & -found
        found ^= one
        value = 2 * worth(pile, held, one | (1 << card), heat, calls, month, p) + (w & 1)
        w >>= 1
        if value > best:
            best = value
            chosen = one
    return chosen, best >> 1


@kernel(inline=True)
def _cheapest(hand: int, w: np.uint64) -> int:
    """A card of the lowest family in the hand, as a mask."""
    cheap = hand & ~(_BRIGHTS | at.ANIMALS | at.RIBBONS)
    if not cheap:
        cheap = hand & at.RIBBONS
        if not cheap:
            cheap = hand & at.ANIMALS
            if not cheap:
                cheap = hand
    for _ in range(share(w, ones(cheap))):
        cheap &= cheap - 1
    return cheap & -cheap


@kernel(inline=True)
def greedy_card(
    hand: int, table: int, pile: int, held: int, calls: int, month: int, w: np.uint64, p: Numbers
) -> tuple[int, int]:
    """The card to play, as a mask, and what it takes."""
    months = table | (table >> 1)
    months = ((months | (months >> 2)) & at.EACH) * 15
    left = hand & months
    heat = hot(pile, month, p) if left else 0
    best = _NOTHING
    chosen = 0
    taken = 0
    bits = share(w, 1 << 60)
    while left:
        card = lowest(left)
        left &= left - 1
        found = matching(table, card)
        if choices(table, card, p):
            found, value = best_of(pile, held, found, card, heat, calls, month, bits, p)
        else:
            value = worth(pile, held, found | (1 << card), heat, calls, month, p)
        value = 64 * value + (bits & 63)
        bits >>= 6
        if value > best:
            best = value
            chosen = 1 << card
            taken = found
    if best < 0:
        laid_down = hand & ~months
        if laid_down:
            cheap = _cheapest(laid_down, w)
            if -64 * family(cheap) > best:
                return cheap, 0
    return chosen, taken


@kernel()
def greedy_action(st: Numbers, rng: Chances, p: Numbers) -> int:
    """What greedy play does in `st`."""
    if st[at.PHASE] == at.DECIDE:
        return at.STOP
    seat = seat_of(st, p)
    side = seat & 1
    pile, calls, month = st[at.PILES + side], st[at.CALLS + side], st[at.MONTH]
    held = points_in(pile, calls, month, p)
    w = word(rng)
    if st[at.PHASE] == at.PICKING:
        drawn = st[at.DRAWN]
        found = matching(st[at.TABLE], drawn)
        chosen, _ = best_of(pile, held, found, drawn, at.ALL, calls, month, share(w, 8), p)
        return at.PICK + lowest(chosen)
    chosen, taken = greedy_card(st[at.HANDS + seat], st[at.TABLE], pile, held, calls, month, w, p)
    card = lowest(chosen)
    return 4 * card + (lowest(taken) & 3 if ones(taken) == 1 and choices(st[at.TABLE], card, p) else card & 3)


@kernel(inline=True)
def greedy_turns(
    deck: Cards,
    rng: Chances,
    drawing: bool,
    turn: int,
    dealer: int,
    month: int,
    hand: int,
    hand_2: int,
    hand_3: int,
    hand_4: int,
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
    """As `random_turns`, but greedily. `hand` is that of the seat on turn, the others follow in turn."""
    stock = 24 + 4 * p[_TEAMS]
    turns = 16 + 4 * p[_TEAMS]
    while turn < turns:
        w = word(rng)
        place = stock + turn
        if drawing:
            j = place + share(w, 48 - place)
            w = rest(w, 48 - place)
            drawn = number(deck[j])
            deck[j] = deck[place]
            deck[place] = np.uint8(drawn)
        else:
            drawn = number(deck[place])
        chosen, taken = greedy_card(hand, table, mine, held, calls, month, w, p)
        hand ^= chosen
        table, mine = laid(table, mine, lowest(chosen), taken)
        taken = matching(table, drawn)
        if choices(table, drawn, p):
            now = points_in(mine, calls, month, p)
            taken, _ = best_of(mine, now, taken, drawn, at.ALL, calls, month, share(w, 1 << 60) & 7, p)
        table, mine = laid(table, mine, drawn, taken)
        points = yaku_points(mine, calls, month, p)
        if points > held:
            points = total(points, calls, counted, counted_2, p)
            return -points if (dealer + turn) & 1 else points
        held = points
        turn += 1
        if p[_TEAMS]:
            hand, hand_2, hand_3, hand_4 = hand_2, hand_3, hand_4, hand
        else:
            hand, hand_2 = hand_2, hand
        mine, theirs = theirs, mine
        calls, calls_2 = calls_2, calls
        counted, counted_2 = counted_2, counted
        held, held_2 = held_2, held
    points = unstopped(mine, theirs, calls, counted, calls_2, counted_2, month, p)
    return -points if dealer & 1 else points


@kernel(inline=True)
def greedy_round(deck: Cards, rng: Chances, dealer: int, month: int, p: Numbers) -> int:
    """Shuffle, deal and play a round greedily; what it brings to side 0. `deck` holds the 48 cards in any order."""
    while True:
        shuffle(deck, 0, 24, rng)
        if p[_TEAMS]:
            shuffle(deck, 24, 28, rng)
        kind, holder, table = special(deck, dealer, p)
        if kind == NO_SPECIAL:
            break
        if kind != REDEAL:
            points: int = p[_SPECIAL_POINTS]
            return -points if special_side(kind, holder, dealer, p) else points
    first, second, third, fourth = _hands(deck, dealer, p)
    return greedy_turns(
        deck, rng, True, 0, dealer, month, first, second, third, fourth, table, 0, 0, 0, 0, 0, 0, 0, 0, p
    )


@kernel(inline=True)
def _hands(deck: Cards, dealer: int, p: Numbers) -> tuple[int, int, int, int]:
    """The hands of a deck, the dealer's first."""
    if p[_TEAMS]:
        return (
            mask_of(deck, 5 * dealer, 5 * dealer + 5),
            mask_of(deck, 5 * ((dealer + 1) & 3), 5 * ((dealer + 1) & 3) + 5),
            mask_of(deck, 5 * ((dealer + 2) & 3), 5 * ((dealer + 2) & 3) + 5),
            mask_of(deck, 5 * ((dealer + 3) & 3), 5 * ((dealer + 3) & 3) + 5),
        )
    return mask_of(deck, 8 * dealer, 8 * dealer + 8), mask_of(deck, 8 - 8 * dealer, 16 - 8 * dealer), 0, 0


@kernel()
def greedy_playout(st: Numbers, deck: Cards, rng: Chances, p: Numbers) -> int:
    """As `random_playout`, but greedily; `deck` is not changed."""
    while st[at.PHASE] == at.PICKING or st[at.PHASE] == at.DECIDE:
        step(st, deck, greedy_action(st, rng, p), p)
    if st[at.PHASE] == at.OVER:
        return result(st)
    last = 1 + 2 * p[_TEAMS]
    seat = seat_of(st, p)
    side = seat & 1
    other = 1 - side
    return greedy_turns(
        deck,
        rng,
        False,
        st[at.TURN],
        st[at.DEALER],
        st[at.MONTH],
        st[at.HANDS + seat],
        st[at.HANDS + ((seat + 1) & last)],
        st[at.HANDS + ((seat + 2) & last)],
        st[at.HANDS + ((seat + 3) & last)],
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
