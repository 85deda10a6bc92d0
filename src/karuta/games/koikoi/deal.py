"""Who deals first, how the cards are dealt, and the special deals (koikoi rules 2.1-2.3, options 4.6 and 4.13).

All chance of a match comes from its seed: the draw for the deal from the child `dealer`, the deck of a round from the
child `round <n>`, and that of the n-th deal anew from `round <n> again <n>`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from karuta.chance import Chance
from karuta.games.koikoi.events import SpecialKind
from karuta.games.koikoi.rules import Rules
from karuta.games.koikoi.state import side_of
from karuta.hanafuda.deck import DECK

TABLE_CARDS: Final = 8
_AT_ONCE: Final = {"fours": 4, "twos": 2, "ones": 1, "all": 8}
_TABLE_KINDS: Final[tuple[SpecialKind, ...]] = ("table_four", "table_pairs", "table_three")
_HAND_KINDS: Final[tuple[SpecialKind, ...]] = ("hand_four", "hand_pairs")


class Cards(NamedTuple):
    """A deck as dealt: hands by seat, ascending; the table in the order of dealing; the stock, the next card first."""

    hands: tuple[tuple[int, ...], ...]
    table: tuple[int, ...]
    stock: tuple[int, ...]


class Special(NamedTuple):
    """A special deal that has an effect. `seat`: whose hand it is (None: of the table, or of both sides); `side`: who
    gets the points (None: the cards are dealt again)."""

    kind: SpecialKind
    seat: int | None
    side: int | None


def first_dealer(rules: Rules, seed: str) -> tuple[int, tuple[tuple[int, ...], ...]]:
    """The seat that deals the first round, and the cards that the seats drew, draw by draw.

    The earliest month deals; if two seats drew it, all draw again from the whole deck.
    """
    if rules.first_dealer == "first":
        return 0, ()
    if rules.first_dealer == "second":
        return 1, ()
    chance = Chance(seed).child("dealer")
    if rules.first_dealer == "random":
        return chance.below(rules.seats), ()
    draws: list[tuple[int, ...]] = []
    while True:
        draw = tuple(chance.shuffled(range(len(DECK)))[: rules.seats])
        draws.append(draw)
        months = [card // 4 for card in draw]
        if months.count(min(months)) == 1:
            return months.index(min(months)), tuple(draws)


def deck(seed: str, round: int, attempt: int) -> list[int]:
    """The shuffled cards of a round, the first to be dealt first; `attempt` counts the deals anew, from 0."""
    again = f" again {attempt}" if attempt else ""
    return Chance(seed).child(f"round {round}{again}").shuffled(range(len(DECK)))


def dealt(rules: Rules, dealer: int, cards: Sequence[int]) -> Cards:
    """`cards` dealt: the others in turn from the dealer's left, the table, the dealer, so many at once as `deal_by`
    says and as still go to each (koikoi rules 2.2)."""
    *hands, table, stock = _places(rules.seats, rules.hand, dealer, _AT_ONCE[rules.deal_by])
    return Cards(
        tuple(tuple(sorted([cards[place] for place in hand])) for hand in hands),
        tuple([cards[place] for place in table]),
        tuple([cards[place] for place in stock]),
    )


@cache
def _places(seats: int, hand: int, dealer: int, at_once: int) -> tuple[tuple[int, ...], ...]:
    """Which places of the deck go to each seat, to the table and to the stock."""
    groups: list[list[int]] = [[] for _ in range(seats + 2)]
    sizes = [hand] * seats + [TABLE_CARDS]
    order = [*((dealer + step) % seats for step in range(1, seats)), seats, dealer]
    place = 0
    while place < sum(sizes):
        for goes_to in order:
            for _ in range(min(at_once, sizes[goes_to] - len(groups[goes_to]))):
                groups[goes_to].append(place)
                place += 1
    groups[-1] = list(range(place, len(DECK)))
    return tuple(map(tuple, groups))


def special(rules: Rules, dealer: int, cards: Cards) -> Special | None:
    """The special deal that takes effect, if any (koikoi rules 2.3). Looked at in this order:

    1. The table's that mean to deal again: with such a table no hand counts.
    2. A hand's that mean to deal again.
    3. Hands that bring points: if both sides have one they cancel each other, and the cards are dealt again; of two
       partners who both have one, it counts once, for the one who would play first.
    4. The table's that bring the dealer points.

    Among those of the table, four of a month goes before four pairs, and this before three of a month.
    """
    table = _patterns(cards.table, _TABLE_KINDS)
    for kind in table:
        if getattr(rules, kind) == "redeal":
            return Special(kind, None, None)
    return _of_hands(rules, dealer, cards.hands) or next(
        (Special(kind, None, side_of(dealer)) for kind in table if getattr(rules, kind) == "dealer"), None
    )


def shown(special: Special, cards: Cards) -> tuple[int, ...]:
    """The cards of the hand, the hands or the table that `special` is about."""
    if special.seat is not None:
        return cards.hands[special.seat]
    if special.kind == "both_hands":
        return tuple(card for hand in cards.hands if _patterns(hand, _HAND_KINDS) for card in hand)
    return cards.table


def _of_hands(rules: Rules, dealer: int, hands: tuple[tuple[int, ...], ...]) -> Special | None:
    held: list[tuple[int, SpecialKind]] = []
    for step in range(len(hands)):
        seat = (dealer + step) % len(hands)
        for kind in _patterns(hands[seat], _HAND_KINDS):
            effect = getattr(rules, kind)
            if effect == "redeal":
                return Special(kind, seat, None)
            if effect != "play":
                held.append((seat, kind))
    if not held:
        return None
    if len({side_of(seat) for seat, _ in held}) == 2:
        return Special("both_hands", None, None)
    seat, kind = held[0]
    return Special(kind, seat, side_of(seat if getattr(rules, kind) == "owner" else dealer))


def _patterns(cards: tuple[int, ...], kinds: tuple[SpecialKind, ...]) -> list[SpecialKind]:
    """Those of `kinds` (four of a month, four pairs, three of a month) that these cards show."""
    months = [card // 4 for card in cards]
    counts = [months.count(month) for month in set(months)]
    if max(counts) == 2 and (len(counts) != 4 or len(cards) != 8):
        return []
    shown = (4 in counts, counts == [2, 2, 2, 2], 3 in counts)
    return [kind for kind, holds in zip(kinds, shown, strict=False) if holds]
