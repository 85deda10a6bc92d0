"""The options of the relay, and who takes over when (rules 5.4)."""

from __future__ import annotations

from typing import Final

from karuta.games.genpei import rules as genpei
from karuta.games.kyogi.events import Ruling
from karuta.games.kyogi.teams import checked
from karuta.games.options import Fields, Options, rules_by
from karuta.mat.field import SIDES

ON_TAKE = 0
"""`swap_every`: the next of a side takes over when the other side takes a card of its field."""


class Rules(genpei.Rules, frozen=True):
    """The rules of one match: those of genpei gassen, and when the active player of a side changes."""

    swap_every: int = ON_TAKE
    """Readings after which both sides change, or `ON_TAKE`."""

    @property
    def seats(self) -> tuple[int, ...]:
        """Two a side at least, or there is nobody to take over."""
        return tuple(range(4, 11))

    def lineup(self, before: tuple[int, ...], seats: int, ruling: Ruling | None) -> tuple[int, ...]:
        """The active seat of each side; first those that sit first. Whoever takes over sits next on the side, after the
        last one the first.

        >>> Rules(swap_every=10).lineup((), 5, None)
        (0, 1)
        """
        if ruling is None:
            return 0, 1
        if self.swap_every:
            changes = (ruling.number % self.swap_every == 0,) * 2
        else:
            lost = ruling.taker is not None and ruling.target != SIDES[ruling.taker]
            changes = (lost and ruling.target == "A", lost and ruling.target == "B")
        return tuple(_next(seat, seats) if change else seat for seat, change in zip(before, changes, strict=True))


def _next(seat: int, seats: int) -> int:
    return seat + 2 if seat + 2 < seats else seat % 2


OPTIONS: Final = Options(
    Fields(Rules).number("swap_every", "match", 1, 50, offered=(10, 20), take=ON_TAKE), *genpei.options_of(Rules)
)
"""In the order of the rule sheet."""

rules_from, rules_of = rules_by(Rules, OPTIONS, checked)
