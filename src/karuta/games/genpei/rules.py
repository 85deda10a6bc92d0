"""The options of genpei gassen (rules 5.3)."""

from __future__ import annotations

from typing import Final, Literal

from karuta.games.kyogi.teams import Teams, checked, team_options
from karuta.games.kyogi.terms import Pair
from karuta.games.options import Fields, Options, rules_by
from karuta.games.readings import Manner

_WHOLE = Manner(lead=None, whole=True, again=True)


class Rules(Teams, frozen=True):
    """The rules of one match. Times of strokes in ms, others in seconds as their names say."""

    cards_a: int = 0
    """Cards before A; 0: `per_side`."""
    cards_b: int = 0
    dead: int = 0
    rows: int = 3
    untaken: Literal["owner_takes", "stays_dead"] = "owner_takes"
    reading: Literal["whole", "kyogi"] = "whole"
    """The whole poem, its lower verse again until the card is taken; or as for kyōgi karuta."""

    @property
    def cards(self) -> Pair:
        """How many cards A and B start with."""
        a, b = super().cards
        return self.cards_a or a, self.cards_b or b

    @property
    def manner(self) -> Manner:
        """How it is read."""
        return _WHOLE if self.reading == "whole" else super().manner


def options_of(kind: type[Rules]) -> Options:
    """The options of these rules, in the order of the rule sheet."""
    of = Fields(kind)
    cards, others = team_options(of)
    return Options(
        *cards,
        of.number("dead", "cards", 0, 98, offered=(0, 20, 50)),
        of.number("rows", "cards", 2, 3, offered=(3, 2)),
        of.number("cards_a", "handicap", 1, 99, per_side=0),
        of.number("cards_b", "handicap", 1, 99, per_side=0),
        of.choice("reading", "reading"),
        *others,
    )


OPTIONS: Final = options_of(Rules)

rules_from, rules_of = rules_by(Rules, OPTIONS, checked)
