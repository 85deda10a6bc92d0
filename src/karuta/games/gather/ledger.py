"""Who has which cards: takes, fouls paid with taken cards, the pool in the centre, debts (rules 5.1, 5.6)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class Ledger(Struct, frozen=True, gc=False):
    """The cards that are not on the cloth; `taken` (in the order of taking) and `debts` by seat."""

    taken: tuple[tuple[int, ...], ...]
    pool: tuple[int, ...]
    debts: tuple[int, ...]

    @property
    def counts(self) -> tuple[int, ...]:
        """By seat: cards taken."""
        return tuple(map(len, self.taken))


class Settling(Struct, frozen=True, gc=False):
    """What came of a reading before anybody's cards moved: the ledger, the cards that its take brings, and how many
    cards each seat has to put down for its fouls."""

    ledger: Ledger
    cards: tuple[int, ...]
    owed: tuple[int, ...]


class Settled(Struct, frozen=True, gc=False):
    """The ledger after a reading, what the taker got, and what was put down to the centre, by seat."""

    ledger: Ledger
    gained: tuple[int, ...]
    returned: dict[int, tuple[int, ...]]


def settle(before: Settling, taker: int | None) -> Settled:
    """First the taker gets the card with all that lay in the centre; then fouls and older debts are paid, the card
    taken last first, and who has none owes them. So what is put down for fouls of a reading is for the next taker.

    >>> settle(Settling(Ledger(((5,), ()), (9,), (0, 2)), (7,), (1, 0)), 1).ledger
    Ledger(taken=((), ()), pool=(5, 9, 7), debts=(0, 0))
    """
    ledger = before.ledger
    piles = [list(taken) for taken in ledger.taken]
    pool: list[int] = list(ledger.pool)
    gained: tuple[int, ...] = ()
    if taker is not None:
        gained, pool = (*before.cards, *pool), []
        piles[taker] += gained
    debts, returned = [], {}
    for seat, pile in enumerate(piles):
        due = ledger.debts[seat] + before.owed[seat]
        paid = _paid(pile, due)
        if paid:
            returned[seat] = paid
            pool += paid
        debts.append(due - len(paid))
    after = Ledger(tuple(map(tuple, piles)), tuple(pool), tuple(debts))
    return Settled(after, gained, returned)


def _paid(pile: list[int], due: int) -> tuple[int, ...]:
    """As many cards of the pile as there are, up to `due`, the last one first."""
    return tuple([pile.pop() for _ in range(min(due, len(pile)))])


def leaders(counts: Sequence[int], seats: Sequence[int]) -> tuple[int, ...]:
    """Those of `seats` that have most cards."""
    most = max(counts[seat] for seat in seats)
    return tuple(seat for seat in seats if counts[seat] == most)
