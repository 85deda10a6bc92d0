"""`karuta yaku CARD...`: what captured flower cards are worth in Koi-Koi, and why."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import click

from karuta.errors import BadInput
from karuta.games.koikoi.presets import rules_of
from karuta.games.koikoi.rules import OPTIONS, Rules
from karuta.games.koikoi.yaku import Score, Yaku, score
from karuta.hanafuda.deck import DECK, find
from karuta.words import negotiate, say

_OPTIONS = {"hanami-zake": "hanami", "tsukimi-zake": "tsukimi", "tsuki-fuda": "tsukifuda"}


def _pile(words: Iterable[str]) -> tuple[int, ...]:
    cards: list[int] = []
    for word in words:
        number = find(word).number
        if number in cards:
            raise BadInput(
                f"{word!r}: {DECK[number].token} is given twice, and each card is there once",
                key="error-yaku-twice",
                given=word,
                card=DECK[number].token,
            )
        cards.append(number)
    return tuple(cards)


def _check_calls(rules: Rules, given: Mapping[str, int]) -> None:
    """`BadInput` for more koi-koi, by option, than one side may call in a round."""
    most = {"never": 0, "once": 1}.get(rules.koikoi)
    for option, calls in given.items():
        if most is not None and calls > most:
            raise BadInput(
                f"{option} {calls}: with koikoi={rules.koikoi} a side calls {most} times a round at the most",
                key="error-yaku-calls",
                option=option,
                given=calls,
                koikoi=rules.koikoi,
                most=most,
            )


def _name(yaku: str, language: str) -> str:
    """What a yaku is called: the label of the option that holds its points."""
    return say(language, OPTIONS.named(_OPTIONS.get(yaku, yaku.replace("-", "_"))).label_key)


def _names(cards: Iterable[int], language: str) -> str:
    return ", ".join(say(language, DECK[card].name_key) for card in cards)


def _one(yaku: Yaku, language: str) -> Iterator[str]:
    further = f"  ({say(language, 'yaku-further', further=yaku.further)})" if yaku.further else ""
    yield say(language, "yaku-one", yaku=_name(yaku.name, language), points=yaku.points) + further
    yield f"    {_names(yaku.cards, language)}"


def _lines(counted: Score, rules: Rules, language: str) -> Iterator[str]:
    """Each yaku with its cards, and then how the total comes about."""
    if not counted.yaku:
        yield say(language, "yaku-none")
        return
    for yaku in counted.yaku:
        yield from _one(yaku, language)
    if len(counted.yaku) > 1 or counted.added or counted.factors:
        yield say(language, "yaku-sum", points=counted.points)
    if counted.added:
        yield say(language, "yaku-added", added=counted.added)
    for reason, factor in counted.factors:
        yield say(language, f"yaku-factor-{reason}", factor=factor, at=rules.double_at)
    yield say(language, "yaku-total", total=counted.total)


def _facts(counted: Score, rules: Rules) -> dict[str, Any]:
    """The same for programs; cards by their tokens."""
    return {
        "rules": OPTIONS.differing(rules),
        "yaku": [
            {
                "name": yaku.name,
                "points": yaku.points,
                "further": yaku.further,
                "cards": [DECK[card].token for card in yaku.cards],
            }
            for yaku in counted.yaku
        ],
        "points": counted.points,
        "added": counted.added,
        "factors": [{"reason": reason, "factor": factor} for reason, factor in counted.factors],
        "total": counted.total,
    }


@click.command("yaku")
@click.argument("cards", nargs=-1, required=True, metavar="CARD...")
@click.option("--rules", "rules_text", default="", metavar="PRESET,OPTION=VALUE,...", help="By which rules to count.")
@click.option("--round", "number", type=click.IntRange(1, 99), default=1, help="Number of the round (1: January).")
@click.option("--calls", type=click.IntRange(0, 20), default=0, help="Own koi-koi in the round.")
@click.option("--opponent-calls", type=click.IntRange(0, 20), default=0, help="Koi-koi of the other side in it.")
@click.option("--json", "as_json", is_flag=True, help="The same for programs.")
@click.pass_context
def command(
    ctx: click.Context,
    cards: tuple[str, ...],
    *,
    rules_text: str,
    number: int,
    calls: int,
    opponent_calls: int,
    as_json: bool,
) -> None:
    """What the captured CARDs are worth in Koi-Koi, and how the total comes about.

    A card is a picture (crane, moon, 鶴), or month and kind (01-ribbon, pine-ribbon, 12-plain-3).
    """
    rules, pile = rules_of(rules_text), _pile(cards)
    _check_calls(rules, {"--calls": calls, "--opponent-calls": opponent_calls})
    counted = score(pile, rules, round=number, calls=calls, opponent=opponent_calls)
    if as_json:
        click.echo(json.dumps(_facts(counted, rules), ensure_ascii=False, indent=2))
        return
    for line in _lines(counted, rules, ctx.obj or negotiate(os.environ)):
        click.echo(line)
