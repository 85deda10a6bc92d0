"""Named sets of options (koikoi rules 4), and which options go together. Where a preset's source leaves a point open,
Nintendo's value holds; `OPEN` says which points these are.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from karuta.errors import BadInput
from karuta.games.koikoi.rules import OPTIONS, Rules
from karuta.games.options import Value

DEFAULT = "nintendo"

PRESETS: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {
        "nintendo": {},
        "nintendo-literal": {"doubling": "literal"},
        "gamedesign": {
            "goko": 15,
            "shiko": 10,
            "ame_shiko": 8,
            "sanko": 6,
            "akatan": 6,
            "aotan": 6,
            "akatan_aotan": 12,
            "tsukifuda": 4,
            "viewing": "off",
            "hand_four": "play",
            "hand_pairs": "play",
            "double_at": 0,
            "start_points": 25,
            "payment": True,
            "target": 50,
            "ruin": True,
            "exhausted": "dealer",
        },
        "netdegame": {"own_koikoi": "late", "rounds": 5, "double_at": 0},
        "steam": {
            "rounds": 8,
            "start_points": 30,
            "payment": True,
            "ruin": True,
            "hanami": 1,
            "tsukimi": 1,
            "viewing_raised": 3,
            "further": "beside",
            "both_ribbons": "added",
            "own_koikoi": "climbing",
            "double_at": 0,
            "opponent_koikoi": "off",
            "exhausted": "dealer",
            "exhausted_points": 1,
            "hand_four": "redeal",
        },
        "bga-soft": {
            "start_points": 50,
            "payment": True,
            "rounds": 6,
            "own_koikoi": "times",
            "double_at": 0,
            "opponent_koikoi": "off",
        },
        "bga-hard": {"start_points": 50, "payment": True, "rounds": 6},
        "short": {"rounds": 3},
    }
)
"""Preset -> options that differ from `nintendo`. `short` has 3 rounds; `short,rounds=6` has 6."""

OPEN: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "nintendo": ("table_four", "table_pairs", "three_on_table", "first_dealer", "koikoi", "tie"),
        "nintendo-literal": ("double_factor", "call_at_threshold"),
        "gamedesign": ("rounds", "opponent_koikoi", "further", "table_four", "exhausted_deal", "koikoi", "tie"),
        "netdegame": ("hand_four", "hand_pairs", "table_four", "opponent_koikoi", "further", "exhausted", "tie"),
        "steam": ("hand_pairs", "table_pairs", "exhausted_deal", "viewing_cancelled", "koikoi", "tie"),
        "bga-soft": ("hand_four", "hand_pairs", "table_four", "ruin", "further", "exhausted", "tie"),
        "bga-hard": ("hand_four", "hand_pairs", "table_four", "ruin", "further", "exhausted", "tie"),
        "short": (),
    }
)
"""Preset -> options about which its source says nothing, so that Nintendo's value holds (for `nintendo` itself: the
common practice, koikoi rules 2). Besides, two values are the house's own, since the sources give none: the 25 points
with which `gamedesign` begins, and that `bga-soft` multiplies by one more than the own calls."""


def preset(name: str) -> Rules:
    """The rules of that preset; `BadInput` names those there are.

    >>> preset("short").rounds
    3
    """
    found = PRESETS.get(name)
    if found is None:
        given, names = name[:60], ", ".join(PRESETS)
        raise BadInput(
            f"{given!r} is no preset of Koi-Koi: there are {names}",
            key="error-koikoi-preset",
            given=given,
            allowed=names,
        )
    return replace(Rules(), **found)


def rules_of(text: str) -> Rules:
    """Rules from the text of `--rules`: a preset's name, options that differ from it, or both with commas between.

    >>> rules_of("short,rounds=6").rounds
    6
    >>> rules_of("kasu=2") == rules_of("nintendo,kasu=2")
    True
    """
    head, _, rest = text.partition(",")
    base, given = (head.strip(), rest) if head.strip() and "=" not in head else (DEFAULT, text)
    return checked(replace(preset(base), **OPTIONS.parse(given)))


def rules_from(given: Mapping[str, object], base: str = DEFAULT) -> Rules:
    """The same from options by name on top of a preset."""
    return checked(replace(preset(base), **OPTIONS.read(given)))


def checked(rules: Rules) -> Rules:
    """`rules`, if its options go together; else `BadInput` says which don't, and what would.

    Refused is only what contradicts itself: a match that nobody could win or that would be over as it begins, and
    calls of koi-koi that shall count where none can. What is merely without effect (the fog over a tsukimi-zake that
    is off) is no contradiction.
    """
    _check_yaku(rules)
    _check_end(rules)
    _check_calls(rules)
    _check_doubling(rules)
    return rules


def _check_yaku(rules: Rules) -> None:
    viewing = rules.viewing == "on" and (rules.hanami or rules.tsukimi)
    brights = rules.goko or rules.shiko or rules.ame_shiko or rules.sanko
    sets = rules.inoshikacho or rules.akatan or rules.aotan or (rules.both_ribbons != "sum" and rules.akatan_aotan)
    if not (viewing or brights or sets or rules.tane or rules.tan or rules.kasu or rules.tsukifuda):
        raise BadInput(
            "every yaku is off, so no round could be won: give points to one at least, such as kasu=1",
            key="error-koikoi-yaku-off",
        )


def _check_end(rules: Rules) -> None:
    target, start = rules.target, rules.start_points
    if target and target <= start:
        raise BadInput(
            f"target={target},start_points={start}: the match would be over before it begins; say a target from"
            f" {start + 1} on, or none",
            key="error-koikoi-target",
            target=target,
            start=start,
            least=start + 1,
        )
    if rules.ruin and not (rules.payment and start):
        raise BadInput(
            f"ruin=on,payment={'on' if rules.payment else 'off'},start_points={start}: nobody can come to ruin who has"
            " nothing to pay with or never pays; say payment=on and start_points from 1 on, or ruin=off",
            key="error-koikoi-ruin",
            payment="on" if rules.payment else "off",
            start=start,
        )


def _check_calls(rules: Rules) -> None:
    if rules.koikoi == "once" and rules.own_koikoi == "late":
        raise BadInput(
            "koikoi=once,own_koikoi=late: the third call is the first that counts, and one is all there is; say"
            " koikoi=unlimited, or another own_koikoi",
            key="error-koikoi-once",
        )
    if rules.koikoi != "never":
        return
    counting: dict[str, Value] = {"own_koikoi": "none", "call_at_threshold": False, "doubling": "multiply"}
    for name, right in counting.items():
        value = getattr(rules, name)
        if value == right or (name == "doubling" and value != "literal"):
            continue
        option = OPTIONS.named(name)
        raise BadInput(
            f"koikoi=never,{name}={option.show(value)}: there are no calls to count; say {name}={option.show(right)},"
            " or koikoi=unlimited or once",
            key="error-koikoi-never",
            option=name,
            value=option.show(value),
            right=option.show(right),
        )


def _check_doubling(rules: Rules) -> None:
    literal = rules.doubling == "literal"
    if not rules.double_at and (literal or rules.call_at_threshold):
        given = "doubling=literal" if literal else "call_at_threshold=on"
        raise BadInput(
            f"{given},double_at=off: that goes by the points from which a total is doubled; say double_at=7, for"
            " example",
            key="error-koikoi-threshold",
            given=given,
        )
    if literal and (rules.double_factor != 2 or rules.opponent_koikoi != "double"):
        raise BadInput(
            f"doubling=literal,double_factor={rules.double_factor},opponent_koikoi={rules.opponent_koikoi}: the literal"
            " reading has factors of its own, x2 and x4; say double_factor=2 and opponent_koikoi=double, or"
            " doubling=multiply",
            key="error-koikoi-literal",
            factor=rules.double_factor,
            opponent=rules.opponent_koikoi,
        )
