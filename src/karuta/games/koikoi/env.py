"""An environment for learning: many matches of Koi-Koi at once, stepped by compiled code.

In each match the seat on turn sees its view as numbers and chooses an action, for itself or for whoever plays it; all
seats are played through the same interface. Seeds make matches the same for ever.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from karuta.games.koikoi.fast import env as compiled
from karuta.games.koikoi.fast import layout as at
from karuta.games.koikoi.fast.kernel import chance
from karuta.games.koikoi.rules import Rules

__all__ = ["ACTIONS", "COLUMNS", "FACTS", "TURNS", "Environment", "Observation", "Step"]

ACTIONS = at.ACTIONS
"""Numbers of actions: 4 * card + place to play, 192 + card to pick, 240 stop, 241 koi-koi (`fast.action_of`)."""
FACTS = compiled.FACTS
TURNS = compiled.TURNS
COLUMNS = compiled.COLUMNS

Bools: TypeAlias = NDArray[np.bool_]


class Observation(NamedTuple):
    """What the seats on turn see, one row a match; nothing in it depends on hidden cards.

    - `seat`, int8[n]: who is on turn; -1: the match is over, and the other fields are empty.
    - `mask`, bool[n, ACTIONS]: what that seat may do.
    - `places`, int8[n, 48]: where each card is: 0 unseen, 1 own hand, 2 table, 3 own side's pile, 4 the other side's
      pile, 5 the drawn card that waits for a pick.
    - `facts`, int16[n, len(FACTS)]: numbers, named by `FACTS`.
    - `past`, int8[n, TURNS, COLUMNS]: the turns of this round: card laid, the lowest card that it took (-1: none), card
      drawn, the lowest card that it took, koi-koi (1) or not; -1 for what has not been yet.
    """

    seat: NDArray[np.int8]
    mask: Bools
    places: NDArray[np.int8]
    facts: NDArray[np.int16]
    past: NDArray[np.int8]


class Step(NamedTuple):
    """What a step brought, one row a match.

    - `observation` at the next decision.
    - `points`, int64[n]: what rounds that ended brought to side 0 (below 0: to side 1), special deals among them;
      `ended`, bool[n]: whether a round ended. A special deal before the first decision of a match, which nobody could
      see coming, is paid with the first step of that match.
    - `margins`, int64[n]: by how many points side 0 is ahead at the end of a match; `over`, bool[n]: whether it ended.
    """

    observation: Observation
    points: NDArray[np.int64]
    ended: Bools
    margins: NDArray[np.int64]
    over: Bools


class Environment:
    """`n` matches by `rules`. With `again` a match that is over is followed by the next one at once, in the same step;
    without, it stays over until it is reset.

    >>> environment = Environment(Rules(), 2)
    >>> environment.reset([1, 2]).places.shape
    (2, 48)
    """

    def __init__(self, rules: Rules, n: int, *, again: bool = True) -> None:
        if n < 1:
            raise ValueError(f"{n} matches: an environment has 1 or more")
        self.rules = rules
        self.n = n
        self.again = again
        self._p = at.parameters(rules)
        self._states = np.zeros((n, at.SLOTS), np.int64)
        self._decks = np.zeros((n, 48), np.uint8)
        self._chances = np.zeros((n, 1), np.uint64)
        self._pasts = np.zeros((n, TURNS, COLUMNS), np.int8)
        self._owed = np.zeros((n, 2), np.int64)

    def reset(self, seeds: ArrayLike, chosen: ArrayLike | None = None) -> Observation:
        """New matches from `seeds`, whole numbers of 64 bits, one a match; of those only that `chosen` (bool[n])
        names, all if it is None."""
        given = [int(seed) % 2**64 for seed in np.ravel(np.asarray(seeds, dtype=object))]
        if len(given) != self.n:
            raise ValueError(f"{len(given)} seeds: give one for each of the {self.n} matches")
        which = np.ones(self.n, np.bool_) if chosen is None else np.asarray(chosen, np.bool_)
        self._chances[which, 0] = np.array(given, np.uint64)[which]
        compiled.begin_all(self._states, self._decks, self._chances, self._pasts, self._owed, which, self._p)
        return self.look()

    def look(self) -> Observation:
        """What the seats on turn see now, in new arrays."""
        seats = np.empty(self.n, np.int8)
        masks = np.empty((self.n, ACTIONS), np.bool_)
        places = np.empty((self.n, 48), np.int8)
        facts = np.empty((self.n, len(FACTS)), np.int16)
        compiled.look_all(self._states, masks, places, facts, seats, self._p)
        return Observation(seats, masks, places, facts, self._pasts.copy())

    def seen_by(self, match: int, seat: int) -> Observation:
        """What `seat` sees of one match, whoever is on turn; one row. Its mask is empty unless it is on turn."""
        masks = np.zeros((1, ACTIONS), np.bool_)
        places, facts = np.zeros((1, 48), np.int8), np.zeros((1, len(FACTS)), np.int16)
        state = self._states[match]
        turn = compiled.look(state, masks[0], places[0], facts[0], np.zeros(32, np.int64), self._p)
        if turn not in (seat, -1):
            masks[:] = False
            compiled.observe(state, seat, places[0], facts[0], self._p)
        return Observation(np.array([turn], np.int8), masks, places, facts, self._pasts[match : match + 1].copy())

    def step(self, actions: ArrayLike) -> Step:
        """Do one action in each match (that of a match that is over counts for nothing). `ValueError` names an action
        that the mask does not allow; then no match has changed."""
        taken = np.asarray(actions, np.int64)
        points, margins = np.zeros(self.n, np.int64), np.zeros(self.n, np.int64)
        ended, over = np.zeros(self.n, np.bool_), np.zeros(self.n, np.bool_)
        if taken.shape != (self.n,):
            raise ValueError(f"actions of shape {taken.shape}: give one for each of the {self.n} matches")
        wrong = compiled.step_all(
            self._states,
            self._decks,
            self._chances,
            self._pasts,
            taken,
            self.again,
            self._owed,
            points,
            ended,
            margins,
            over,
            self._p,
        )
        if wrong >= 0:
            raise ValueError(f"action {taken[wrong]} in match {wrong}: the mask of that match does not allow it now")
        return Step(self.look(), points, ended, margins, over)


def any_actions(observation: Observation, rng: NDArray[np.uint64]) -> NDArray[np.int64]:
    """An action at random for each match, by a random state (`any_chance`)."""
    actions = np.empty(len(observation.seat), np.int64)
    compiled.any_all(observation.mask, rng, actions)
    return actions


def any_chance(seed: int) -> NDArray[np.uint64]:
    """A random state for `any_actions`."""
    return chance(seed)
