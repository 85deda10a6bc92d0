"""The cards of a round as dealt, and the special deals (koikoi rules 2.2, 2.3, option 4.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from karuta.games.flowers import deal
from karuta.games.flowers.deal import Cards, Size
from karuta.games.flowers.events import SpecialKind
from karuta.games.koikoi.rules import Rules
from karuta.games.koikoi.state import side_of

TABLE_CARDS: Final = 8
_TABLE_KINDS: Final[tuple[SpecialKind, ...]] = ("table_four", "table_pairs", "table_three")
_HAND_KINDS: Final[tuple[SpecialKind, ...]] = ("hand_four", "hand_pairs")


class Special(NamedTuple):
    """A special deal that has an effect. `seat`: whose hand it is (None: of the table, or of both sides); `side`: who
    gets the points (None: the cards are dealt again)."""

    kind: SpecialKind
    seat: int | None
    side: int | None


def dealt(rules: Rules, dealer: int, cards: Sequence[int]) -> Cards:
    """`cards` dealt by these rules (koikoi rules 2.2)."""
    return deal.dealt(size(rules), dealer, rules.deal_by, cards)


def size(rules: Rules) -> Size:
    """How many cards go where."""
    return Size(rules.seats, rules.hand, TABLE_CARDS)


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
