"""What a round of hana-awase counts: points of the captured cards against par, and yaku where they are played (koikoi
rules 1, 3, 7)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from msgspec.structs import replace

from karuta.games.flowers.deal import Size
from karuta.games.hanaawase.events import Held, RoundCount
from karuta.games.hanaawase.rules import YAKU, Rules
from karuta.games.hanaawase.state import State
from karuta.games.koikoi import yaku as koikoi
from karuta.games.koikoi.rules import Rules as KoikoiRules
from karuta.hanafuda.deck import DECK

WHOLE: Final = sum(card.points for card in DECK)
"""Points of all cards: 264."""
SIZES: Final = {2: Size(2, 8, 8), 3: Size(3, 7, 6)}
"""How the cards are dealt, by the number of seats."""


def par(seats: int) -> int:
    """The share of each seat in all points.

    >>> par(2), par(3)
    (132, 88)
    """
    return WHOLE // seats


def points(pile: Iterable[int]) -> int:
    """Points of the family: 20, 10, 5 or 1 for each card."""
    return sum([DECK[card].points for card in pile])


def held(pile: Iterable[int], rules: Rules, round: int) -> tuple[Held, ...]:
    """The yaku of a pile in `round` (from 1), whatever they bring; none where they are not played. Further cards add
    nothing to a set: they bring their own points [D]."""
    if rules.yaku == "off":
        return ()
    found = koikoi.yaku(pile, as_koikoi(rules), round=round)
    return tuple(Held(one.name, one.points) for one in found)


def counted(state: State) -> RoundCount:
    """How the round that was just played ends: what each seat gains, and who deals next."""
    rules, seats = state.rules, len(state.piles)
    own = tuple(points(pile) for pile in state.piles)
    yaku = tuple(held(pile, rules, state.round) for pile in state.piles)
    sums = [sum(one.points for one in of_seat) for of_seat in yaku]
    # Who is paid by each of the others gains as often as there are others, and pays each of them.
    bonus = [seats * mine - sum(sums) if rules.yaku == "paid" else mine for mine in sums]
    gains = tuple(made - par(seats) + more for made, more in zip(own, bonus, strict=True))
    return RoundCount(
        round=state.round,
        dealer=state.dealer,
        points=own,
        yaku=yaku,
        gains=gains,
        scores=tuple(score + gain for score, gain in zip(state.scores, gains, strict=True)),
        next_dealer=_next_dealer(state, gains),
    )


def best(scores: tuple[int, ...]) -> tuple[int, ...]:
    """The seats with most points."""
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))


def _next_dealer(state: State, gains: tuple[int, ...]) -> int:
    if state.rules.next_dealer == "alternate":
        return (state.dealer + 1) % len(gains)
    first = best(gains if state.rules.next_dealer == "winner" else tuple(-gain for gain in gains))
    return first[0] if len(first) == 1 else state.dealer


@cache
def as_koikoi(rules: Rules) -> KoikoiRules:
    """Rules by which Koi-Koi counts the same yaku."""
    same = {name: getattr(rules, name) for name in (*YAKU, "viewing", "cup_plain")}
    return replace(KoikoiRules(), **same, akatan_aotan=0, both_ribbons="sum", further="none")
