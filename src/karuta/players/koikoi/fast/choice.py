"""How `greedy`, `easy` and `normal` choose, compiled: what `heuristic` tells in words, number by number.

States, actions and parameters are those of the engine (`karuta.games.koikoi.fast.layout`). `w` are `Weights`, `s` a
`Scale`, both float64 in the order of their fields.
"""

# ruff: noqa: PLR0917 - compiled functions take no keywords.

from __future__ import annotations

from typing import Final

from karuta.games.koikoi.fast import layout as at
from karuta.games.koikoi.fast.greedy import family, hot, worth
from karuta.games.koikoi.fast.kernel import Chances, Numbers, below, ones
from karuta.games.koikoi.fast.round import choices, matching, seat_of, stop_value
from karuta.games.koikoi.fast.yaku import yaku_points
from karuta.players.koikoi.fast.kernel import Reals, strategy
from karuta.players.koikoi.position import Scale
from karuta.players.koikoi.weights import Weights

_P = at.PLACES
_TEAMS: Final = _P["teams"]
_THREE: Final = _P["three_on_table"]
_DOUBLE_AT: Final = _P["double_at"]
_PLAIN: Final = at.Derived.KASU

RANDOM: Final = 0
GREEDY: Final = 1
EASY: Final = 2
NORMAL: Final = 3
HARD: Final = 4
"""Kinds of players, in the order of `LEVELS`."""

CARELESS: Final = 0.2
"""How often a beginner lays down any card instead of looking."""
EASY_LOW: Final = 2
EASY_TURNS: Final = 4
"""A bold beginner goes on with no more points than this and no fewer cards."""
SECOND_THREAT: Final = 0.3
_MILLION: Final = 1_000_000

_W = {name: place for place, name in enumerate(Weights._fields)}
_YAKU: Final = _W["yaku"]
_BRIGHT_ONE: Final = _W["bright_one"]
_BRIGHT_TWO: Final = _W["bright_two"]
_SET_ONE: Final = _W["set_one"]
_SET_TWO: Final = _W["set_two"]
_VIEWING: Final = _W["viewing"]
_W_RIBBON: Final = _W["ribbon"]
_W_ANIMAL: Final = _W["animal"]
_W_PLAIN: Final = _W["plain"]
_NEAR: Final = _W["near"]
_OTHER: Final = _W["other"]
_THREAT: Final = _W["threat"]
_FOLLOW: Final = _W["follow"]
_GO: Final = _W["go"]
_GO_TURNS: Final = _W["go_turns"]
_GO_TOTAL: Final = _W["go_total"]
_GO_OTHER: Final = _W["go_other"]
_GO_MINE: Final = _W["go_mine"]
_GO_CALLED: Final = _W["go_called"]
_GO_LARGE: Final = _W["go_large"]

_S = {name: place for place, name in enumerate(Scale._fields)}
_BRIGHT: Final = _S["bright"]
_INOSHIKACHO: Final = _S["inoshikacho"]
_AKATAN: Final = _S["akatan"]
_AOTAN: Final = _S["aotan"]
_HANAMI: Final = _S["hanami"]
_TSUKIMI: Final = _S["tsukimi"]
_RIBBON: Final = _S["ribbon"]
_ANIMAL: Final = _S["animal"]
_PLAINS: Final = _S["plain"]
_TSUKIFUDA: Final = _S["tsukifuda"]
_HANAMI_CARDS: Final = at.CURTAIN | at.CUP
_TSUKIMI_CARDS: Final = at.MOON | at.CUP


@strategy(inline=True)
def card_of(st: Numbers, action: int) -> int:
    """The card that an action lays on the table: of the hand, or drawn."""
    return st[at.DRAWN] if st[at.PHASE] == at.PICKING else action >> 2


@strategy(inline=True)
def taken_by(st: Numbers, action: int, p: Numbers) -> int:
    """The table cards that it takes; 0: it stays there."""
    card = card_of(st, action)
    found = matching(st[at.TABLE], card)
    if choices(st[at.TABLE], card, p):
        return 1 << (action - at.PICK if st[at.PHASE] == at.PICKING else (card & 60) | (action & 3))
    return found


# -- greedy


@strategy()
def greedy_action(st: Numbers, actions: Numbers, n: int, p: Numbers) -> int:
    """The first of the best; at a decision, stop."""
    if st[at.PHASE] == at.DECIDE or n == 1:
        return int(actions[0])
    side = seat_of(st, p) & 1
    pile = st[at.PILES + side]
    calls = st[at.CALLS + side]
    month = st[at.MONTH]
    heat = hot(pile, month, p)
    held = st[at.HELD + side] if st[at.PHASE] == at.PLAY else yaku_points(pile, calls, month, p)
    chosen = 0
    best = -_MILLION
    for i in range(n):
        card = card_of(st, actions[i])
        found = taken_by(st, actions[i], p)
        one = 1 << card
        value = worth(pile, held, found | one, heat, calls, month, p) if found else -family(one)
        if value > best:
            best = value
            chosen = i
    return int(actions[chosen])


# -- normal


@strategy(inline=True)
def _set(mine: int, other: int, cards: int, factor: float, w: Reals) -> float:
    if other & cards:
        return 0.0
    count = ones(mine & cards)
    if count == 1:
        return float(w[_SET_ONE] * factor)
    if count == 2:
        return float(w[_SET_TWO] * factor)
    return 0.0


@strategy(inline=True)
def _kind(count: int, near: bool, weight: float, factor: float, w: Reals) -> float:
    return (weight * count + (w[_NEAR] if near else 0.0)) * factor


@strategy()
def potential(mine: int, other: int, calls: int, month: int, p: Numbers, w: Reals, s: Reals) -> float:
    """What a pile is worth on its way, against that of the other side."""
    value = w[_YAKU] * yaku_points(mine, calls, month, p)
    brights = ones(mine & at.DRY)
    if ones(other & at.DRY) < 2:
        if brights == 1:
            value += w[_BRIGHT_ONE] * s[_BRIGHT]
        elif brights == 2:
            value += w[_BRIGHT_TWO] * s[_BRIGHT]
        elif brights >= 3:
            value += (w[_BRIGHT_TWO] + 1) * s[_BRIGHT]
        if mine & at.RAIN and brights >= 2:
            value += 0.5 * w[_BRIGHT_ONE] * s[_BRIGHT]
    value += _set(mine, other, at.TRIO, s[_INOSHIKACHO], w)
    value += _set(mine, other, at.POETRY, s[_AKATAN], w)
    value += _set(mine, other, at.PURPLE, s[_AOTAN], w)
    if not other & _HANAMI_CARDS and ones(mine & _HANAMI_CARDS) == 1:
        value += w[_VIEWING] * s[_HANAMI]
    if not other & _TSUKIMI_CARDS and ones(mine & _TSUKIMI_CARDS) == 1:
        value += w[_VIEWING] * s[_TSUKIMI]
    count = ones(mine & at.RIBBONS)
    value += _kind(count, count == 4, w[_W_RIBBON], s[_RIBBON], w)
    count = ones(mine & at.ANIMALS)
    value += _kind(count, count == 4, w[_W_ANIMAL], s[_ANIMAL], w)
    count = ones(mine & p[_PLAIN])
    value += _kind(count, count >= 8, w[_W_PLAIN], s[_PLAINS], w)
    if s[_TSUKIFUDA] != 0.0:
        cards = 15 << (4 * month)
        if not other & cards:
            value += ones(mine & cards) * s[_TSUKIFUDA]
    return float(value)


@strategy()
def best_take(
    lay: int, pile: int, against: int, least: float, calls: int, month: int, p: Numbers, w: Reals, s: Reals
) -> float:
    """The potential after the best capture of what lies there of a month; at least `least`."""
    if ones(lay) == 3 and p[_THREE] == 0:
        return max(least, potential(pile | lay, against, calls, month, p, w, s))
    best = least
    while lay:
        card = lay & -lay
        lay ^= card
        best = max(best, potential(pile | card, against, calls, month, p, w, s))
    return best


@strategy()
def leave_value(
    st: Numbers, side: int, hand: int, table: int, mine: int, hidden: int, p: Numbers, w: Reals, s: Reals
) -> float:
    """How good it is to leave this to the other side, who hold `hidden` cards."""
    other = st[at.PILES + 1 - side]
    own = st[at.CALLS + side]
    theirs = st[at.CALLS + 1 - side]
    month = st[at.MONTH]
    a = potential(mine, other, own, month, p, w, s)
    b = potential(other, mine, theirs, month, p, w, s)
    unseen = at.ALL & ~(hand | table | mine | other)
    count = ones(unseen)
    lacks = 1.0 - hidden / count if count else 1.0
    lacks = max(lacks, 0.0)
    first = 0.0
    second = 0.0
    follow = 0.0
    for m in range(12):
        cards = 15 << (4 * m)
        lay = table & cards
        if not lay:
            continue
        u = ones(unseen & cards)
        if u:
            none = 1.0
            for _ in range(u):
                none *= lacks
            gain = (best_take(lay, other, mine, b, theirs, month, p, w, s) - b) * (1.0 - none)
            if gain > first:
                second = first
                first = gain
            elif gain > second:
                second = gain
        if hand & cards:
            gain = best_take(lay, mine, other, a, own, month, p, w, s) - a
            follow = max(follow, gain)
    return float(a - w[_OTHER] * b - w[_THREAT] * (first + SECOND_THREAT * second) + w[_FOLLOW] * follow)


@strategy(inline=True)
def cards_of_side(st: Numbers, side: int) -> int:
    """Cards in the hands of a side."""
    return ones(st[at.HANDS + side]) + ones(st[at.HANDS + 2 + side])


@strategy()
def normal_goes_on(st: Numbers, side: int, boldness: float, p: Numbers, w: Reals, s: Reals) -> bool:
    """Koi-koi or not."""
    mine = st[at.PILES + side]
    other = st[at.PILES + 1 - side]
    month = st[at.MONTH]
    made = yaku_points(mine, st[at.CALLS + side], month, p)
    own = potential(mine, other, st[at.CALLS + side], month, p, w, s) - w[_YAKU] * made
    go = w[_GO] + boldness + w[_GO_TURNS] * cards_of_side(st, side) + w[_GO_TOTAL] * stop_value(st, side, p)
    go += w[_GO_OTHER] * potential(other, mine, st[at.CALLS + 1 - side], month, p, w, s) + w[_GO_MINE] * own
    if st[at.CALLS + 1 - side]:
        go += w[_GO_CALLED]
    if 0 < p[_DOUBLE_AT] <= made:
        go += w[_GO_LARGE]
    return bool(go > 0)


@strategy()
def normal_action(st: Numbers, actions: Numbers, n: int, boldness: float, p: Numbers, w: Reals, s: Reals) -> int:
    """The first of the best positions to leave to the other side; koi-koi by a sum of what speaks for it. Of the other
    hands only their sizes are looked at."""
    seat = seat_of(st, p)
    side = seat & 1
    if st[at.PHASE] == at.DECIDE:
        return int(actions[1] if normal_goes_on(st, side, boldness, p, w, s) else actions[0])
    if n == 1:
        return int(actions[0])
    hidden = cards_of_side(st, 1 - side)
    chosen = 0
    best = -1e300
    for i in range(n):
        card = card_of(st, actions[i])
        found = taken_by(st, actions[i], p)
        hand = st[at.HANDS + seat] & ~(1 << card)
        if found:
            table = st[at.TABLE] & ~found
            mine = st[at.PILES + side] | found | (1 << card)
        else:
            table = st[at.TABLE] | (1 << card)
            mine = st[at.PILES + side]
        value = leave_value(st, side, hand, table, mine, hidden, p, w, s)
        if value > best:
            best = value
            chosen = i
    return int(actions[chosen])


# -- easy and random


@strategy()
def easy_action(st: Numbers, actions: Numbers, n: int, boldness: float, rng: Chances, p: Numbers) -> int:
    """Greedy, now and then careless; stops early."""
    if st[at.PHASE] == at.DECIDE:
        side = seat_of(st, p) & 1
        low = yaku_points(st[at.PILES + side], st[at.CALLS + side], st[at.MONTH], p) <= EASY_LOW
        early = cards_of_side(st, side) >= EASY_TURNS and st[at.CALLS + side] == 0
        return int(actions[1] if boldness > 0 and low and early else actions[0])
    if st[at.PHASE] == at.PLAY and below(rng, _MILLION) < CARELESS * _MILLION:
        return int(actions[below(rng, n)])
    return greedy_action(st, actions, n, p)


@strategy()
def simple_action(
    kind: int, st: Numbers, actions: Numbers, n: int, boldness: float, rng: Chances, p: Numbers, w: Reals, s: Reals
) -> int:
    """What a player of this kind does, who plays nothing out: RANDOM, GREEDY, EASY or NORMAL."""
    if kind == RANDOM:
        return int(actions[below(rng, n)])
    if kind == GREEDY:
        return greedy_action(st, actions, n, p)
    if kind == EASY:
        return easy_action(st, actions, n, boldness, rng, p)
    return normal_action(st, actions, n, boldness, p, w, s)
