"""The options of a match of kyōgi karuta, their defaults and what follows from them (rules 2-5.8)."""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple

from karuta.chance import Chance
from karuta.errors import BadInput
from karuta.games.kyogi.terms import Customs
from karuta.games.options import Fields, Options, misfit, rules_by
from karuta.mat.field import Format as MatFormat
from karuta.poems.orders import MUSUME_FUSAHOSE, quarter, third

FormatName = Literal["full", "third", "quarter", "starter", "short25", "nodead"]
SetName = Literal["seed", "A", "B", "C", "1", "2", "3", "4"]
HintLevel = Literal["off", "kimariji", "romaji", "meaning"]
BY_FORMAT = -1
"""`memorise_s` of the format (rules 5.8)."""


class Size(NamedTuple):
    """What a format deals: cards of A and of B, poems read (0: only those in play), memorising in seconds."""

    a: int
    b: int
    pool: int
    memorise_s: int


SIZES: dict[FormatName, Size] = {
    "full": Size(25, 25, 100, 900),
    "third": Size(10, 10, 34, 300),
    "quarter": Size(12, 12, 25, 240),
    "starter": Size(3, 3, 7, 60),
    "short25": Size(12, 12, 50, 420),
    "nodead": Size(25, 25, 0, 900),
}
"""Rules 5.8."""


class Rules(Customs, frozen=True):
    """The rules of one match. Times of strokes in ms, others in seconds as their names say.

    `Rules()` is the competition's game; `rules_from` and `rules_of` check what people write.
    """

    format: FormatName = "full"
    set: SetName = "seed"
    deal: Literal["blind", "hall"] = "blind"
    cards_a: int = 0
    cards_b: int = 0
    memorise_s: int = BY_FORMAT
    call_before_s: int = 120
    extra_memorise_a_s: int = 0
    extra_memorise_b_s: int = 0
    hints_a: HintLevel = "off"
    hints_b: HintLevel = "off"
    window: Literal["verse", "kimariji"] = "verse"
    untaken: Literal["owner_takes", "stays_dead"] = "owner_takes"
    both_push: Literal["owner", "closest"] = "owner"
    wrong_hand: Literal["void", "opponent_takes"] = "void"
    tomo_ote_contact: Literal["off", "old_art9"] = "off"
    """For referees at real mats (rules 3.5). Strokes know no size of a hand: in a match by strokes it does nothing."""

    @property
    def seats(self) -> tuple[int, ...]:
        """A duel."""
        return (2,)

    @property
    def cards(self) -> tuple[int, int]:
        """How many cards A and B start with."""
        size = SIZES[self.format]
        return self.cards_a or size.a, self.cards_b or size.b

    @property
    def in_play(self) -> int:
        """How many cards lie on the mat at the start."""
        return sum(self.cards)

    @property
    def memorising_s(self) -> int:
        """Seconds to memorise, without what a handicap adds: rules 5.8, scaled if the numbers of cards differ."""
        if self.memorise_s != BY_FORMAT:
            return self.memorise_s
        size = SIZES[self.format]
        if self.cards == (size.a, size.b):
            return size.memorise_s
        return 60 * max(1, (15 * self.in_play + 25) // 50)

    @property
    def extra_memorise_s(self) -> tuple[int, int]:
        """Seconds that A and B have the cards before them for longer than the other: a handicap."""
        return self.extra_memorise_a_s, self.extra_memorise_b_s

    @property
    def hints(self) -> tuple[HintLevel, HintLevel]:
        """What A and B may be shown of the cards: a declared handicap."""
        return self.hints_a, self.hints_b

    @property
    def mat_format(self) -> MatFormat:
        """The measures of cards and fields."""
        return _mat_format(self.card_height)

    def pool(self, chance: Chance) -> tuple[int, ...]:
        """The poems that are read, ascending (rules 5.8); `chance` settles what the rules leave open."""
        if self.format == "third":
            letter = "ABC"[chance.child("set").below(3)] if self.set == "seed" else self.set
            return third(letter)
        if self.format == "quarter":
            letter = "1234"[chance.child("set").below(4)] if self.set == "seed" else self.set
            return quarter(letter)
        if self.format == "starter":
            return tuple(sorted(MUSUME_FUSAHOSE))
        size = SIZES[self.format].pool or self.in_play
        hundred = range(1, 101)
        return tuple(hundred) if size == 100 else tuple(sorted(chance.child("pool").shuffled(hundred)[:size]))


@cache
def _mat_format(height: str) -> MatFormat:
    return MatFormat(card_height=10 * int(height))


_MOST = MatFormat().capacity
_of = Fields(Rules)
OPTIONS = Options(
    _of.choice("format", "cards"),
    _of.choice("set", "cards"),
    _of.choice("deal", "cards"),
    _of.number("cards_a", "handicap", 0, _MOST, format=0),
    _of.number("cards_b", "handicap", 0, _MOST, format=0),
    _of.number("extra_memorise_a_s", "handicap", 0, 3600),
    _of.number("extra_memorise_b_s", "handicap", 0, 3600),
    _of.choice("hints_a", "handicap"),
    _of.choice("hints_b", "handicap"),
    _of.number("memorise_s", "time", 0, 3600, offered=(900, 300, 120, 0), format=BY_FORMAT),
    _of.number("call_before_s", "time", 0, 3600, offered=(120, 60)),
    _of.number("layout_limit_s", "time", 0, 3600, none=0),
    _of.number("bow_limit_s", "time", 0, 600, none=0),
    _of.number("hand_limit_s", "time", 0, 3600, none=0),
    _of.choice("rhythm", "reading"),
    _of.choice("window", "reading"),
    _of.number("after_take_ms", "referee", 0, 5000),
    _of.number("tie_margin_ms", "referee", 0, 200, offered=(10, 0)),
    _of.choice("both_push", "referee"),
    _of.choice("untaken", "referee"),
    _of.choice("wrong_hand", "referee"),
    _of.choice("tomo_ote_contact", "referee", on_word=True),
    _of.number("max_voids", "referee", 0, 100),
    _of.choice("card_height", "cards"),
)
"""In the order of the rule sheet."""

_SETS: dict[FormatName, tuple[str, ...]] = {"third": ("seed", "A", "B", "C"), "quarter": ("seed", "1", "2", "3", "4")}


def _checked(rules: Rules) -> Rules:
    sets = _SETS.get(rules.format, ("seed",))
    if rules.set not in sets:
        allowed = ", ".join(sets)
        raise misfit("set", rules.set, sets, f"set={rules.set}: with format={rules.format} the set is {allowed}")
    least = 33 if rules.format == "third" else SIZES[rules.format].pool or 100
    if rules.in_play > least:
        raise BadInput(
            f"{rules.cards_a or rules.cards[0]}+{rules.cards[1]} cards: format={rules.format} reads {least} poems,"
            " so no more can lie on the mat",
            key="error-kyogi-cards",
            a=rules.cards[0],
            b=rules.cards[1],
            most=least,
        )
    return rules


rules_from, rules_of = rules_by(Rules, OPTIONS, _checked)
