"""The deal, compiled: the cards shuffled, special deals looked at (koikoi rules 2.2, 2.3, 4.6).

States, decks and parameters are described in `layout`.
"""

from __future__ import annotations

from typing import Final

from karuta.games.koikoi.fast import layout as at
from karuta.games.koikoi.fast.kernel import Cards, Chances, Numbers, kernel, number, ones, rest, share, word

_P = at.PLACES
_TEAMS: Final = _P["teams"]
_HAND_FOUR: Final = _P["hand_four"]
_HAND_PAIRS: Final = _P["hand_pairs"]
_TABLE_FOUR: Final = _P["table_four"]
_TABLE_PAIRS: Final = _P["table_pairs"]
_TABLE_THREE: Final = _P["table_three"]
_SPECIAL_POINTS: Final = _P["special_points"]
_PAYMENT: Final = _P["payment"]

NO_SPECIAL: Final = -1
REDEAL: Final = -2


@kernel(inline=True)
def shuffle(deck: Cards, start: int, end: int, rng: Chances) -> None:
    """Fill the places from `start` to `end` with cards drawn from `start` on, at random. Six draws of less than 64
    share a word: the least likely order is rarer by less than one in 2**27."""
    i = start
    while i < end:
        w = word(rng)
        for _ in range(6):
            n = 48 - i
            j = i + share(w, n)
            w = rest(w, n)
            drawn = deck[j]
            deck[j] = deck[i]
            deck[i] = drawn
            i += 1
            if i >= end:
                break


@kernel(inline=True)
def mask_of(deck: Cards, start: int, end: int) -> int:
    """The cards at these places."""
    found = 0
    for i in range(start, end):
        found |= 1 << number(deck[i])
    return found


@kernel(inline=True)
def of_each(cards: int) -> int:
    """How many of each month: four bits a month."""
    twos = (cards & 0x555555555555) + ((cards >> 1) & 0x555555555555)
    return (twos & 0x333333333333) + ((twos >> 2) & 0x333333333333)


@kernel(inline=True)
def fours(counts: int) -> int:
    """Months with four cards, by their lowest bit."""
    return (counts >> 2) & at.EACH


@kernel(inline=True)
def threes(counts: int) -> int:
    """Months with three cards."""
    return counts & (counts >> 1) & at.EACH


@kernel(inline=True)
def pairs(counts: int) -> int:
    """How many months have two cards."""
    return ones((counts >> 1) & ~counts & at.EACH)


@kernel(inline=True)
def _table_kind(counts: int, effect: int, p: Numbers) -> int:
    """The first special deal of the table that has this effect; NO_SPECIAL: none."""
    if p[_TABLE_FOUR] == effect and fours(counts):
        return 2
    if p[_TABLE_PAIRS] == effect and pairs(counts) == 4:
        return 3
    if p[_TABLE_THREE] == effect and threes(counts):
        return 4
    return NO_SPECIAL


@kernel(inline=True)
def _special(deck: Cards, dealer: int, seats: int, hand: int, p: Numbers) -> tuple[int, int, int]:
    """As `special`, of so many hands of so many cards."""
    table = mask_of(deck, seats * hand, seats * hand + 8)
    on_table = of_each(table)
    kind = NO_SPECIAL
    holder = -1
    sides = 0
    again = _table_kind(on_table, 1, p) >= 0
    for turn in range(seats):
        seat = (dealer + turn) & (seats - 1)
        counts = of_each(mask_of(deck, seat * hand, seat * hand + hand))
        found = 0 if fours(counts) else (1 if pairs(counts) == 4 else -1)
        if found >= 0 and p[_HAND_FOUR + found] != 3:
            again = again or p[_HAND_FOUR + found] == 2
            sides |= 1 << (seat & 1)
            if holder < 0:
                holder = seat
                kind = found
    if again or sides == 3:
        return REDEAL, -1, table
    if holder < 0:
        kind = _table_kind(on_table, 0, p)
    return kind, holder, table


@kernel()
def _special_of_teams(deck: Cards, dealer: int, p: Numbers) -> tuple[int, int, int]:
    return _special(deck, dealer, 4, 5, p)


@kernel(inline=True)
def special(deck: Cards, dealer: int, p: Numbers) -> tuple[int, int, int]:
    """The special deal of a deck as it lies that takes effect, as its place among `SPECIALS`, REDEAL or NO_SPECIAL;
    whose hand it is, -1: the table's; and the cards on the table.

    The table's that mean to deal again come first, then a hand's, then hands that bring points (those of two sides
    cancel each other), then the table's that bring points (koikoi rules 2.3).
    """
    # Loops of known length are much faster.
    if p[_TEAMS]:
        return _special_of_teams(deck, dealer, p)
    return _special(deck, dealer, 2, 8, p)


@kernel(inline=True)
def special_side(kind: int, holder: int, dealer: int, p: Numbers) -> int:
    """Who gets the points of a special deal."""
    return holder & 1 if holder >= 0 and p[_HAND_FOUR + kind] == 0 else dealer & 1


@kernel()
def award(st: Numbers, side: int, points: int, p: Numbers) -> None:
    """`points` to a side; in a match by payment the other side pays them."""
    st[at.GAINS] = 0
    st[at.GAINS + 1] = 0
    st[at.GAINS + side] = points
    if p[_PAYMENT]:
        st[at.GAINS + 1 - side] = -points


@kernel()
def begin(st: Numbers, deck: Cards, p: Numbers) -> bool:
    """A round from `deck` as it lies, with dealer, month and scores as they stand in `st`. False: a special deal showed
    for which the cards have to be dealt again."""
    seats = 2 + 2 * p[_TEAMS]
    hand = 8 - 3 * p[_TEAMS]
    kind, holder, table = special(deck, st[at.DEALER], p)
    if kind == REDEAL:
        return False
    for slot in range(at.DEALER):
        st[slot] = 0
    st[at.DRAWN] = -1
    st[at.WHY] = -1
    st[at.WINNER] = -1
    st[at.SEAT] = -1
    st[at.SPECIAL] = -1
    st[at.GAINS] = 0
    st[at.GAINS + 1] = 0
    st[at.TABLE] = table
    for seat in range(seats):
        st[at.HANDS + seat] = mask_of(deck, seat * hand, seat * hand + hand)
    if kind >= 0:
        st[at.PHASE] = at.OVER
        st[at.WHY] = at.SPECIAL_DEAL
        st[at.SPECIAL] = kind
        st[at.SEAT] = holder
        st[at.WINNER] = special_side(kind, holder, st[at.DEALER], p)
        award(st, st[at.WINNER], p[_SPECIAL_POINTS], p)
    return True


@kernel()
def deal(st: Numbers, deck: Cards, rng: Chances, p: Numbers) -> None:
    """A round from cards shuffled at random, again until they may be played or a special deal ends the round."""
    for card in range(48):
        deck[card] = card
    shuffle(deck, 0, 48, rng)
    while not begin(st, deck, p):
        shuffle(deck, 0, 48, rng)
