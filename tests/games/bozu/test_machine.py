"""Whole games by any moves whatever: no card is lost, and the game ends with the stacks."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace

from karuta.games.bozu import match
from karuta.games.bozu.events import Event, Skipped, Turned, Won
from karuta.games.bozu.moves import Move, Resign, Turn
from karuta.games.bozu.rules import OPTIONS, Rules, rules_from
from karuta.games.bozu.state import State
from karuta.games.game import TABLE, Actor
from karuta.games.turntaking import refused
from karuta.poems.kimariji import ALL

RULES = st.fixed_dictionaries(
    {option.name: st.sampled_from(option.choices or (True, False)) for option in OPTIONS}
).map(rules_from)


class Table(RuleBasedStateMachine):
    state: State
    events: tuple[Event, ...] = ()

    @initialize(rules=RULES, seats=st.sampled_from(match.SEATS), seed=st.integers(0, 999))
    def sit_down(self, rules: Rules, seats: int, seed: int) -> None:
        self.state = match.new(rules, str(seed), seats)

    @property
    def goes_on(self) -> bool:
        return not self.state.why

    @precondition(lambda self: self.goes_on)
    @rule(choices=st.lists(st.integers(0, 1), min_size=1, max_size=40))
    def turns(self, choices: list[int]) -> None:
        for choice in choices:
            if self.goes_on:
                moves = match.legal(self.state, self.state.turn).moves()
                self.go(self.state.turn, moves[choice % len(moves)])

    @rule(actor=st.sampled_from([*range(10), TABLE]), stack=st.integers(-1, 2))
    def any_move_at_all(self, actor: Actor, stack: int) -> None:
        move: Move = Turn(stack)
        legal = move in match.legal(self.state, actor).moves()
        assert (refused(match.apply, self.state, actor, move) is None) == legal
        if legal:
            self.go(actor, move)

    @precondition(lambda self: self.goes_on)
    @rule(seat=st.integers(0, 9), sure=st.integers(0, 3))
    def leave(self, seat: int, sure: int) -> None:
        if not sure and seat < len(self.state.piles) and not self.state.left[seat]:
            self.go(seat, Resign())
            assert not self.state.piles[seat]

    def go(self, actor: Actor, move: Move) -> None:
        before = self.state
        self.state, self.events = match.apply(before, actor, move)
        match.invariants(self.state)
        for event in self.events:
            match event:
                case Turned():
                    known = {card for pile in (*before.piles, before.pool) for card in pile}
                    assert event.card not in known
                    assert set(event.moved) <= known
                    assert event.again == (self.state.turn == event.seat) or self.state.why or len(self.events) > 1
                case Skipped():
                    assert before.skips[event.seat] or event.seat == actor
                case Won():
                    assert event is self.events[-1]
                    assert all(len(self.state.piles[seat]) == self.most() for seat in event.winners)

    def most(self) -> int:
        return max(map(len, self.state.piles))

    @invariant()
    def no_card_is_lost(self) -> None:
        state = self.state
        cards = [card for part in (*state.stacks, *state.piles, state.pool) for card in part]
        assert sorted(cards) == sorted(ALL)
        assert (match.outcome(state) is None) == bool(match.actors(state))

    @invariant()
    def it_survives_its_text(self) -> None:
        assert match.from_text(match.to_text(self.state)) == self.state

    @invariant()
    def all_see_the_same(self) -> None:
        views = [match.view(self.state, seat) for seat in (None, *range(len(self.state.piles)))]
        assert all(view.stacks == tuple(map(len, self.state.stacks)) for view in views)
        assert all(replace(view, seat=None) == views[0] for view in views)


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=40, stateful_step_count=12, deadline=None)
