"""Whole matches by any moves whatever: the invariants of rules 4.1 hold in every state."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from karuta.chance import Chance
from karuta.games.game import TABLE, Actor
from karuta.games.kyogi import match
from karuta.games.kyogi.events import Placed, Ruled
from karuta.games.kyogi.game import KYOGI
from karuta.games.kyogi.state import State

FORMATS = ("format=starter", "format=third", "format=quarter", "cards_a=4,cards_b=2", "cards_a=46,cards_b=4")


class Match(RuleBasedStateMachine):
    state: State
    in_play: int
    live: int

    @initialize(rules=st.sampled_from(FORMATS), seed=st.integers(0, 999))
    def sit_down(self, rules: str, seed: int) -> None:
        chosen = KYOGI.rules(rules)
        self.state = match.new(chosen, str(seed))
        self.in_play = chosen.in_play
        self.live = 0

    @rule(actor=st.sampled_from((0, 1, TABLE)), draw=st.integers(0, 10_000), steps=st.integers(1, 12))
    def move(self, actor: Actor, draw: int, steps: int) -> None:
        """A move of this actor, then the match as it comes."""
        rng = Chance(draw)
        self.make(actor, rng)
        for _ in range(steps):
            waited = match.actors(self.state)
            self.make(waited[rng.below(len(waited))] if waited else TABLE, rng)

    def make(self, actor: Actor, rng: Chance) -> None:
        chosen = KYOGI.legal(self.state, actor).sample(rng)
        if chosen is None:
            return
        before = self.state
        self.state, events = match.apply(before, actor, chosen)
        for event in events:
            if isinstance(event, Ruled):
                self.live += event.ruling.target != "D"
                assert event.ruling.due <= abs(event.ruling.net)
        if before.counts != (0, 0) and not any(isinstance(event, Ruled) for event in events):
            moved = sum(isinstance(event, Placed) for event in events)
            assert sum(before.counts) == sum(self.state.counts)
            assert abs(before.counts[0] - self.state.counts[0]) <= moved

    @invariant()
    def holds(self) -> None:
        state = self.state
        match.invariants(state)
        if state.phase == "bow":
            return
        assert sum(state.counts) == self.in_play - self.live == self.in_play - state.taken
        assert max(state.counts) >= 1
        if state.winner is None and state.due is None and state.phase != "thanks":
            assert min(state.counts) >= 1
            assert any(card in state.unread for card in state.mat.places)
        if state.winner is not None and state.why == "cleared":
            assert state.counts[state.winner] == 0
            assert state.margin == sum(state.counts)


Match.TestCase.settings = settings(max_examples=25, stateful_step_count=12, deadline=None)
TestMatch = Match.TestCase
