"""A reading under way, as a value: each action gives the reading that comes of it.

What was read follows from where the reading stands, so that going back makes unread again what comes after, and the log
of the kimariji is always that of the readings that count.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from karuta.chance import Chance
from karuta.errors import BadInput
from karuta.poems.kimariji import Unread
from karuta.recital.programme.order import order_of, round_seed
from karuta.recital.programme.sets import dead_cards, poems_of
from karuta.recital.programme.steps import Lengths, Step, step_count, step_of
from karuta.recital.programme.wish import Pattern, Wish, pattern_of, wish_of

TUNABLE = frozenset({"pacing", "wait", "span_s", "stop_min", "again"})
"""Settings that may change while a reading goes on."""


class Shorter(msgspec.Struct, frozen=True, rename={"was": "from", "now": "to"}):
    """The kimariji of `poem` became shorter."""

    poem: int
    was: str
    now: str


class Entry(msgspec.Struct, frozen=True):
    """A poem was read, and these others are told earlier from then on, by number."""

    read: int
    shortened: tuple[Shorter, ...]


class _Kept(msgspec.Struct, frozen=True, rename={"version": "karuta-reading"}):
    version: int
    wish: dict[str, Any]
    round: int
    order: tuple[int, ...]
    at: int
    heard: bool
    returns: int


def _damaged(why: str) -> BadInput:
    return BadInput(f"this is no reading that was kept: {why}", key="error-reading-kept", why=why)


class Reading(msgspec.Struct, frozen=True):
    """Where a reading stands.

    `chosen` are the poems whose cards lie, `dead` the cards added as drawn; both stay for all rounds, for what is in
    the box stays in it. `order` is that of this `round`, counted from 1. `at` counts the steps of the round from 0,
    `heard` whether the deciding verse of this step has begun, `returns` the poems put back into the box in this round.
    """

    wish: Wish
    chosen: tuple[int, ...]
    dead: tuple[int, ...]
    order: tuple[int, ...]
    round: int = 1
    at: int = 0
    heard: bool = False
    returns: int = 0

    @classmethod
    def begin(cls, wish: Wish) -> Reading:
        """The reading of a wish whose seed is drawn; raises BadInput for a set that can't be read."""
        if not wish.seed:
            raise ValueError("draw a seed before the reading begins")
        chosen = poems_of(wish.poems)
        dead = dead_cards(wish.seed, chosen, wish.dead, wish.likeness, pattern_of(wish.pattern).deciding)
        return cls(wish, chosen, dead, order_of(wish.order, wish.seed, {*chosen, *dead}))

    @classmethod
    def restored(cls, kept: Mapping[str, Any]) -> Reading:
        """The reading that `kept` gave; raises BadInput if it does not hang together."""
        try:
            it = msgspec.convert(kept, _Kept)
        except msgspec.ValidationError as fault:
            raise _damaged(str(fault)) from fault
        begun = cls.begin(wish_of(it.wish))
        same = (
            set(it.order) <= set(begun.box) if begun.wish.order == "replacement" else sorted(it.order) == [*begun.box]
        )
        if it.version != 1 or not same or len(it.order) != len(begun.box):
            raise _damaged("its order is not one of its box")
        if it.round < 1 or not 0 <= it.at <= begun.count or it.returns < 0:
            raise _damaged("it stands nowhere in it")
        return begun._with(order=it.order, round=it.round, at=it.at, heard=it.heard, returns=it.returns)

    def kept(self) -> dict[str, Any]:
        """What JSON keeps of it, the same as the page's."""
        wish: dict[str, Any] = msgspec.to_builtins(self.wish)
        kept: dict[str, Any] = msgspec.to_builtins(
            _Kept(1, wish, self.round, self.order, self.at, self.heard, self.returns)
        )
        return kept

    def _with(self, **changes: Any) -> Reading:
        return msgspec.structs.replace(self, **changes)

    @property
    def pattern(self) -> Pattern:
        """What is read of each poem."""
        return pattern_of(self.wish.pattern)

    @property
    def box(self) -> tuple[int, ...]:
        """All that is read in a round: chosen and dead cards, ascending."""
        return tuple(sorted((*self.chosen, *self.dead)))

    @property
    def count(self) -> int:
        """How many steps the round has."""
        return step_count(self.pattern, len(self.order))

    @property
    def is_over(self) -> bool:
        """Whether no step is left."""
        return self.at >= self.count

    @property
    def place(self) -> int:
        """Of what is read or comes next, which one it is in the round: the n of "n of 100"."""
        return min(self.at, len(self.order) - 1) + 1

    def step(self, lengths: Lengths) -> Step | None:
        """The step where the reading stands; None when it is over."""
        return None if self.is_over else self.step_at(self.at, lengths)

    def step_at(self, at: int, lengths: Lengths) -> Step:
        """Any step of this round, from 0."""
        return step_of(self.wish, self.order, at, lengths)

    @property
    def read(self) -> tuple[int, ...]:
        """What was read in this round, in that order: a poem counts from the beginning of its deciding verse."""
        passed = self.at + self.heard - (self.pattern.deciding not in self.pattern.after)
        return self.order[: max(passed, 0)]

    @property
    def to_come(self) -> tuple[int, ...]:
        """What is still to be read in this round, in that order."""
        return self.order[len(self.read) :]

    @property
    def log(self) -> tuple[Entry, ...]:
        """Of each poem that was read in this round: which others were told earlier from then on.

        With replacement none is, for nothing leaves the box.
        """
        if self.wish.order == "replacement":
            return tuple(Entry(number, ()) for number in self.read)
        entries = []
        unread = Unread(self.box)
        for number in self.read:
            unread, shortened = unread.without(number, self.pattern.deciding)
            entries.append(Entry(number, tuple(Shorter(it.number, it.before, it.after) for it in shortened)))
        return tuple(entries)

    def tuned(self, **changes: Any) -> Reading:
        """The same with other times or another end: what may be changed while it goes on, for it moves no poem."""
        if not changes.keys() <= TUNABLE:
            raise ValueError(f"{sorted(changes)}: only {sorted(TUNABLE)} can change while a reading goes on")
        return self._with(wish=wish_of(msgspec.to_builtins(self.wish) | changes))

    def sounded(self) -> Reading:
        """The part that decides has begun to sound."""
        return self if self.is_over else self._with(heard=True)

    def next(self) -> Reading:
        """The step is done. After the last one the reading is over, or the next round begins if that was wished."""
        if self.is_over:
            return self
        if self.at + 1 < self.count or not self.wish.again:
            return self._with(at=self.at + 1, heard=False)
        following = self.round + 1
        order = order_of(self.wish.order, round_seed(self.wish.seed, following), self.box)
        return self._with(order=order, round=following, at=0, heard=False, returns=0)

    def back(self) -> Reading:
        """To the step before, within the round; what it read is unread again."""
        return self._with(at=self.at - 1, heard=False) if self.at else self

    def jump(self, place: int) -> Reading:
        """To the step that begins the poem at this place, from 1; what lies before counts as read, the rest not."""
        if not 1 <= place <= len(self.order):
            raise ValueError(f"there is no place {place} in a round of {len(self.order)}")
        return self._with(at=place - 1, heard=False)

    def skip(self) -> Reading:
        """The poem at this place is not read now: it comes last. The last one can't be skipped."""
        at = self.place - 1
        if at == len(self.order) - 1:
            return self
        order = (*self.order[:at], *self.order[at + 1 :], self.order[at])
        return self._with(order=order, at=at, heard=False)

    def returned(self) -> Reading:
        """The poem at this place goes back into the box: it is read at a random later place, or at once if that is
        drawn, so that nobody knows more than before."""
        at = self.place - 1
        rest = self.order[at + 1 :]
        chance = Chance(round_seed(self.wish.seed, self.round)).child(f"return {self.returns}")
        into = chance.below(len(rest) + 1)
        order = (*self.order[:at], *rest[:into], self.order[at], *rest[into:])
        return self._with(order=order, at=at, heard=False, returns=self.returns + 1)
