"""The options of bōzu mekuri: what is done here and there (rules 5.5)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from karuta.games.options import Fields, Options, rules_by


class Rules(Struct, frozen=True):
    """The rules of one game; by default the plain game."""

    stacks: int = 1
    """How many stacks lie on the mat; with two each player chooses every time."""
    bozu_discards: Literal["all", "5"] = "all"
    """What a monk costs: all own cards, or five, himself among them [D] and else those that came last [D]."""
    hime_draws_again: bool = False
    """A lady who finds no card in the pool: one more is turned."""
    emperor_extra_draw: bool = False
    """After an emperor one more is turned."""
    semimaru: Literal["normal", "bozu", "all_players_discard", "drawer_discards_and_skips", "drawer_takes_all"] = (
        "normal"
    )
    """`normal`: a gentleman, as his name says; `bozu`: a monk, as he looks; or what his three rules say."""


_of = Fields(Rules, "bozu")
OPTIONS = Options(
    _of.number("stacks", "table", 1, 2, offered=(1, 2)),
    _of.choice("bozu_discards", "cards"),
    _of.switch("hime_draws_again", "cards"),
    _of.switch("emperor_extra_draw", "cards"),
    _of.choice("semimaru", "cards"),
)
"""In the order of the rule sheet."""

rules_from, rules_of = rules_by(Rules, OPTIONS)
