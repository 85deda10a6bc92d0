"""The options of Koi-Koi and their defaults, which are Nintendo's rules (koikoi rules 2-4).

Every option is data: the editor, the rule sheet, `--rules`, the header of a record and the parameters of the fast
engine are made from `OPTIONS`. Named sets of options are in `presets`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from karuta.games.options import Fields, Option, Options

Special = Literal["owner", "dealer", "redeal", "play"]
"""What comes of a special deal: points to who holds it, points to the dealer, deal again, play on."""
TableSpecial = Literal["dealer", "redeal", "play"]


class Rules(Struct, frozen=True):
    """The rules of one match. Points are 0 where a yaku is off. `Rules()` is the preset `nintendo`.

    `rules_of` and `rules_from` (in `presets`) check what people write.
    """

    # Points per yaku (koikoi rules 3, 4.1, 4.14).
    goko: int = 10
    shiko: int = 8
    ame_shiko: int = 7
    sanko: int = 5
    hanami: int = 5
    tsukimi: int = 5
    inoshikacho: int = 5
    akatan: int = 5
    aotan: int = 5
    akatan_aotan: int = 10
    tane: int = 1
    tan: int = 1
    kasu: int = 1
    tsukifuda: int = 0
    """All four cards of the round's month; the month of round n is n, and January again after December."""
    # Viewing yaku, hanami-zake and tsukimi-zake (4.2).
    viewing: Literal["on", "off", "with_other"] = "on"
    """`with_other`: they count only beside another yaku that is no viewing yaku."""
    viewing_raised: int = 0
    """Points of each after an own koi-koi; 0: as before."""
    viewing_cancelled: bool = False
    """A willow card in the own pile cancels hanami-zake (rain), a paulownia card tsukimi-zake (fog)."""
    viewing_in_month: bool = False
    """Hanami-zake only in a round of March, tsukimi-zake only in one of August."""
    # What counts beside what (4.3-4.5).
    further: Literal["instead", "beside", "both", "none"] = "instead"
    """Beside inoshikacho, akatan, aotan: `instead`: +1 a further card, no tane or tan; `beside`: tane or tan counts and
    no further card; `both`; `none`: neither."""
    both_ribbons: Literal["replaces", "added", "sum"] = "replaces"
    """Akatan and aotan together: `akatan_aotan` points instead of the two, or added to the two, or just the two;
    further ribbons count once, from the seventh."""
    cup_plain: bool = True
    # Special deals (4.6).
    hand_four: Special = "owner"
    hand_pairs: Special = "owner"
    table_four: TableSpecial = "redeal"
    table_pairs: TableSpecial = "play"
    table_three: TableSpecial = "play"
    special_points: int = 6
    # Doubling (4.7, 4.8).
    double_at: int = 7
    """Winning totals from here on are multiplied by `double_factor`; 0: never."""
    double_factor: int = 2
    opponent_koikoi: Literal["off", "double", "per_call"] = "double"
    """A win after the other side called koi-koi: no more, twice as much, or twice for every call."""
    doubling: Literal["multiply", "add", "literal"] = "multiply"
    """How the two combine: x2 and x2 make x4, or x3 (each adds what it is above one); `literal`: a total of `double_at`
    or more counts x4 if the opponent called, else x2 if the winner did, else x1; below it x1."""
    call_at_threshold: bool = False
    """Only calls made while holding `double_at` points or more count for doubling."""
    own_koikoi: Literal["none", "one_each", "times", "late", "climbing"] = "none"
    """`one_each`: +1 a call; `times`: x (1 + calls); `late`: 0-2 calls x1, 3 x2, 4 x3, 5 and more x4; `climbing`: +1
    for each of calls 1-3, from call 4 the sum of the yaku times (calls - 2)."""
    # The course of a round (4.9-4.11).
    koikoi: Literal["unlimited", "once", "never"] = "unlimited"
    """`once`: once a round for each side."""
    exhausted: Literal["nothing", "dealer", "higher"] = "nothing"
    """A round that nobody stopped: no points, `exhausted_points` to the dealer, or the side with the higher yaku counts
    it as if it had stopped (equal: nothing)."""
    exhausted_points: int = 6
    exhausted_deal: Literal["stays", "changes"] = "stays"
    three_on_table: Literal["all", "one"] = "all"
    # The match (4.12, 4.13, 4.15).
    rounds: int = 12
    start_points: int = 0
    payment: bool = False
    """The loser of a round pays what the winner gets."""
    target: int = 0
    """The match ends when a side has that many points; 0: no target."""
    ruin: bool = False
    """The match ends when a side has no points left."""
    lead: int = 0
    """The match ends early when a side is that many points ahead; 0: however far that is."""
    tie: Literal["draw", "round"] = "draw"
    """Equal at the end: a draw, or one more round until it is decided."""
    first_dealer: Literal["cards", "random", "first", "second"] = "cards"
    """`cards`: each draws a card, the earliest month deals."""
    next_dealer: Literal["winner", "loser", "alternate"] = "winner"
    deal_by: Literal["fours", "twos", "ones", "all"] = "fours"
    teams: bool = False
    """Two partners share captures and yaku: four seats, 5 cards a hand, 8 on the table, 20 in the stock."""

    @property
    def seats(self) -> int:
        """2, or 4 in teams."""
        return 4 if self.teams else 2

    @property
    def hand(self) -> int:
        """Cards dealt to each."""
        return 5 if self.teams else 8


_of = Fields(Rules, "koikoi-option", fast=True)


def _yaku(name: str) -> Option:
    return _of.number(name, "yaku", 0, 99, off=0)


OPTIONS = Options(
    _of.number("rounds", "match", 1, 99, offered=(3, 6, 12)),
    _of.switch("teams", "match"),
    _of.switch("payment", "match"),
    _of.number("start_points", "match", 0, 999, offered=(0, 25, 30, 50)),
    _of.number("target", "match", 0, 999, offered=(50,), none=0),
    _of.switch("ruin", "match"),
    _of.number("lead", "match", 0, 999, offered=(30, 50), none=0),
    _of.choice("tie", "match"),
    _of.choice("first_dealer", "deal"),
    _of.choice("next_dealer", "deal"),
    _of.choice("deal_by", "deal", fast=False),
    _of.choice("hand_four", "deal"),
    _of.choice("hand_pairs", "deal"),
    _of.choice("table_four", "deal"),
    _of.choice("table_pairs", "deal"),
    _of.choice("table_three", "deal"),
    _of.number("special_points", "deal", 0, 99, offered=(6,)),
    _of.choice("koikoi", "course"),
    _of.choice("exhausted", "course"),
    _of.number("exhausted_points", "course", 0, 99, offered=(1, 6)),
    _of.choice("exhausted_deal", "course"),
    _of.choice("three_on_table", "course"),
    _of.number("double_at", "doubling", 0, 99, offered=(7,), off=0),
    _of.number("double_factor", "doubling", 1, 9, offered=(2,)),
    _of.choice("opponent_koikoi", "doubling"),
    _of.choice("doubling", "doubling"),
    _of.switch("call_at_threshold", "doubling"),
    _of.choice("own_koikoi", "doubling"),
    *(_yaku(name) for name in ("goko", "shiko", "ame_shiko", "sanko")),
    *(_yaku(name) for name in ("hanami", "tsukimi", "inoshikacho", "akatan", "aotan", "akatan_aotan")),
    *(_yaku(name) for name in ("tane", "tan", "kasu", "tsukifuda")),
    _of.choice("viewing", "counting"),
    _of.number("viewing_raised", "counting", 0, 99, same=0),
    _of.switch("viewing_cancelled", "counting"),
    _of.switch("viewing_in_month", "counting"),
    _of.choice("further", "counting"),
    _of.choice("both_ribbons", "counting"),
    _of.switch("cup_plain", "counting"),
)
"""In the order of the rule sheet. `fast`: the option changes play or score, so the fast engine takes it."""
