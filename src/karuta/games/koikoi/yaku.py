"""Yaku: what captured cards are worth, and why (koikoi rules 3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations
from typing import TypeAlias

from msgspec import Struct

from karuta.games.koikoi import counting
from karuta.games.koikoi.counting import NAMES, cards_of, made, mask_of, points_of
from karuta.games.koikoi.rules import Rules

__all__ = ["NAMES", "Progress", "Score", "Yaku", "points", "progress", "score", "yaku"]


class Yaku(Struct, frozen=True, gc=False):
    """One yaku: `name` as in the rules reference (`ame-shiko`, `hanami-zake`); `cards` that make it, ascending, all
    that it counts; `points` in all, of which `further` are for the cards beyond its own."""

    name: str
    cards: tuple[int, ...]
    points: int
    further: int = 0


class Score(Struct, frozen=True, gc=False):
    """What a stop counts: the yaku and their sum, what is added for own calls, and the factors by which it is
    multiplied, each with the reason's key (`seven`, `opponent`, `literal`, `own`; `both`: seven and opponent where the
    two add up). `total` is `(points + added)` times all factors."""

    yaku: tuple[Yaku, ...]
    points: int
    added: int
    factors: tuple[tuple[str, int], ...]
    total: int


class Progress(Struct, frozen=True, gc=False):
    """How far a pile is on the way to a yaku: cards it has of it, cards that could still come, cards that the other
    side holds, and how many more are needed (0: made); `dead`: it can't count any more. `points`: what it counts, or
    would count with the cards that it needs and no other."""

    name: str
    have: tuple[int, ...]
    open: tuple[int, ...]
    lost: tuple[int, ...]
    needed: int
    points: int
    dead: bool = False


def yaku(pile: Iterable[int], rules: Rules, *, round: int = 1, calls: int = 0) -> tuple[Yaku, ...]:
    """What the cards of `pile` are worth in `round` (from 1) after `calls` own koi-koi, in the order of `NAMES`
    (koikoi rules 3, options 4.1-4.5 and 4.14).

    - A yaku of 0 points is off, as if it were not there: with `akatan_aotan` 0 the two ribbon sets count side by side,
      with `inoshikacho` 0 its cards are animals as others are.
    - Of the bright yaku the one with most points counts, of equal ones the greater.
    - Further cards of several ribbon sets count once, from the seventh, with the last set.
    - `calls` raises the viewing yaku where `viewing_raised` says so; nothing else asks for it.

    >>> [(one.name, one.points) for one in yaku((0, 8, 28, 32), Rules())]
    [('sanko', 5), ('hanami-zake', 5), ('tsukimi-zake', 5)]
    """
    found = sorted(made(mask_of(pile), rules, round, calls), key=lambda one: NAMES.index(one[0]))
    return tuple(Yaku(name, cards_of(cards), points, further) for name, cards, points, further in found)


def points(pile: Iterable[int], rules: Rules, *, round: int = 1, calls: int = 0) -> int:
    """The sum of `yaku`, before anything is added or multiplied."""
    return points_of(mask_of(pile), rules, round, calls)


def score(
    pile: Iterable[int],
    rules: Rules,
    *,
    round: int = 1,
    calls: int = 0,
    counted: int | None = None,
    opponent: int = 0,
) -> Score:
    """What a stop with `pile` counts in `round` (koikoi rules 3, options 4.7 and 4.8).

    `calls`: own koi-koi of the round; `counted`: those of them that count for doubling (None: all); `opponent`: those
    of the other side that count. They differ from the calls made under `call_at_threshold` only. Without a yaku nothing
    counts.

    - `own_koikoi` goes by all own calls: `one_each` adds one a call, `climbing` adds one for each of up to three calls
      and from the fourth on adds nothing but multiplies by (calls - 2).
    - The threshold `double_at` is met by the sum of the yaku and what is added, before any factor.
    - `per_call` doubles for every call: x2, x4, x8.
    - `doubling=add` joins the threshold's factor and the opponent's, each by what it is above one; that of `own`
      multiplies the result.
    - `doubling=literal` knows x4 and x2 only, whatever `double_factor` and `opponent_koikoi` say.

    >>> score((0, 8, 28, 40), Rules(), opponent=1).factors
    (('seven', 2), ('opponent', 2))
    """
    found = yaku(pile, rules, round=round, calls=calls)
    total = sum(one.points for one in found)
    added, own = _own(rules, calls) if found else (0, 1)
    factors = _doubling(rules, total + added, calls if counted is None else counted, opponent) if found else []
    if own > 1:
        factors.append(("own", own))
    result = total + added
    for _, factor in factors:
        result *= factor
    return Score(found, total, added, tuple(factors), result)


def _own(rules: Rules, calls: int) -> tuple[int, int]:
    """What own calls add, and the factor that they make (4.8)."""
    match rules.own_koikoi:
        case "one_each":
            return calls, 1
        case "times":
            return 0, 1 + calls
        case "late":
            return 0, min(max(calls - 1, 1), 4)
        case "climbing":
            return (calls, 1) if calls <= 3 else (0, calls - 2)
    return 0, 1


def _doubling(rules: Rules, base: int, own: int, opponent: int) -> list[tuple[str, int]]:
    seven = 0 < rules.double_at <= base
    if rules.doubling == "literal":
        factor = (4 if opponent else 2 if own else 1) if seven else 1
        return [("literal", factor)] if factor > 1 else []
    threshold = rules.double_factor if seven else 1
    called = 1
    if opponent and rules.opponent_koikoi != "off":
        called = 2 if rules.opponent_koikoi == "double" else 1 << opponent
    if rules.doubling == "add" and threshold > 1 and called > 1:
        return [("both", threshold + called - 1)]
    return [(reason, factor) for reason, factor in (("seven", threshold), ("opponent", called)) if factor > 1]


def progress(
    pile: Iterable[int], other: Iterable[int], rules: Rules, *, round: int = 1, calls: int = 0
) -> tuple[Progress, ...]:
    """How far `pile` is on the way to every yaku in force, while the other side holds `other`; arguments as of `yaku`.

    A yaku that another one replaces is dead too: sanko once there is ame-shiko, tane beside inoshikacho.

    >>> next(one for one in progress((0, 8), (28,), Rules()) if one.name == "sanko").needed
    1
    """
    own, others = mask_of(pile), mask_of(other)
    return tuple(
        _progress(name, base, needs, (own, others), lambda mask: _counts(mask, rules, round, calls))
        for name, base, needs in _in_force(rules, round)
    )


Need: TypeAlias = tuple[int, int]
"""So many of the cards of a mask."""


def _in_force(rules: Rules, round: int) -> Iterator[tuple[str, int, tuple[Need, ...]]]:
    """Each yaku that can count in this round: its name, its points, and what it needs."""
    month = counting.month_of_round(round)
    viewing = rules.viewing != "off"
    hanami = viewing and (not rules.viewing_in_month or month == counting.MARCH)
    tsukimi = viewing and (not rules.viewing_in_month or month == counting.AUGUST)
    every: tuple[tuple[int, tuple[Need, ...]], ...] = (
        (rules.goko, ((counting.BRIGHTS, 5),)),
        (rules.shiko, ((counting.DRY, 4),)),
        (rules.ame_shiko, ((counting.DRY, 3), (counting.RAIN, 1))),
        (rules.sanko, ((counting.DRY, 3),)),
        (rules.hanami if hanami else 0, ((counting.HANAMI, 2),)),
        (rules.tsukimi if tsukimi else 0, ((counting.TSUKIMI, 2),)),
        (rules.inoshikacho, ((counting.INOSHIKACHO, 3),)),
        (rules.akatan, ((counting.POETRY, 3),)),
        (rules.aotan, ((counting.PURPLE, 3),)),
        (rules.akatan_aotan if rules.both_ribbons != "sum" else 0, ((counting.BOTH, 6),)),
        (rules.tane, ((counting.ANIMALS, 5),)),
        (rules.tan, ((counting.RIBBONS, 5),)),
        (rules.kasu, ((counting.plains(rules), 10),)),
        (rules.tsukifuda, ((0xF << 4 * (month - 1), 4),)),
    )
    for name, (base, needs) in zip(NAMES, every, strict=True):
        if base:
            yield name, base, needs


def _progress(
    name: str, base: int, needs: tuple[Need, ...], piles: tuple[int, int], counts: Callable[[int], dict[str, int]]
) -> Progress:
    own, others = piles
    cards = 0
    for mask, _ in needs:
        cards |= mask
    gains = (counts(whole).get(name, 0) for whole in _completions(needs, own, others))
    gain = next(filter(None, gains), 0)
    return Progress(
        name=name,
        have=cards_of(cards & own),
        open=cards_of(cards & ~own & ~others),
        lost=cards_of(cards & others),
        needed=sum(max(0, count - (mask & own).bit_count()) for mask, count in needs),
        points=gain or base,
        dead=not gain,
    )


def _completions(needs: Sequence[Need], own: int, others: int) -> Iterator[int]:
    """`own` with the fewest open cards that fulfil `needs`, in every way; those that make no set come first."""
    if not needs:
        yield own
        return
    (mask, count), *rest = needs
    sets = counting.INOSHIKACHO | counting.BOTH
    still = sorted(cards_of(mask & ~own & ~others), key=lambda card: sets >> card & 1)
    for chosen in combinations(still, max(0, count - (mask & own).bit_count())):
        yield from _completions(rest, own | mask_of(chosen), others)


def _counts(mask: int, rules: Rules, round: int, calls: int) -> dict[str, int]:
    """Points by yaku; a viewing yaku that waits for another yaku counts as if that were there."""
    found = made(mask, rules, round, calls)
    if rules.viewing == "with_other":
        counting.viewing(mask, rules, round, calls, found)
    return {one[0]: one[2] for one in found}
