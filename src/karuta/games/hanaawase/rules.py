"""The options of hana-awase (koikoi rules 7). What Koi-Koi has too is named and worded as there (koikoi rules 4)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from karuta.games.flowers.deal import DealBy, FirstDealer
from karuta.games.options import Fields, Options, rules_by


class Rules(Struct, frozen=True):
    """The rules of one match."""

    rounds: int = 12
    tie: Literal["draw", "round"] = "draw"
    """Equal at the end: they share it (all: a draw), or one more round until it is decided."""
    # The deal.
    first_dealer: FirstDealer = "cards"
    next_dealer: Literal["winner", "loser", "alternate"] = "winner"
    """Who gained most in the round, or least, deals the next; equals leave it to who dealt. `alternate`: in turn."""
    deal_by: DealBy = "fours"
    hand_four: Literal["redeal", "play"] = "play"
    """Four of a month in a hand."""
    table_four: Literal["redeal", "play"] = "redeal"
    """Four of a month on the table, where nobody could ever take them."""
    # The course of a round.
    three_on_table: Literal["all", "one"] = "all"
    # Yaku.
    yaku: Literal["off", "added", "paid"] = "off"
    """What a yaku held at the end brings: nothing; its points; its points from each of the others."""
    # Points of each yaku, 0: off; all of them are the house's own [D].
    goko: int = 50
    shiko: int = 40
    ame_shiko: int = 40
    sanko: int = 20
    hanami: int = 20
    tsukimi: int = 20
    inoshikacho: int = 20
    akatan: int = 30
    aotan: int = 30
    tane: int = 0
    tan: int = 0
    kasu: int = 0
    tsukifuda: int = 0
    viewing: Literal["on", "off", "with_other"] = "on"
    cup_plain: bool = True


_of = Fields(Rules, "koikoi-option")
YAKU = (
    *("goko", "shiko", "ame_shiko", "sanko", "hanami", "tsukimi", "inoshikacho", "akatan", "aotan"),
    *("tane", "tan", "kasu", "tsukifuda"),
)
"""The options that give points to a yaku, named as in Koi-Koi."""
OPTIONS = Options(
    _of.number("rounds", "match", 1, 99, offered=(1, 3, 6, 12)),
    _of.choice("tie", "match"),
    _of.choice("first_dealer", "deal"),
    _of.choice("next_dealer", "deal"),
    _of.choice("deal_by", "deal"),
    _of.choice("hand_four", "deal"),
    _of.choice("table_four", "deal"),
    _of.choice("three_on_table", "course"),
    Fields(Rules, "hanaawase").choice("yaku", "yaku"),
    *(_of.number(name, "yaku", 0, 200, off=0) for name in YAKU),
    _of.choice("viewing", "counting"),
    _of.switch("cup_plain", "counting"),
)
"""In the order of the rule sheet."""

rules_from, rules_of = rules_by(Rules, OPTIONS)
