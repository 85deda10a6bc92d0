"""Fouls, rights and sends of one reading, by side (rules 3): kyōgi, genpei and all games with two fields.

A side may have several hands; what counts is the set of fields that they touched (one foul per side, field and
reading, rules 5.3). The model of rules 3.1 generates every cell of the truth tables.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple

from karuta.errors import BadInput
from karuta.mat.field import SIDES, Format, Side, other

Scope = Literal["same_field_tolerant", "any_wrong_card"]
"""Whether cards of the read card's own field may be touched beside it (rules 5.3)."""
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
    "wrong-mamori",
    "wrong-nuki",
    "wrong-untaken",
)
"""Keys of the named situations (rules 3.5); the words are the catalogue entries `ruling-<case>`, `-name`, `-why`."""


RULES: dict[str, str] = dict.fromkeys(CASES, "3.1, 3.5") | {
    "nothing": "3.4",
    "double-single": "3.4, 3.5",
    "both-double": "3.4, 3.5",
    "untaken": "3.6",
    "untaken-ote": "3.1, 3.6",
    "untaken-tomo-ote": "3.5, 3.6",
    "wrong-mamori": "3.1, 5.3",
    "wrong-nuki": "3.1, 5.3",
    "wrong-untaken": "3.6, 5.3",
}
"""The sections of docs/rules.md that settle each case."""


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


def foul_count(target: Target, fields: Collection[Side], astray: bool = False) -> int:
    """How many fouls a side made that touched cards in `fields`: one a field (rules C2), none in that of the read card
    unless it went `astray` there (`any_wrong_card`).

    >>> foul_count("D", "AB"), foul_count("A", "AB"), foul_count("A", "A"), foul_count("A", "A", astray=True)
    (2, 1, 0, 1)
    """
    return (target != "A" and "A" in fields) + (target != "B" and "B" in fields) + (astray and target != "D")


def judge(target: Target, fouls: tuple[int, int], taker: Side | None, scope: Scope = "same_field_tolerant") -> Verdict:
    """The rights of both sides, set off against each other (rules 3.1), and the name of the situation (rules 3.5; with
    `any_wrong_card` fouls with the card on the mat have names of their own).

    >>> judge("B", (0, 1), "A").net, judge("B", (0, 1), "A").case
    (2, 'daburu')
    """
    foul_a, foul_b = fouls
    right_a = (1 if taker == "A" and target == "B" else 0) + foul_b
    right_b = (1 if taker == "B" and target == "A" else 0) + foul_a
    case = _case(target, fouls, taker)
    if scope == "any_wrong_card" and target != "D" and any(fouls):
        case = "wrong-untaken" if taker is None else "wrong-mamori" if taker == target else "wrong-nuki"
    return Verdict(fouls, (right_a, right_b), right_a - right_b, case)


def facts(target: Target, taker: Side | None, verdict: Verdict) -> dict[str, str | int]:
    """What the words of a case may name: `taker`; `fouler`, who fouled more (`-` if nobody or both alike); `other`, the
    side across from the fouler, or else from the taker."""
    foul_a, foul_b = verdict.fouls
    fouler = "-" if foul_a == foul_b else "A" if foul_a > foul_b else "B"
    about = fouler if fouler != "-" else taker or "-"
    across = {"A": "B", "B": "A", "-": "-"}[about]
    owner = target if target != "D" else "-"
    return {"taker": taker or "-", "fouler": fouler, "other": across, "owner": owner}


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


class Decision(NamedTuple):
    """What a described reading comes to."""

    counts: tuple[int, int]
    taker: Side | None
    verdict: Verdict
    sent: int
    """Cards that are sent in fact: as many as the sender has and the receiver's field takes."""
    winner: Side | None


def referee(
    counts: tuple[int, int],
    target: Target,
    touched: tuple[str, str],
    *,
    first: Side | None = None,
    contact: Side | None = None,
    in_play: int = 50,
    stays: bool = False,
    capacity: int = Format().capacity,
) -> Decision:
    """The ruling on a situation told in words: the score before it, where the read card lies, and what each side
    touched (classes relative to the target).

    `first`: who of two touched the target first, else they tied. `contact`: the side whose hand touched the fouled card
    or the fouling hand (old art. 9), so that both have fouled. `stays`: an untaken card stays on the mat (rules 3.6).
    `capacity`: the cards that a field holds.

    >>> referee((25, 25), "A", ("t", "o")).counts
    (23, 26)
    """
    _check_score(counts, in_play, capacity)
    fields = [fields_of(target, letters) for letters in touched]
    made = [foul_count(target, _sides(names)) for names, _ in fields]
    if contact is not None:
        made = _with_contact(made, contact)
    taker = _taker(target, (fields[0][1], fields[1][1]), first)
    verdict = judge(target, (made[0], made[1]), taker)
    gone = target != "D" and not (stays and taker is None)
    left = [counts[0] - (gone and target == "A"), counts[1] - (gone and target == "B")]
    giver = 0 if verdict.net > 0 else 1
    sent = min(abs(verdict.net), left[giver], capacity - left[1 - giver])
    left[giver] -= sent
    left[1 - giver] += sent
    winner: Side | None = "A" if left[0] == 0 else "B" if left[1] == 0 else None
    return Decision((left[0], left[1]), taker, verdict, sent, winner)


def _check_score(counts: tuple[int, int], in_play: int, capacity: int) -> None:
    a, b = counts
    if min(counts) < 1 or a + b > in_play or max(counts) > capacity:
        raise BadInput(
            f"{a}-{b}: while a match goes on both have a card, a field holds {capacity} at most, and no more than"
            f" {in_play} are in play",
            key="error-kyogi-score",
            given=f"{a}-{b}",
            capacity=capacity,
            most=in_play,
        )


def _sides(names: str) -> tuple[Side, ...]:
    return tuple(side for side in SIDES if side in names)


def _with_contact(made: list[int], contact: Side) -> list[int]:
    """Contagion (rules 3.5): the side whose hand met the other's foul has fouled too."""
    seat = SIDES.index(contact)
    if not made[1 - seat]:
        raise BadInput(
            f"contact of {contact}: {other(contact)} made no foul that {contact} could have met",
            key="error-kyogi-contact",
            side=contact,
            other=other(contact),
        )
    return [max(foul, 1) if i == seat else foul for i, foul in enumerate(made)]


def _taker(target: Target, hit: tuple[bool, bool], first: Side | None) -> Side | None:
    if first is not None and not all(hit):
        raise BadInput(
            f"first {first}: that matters only if both touched the read card (t or to)",
            key="error-kyogi-first",
            first=first,
        )
    if target == "D" or not any(hit):
        return None
    if all(hit):
        return first or target
    return "A" if hit[0] else "B"
