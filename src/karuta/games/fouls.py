"""Fouls, rights and sends of one reading, by side (rules 3): kyōgi, genpei and all games with two fields.

A side may have several hands; what counts is the set of fields that they touched (one foul per side, field and
reading, rules 5.3). The model of rules 3.1 generates every cell of the truth tables.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple

from karuta.errors import BadInput
from karuta.mat.field import SIDES, Side, other

Target = Literal["A", "B", "D"]
"""Field of the read card, or D: dead, not on the mat."""
LIVE_CLASSES = ("N", "t", "s", "o", "to", "so")
"""Touch classes relative to the target's field (rules 3.1)."""
DEAD_CLASSES = ("N", "a", "b", "ab")
"""Touch classes on a dead card: the fields touched (rules 3.4)."""
CASES = (
    "nothing",
    "kata-ote",
    "kara-daburu",
    "tomo-ote",
    "double-single",
    "both-double",
    "mamori",
    "nuki",
    "torizon-own",
    "torizon-other",
    "semi-daburu",
    "daburu",
    "mamori-tomo-ote",
    "nuki-tomo-ote",
    "untaken",
    "untaken-ote",
    "untaken-tomo-ote",
)
"""Keys of the named situations (rules 3.5); the words are the catalogue entries `ruling-<case>`, `-name`, `-why`."""


class Verdict(NamedTuple):
    """What one reading costs whom. Pairs are (side A, side B)."""

    fouls: tuple[int, int]
    rights: tuple[int, int]
    net: int
    """Above 0: A sends that many cards to B; below 0: B sends to A."""
    case: str


def touch_class(target: Target, fields: Collection[Side], hit: bool) -> str:
    """The class letters of a side that touched cards in `fields`; `hit`: the target, or pushed it wholly out.

    >>> touch_class("A", "AB", True), touch_class("A", "AB", False), touch_class("D", "AB", False)
    ('to', 'so', 'ab')
    """
    if target == "D":
        return ("a" if "A" in fields else "") + ("b" if "B" in fields else "") or "N"
    wrong = "o" if other(target) in fields else ""
    if hit:
        return "t" + wrong
    return ("s" if target in fields else "") + wrong or "N"


def fields_of(target: Target, letters: str) -> tuple[str, bool]:
    """The fields that a touch class stands for, and whether the target was hit; the inverse of `touch_class`.

    >>> fields_of("B", "to"), fields_of("D", "ab")
    (('BA', True), ('AB', False))
    """
    allowed = DEAD_CLASSES if target == "D" else LIVE_CLASSES
    if letters not in allowed:
        where = "on a dead card" if target == "D" else f"with the target in field {target}"
        raise BadInput(
            f"{letters!r} is no touch {where}: say one of {' '.join(allowed)}",
            key="error-kyogi-class",
            given=letters,
            allowed=" ".join(allowed),
            target=target,
        )
    if target == "D":
        return letters.upper() if letters != "N" else "", False
    own = target if letters[0] in "ts" else ""
    return own + (other(target) if letters[-1] == "o" else ""), letters[0] == "t"


def foul_count(target: Target, fields: Collection[Side]) -> int:
    """How many fouls a side made that touched cards in `fields`: 0 or 1, up to 2 on a dead card (rules C2).

    >>> foul_count("D", "AB"), foul_count("A", "AB"), foul_count("A", "A")
    (2, 1, 0)
    """
    return sum(1 for side in SIDES if side in fields and side != target)


def judge(target: Target, fouls: tuple[int, int], taker: Side | None) -> Verdict:
    """The rights of both sides, set off against each other (rules 3.1), and the name of the situation (rules 3.5).

    >>> judge("B", (0, 1), "A").net, judge("B", (0, 1), "A").case
    (2, 'daburu')
    """
    foul_a, foul_b = fouls
    right_a = (1 if taker == "A" and target == "B" else 0) + foul_b
    right_b = (1 if taker == "B" and target == "A" else 0) + foul_a
    return Verdict(fouls, (right_a, right_b), right_a - right_b, _case(target, fouls, taker))


def _case(target: Target, fouls: tuple[int, int], taker: Side | None) -> str:
    if target == "D":
        return _dead_case(fouls)
    if taker is None:
        if fouls == (0, 0):
            return "untaken"
        return "untaken-tomo-ote" if fouls == (1, 1) else "untaken-ote"
    own = taker == target
    if fouls == (0, 0):
        return "mamori" if own else "nuki"
    if fouls == (1, 1):
        return "mamori-tomo-ote" if own else "nuki-tomo-ote"
    if fouls[0 if taker == "A" else 1]:
        return "torizon-own" if own else "torizon-other"
    return "semi-daburu" if own else "daburu"


_DEAD_CASES = {
    (0, 0): "nothing",
    (0, 1): "kata-ote",
    (0, 2): "kara-daburu",
    (1, 1): "tomo-ote",
    (1, 2): "double-single",
    (2, 2): "both-double",
}


def _dead_case(fouls: tuple[int, int]) -> str:
    return _DEAD_CASES[min(fouls), max(fouls)]
