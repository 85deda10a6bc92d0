"""The readable rules and the fast engine play the same matches side by side: same cards, same choices."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from karuta.games.flowers.deal import deck as shuffled
from karuta.games.game import TABLE
from karuta.games.koikoi import endings, match
from karuta.games.koikoi.counting import mask_of, points_of
from karuta.games.koikoi.deal import dealt
from karuta.games.koikoi.events import Event, Redealt
from karuta.games.koikoi.fast import layout as at
from karuta.games.koikoi.fast.deal import begin
from karuta.games.koikoi.fast.hidden import blank, from_state
from karuta.games.koikoi.fast.kernel import Cards, Numbers
from karuta.games.koikoi.fast.match import close
from karuta.games.koikoi.fast.round import legal, seat_of, step, stop_value
from karuta.games.koikoi.fast.round import points_of as fast_points
from karuta.games.koikoi.moves import Deal, Draw
from karuta.games.koikoi.rules import Rules
from karuta.games.koikoi.space import Space
from karuta.games.koikoi.state import State


def _pair(st: Numbers, slot: int) -> tuple[int, int]:
    return int(st[slot]), int(st[slot + 1])


def table_of(st: Numbers, p: Numbers, seats: int) -> dict[str, Any]:
    """What both engines must agree on at a decision, by the fast one."""
    return {
        "hands": [int(st[at.HANDS + seat]) for seat in range(seats)],
        "table": int(st[at.TABLE]),
        "piles": _pair(st, at.PILES),
        "phase": at.PHASES[st[at.PHASE]],
        "turn": int(seat_of(st, p)),
        "drawn": int(st[at.DRAWN]),
        "calls": _pair(st, at.CALLS),
        "counted": _pair(st, at.COUNTED),
        "held": _pair(st, at.HELD),
        "scores": _pair(st, at.SCORES),
        "points": [fast_points(st, side, p) for side in (0, 1)],
        "totals": [stop_value(st, side, p) for side in (0, 1)],
    }


def table_said(state: State) -> dict[str, Any]:
    """The same by the readable rules."""
    piles = (mask_of(state.piles[0]), mask_of(state.piles[1]))
    return {
        "hands": [mask_of(hand) for hand in state.hands],
        "table": mask_of(state.table),
        "piles": piles,
        "phase": state.phase,
        "turn": state.turn,
        "drawn": state.drawn,
        "calls": state.calls,
        "counted": state.counted,
        "held": state.held,
        "scores": state.scores,
        "points": [points_of(piles[side], state.rules, state.round, state.calls[side]) for side in (0, 1)],
        "totals": [endings.scored(state, side).total for side in (0, 1)],
    }


class SideBySide:
    """One match in both engines. `rounds` and `decisions` count what was compared."""

    def __init__(self, rules: Rules, seed: str) -> None:
        self.rules = rules
        self.seed = seed
        self.p = at.parameters(rules)
        self.state = match.new(rules, seed)
        self.st, self.deck = blank()
        self.st[at.SCORES : at.SCORES + 2] = rules.start_points
        self.st[at.OVER_WHY] = -1
        self.rounds = self.decisions = 0
        self._actions = np.zeros(32, np.int64)

    def play(self, rng: Random) -> None:
        """The whole match by choices of `rng`; an AssertionError tells where the engines part."""
        while self.state.phase != "over":
            self._deal()
            while self.state.phase not in ("deal", "over"):
                self._decide(rng)
            self._close()

    def go(self, rng: Random, decisions: int) -> None:
        """So many decisions, and to the next one; across rounds, but not beyond the match."""
        dealing = True
        while dealing or self.decisions < decisions:
            if dealing:
                self._deal()
            else:
                self._decide(rng)
            dealing = self.state.phase == "deal"
            if dealing:
                self._close()

    def _say(self, what: str, fast: object, said: object) -> None:
        assert fast == said, f"{self.rules} {self.seed} round {self.state.round}, {what}: fast {fast}, rules {said}"

    def _deal(self) -> None:
        old = self.state.dealer
        self.state, events = match.apply(self.state, TABLE, Deal())
        dealer = self.state.results[-1].dealer if self.state.phase in ("deal", "over") else self.state.dealer
        if old >= 0:
            self._say("dealer", int(self.st[at.DEALER]), dealer)
        self.st[at.DEALER] = dealer
        self.st[at.ROUND] += 1
        self.st[at.MONTH] = (self.st[at.ROUND] - 1) % 12
        again = sum(isinstance(event, Redealt) for event in events)
        for attempt in range(again + 1):
            lay(self.state, dealer, attempt, self.deck)
            self._say(f"deal {attempt}", begin(self.st, self.deck, self.p), attempt == again)

    def _decide(self, rng: Random) -> None:
        st, state = self.st, self.state
        self._say("table", table_of(st, self.p, self.rules.seats), table_said(state))
        copy, stock = blank()
        from_state(state, copy, stock)
        self._say("a state taken over", table_of(copy, self.p, self.rules.seats), table_said(state))
        n = legal(st, self._actions, self.p)
        moves = Space(state, state.turn).moves()
        self._say("choices", self._actions[:n].tolist(), sorted(map(at.action_of, moves)))
        move = rng.choice(moves)
        events: list[Event] = []
        self.state, events[len(events) :] = match.apply(state, state.turn, move)
        while self.state.phase == "draw":
            self.state, events[len(events) :] = match.apply(self.state, TABLE, Draw())
        step(st, self.deck, at.action_of(move), self.p)
        self.decisions += 1

    def _close(self) -> None:
        st, result = self.st, self.state.results[-1]
        self._say("end of the round", st[at.PHASE], at.OVER)
        self._say("why", at.WHYS[st[at.WHY]], result.why)
        self._say("side", int(st[at.WINNER]), -1 if result.side is None else result.side)
        self._say("seat", int(st[at.SEAT]), -1 if result.seat is None else result.seat)
        special = None if st[at.SPECIAL] < 0 else at.SPECIALS[st[at.SPECIAL]]
        self._say("special", special, result.special)
        self._say("gains", _pair(st, at.GAINS), result.gains)
        close(st, self.p)
        self._say("scores", _pair(st, at.SCORES), self.state.scores)
        self._say("next dealer", int(st[at.DEALER]), result.next_dealer)
        self._say("match", "" if st[at.OVER_WHY] < 0 else at.MATCH_WHYS[st[at.OVER_WHY]], self.state.why)
        self.rounds += 1


def lay(state: State, dealer: int, attempt: int, deck: Cards) -> None:
    """The deck of a deal of the round of `state` as the fast engine has it: hands, table, stock."""
    cards = dealt(state.rules, dealer, shuffled(state.seed, state.round, attempt))
    deck[:] = [card for part in (*cards.hands, cards.table, cards.stock) for card in part]
