"""How `easy` and `normal` choose, as people can read it.

`compiled` does the same in the fast engine, number by number; these serve until that is ready, and are its measure.
Every choice is the first of the best in the order of `choices`.
"""

from __future__ import annotations

from typing import Final

from karuta.games.koikoi.counting import (
    ANIMALS,
    DRY,
    HANAMI,
    INOSHIKACHO,
    POETRY,
    PURPLE,
    RAIN,
    RIBBONS,
    TSUKIMI,
    cards_of,
    month_of_round,
    plains,
)
from karuta.games.koikoi.moves import KoiKoi, Pick, Play, SeatMove, Stop
from karuta.games.koikoi.yaku import score
from karuta.hanafuda.deck import DECK
from karuta.players.koikoi.position import Position, points, scale
from karuta.players.koikoi.weights import Weights

_ALL: Final = (1 << 48) - 1
_FIRST: Final = 100
"""A point of a yaku, against points of the family."""
_SECOND_THREAT: Final = 0.3
EASY_LOW: Final = 2
EASY_TURNS: Final = 4
"""A bold beginner goes on with no more points than this and no fewer cards."""


def taken(card: int, take: int | None, table: int, position: Position) -> int:
    """The mask of what `card` takes from the table, itself not among them; 0 if it stays there."""
    if take is not None:
        return 1 << take
    return table & 0xF << card // 4 * 4


def outcome(move: Play | Pick, position: Position) -> tuple[int, int, int]:
    """Hand, table and own pile after the move."""
    card = move.card if isinstance(move, Play) else position.drawn
    got = taken(card, move.take, position.table, position)
    hand = position.hand & ~(1 << card)
    if not got:
        return hand, position.table | 1 << card, position.mine
    return hand, position.table & ~got, position.mine | got | 1 << card


# -- greedy


def greedy(moves: tuple[SeatMove, ...], position: Position) -> SeatMove:
    """What counts most at once: points of yaku, then of the cards taken; with nothing to take the least card is laid
    down. Stops."""
    return max(moves, key=lambda move: greedy_value(move, position))


def greedy_value(move: SeatMove, position: Position) -> int:
    """What `greedy` goes by."""
    if not isinstance(move, Play | Pick):
        return isinstance(move, Stop)
    _, _, pile = outcome(move, position)
    if pile == position.mine:
        assert isinstance(move, Play)
        return -DECK[move.card].points
    family = sum(DECK[card].points for card in range(48) if (pile & ~position.mine) >> card & 1)
    return _FIRST * points(pile, position) + family


def easy_goes_on(position: Position, boldness: float) -> bool:
    """A beginner stops; a bold one goes on early with next to nothing."""
    low = points(position.mine, position) <= EASY_LOW
    return boldness > 0 and low and position.turns >= EASY_TURNS and position.calls[0] == 0


# -- normal


class Eye:
    """`normal` looking at one position."""

    def __init__(self, position: Position, weights: Weights) -> None:
        self.position = position
        self.w = weights
        self.s = scale(position.rules, position.round)

    def potential(self, mine: int, other: int, made: int) -> float:
        """What a pile is worth on its way, against that of the other side; `made` are the points of its yaku."""
        w, s, position = self.w, self.s, self.position
        value = w.yaku * made
        brights = (mine & DRY).bit_count()
        if (other & DRY).bit_count() < 2:
            if brights == 1:
                value += w.bright_one * s.bright
            elif brights == 2:
                value += w.bright_two * s.bright
            elif brights >= 3:
                value += (w.bright_two + 1) * s.bright
            if mine & RAIN and brights >= 2:
                value += 0.5 * w.bright_one * s.bright
        for cards, factor in ((INOSHIKACHO, s.inoshikacho), (POETRY, s.akatan), (PURPLE, s.aotan)):
            if not other & cards:
                count = (mine & cards).bit_count()
                if count == 1:
                    value += w.set_one * factor
                elif count == 2:
                    value += w.set_two * factor
        for cards, factor in ((HANAMI, s.hanami), (TSUKIMI, s.tsukimi)):
            if not other & cards and (mine & cards).bit_count() == 1:
                value += w.viewing * factor
        count = (mine & RIBBONS).bit_count()
        value += (w.ribbon * count + (w.near if count == 4 else 0.0)) * s.ribbon
        count = (mine & ANIMALS).bit_count()
        value += (w.animal * count + (w.near if count == 4 else 0.0)) * s.animal
        count = (mine & plains(position.rules)).bit_count()
        value += (w.plain * count + (w.near if count >= 8 else 0.0)) * s.plain
        if s.tsukifuda:
            month = 0xF << 4 * (month_of_round(position.round) - 1)
            if not other & month:
                value += (mine & month).bit_count() * s.tsukifuda
        return value

    def own(self, mine: int, other: int) -> float:
        """Potential of the own side with these piles."""
        return self.potential(mine, other, points(mine, self.position))

    def others(self, other: int, mine: int) -> float:
        """Potential of the other side."""
        return self.potential(other, mine, points(other, self.position, other=True))

    def value(self, hand: int, table: int, mine: int) -> float:
        """How good it is to leave this to the other side: the own potential against the other's, what the other may
        take next, and what the own hand may."""
        position, w = self.position, self.w
        other = position.other
        a, b = self.own(mine, other), self.others(other, mine)
        unseen = _ALL & ~(hand | table | mine | other)
        count = unseen.bit_count()
        lacks = 1.0 - position.hidden / count if count else 1.0
        lacks = max(lacks, 0.0)
        first = second = follow = 0.0
        for month in range(12):
            cards = 0xF << 4 * month
            lay = table & cards
            if not lay:
                continue
            u = (unseen & cards).bit_count()
            if u:
                none = 1.0
                for _ in range(u):
                    none *= lacks
                gain = (self.best_take(lay, other, mine, b, own=False) - b) * (1.0 - none)
                if gain > first:
                    first, second = gain, first
                elif gain > second:
                    second = gain
            if hand & cards:
                gain = self.best_take(lay, mine, other, a, own=True) - a
                follow = max(follow, gain)
        return a - w.other * b - w.threat * (first + _SECOND_THREAT * second) + w.follow * follow

    def best_take(self, lay: int, pile: int, against: int, least: float, *, own: bool) -> float:
        """The potential after the best capture of what lies there of a month; at least `least`."""
        look = self.own if own else self.others
        if lay.bit_count() == 3 and self.position.rules.three_on_table == "all":
            return max(least, look(pile | lay, against))
        best = least
        while lay:
            card = lay & -lay
            lay ^= card
            best = max(best, look(pile | card, against))
        return best

    def goes_on(self, boldness: float) -> bool:
        """Koi-koi or not: what a stop counts now, against what may still come for both sides."""
        position, w = self.position, self.w
        stop = score(
            cards_of(position.mine),
            position.rules,
            round=position.round,
            calls=position.calls[0],
            counted=position.counted[0],
            opponent=position.counted[1],
        )
        mine = self.own(position.mine, position.other) - w.yaku * stop.points
        sum_ = w.go + boldness + w.go_turns * position.turns + w.go_total * stop.total
        sum_ += w.go_other * self.others(position.other, position.mine) + w.go_mine * mine
        if position.calls[1]:
            sum_ += w.go_called
        if 0 < position.rules.double_at <= stop.points:
            sum_ += w.go_large
        return sum_ > 0


def normal(moves: tuple[SeatMove, ...], position: Position, weights: Weights, boldness: float) -> SeatMove:
    """One ply ahead: the best position to leave to the other side; koi-koi by a sum of what speaks for it."""
    eye = Eye(position, weights)
    if isinstance(moves[0], Stop):
        return KoiKoi() if len(moves) > 1 and eye.goes_on(boldness) else moves[0]
    best, chosen = -1e300, moves[0]
    for move in moves:
        assert isinstance(move, Play | Pick)
        value = eye.value(*outcome(move, position))
        if value > best:
            best, chosen = value, move
    return chosen
