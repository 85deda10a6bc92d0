"""A view in the numbers that opponents think in: masks of cards, and what the rules make a card worth."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from karuta.games.koikoi.counting import mask_of, month_of_round, points_of
from karuta.games.koikoi.rules import Rules
from karuta.games.koikoi.state import side_of
from karuta.games.koikoi.view import View


class Scale(NamedTuple):
    """What the rules make each group of cards worth, 1 for what `nintendo` counts (koikoi rules 3, 4.1, 4.2)."""

    bright: float
    inoshikacho: float
    akatan: float
    aotan: float
    hanami: float
    tsukimi: float
    ribbon: float
    animal: float
    plain: float
    tsukifuda: float


class Position(NamedTuple):
    """What a side has before it: cards are masks, points are those of the yaku."""

    rules: Rules
    round: int
    hand: int
    table: int
    mine: int
    other: int
    drawn: int
    """The stock card that waits for a pick; -1: none."""
    calls: tuple[int, int]
    """Koi-koi calls of the own side and of the other."""
    counted: tuple[int, int]
    """Those of them that count for doubling."""
    turns: int
    """Cards in the hands of the own side: turns to come."""
    hidden: int
    """Cards in the hands of the other side."""


def position(view: View) -> Position:
    """The position of the view's seat, which is on turn."""
    assert view.seat is not None
    mine = side_of(view.seat)
    left = [0, 0]
    for seat, count in enumerate(view.left):
        left[side_of(seat)] += count
    return Position(
        rules=view.rules,
        round=view.round,
        hand=mask_of(view.hand),
        table=mask_of(view.table),
        mine=mask_of(view.piles[mine]),
        other=mask_of(view.piles[1 - mine]),
        drawn=view.drawn,
        calls=(view.calls[mine], view.calls[1 - mine]),
        counted=(view.counted[mine], view.counted[1 - mine]),
        turns=left[mine],
        hidden=left[1 - mine],
    )


@lru_cache(maxsize=256)
def scale(rules: Rules, round: int) -> Scale:
    """The scale of `rules` in `round`, whose month some yaku ask for."""
    month = month_of_round(round)
    on = {"on": 1.0, "with_other": 0.5, "off": 0.0}[rules.viewing] / 5
    hanami = max(rules.hanami, rules.viewing_raised if rules.hanami else 0)
    tsukimi = max(rules.tsukimi, rules.viewing_raised if rules.tsukimi else 0)
    return Scale(
        bright=max(rules.sanko / 5, rules.ame_shiko / 14, rules.shiko / 16, rules.goko / 30),
        inoshikacho=rules.inoshikacho / 5,
        akatan=max(rules.akatan / 5, rules.akatan_aotan / 20),
        aotan=max(rules.aotan / 5, rules.akatan_aotan / 20),
        hanami=on * hanami * (not rules.viewing_in_month or month == 3),
        tsukimi=on * tsukimi * (not rules.viewing_in_month or month == 8),
        ribbon=min(rules.tan, 3) / 1,
        animal=min(rules.tane, 3) / 1,
        plain=min(rules.kasu, 3) / 1,
        tsukifuda=rules.tsukifuda / 4,
    )


def points(pile: int, position: Position, *, other: bool = False) -> int:
    """What the yaku of a pile (a mask) count for the own side, or for the other."""
    return points_of(pile, position.rules, position.round, position.calls[other])
