"""`karuta referee`: the ruling on a situation told in words."""

from __future__ import annotations

import os
import re
from typing import cast

import click

from karuta.errors import BadInput
from karuta.games import fouls
from karuta.games.kyogi.rules import OPTIONS, rules_of
from karuta.mat.field import Side
from karuta.words import negotiate, say

_SIDE = click.Choice(["A", "B"])


def _counts(score: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,3})-(\d{1,3})", score.strip(), re.ASCII)
    if match is None:
        raise BadInput(
            f"{score!r}: a score is the cards of A and of B, such as 25-25", key="error-kyogi-score-text", given=score
        )
    return int(match[1]), int(match[2])


def _lines(target: fouls.Target, decision: fouls.Decision, clause: str, language: str) -> list[str]:
    """The ruling in words; `clause` is the entry of its last line."""
    a, b = decision.counts
    verdict = decision.verdict
    giver = "A" if verdict.net > 0 else "B"
    sends = say(language, "ruling-send-none")
    if decision.sent:
        receiver = "B" if giver == "A" else "A"
        sends = say(language, "ruling-send", giver=giver, receiver=receiver, count=decision.sent)
    lines = [f"{a}-{b}  {sends}"]
    if decision.winner is not None:
        lines.append(say(language, "ruling-won", winner=decision.winner, margin=a + b))
    facts = fouls.facts(target, decision.taker, verdict)
    lines += [
        say(language, f"ruling-{verdict.case}-name"),
        say(language, f"ruling-{verdict.case}", **facts),
        say(language, f"ruling-{verdict.case}-why", **facts),
        say(language, clause, rule=fouls.RULES[verdict.case]),
    ]
    return lines


@click.command("referee")
@click.argument("score")
@click.option("--target", required=True, type=click.Choice(["A", "B", "D"]), help="Field of the read card; D: dead.")
@click.option("--a", "a", default="N", metavar="TOUCH", help="What A touched: N t s o to so; if dead N a b ab.")
@click.option("--b", "b", default="N", metavar="TOUCH", help="What B touched, likewise.")
@click.option("--first", type=_SIDE, help="Who touched the read card first, if both did (else they tied).")
@click.option("--contact", type=_SIDE, help="Whose hand met the other's foul (old article 9).")
@click.option("--rules", default="", metavar="OPTION=VALUE,...", help="Rules that differ from the default.")
@click.pass_context
def command(
    ctx: click.Context,
    *,
    score: str,
    target: str,
    a: str,
    b: str,
    first: str | None,
    contact: str | None,
    rules: str,
) -> None:
    """Rule on one reading, with the SCORE before it (cards of A, cards of B: 25-25).

    Touches are told relative to the field of the read card: N nothing, t the read card (with or without others of its
    field), s only others of its field, o only cards of the other field, to the read card and the other field, so
    both fields but not the read card. On a dead card: N nothing, a field A, b field B, ab both.
    """
    chosen = rules_of(rules)
    clause = "ruling-rule"
    if contact is not None:
        # The default of a match does not undo the word of the referee who asks; only "off" said beside it does.
        holds = OPTIONS.parse(rules).get("tomo_ote_contact") != "off"
        clause = "ruling-rule-contact" if holds else "ruling-rule-no-contact"
        contact = contact if holds else None
    where = cast(fouls.Target, target)
    decision = fouls.referee(
        _counts(score),
        where,
        (a, b),
        first=cast("Side | None", first),
        contact=cast("Side | None", contact),
        in_play=chosen.in_play,
        stays=chosen.untaken == "stays_dead",
    )
    for line in _lines(where, decision, clause, ctx.obj or negotiate(os.environ)):
        click.echo(line)
