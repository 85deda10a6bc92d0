"""Whole matches of all games on two fields by any moves whatever: the invariants of rules 4.1 hold in every state."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from karuta.chance import Chance
from karuta.games.game import TABLE, Actor
from karuta.games.kyogi import match
from karuta.games.kyogi.events import Placed, ReadingOpened, Ruled, Voided
from karuta.games.kyogi.space import space
from karuta.games.kyogi.state import State
from karuta.games.registry import game

TABLES = (
    ("kyogi", "format=starter", 2),
    ("kyogi", "format=third", 2),
    ("kyogi", "format=quarter", 2),
    ("kyogi", "cards_a=4,cards_b=2", 2),
    ("kyogi", "cards_a=46,cards_b=4", 2),
    ("genpei", "per_side=5,dead=3,net_sends=off", 5),
    ("genpei", "cards_a=47,cards_b=3,rows=2,foul_scope=any_wrong_card", 3),
    ("relay", "per_side=4,swap_every=2,reading=kyogi", 7),
    ("relay", "per_side=6,untaken=stays_dead", 4),
    ("shimo", "per_side=16", 6),
    ("shimo", "per_side=9,untaken=flows,net_sends=off", 6),
)


class Match(RuleBasedStateMachine):
    state: State
    in_play: int
    gone: int
    opened: int
    ruled: int

    @initialize(table=st.sampled_from(TABLES), seed=st.integers(0, 999))
    def sit_down(self, table: tuple[str, str, int], seed: int) -> None:
        name, rules, seats = table
        chosen = game(name).rules(rules)
        self.state = match.new(chosen, str(seed), seats)
        self.in_play = sum(chosen.cards)
        self.gone = self.opened = self.ruled = 0

    @rule(actor=st.one_of(st.just(TABLE), st.integers(0, 6)), draw=st.integers(0, 10_000), steps=st.integers(1, 12))
    def move(self, actor: Actor, draw: int, steps: int) -> None:
        """A move of this actor, then the match as it comes."""
        rng = Chance(draw)
        if actor == TABLE or int(actor) < self.state.seats:
            self.make(actor, rng)
        for _ in range(steps):
            waited = match.actors(self.state)
            self.make(waited[rng.below(len(waited))] if waited else TABLE, rng)

    def make(self, actor: Actor, rng: Chance) -> None:
        chosen = space(self.state, actor).sample(rng)
        if chosen is None:
            return
        before = self.state
        self.state, events = match.apply(before, actor, chosen)
        for event in events:
            self.opened += isinstance(event, ReadingOpened)
            self.opened -= isinstance(event, Voided)
            if isinstance(event, Ruled):
                ruling = event.ruling
                self.ruled += 1
                self.gone += ruling.counts != before.counts
                assert sum(before.counts) - sum(ruling.counts) == (ruling.target != "D" and ruling.how != "none")
                assert ruling.due <= (abs(ruling.net) if before.rules.net_sends else 1 + max(ruling.fouls))
                assert ruling.hand is None or (ruling.hand % 2 == ruling.taker and ruling.hand < before.seats)
                assert not before.active or ruling.hand in (None, *before.active)
        if before.counts != (0, 0) and not any(isinstance(event, Ruled) for event in events):
            moved = sum(isinstance(event, Placed) for event in events)
            assert sorted(before.mat.places) == sorted(self.state.mat.places)
            assert sum(before.counts) == sum(self.state.counts)
            assert abs(before.counts[0] - self.state.counts[0]) <= moved

    @invariant()
    def holds(self) -> None:
        state = self.state
        match.invariants(state)
        if state.phase == "bow":
            return
        assert self.opened - self.ruled == (state.phase == "open") or state.why == "resigned"
        assert state.readings == self.ruled
        assert sum(state.counts) == self.in_play - self.gone == self.in_play - state.taken
        assert max(state.counts) >= 1
        if state.winner is None and state.due is None and state.phase != "thanks":
            assert min(state.counts) >= 1
            assert any(card in state.unread for card in state.mat.places)
        if state.winner is not None and state.why == "cleared":
            assert state.counts[state.winner] == 0
            assert state.margin == sum(state.counts)


Match.TestCase.settings = settings(max_examples=60, stateful_step_count=12, deadline=None)
TestMatch = Match.TestCase
