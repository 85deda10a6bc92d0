"""How a player lays its cards out, where received ones go, and which it moves (rules C4, 4.3, 4.4).

Cards lie in two wings, from the ends of the rows inwards; the middle stays free. Tomofuda lie side by side, so that one
sweep covers both, or in different wings, by style. What one sound decides lies near, and so does what is decided late:
the first is swept at once, the other guarded.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from itertools import pairwise

from karuta.chance import Chance
from karuta.mat.field import Format, Mat, Place, Side
from karuta.mat.layout import players_layout
from karuta.players.characters import STYLE, StyleName
from karuta.players.dice import Dice
from karuta.poems.anthology import POEMS
from karuta.poems.kimariji import OPENINGS
from karuta.poems.orders import BY_KIMARIJI
from karuta.poems.reading import Verse

_RANK: Mapping[Verse, Mapping[int, int]] = {
    "upper": {number: rank for rank, number in enumerate(BY_KIMARIJI)},
    "lower": {poem.number: rank for rank, poem in enumerate(sorted(POEMS, key=lambda poem: poem.lower))},
}
"""Orders in which poems that begin alike stand together."""
_LATE = 4
"""From this deciding mora on a card is guarded near the body."""


def arrange(mat: Mat, side: Side, style: StyleName, chance: Chance) -> dict[int, Place]:
    """A place for every card that lies in the player's own field."""
    return players_layout(mat.cards(side), STYLE[style].layout, chance, side, mat.format)


def _near(decided: int, style: StyleName) -> bool:
    """Whether the player wants a card near its body that this mora decides: to sweep it at once, or to guard it."""
    layout = STYLE[style].layout
    return (layout.short_near and decided == 1) or (layout.long_near and decided >= _LATE)


def spot(
    mat: Mat,
    side: Side,
    card: int,
    *,
    unread: Collection[int],
    style: StyleName,
    dice: Dice,
    verse: Verse = "upper",
) -> Place:
    """Where a received card goes: beside its twin or across from it, else to an end of a row."""
    own = frozenset(mat.cards(side))
    openings = OPENINGS[verse]
    decided = openings.deciding(card, unread)
    twins = openings.sharing(card, decided - 1, own) if decided > 1 else ()
    strong = dice.happens(STYLE[style].layout.share)
    row = mat.format.rows - 1 if _near(decided, style) else dice.below(mat.format.rows)
    wish = Place(side, row, mat.format.last_x if strong else 0)
    if twins:
        wish = _by_twin(mat, mat.places[twins[0]], style)
    made = mat.make_room(side, wish)
    return wish if made is None else made[1]


def _by_twin(mat: Mat, twin: Place, style: StyleName) -> Place:
    """The wished place of a card whose twin lies at `twin`."""
    fmt = mat.format
    if STYLE[style].layout.twins == "apart":
        return Place(twin.field, twin.row, fmt.last_x - twin.x)
    inwards = fmt.card_width if 2 * twin.x < fmt.last_x else -fmt.card_width
    return Place(twin.field, twin.row, twin.x + inwards)


def room_for_one(mat: Mat, side: Side) -> dict[int, Place] | None:
    """Own cards to be moved so that a received one finds a gap (rules 4.3); None if there is one, or nothing helps."""
    if mat.free(side):
        return None
    made = mat.make_room(side, Place(side, mat.format.rows - 1, 0))
    if made is None:
        return None
    return {card: made[0].places[card] for card in mat.cards(side) if made[0].places[card] != mat.places[card]}


def regroup(
    mat: Mat, side: Side, unread: Collection[int], style: StyleName, dice: Dice, *, verse: Verse = "upper"
) -> dict[int, Place] | None:
    """One own card to be moved so that twins lie as the style wants them; None if none has reason or room."""
    own = mat.cards(side)
    pairs = [pair for pair in _twins(own, unread, verse) if _misplaced(mat, pair, style)]
    if not pairs:
        return None
    stays, moves = pairs[dice.below(len(pairs))]
    lifted = mat.take(moves)
    place = lifted.room(side, _by_twin(lifted, mat.places[stays], style))
    if place is None or _misplaced_at(mat.format, mat.places[stays], place, style):
        return None
    return {moves: place}


def _twins(own: Iterable[int], unread: Collection[int], verse: Verse) -> list[tuple[int, int]]:
    ranked, openings = sorted(own, key=_RANK[verse].__getitem__), OPENINGS[verse]
    return [(a, b) for a, b in pairwise(ranked) if 0 < openings.common(a, b) == openings.deciding(a, unread) - 1]


def _misplaced(mat: Mat, pair: tuple[int, int], style: StyleName) -> bool:
    return _misplaced_at(mat.format, mat.places[pair[0]], mat.places[pair[1]], style)


def _misplaced_at(fmt: Format, one: Place, two: Place, style: StyleName) -> bool:
    if STYLE[style].layout.twins == "together":
        return one.row != two.row or abs(one.x - two.x) > 2 * fmt.card_width
    return (2 * one.x < fmt.last_x) == (2 * two.x < fmt.last_x)
