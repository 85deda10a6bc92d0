"""Whole games by any moves whatever: cards are conserved, a reading has one award, and the game ends."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from karuta.chance import Chance
from karuta.games.chirashi.game import CHIRASHI
from karuta.games.game import TABLE, Actor
from karuta.games.gather import match
from karuta.games.gather.events import Awarded, Finished, SpreadOut, Yielded
from karuta.games.gather.state import State
from karuta.games.goshoku.game import GOSHOKU
from karuta.games.sakasama.game import SAKASAMA

GAMES: tuple[tuple[Any, str, tuple[int, ...]], ...] = (
    (CHIRASHI, "deck=starter,tiebreak=sudden_card", (1, 2, 3, 10)),
    (CHIRASHI, "deck=third,dead_cards=20,foul=return_per_card,last_two_together=on,untaken=removed", (2, 5)),
    (CHIRASHI, "deck=colour,foul=skip_turn,per_card=on,tie=first_touch,look_s=0", (1, 4)),
    (SAKASAMA, "deck=quarter,dead_cards=12,tiebreak=sudden_card,tie_margin_ms=200", (2, 6)),
    (GOSHOKU, "tiebreak=sudden_card", (2,)),
    (GOSHOKU, "read=20,foul=return_per_card,tiebreak=sudden_card", (2,)),
)


class Gathered(RuleBasedStateMachine):
    state: State
    game: Any

    @initialize(which=st.sampled_from(GAMES), seed=st.integers(0, 999), draw=st.integers(0, 9))
    def sit_down(self, which: tuple[Any, str, tuple[int, ...]], seed: int, draw: int) -> None:
        self.game, rules, seats = which
        self.state = self.game.new(self.game.rules(rules), str(seed), seats[draw % len(seats)])
        self.cards = self.where()
        self.awards = 0
        self.ended = 0

    def where(self) -> list[int]:
        """Every card, wherever it is."""
        ledger = self.state.ledger
        taken = [card for pile in ledger.taken for card in pile]
        return sorted([*self.state.spread.lies, *self.state.gone, *ledger.pool, *taken])

    @rule(draw=st.integers(0, 10_000), seat=st.integers(0, 9), steps=st.integers(1, 25))
    def move(self, draw: int, seat: int, steps: int) -> None:
        """A move of anybody, then the game as it comes."""
        rng = Chance(draw)
        self.make(seat if seat < self.state.seats else TABLE, rng)
        for _ in range(steps):
            waited = match.actors(self.state)
            self.make(waited[rng.below(len(waited))] if waited else TABLE, rng)

    def make(self, actor: Actor, rng: Chance) -> None:
        chosen = self.game.legal(self.state, actor).sample(rng)
        if chosen is None:
            return
        before = self.state
        self.state, events = match.apply(before, actor, chosen)
        assert before.phase != "over"
        for event in events:
            if isinstance(event, Awarded):
                self.awards += 1
                self.check_award(before, event)
            elif isinstance(event, Yielded):
                kept = sum(self.state.ledger.counts) + len(self.state.ledger.pool)
                assert kept == sum(before.ledger.counts) + len(before.ledger.pool)
            elif isinstance(event, Finished):
                self.ended += 1

    def check_award(self, before: State, event: Awarded) -> None:
        award = event.award
        assert award.number == before.readings + 1 == self.awards
        assert award.poem == before.next_poem()
        assert award.lay == (award.poem in before.spread)
        if award.taker is None:
            assert not award.gained
        else:
            assert award.poem in award.gained
            assert not before.out()[award.taker]
        assert all(not fouls or not out for fouls, out in zip(award.fouls, before.out(), strict=True))
        if not before.rules.per_card:
            assert max(award.fouls) <= 1
        kept = sum(award.counts) - sum(before.ledger.counts)
        back = sum(map(len, award.returned.values()))
        assert kept == len(award.gained) - back
        assert len(award.pool) == (0 if award.taker is not None else len(before.ledger.pool)) + back

    @invariant()
    def holds(self) -> None:
        state = self.state
        match.invariants(state)
        assert self.where() == self.cards
        assert state.readings == self.awards
        assert (state.phase == "over") == (self.ended == 1)
        assert self.ended <= 1
        assert (state.phase == "over") or self.awards <= len(self.cards) * 2 + 20
        assert all(not state.left[seat] for seat in state.winners)


Gathered.TestCase.settings = settings(max_examples=80, stateful_step_count=14, deadline=None)
TestGathered = Gathered.TestCase


def test_games_come_to_sudden_cards_and_yields() -> None:
    """What the machine is to meet does happen."""
    seen: set[type] = set()
    for seed in range(12):
        for played, rules, seats in (GAMES[0], GAMES[4], GAMES[5]):
            state, rng = played.new(played.rules(rules), str(seed), max(2, seats[0])), Chance(seed)
            for _ in range(400):
                actor: Actor = rng.below(state.seats) if rng.below(5) == 0 else TABLE
                chosen = played.legal(state, actor).sample(rng)
                if chosen is None:
                    chosen = played.legal(state, TABLE).sample(rng)
                    actor = TABLE
                if chosen is None:
                    break
                state, events = played.apply(state, actor, chosen)
                seen |= {type(event) for event in events}
    assert {SpreadOut, Yielded, Finished, Awarded} <= seen
