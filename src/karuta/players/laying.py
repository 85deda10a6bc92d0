"""How a player lays its cards out, where received ones go, and which it moves (rules C4, 4.3, 4.4).

Cards lie in two wings, from the ends of the rows inwards; the middle stays free. Tomofuda lie side by side, so that one
sweep covers both, or in different wings, by style. What one sound decides lies near, and so does what is decided late:
the first is swept at once, the other guarded.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import pairwise

from karuta.mat.field import Format, Mat, Place, Side
from karuta.players.characters import STYLE, StyleName
from karuta.players.dice import Dice
from karuta.poems.kimariji import UPPER, deciding
from karuta.poems.orders import BY_KIMARIJI

_RANK: Mapping[int, int] = {number: rank for rank, number in enumerate(BY_KIMARIJI)}
_GEDAN, _CHUDAN = 0.46, 0.3
"""Shares of a wing's cards in the lower and the middle row: 6, 4 and 3 of 13."""
_LATE = 4
"""From this deciding mora on a card is guarded near the body."""


def arrange(mat: Mat, side: Side, unread: Collection[int], style: StyleName, dice: Dice) -> dict[int, Place]:
    """A place for every card that lies in the player's own field."""
    cards = sorted(mat.cards(side), key=_RANK.__getitem__)
    left, right = _wings(cards, unread, style, dice)
    places: dict[int, Place] = {}
    for wing, to_right in ((left, False), (right, True)):
        for row, members in enumerate(_rows(wing, unread, mat.format, dice)):
            for at, card in enumerate(members):
                x = at * mat.format.card_width
                places[card] = Place(side, row, mat.format.last_x - x if to_right else x)
    return places


def _wings(cards: Sequence[int], unread: Collection[int], style: StyleName, dice: Dice) -> tuple[list[int], list[int]]:
    """The cards of the left and of the right wing, the stronger one on the right, twins by style."""
    room = [0, round(len(cards) * STYLE[style].strong)]
    room[0] = len(cards) - room[1]
    wings: tuple[list[int], list[int]] = ([], [])
    for card in cards:
        free = [room[i] - len(wings[i]) for i in (0, 1)]
        wing = int(dice.unit() * (free[0] + free[1]) >= free[0])
        twin = next((i for i in (0, 1) if _has_twin(card, wings[i], unread)), None)
        if twin is not None:
            wing = twin if STYLE[style].together else 1 - twin
        if free[wing] <= 0:
            wing = 1 - wing
        wings[wing].append(card)
    return wings


def _has_twin(card: int, others: Collection[int], unread: Collection[int]) -> bool:
    decided = deciding(card, unread)
    return decided > 1 and bool(UPPER.sharing(card, decided - 1, others))


def _rows(wing: Sequence[int], unread: Collection[int], fmt: Format, dice: Dice) -> list[list[int]]:
    """The wing's cards by row, jodan first, each from the outer end inwards; at most half a row each."""
    most = fmt.row_capacity // 2
    near = sorted(wing, key=lambda card: _nearness(card, unread) + dice.unit())
    low = min(most, max(round(len(near) * _GEDAN), len(near) - 2 * most))
    middle = min(most, max(round(len(near) * _CHUDAN), len(near) - low - most))
    parts = (near[low + middle :], near[low : low + middle], near[:low])
    return [sorted(part, key=_RANK.__getitem__) for part in parts]


def _nearness(card: int, unread: Collection[int]) -> float:
    """Below 0.5 for cards that are wanted near the body."""
    decided = deciding(card, unread)
    return 0.0 if decided == 1 or decided >= _LATE else 0.6


def spot(mat: Mat, side: Side, card: int, *, unread: Collection[int], style: StyleName, dice: Dice) -> Place:
    """Where a received card goes: beside its twin or across from it, else to an end of a row."""
    own = mat.cards(side)
    decided = deciding(card, unread)
    twins = UPPER.sharing(card, decided - 1, own) if decided > 1 else ()
    strong = dice.happens(STYLE[style].strong)
    row = 2 if _nearness(card, unread) < 0.5 else dice.below(mat.format.rows)
    wish = Place(side, row, mat.format.last_x if strong else 0)
    if twins:
        wish = _by_twin(mat, mat.places[twins[0]], style)
    made = mat.make_room(side, wish)
    return wish if made is None else made[1]


def _by_twin(mat: Mat, twin: Place, style: StyleName) -> Place:
    """The wished place of a card whose twin lies at `twin`."""
    fmt = mat.format
    if not STYLE[style].together:
        return Place(twin.field, twin.row, fmt.last_x - twin.x)
    inwards = fmt.card_width if 2 * twin.x < fmt.last_x else -fmt.card_width
    return Place(twin.field, twin.row, twin.x + inwards)


def room_for_one(mat: Mat, side: Side) -> dict[int, Place] | None:
    """Own cards to be moved so that a received one finds a gap (rules 4.3); None if there is one, or nothing helps."""
    if mat.count(side) < mat.format.row_capacity:
        return None
    made = mat.make_room(side, Place(side, mat.format.rows - 1, 0))
    if made is None or made[0] is mat:
        return None
    return {card: made[0].places[card] for card in mat.cards(side) if made[0].places[card] != mat.places[card]}


def regroup(mat: Mat, side: Side, unread: Collection[int], style: StyleName, dice: Dice) -> dict[int, Place] | None:
    """One own card to be moved so that twins lie as the style wants them; None if none has reason or room."""
    own = mat.cards(side)
    pairs = [pair for pair in _twins(own, unread) if _misplaced(mat, pair, style)]
    if not pairs:
        return None
    stays, moves = pairs[dice.below(len(pairs))]
    lifted = mat.take(moves)
    place = lifted.room(side, _by_twin(lifted, mat.places[stays], style))
    if place is None or _misplaced_at(mat.format, mat.places[stays], place, style):
        return None
    return {moves: place}


def _twins(own: Iterable[int], unread: Collection[int]) -> list[tuple[int, int]]:
    ranked = sorted(own, key=_RANK.__getitem__)
    return [(a, b) for a, b in pairwise(ranked) if 0 < deciding(a, unread) - 1 == UPPER.common(a, b)]


def _misplaced(mat: Mat, pair: tuple[int, int], style: StyleName) -> bool:
    return _misplaced_at(mat.format, mat.places[pair[0]], mat.places[pair[1]], style)


def _misplaced_at(fmt: Format, one: Place, two: Place, style: StyleName) -> bool:
    if STYLE[style].together:
        return one.row != two.row or abs(one.x - two.x) > 2 * fmt.card_width
    return (2 * one.x < fmt.last_x) == (2 * two.x < fmt.last_x)
