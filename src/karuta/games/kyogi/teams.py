"""The rules that all games between two teams share: a hundred cards or fewer, half before each team (rules 5.3, 5.4,
5.7)."""

from __future__ import annotations

from typing import Literal, TypeVar

from karuta.chance import Chance
from karuta.errors import BadInput
from karuta.games.fouls import Scope
from karuta.games.kyogi.terms import Customs, Pair
from karuta.games.options import Fields, Option
from karuta.mat.field import Format as MatFormat
from karuta.poems.orders import quarter, third

SPARE = 6
"""Cards that a field of fifty or fewer holds at least beyond those dealt."""


class Teams(Customs, frozen=True):
    """The options that every game between teams has."""

    set: Literal["hundred", "A", "B", "C", "1", "2", "3", "4"] = "hundred"
    """The hundred, a third of it or a quarter (rules 5.8)."""
    per_side: int = 0
    """Cards before each team; 0: half of the set, as far as it is not dead."""
    memorise_s: int = 300
    foul_scope: Scope = "same_field_tolerant"
    net_sends: bool = True

    @property
    def seats(self) -> tuple[int, ...]:
        """One to five a side."""
        return tuple(range(2, 11))

    @property
    def hundred(self) -> tuple[int, ...]:
        """The poems of the set."""
        if self.set == "hundred":
            return tuple(range(1, 101))
        return third(self.set) if self.set in "ABC" else quarter(self.set)

    @property
    def dead(self) -> int:
        """Cards that are read and lie nowhere."""
        return 0

    @property
    def cards(self) -> Pair:
        """How many cards A and B start with."""
        each = self.per_side or (len(self.hundred) - self.dead) // 2
        return each, each

    @property
    def in_play(self) -> int:
        """How many cards lie on the mat at the start."""
        return sum(self.cards)

    def pool(self, chance: Chance) -> tuple[int, ...]:
        """The poems that are read, ascending: as many of the set as lie or are dead, drawn by `chance`."""
        count = self.in_play + self.dead
        if count == len(self.hundred):
            return self.hundred
        return tuple(sorted(chance.child("pool").shuffled(self.hundred)[:count]))

    @property
    def memorising_s(self) -> int:
        """Seconds to look at the cards."""
        return self.memorise_s

    @property
    def rows(self) -> int:
        """Of a field."""
        return 3

    @property
    def mat_format(self) -> MatFormat:
        """Fields of 87 cm, or wider ones that hold the cards of a team and some more."""
        usual = MatFormat(card_height=10 * int(self.card_height), rows=self.rows)
        per_row = -(-(max(self.cards) + SPARE) // self.rows)
        if per_row <= usual.row_capacity:
            return usual
        return MatFormat(card_height=usual.card_height, rows=self.rows, width=per_row * usual.card_width)

    @property
    def hai(self) -> bool:
        """Moves are told, and nobody waits for an answer."""
        return False


R = TypeVar("R", bound=Teams)


def team_options(of: Fields) -> tuple[tuple[Option, ...], tuple[Option, ...]]:
    """The options of `Teams` for the sheet of a game: those of the cards, and those of times and the referee."""
    return (
        of.choice("set", "cards"),
        of.number("per_side", "cards", 1, 99, offered=(50, 25, 12), half=0),
    ), (
        of.number("memorise_s", "time", 0, 3600, offered=(900, 300, 120, 0)),
        of.number("layout_limit_s", "time", 0, 3600, none=0),
        of.number("bow_limit_s", "time", 0, 600, none=0),
        of.number("hand_limit_s", "time", 0, 3600, none=0),
        of.choice("rhythm", "reading"),
        of.choice("foul_scope", "referee"),
        of.switch("net_sends", "referee"),
        of.choice("untaken", "referee"),
        of.number("tie_margin_ms", "referee", 0, 200, offered=(10, 0)),
        of.number("after_take_ms", "referee", 0, 5000),
        of.number("max_voids", "referee", 0, 100),
        of.choice("card_height", "cards"),
    )


def checked(rules: R) -> R:
    """The rules, or `BadInput` if the set has fewer poems than they need."""
    a, b = rules.cards
    most = len(rules.hundred)
    if min(a, b) < 1 or a + b + rules.dead > most:
        raise BadInput(
            f"{a}+{b} cards and {rules.dead} dead: set={rules.set} has {most} poems, and both sides need a card",
            key="error-teams-cards",
            a=a,
            b=b,
            dead=rules.dead,
            most=most,
        )
    return rules
