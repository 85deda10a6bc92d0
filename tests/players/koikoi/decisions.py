"""Decisions of played matches, for tests of those who decide."""

from __future__ import annotations

from collections.abc import Iterator

from karuta.chance import Chance
from karuta.games.game import TABLE
from karuta.games.koikoi.match import apply, new, view
from karuta.games.koikoi.moves import Deal, Draw
from karuta.games.koikoi.presets import PRESETS, rules_of
from karuta.games.koikoi.rules import Rules
from karuta.games.koikoi.state import State
from karuta.games.koikoi.view import View
from karuta.players.koikoi.choices import choices

VARIED = (
    *PRESETS,
    "nintendo,teams=on",
    "steam,teams=on,three_on_table=one",
    "nintendo,three_on_table=one,tsukifuda=4,viewing=with_other",
    "nintendo,viewing_in_month=on,viewing_cancelled=on,further=both,koikoi=once",
    "nintendo-literal,call_at_threshold=on,both_ribbons=sum,cup_plain=off",
    "nintendo,double_at=off,opponent_koikoi=off,exhausted=higher,table_four=play",
    "nintendo,viewing=off,doubling=add,koikoi=never,exhausted=dealer",
)
"""Presets and options, as `--rules` takes them."""


def decisions(rules: Rules, seed: str, matches: int = 1) -> Iterator[tuple[State, View]]:
    """Every decision of matches played at random: the state, and the view of who decides."""
    for match in range(matches):
        chance = Chance(f"{seed}/{match}")
        state = new(rules, f"{seed} {match}")
        while state.phase != "over":
            if state.phase == "deal":
                state, _ = apply(state, TABLE, Deal())
            elif state.phase == "draw":
                state, _ = apply(state, TABLE, Draw())
            else:
                seen = view(state, state.turn)
                yield state, seen
                moves = choices(seen)
                state, _ = apply(state, state.turn, moves[chance.below(len(moves))])


def mixed(count: int, seed: str, every: int = 7) -> list[tuple[State, View]]:
    """So many decisions, each `every`th of matches by all of `VARIED` in turn."""
    found: list[tuple[State, View]] = []
    each = -(-count // len(VARIED))
    for text in VARIED:
        of_rules: list[tuple[State, View]] = []
        rules = rules_of(text)
        match = 0
        while len(of_rules) < each:
            of_rules += list(decisions(rules, f"{seed}/{text}/{match}"))[::every]
            match += 1
        found += of_rules[:each]
    return found
